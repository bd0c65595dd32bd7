import { amountIn } from '../../bank-message/index.ts';
import { compareDecimals } from '../../money/decimal-text.ts';
import { type Path, type Problem, within } from '../../problem/problem.ts';
import { childOf, textAt, type XmlElement } from '../../xml/index.ts';
import { booleanIn, dayIn } from '../../xsd/index.ts';
import { limits } from '../limits.ts';
import { adviceControls, type OnePaymentDraft, type OrderDraft } from '../model.ts';
import type { Payment, PaymentGroup } from '../order.ts';
import { problem } from '../problems.ts';
import { validateDate } from '../rules/date.ts';
import type { PaidBefore } from '../rules/duplicates.ts';
import { groupsOf } from '../rules/groups.ts';
import { validateDebtor, validateSepaDebtor } from '../rules/header.ts';
import { type RoutedPayment, validatePayment } from '../rules/payment.ts';
import { Validation } from '../rules/validation.ts';
import { inGroup, inPayment } from './file-paths.ts';
import { type GroupElements, groupElements, validateKind } from './kind.ts';
import {
  eitherLevel,
  type ReadTransaction,
  readChargeBearer,
  readParty,
  readType,
  validateAddress,
} from './transaction.ts';

/** One `PmtInf` of a file. */
export interface ReadGroup {
  readonly id: string;
  /** Payments that stand in it, read or not. */
  readonly count: number;
  readonly group: PaymentGroup | undefined;
}

/** Reads and validates a group of a file with its payments; problems and notices go to `validation` with the places in the file. */
export function readGroup(
  element: XmlElement,
  transactions: readonly ReadTransaction[],
  index: number,
  paidBefore: PaidBefore,
  validation: Validation,
): ReadGroup {
  const place = ['PmtInf', index];
  const found: Problem[] = [];
  const shared = sharedDraft(element, found);
  const draft = readDebtor(element, found);
  validateMethod(element, found);
  validation.take(within(place, found));
  const { id, debtor, date } = validateHead(element, draft, place, validation);
  const around = { ...groupElements(element), place };
  const routed: RoutedPayment[] = [];
  const instructionIds = new Set<string>();
  // What all payments say alike is told once
  const toldOfGroup = new Set<string>();
  for (const [at, transaction] of transactions.entries()) {
    const where = [...place, 'CdtTrfTxInf', at];
    const one = new Validation(validation.options);
    validation.take(within(where, transaction.problems));
    validateLevels(around, transaction, where, validation);
    const own = { ...withoutAbsent(transaction.draft), ...shared };
    const payment = validatePayment(own, at, date, [], one);
    validateInstructionId(own, instructionIds, one);
    if (payment !== undefined) {
      paidBefore.validate(payment.payment, { ...own, again: true }, [], one);
      if (payment.payment.iban === debtor?.iban) one.notice('PAYMENT_TO_OWN_ACCOUNT', ['iban']);
      validateKind(transaction, payment, around, where, validation);
      routed.push(payment);
    }
    const isOfGroup = ({ path }: Problem) => Object.hasOwn(shared, String(path[0]));
    const placed = (found: readonly Problem[]) =>
      found.flatMap((problem) => {
        if (!isOfGroup(problem)) return [inPayment(problem, where)];
        const key = `${problem.code} ${problem.path.join(' ')}`;
        if (toldOfGroup.has(key)) return [];
        toldOfGroup.add(key);
        return [inPayment(problem, place)];
      });
    validation.take(placed(one.problems));
    // A bank abroad may be named in another way
    const hasAgent = transaction.elements.has('CdtrAgt');
    validation.takeNotices(placed(one.notices.filter(({ code }) => code !== 'PAYMENT_AGENT_MISSING' || !hasAgent)));
  }
  if (transactions.length === 0) validation.report('REQUIRED', [...place, 'CdtTrfTxInf']);
  if (debtor === undefined) return { id, count: transactions.length, group: undefined };
  if (routed.some(({ group }) => group.type === 'S')) {
    const sepa = new Validation(validation.options);
    validateSepaDebtor(debtor, ['debtor'], sepa);
    validation.take(sepa.problems.map((one) => inGroup(one, place)));
  }
  const isBatch = booleanIn(textAt(element, 'BtchBookg')) !== false;
  const groups = groupsOf(withSharedTerms(routed), id, debtor, isBatch);
  const [group] = groups;
  if (groups.length > 1) validation.report('PAYMENT_FILE_MIXED', place);
  if (group === undefined) return { id, count: transactions.length, group: undefined };
  noticeTotals(element, group, transactions.length, place, validation);
  const payments = group.payments.map((payment): Payment => {
    const { instructionId } = transactions[payment.index]?.draft ?? {};
    return { ...payment, instructionId: instructionId ?? payment.instructionId };
  });
  return { id, count: transactions.length, group: { ...group, id, payments } };
}

