/** A list that is a plain value and grows at its end: adding copies one page and the list of pages. */
export interface Log<T> {
  readonly pages: readonly (readonly T[])[];
}

const pageLength = 512;

export function emptyLog<T>(): Log<T> {
  return { pages: [] };
}

/** The log with one more item; of more than `lengthMax` the oldest page is forgotten. */
export function appended<T>(log: Log<T>, item: T, lengthMax: number): Log<T> {
  const last = log.pages.at(-1);
  if (last !== undefined && last.length < pageLength) return { pages: [...log.pages.slice(0, -1), [...last, item]] };
  const kept = log.pages.length * pageLength >= lengthMax ? log.pages.slice(1) : log.pages;
  return { pages: [...kept, [item]] };
}

/** The log of these items, as adding one after the other makes it. */
export function logOf<T>(items: readonly T[]): Log<T> {
  const pages = Array.from({ length: Math.ceil(items.length / pageLength) }, (_, page) =>
    items.slice(page * pageLength, (page + 1) * pageLength),
  );
  return { pages };
}

export function itemsOf<T>(log: Log<T>): readonly T[] {
  return log.pages.flat();
}

/** At most `limit` items behind the newest one that fits; from the oldest when none fits, or nothing is looked for. */
export function itemsAfter<T>(log: Log<T>, isCursor: ((item: T) => boolean) | undefined, limit: number): T[] {
  const [page, index] = isCursor === undefined ? [0, 0] : behind(log, isCursor);
  const found: T[] = [];
  for (let p = page; p < log.pages.length && found.length < limit; p++) {
    found.push(...(log.pages[p] ?? []).slice(p === page ? index : 0));
  }
  return found.slice(0, limit);
}

/** Searched from the end: who asks is mostly nearly up to date. */
function behind<T>(log: Log<T>, isCursor: (item: T) => boolean): [page: number, index: number] {
  for (let page = log.pages.length - 1; page >= 0; page--) {
    const items = log.pages[page] ?? [];
    for (let index = items.length - 1; index >= 0; index--) {
      if (isCursor(items[index] as T)) return [page, index + 1];
    }
  }
  return [0, 0];
}
