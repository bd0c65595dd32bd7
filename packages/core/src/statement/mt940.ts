import { amountText } from '../bank-message/index.ts';
import { modulo97Rotated } from '../check-digits/modulo97.ts';
import { normalizeIban } from '../iban/iban.ts';
import { type Problem, within } from '../problem/problem.ts';
import { failed, ok, type Result } from '../result.ts';
import { balanceNotices, bookedAmounts } from './balance-notices.ts';
import { filled, ofItsOwn, SharedTexts } from './elements.ts';
import { limits } from './limits.ts';
import { dayOf, readMtEntry } from './mt940-entry.ts';
import { finPieces } from './mt940-fields.ts';
import { problem } from './problems.ts';
import type { Balance, Entry, Statement, StatementFile } from './statement.ts';

/** The fields of one statement, before they are read. */
interface Fields {
  readonly named: Map<string, string>;
  readonly balances: (readonly [tag: string, text: string])[];
  readonly entries: { readonly lines: readonly string[]; readonly information: string[] }[];
  /** The first statement of the same message: it may say name and account for all. */
  readonly head: Fields | undefined;
  type: string | undefined;
}

/**
 * Reads the text of an MT940, or of an MT942, which tells what happens during the day. Pages that follow each other are one statement.
 * Reports `STATEMENT_TOO_LARGE`, `BANK_FILE_OTHER_MESSAGE`; as notices what is odd, `STATEMENT_CUT_OFF` where the closing balance is missing.
 * Source: SWIFT, MT940 and MT942; German banks, Anlage 3, 8.
 */
export function readMt940(text: string): Result<StatementFile> {
  const all = fieldsIn(text);
  if (all === undefined) return failed(problem('STATEMENT_TOO_LARGE', [], { max: limits.detailsMax }));
  const other = all.length === 0 ? '940 without a field' : all.map(({ type }) => type).find(isOther);
  if (other !== undefined) {
    return failed(problem('BANK_FILE_OTHER_MESSAGE', [], { found: `MT${other}`, expected: 'camt, MT940 or MT942' }));
  }
  const notices: Problem[] = [];
  const shared = new SharedTexts();
  const groups = joinedPages(all);
  const statements = groups.map((pages, index) => statementOf(pages, index, shared, notices));
  const [pages, ...more] = groups;
  const page = pages === undefined || more.length > 0 ? undefined : pageOf(pages);
  if (page?.isLast === false) notices.push(problem('STATEMENT_PAGE_MORE', [], { page: page.number }));
  for (const [index, one] of statements.entries()) {
    notices.push(...balanceNotices(one, (currency) => bookedAmounts(one.entries, currency), index));
  }
  const message = all.every(isInterim) ? 'MT942' : 'MT940';
  return ok({ message, version: '', messageId: statements[0]?.id ?? '', page, statements, notices });
}

/** A report of the day: only that has a floor limit. */
function isInterim({ type, named }: Fields): boolean {
  return type === '942' || named.has('34F');
}

/** Another message of SWIFT, such as a payment; MT950 is a statement without `:86:`. */
function isOther(type: string | undefined): boolean {
  return type !== undefined && !['940', '942', '950'].includes(type);
}

const heads: readonly string[] = ['20', '25', '25P', '28', '28C', '60F', '60M'];

function fieldsIn(text: string): Fields[] | undefined {
  const all: Fields[] = [];
  let current: Fields | undefined;
  let type: string | undefined;
  let entries = 0;
  /** Where `:86:` belongs: behind a balance it is about the statement. */
  let information: string[] | undefined;
  for (const { tag, ...piece } of finPieces(text)) {
    if (tag === undefined) {
      type = 'type' in piece ? piece.type : undefined;
      current = undefined;
      continue;
    }
    const lines = 'lines' in piece ? piece.lines : [];
    const isHead = heads.includes(tag);
    if (current === undefined || (isHead && current.named.has(tag))) {
      const head: Fields | undefined = tag === '20' ? undefined : (current?.head ?? current);
      current = { named: new Map(), balances: [], entries: [], head, type };
      all.push(current);
    }
    if (tag === '61') entries += 1;
    if (Math.max(entries, all.length) > limits.detailsMax) return undefined;
    if (tag === '61') {
      information = [];
      current.entries.push({ lines, information });
    } else if (tag === '86') for (const line of lines) information?.push(line);
    else if (tag !== 'NS') {
      information = undefined;
      const line = (lines[0] ?? '').trim();
      current.named.set(tag, ofItsOwn(line));
      if (/^6/.test(tag)) current.balances.push([tag, line]);
    }
  }
  return all;
}

/** By its form and check digits: countries do not matter here. */
function isIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(text) && modulo97Rotated(text) === 1;
}

