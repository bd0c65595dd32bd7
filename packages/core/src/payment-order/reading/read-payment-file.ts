import { amountIn, readBankDocument } from '../../bank-message/index.ts';
import type { CalendarDate } from '../../date/calendar-date.ts';
import { compareDecimals } from '../../money/decimal-text.ts';
import type { Problem } from '../../problem/problem.ts';
import { failed, type Result, resultOf } from '../../result.ts';
import { childOf, childrenOf, textAt, type XmlElement } from '../../xml/index.ts';
import { dateTimeIn, dayIn } from '../../xsd/index.ts';
import { limits } from '../limits.ts';
import type { PaymentGroup, PaymentOrder } from '../order.ts';
import { totalsOf } from '../parse.ts';
import { type PaymentRulesName, paymentRules, paymentRulesAt } from '../payment-rules.ts';
import { problem } from '../problems.ts';
import { PaidBefore } from '../rules/duplicates.ts';
import { validateCreatedAt, validateMessageId, validateSoftware } from '../rules/header.ts';
import { Validation } from '../rules/validation.ts';
import { inGroup } from './file-paths.ts';
import { type ReadGroup, readGroup } from './group.ts';
import { type ReadTransaction, readTransaction } from './transaction.ts';

/** How `readPaymentFile` takes a file. */
export interface PaymentFileOptions {
  /** Unless given, days are not compared: the file may be an old one. */
  readonly today?: CalendarDate | undefined;
  /** Those of the day on which the file was made unless given. */
  readonly rules?: PaymentRulesName | undefined;
}

/** An order or all its problems, and in either case what a bank changes or ignores. */
export type ReadPaymentFile = Result<PaymentOrder> & { readonly notices: readonly Problem[] };

const expected = {
  names: 'pain.001',
  byElement: { CstmrCdtTrfInitn: 'pain.001' },
  versions: ['001.09'],
};

/**
 * Reads a file of payments, ours or another program's, and validates it by the rules for orders and by those for files: counts and
 * sums, elements that may not stand where they stand, identifications used twice. Paths are elements with their indexes, which
 * `formatXmlPath` prints. Groups and identifications are those of the file.
 * Reports what `parsePaymentOrder` reports, `PAYMENT_FILE_…`, and `BANK_FILE_…` or problems of XML when it is no such file.
 * Source: SPS 2025, credit transfers (version 2.2); ISO 20022, pain.001.001.09.
 */
export function readPaymentFile(file: Uint8Array | string, options: PaymentFileOptions = {}): ReadPaymentFile {
  const groups: { readonly element: XmlElement; readonly transactions: readonly ReadTransaction[] }[] = [];
  let transactions: ReadTransaction[] = [];
  const document = readBankDocument(file, expected, (element, around) => {
    if (element.name === 'CdtTrfTxInf' && around.at(-1) === 'PmtInf') transactions.push(readTransaction(element));
    else if (element.name === 'PmtInf' && around.length === 2) {
      groups.push({ element, transactions });
      transactions = [];
    } else return false;
    return true;
  });
  if (!document.ok) return { ...document, notices: [] };
  const { body, notices } = document.value;
  const { paymentsMax: max } = limits;
  const count = groups.reduce((all, group) => all + group.transactions.length, 0);
  // Each would be validated for a file that no bank takes
  if (count > max || groups.length > max) {
    return { ...failed(problem('PAYMENT_TOO_MANY', ['PmtInf'], { count, max })), notices: [] };
  }
  const header = childOf(body, 'GrpHdr');
  const created = dayIn(textAt(header, 'CreDtTm') ?? '');
  const known = options.rules === undefined ? undefined : paymentRules[options.rules];
  const validation = new Validation({
    today: options.today,
    rules: known ?? (created === undefined ? paymentRules.sps2026 : paymentRulesAt(created)),
    addresses: 'hybrid',
    normalize: false,
    ultimateDebtor: 'copied',
    isAsWritten: true,
  });
  const paidBefore = new PaidBefore([]);
  const read = groups.map((group, index) =>
    readGroup(group.element, group.transactions, index, paidBefore, validation),
  );
  const ofHeader = [...notices.filter(({ code }) => code === 'BANK_FILE_VERSION')];
  const head = validateHeader(header, read, validation.options, ofHeader);
  const problems = [...ofHeader, ...validation.problems];
  const isWhole = read.every(({ group }) => group !== undefined);
  const order =
    isWhole && head
      ? orderOf(
          head,
          read.flatMap(({ group }) => group ?? []),
          validation,
        )
      : undefined;
  return {
    ...resultOf(order as PaymentOrder, problems),
    notices: [...notices.filter(({ code }) => code !== 'BANK_FILE_VERSION'), ...validation.notices],
  };
}

