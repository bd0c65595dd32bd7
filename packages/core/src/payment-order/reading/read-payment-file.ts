import { amountIn, type BankDocument, readBankDocument } from '../../bank-message/index.ts';
import type { CalendarDate } from '../../date/calendar-date.ts';
import { compareDecimals } from '../../money/decimal-text.ts';
import type { Problem } from '../../problem/problem.ts';
import { failed, ok } from '../../result.ts';
import { childOf, childrenOf, textAt, type XmlElement } from '../../xml/index.ts';
import { dateTimeIn, dayIn } from '../../xsd/index.ts';
import { limits } from '../limits.ts';
import { paymentMessage } from '../message.ts';
import type { PaymentGroup, PaymentOrder } from '../order.ts';
import { totalsOf } from '../parse.ts';
import { type PaymentRulesName, paymentRules, paymentRulesAt } from '../payment-rules.ts';
import { problem } from '../problems.ts';
import { PaidBefore } from '../rules/duplicates.ts';
import { validateCreatedAt, validateMessageId, validateSoftware } from '../rules/header.ts';
import { Validation } from '../rules/validation.ts';
import { Structure, type StructureProblem } from '../structure/index.ts';
import { inGroup } from './file-paths.ts';
import { besideStructure, type FileProblem, placed } from './file-problems.ts';
import { type ReadGroup, readGroup } from './group.ts';
import { type ReadTransaction, readTransaction } from './transaction.ts';

/** How `readPaymentFile` takes a file. */
export interface PaymentFileOptions {
  /** Unless given, days are not compared: the file may be an old one. */
  readonly today?: CalendarDate | undefined;
  /** Those of the day on which the file was made unless given. */
  readonly rules?: PaymentRulesName | undefined;
}

/** An order or all its problems, and in either case what a bank changes or ignores, each with its place in the file. */
export type ReadPaymentFile = (
  | { readonly ok: true; readonly value: PaymentOrder }
  | { readonly ok: false; readonly problems: readonly [FileProblem, ...FileProblem[]] }
) & { readonly notices: readonly FileProblem[] };

/**
 * Reads a file of payments, ours or another program's, and validates it as a bank does: by the elements of the Swiss schema, by the rules
 * for orders and by those for files: counts and sums, elements that may not stand where they stand, identifications used twice. Paths are
 * elements with their indexes, which `formatXmlPath` prints. Groups and identifications are those of the file.
 * Reports what `Structure` and `parsePaymentOrder` report, `PAYMENT_FILE_…`, and `BANK_FILE_…` or problems of XML when it is no such file.
 * Source: SPS 2025, credit transfers (version 2.2); ISO 20022, pain.001.001.09; SPS, pain.001.001.09.ch.03.
 */
export function readPaymentFile(file: Uint8Array | string, options: PaymentFileOptions = {}): ReadPaymentFile {
  const groups: { readonly element: XmlElement; readonly transactions: readonly ReadTransaction[] }[] = [];
  let transactions: ReadTransaction[] = [];
  const structure = new Structure();
  const document = readBankDocument(file, paymentMessage, {
    take: (element, around) => {
      if (element.name === 'CdtTrfTxInf' && around.at(-1) === 'PmtInf') transactions.push(readTransaction(element));
      else if (element.name === 'PmtInf' && around.length === 2) {
        groups.push({ element, transactions });
        transactions = [];
      } else return false;
      return true;
    },
    watch: structure,
  });
  if (!document.ok) return { ...document, notices: [] };
  const { paymentsMax: max } = limits;
  const count = groups.reduce((all, group) => all + group.transactions.length, 0);
  // Each would be validated for a file that no bank takes
  if (count > max || groups.length > max) {
    return { ...failed(problem('PAYMENT_TOO_MANY', ['PmtInf'], { count, max })), notices: [] };
  }
  const { order, problems, notices } = validated(document.value, groups, options);
  const told = besideStructure(structureOf(structure, document.value), problems);
  const [first, ...more] = placed(file, told);
  return {
    ...(first === undefined ? ok(order as PaymentOrder) : { ok: false, problems: [first, ...more] }),
    notices: placed(file, besideStructure([], notices)),
  };
}

/** What the schema says of a file of the version that it is of. */
function structureOf({ found }: Structure, { version }: BankDocument): readonly StructureProblem[] {
  if (paymentMessage.versions.includes(version)) return found;
  // That it is of another version, or names none, is told
  return version === '' ? found.filter(({ problem: { path } }) => path.length > 0) : [];
}

interface Validated {
  readonly order: PaymentOrder | undefined;
  readonly problems: readonly Problem[];
  readonly notices: readonly Problem[];
}

/** What the rules say of a file. */
function validated(
  document: BankDocument,
  groups: readonly { readonly element: XmlElement; readonly transactions: readonly ReadTransaction[] }[],
  options: PaymentFileOptions,
): Validated {
  const { body, notices, encoding } = document;
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
  const ofFile = [...notices.filter(({ code }) => code === 'BANK_FILE_VERSION'), ...encodingProblems(encoding)];
  const head = validateHeader(header, read, validation, ofFile);
  const isWhole = read.every(({ group }) => group !== undefined);
  const whole = read.flatMap(({ group }) => group ?? []);
  return {
    order: isWhole && head ? orderOf(head, whole, validation) : undefined,
    problems: [...ofFile, ...validation.problems],
    notices: validation.notices,
  };
}

/** Banks take UTF-8 without a mark, said or not. Source: SPS 2025, credit transfers, 3.1. */
function encodingProblems({ found, declared, hasMark }: BankDocument['encoding']): Problem[] {
  const isUtf8 = /^utf-?8$/i;
  const others = [found, declared].filter((name) => name && !isUtf8.test(name));
  if (others[0]) return [problem('PAYMENT_FILE_ENCODING', [], { found: others[0].slice(0, limits.idLengthMax) })];
  return hasMark ? [problem('PAYMENT_FILE_MARK', [])] : [];
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
  { options, notices }: Validation,
  problems: Problem[],
): Head | undefined {
  const validation = new Validation(options);
  const messageId = validateMessageId(textAt(header, 'MsgId'), new Set(), validation);
  const created = textAt(header, 'CreDtTm');
  // In any way that the schema allows
  const createdAt = dateTimeIn(created ?? '') ?? validateCreatedAt(created, validation);
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
  notices.push(...validation.notices.map((found) => inGroup(found, [])));
  validateTotals(header, groups, problems);
  const ids = new Set<string>();
  for (const [index, { id }] of groups.entries()) {
    if (ids.has(id)) problems.push(problem('PAYMENT_ID_TWICE', ['PmtInf', index, 'PmtInfId'], { id }));
    ids.add(id);
  }
  return messageId === undefined || createdAt === undefined ? undefined : { messageId, createdAt, software: validated };
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
