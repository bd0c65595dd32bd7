import { childOf, childrenOf, textAt, type XmlElement } from '../xml/index.ts';
import { decimalIn } from '../xsd/index.ts';
import {
  accountIdOf,
  chargesOf,
  codeIn,
  directionOf,
  filled,
  moneyOf,
  ofItsOwn,
  partyOf,
  type SharedTexts,
} from './elements.ts';
import type { DetailReference, Direction, EntryDetail, Money } from './statement.ts';

/** What of the entry its payments depend on. */
export interface EntryOfDetails extends Money {
  readonly direction: Direction;
  /** Whether the payment is the only one of the entry. */
  readonly isSingle: boolean;
}

const noReferences: readonly DetailReference[] = [];
const noFlags: readonly string[] = [];
const noTexts: readonly string[] = [];
const flag = /^\?(?:REJECT|ERROR)\?/;

/**
 * Reads `TxDtls` of any version. Its own amount counts; without one the transaction amount where it is in the currency of the account, as the
 * oldest version has it; else, and with 0 in its place, that of an entry that has no other payment.
 */
export function readDetail(element: XmlElement, entry: EntryOfDetails, shared: SharedTexts): EntryDetail {
  const references = childOf(element, 'Refs');
  const amounts = childOf(element, 'AmtDtls');
  const transaction = childOf(amounts, 'TxAmt');
  const instructed = childOf(amounts, 'InstdAmt');
  const parties = childOf(element, 'RltdPties');
  const information = childOf(element, 'RmtInf');
  const returned = childOf(element, 'RtrInf');
  const structured = childrenOf(information, 'Strd');
  const added = addedTo(structured);
  const message = messageOf(childrenOf(information, 'Ustrd'), added);
  const endToEndId = filled(textAt(references, 'EndToEndId'));
  const reason = childOf(returned, 'Rsn');
  return {
    servicerReference: filled(textAt(references, 'AcctSvcrRef')),
    messageId: filled(textAt(references, 'MsgId')),
    paymentInformationId: filled(textAt(references, 'PmtInfId')),
    instructionId: filled(textAt(references, 'InstrId')),
    endToEndId: endToEndId === 'NOTPROVIDED' ? undefined : endToEndId,
    uetr: filled(textAt(references, 'UETR')),
    amount: amountOf(moneyOf(childOf(element, 'Amt')), moneyOf(childOf(transaction, 'Amt')), entry),
    direction: directionOf(textAt(element, 'CdtDbtInd')) ?? entry.direction,
    instructed: moneyOf(childOf(instructed, 'Amt')),
    transaction: moneyOf(childOf(transaction, 'Amt')),
    exchangeRate: rateOf(transaction) ?? rateOf(instructed) ?? rateOf(childOf(amounts, 'CntrValAmt')),
    charges: chargesOf(element),
    debtor: partyOf(childOf(parties, 'Dbtr')),
    ultimateDebtor: partyOf(childOf(parties, 'UltmtDbtr')),
    creditor: partyOf(childOf(parties, 'Cdtr')),
    ultimateCreditor: partyOf(childOf(parties, 'UltmtCdtr')),
    debtorAccount: accountIdOf(childOf(parties, 'DbtrAcct')),
    creditorAccount: accountIdOf(childOf(parties, 'CdtrAcct')),
    references: referencesOf(structured, shared),
    flags: added.length === 0 ? noFlags : added.filter((text) => flag.test(text)).map(ofItsOwn),
    message,
    returned: returned && {
      code: codeIn(textAt(reason, 'Cd') ?? textAt(reason, 'Prtry')),
      information: childrenOf(returned, 'AddtlInf').map(({ text }) => ofItsOwn(text)),
    },
    code: shared.codeOf(element),
    information: filled(textAt(element, 'AddtlTxInf')),
  };
}

/** 0 stands for an amount that the bank does not say. */
function amountOf(own: Money | undefined, transaction: Money | undefined, entry: EntryOfDetails): string | undefined {
  const isOwn = own !== undefined && own.currency === entry.currency && /[1-9]/.test(own.amount);
  if (isOwn) return own.amount;
  if (own === undefined && transaction?.currency === entry.currency) return transaction.amount;
  return entry.isSingle ? entry.amount : undefined;
}

function rateOf(element: XmlElement | undefined): string | undefined {
  const rate = filled(textAt(element, 'CcyXchg', 'XchgRate'));
  return rate && (decimalIn(rate) ?? rate);
}

/** What stands beside references in structured information. */
function addedTo(structured: readonly XmlElement[]): readonly string[] {
  if (structured.every((one) => childOf(one, 'AddtlRmtInf') === undefined)) return noTexts;
  return structured.flatMap((one) => childrenOf(one, 'AddtlRmtInf')).map(({ text }) => text.trim());
}

function messageOf(unstructured: readonly XmlElement[], added: readonly string[]): string | undefined {
  if (unstructured.length + added.length === 0) return undefined;
  const texts = unstructured.map(({ text }) => text.trim());
  const message = [...texts, ...added.filter((text) => !flag.test(text))].filter((text) => text !== '').join(' ');
  return message === '' ? undefined : ofItsOwn(message);
}

function referencesOf(structured: readonly XmlElement[], shared: SharedTexts): readonly DetailReference[] {
  const [first, ...more] = structured;
  if (first === undefined) return noReferences;
  return more.length === 0 ? referenceOf(first, shared) : structured.flatMap((one) => referenceOf(one, shared));
}

function referenceOf(structured: XmlElement, shared: SharedTexts): readonly DetailReference[] {
  const reference = childOf(structured, 'CdtrRefInf');
  const text = filled(textAt(reference, 'Ref'));
  if (text === undefined) return noReferences;
  const type = childOf(childOf(reference, 'Tp'), 'CdOrPrtry');
  const kind = filled(textAt(type, 'Prtry') ?? textAt(type, 'Cd'));
  return [{ type: kind && shared.of(kind), text }];
}
