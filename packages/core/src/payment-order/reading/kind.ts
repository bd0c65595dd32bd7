import type { Path } from '../../problem/problem.ts';
import { childOf, textAt, type XmlElement } from '../../xml/index.ts';
import type { PaymentGroup } from '../order.ts';
import { isDomestic } from '../rules/account.ts';
import type { RoutedPayment } from '../rules/payment.ts';
import type { Validation } from '../rules/validation.ts';
import { fileLimits } from '../structure/file-limits.ts';
import type { ReadTransaction } from './transaction.ts';

/** What stands in a group beside its payments. */
export interface GroupElements {
  /** Names of its elements, with those inside `PmtTpInf`. */
  readonly names: ReadonlySet<string>;
  /** Whether it says that charges are shared as in SEPA payments. */
  readonly isSlev: boolean;
  /** What was refused in it for one of its payments: it is told once. */
  readonly refused: Set<string>;
}

/** Lists the elements of `PmtInf`. */
export function groupElements(element: XmlElement): GroupElements {
  const type = childOf(element, 'PmtTpInf')?.children ?? [];
  const names = new Set([...element.children, ...type].map(({ name }) => name));
  return { names, isSlev: textAt(element, 'ChrgBr') === 'SLEV', refused: new Set() };
}

/** What payments of a kind may not say themselves. Source: SPS 2025, credit transfers, 3.15 (CH17). */
const forbidden: Readonly<Record<PaymentGroup['type'], readonly string[]>> = {
  D: ['LclInstrm', 'InstrForCdtrAgt', 'IntrmyAgt1', 'XchgRateInf'],
  S: ['LclInstrm', 'InstrForCdtrAgt', 'InstrForDbtrAgt', 'IntrmyAgt1', 'XchgRateInf'],
  X: [],
};
/** What their group may not say for them. */
const forbiddenInGroup: Readonly<Record<PaymentGroup['type'], readonly string[]>> = {
  D: [],
  S: ['LclInstrm', 'InstrForDbtrAgt'],
  X: [],
};
const forbiddenAtOnce: readonly string[] = ['InstrForDbtrAgt', 'RgltryRptg'];

/**
 * What depends on the kind of a payment: domestic, instant, SEPA, or other. Reports `PAYMENT_FILE_ELEMENT`, `PAYMENT_FILE_CODE`,
 * `PAYMENT_FILE_ELEMENT_REPEATED`, `TEXT_TOO_LONG`. Source: SPS 2025, credit transfers, 3.15.
 */
export function validateKind(
  transaction: ReadTransaction,
  { payment, group: { type, service } }: RoutedPayment,
  around: GroupElements & { readonly place: Path },
  where: Path,
  validation: Validation,
): void {
  const atOnce = service === 'INST' || service === 'ITP' ? forbiddenAtOnce : [];
  refuse([...forbidden[type], ...atOnce], transaction.elements, where, validation);
  const inGroup = [...forbiddenInGroup[type], ...atOnce].filter((name) => isNewIn(around, name));
  refuse(inGroup, around.names, around.place, validation);
  if (type === 'X' && transaction.hasSwissAgent && !isDomestic(payment.iban)) {
    const path = [...where, 'CdtrAgt', 'FinInstnId', 'ClrSysMmbId'];
    validation.report('PAYMENT_FILE_ELEMENT', path, { element: 'ClrSysMmbId' });
  }
  if (type === 'X' && (transaction.isSlev || (around.isSlev && isNewIn(around, 'ChrgBr')))) {
    const path = [...(transaction.isSlev ? where : around.place), 'ChrgBr'];
    validation.report('PAYMENT_FILE_CODE', path, { element: 'ChrgBr', found: 'SLEV', allowed: 'DEBT, SHAR, CRED' });
  }
  validateStructured(transaction, type, [...where, 'RmtInf', 'Strd'], validation);
}

function isNewIn({ refused }: GroupElements, name: string): boolean {
  const { size } = refused;
  return refused.add(name).size > size;
}

function refuse(names: readonly string[], found: ReadonlySet<string>, place: Path, validation: Validation): void {
  for (const element of names) {
    if (!found.has(element)) continue;
    const path = element === 'LclInstrm' ? [...place, 'PmtTpInf', element] : [...place, element];
    validation.report('PAYMENT_FILE_ELEMENT', path, { element });
  }
}

/** CH15, CH17: what is said beside a reference, and how long all of it is. */
function validateStructured(
  { remittance: { messages, length, textLength } }: ReadTransaction,
  type: PaymentGroup['type'],
  path: Path,
  validation: Validation,
): void {
  const element = 'AddtlRmtInf';
  if (type === 'S' && messages > 0) validation.report('PAYMENT_FILE_ELEMENT', [...path, element], { element });
  if (type === 'D' && messages > 1) {
    validation.report('PAYMENT_FILE_ELEMENT_REPEATED', [...path, element], { element, max: 1 });
  }
  const [found, max] =
    type === 'S' ? [length, fileLimits.sepaRemittanceLengthMax] : [textLength, fileLimits.remittanceLengthMax];
  if (found > max) validation.report('TEXT_TOO_LONG', path, { length: found, max });
}
