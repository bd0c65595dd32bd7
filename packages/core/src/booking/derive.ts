import { append, groupsBy, listsBy, withOne } from '../lists.ts';
import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import { joinStreams } from './between-streams.ts';
import { allToldOf, type Booking, baseOf, isMute, newBooking, referenceOf, toldOfBooking } from './booking.ts';
import { joinAlike, joinByBalance } from './by-statement.ts';
import { contradicts, saysOther } from './likeness.ts';
import { daysFrom, distance } from './near-days.ts';
import { referenceSignature, sumOfRows } from './read-told.ts';
import { coverage } from './relation.ts';
import { rowsOfBooking } from './rows.ts';
import { joinSwift } from './swift.ts';
import { isStatement, type Message, noDay, type Row, type Stream, type Told } from './told.ts';
import { bookingsOfStream } from './within-stream.ts';

/** Days after an advice in which its collection is booked. */
const collectionDaysMax = 5;

/**
 * The bookings of accounts from all that messages tell, each once whatever tells it, in any order. The account statement is the money:
 * of a day that it is about, reports and notifications explain its entries and add none. Where there is none, the report of the day
 * stands in for it, else each notification. What cannot be decided is in doubt. Source: SPS 2025, Business Rules, 2.4.
 */
export function bookingsOf(told: readonly Told[], messages: readonly Message[]): Booking[] {
  const byAccount = listsBy(messages, ({ account }) => account);
  // What an earlier run counted is sure before what may only tell it again
  const sorted = [...told].sort(knownFirst);
  return groupsBy(sorted, ({ account }) => account).flatMap((ofAccount) => {
    const statements = (byAccount.get(ofAccount[0]?.account ?? '') ?? []).filter(isStatement);
    return bookingsOfAccount(ofAccount, statements);
  });
}

function knownFirst(one: Told, other: Told): number {
  if (one.isKnown !== other.isKnown) return one.isKnown === true ? -1 : 1;
  return one.key < other.key ? -1 : one.key > other.key ? 1 : 0;
}

function bookingsOfAccount(told: readonly Told[], statements: readonly Message[]): Booking[] {
  const isCovered = coverage(statements);
  const about = (stream: Stream) => coverage(statements.filter((message) => message.stream === stream));
  const covered: Covered = { '053': about('053'), '940': about('940'), any: isCovered };
  const all: Booking[] = [];
  const left: Booking[] = [];
  const collected = collectedAdvices(told);
  for (const group of groupsBy(told, kindKey)) {
    const own = collected.size === 0 ? group : group.filter((one) => !collected.has(one));
    const { money, open } = own.every(isOfStatement) ? officialOnly(own) : bookingsOfKind(own, covered);
    for (const booking of money) all.push(booking);
    for (const booking of open) left.push(booking);
    if (own === group) continue;
    const advices = bookingsOfStream(group.filter((one) => collected.has(one))).map(newBooking);
    for (const booking of advices) left.push(booking);
  }
  const rest = closeNamed(all, left);
  const alone = joinAdvices([...all, ...rest], rest);
  const isAdvised = alone.some((booking) => advisedRow(booking) !== undefined);
  const collections = new Collections(isAdvised ? [...all, ...alone] : []);
  for (const booking of alone) judgeAlone(booking, collections, isCovered);
  return [...all, ...alone];
}

function kindKey({ amount, currency, direction, isReversal }: Told): string {
  return `${amount} ${currency} ${direction} ${isReversal}`;
}

/** Whether a statement of a stream is about a day. */
type Covered = Readonly<Record<'053' | '940' | 'any', (day: string) => boolean>>;

/** What is money for sure, and what explains nothing of it. */
interface Sorted {
  readonly money: readonly Booking[];
  readonly open: readonly Booking[];
}

function isOfStatement({ message }: Told): boolean {
  return message.stream === '053';
}

const none: readonly Booking[] = [];

/** The same where statements of ISO 20022 alone tell anything. */
function officialOnly(told: readonly Told[]): Sorted {
  const money = bookingsOfStream(told).map(newBooking);
  for (const one of money) withDoubtOfMaybe(one);
  return { money, open: none };
}

