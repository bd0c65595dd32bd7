/** Days of the calendar are texts here, `yyyy-mm-dd`; in between they are reckoned at midnight UTC. */
export const dayMilliseconds = 86_400_000;

/** The day so many days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds);
}

/** The same day of the month so many months later, or the last day of a shorter month. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** Days from one day to another; negative where that is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds);
}

/** The day of a moment in UTC. */
export function isoDay(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
