import { type BankDocument, BankDocumentStream, finTextOf, readBankDocument } from '../bank-message/index.ts';
import { exactSumOf } from '../money/decimal-text.ts';
import { type Problem, within } from '../problem/problem.ts';
import { failed, ok, type Result } from '../result.ts';
import { childOf, childrenOf, textAt, type XmlElement } from '../xml/index.ts';
import { booleanIn, collapsed, dayIn } from '../xsd/index.ts';
import { balanceNotices, signedAmount } from './balance-notices.ts';
import { accountIdOf, codeIn, directionOf, filled, moneyOf, partyOf, SharedTexts } from './elements.ts';
import { type ReadEntry, readEntry } from './entry.ts';
import { limits } from './limits.ts';
import { readMt940 } from './mt940.ts';
import { problem } from './problems.ts';
import type { Balance, Entry, Statement, StatementFile, StatementMessage } from './statement.ts';
import { inElement } from './unreadable-amounts.ts';

const messages: Readonly<Record<string, StatementMessage>> = {
  __proto__: null as never,
  BkToCstmrAcctRpt: 'camt.052',
  BkToCstmrStmt: 'camt.053',
  BkToCstmrDbtCdtNtfctn: 'camt.054',
};
const expected = {
  names: 'camt.052, camt.053, camt.054 or MT940',
  byElement: messages,
  versions: ['001.08', '001.04', '001.02'],
};
const containers = ['Rpt', 'Stmt', 'Ntfctn'];

/** How a statement is read that comes piece by piece. */
export interface StatementReaderOptions {
  /** Told of every entry as it is read. Then none is kept: `entries` of what `end` answers are empty. */
  readonly onEntry?: ((entry: StreamedEntry) => void) | undefined;
  /** Payments that are kept at most. Default: 200,000; without a bound where none is kept. */
  readonly detailsMax?: number | undefined;
}

/** An entry, or undefined where it cannot be read; with what is odd about it. */
export interface StreamedEntry extends ReadEntry {
  /** Index of its statement in the file. */
  readonly statement: number;
}

/**
 * Reads an account statement of a bank, entry by entry: camt.052, camt.053 or camt.054 of the versions .08, .04 and .02, MT940 or MT942, in
 * any encoding that is found in them, as one exact model. Other versions are read by the same rules, with a notice. Whatever is odd is told
 * in `notices`, and what can be read is read.
 * Reports `STATEMENT_TOO_LARGE`, and `BANK_FILE_…` or problems of XML when it is no statement.
 * Source: ISO 20022; SPS 2025, Business Rules; SWIFT, MT940 and MT942; what banks send.
 */
export function readStatement(file: Uint8Array | string): Result<StatementFile> {
  const text = finTextOf(file);
  if (text !== undefined) return readMt940(text);
  const reading = new StatementReading({});
  return reading.finished(readBankDocument(file, expected, { take: reading.take }));
}

/**
 * The same for a statement that comes piece by piece, of a file or of the network: what has been read is let go, and with `onEntry` the
 * entries are as well, so that a file of a million entries is read in the memory of a few.
 * Reads no MT940: that is short. Reports what `readStatement` reports, and `BANK_FILE_ENCODING_MIXED`.
 *
 * ```ts
 * const reader = new StatementReader({ onEntry: ({ entry }) => console.log(entry?.amount) });
 * for await (const bytes of createReadStream('statement.xml')) if (!reader.add(bytes)) break;
 * const statement = reader.end();
 * ```
 */
export class StatementReader {
  private readonly reading: StatementReading;
  private readonly document: BankDocumentStream;

  constructor(options: StatementReaderOptions = {}) {
    this.reading = new StatementReading(options);
    const { streamedCharactersMax: charactersMax, streamedElementsMax: elementsMax } = limits;
    this.document = new BankDocumentStream(expected, {
      take: this.reading.take,
      bounds: { charactersMax, elementsMax },
    });
  }

  /** Goes on with the next bytes. Whether anything more is wanted: false after an error, which `end` tells. */
  add(bytes: Uint8Array): boolean {
    return this.document.add(bytes) && !this.reading.isFull;
  }

  /** Everything has come: the statement, or what is wrong with it. */
  end(): Result<StatementFile> {
    return this.reading.finished(this.document.end());
  }
}

/** What has been read of a file. */
class StatementReading {
  private readonly options: StatementReaderOptions;
  private readonly detailsMax: number;
  private readonly shared = new SharedTexts();
  private readonly statements: Statement[] = [];
  private readonly notices: Problem[] = [];
  private readonly balances: Problem[] = [];
  private details = 0;
  private pending = new PendingEntries();

  constructor(options: StatementReaderOptions) {
    this.options = options;
    this.detailsMax =
      options.detailsMax ?? (options.onEntry === undefined ? limits.detailsMax : Number.POSITIVE_INFINITY);
  }

  get isFull(): boolean {
    return this.details > this.detailsMax;
  }

  readonly take = (element: XmlElement, around: readonly string[]): boolean => {
    if (element.name === 'Ntry' && around.length === 3 && containers.includes(around[2] as string)) {
      this.takeEntry(readEntry(element, this.pending.count, this.shared));
      return true;
    }
    if (around.length !== 2 || !containers.includes(element.name)) return false;
    const booked = (currency: string) => this.pending.bookedIn(currency);
    const statement = statementOf(element, this.pending, this.statements.length, this.notices);
    for (const one of balanceNotices(statement, booked, this.statements.length)) this.balances.push(one);
    this.statements.push(statement);
    this.pending = new PendingEntries();
    return true;
  };

