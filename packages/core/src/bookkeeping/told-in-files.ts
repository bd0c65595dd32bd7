import type { Place } from '../booking/index.ts';
import type { CalendarDate } from '../date/calendar-date.ts';
import { parseCalendarDate } from '../date/calendar-date.ts';
import { type Entry, type EntryDetail, realReference, type StatementFile } from '../statement/index.ts';

/** What statements say at a place. */
export class ToldInFiles {
  private readonly files: readonly StatementFile[];
  private readonly entries = new Map<string, ReadonlyMap<number, Entry>>();

  constructor(files: readonly StatementFile[]) {
    this.files = files;
  }

  entryAt({ file, statement, entry }: Place): Entry | undefined {
    const key = `${file} ${statement}`;
    const known = this.entries.get(key);
    if (known !== undefined) return known.get(entry);
    const told = this.files[file]?.statements[statement]?.entries ?? [];
    const byIndex = new Map(told.map((one) => [one.index, one]));
    this.entries.set(key, byIndex);
    return byIndex.get(entry);
  }

  detailAt(place: Place): EntryDetail | undefined {
    return place.detail === undefined ? undefined : this.entryAt(place)?.details[place.detail];
  }

  /** The day of what has none: its value date, or the last day that the statement knows of. */
  dayAt(place: Place): CalendarDate | undefined {
    const file = this.files[place.file];
    const statement = file?.statements[place.statement];
    const days = [this.entryAt(place)?.valueDate, statement?.to, statement?.createdAt, file?.createdAt];
    const found = days.find((day) => day !== undefined)?.slice(0, 10);
    const day = found === undefined ? undefined : parseCalendarDate(found);
    return day?.ok === true ? day.value : undefined;
  }

  /** The reference that the bank gave the booking, else its statement and its number in it. */
  documentAt(place: Place): string | undefined {
    const reference = realReference(this.entryAt(place)?.servicerReference);
    const statement = this.files[place.file]?.statements[place.statement];
    return reference ?? (statement && `${statement.id}/${place.entry + 1}`);
  }
}
