import type { AddressDraft } from '@rappen/core/swiss-qr';
import type { Creditor, Data, Debtor, Language } from 'swissqrbill/types';
import type { Bill } from './workload.ts';

/** A bill as swissqrbill takes it. */
export interface PeerBill {
  readonly data: Data;
  /** Bill information is not printed, as in ours. */
  readonly options: { readonly language: Language; readonly renderAdditionalInformation: false };
}

export function peerBill({ draft, language }: Bill): PeerBill {
  const creditor: Creditor = { account: draft.iban ?? '', ...peerAddress(draft.creditor ?? {}) };
  const data: Data = { creditor, currency: draft.currency === 'EUR' ? 'EUR' : 'CHF' };
  if (draft.debtor) data.debtor = peerAddress(draft.debtor);
  if (draft.amount) data.amount = Number(draft.amount);
  if (draft.reference) data.reference = draft.reference;
  if (draft.unstructuredMessage) data.message = draft.unstructuredMessage;
  if (draft.billingInformation) data.additionalInformation = draft.billingInformation;
  return { data, options: { language: language.toUpperCase() as Language, renderAdditionalInformation: false } };
}

function peerAddress(draft: AddressDraft): Debtor {
  const { name = '', street = '', buildingNumber = '', postalCode = '', city = '', countryCode = '' } = draft;
  return { name, address: street, buildingNumber, zip: postalCode, city, country: countryCode };
}
