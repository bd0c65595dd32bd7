import type { CalendarDate } from '@rappen/core/date';

export interface Clock {
  /** The day in Switzerland. */
  today(): CalendarDate;
  /** Milliseconds since the beginning of 1970. */
  now(): number;
}
