const zero = 0x30;
/** Digits in front of the point of a short amount. */
const shortDigitsMax = 9;
/** Below it a sum of numbers is exact, and so is its hundredth with two decimals. */
const safeHundredths = 2 ** 50;

/** A decimal text as an integer and the number of its decimals. */
interface Scaled {
  readonly units: bigint;
  readonly decimals: number;
}

/** Exponents are read too; callers bound them. */
function scaled(text: string): Scaled {
  const mark = text.search(/e/i);
  const mantissa = mark < 0 ? text : text.slice(0, mark);
  const point = mantissa.indexOf('.') + 1;
  const units = BigInt(mantissa.replace('.', ''));
  const decimals = (point && mantissa.length - point) - (mark < 0 ? 0 : Number(text.slice(mark + 1)));
  return decimals < 0 ? { units: units * 10n ** BigInt(-decimals), decimals: 0 } : { units, decimals };
}

function atScale({ units, decimals }: Scaled, target: number): bigint {
  return units * 10n ** BigInt(target - decimals);
}

/** Two decimals, rounded half up (away from zero), and never a negative zero. */
function printed({ units, decimals }: Scaled): string {
  const size = units < 0n ? -units : units;
  let rappen = decimals <= 2 ? size * 10n ** BigInt(2 - decimals) : size;
  if (decimals > 2) {
    const step = 10n ** BigInt(decimals - 2);
    rappen = (size + step / 2n) / step;
  }
  const digits = String(rappen).padStart(3, '0');
  return `${units < 0n && rappen > 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * A short amount as a whole number of hundredths, which is exact: at most nine digits, with two decimals or none, below zero or not; NaN for
 * every other text.
 */
function hundredthsOf(text: string): number {
  const { length } = text;
  const start = text.startsWith('-') ? 1 : 0;
  const point = length > start + 3 && text[length - 3] === '.' ? length - 3 : length;
  if (point === start || point > start + shortDigitsMax) return Number.NaN;
  let units = 0;
  for (let at = start; at < length; at += 1) {
    const digit = text.charCodeAt(at) - zero;
    if (at === point) continue;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    units = units * 10 + digit;
  }
  return (start === 1 ? -units : units) * (point === length ? 100 : 1);
}

/** Sum of short amounts in hundredths; NaN where one is none, or where a number would not hold it exactly. */
function shortSumOf(values: readonly string[]): number {
  let sum = 0;
  for (const value of values) {
    sum += hundredthsOf(value);
    if (!(Math.abs(sum) < safeHundredths)) return Number.NaN;
  }
  return sum;
}

/** Sum of decimal texts with two decimals, or as many as a value has that has more. */
function totalOf(values: readonly string[]): Scaled {
  const parts = values.map(scaled);
  const decimals = parts.reduce((most, part) => Math.max(most, part.decimals), 2);
  return { units: parts.reduce((sum, part) => sum + atScale(part, decimals), 0n), decimals };
}

/** What stands before and behind the point. */
function around({ units, decimals }: Scaled): readonly [whole: string, fraction: string] {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  return [(units < 0n ? '-' : '') + digits.slice(0, at), digits.slice(at)];
}

/** Sum of decimal texts, exact, as text with two decimals (`1025.00`); more decimals are rounded half up at the end. */
export function sumOf(values: readonly string[]): string {
  return printed(totalOf(values));
}

/** Sum of decimal texts, exact and never rounded: two decimals, or as many as a value has that has more. */
export function exactSumOf(values: readonly string[]): string {
  const only = onlyOf(values);
  if (plainAmount.test(only)) return only;
  const short = shortSumOf(values);
  return Number.isNaN(short) ? around(totalOf(values)).join('.') : (short / 100).toFixed(2);
}

/** The one value of a sum that is not `0.00`, or that itself; empty where there are several. */
function onlyOf(values: readonly string[]): string {
  let only = nothing;
  for (const value of values) if (value !== nothing) only = only === nothing ? value : '';
  return only;
}

const nothing = '0.00';
/** As sums are written: it is the text of its own value. */
const plainAmount = /^(?:0|-?[1-9]\d{0,8})\.\d\d$/;

/** The same amount the other way: `5.00` as `-5.00`, and `-5.00` as `5.00`. */
export function negated(value: string): string {
  if (value === nothing) return value;
  if (value.startsWith('-')) return value.slice(1);
  return /[1-9]/.test(value) ? `-${value}` : value;
}

/** One decimal text less another, with two decimals. */
export function differenceOf(from: string, value: string): string {
  return sumOf([from, negated(value)]);
}

/** Product of decimal texts, exact, and only then rounded half up to two decimals: 3 × 0.335 → `1.01`. */
export function productOf(factors: readonly string[]): string {
  let product: Scaled = { units: 1n, decimals: 0 };
  for (const factor of factors) {
    const { units, decimals } = scaled(factor);
    product = { units: product.units * units, decimals: product.decimals + decimals };
  }
  return printed(product);
}

/** Tax on a net amount at a rate in per cent, rounded half up to two decimals: 400.19 at 3.7 → `14.81`. */
export function taxOf(net: string, percent: string): string {
  const [amount, rate] = [scaled(net), scaled(percent)];
  return printed({ units: amount.units * rate.units, decimals: amount.decimals + rate.decimals + 2 });
}

/** By how much the first decimal text is more than the second. */
function apart(one: string, other: string): Scaled {
  const [first, second] = [scaled(one), scaled(other)];
  const decimals = Math.max(first.decimals, second.decimals, 2);
  return { units: atScale(first, decimals) - atScale(second, decimals), decimals };
}

/** Whether two decimal texts lie at most `rappenMax` hundredths apart. */
export function isNear(one: string, other: string, rappenMax: number): boolean {
  const { units, decimals } = apart(one, other);
  return (units < 0n ? -units : units) <= BigInt(rappenMax) * 10n ** BigInt(decimals - 2);
}

/** Less than zero when the first decimal text is smaller, zero when they are equal, more when it is larger. */
export function compareDecimals(one: string, other: string): number {
  if (one === other) return 0;
  const difference = hundredthsOf(one) - hundredthsOf(other);
  // Never a negative zero
  if (!Number.isNaN(difference)) return Math.sign(difference) + 0;
  const { units } = apart(one, other);
  return units < 0n ? -1 : units > 0n ? 1 : 0;
}

/** A decimal text without exponent and without leading or trailing zeros: `007.70` → `7.7`, `2.0` → `2`, `1.5e2` → `150`. */
export function shortDecimal(text: string): string {
  const [whole, fraction] = around(scaled(text));
  return `${whole}.${fraction}`.replace(/\.?0*$/, '');
}
