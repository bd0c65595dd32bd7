import type { CalendarDate } from '../date/calendar-date.ts';
import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import { formatPath, type Path, type Problem } from '../problem/problem.ts';
import { childOf, childrenOf, textAt, type XmlElement } from '../xml/index.ts';
import { booleanIn } from '../xsd/index.ts';
import { readDetail } from './detail.ts';
import { chargesOf, directionOf, filled, moneyOf, type SharedTexts, shownAmount } from './elements.ts';
import { isPaymentCode, kindOf } from './kind.ts';
import { limits } from './limits.ts';
import { problem } from './problems.ts';
import type { BankTransactionCode, Batch, Entry, EntryDetail, EntryKind } from './statement.ts';
import { unreadableAmounts } from './unreadable-amounts.ts';

/** An entry, or undefined where it cannot be read; with what is odd about it, seen from the entry. */
export interface ReadEntry {
  readonly entry: Entry | undefined;
  readonly notices: readonly Problem[];
}

const noCode: BankTransactionCode = {};
const noDetails: readonly EntryDetail[] = [];
const noNotices: readonly Problem[] = [];

/** Reads `Ntry` of any version. An amount or a direction that cannot be read makes the entry unreadable; others go on. */
export function readEntry(element: XmlElement, index: number, shared: SharedTexts): ReadEntry {
  const notices: Problem[] = [];
  const money = moneyOf(childOf(element, 'Amt'));
  const direction = directionOf(textAt(element, 'CdtDbtInd'));
  if (money === undefined || direction === undefined) {
    const name = money === undefined ? 'Amt' : 'CdtDbtInd';
    const found = shownAmount(childOf(element, name));
    return { entry: undefined, notices: [problem('STATEMENT_ENTRY_UNREADABLE', [], { element: name, found })] };
  }
  const groups = childrenOf(element, 'NtryDtls');
  const [first, ...others] = groups;
  const transactions =
    others.length === 0 ? childrenOf(first, 'TxDtls') : groups.flatMap((group) => childrenOf(group, 'TxDtls'));
  const batch = batchOf(groups);
  // One payment of a batch of several is not all of it
  const isSingle = transactions.length === 1 && !(Number(batch?.count) > 1);
  const details =
    transactions.length === 0
      ? noDetails
      : transactions.map((one) => readDetail(one, { ...money, direction, isSingle }, shared));
  const entry: Omit<Entry, 'kind'> & { kind: EntryKind } = {
    index,
    currency: shared.of(money.currency),
    amount: money.amount,
    direction,
    isReversal: booleanIn(textAt(element, 'RvslInd')) === true,
    status: shared.of(statusOf(childOf(element, 'Sts'))),
    bookingDate: dateOf(childOf(element, 'BookgDt'), ['bookingDate'], shared, notices),
    valueDate: dateOf(childOf(element, 'ValDt'), ['valueDate'], shared, notices),
    reference: shared.referenceOf(textAt(element, 'NtryRef')),
    servicerReference: filled(textAt(element, 'AcctSvcrRef')),
    code: shared.codeOf(element) ?? noCode,
    charges: chargesOf(element),
    batch,
    details,
    detailsIn: notificationOf(childOf(element, 'AddtlInfInd')),
    information: filled(textAt(element, 'AddtlNtryInf')),
    kind: 'incoming',
  };
  entry.kind = kindOf(entry);
  if (entry.kind === 'incoming' && !isPaymentCode(entry.code)) {
    const { domain, family, subFamily, proprietary } = entry.code;
    const code = [domain, family, subFamily].filter((part) => part !== undefined).join(' ') || proprietary;
    const found = (code ?? 'none').slice(0, limits.shownLengthMax);
    notices.push(problem('STATEMENT_DOMAIN', [], { found }));
  }
  const unreadable = unreadableAmounts(element, transactions);
  for (const one of unreadable) notices.push(one);
  noticeDetails(entry, unreadable, notices);
  return { entry, notices: notices.length === 0 ? noNotices : notices };
}

/** In .08 a status is a code or the bank's own; before it was a text. */
function statusOf(element: XmlElement | undefined): string {
  return filled(textAt(element, 'Cd') ?? textAt(element, 'Prtry') ?? element?.text) ?? '';
}

function dateOf(
  element: XmlElement | undefined,
  path: Path,
  shared: SharedTexts,
  notices: Problem[],
): CalendarDate | undefined {
  const text = textAt(element, 'Dt') ?? textAt(element, 'DtTm');
  if (element === undefined || text === undefined) return undefined;
  const day = shared.dayOf(text);
  if (day === undefined) {
    notices.push(problem('STATEMENT_DATE_UNREADABLE', path, { found: text.slice(0, limits.shownLengthMax) }));
  }
  return day;
}

function notificationOf(element: XmlElement | undefined): string | undefined {
  return /camt\.054/i.test(textAt(element, 'MsgNmId') ?? '') ? filled(textAt(element, 'MsgId')) : undefined;
}

function batchOf(groups: readonly XmlElement[]): Batch | undefined {
  const batch = childOf(
    groups.find((group) => childOf(group, 'Btch') !== undefined),
    'Btch',
  );
  return (
    batch && {
      messageId: filled(textAt(batch, 'MsgId')),
      paymentInformationId: filled(textAt(batch, 'PmtInfId')),
      count: filled(textAt(batch, 'NbOfTxs')),
    }
  );
}

function noticeDetails(entry: Entry, unreadable: readonly Problem[], notices: Problem[]): void {
  const { details, amount, direction, batch } = entry;
  const declared = batch?.count;
  const count = details.length;
  if (count === 0) return;
  if (declared !== undefined && Number(declared) !== count) {
    const params = { declared: declared.slice(0, limits.shownLengthMax), count };
    notices.push(problem('STATEMENT_DETAILS_COUNT', ['batch'], params));
  }
  const [only] = details;
  if (count === 1 && only?.amount === amount && only.direction === direction) return;
  let said: ReadonlySet<string> | undefined;
  const amounts: string[] = [];
  for (const [at, detail] of details.entries()) {
    if (detail.amount === undefined) {
      // The bank does say it: that it cannot be read has been told
      said ??= new Set(unreadable.map(({ path }) => formatPath(path)));
      const isSaid = said.has(formatPath(['details', at, 'amount']));
      if (!isSaid) notices.push(problem('STATEMENT_DETAIL_AMOUNT', ['details', at]));
    } else amounts.push(detail.direction === direction ? detail.amount : negated(detail.amount));
    if (detail.direction !== direction) notices.push(problem('STATEMENT_DETAIL_DIRECTION', ['details', at]));
  }
  if (amounts.length < count) return;
  const sum = count === 1 ? (amounts[0] ?? '') : exactSumOf(amounts);
  if (compareDecimals(sum, amount) !== 0) notices.push(problem('STATEMENT_DETAILS_SUM', [], { sum, amount }));
}
