/** Decimal text with its digits in groups of three, as Swiss offices write it: `1’949.75`. Nothing else is changed. */
export function groupedAmount(text: string): string {
  const [whole = '', ...decimals] = text.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, '’'), ...decimals].join('.');
}

const ungroupedMax = 9999;

/** A value of a sentence: numbers from 10’000 are written in groups, text stays as it is. */
export function writtenNumber(value: string | number): string {
  return typeof value === 'number' && value > ungroupedMax ? groupedAmount(String(value)) : String(value);
}
