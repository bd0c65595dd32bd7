import type { NothingLeft } from '../model/shape.ts';
import type { Path, Problem } from '../problem/problem.ts';
import type { AddressDraft, InvoiceDraft } from '../swiss-qr/draft.ts';
import type { Bill, CombinedParty, Party } from './bill.ts';

/** What a bill and a draft call by different names; all else has one name in both. */
const draftNames = {
  account: 'iban',
  message: 'unstructuredMessage',
  procedures: 'alternativeProcedures',
  country: 'countryCode',
} as const;

type InDraft<Name> = Name extends keyof typeof draftNames ? (typeof draftNames)[Name] : Name;

/** The compiler refuses a member of a bill that no draft has, and a field of a draft that no member of a bill gives. @proof */
export type NotGiven = NothingLeft<
  | Exclude<InDraft<keyof Bill>, keyof InvoiceDraft | 'language'>
  | Exclude<keyof InvoiceDraft, InDraft<keyof Bill> | 'referenceType' | 'ultimateCreditor'>
  | Exclude<InDraft<keyof Party | keyof CombinedParty>, keyof AddressDraft>
  | Exclude<keyof AddressDraft, InDraft<keyof Party | keyof CombinedParty> | 'addressType'>
>;

/** The values of a bill, or of a party, by their names in a draft. */
export function inDraftNames(given: object): Readonly<Record<string, never>> {
  const names = new Map<string, string>(Object.entries(draftNames));
  return Object.fromEntries(
    Object.entries(given as Readonly<Record<string, never>>).map(([name, value]) => [names.get(name) ?? name, value]),
  );
}

/** The member of a bill that a field of a draft stands for. */
export function billName(field: string): string {
  return Object.entries(draftNames).find(([, inDraft]) => inDraft === field)?.[0] ?? field;
}

/** Problems of a draft with the field names of a bill. The reference type is not a field: problems are reported at the cause. */
export function inBillNames(problems: readonly Problem[]): Problem[] {
  return problems.map((found) => {
    const isType = found.path[0] === 'referenceType';
    const cause = found.code === 'REFERENCE_TYPE_QRR_NEEDS_QR_IBAN' ? 'account' : 'reference';
    return { ...found, path: isType ? [cause] : billPath(found.path) };
  });
}

/** The field of a bill that a field of a draft came from. */
function billPath(path: Path): Path {
  return path
    .filter((step) => step !== 'addressType')
    .map((step) => (typeof step === 'string' ? billName(step) : step));
}
