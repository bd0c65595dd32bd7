import {
  allToldOf,
  type Booking,
  type BookingRow,
  type BookingRows,
  baseOf,
  bookingProblem,
  bookingsOf,
  bySignature,
  dayOfTold,
  daysAround,
  FormerKeys,
  fateKey,
  lineOfEvent,
  type Memory,
  type Row,
  type RowEvent,
  readMemory,
  readTold,
  type Told,
  toldOfBooking,
} from '../booking/index.ts';
import type { Problem } from '../problem/problem.ts';
import type { StatementFile } from '../statement/index.ts';
import { announcedItems } from './announced.ts';
import { balanceProofs } from './balance-proofs.ts';
import { chargesOfRows, chargesOfWhole, type ReceiptCharges } from './charges.ts';
import { byDay, doubtOf, openMatterOf } from './doubts.ts';
import { noticesOfFiles } from './file-notices.ts';
import type { Collected, Item, Move, OpenMatter, Repeat } from './item.ts';
import { Known } from './known.ts';
import { moveOf } from './moves.ts';
import { Originals } from './originals.ts';
import { nearDays, payerDayOf, placedOf, placesOf, type RowPlace, steadiest, wholesOf } from './places.ts';
import { detailOf, entryOf } from './rebuilt.ts';
import { Sums } from './sums.ts';

/**
 * Every booking of all files once, and what of earlier runs these files decide. `seen` is what earlier runs left behind; keys of the form
 * that earlier versions wrote are understood too. See `bookingsOf` for the law.
 */
export function collectItems(files: readonly StatementFile[], seen: readonly string[]): Collected {
  const memory = readMemory(seen);
  const read = readTold(files);
  const known = new Known(memory);
  for (const statement of read) for (const told of statement.told) known.add(told);
  for (const { message } of read) known.addMessage(message);
  const bookings = bookingsOf([...known.told.values()], [...known.messages.values()]);
  const told = read.flatMap((statement) => statement.told);
  const isEachOnce = memory.told.size === 0 && known.told.size === told.length;
  const run = new Run(memory, told, isEachOnce);
  const originals = new Originals(bookings, memory);
  const open: OpenMatter[] = [];
  for (const booking of bookings) {
    const rows = originals.rowsOf(booking);
    run.add(booking, rows, originals);
    const matter = openMatterOf(booking, rows);
    if (matter !== undefined) open.push(matter);
  }
  const announced = announcedItems(files);
  const proved = balanceProofs(files, read, bookings);
  const { repeats, repeated } = run.repeatsOf();
  return {
    items: numbered([...run.items, ...announced.items]),
    moves: run.moves,
    sums: run.sums,
    lines: [...known.lines(), ...run.moved.map((move) => lineOfEvent({ key: move.key, rows: [move] }))],
    repeats: [...repeats, ...announced.repeats],
    repeated: repeated + announced.repeats.length,
    open: open.sort(byDay),
    balances: proved.proofs,
    notices: [...noticesOfFiles(files, read, memory), ...proved.notices],
  };
}

function numbered(items: readonly Draft[]): readonly Item[] {
  items.forEach((item, at) => {
    item.at = at;
  });
  return items;
}

interface Past {
  readonly fates: readonly RowEvent[];
  readonly wasShown: true | undefined;
  readonly isLater: boolean;
}

const noPast: Past = { fates: [], wasShown: undefined, isLater: false };

/** An item that is being put together. */
type Draft = { -readonly [Name in keyof Item]: Item[Name] };

/** What of the bookings is new to this run. */
class Run {
  readonly items: Item[] = [];
  readonly sums: Sums;
  readonly moves: Move[] = [];
  /** What is remembered at another place from now on. */
  readonly moved: RowEvent[] = [];
  private readonly memory: Memory;
  private readonly former: FormerKeys;
  /** How many payments of an entry this run shows, and for others the entry that is shown in their place. */
  private readonly shown = new Map<string, number>();
  private readonly instead = new Map<string, Told>();
  /** Places of the payments of a reversal, in an order that does not depend on the message that tells them. */
  private readonly ranks = new WeakMap<readonly BookingRow[], ReadonlyMap<BookingRow, number>>();
  /** Whether these files tell anything of the booking. */
  private isTold = false;
  /** Charges of the payments of the booking. */
  private charges: ReadonlyMap<BookingRow, ReceiptCharges> = new Map();
  /** Entries that these files tell, and the accounts and days of these. */
  private readonly told: readonly Told[];
  /** Of these none tells another one again. */
  private readonly isEachOnce: boolean;
  private days: ReadonlySet<string> | undefined;

