import { dayOfTold, type Row, type Told } from '../booking/index.ts';
import type { Entry, EntryDetail } from '../statement/index.ts';

/** An entry as it was read, or what is remembered of it. */
export function entryOf(told: Told): Entry {
  const { source, amount, currency, direction, isReversal, kind, reference, own } = told;
  return (
    source?.entry ?? {
      index: 0,
      kind,
      amount,
      currency,
      direction,
      isReversal,
      status: 'BOOK',
      bookingDate: dayOfTold(told),
      reference,
      servicerReference: own,
      code: {},
      charges: [],
      details: told.rows.map(detailOf),
    }
  );
}

/** A payment as it was read, or what is remembered of it: nothing of who paid. */
export function detailOf(row: Row): EntryDetail {
  const { detail, own, amount, direction, instructed, creditorAccount, references } = row;
  return (
    detail ?? {
      servicerReference: own,
      amount,
      direction,
      instructed,
      creditorAccount,
      references,
      charges: [],
      flags: [],
    }
  );
}
