import { invoiceWords } from '../../invoice-document/index.ts';
import { compareDecimals, shortDecimal } from '../../money/index.ts';
import { limits } from '../limits.ts';

/** A discount of a line of BT-20. */
export interface DiscountLine {
  readonly percent: string;
  /** From the day of the invoice. */
  readonly days?: number | undefined;
  readonly basis?: string | undefined;
  /** `yyyy-mm-dd`. */
  readonly until?: string | undefined;
  /** What is left to pay, where it is printed. */
  readonly payable?: string | undefined;
  readonly text: string;
}

export interface DiscountLines {
  /** Of lines for programs, then of sentences that Rappen prints. */
  readonly lines: readonly DiscountLine[];
  /** Lines for programs in another form. */
  readonly malformed: readonly string[];
  /** Words that may be a condition. */
  readonly words: readonly string[];
  /** How many lines were not looked at. */
  readonly left: number;
}

const forPrograms =
  /^#SKONTO#TAGE=(\d{1,4})#PROZENT=(\d{1,3}(?:[.,]\d{1,4})?)#(?:BASISBETRAG=(\d{1,15}(?:[.,]\d{1,2})?)#)?$/i;

/**
 * The discounts of payment terms as text (BT-20): lines such as `#SKONTO#TAGE=10#PROZENT=2.00#` (XRechnung, BR-DE-18), and the
 * sentences that our own invoices have. Everything else is handed back.
 */
export function discountLinesOf(terms: string | undefined): DiscountLines {
  const coded: DiscountLine[] = [];
  const printed: DiscountLine[] = [];
  const malformed: string[] = [];
  const words: string[] = [];
  const all = (terms ?? '').split(/\r?\n/);
  for (const line of all.slice(0, limits.termsMax)) {
    const text = line.trim();
    if (text === '') continue;
    if (text.startsWith('#')) {
      const [, days, percent = '', basis] = forPrograms.exec(text) ?? [];
      if (days === undefined) malformed.push(text);
      else coded.push({ days: Number(days), percent: pointed(percent), basis: basis && pointed(basis), text });
      continue;
    }
    const sentence = printedDiscountOf(text);
    if (sentence !== undefined) printed.push(sentence);
    else if (!isNetSentence(text)) words.push(text);
  }
  return { lines: [...coded, ...printed], malformed, words, left: Math.max(0, all.length - limits.termsMax) };
}

function pointed(text: string): string {
  return text.replace(',', '.');
}

const day = String.raw`(\d\d)\.(\d\d)\.(\d{4})`;
const patterns = Object.values(invoiceWords).map(({ cashDiscount, dueOn }) => ({
  discount: patternOf(cashDiscount),
  net: patternOf(dueOn),
}));

/** A sentence with places as an expression, each place a group by its name. */
function patternOf(sentence: string): RegExp {
  const source = sentence
    .replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replace('{date}', day.replace(/\(/g, '(?:').replace(/^/, '(?<date>').replace(/$/, ')'))
    .replace('{percent}', String.raw`(?<percent>\d{1,3}(?:\.\d{1,4})?)%`)
    .replace('{amount}', String.raw`[A-Z]{3} (?<amount>[\d']{1,20}\.\d\d)`);
  return new RegExp(`^${source}$`);
}

function printedDiscountOf(text: string): DiscountLine | undefined {
  for (const { discount } of patterns) {
    const { date = '', percent = '', amount = '' } = discount.exec(text)?.groups ?? {};
    if (date === '') continue;
    const until = `${date.slice(6)}-${date.slice(3, 5)}-${date.slice(0, 2)}`;
    return { percent, until, payable: amount.replaceAll("'", ''), text };
  }
  return undefined;
}

function isNetSentence(text: string): boolean {
  return patterns.some(({ net }) => net.test(text));
}

const condition = /%|skonto|escompte|sconto|discount|abzug|d[ée]duction|deduzione|rabatt|raten|mahn|zins|interest/i;

/** Whether words may change what is to be paid: they name a percentage that no discount has, or speak of one. */
export function mayBeCondition(words: string, percents: readonly string[]): boolean {
  if (!condition.test(words)) return false;
  const named = percentsIn(words);
  if (named.length === 0) return percents.length === 0;
  return named.some((one) => !percents.some((known) => compareDecimals(shortDecimal(known), shortDecimal(one)) === 0));
}

/** Whether words name a percentage: `3,0 %` names 3. */
export function namesPercent(words: string, percent: string): boolean {
  return percentsIn(words).some((one) => compareDecimals(shortDecimal(percent), shortDecimal(one)) === 0);
}

function percentsIn(words: string): string[] {
  return [...words.matchAll(/(\d{1,3}(?:[.,]\d{1,4})?)\s?%/g)].map(([, percent = '']) => pointed(percent));
}
