import { compareDecimals } from '../money/decimal-text.ts';
import type { EntryKind } from '../statement/index.ts';
import { signatureOf } from './read-told.ts';
import type { Message, Row, Stream, Told } from './told.ts';

/** What became of a payment: it counts and was shown, or it was shown as open; or that is remembered at another of its places. */
type RowFate = 'counted' | 'open' | 'moved';

export interface RowEvent {
  /** The entry that it was told by. */
  readonly key: string;
  readonly row: number;
  readonly fate: RowFate;
  /** What it changed on the balance of a bill. */
  readonly bill?: string | undefined;
  readonly counted?: string | undefined;
  /** It was remembered at another place before. */
  readonly isMoved?: boolean | undefined;
}

/** What a run did about an entry, on top of what was known. */
export interface EntryEvent {
  readonly key: string;
  /** Whether the money of the entry is in the sums from now on; undefined where that stays. */
  readonly money?: boolean | undefined;
  readonly rows: readonly RowEvent[];
}

/** What earlier runs know: everything that was told, and what became of it. */
export interface Memory {
  readonly messages: ReadonlyMap<string, Message>;
  readonly told: ReadonlyMap<string, Told>;
  /** Entries whose money is in the sums. */
  readonly money: ReadonlySet<string>;
  /** Entries whose money is known, and is not in the sums: it was in doubt, or in that of a collection. */
  readonly waiting: ReadonlySet<string>;
  /** By entry and payment: `key row`. */
  readonly fates: ReadonlyMap<string, RowEvent>;
  /** How often something was done about an entry. */
  readonly events: ReadonlyMap<string, number>;
  /** Keys of the form that was written before. */
  readonly former: readonly string[];
}

/** Lines of this form begin with it; those of the former form never do. */
const mark = '2';

/**
 * Reads what former runs left behind, in any order but that of events of one entry; a line that is none is a key of the former form.
 * A message whose entries are there without it is left out: of these nothing can be said.
 */
export function readMemory(lines: readonly string[]): Memory {
  const messages = new Map<string, Message>();
  const unplaced: [string, Omit<Told, 'message'>][] = [];
  const money = new Set<string>();
  const waiting = new Set<string>();
  const fates = new Map<string, RowEvent>();
  const events = new Map<string, number>();
  const former: string[] = [];
  for (const line of lines) {
    const parts = partsOf(line);
    if (parts === undefined) former.push(line);
    else if (parts[0] === 'm') readMessage(parts, messages);
    else if (parts[0] === 't') readEntry(parts, unplaced);
    else if (parts[0] === 'e') readEvent(parts, { money, waiting, fates, events });
  }
  const told = new Map<string, Told>();
  for (const [key, one] of unplaced) {
    const message = messages.get(messageKeyOf(key));
    if (message !== undefined) told.set(key, { ...one, message });
  }
  return { messages, told, money, waiting, fates, events, former };
}

export function messageKeyOf(key: string): string {
  return key.slice(0, key.lastIndexOf('.'));
}

type Parts = readonly unknown[];

function partsOf(line: string): Parts | undefined {
  if (!line.startsWith(`["${mark}`)) return undefined;
  try {
    const parts: unknown = JSON.parse(line);
    return Array.isArray(parts) ? [String(parts[0]).slice(mark.length), ...parts.slice(1)] : undefined;
  } catch {
    return undefined;
  }
}

export function lineOfMessage(one: Message): string {
  const { key, base, page, stream, account, isCopy, messageId, from, to, opening, closing, addsUp, days } = one;
  const copy = isCopy ? 1 : 0;
  return line([
    `${mark}m`,
    key,
    base,
    page,
    stream,
    account,
    copy,
    messageId,
    from,
    to,
    opening,
    closing,
    addsUp,
    days,
  ]);
}

function readMessage(parts: Parts, messages: Map<string, Message>): void {
  const [, key, base, page, stream, account, copy, messageId, from, to, opening, closing, addsUp, days] = parts;
  messages.set(text(key), {
    key: text(key),
    base: text(base),
    page: Number(page),
    stream: text(stream) as Stream,
    account: text(account),
    isCopy: copy === 1,
    messageId: text(messageId),
    from: optional(from),
    to: optional(to),
    opening: optional(opening),
    closing: optional(closing),
    addsUp: typeof addsUp === 'boolean' ? addsUp : undefined,
    days: list(days).map(text),
  });
}

/** The account is not repeated: it is that of the message. */
export function lineOfTold(told: Told): string {
  const { key, day, amount, currency, direction, isReversal, kind, own, reference, detailsIn, charges, declared } =
    told;
  const { valueDay } = told;
  const rows = told.rows.map((row) => {
    const { amount: value, references, creditorAccount, instructed, endToEnd, instruction, uetr, payer } = row;
    const named = references.map(({ type, text: written }) => [type ?? null, plainReference(written)]);
    const ordered = instructed && [instructed.currency, instructed.amount];
    const all = [
      row.own,
      value,
      sign(row.direction),
      named,
      creditorAccount,
      ordered,
      endToEnd,
      instruction,
      uetr,
      payer,
    ];
    return trimmed(all);
  });
  return line([
    `${mark}t`,
    key,
    told.account,
    day,
    amount,
    currency,
    sign(direction),
    isReversal ? 1 : 0,
    kind,
    told.isMute ? 1 : 0,
    rows,
    own,
    reference,
    detailsIn,
    compareDecimals(charges, '0') === 0 ? null : charges,
    declared,
    valueDay === day ? sameDay : valueDay,
  ]);
}

