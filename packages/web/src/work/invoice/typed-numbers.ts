/** Quantity, price or share as people type it: `1'949.75`, `12,5`, `-3`. Undefined: it is no number, or says two things. */
export function typedNumber(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^(?:CHF|EUR|Fr\.?)\s*|\s*(?:CHF|EUR|Fr\.?)$/gi, '')
    .replace(/[.,](?:[-–—]{1,2})$/, '')
    .replace(/[−–]/g, '-')
    .replace(/(\d)['’‘ʼ´`\s\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '$1');
  const match = /^(-?)(\d*)(?:[.,](\d+))?$/.exec(bare);
  if (match === null) return undefined;
  const [, sign = '', whole = '', decimals] = match;
  if (whole === '' && decimals === undefined) return undefined;
  if (/^[1-9]\d{0,2},\d{3}$/.test(bare.replace('-', ''))) return undefined;
  return `${sign}${whole.replace(/^0+(?=\d)/, '') || '0'}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** What is taken off or put on: a share of the whole, or an amount. */
export type Reduction = { readonly percent: number } | { readonly amount: number };

/** `10 %`, `10%` or `50.00`. Undefined: neither. */
export function typedReduction(text: string): Reduction | undefined {
  const share = /^(.*?)\s*%$/.exec(text.trim());
  const number = typedNumber(share?.[1] ?? text);
  if (number === undefined) return undefined;
  return share ? { percent: Number(number) } : { amount: Number(number) };
}
