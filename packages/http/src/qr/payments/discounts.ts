import { ExactNumber } from '@rappen/core/json';

/** How discounts are written in one text, as a Swico S1 code does (tag 40): per cent and days, or per cent and last day. */
export const discountsForm = 'discounts such as 2:10;1:20 (per cent:days) or 2:2026-12-10 (per cent:last day)';

const one = '\\d{1,2}(?:\\.\\d{1,3})?:(?:\\d{1,4}|\\d{4}-\\d\\d-\\d\\d)';

/** A text of discounts, the same for queries, options and cells of tables. */
export const discountsPattern = new RegExp(`^${one}(?:[;,]\\s?${one}){0,9}$`);

/** The discounts of such a text, as `reconcile` takes them; undefined where it is none. */
export function discountsOfText(text: string): readonly Readonly<Record<string, unknown>>[] | undefined {
  if (!discountsPattern.test(text)) return undefined;
  return text.split(/[;,]\s?/).map((part) => {
    const [percent = '', when = ''] = part.split(':');
    return {
      percent: new ExactNumber(percent),
      ...(when.includes('-') ? { until: when } : { days: new ExactNumber(String(Number(when))) }),
    };
  });
}

/** The input of a reconciliation with discounts for all bills that name none; those of the input win. */
export function withDiscounts(
  input: Readonly<Record<string, unknown>>,
  text: string | undefined,
): Readonly<Record<string, unknown>> {
  if (text === undefined || input['discounts'] !== undefined) return input;
  return { ...input, discounts: discountsOfText(text) };
}