  constructor(memory: Memory, told: readonly Told[], isEachOnce: boolean) {
    this.told = told;
    this.isEachOnce = isEachOnce;
    this.memory = memory;
    this.former = new FormerKeys(memory.former);
    this.sums = new Sums(memory);
  }

  add(booking: Booking, rows: BookingRows, originals: Originals): void {
    this.isTold = placedOf(booking) !== undefined;
    this.charges = chargesOfRows(booking, rows);
    const told = allToldOf(booking);
    const all = booking.advices.length === 0 ? told : [...told, ...booking.advices.flatMap(toldOfBooking)];
    const base = baseOf(booking);
    const first = rows.rows[0]?.told ?? base;
    // What is told once is shown by itself
    for (const one of all.length > 1 ? all : []) this.instead.set(one.key, one === first ? base : first);
    const hasFormer = this.memory.former.length > 0;
    const open = hasFormer ? rows.rows.filter((row) => !this.isFormer(placesOf(booking, row))) : rows.rows;
    const isWhole = rows.rows.length === 0;
    const isFormer = isWhole ? this.isFormer([{ told: base, index: 0 }]) : open.length === 0;
    const amount = this.sums.add(booking, all, this.isTold, isFormer);
    const before = this.items.length;
    if (isWhole) this.addWhole(booking, base, isFormer, originals);
    else {
      for (const row of open) this.addRow(booking, rows, row, originals);
      this.addExplained(booking, told);
    }
    const move = moveOf(booking, rows, amount, this.items.slice(before), before);
    if (move !== undefined) this.moves.push(move);
  }

  /** Whether an earlier version counted it: one key for one payment, whichever of its places it was made of. */
  private isFormer(places: readonly RowPlace[]): boolean {
    if (this.memory.former.length === 0) return false;
    return this.fatesOf(places).length === 0 && places.some(({ told, index }) => this.former.takes(told, index));
  }

  /** Entries without payments whose payments another message has. */
  private addExplained(booking: Booking, told: readonly Told[]): void {
    if (booking.doubt !== undefined) return;
    for (const one of told) {
      const isCredit = ['envelope', 'incoming', 'directDebit', 'reversal'].includes(one.kind);
      if (!one.isMute || !isCredit || one.source === undefined || this.memory.told.has(one.key)) continue;
      this.show({
        ...this.itemOf(booking, { told: one, index: 0 }, undefined),
        isEnvelope: true,
        isExplained: true,
        memory: undefined,
      });
    }
  }

  private addWhole(booking: Booking, told: Told, isFormer: boolean, originals: Originals): void {
    const [row] = told.rows;
    const whole = originals.ofWhole(booking);
    if (whole !== undefined && whole.length > 0) {
      for (const [index, original] of whole.entries()) {
        const base = this.itemOf(booking, { told, index }, row);
        const item = { ...base, amount: original.amount, original, doubt: base.doubt ?? original.doubt };
        const fates = this.fatesOf(toldOfBooking(booking).map((one) => ({ told: one, index })));
        this.addItem(item, fates);
        const isNobodys = original.bill === undefined && original.item.detail?.references.length === 0;
        if (isNobodys) this.giveBack(item, fates);
      }
      return;
    }
    if (isFormer) return;
    const item = {
      ...this.itemOf(booking, { told, index: 0 }, row),
      amount: told.amount,
      paidOn: payerDayOf(booking, []),
      charges: chargesOfWhole(booking),
      isEnvelope: told.kind === 'envelope',
    };
    const fates = this.fatesOf(toldOfBooking(booking).map((one) => ({ told: one, index: 0 })));
    this.addItem(item, fates);
    if (whole !== undefined) this.giveBack(item, fates);
  }

  /** Whether these files tell anything of days from which a message may have come to the booking or gone. */
  private isNear(booking: Booking): boolean {
    const { account, day } = baseOf(booking);
    const days = this.days ?? new Set(this.told.map((one) => `${one.account} ${one.day}`));
    this.days = days;
    return daysAround(day, nearDays).some((near) => days.has(`${account} ${near}`));
  }

