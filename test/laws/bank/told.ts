import type { Scenario } from './scenario.ts';
import { dateOf, type Message, type Stream, toldRows, type View } from './telling.ts';
import { type Booking, hasOwnD, isReal, type World } from './world.ts';

/** One booking in one message, and the runs in which it is read. */
interface Told {
  readonly message: Message;
  readonly view: View;
  readonly runs: readonly number[];
}

/** What the files of all runs tell of a world, by booking. */
export class ToldWorld {
  readonly world: World;
  readonly #told = new Map<string, Told[]>();
  readonly #instants = new Set<string>();
  readonly #messages: readonly { message: Message; runs: readonly number[] }[];

  constructor(scenario: Scenario) {
    this.world = scenario.world;
    this.#messages = scenario.files.flatMap((messages, file) => {
      const runs = scenario.runs.flatMap((read, run) => (read.includes(file) ? [run] : []));
      return runs.length === 0 ? [] : messages.map((message) => ({ message, runs }));
    });
    for (const { message, runs } of this.#messages) {
      for (const view of message.views.filter(({ announced }) => announced === undefined)) {
        const told = this.#told.get(view.booking) ?? [];
        if (view.instant === undefined) this.#told.set(view.booking, [...told, { message, view, runs }]);
        else this.#instants.add(view.instant);
      }
    }
  }

  /** Whether a payment was told by itself, as it came at once. */
  isInstant(row: string): boolean {
    return this.#instants.has(row);
  }

  views(booking: Booking): readonly Told[] {
    return this.#told.get(booking.id) ?? [];
  }

  streams(booking: Booking): Stream[] {
    return [...new Set(this.views(booking).map(({ message }) => message.stream))];
  }

  isRich(booking: Booking): boolean {
    return this.views(booking).some(({ view }) => view.fidelity >= 2);
  }

  toldRowIds(booking: Booking): Set<string> {
    return new Set(this.views(booking).flatMap(({ view }) => toldRows(booking, view).map(({ id }) => id)));
  }

  /** All of its payments are told; a part of them sums to no entry. */
  isWhole(booking: Booking): boolean {
    const [only, ...more] = booking.rows;
    const isTold = this.toldRowIds(booking).size === booking.rows.length;
    if (only === undefined || more.length > 0) return isTold;
    // A payment of which nothing is said may be a collection
    const says = [only.reference, only.payer, only.uetr, isReal(only.endToEndId) ? only.endToEndId : undefined];
    const isNamed = this.views(booking).some(({ view }) => view.fidelity === 3) && hasOwnD(booking, only);
    return isTold && (isNamed || says.some((one) => one !== undefined));
  }

  /** A statement in pages has balances of all of them, which no page adds up to. */
  isInPages(booking: Booking): boolean {
    return this.views(booking).some(({ message }) => message.stream === 'statement' && message.page !== undefined);
  }

  isCovered(booking: Booking): boolean {
    return this.streams(booking).includes('statement');
  }

  hasStatements(account: number): boolean {
    return this.#messages.some(({ message }) => message.stream === 'statement' && message.account === account);
  }

  hasOneC(booking: Booking): boolean {
    const cs = this.views(booking).map(({ view }) => (view.fidelity > 0 && isReal(view.c) ? view.c : ''));
    return new Set(cs).size === 1 && cs[0] !== '';
  }

  /** Other entries with the same money within some days, or with the same reference of the bank. */
  alike(booking: Booking): Booking[] {
    const isNear = (day: number) => Math.abs(day - booking.day) <= 8;
    const instantIsAlike = booking.isCredit
      ? this.world.bookings.filter(
          (other) =>
            other.account === booking.account &&
            other.rows.some(
              ({ id, instant, amount }) =>
                instant !== undefined && this.isInstant(id) && amount === booking.amount && isNear(instant.day),
            ),
        )
      : [];
    const others = this.world.bookings.filter(
      (other) =>
        other !== booking &&
        other.account === booking.account &&
        other.isCredit === booking.isCredit &&
        other.amount === booking.amount &&
        this.views(other).length > 0 &&
        (isNear(other.day) || (isReal(other.c) && other.c === booking.c)),
    );
    return [...others, ...instantIsAlike];
  }

  /** The pages of one message are read in several runs: whoever keeps no names of messages cannot know that they are one. */
  isTornApart({ id, page, stream, account }: Message): boolean {
    if (page === undefined) return false;
    const pages = this.#messages.filter(
      ({ message }) => message.id === id && message.stream === stream && message.account === account,
    );
    return new Set(pages.map(({ runs }) => runs.join())).size > 1 || pages.some(({ runs }) => runs.length > 1);
  }

  /** A statement of the day on which it was advised does not have it, as it is booked on another one or told on another page. */
  isMissed(booking: Booking): boolean {
    const days = this.views(booking).map(({ view }) => dateOf(view.day));
    return this.#messages.some(
      ({ message: { stream, account, from, to } }) =>
        stream === 'statement' &&
        account === booking.account &&
        days.some((day) => from.slice(0, 10) <= day && day <= to.slice(0, 10)),
    );
  }

  /** By another stream, or as a payment that came at once. */
  isToldElsewhere(booking: Booking, here: Stream): boolean {
    return booking.rows.some(({ id }) => this.isInstant(id)) || this.streams(booking).some((one) => one !== here);
  }

  /** Every stream that tells one of them tells the other, in the same messages where they are of one day. */
  areToldTogether(one: Booking, other: Booking): boolean {
    const where = (booking: Booking) =>
      this.views(booking)
        .map(({ message }) => (one.day === other.day ? `${message.stream} ${message.id}` : message.stream))
        .sort();
    const named = (booking: Booking) => [...new Set(where(booking))].join();
    const isEven = named(one) === named(other);
    return isEven && (Math.abs(one.day - other.day) <= 5 || this.streams(one).length === 1);
  }
}
