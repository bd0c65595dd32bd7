/** Decimal text with its digits in groups of three, as Swiss offices write it: `1’949.75`. Nothing else is changed. */
export function groupedAmount(text: string): string {
  const [whole = '', ...decimals] = text.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, '’'), ...decimals].join('.');
}
