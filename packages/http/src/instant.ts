/** UTC to the millisecond, `2026-11-21T09:53:31.814Z`: of two, the later is the greater text. */
export type Instant = string;

/** The instant so many milliseconds after the beginning of 1970. */
export function instantOf(milliseconds: number): Instant {
  return new Date(milliseconds).toISOString();
}

/** An instant as PDFs have it, to the second: `2026-11-21T10:00:00Z`. */
export function pdfInstantOf(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}Z`;
}
