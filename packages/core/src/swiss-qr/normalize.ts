import { normalizeIban } from '../iban/iban.ts';
import type { Path } from '../problem/problem.ts';
import type { CharacterSet } from '../text/character-set.ts';
import { normalizeBillText } from './character-meanings.ts';
import type { AddressDraft, InvoiceDraft } from './draft.ts';

/** One text that was changed. */
export interface DraftChange {
  readonly path: Path;
  readonly from: string;
  readonly to: string;
}

/**
 * Makes every text of a draft fit for a QR-bill where that loses no meaning (see `normalizeBillText`), and takes spaces out of
 * IBAN and reference. Lists each changed field. Idempotent.
 */
export function normalizeDraft(
  draft: InvoiceDraft,
  set: CharacterSet,
): { draft: InvoiceDraft; changes: readonly DraftChange[] } {
  const changes: DraftChange[] = [];
  const changed = <T extends string | undefined>(
    text: T,
    path: Path,
    normalize: (text: string) => string,
  ): T | string => {
    if (text === undefined) return text;
    const to = normalize(text);
    if (to !== text) changes.push({ path, from: text, to });
    return to;
  };
  const text = <T extends string | undefined>(value: T, ...path: (string | number)[]) =>
    changed(value, path, (input) => normalizeBillText(input, set).text);
  const address = (party: AddressDraft | undefined, name: string): AddressDraft | undefined =>
    party &&
    Object.fromEntries(
      Object.entries(party).map(([field, value]) => [field, text(value as string | undefined, name, field)]),
    );
  const normalized: InvoiceDraft = {
    ...draft,
    iban: changed(draft.iban, ['iban'], normalizeIban),
    creditor: address(draft.creditor, 'creditor'),
    ultimateCreditor: address(draft.ultimateCreditor, 'ultimateCreditor'),
    debtor: address(draft.debtor, 'debtor'),
    reference: changed(draft.reference, ['reference'], (input) => input.replace(/\s+/g, '')),
    unstructuredMessage: text(draft.unstructuredMessage, 'unstructuredMessage'),
    billingInformation: text(draft.billingInformation, 'billingInformation'),
    alternativeProcedures: draft.alternativeProcedures?.map((value, index) =>
      text(value, 'alternativeProcedures', index),
    ),
  };
  return { draft: normalized, changes };
}

/** An IBAN in small letters, which means the same, in the capitals that a code needs. Everything else stays as it is. */
export function capitalIban(draft: InvoiceDraft): { draft: InvoiceDraft; changes: readonly DraftChange[] } {
  const { iban: from } = draft;
  if (from === undefined || !/[a-z]/.test(from) || !/^[0-9A-Za-z]*$/.test(from)) return { draft, changes: [] };
  const to = from.toUpperCase();
  return { draft: { ...draft, iban: to }, changes: [{ path: ['iban'], from, to }] };
}
