import type { Draft } from '../model/shape.ts';
import type { Language } from '../payment-part/labels.ts';
import type { Problem } from '../problem/problem.ts';
import { isIban, parseAccountNumber } from '../swiss-qr/account.ts';
import type { AddressDraft, InvoiceDraft } from '../swiss-qr/draft.ts';
import type { ReferenceType } from '../swiss-qr/invoice.ts';
import { type Bill, billModel, partyMembers } from './bill.ts';
import { Caller } from './caller.ts';
import { meantBy } from './meant.ts';
import { inDraftNames } from './names.ts';
import { type SwicoInformation, swicoTextOf } from './swico.ts';

/** The content of a bill as texts, with only its shape validated. */
export interface BillDraft {
  readonly draft: InvoiceDraft;
  readonly language: Language | undefined;
  /** Problems of the shape, with the field names of the bill. */
  readonly problems: readonly Problem[];
}

/** Reads a bill from any JavaScript caller: see `checkBill`. */
export function draftOfBill(bill: unknown): BillDraft {
  const reader = new Caller(
    (name, known) => meantBy(name, known) ?? (known.includes('creditor') ? inParty(name) : undefined),
  );
  const given = billModel.read(bill, reader) as Draft<Bill> | undefined;
  if (given === undefined) return { draft: {}, language: undefined, problems: reader.problems };
  const { language, ...content } = given;
  const { creditor, debtor, billingInformation } = content;
  const texts: InvoiceDraft = inDraftNames(content);
  const draft: InvoiceDraft = {
    ...texts,
    creditor: addressDraftOf(creditor ?? {}),
    debtor: debtor && addressDraftOf(debtor),
    billingInformation:
      typeof billingInformation === 'object'
        ? swicoTextOf(reader, billingInformation as Draft<SwicoInformation>, texts.amount)
        : billingInformation,
    alternativeProcedures: (given.procedures ?? []).map((text) => text ?? ''),
    referenceType: referenceTypeOf(texts.iban, texts.reference),
  };
  return { draft, language, problems: reader.problems };
}

/** An address that stands flat in a bill may be that of either party: the creditor is who is always needed. */
function inParty(name: string): string | undefined {
  const meant = meantBy(name, Object.keys(partyMembers()));
  return meant && `creditor.${meant}`;
}

/** A party in the fields of a draft. */
function addressDraftOf(party: object): AddressDraft {
  const address: AddressDraft = inDraftNames(party);
  const { street, buildingNumber, postalCode, city, addressLine1, addressLine2 } = address;
  const isCombined = (addressLine1 || addressLine2) && !(street || buildingNumber || postalCode || city);
  return { ...address, addressType: isCombined ? 'COMBINED' : 'STRUCTURED' };
}

/**
 * The type that follows from account and reference; the rules report combinations that do not match.
 * Source: guidelines, section on account and reference.
 */
export function referenceTypeOf(account = '', reference: string | undefined): ReferenceType {
  if (reference === undefined || reference === '') return 'NON';
  if (/^RF/i.test(reference)) return 'SCOR';
  const parsed = parseAccountNumber(account);
  if (parsed.ok && !isIban(parsed.value)) return 'QRR';
  return /^\d{20,}$/.test(reference) ? 'QRR' : 'SCOR';
}
