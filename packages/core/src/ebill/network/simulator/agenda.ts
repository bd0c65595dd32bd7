import type { CalendarDate } from '../../../date/calendar-date.ts';
import { networkLimits } from '../limits.ts';
import { dayOf } from './clock.ts';
import { appended, emptyLog, itemsOf } from './log.ts';
import type { AgendaItem, Run } from './state.ts';
import { entriesOf, valueOf, withValue } from './table.ts';

/** Things to do on one day: each case has at most one payment, archive and wish of its own, and each instalment a payment. */
const itemsPerDayMax = networkLimits.casesMax * 4;

/** Notes something to be done on a day, or as soon as time moves on when that day is over. */
export function schedule(run: Run, day: CalendarDate, item: AgendaItem): void {
  const today = dayOf(run.now);
  const key = day < today ? today : day;
  const items = appended(valueOf(run.state.agenda, key) ?? emptyLog<AgendaItem>(), item, itemsPerDayMax);
  run.state = { ...run.state, agenda: withValue(run.state.agenda, key, items) };
}

/** Takes everything that is due today or before off the agenda, the oldest first. */
export function takeDue(run: Run): readonly AgendaItem[] {
  const today = dayOf(run.now);
  const days = entriesOf(run.state.agenda)
    .filter(([day]) => day <= today)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [day] of days) run.state = { ...run.state, agenda: withValue(run.state.agenda, day, undefined) };
  return days.flatMap(([, items]) => itemsOf(items));
}
