import type { Chance } from './random.ts';
import {
  dateOf,
  type Fidelity,
  type Message,
  type MessageVersion,
  messageVersions,
  type Stream,
  type View,
} from './telling.ts';
import { type Booking, isReal, placeholders, type World } from './world.ts';

/** How the bank tells of one account. */
interface Habits {
  readonly statement: 'none' | 'daily' | 'whole';
  readonly report: 'none' | 'cumulative' | 'incremental';
  readonly advice: 'none' | 'all';
  readonly detail: 'none' | 'all' | 'collections';
  readonly fidelity: Readonly<Record<Stream, Fidelity>>;
  readonly versions: Readonly<Record<Stream, MessageVersion>>;
  /** Days that a notification is dated before the statement's booking. */
  readonly shift: number;
  /** Notifications have references of entries that the statement does not. */
  readonly otherC: boolean;
  readonly hasPeriod: boolean;
  readonly showsCount: boolean;
  readonly refersElsewhere: boolean;
}

/** All that the bank tells of a world, in the order in which it does. */
export function messagesOf(world: World, chance: Chance): Message[] {
  return world.accounts.flatMap((_, account) => {
    const bookings = world.bookings
      .filter((booking) => booking.account === account)
      .sort((one, other) => one.day - other.day);
    return bookings.length === 0 ? [] : new Plan(account, bookings, chance).messages();
  });
}

function habitsOf(chance: Chance): Habits {
  const statement = chance.weighted({ none: 2, daily: 5, whole: 3 });
  const report = chance.weighted({ none: 6, cumulative: 2, incremental: 2 });
  const isAlone = statement === 'none' && report === 'none';
  const notifies = isAlone || chance.happens(0.75);
  const advice = notifies && chance.happens(0.5) ? 'all' : 'none';
  const detail = !notifies ? 'none' : isAlone ? 'all' : chance.oneOf(['all', 'collections'] as const);
  const any = () => chance.oneOf([0, 1, 2, 3] as const);
  const shift = statement !== 'none' && chance.happens(0.15) ? chance.between(1, 3) : 0;
  return {
    statement,
    report,
    advice,
    detail,
    fidelity: { statement: any(), report: any(), advice: any(), detail: chance.oneOf([2, 3, 3]), instant: 3 },
    versions: {
      statement: chance.oneOf(messageVersions),
      report: chance.oneOf(messageVersions),
      advice: chance.oneOf(messageVersions),
      detail: chance.oneOf(messageVersions),
      instant: chance.oneOf(messageVersions),
    },
    shift,
    // With another day as well, nothing would tell that they are one
    otherC: statement !== 'none' && report === 'none' && shift === 0 && chance.happens(0.1),
    hasPeriod: chance.happens(0.7),
    showsCount: chance.happens(0.5),
    refersElsewhere: chance.happens(0.2),
  };
}

class Plan {
  readonly account: number;
  readonly bookings: readonly Booking[];
  readonly chance: Chance;
  readonly #habits: Habits;
  readonly #opening: number;

  constructor(account: number, bookings: readonly Booking[], chance: Chance) {
    this.account = account;
    this.bookings = bookings;
    this.chance = chance;
    this.#habits = habitsOf(chance);
    this.#opening = chance.oneOf([0, 100_000, -5000]);
  }

  messages(): Message[] {
    const told = [...this.#instants(), ...this.#reports(), ...this.#notifications(), ...this.#statements()];
    return told.map((message) => this.#withAnnounced(message)).flatMap((message) => this.#toldAgain(message));
  }

  /** What is to come may be told before it is booked, and may become another amount or nothing. */
  #withAnnounced(message: Message): Message {
    if ((message.stream !== 'report' && message.stream !== 'advice') || !this.chance.happens(0.15)) return message;
    const booking = this.chance.oneOf(this.bookings);
    const announced = this.chance.happens(0.7) ? booking.amount : booking.amount + 100;
    const view: View = { ...this.#view(booking, message.stream), announced, rows: [] };
    return { ...message, views: [...message.views, view] };
  }

  get #days(): number[] {
    return [...new Set(this.bookings.map(({ day }) => day))];
  }

  #statements(): Message[] {
    const { statement } = this.#habits;
    if (statement === 'none') return [];
    const days = this.#days;
    const daily = days.map((day) => this.#statement(`S${day}`, day, day));
    // What is told by month may be fetched by day as well
    if (statement === 'daily') {
      return this.chance.happens(0.1) ? [...daily, this.#whole(days)] : daily;
    }
    return [this.#whole(days)];
  }

  #whole(days: readonly number[]): Message {
    return this.#statement('W', Math.min(...days), Math.max(...days));
  }

  #statement(name: string, from: number, to: number): Message {
    const bookings = this.bookings.filter(({ day }) => day >= from && day <= to);
    const message = this.#message('statement', name, bookings, `${dateOf(from)}T00:00:00`, `${dateOf(to)}T23:59:59`);
    return { ...message, hasPeriod: this.#habits.hasPeriod, opening: this.#opening };
  }

  #reports(): Message[] {
    const { report } = this.#habits;
    if (report === 'none') return [];
    // Where neither the period nor the balances tell what form it has, nobody can know
    const tells = this.chance.weighted({ period: 5, balances: 2, nothing: 1 });
    return this.#days.flatMap((day) => {
      const today = this.bookings.filter((booking) => booking.day === day);
      const middle = this.chance.between(1, today.length);
      const parts = middle < today.length ? [today.slice(0, middle), today.slice(middle)] : [today];
      return parts.map((part, at) => {
        const bookings = report === 'cumulative' && at === 1 ? today : part;
        const from = report === 'cumulative' || at === 0 ? '00:00:00' : '12:00:00';
        const to = at + 1 < parts.length ? '12:00:00' : '20:00:00';
        const id = `R${day}-${at}`;
        const message = this.#message('report', id, bookings, `${dateOf(day)}T${from}`, `${dateOf(day)}T${to}`);
        return { ...message, hasPeriod: tells === 'period', opening: tells === 'balances' ? this.#opening : undefined };
      });
    });
  }