function bookingsOfKind(told: readonly Told[], covered: Covered): Sorted {
  const of = (stream: Stream) =>
    bookingsOfStream(told.filter(({ message }) => message.stream === stream)).map(newBooking);
  const official = of('053').map(withDoubtOfMaybe);
  const swift = joinSwift(official, of('940'), covered);
  const statements = [...official, ...swift.money.map(withDoubtOfMaybe)];
  const reports = joinStreams(statements, of('052'));
  const isCovered = covered.any;
  const notified = of('054');
  const advices = notified.filter(isMute);
  const detailed = joinDetails(
    advices,
    notified.filter((one) => !isMute(one)),
    false,
  );
  // A report stands in for a statement only on days that none is about
  const standIns = reports.filter((one) => !isCovered(baseOf(one).day));
  const notifications = joinStreams([...statements, ...standIns], [...detailed, ...advices]);
  for (const one of notifications) joinByBalance(statements, notifications, one);
  joinAlike(statements, notifications);
  const explained = new Set(statements.flatMap(({ parts }) => parts));
  const left = notifications.filter(({ parts: [first] }) => first === undefined || !explained.has(first));
  for (const one of [...standIns, ...left]) withDoubtOfMaybe(one);
  const late = reports.filter((one) => isCovered(baseOf(one).day));
  const missed = [...swift.open, ...joinStreams(swift.open, late)];
  const alone = joinStreams(missed, left);
  // What neither statement nor report has: an advice and its details may differ in days
  const mute = alone.filter(isMute);
  const details = alone.filter((one) => !isMute(one));
  return {
    money: [...statements, ...standIns],
    open: [...missed, ...mute, ...joinDetails(mute.filter(isSure), details, true)],
  };
}

/** Advices with their details; what two messages tell already is both. */
function joinDetails(advices: readonly Booking[], detailed: readonly Booking[], isNearEnough: boolean): Booking[] {
  const isSingle = (one: Booking) => toldOfBooking(one).length === 1;
  const singles = joinStreams(advices, detailed.filter(isSingle), isNearEnough);
  const several = joinStreams(
    advices.filter(isSingle),
    detailed.filter((one) => !isSingle(one)),
    isNearEnough,
  );
  return [...singles, ...several];
}

function isSure({ parts: [first, ...more] }: Booking): boolean {
  return more.length > 0 || first?.maybe === undefined;
}

function withDoubtOfMaybe(booking: Booking): Booking {
  const [part] = booking.parts;
  if (booking.parts.length === 1 && part?.maybe !== undefined) {
    booking.doubt ??= { kind: 'alike', other: newBooking(part.maybe) };
  }
  return booking;
}

/** A collected credit whose statement names the notification that has its payments, in several entries. */
function closeNamed(all: readonly Booking[], left: readonly Booking[]): Booking[] {
  const byMessage = new Map<string, Booking[]>();
  for (const booking of left) {
    const { messageId, stream } = baseOf(booking).message;
    if (stream !== '054' || messageId === '' || isMute(booking)) continue;
    append(byMessage, namedKey(messageId, baseOf(booking)), booking);
  }
  const sums = new Map<string, string>();
  const gone = new Set<Booking>();
  for (const booking of byMessage.size === 0 ? [] : all) {
    const told = baseOf(booking);
    const key = told.detailsIn === undefined || !isMute(booking) ? '' : namedKey(told.detailsIn, told);
    const named = byMessage.get(key);
    if (named === undefined) continue;
    const sum = sums.get(key) ?? exactSumOf(named.map((one) => baseOf(one).amount));
    sums.set(key, sum);
    if (compareDecimals(sum, told.amount) !== 0) continue;
    booking.collected = [...booking.collected, ...named];
    for (const one of named) gone.add(one);
    byMessage.delete(key);
  }
  return left.filter((one) => !gone.has(one));
}

function namedKey(messageId: string, { currency, direction }: Told): string {
  return `${messageId}|${currency}|${direction}`;
}

function isLike(told: Told, currency: string, direction: string): boolean {
  return told.currency === currency && told.direction === direction;
}

/**
 * Advices of one payment that are told again within a collection of several: these belong to it, and not to an entry that has their
 * amount by chance. One whose reference of the entry stands in another stream is a booking of its own.
 */