/** What a group says of itself: its identification, who pays, and when. */
function validateHead(element: XmlElement, draft: OrderDraft['debtor'], place: Path, validation: Validation) {
  const own = new Validation(validation.options);
  const debtor = validateDebtor(draft, ['debtor'], own);
  const day = executionDayOf(childOf(element, 'ReqdExctnDt'));
  const date =
    day === undefined ? own.report('REQUIRED', ['executionDate']) : validateDate(day, ['executionDate'], own);
  const id = textAt(element, 'PmtInfId') ?? '';
  const isId = own.id(id, ['id']) !== undefined || id === '';
  if (id === '') validation.report('REQUIRED', [...place, 'PmtInfId']);
  else if (!isId) validation.report('PAYMENT_ID_CHARACTERS', [...place, 'PmtInfId']);
  const others = own.problems.filter(({ path }) => path[0] !== 'id');
  validation.take(others.map((one) => inGroup(one, place)));
  validation.takeNotices(own.notices.map((one) => inGroup(one, place)));
  return { id, debtor, date };
}

function validateInstructionId(
  { instructionId }: OnePaymentDraft & { readonly instructionId?: string | undefined },
  known: Set<string>,
  validation: Validation,
): void {
  if (instructionId === undefined || validation.id(instructionId, ['instructionId']) === undefined) return;
  if (known.has(instructionId)) validation.report('PAYMENT_ID_TWICE', ['instructionId'], { id: instructionId });
  known.add(instructionId);
}

/** Who bears the charges, and haste, may differ from payment to payment: a group has what is the same for all. */
function withSharedTerms(routed: readonly RoutedPayment[]): readonly RoutedPayment[] {
  const first = routed[0]?.group;
  const isShared = (name: 'chargeBearer' | 'express') => routed.every(({ group }) => group[name] === first?.[name]);
  const chargeBearer = isShared('chargeBearer') ? first?.chargeBearer : undefined;
  const express = isShared('express') && first?.express === true;
  return routed.map(({ payment, group }) => ({ payment, group: { ...group, chargeBearer, express } }));
}

/** The day of a date or of a date and time; a date that is none, for what is wrong with it. */
function executionDayOf(element: XmlElement | undefined): string | undefined {
  const date = textAt(element, 'Dt');
  return date === undefined ? dayIn(textAt(element, 'DtTm') ?? '') : (dayIn(date) ?? date);
}

/** What the group says for all its payments. */
function sharedDraft(element: XmlElement, problems: Problem[]): OnePaymentDraft {
  const { service, express, categoryPurpose } = readType(childOf(element, 'PmtTpInf'), ['PmtTpInf'], problems);
  const ultimateDebtor = childOf(element, 'UltmtDbtr');
  return withoutAbsent({
    service,
    express,
    categoryPurpose,
    ultimateDebtor: ultimateDebtor && readParty(ultimateDebtor, ['UltmtDbtr'], problems),
    chargeBearer: readChargeBearer(textAt(element, 'ChrgBr'), ['ChrgBr'], problems),
  });
}

