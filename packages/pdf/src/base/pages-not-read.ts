/**
 * Why pages were not read, or not to their end: `beyond-limit`: a bound of the call was reached; `unreadable`: their content is
 * damaged, or written in a font that is not there; `not-followed`: pictures or annotations were not looked into.
 */
export type NotReadReason = 'beyond-limit' | 'unreadable' | 'not-followed';

/** Pages that were not read, or not to their end. */
export interface PagesNotRead {
  /** From 1, both included. */
  readonly from: number;
  readonly to: number;
  readonly reason: NotReadReason;
}

/** Adds a page to a list in the order of pages; undefined: it was read. */
export function addNotRead(list: PagesNotRead[], page: number, reason: NotReadReason | undefined): void {
  if (reason === undefined) return;
  const last = list.at(-1);
  if (last?.reason === reason && last.to === page - 1) list[list.length - 1] = { ...last, to: page };
  else list.push({ from: page, to: page, reason });
}

/** `2, 4–12`. */
export function pagesText(list: readonly PagesNotRead[]): string {
  return list.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
