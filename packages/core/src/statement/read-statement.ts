import { readBankDocument } from '../bank-message/index.ts';
import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import { type Problem, within } from '../problem/problem.ts';
import { failed, ok, type Result } from '../result.ts';
import { childOf, childrenOf, textAt, type XmlElement } from '../xml/index.ts';
import { booleanIn, collapsed, dayIn } from '../xsd/index.ts';
import { accountIdOf, codeIn, directionOf, filled, moneyOf, partyOf, SharedTexts } from './elements.ts';
import { type ReadEntry, readEntry } from './entry.ts';
import { limits } from './limits.ts';
import { problem } from './problems.ts';
import type { Balance, Direction, Entry, Statement, StatementFile, StatementMessage } from './statement.ts';
import { inElement } from './unreadable-amounts.ts';

const messages: Readonly<Record<string, StatementMessage>> = {
  BkToCstmrAcctRpt: 'camt.052',
  BkToCstmrStmt: 'camt.053',
  BkToCstmrDbtCdtNtfctn: 'camt.054',
};
const expected = {
  names: 'camt.052, camt.053 or camt.054',
  byElement: messages,
  versions: ['001.08', '001.04', '001.02'],
};
const containers = ['Rpt', 'Stmt', 'Ntfctn'];

/**
 * Reads an account statement of a bank, entry by entry: camt.052, camt.053 or camt.054 of the versions .08, .04 and .02, in any encoding
 * that is found in them, as one exact model. Other versions are read by the same rules, with a notice. Whatever is odd is told in
 * `notices`, and what can be read is read.
 * Reports `STATEMENT_TOO_LARGE`, and `BANK_FILE_…` or problems of XML when it is no statement.
 * Source: ISO 20022; SPS 2025, Business Rules; what banks send.
 */
export function readStatement(file: Uint8Array | string): Result<StatementFile> {
  const statements: Statement[] = [];
  const notices: Problem[] = [];
  let pending: ReadEntry[] = [];
  let details = 0;
  const shared = new SharedTexts();
  const document = readBankDocument(file, expected, (element, around) => {
    if (element.name === 'Ntry' && around.length === 3 && containers.includes(around[2] as string)) {
      const read = readEntry(element, pending.length, shared);
      details += Math.max(1, read.entry?.details.length ?? 0);
      if (details <= limits.detailsMax) pending.push(read);
      return true;
    }
    if (around.length !== 2 || !containers.includes(element.name)) return false;
    statements.push(statementOf(element, pending, statements.length, notices));
    pending = [];
    return true;
  });
  if (!document.ok) return document;
  const { detailsMax: max } = limits;
  if (details > max) return failed(problem('STATEMENT_TOO_LARGE', [], { max }));
  const { body, version, message, notices: ofFile } = document.value;
  const header = childOf(body, 'GrpHdr');
  const page = pageOf(header);
  notices.unshift(...ofFile, ...headerNotices(header, page));
  if (message === 'camt.053' && (page === undefined || (page.number === 1 && page.isLast))) {
    for (const one of statements.flatMap(balanceNotices)) notices.push(one);
  }
  return ok({
    message: message as StatementMessage,
    version,
    messageId: filled(textAt(header, 'MsgId')) ?? '',
    createdAt: filled(textAt(header, 'CreDtTm')),
    page,
    statements,
    notices,
  });
}

function statementOf(element: XmlElement, read: readonly ReadEntry[], index: number, notices: Problem[]): Statement {
  const place = ['statements', index];
  for (const [at, { notices: found }] of read.entries()) {
    for (const one of within([...place, 'entries', at], found)) notices.push(one);
  }
  for (const [at, balance] of childrenOf(element, 'Bal').entries()) {
    for (const one of inElement(balance, [...place, 'balances', at])) notices.push(one);
  }
  const account = childOf(element, 'Acct');
  const id = filled(textAt(element, 'Id')) ?? '';
  const copy = filled(textAt(element, 'CpyDplctInd'));
  if (copy !== undefined) notices.push(problem('STATEMENT_COPY', place, { id: id.slice(0, limits.shownLengthMax) }));
  const entries = read.flatMap(({ entry }): Entry[] => (entry === undefined ? [] : [entry]));
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
    entries,
    unreadable: read.length - entries.length,
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

/** Opening balance and booked entries make the closing balance; banks leave out entries of later value dates now and then. */
function balanceNotices({ balances, entries, unreadable }: Statement, index: number): Problem[] {
  const final = balances.filter(({ isIntermediate }) => !isIntermediate);
  const opening = final.find(({ type }) => type === 'OPBD' || type === 'PRCD');
  const closing = final.find(({ type }) => type === 'CLBD');
  if (opening === undefined || closing === undefined || unreadable > 0) return [];
  const booked = entries.filter(({ status, currency }) => status === 'BOOK' && currency === closing.currency);
  const sum = exactSumOf([opening, ...booked].map(signed));
  const found = signed(closing);
  return compareDecimals(sum, found) === 0
    ? []
    : [problem('STATEMENT_BALANCE', ['statements', index, 'balances'], { closing: found, sum })];
}

function signed({ amount, direction }: { readonly amount: string; readonly direction: Direction }): string {
  return direction === 'credit' ? amount : negated(amount);
}
