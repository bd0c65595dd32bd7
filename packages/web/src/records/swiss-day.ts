const hour = 3_600_000;

/**
 * The calendar day in Switzerland, `yyyy-mm-dd`. Reckoned by the rule for summer time, from 1 o'clock UTC on the last Sunday of March
 * to that of October: a browser takes longer to load what it knows of time zones than to draw a page.
 * Source: Directive 2000/84/EC, which Switzerland follows (SR 941.299.1).
 */
export function swissDay(now: Date): string {
  const year = now.getUTCFullYear();
  const isSummer = now.getTime() >= changeOf(year, 2) && now.getTime() < changeOf(year, 9);
  return new Date(now.getTime() + (isSummer ? 2 : 1) * hour).toISOString().slice(0, 10);
}

/** The moment in a month when the clocks change; both months have 31 days. */
function changeOf(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * 24 * hour;
}
