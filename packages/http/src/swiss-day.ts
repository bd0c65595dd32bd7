import type { CalendarDate } from '@rappen/core/date';

/** Made when it is first asked for: that takes longer than loading a small command. */
let swissCalendar: Intl.DateTimeFormat | undefined;

/** The calendar day in Switzerland at an instant; the Swedish form is `yyyy-mm-dd`. */
export function swissDay(instant: Date): CalendarDate {
  swissCalendar ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short' });
  return swissCalendar.format(instant) as CalendarDate;
}