function collectedAdvices(told: readonly Told[]): Set<Told> {
  if (!told.some(({ message }) => message.stream === '054')) return new Set();
  const advised = told.flatMap((one) => {
    const row = advisedRowOf([one]);
    return row === undefined ? [] : [{ one, row }];
  });
  if (advised.length === 0) return new Set();
  const rows = new Rows();
  const named = new Map<string, Set<string>>();
  for (const one of told) {
    if (one.rows.length > 1) for (const row of one.rows) rows.add(one, row, one);
    if (one.own === undefined) continue;
    const key = `${kindKey(one)} ${one.own}`;
    named.set(key, (named.get(key) ?? new Set()).add(one.message.stream));
  }
  const isOfItsOwn = (one: Told) =>
    [...(named.get(`${kindKey(one)} ${one.own}`) ?? [])].some((stream) => stream !== '054');
  const collected = advised.filter(
    ({ one, row }) =>
      !isOfItsOwn(one) && rows.of(one, row).some((found) => isCollectionOf([found.of], [one], found.row, row)),
  );
  return new Set(collected.map(({ one }) => one));
}

/** Payments by the bank's reference of them, amount and direction. */
class Rows<T = Told> {
  private readonly byKey = new Map<string, { readonly of: T; readonly row: Row }[]>();

  add(told: Told, row: Row, of: T): void {
    if (row.own !== undefined) append(this.byKey, rowKey(told, row), { of, row });
  }

  of(told: Told, row: Row): readonly { readonly of: T; readonly row: Row }[] {
    return this.byKey.get(rowKey(told, row)) ?? [];
  }
}

/**
 * An advice of one payment that is told again within a collection: by the bank's reference of the payment, where something else confirms
 * it and nothing contradicts. Source: SPS 2025, Business Rules, 2.4.5.
 */
function joinAdvices(all: readonly Booking[], open: readonly Booking[]): Booking[] {
  const isNeeded = open.some((advice) => advisedRow(advice) !== undefined);
  const rows = new Rows<Booking>();
  for (const booking of isNeeded ? all : []) {
    for (const told of allToldOf(booking)) for (const row of told.rows) rows.add(told, row, booking);
  }
  const gone = new Set<Booking>();
  for (const advice of open) {
    const row = advisedRow(advice);
    if (row === undefined) continue;
    const own = toldOfBooking(advice);
    const found = rows
      .of(baseOf(advice), row)
      .find(
        (one) =>
          one.of !== advice &&
          !gone.has(one.of) &&
          isCollectionOf(allToldOf(one.of), own, one.row, row) &&
          !mayBeTwo(one.of, advice),
      );
    if (found === undefined) continue;
    found.of.advices = withOne(found.of.advices, advice);
    gone.add(advice);
  }
  return open.filter((one) => !gone.has(one));
}

/** Two advices of one payment each, of one day, that the bank gave one reference: one may be the collection of the other, or both came. */
function mayBeTwo(one: Booking, other: Booking): boolean {
  const advised = toldOfBooking(one).filter(({ message }) => message.stream === '054');
  return advised[0]?.day === baseOf(other).day && advisedRowOf(advised) !== undefined;
}

function rowKey({ currency }: Told, { own, amount, direction }: Row): string {
  return `${own}|${amount} ${currency}|${direction}`;
}

function advisedRow(booking: Booking): Row | undefined {
  return advisedRowOf(toldOfBooking(booking));
}

/** The payment of a notification that has only this one. */
function advisedRowOf(told: readonly Told[]): Row | undefined {
  if (told[0]?.message.stream !== '054') return undefined;
  const [row] = told[0]?.rows ?? [];
  const isOne = told.every(
    ({ rows: [only, ...more], message, amount, declared = 1 }) =>
      message.stream === '054' && more.length === 0 && declared <= 1 && only?.amount === amount,
  );
  return isOne && row?.own !== undefined ? row : undefined;
}

function isCollectionOf(collection: readonly Told[], advice: readonly Told[], row: Row, advised: Row): boolean {
  const [day = noDay, before = noDay] = [collection[0]?.day, advice[0]?.day];
  if (day < before || distance(day, before) > collectionDaysMax || contradicts(row, advised)) return false;
  // Entries of one message are bookings of their own
  if (areTogether(collection, advice)) return false;
  if (row.endToEnd !== undefined && advised.endToEnd !== undefined && row.endToEnd !== advised.endToEnd) return false;
  const haveReferences = row.references.length > 0 && advised.references.length > 0;
  const confirms = haveReferences || agree(row.uetr, advised.uetr) || agree(row.endToEnd, advised.endToEnd);
  return confirms || agree(row.payer, advised.payer);
}

/** Whether one message tells both, on whichever of its pages. */
function areTogether(collection: readonly Told[], advice: readonly Told[]): boolean {
  return advice.some(({ message: { key, base, page } }) =>
    collection.some(({ message }) => message.key === key || (message.base === base && message.page !== page)),
  );
}

