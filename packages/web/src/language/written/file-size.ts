import type { Problem } from '@rappen/core/problem';

const kilobyte = 1024;
const units = { de: ['kB', 'MB'], fr: ['ko', 'Mo'], it: ['kB', 'MB'], en: ['kB', 'MB'] } as const;

/** How large a file is, in the unit that people use; limits are so many times 1024. */
export function fileSize(bytes: number, language: keyof typeof units): string {
  const [small, large] = units[language];
  const isLarge = bytes >= kilobyte ** 2;
  const count = bytes / (isLarge ? kilobyte ** 2 : kilobyte);
  // One digit behind the point where there is something to tell, and never nothing
  return `${Math.max(0.1, Math.round(count * 10) / 10)} ${isLarge ? large : small}`;
}

/** Their parameters are bytes, which no page counts. */
const sizeCodes = /^(?:FILE|WORKBOOK|PDF|BUSINESS_CASE|PAYLOAD)_TOO_LARGE/;

/** The parameters of a problem, those that are bytes as people tell the size of a file. */
export function withSizes({ code, params }: Problem, language: keyof typeof units): Problem['params'] {
  if (!sizeCodes.test(code)) return params;
  return Object.fromEntries(Object.entries(params).map(([name, bytes]) => [name, fileSize(Number(bytes), language)]));
}
