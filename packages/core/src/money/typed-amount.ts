import { failed, type Result } from '../result.ts';
import { type Amount, parseAmount } from './amount.ts';
import { problem } from './problems.ts';

/**
 * Parses an amount as people type it: `1'949.75`, `1’949.75`, `1 949,75`, `1.949,75`, `100.–`, `CHF 100.-`, `.50`. Thousands
 * may be separated by apostrophes, spaces, points or commas; the decimal sign is a point or a comma; a
 * currency may come before or after. With `currency`, any other is refused. Nothing is guessed or rounded.
 * Reports `AMOUNT_AMBIGUOUS` (`1,234`), `AMOUNT_OTHER_CURRENCY`, and `AMOUNT_FORMAT`, `AMOUNT_SCALE`, `AMOUNT_RANGE` as `parseAmount`.
 */
export function parseTypedAmount(text: string, currency?: string): Result<Amount> {
  if (text.length > typedLengthMax) return failed(problem('AMOUNT_FORMAT', []));
  const { figures, typed } = withoutCurrency(text.trim());
  if (typed !== undefined && currency && typed !== currency) {
    return failed(problem('AMOUNT_OTHER_CURRENCY', [], { typed, currency }));
  }
  const bare = figures.replace(noDecimals, '');
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

/** A dash in place of the decimals: `100.–`, `100.--`, `100,-`, `100-`. */
const noDecimals = /(?<=\d)[.,]?\s?[-–—]{1,2}$/;

const currencyNames: Readonly<Record<string, string>> = { '€': 'EUR', fr: 'CHF', sfr: 'CHF' };

function withoutCurrency(text: string): { figures: string; typed: string | undefined } {
  const name = '(?:S?Fr\\.?|[A-Z]{3}|€)';
  const match =
    new RegExp(`^(${name})\\s*(?=[\\d.,])(.*)$`, 'iu').exec(text) ??
    new RegExp(`^(.*[\\d.,–—-])\\s*(${name})$`, 'iu').exec(text);
  if (match === null) return { figures: text, typed: undefined };
  const isBefore = /\d/.test(match[2] as string);
  const [written, figures] = (isBefore ? [match[1], match[2]] : [match[2], match[1]]) as [string, string];
  const short = written.toLowerCase().replace('.', '');
  return { figures: figures.trim(), typed: currencyNames[short] ?? written.toUpperCase() };
}