/** The value date is the day itself. */
const sameDay = 0;

function readEntry(parts: Parts, unplaced: [string, Omit<Told, 'message'>][]): void {
  const [, key, account, day, amount, currency, direction, isReversal, kind, isMute, rows, ...more] = parts;
  const [own, reference, detailsIn, charges, declared, valueDay] = more;
  const read = list(rows).map(readRow);
  unplaced.push([
    text(key),
    {
      key: text(key),
      account: text(account),
      day: text(day),
      valueDay: valueDay === sameDay ? text(day) : optional(valueDay),
      amount: decimal(amount),
      currency: text(currency),
      direction: direction === '-' ? 'debit' : 'credit',
      isReversal: isReversal === 1,
      kind: text(kind) as EntryKind,
      own: optional(own),
      reference: optional(reference),
      detailsIn: optional(detailsIn),
      charges: charges === null || charges === undefined ? '0.00' : decimal(charges),
      declared: typeof declared === 'number' ? declared : undefined,
      rows: read,
      isMute: isMute === 1,
      signature:
        isMute === 1
          ? undefined
          : signatureOf(read, { amount: decimal(amount), direction: direction === '-' ? 'debit' : 'credit' }),
    },
  ]);
}

/** Without blanks and in capitals: then it is found by what the bill has. */
function plainReference(written: string): string {
  return written.replace(/\s+/g, '').toUpperCase();
}

function readRow(value: unknown): Row {
  const [own, amount, direction, references, creditorAccount, instructed, endToEnd, instruction, uetr, payer] =
    list(value);
  const [currency, ordered] = list(instructed);
  return {
    own: optional(own),
    amount: amount === null || amount === undefined ? undefined : decimal(amount),
    direction: direction === '-' ? 'debit' : 'credit',
    references: list(references).map((one) => {
      const [type, written] = list(one);
      return { type: optional(type), text: text(written) };
    }),
    creditorAccount: optional(creditorAccount),
    instructed: typeof currency === 'string' ? { currency, amount: decimal(ordered) } : undefined,
    endToEnd: optional(endToEnd),
    instruction: optional(instruction),
    uetr: optional(uetr),
    payer: optional(payer),
  };
}

/** A line with its kind and key; of what became of payments only what is to be kept. Undefined: nothing is. */
export function withoutFates(
  whole: string,
  isKept: (key: string, row: number) => boolean,
): { readonly kind: 'm' | 't' | 'e'; readonly key: string; readonly line: string } | undefined {
  const parts = partsOf(whole);
  const [kind, key, isIn, rows] = parts ?? [];
  if (kind === 'm' || kind === 't') return { kind, key: text(key), line: whole };
  if (kind !== 'e') return undefined;
  const kept = list(rows).filter((one) => {
    const [row, fate, , , isMoved] = list(one);
    // What moves was kept before
    return fate === letters.moved || isMoved === 1 || isKept(text(key), Number(row));
  });
  // Money whose payments are shown again is counted again with them
  if (kept.length === 0 && list(rows).length > 0 && isIn !== 0) return undefined;
  return { kind, key: text(key), line: line([`${mark}e`, key, isIn ?? null, kept]) };
}

const letters: Readonly<Record<RowFate, string>> = { counted: 'c', open: 'o', moved: 'm' };

export function lineOfEvent({ key, money, rows }: EntryEvent): string {
  const told = rows.map(({ row, fate, bill, counted, isMoved }) =>
    trimmed([row, letters[fate], bill, counted, isMoved === true ? 1 : undefined]),
  );
  return line([`${mark}e`, key, money === undefined ? null : money ? 1 : 0, told]);
}

interface Events {
  readonly money: Set<string>;
  readonly waiting: Set<string>;
  readonly fates: Map<string, RowEvent>;
  readonly events: Map<string, number>;
}

function readEvent(parts: Parts, { money, waiting, fates, events }: Events): void {
  const [, key, isIn, rows] = parts;
  events.set(text(key), (events.get(text(key)) ?? 0) + 1);
  const [into, outOf] = isIn === 1 ? [money, waiting] : [waiting, money];
  if (isIn === 1 || isIn === 0) {
    into.add(text(key));
    outOf.delete(text(key));
  }
  for (const one of list(rows)) {
    const [row, fate, bill, counted] = list(one);
    if (fate === letters.moved) {
      fates.delete(fateKey(text(key), Number(row)));
      continue;
    }
    const event: RowEvent = {
      key: text(key),
      row: Number(row),
      fate: fate === 'c' ? 'counted' : 'open',
      bill: optional(bill),
      counted: optional(counted),
    };
    fates.set(fateKey(text(key), event.row), event);
  }
}

export function fateKey(key: string, row: number): string {
  return `${key} ${row}`;
}

/** `parts` begin with mark and kind. */
function line(parts: unknown[]): string {
  return JSON.stringify(trimmed(parts));
}

/** Without what is empty at the end. */
function trimmed(parts: unknown[]): unknown[] {
  while (parts.length > 0 && (parts.at(-1) === undefined || parts.at(-1) === null)) parts.pop();
  // Within an array JSON says null for undefined
  return parts;
}

function sign(direction: string): string {
  return direction === 'debit' ? '-' : '+';
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function optional(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What somebody wrote into the memory by hand must not break a sum. */
function decimal(value: unknown): string {
  return typeof value === 'string' && /^-?\d{1,20}(?:\.\d{1,10})?$/.test(value) ? value : '0.00';
}