type Head = Pick<PaymentOrder, 'messageId' | 'createdAt' | 'software'>;

function orderOf(head: Head, groups: readonly PaymentGroup[], { options }: Validation): PaymentOrder | undefined {
  const [first] = groups;
  if (first === undefined) return undefined;
  const { debtor, executionDate } = first;
  const batchBooking = groups.every((group) => group.batchBooking || isInstant(group));
  return { ...totalsOf(groups), ...head, debtor, executionDate, batchBooking, groups, rules: options.rules };
}

function isInstant({ service }: PaymentGroup): boolean {
  return service === 'INST' || service === 'ITP';
}

/** `GrpHdr`, and what it says of the whole file. */
function validateHeader(
  header: XmlElement | undefined,
  groups: readonly ReadGroup[],
  options: Validation['options'],
  problems: Problem[],
): Head | undefined {
  const validation = new Validation(options);
  const messageId = validateMessageId(textAt(header, 'MsgId'), new Set(), validation);
  const createdAt = validateCreatedAt(createdAtOf(header), validation);
  const initiator = childOf(header, 'InitgPty');
  const told = new Map(
    childrenOf(childOf(initiator, 'CtctDtls'), 'Othr').map((other) => [textAt(other, 'ChanlTp'), textAt(other, 'Id')]),
  );
  const software = { name: told.get('NAME'), provider: told.get('PRVD'), version: told.get('VRSN') };
  const validated = validateSoftware(software, validation);
  if (childOf(initiator, 'Nm') === undefined && childOf(initiator, 'Id') === undefined) {
    problems.push(problem('REQUIRED', ['GrpHdr', 'InitgPty']));
  }
  if (groups.length === 0) problems.push(problem('REQUIRED', ['PmtInf']));
  problems.push(...validation.problems.map((found) => inGroup(found, [])));
  validateTotals(header, groups, problems);
  const ids = new Set<string>();
  for (const [index, { id }] of groups.entries()) {
    if (ids.has(id)) problems.push(problem('PAYMENT_ID_TWICE', ['PmtInf', index, 'PmtInfId'], { id }));
    ids.add(id);
  }
  return messageId === undefined || createdAt === undefined ? undefined : { messageId, createdAt, software: validated };
}

function createdAtOf(header: XmlElement | undefined): string | undefined {
  const text = textAt(header, 'CreDtTm');
  return text && (dateTimeIn(text) ?? text);
}

/** AM18 and AM10: a bank refuses the whole file. */
function validateTotals(header: XmlElement | undefined, groups: readonly ReadGroup[], problems: Problem[]): void {
  const count = groups.reduce((all, one) => all + one.count, 0);
  const declared = (textAt(header, 'NbOfTxs') ?? '').slice(0, limits.idLengthMax);
  if (!/^\d{1,15}$/.test(declared) || Number(declared) !== count) {
    problems.push(
      problem('PAYMENT_FILE_COUNT', ['GrpHdr', 'NbOfTxs'], { declared: declared || 'no number of', count }),
    );
  }
  const control = textAt(header, 'CtrlSum');
  if (control === undefined) return;
  const { controlSum: sum } = totalsOf(groups.flatMap(({ group }) => group ?? []));
  const isWhole = groups.every(({ group, count }) => group?.payments.length === count);
  const text = amountIn(control);
  if (text === undefined || (isWhole && compareDecimals(text, sum) !== 0)) {
    const shown = control.slice(0, limits.idLengthMax);
    problems.push(problem('PAYMENT_FILE_SUM', ['GrpHdr', 'CtrlSum'], { declared: shown, sum }));
  }
}