  #notifications(): Message[] {
    const { advice, detail, shift } = this.#habits;
    const notified = this.bookings.filter(({ kind }) => ['receipt', 'collection', 'reversal'].includes(kind));
    return this.#days.flatMap((day) => {
      const today = notified.filter((booking) => booking.day === day);
      const from = `${dateOf(day - shift)}T00:00:00`;
      const to = `${dateOf(day - shift)}T22:00:00`;
      const single = this.chance.happens(0.3);
      const advices = advice === 'none' ? [] : single ? today.map((one) => [one]) : today.length > 0 ? [today] : [];
      const detailed = detail === 'collections' ? today.filter(({ kind }) => kind === 'collection') : today;
      return [
        ...advices.map((part, at) => this.#message('advice', `A${day}-${at}`, part, from, to)),
        ...(detail === 'none' || detailed.length === 0 ? [] : [this.#message('detail', `D${day}`, detailed, from, to)]),
      ];
    });
  }

  #instants(): Message[] {
    if (this.#habits.detail === 'none' && this.#habits.advice === 'none') return [];
    return this.bookings.flatMap((booking) =>
      booking.rows.flatMap(({ id, instant }) => {
        if (instant === undefined) return [];
        const day = Math.min(instant.day, booking.day - this.#habits.shift);
        const period = [`${dateOf(day)}T10:00:00`, `${dateOf(day)}T10:00:00`] as const;
        const view: View = { booking: booking.id, instant: id, fidelity: 3, day, c: instant.c };
        return [{ ...this.#message('instant', `I-${id}`, [], ...period), views: [view] }];
      }),
    );
  }

  #message(stream: Stream, name: string, bookings: readonly Booking[], from: string, to: string): Message {
    const version = this.#habits.versions[stream];
    const id = `${this.account}-${name}`;
    const views = bookings.map((booking) => this.#view(booking, stream));
    return { stream, version, account: this.account, id, from, to, hasPeriod: this.chance.happens(0.3), views };
  }

  #view(booking: Booking, stream: Stream): View {
    const { fidelity, shift, otherC, showsCount, refersElsewhere, detail } = this.#habits;
    const isNotified = stream === 'advice' || stream === 'detail';
    const c = isNotified && otherC && booking.c ? `N-${booking.id}` : booking.c;
    return {
      booking: booking.id,
      fidelity: fidelity[stream],
      day: isNotified ? booking.day - shift : booking.day,
      c: c ?? (this.chance.happens(0.3) ? this.chance.oneOf(placeholders) : undefined),
      hasCount: showsCount,
      elsewhere:
        refersElsewhere && detail !== 'none' && booking.kind === 'collection'
          ? `M-${this.account}-D${booking.day}-1`
          : undefined,
    };
  }

  /** In pages, a copy, or once more under another name. */
  #toldAgain(message: Message): Message[] {
    const { chance } = this;
    const how = chance.weighted({ once: 20, pages: 2, copy: 2, again: 1, parts: 3 });
    if (how === 'parts' && message.stream === 'detail' && message.views[0]?.fidelity === 3)
      return this.#inParts(message);
    if (how === 'copy') return [message, { ...message, isCopy: true }];
    if (how === 'again' && message.stream !== 'report') return [message, { ...message, id: `${message.id}-again` }];
    if (how !== 'pages' || message.stream === 'report' || message.views.length < 2) return [message];
    const middle = chance.between(1, message.views.length - 1);
    return [
      { ...message, page: { number: 1, isLast: false }, views: message.views.slice(0, middle) },
      { ...message, page: { number: 2, isLast: true }, views: message.views.slice(middle) },
    ];
  }

  /** The first half of the payments of each collection, and the rest in a message that follows. */
  #inParts(message: Message): Message[] {
    const split = message.views.flatMap((view): [View, View][] => {
      const booking = this.bookings.find(({ id }) => id === view.booking) as Booking;
      const ids = booking.rows.map(({ id }) => id);
      const ds = new Set(booking.rows.flatMap(({ d }) => (isReal(d) && d !== booking.c ? [d] : [])));
      if (!isReal(view.c) || ids.length < 2 || ds.size < ids.length) return [];
      const half = Math.ceil(ids.length / 2);
      return [
        [
          { ...view, rows: ids.slice(0, half) },
          { ...view, rows: ids.slice(half) },
        ],
      ];
    });
    const first = message.views.map((view) => split.find(([part]) => part.booking === view.booking)?.[0] ?? view);
    const rest = split.map(([, part]) => part);
    return [
      { ...message, views: first },
      ...(rest.length > 0 ? [{ ...message, id: `${message.id}-rest`, views: rest }] : []),
    ];
  }
}
