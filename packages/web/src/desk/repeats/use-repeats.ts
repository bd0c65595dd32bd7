import { useEffect } from 'preact/hooks';
import type { Invoice } from '../../records/desk/records.ts';
import { dueRepeats, periodName, repeatOf } from '../../records/desk/repeats.ts';
import { firstLine } from '../../records/first-line.ts';
import { swissDay } from '../../records/swiss-day.ts';
import type { Desk } from '../state/use-desk.ts';

/** Makes the drafts that are due of what repeats, each time that a page of the desk is gone to. */
export function useRepeats(desk: Desk, visit: number): void {
  const isOpen = desk.records !== undefined && !desk.isVolatile;
  const day = swissDay(new Date());
  useEffect(() => {
    if (isOpen) void makeRepeats(desk, day);
  }, [isOpen, visit, day]);
}

/**
 * Makes what is due of every template. A draft has a name that follows from its template and its day: what another tab has made before
 * is not made again, and neither is what was made and deleted, because the template remembers until when it was made.
 */
async function makeRepeats(desk: Desk, day: string): Promise<void> {
  const made: string[] = [];
  let count = 0;
  for (const template of desk.records?.invoices ?? []) {
    const days = dueRepeats(template, day);
    const periods: string[] = [];
    for (const on of days) {
      const draft = repeatOf(template, on);
      const kept = await desk.putQuietly('invoices', { ...draft, changedAt: new Date().toISOString() });
      if (kept === 'full') return;
      if (kept === 'kept') periods.push(periodName(template, on, template.language));
    }
    if (days.length > 0) await desk.putQuietly('invoices', { ...template, repeatedTo: days.at(-1) ?? '' });
    count += periods.length;
    if (periods.length > 0) made.push(toldOf(template, periods));
  }
  if (made.length > 0) desk.say({ text: 'repeated', count, numbers: made.join('; ') });
}

const toldOf = ({ address }: Invoice, periods: readonly string[]) => `${firstLine(address)}: ${periods.join(', ')}`;
