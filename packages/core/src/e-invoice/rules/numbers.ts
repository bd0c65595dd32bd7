/** A decimal with 18 places behind the point, as rules calculate: exact for every amount, quantity and rate that is read. */
export type Num = bigint;

const places = 18;
export const one: Num = 10n ** BigInt(places);
const hundredth = one / 100n;

/** The number of a text of XML Schema's decimals; undefined for every other text. */
export function numberOf(text: string): Num | undefined {
  const [, sign = '', whole = '', fraction = ''] = /^\s*([+-]?)(\d{0,30})(?:\.(\d{0,30}))?\s*$/.exec(text) ?? [];
  if (whole === '' && fraction === '') return undefined;
  const size = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  return sign === '-' ? -size : size;
}

export function product(a: Num, b: Num): Num {
  return (a * b) / one;
}

/** Undefined where nothing divides. */
export function quotient(a: Num, b: Num): Num | undefined {
  return b === 0n ? undefined : (a * one) / b;
}

function roundedTo(value: Num, unit: Num): Num {
  const shifted = value + unit / 2n;
  const rest = shifted % unit;
  return shifted - (rest < 0n ? rest + unit : rest);
}

/** With two decimals, halves towards the greater one. Source: XPath 2.0, fn:round. */
export function roundedToHundredths(value: Num): Num {
  return roundedTo(value, hundredth);
}

export function roundedToWhole(value: Num): Num {
  return roundedTo(value, one);
}

/** As an amount: two decimals, or as many as there are. */
export function textOf(value: Num): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0{1,16}$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${fraction}`;
}
