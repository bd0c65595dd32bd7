/** Decimal text with its digits in groups of three, as Swiss bills are printed: `1 949.75`. Nothing else is changed. */
export function groupedAmount(text: string, separator = '\u00a0'): string {
  const [whole = '', ...decimals] = text.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, separator), ...decimals].join('.');
}