function withoutAbsent(draft: OnePaymentDraft): OnePaymentDraft {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}

function readDebtor(element: XmlElement, problems: Problem[]): OrderDraft['debtor'] {
  const agent = childOf(childOf(element, 'DbtrAgt'), 'FinInstnId');
  validateDebtorAgent(agent, problems);
  validateAddress(childOf(element, 'Dbtr'), ['Dbtr'], problems);
  const code = textAt(element, 'DbtrAcct', 'Tp', 'Prtry');
  const adviceControl = adviceControls.find((one) => one === code);
  if (code !== undefined && adviceControl === undefined) {
    const params = { element: 'Tp', found: code.slice(0, limits.idLengthMax), allowed: adviceControls.join(', ') };
    problems.push(problem('PAYMENT_FILE_CODE', ['DbtrAcct', 'Tp'], params));
  }
  return {
    name: textAt(element, 'Dbtr', 'Nm'),
    iban: textAt(element, 'DbtrAcct', 'Id', 'IBAN'),
    bic: textAt(agent, 'BICFI'),
    institution: textAt(agent, 'ClrSysMmbId', 'MmbId'),
    adviceControl,
  };
}

/** The bank that pays is named by its BIC or by its Swiss clearing number. Source: SPS 2025, credit transfers, DbtrAgt (CH21, RC01). */
function validateDebtorAgent(agent: XmlElement | undefined, problems: Problem[]): void {
  const path = ['DbtrAgt', 'FinInstnId'];
  const member = childOf(agent, 'ClrSysMmbId');
  if (member === undefined) {
    if (childOf(agent, 'BICFI') === undefined) problems.push(problem('REQUIRED', [...path, 'BICFI']));
    return;
  }
  const place = [...path, 'ClrSysMmbId', 'ClrSysId'];
  const system = textAt(member, 'ClrSysId', 'Cd');
  if (system === undefined) problems.push(problem('REQUIRED', place));
  else if (system !== 'CHBCC') {
    const params = { element: 'ClrSysId', found: system.slice(0, limits.idLengthMax), allowed: 'CHBCC' };
    problems.push(problem('PAYMENT_FILE_CODE', [...place, 'Cd'], params));
  }
}

function validateMethod(element: XmlElement, problems: Problem[]): void {
  const method = textAt(element, 'PmtMtd');
  if (method === undefined) problems.push(problem('REQUIRED', ['PmtMtd']));
  else if (method !== 'TRF') {
    problems.push(problem('PAYMENT_FILE_METHOD', ['PmtMtd'], { found: method.slice(0, limits.idLengthMax) }));
  }
}

/** CH07: for the group or for its payments. */
function validateLevels(
  { names }: GroupElements,
  transaction: ReadTransaction,
  where: Path,
  validation: Validation,
): void {
  for (const name of eitherLevel) {
    if (transaction.levels.includes(name) && names.has(name)) {
      validation.report('PAYMENT_FILE_BOTH_LEVELS', [...where, name], { element: name });
    }
  }
}

/** What a group says of itself is compared, though banks seldom do. */
function noticeTotals(
  element: XmlElement,
  group: PaymentGroup,
  count: number,
  place: Path,
  validation: Validation,
): void {
  const declaredCount = textAt(element, 'NbOfTxs');
  if (declaredCount !== undefined && Number(declaredCount) !== count) {
    const declared = declaredCount.slice(0, limits.idLengthMax);
    validation.notice('PAYMENT_FILE_GROUP_SUM', [...place, 'NbOfTxs'], { declared, found: count });
  }
  const sum = textAt(element, 'CtrlSum');
  const text = amountIn(sum);
  if (sum !== undefined && group.payments.length === count && (!text || compareDecimals(text, group.sum) !== 0)) {
    const declared = sum.slice(0, limits.idLengthMax);
    validation.notice('PAYMENT_FILE_GROUP_SUM', [...place, 'CtrlSum'], { declared, found: group.sum });
  }
}