/** Pages of one statement in one file: one ends with `:62M:` and the next goes on with `:60M:`. */
function joinedPages(all: readonly Fields[]): Fields[][] {
  const groups: Fields[][] = [];
  for (const one of all) {
    const before = groups.at(-1)?.at(-1);
    const goesOn =
      before?.named.has('62M') === true &&
      one.named.has('60M') &&
      accountOf(before).id === accountOf(one).id &&
      numberOf(before) === numberOf(one);
    if (goesOn) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return groups;
}

function numberOf({ named }: Fields): string | undefined {
  return filled((named.get('28C') ?? named.get('28'))?.split('/')[0]);
}

/** `:25:`: an IBAN, perhaps behind the bank, or `bank/account`; some banks write the currency behind it. */
function accountOf({ named, head }: Fields): { readonly id: string; readonly currency: string | undefined } {
  const written = named.get('25') ?? named.get('25P') ?? head?.named.get('25') ?? head?.named.get('25P') ?? '';
  const [, text = '', currency] = /^(.*?\d)\s*([A-Z]{3})$/.exec(written) ?? [undefined, written];
  for (const whole of [written, text]) {
    const iban = whole.split('/').map(normalizeIban).find(isIban);
    if (iban !== undefined) return { id: iban, currency };
  }
  return { id: text.replace(/\s+/g, '').replace(/^\/+/, ''), currency };
}

function statementOf(pages: readonly Fields[], index: number, shared: SharedTexts, notices: Problem[]): Statement {
  const place = ['statements', index];
  const [first, last] = [pages[0] as Fields, pages.at(-1) as Fields];
  const id = first.named.get('20') ?? first.head?.named.get('20') ?? '';
  const account = accountOf(first);
  const balances = pages
    .flatMap((page) => page.balances)
    .map(([tag, text], at) => {
      const odd: Problem[] = [];
      const balance = balanceOf(tag, text, odd);
      notices.push(...within([...place, 'balances', at], odd));
      return balance;
    });
  const known = balances.filter((one) => one !== undefined);
  const currency = known[0]?.currency ?? account.currency ?? /^[A-Z]{3}/.exec(first.named.get('34F') ?? '')?.[0];
  const interim = isInterim(first);
  const isEnded = last.named.has('62F') || last.named.has('62M');
  const name = { id: id.slice(0, limits.shownLengthMax) };
  if (!interim && !isEnded) notices.push(problem('STATEMENT_CUT_OFF', place, name));
  if (account.id === '') notices.push(problem('STATEMENT_ACCOUNT_MISSING', place, name));
  const from = known.find(({ type }) => type === 'OPBD')?.date;
  const to = known.filter(({ type }) => type === 'CLBD').at(-1)?.date;
  const read = pages
    .flatMap((page) => page.entries)
    .map(({ lines, information }, at) => {
      const entry = readMtEntry(lines, information, at, { currency, from, to, isInterim: interim }, shared);
      for (const one of within([...place, 'entries', at], entry.notices)) notices.push(one);
      return entry.entry;
    });
  const entries = read.filter((entry): entry is Entry => entry !== undefined);
  return {
    id,
    sequenceNumber: numberOf(first),
    account: { id: account.id, currency },
    balances: known,
    entries,
    unreadable: read.length - entries.length,
  };
}

const balanceTypes: Readonly<Record<string, string>> = {
  __proto__: null as never,
  60: 'OPBD',
  62: 'CLBD',
  64: 'CLAV',
  65: 'FWAV',
};

function balanceOf(tag: string, text: string, odd: Problem[]): Balance | undefined {
  const [, mark, date = '', currency, whole, decimals] =
    /^([CD])(\d{6})([A-Z]{3})(\d{0,18}),(\d{0,5})$/.exec(text) ?? [];
  const amount = mark && amountText(`${whole || '0'}.${decimals || '0'}`);
  if (amount === undefined || currency === undefined) {
    const found = text === '' ? 'empty' : text.slice(0, limits.shownLengthMax);
    odd.push(problem('STATEMENT_AMOUNT_UNREADABLE', [], { found }));
    return undefined;
  }
  return {
    currency,
    amount,
    type: balanceTypes[tag.slice(0, 2)] ?? '',
    direction: mark === 'C' ? 'credit' : 'debit',
    date: dayOf(date, 'date', odd),
    isIntermediate: tag.endsWith('M'),
  };
}

/** Of a statement whose other pages are in other files. */
function pageOf(pages: readonly Fields[]): StatementFile['page'] {
  const [first, last] = [pages[0]?.named, pages.at(-1)?.named];
  const number = /\/0*(\d{1,5})$/.exec(first?.get('28C') ?? '')?.[1];
  const isLast = last?.has('62M') !== true;
  return number === undefined || (isLast && first?.has('60M') !== true)
    ? undefined
    : { number: Number(number), isLast };
}