  private takeEntry(read: ReadEntry): void {
    this.details += Math.max(1, read.entry?.details.length ?? 0);
    const { onEntry } = this.options;
    this.pending.add(read, onEntry === undefined && !this.isFull);
    onEntry?.({ ...read, statement: this.statements.length });
  }

  finished(document: Result<BankDocument>): Result<StatementFile> {
    if (this.isFull) return failed(problem('STATEMENT_TOO_LARGE', [], { max: this.detailsMax }));
    if (!document.ok) return document;
    const { body, version, message, notices: ofFile } = document.value;
    const header = childOf(body, 'GrpHdr');
    const page = pageOf(header);
    const isWhole = page === undefined || (page.number === 1 && page.isLast);
    return ok({
      message: message as StatementMessage,
      version,
      messageId: filled(textAt(header, 'MsgId')) ?? '',
      createdAt: filled(textAt(header, 'CreDtTm')),
      page,
      statements: this.statements,
      notices: [
        ...ofFile,
        ...headerNotices(header, page),
        ...this.notices,
        ...(message === 'camt.053' && isWhole ? this.balances : []),
      ],
    });
  }
}

/** The entries of the statement that is being read, and the sums of what is booked, by currency. */
class PendingEntries {
  count = 0;
  unreadable = 0;
  readonly entries: Entry[] = [];
  readonly notices: (readonly [at: number, found: readonly Problem[]])[] = [];
  private readonly booked = new Map<string, string[]>();

  add({ entry, notices }: ReadEntry, isKept: boolean): void {
    if (entry === undefined) this.unreadable += 1;
    else if (isKept) this.entries.push(entry);
    if (isKept && notices.length > 0) this.notices.push([this.count, notices]);
    if (entry?.status === 'BOOK') this.sum(entry);
    this.count += 1;
  }

  bookedIn(currency: string): readonly string[] {
    return this.booked.get(currency) ?? [];
  }

  private sum(entry: Entry): void {
    const amounts = this.booked.get(entry.currency);
    if (amounts === undefined) this.booked.set(entry.currency, [signedAmount(entry)]);
    else if (amounts.push(signedAmount(entry)) === amountsAtOnce) amounts.splice(0, amountsAtOnce, exactSumOf(amounts));
  }
}

/** Amounts that are added up at a time. */
const amountsAtOnce = 1000;

function statementOf(element: XmlElement, read: PendingEntries, index: number, notices: Problem[]): Statement {
  const place = ['statements', index];
  for (const [at, found] of read.notices) {
    for (const one of within([...place, 'entries', at], found)) notices.push(one);
  }
  for (const [at, balance] of childrenOf(element, 'Bal').entries()) {
    for (const one of inElement(balance, [...place, 'balances', at])) notices.push(one);
  }
  const account = childOf(element, 'Acct');
  const id = filled(textAt(element, 'Id')) ?? '';
  const copy = filled(textAt(element, 'CpyDplctInd'));
  if (copy !== undefined) notices.push(problem('STATEMENT_COPY', place, { id: id.slice(0, limits.shownLengthMax) }));
  return {
    id,
    sequenceNumber: filled(textAt(element, 'ElctrncSeqNb')),
    createdAt: filled(textAt(element, 'CreDtTm')),
    from: filled(textAt(element, 'FrToDt', 'FrDtTm')),
    to: filled(textAt(element, 'FrToDt', 'ToDtTm')),
    copy,
    account: {
      id: accountIdOf(account) ?? '',
      currency: filled(textAt(account, 'Ccy')),
      owner: partyOf(childOf(account, 'Ownr'))?.name,
    },
    balances: childrenOf(element, 'Bal').flatMap(balanceOf),
    entries: read.entries,
    unreadable: read.unreadable,
  };
}

function balanceOf(element: XmlElement): Balance[] {
  const money = moneyOf(childOf(element, 'Amt'));
  const direction = directionOf(textAt(element, 'CdtDbtInd'));
  const type = codeIn(textAt(element, 'Tp', 'CdOrPrtry', 'Cd') ?? textAt(element, 'Tp', 'CdOrPrtry', 'Prtry')) ?? '';
  if (money === undefined || direction === undefined) return [];
  const date = childOf(element, 'Dt');
  return [
    {
      ...money,
      type,
      direction,
      date: dayIn(textAt(date, 'Dt') ?? textAt(date, 'DtTm') ?? ''),
      isIntermediate: codeIn(textAt(element, 'Tp', 'SubTp', 'Cd')) === 'INTM',
    },
  ];
}

function pageOf(header: XmlElement | undefined): StatementFile['page'] {
  const pages = childOf(header, 'MsgPgntn');
  const number = collapsed(textAt(pages, 'PgNb') ?? '');
  if (!/^\d{1,5}$/.test(number)) return undefined;
  return { number: Number(number), isLast: booleanIn(textAt(pages, 'LastPgInd')) !== false };
}

function headerNotices(header: XmlElement | undefined, page: StatementFile['page']): Problem[] {
  const notices: Problem[] = [];
  if (page?.isLast === false) notices.push(problem('STATEMENT_PAGE_MORE', [], { page: page.number }));
  const release = /^SPS\/[\d.]+\/(.+)$/.exec(textAt(header, 'AddtlInf')?.trim() ?? '')?.[1];
  if (release !== undefined && release !== 'PROD') {
    notices.push(problem('STATEMENT_TEST', [], { found: release.slice(0, limits.shownLengthMax) }));
  }
  return notices;
}