  /** What an earlier run did to a bill by a message that belongs to another booking, as is known now. */
  private giveBack(item: Item, fates: readonly RowEvent[]): void {
    const isOfBill = ({ fate, bill, counted }: RowEvent) =>
      fate === 'counted' && bill !== undefined && counted !== undefined;
    if (item.doubt !== undefined) return;
    this.takeOff(item, bookingProblem('BOOKING_OF_OTHER', []), fates.filter(isOfBill));
  }

  private addRow(booking: Booking, rows: BookingRows, one: BookingRow, originals: Originals): void {
    const { row } = one;
    const places = placesOf(booking, one);
    const kept = steadiest(booking, places);
    const { fates, wasShown, isLater } = this.pastOf(booking, rows, one, places, kept);
    const item = this.itemOf(booking, one, row, kept);
    item.amount = row.amount;
    item.paidOn = payerDayOf(booking, places);
    item.charges = this.charges.get(one);
    item.original = originals.of(booking, row);
    const doubt = item.doubt ?? doubtOf(booking, rows) ?? item.original?.doubt;
    item.doubt = doubt;
    item.wasShown = wasShown;
    if (rows.isPart) item.notices = [...item.notices, bookingProblem('BOOKING_ROWS_MISSING', [])];
    if (isLater) item.notices = [...item.notices, bookingProblem('BOOKING_REFERENCE_LATER', [])];
    if (row.direction === 'credit' && row.references.length === 0 && this.isNear(booking)) this.giveBack(item, fates);
    const isUnsure = fates.length === 0 && doubt === undefined;
    const isLike = isUnsure && places.every((place) => this.former.mayHave(place.told, place.index));
    this.addItem(isLike ? { ...item, doubt: bookingProblem('BOOKING_COUNTED_BEFORE', []) } : item, fates);
  }

  /** What earlier runs did about a payment, and whether one showed it for no bill, or before its reference was known. */
  private pastOf(
    booking: Booking,
    rows: BookingRows,
    one: BookingRow,
    places: readonly RowPlace[],
    kept: RowPlace,
  ): Past {
    if (this.memory.fates.size === 0) return noPast;
    const all = this.fatesOf(places);
    const isNobodys = ({ fate, bill }: RowEvent) => fate === 'counted' && bill === undefined;
    const wasShown = all.some(isNobodys) || this.fatesOf(wholesOf(booking)).some(isNobodys) || undefined;
    const known = all.filter((fate) => !this.saidNothing(fate, one.row));
    const fates = [...this.movedTo(kept, known), ...this.takenBackBefore(booking, rows, one)];
    return { fates, wasShown, isLater: known.length < all.length };
  }

  /** What was for no bill, as nothing told its reference yet. */
  private saidNothing({ key, row: index, bill }: RowEvent, { references, direction }: Row): boolean {
    const before = this.memory.told.get(key)?.rows[index];
    const isReceipt = bill === undefined && direction === 'credit';
    return isReceipt && references.length > 0 && before !== undefined && before.references.length === 0;
  }

  /** What an earlier run took back because of the entry alone, before its payments were known. */
  private takenBackBefore(booking: Booking, { rows }: BookingRows, one: BookingRow): RowEvent[] {
    const mute = toldOfBooking(booking).filter(({ isMute: isAlone, isReversal }) => isAlone && isReversal);
    if (mute.length === 0) return [];
    const ranks = this.ranks.get(rows) ?? new Map([...rows].sort(bySignature).map((row, rank) => [row, rank]));
    this.ranks.set(rows, ranks);
    const index = ranks.get(one) ?? 0;
    return this.fatesOf(mute.map((told) => ({ told, index }))).filter(({ counted }) => counted !== undefined);
  }

  private fatesOf(places: readonly RowPlace[]): readonly RowEvent[] {
    if (this.memory.fates.size === 0) return noPast.fates;
    return places.flatMap(({ told, index }) => this.memory.fates.get(fateKey(told.key, index)) ?? []);
  }

  /**
   * Shows what no run has shown: what is new, what was open and is not any more, what counted and is open now, and what earlier runs
   * counted twice before they could know that it is one.
   */
  private addItem(item: Item, fates: readonly RowEvent[]): void {
    // What was told before and is nobody's is shown when it is told again, or what it takes back is told
    if (fates.length === 0) {
      if (this.isTold || item.original?.place !== undefined) this.show(item);
      return;
    }
    const before = fates.filter(({ fate }) => fate === 'counted');
    if (item.doubt !== undefined) {
      // What was of no effect has nothing to be taken off
      this.takeOff(
        item,
        item.doubt,
        before.filter(({ counted }) => counted !== undefined),
      );
      return;
    }
    // What took back nothing does so once the payment is known
    const isDue = item.original !== undefined && before.every(({ counted }) => counted === undefined);
    if (before.length === 0) this.show(item);
    else if (isDue) this.show({ ...item, isRetry: true });
    if (before.length === 0) return;
    const surplus = before.filter(({ bill, counted }) => bill !== undefined && counted !== undefined).slice(1);
    this.takeOff(item, bookingProblem('BOOKING_COUNTED_TWICE', []), surplus);
  }

