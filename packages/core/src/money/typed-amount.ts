import { failed, type Result } from '../result.ts';
import { type Amount, amountBounds, parseAmount } from './amount.ts';
import { problem } from './problems.ts';

/**
 * Parses an amount as people type it: `1'949.75`, `1’949.75`, `1 949,75`, `1.949,75`, `100.–`, `CHF 100.-`, `.50`. Thousands
 * may be separated by apostrophes, spaces, points or commas; the decimal sign is a point or a comma; a
 * currency may come before or after. With `currency`, any other is refused. Nothing is guessed, rounded or dropped: what is below zero,
 * in whatever way that is written (`-5`, `12.50-`, `(12.50)`, `12.50 CR`), is refused.
 * Reports `AMOUNT_AMBIGUOUS` (`1,234`), `AMOUNT_SIGN_UNCLEAR` (`100-`), `AMOUNT_OTHER_CURRENCY`, and `AMOUNT_FORMAT`, `AMOUNT_SCALE`,
 * `AMOUNT_RANGE` as `parseAmount`.
 */
export function parseTypedAmount(text: string, currency?: string): Result<Amount> {
  if (text.length > typedLengthMax) return failed(problem('AMOUNT_FORMAT', []));
  const trimmed = text.trim();
  const unsigned = withoutSign(trimmed);
  const { figures, typed } = withoutCurrency(unsigned ?? trimmed);
  if (typed !== undefined && currency && typed !== currency) {
    return failed(problem('AMOUNT_OTHER_CURRENCY', [], { typed, currency }));
  }
  const amount = parseFigures(figures);
  return unsigned === undefined ? amount : belowZero(amount);
}

/** Figures without a currency, with a sign before or behind them or none. */
function parseFigures(figures: string): Result<Amount> {
  const unsigned = withoutSign(figures);
  if (unsigned !== undefined) return belowZero(parseFigures(unsigned));
  const price = pricePattern.exec(figures)?.[1];
  if (price !== undefined) return hasDecimals.test(price) ? failed(problem('AMOUNT_FORMAT', [])) : parseUnsigned(price);
  const [, before] = trailingSign.exec(figures) ?? [];
  if (before === undefined) return parseUnsigned(figures);
  const amount = parseUnsigned(before);
  // Behind decimals it can be nothing but a minus
  if (hasDecimals.test(before)) return belowZero(amount);
  return amount.ok ? failed(problem('AMOUNT_SIGN_UNCLEAR', [], { text: figures, whole: amount.value })) : amount;
}

/** What is an amount, or would be one if it were written otherwise, is too little with a minus; what is none stays none. */
function belowZero(amount: Result<Amount>): Result<Amount> {
  return amount.ok || amount.problems[0].code !== 'AMOUNT_FORMAT'
    ? failed(problem('AMOUNT_RANGE', [], amountBounds))
    : amount;
}

function parseUnsigned(bare: string): Result<Amount> {
  const ambiguous = /^([1-9]\d{0,2})[.,](\d{3})$/.exec(bare);
  if (ambiguous) {
    const [, thousands = '', rest = ''] = ambiguous;
    return failed(problem('AMOUNT_AMBIGUOUS', [], { text: bare, whole: `${thousands}${rest}.00` }));
  }
  for (const { pattern, decimal } of spellings) {
    if (!pattern.test(bare)) continue;
    const [whole = '', decimals] = bare.split(decimal);
    const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
    return parseAmount(decimals ? `${digits}.${decimals}` : digits);
  }
  return parseAmount(bare);
}

/** Far longer than any amount. */
const typedLengthMax = 60;

const blank = '[\\s\\u00a0\\u2009\\u202f]';
const apostrophe = "['’‘ʼ´`]";

/** How whole numbers are grouped, with the signs that then may begin the decimals. */
const spellings = [
  { group: '', decimal: /[.,]/ },
  { group: apostrophe, decimal: /[.,]/ },
  { group: blank, decimal: /[.,]/ },
  { group: '\\.', decimal: /,/ },
  { group: ',', decimal: /\./ },
].map(({ group, decimal }) => {
  const whole = group === '' ? '\\d+' : `\\d{1,3}(?:${group}\\d{3})+`;
  const start = group === '' ? '(?=[.,]?\\d)\\d*' : whole;
  return { pattern: new RegExp(`^${start}(?:${decimal.source}\\d*)?$`), decimal };
});

/** A dash in place of the decimals, behind a point or comma: `100.–`, `100.--`, `100,-`. */
const pricePattern = /^(.*\d)[.,]\s?(?:-{1,2}|–{1,2}|—{1,2})$/;
const hasDecimals = /[.,]\d{1,2}$/;

/** Hyphens, dashes and minus signs. */
const minus = '[-\\u00ad\\u2010-\\u2015\\u2212\\ufe58\\ufe63\\uff0d]';
const trailingSign = new RegExp(`^(.*[\\d.,])\\s*${minus}+$`);
/** A minus before all else or behind a currency, the parentheses of accountants, and what banks write for a credit. */
const signs = [
  new RegExp(`^${minus}\\s*(.+)$`),
  new RegExp(`^(.*\\d.*[\\p{L}€][.]?)\\s*${minus}+$`, 'u'),
  /^[(（]\s*(.+?)\s*[)）]$/,
  /^CR\.?\s*(?=[\d.,(])(.+)$/i,
  /^(.*[\d.,)–—-])\s*CR\.?$/i,
  /^(.*\d.*[\p{L}€])\s+CR\.?$/iu,
];

/** What a sign for an amount below zero stands at; undefined: at nothing. */
function withoutSign(text: string): string | undefined {
  for (const sign of signs) {
    const rest = sign.exec(text)?.[1];
    if (rest !== undefined) return rest.trim();
  }
  return undefined;
}

const currencyNames: Readonly<Record<string, string>> = { __proto__: null as never, '€': 'EUR', fr: 'CHF', sfr: 'CHF' };

function withoutCurrency(text: string): { figures: string; typed: string | undefined } {
  const name = '(?:S?Fr\\.?|[A-Z]{3}|€)';
  const match =
    new RegExp(`^(${name})\\s*(?=[\\d.,(（]|${minus})(.*)$`, 'iu').exec(text) ??
    new RegExp(`^(.*(?:[\\d.,)）]|${minus}))\\s*(${name})$`, 'iu').exec(text);
  if (match === null) return { figures: text, typed: undefined };
  const isBefore = /\d/.test(match[2] as string);
  const [written, figures] = (isBefore ? [match[1], match[2]] : [match[2], match[1]]) as [string, string];
  const short = written.toLowerCase().replace('.', '');
  return { figures: figures.trim(), typed: currencyNames[short] ?? written.toUpperCase() };
}
