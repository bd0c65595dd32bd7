import type { CalendarDate } from '@rappen/core/date';

const swissCalendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short' });

/** The calendar day in Switzerland at an instant; the Swedish form is `yyyy-mm-dd`. */
export function swissDay(instant: Date): CalendarDate {
  return swissCalendar.format(instant) as CalendarDate;
}