  /** Lets the one place of a payment where it stays remember what became of it. */
  private movedTo(place: RowPlace, fates: readonly RowEvent[]): readonly RowEvent[] {
    const [only, ...more] = fates;
    const to = { key: place.told.key, row: place.index };
    if (only === undefined || more.length > 0 || (only.key === to.key && only.row === to.row)) return fates;
    const moved = { ...only, ...to, isMoved: true };
    this.moved.push({ key: only.key, row: only.row, fate: 'moved' }, moved);
    return [moved];
  }

  private takeOff(item: Item, doubt: Problem, counted: readonly RowEvent[]): void {
    for (const one of counted) {
      const key = `${one.key}/${one.row}.${this.memory.events.get(one.key) ?? 0}`;
      this.items.push({ ...item, key, doubt, counted: one, memory: { key: one.key, row: one.row } });
    }
  }

  private show(item: Item): void {
    const place = item.isElsewhere === true ? item.original?.place : undefined;
    this.items.push(place === undefined ? item : { ...item, place });
    if (item.shownBy !== undefined) this.shown.set(item.shownBy, (this.shown.get(item.shownBy) ?? 0) + 1);
  }

  private itemOf(
    booking: Booking,
    { told, index }: RowPlace,
    row: Told['rows'][number] | undefined,
    remembered: RowPlace = { told, index },
  ): Draft {
    const memory = { key: remembered.told.key, row: remembered.index };
    const entry = entryOf(told);
    const detail = row === undefined ? undefined : detailOf(row);
    const source = told.source ?? placedOf(booking);
    const place = source === undefined ? { file: 0, statement: 0, entry: 0 } : source.place;
    const isOwn = told.source !== undefined;
    const isOfRow = detail !== undefined && isOwn && told.rows.length > 0 && !told.isMute;
    const { file, statement, entry: at } = place;
    return {
      key: [memory.key, '/', memory.row, '.', this.memory.events.get(memory.key) ?? 0].join(''),
      at: 0,
      place: isOfRow ? { file, statement, entry: at, detail: index } : place,
      account: told.account,
      entry,
      detail,
      direction: row === undefined || told.isMute ? told.direction : row.direction,
      amount: told.amount,
      currency: told.currency,
      date: dayOfTold({ day: baseOf(booking).day }),
      paidOn: undefined,
      charges: undefined,
      isEnvelope: false,
      isExplained: false,
      isAdvised: booking.isAdvised,
      doubt: doubtOf(booking),
      notices: booking.isInCollection
        ? [...booking.notices, bookingProblem('BOOKING_IN_COLLECTION', [])]
        : booking.notices,
      counted: undefined,
      original: undefined,
      isRetry: undefined,
      wasShown: undefined,
      shownBy: told.key,
      isElsewhere: isOwn ? undefined : true,
      memory,
    };
  }

  /** Entries of these files that show nothing new, or not all. */
  repeatsOf(): Pick<Collected, 'repeats' | 'repeated'> {
    const repeats: Repeat[] = [];
    const met = new Map<string, Told>();
    let repeated = 0;
    for (const one of this.told) {
      const first = this.isEachOnce ? undefined : met.get(one.key);
      if (!this.isEachOnce) met.set(one.key, first ?? one);
      const count = Math.max(1, one.rows.length) - (first === undefined ? (this.shown.get(one.key) ?? 0) : 0);
      if (count <= 0) continue;
      repeated += count;
      const place = (one.source as NonNullable<Told['source']>).place;
      const of = first?.source?.place ?? this.instead.get(one.key)?.source?.place;
      const { account, amount, currency, direction } = one;
      const date = dayOfTold(one);
      const isItself =
        of !== undefined && of.file === place.file && of.statement === place.statement && of.entry === place.entry;
      repeats.push({ place, of: isItself ? undefined : of, account, date, amount, currency, direction });
    }
    return { repeats, repeated };
  }
}
