/**
 * Which backups of a folder stay: the latest ones, then the last of each day, and of each month. Only those of this browser are
 * deleted: other computers may write into the same folder.
 */

/** Generations of each kind that stay. */
const generations = { latest: 5, days: 30, months: 12 } as const;

/** The name of a backup of a browser at a moment in ISO 8601: `rappen-AB12CD-2026-12-31-235959.json`. */
export function copyName(browser: string, moment: string): string {
  const [day = '', time = ''] = moment.split('T');
  return `rappen-${browser}-${day}-${time.slice(0, 8).replaceAll(':', '')}.json`;
}

/** Those of some names that are too old to stay, of a browser. */
export function outlivedNames(names: readonly string[], browser: string): readonly string[] {
  const own = new RegExp(`^rappen-${browser}-\\d{4}-\\d\\d-\\d\\d-\\d{6}\\.json$`);
  const start = `rappen-${browser}-`.length;
  const newestFirst = names
    .filter((name) => own.test(name))
    .sort()
    .reverse();
  const stay = new Set([
    ...newestFirst.slice(0, generations.latest),
    ...firstOfEach(newestFirst, (name) => name.slice(start, start + 10)).slice(0, generations.days),
    ...firstOfEach(newestFirst, (name) => name.slice(start, start + 7)).slice(0, generations.months),
  ]);
  return newestFirst.filter((name) => !stay.has(name));
}

function firstOfEach(names: readonly string[], groupOf: (name: string) => string): readonly string[] {
  const first = new Map<string, string>();
  for (const name of names) if (!first.has(groupOf(name))) first.set(groupOf(name), name);
  return [...first.values()];
}