/** Without a reference of the bank for it, but the same for the bill and of the same payer. */
function isLikely(row: Row, advised: Row): boolean {
  const isSame =
    agree(row.uetr, advised.uetr) || agree(row.endToEnd, advised.endToEnd) || agree(row.payer, advised.payer);
  return (
    isSame && referenceSignature(row.references) === referenceSignature(advised.references) && !saysOther(row, advised)
  );
}

function agree(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one === other;
}

/** What explains no entry of a statement: open where a statement is about its day, else money until one is. */
function judgeAlone(booking: Booking, collections: Collections, isCovered: (day: string) => boolean): void {
  const told = baseOf(booking);
  if (booking.doubt !== undefined) return;
  const row = advisedRow(booking);
  const collection = row === undefined ? undefined : collections.withRowLike(toldOfBooking(booking), row);
  if (collection !== undefined) booking.doubt = { kind: 'maybeCollected', other: collection };
  else if (row !== undefined && collections.mayHold(toldOfBooking(booking))) booking.isInCollection = true;
  else if (isCovered(told.day)) booking.doubt = { kind: 'notInStatement' };
  else booking.isAdvised = told.message.stream === '054';
}

/** Collected credits that an advised payment may be in. */
class Collections {
  private readonly open: ReadonlyMap<string, readonly OpenCollection[]>;
  /** Payments of collections by amount, for those that cannot be told by the bank's reference. */
  private readonly rows = new Map<string, { readonly booking: Booking; readonly row: Row }[]>();

  constructor(all: readonly Booking[]) {
    const open = all.flatMap((booking) => {
      const rest = missingOf(booking);
      return rest === undefined
        ? []
        : [{ told: baseOf(booking), all: allToldOf(booking), reference: referenceOf(booking), rest }];
    });
    this.open = listsBy(open, ({ told }) => told.day);
    for (const booking of all) {
      const several = allToldOf(booking).filter(({ rows }) => rows.length > 1);
      // What the bank calls by its own reference in one message is told by it
      const named = several.filter(({ rows }) => rows.every(({ own }) => own !== undefined));
      for (const told of named.length > 0 ? named : several)
        for (const row of told.rows) append(this.rows, amountKey(told.day, told.currency, row), { booking, row });
    }
  }

  /** A collection with a payment that may be the advised one, and nothing to say so. */
  withRowLike(told: readonly Told[], advised: Row): Booking | undefined {
    const { day, currency } = told[0] as Told;
    for (const near of daysFrom(day, collectionDaysMax)) {
      const all = this.rows.get(amountKey(near, currency, advised)) ?? [];
      const found = all.find((one) => isLikely(one.row, advised) && !areTogether(toldOfBooking(one.booking), told));
      if (found !== undefined) return found.booking;
    }
    return undefined;
  }

  /** Whether a collection of which not all payments are known may hold it. */
  mayHold(advised: readonly Told[]): boolean {
    const { day, currency, direction, amount, reference } = advised[0] as Told;
    return daysFrom(day, collectionDaysMax).some((near) =>
      (this.open.get(near) ?? []).some(
        (one) =>
          isLike(one.told, currency, direction) &&
          !areTogether(one.all, advised) &&
          (reference === undefined || one.reference === undefined || one.reference === reference) &&
          compareDecimals(one.told.amount, amount) > 0 &&
          compareDecimals(one.rest, amount) >= 0,
      ),
    );
  }
}

function amountKey(day: string, currency: string, { direction, amount }: Row): string {
  return `${day} ${currency} ${direction} ${amount}`;
}

interface OpenCollection {
  readonly told: Told;
  readonly all: readonly Told[];
  readonly reference: string | undefined;
  /** What its known payments leave. */
  readonly rest: string;
}

/** What of a collected credit is not told by its payments; undefined where all of it is. */
function missingOf(booking: Booking): string | undefined {
  const { amount, direction, kind } = baseOf(booking);
  if (isMute(booking)) return kind === 'envelope' ? amount : undefined;
  const { rows, isPart, wrongSum } = rowsOfBooking(booking);
  if (!isPart && wrongSum === undefined) return undefined;
  return exactSumOf([
    amount,
    negated(
      sumOfRows(
        rows.map(({ row }) => row),
        direction,
      ),
    ),
  ]);
}
