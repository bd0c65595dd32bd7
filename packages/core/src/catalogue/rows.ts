import { pdfProblems } from '@rappen/pdf/problems';
import { bankMessageProblems } from '../bank-message/problems.ts';
import { bookingProblems } from '../booking/problems.ts';
import { bookkeepingNotices, bookkeepingProblems } from '../bookkeeping/problems.ts';
import { bulkProblems } from '../bulk/problems.ts';
import { countryProblems } from '../country/problems.ts';
import { dateProblems } from '../date/problems.ts';
import { drawingProblems } from '../drawing/problems.ts';
import { eInvoiceProblems } from '../e-invoice/problems.ts';
import { ebillProblems, settlementReasons } from '../ebill/problems.ts';
import { epcProblems } from '../epc/problems.ts';
import { ibanProblems, registryProblems } from '../iban/problems.ts';
import { invoiceDocumentProblems } from '../invoice-document/problems.ts';
import { jsonProblems } from '../json/problems.ts';
import { formProblems, modelProblems } from '../model/problems.ts';
import { moneyProblems, typedAmountProblems } from '../money/problems.ts';
import {
  paymentFileProblems,
  paymentNotices,
  paymentOrderProblems,
  paymentStatusProblems,
} from '../payment-order/problems.ts';
import { paymentPartProblems } from '../payment-part/problems.ts';
import { codeReadingProblems, qrProblems } from '../qr/problems.ts';
import { reconciliationNotices, reconciliationProblems, reconciliationReasons } from '../reconciliation/problems.ts';
import { referenceMakingProblems, referenceProblems } from '../reference/problems.ts';
import { slipOnPageProblems } from '../slip-on-page/problems.ts';
import { statementProblems } from '../statement/problems.ts';
import { alternativeProceduresProblems } from '../swiss-qr/alternative-procedures/problems.ts';
import { billingInformationProblems, swicoReadingProblems } from '../swiss-qr/billing-information/problems.ts';
import { payloadProblems } from '../swiss-qr/payload-problems.ts';
import { completionProblems, swissQrProblems, twofoldProblems } from '../swiss-qr/problems.ts';
import { textChanges, textProblems } from '../text/problems.ts';
import { uidProblems } from '../uid/problems.ts';
import { xmlProblems } from '../xml/problems.ts';

/** The rows of all folders of the core, by owner. */
export const problemsByOwner = {
  json: jsonProblems,
  model: { ...modelProblems, ...formProblems },
  text: { ...textProblems, ...textChanges },
  xml: xmlProblems,
  date: dateProblems,
  country: countryProblems,
  money: { ...moneyProblems, ...typedAmountProblems },
  iban: { ...ibanProblems, ...registryProblems },
  uid: uidProblems,
  reference: { ...referenceProblems, ...referenceMakingProblems },
  qr: { ...qrProblems, ...codeReadingProblems },
  drawing: drawingProblems,
  pdf: pdfProblems,
  'swiss-qr': { ...swissQrProblems, ...completionProblems, ...twofoldProblems },
  'swiss-qr/payload': payloadProblems,
  'swiss-qr/billing-information': { ...billingInformationProblems, ...swicoReadingProblems },
  'swiss-qr/alternative-procedures': alternativeProceduresProblems,
  epc: epcProblems,
  'bank-message': bankMessageProblems,
  'payment-order': {
    ...paymentOrderProblems,
    ...paymentFileProblems,
    ...paymentNotices,
    ...paymentStatusProblems,
  },
  statement: statementProblems,
  reconciliation: { ...bookingProblems, ...reconciliationProblems, ...reconciliationReasons, ...reconciliationNotices },
  'payment-part': paymentPartProblems,
  'slip-on-page': slipOnPageProblems,
  'invoice-document': invoiceDocumentProblems,
  'e-invoice': eInvoiceProblems,
  ebill: { ...ebillProblems, ...settlementReasons },
  bulk: bulkProblems,
  bookkeeping: { ...bookkeepingProblems, ...bookkeepingNotices },
};

/** Every problem that the core reports: what the folders say of theirs. */
export const catalogue = {
  ...problemsByOwner.json,
  ...problemsByOwner.model,
  ...problemsByOwner.text,
  ...problemsByOwner.xml,
  ...problemsByOwner.date,
  ...problemsByOwner.country,
  ...problemsByOwner.money,
  ...problemsByOwner.iban,
  ...problemsByOwner.uid,
  ...problemsByOwner.reference,
  ...problemsByOwner.qr,
  ...problemsByOwner.drawing,
  ...problemsByOwner.pdf,
  ...problemsByOwner['swiss-qr'],
  ...problemsByOwner['swiss-qr/payload'],
  ...problemsByOwner['swiss-qr/billing-information'],
  ...problemsByOwner['swiss-qr/alternative-procedures'],
  ...problemsByOwner.epc,
  ...problemsByOwner['bank-message'],
  ...problemsByOwner['payment-order'],
  ...problemsByOwner.statement,
  ...problemsByOwner.reconciliation,
  ...problemsByOwner['payment-part'],
  ...problemsByOwner['slip-on-page'],
  ...problemsByOwner['invoice-document'],
  ...problemsByOwner['e-invoice'],
  ...problemsByOwner.ebill,
  ...problemsByOwner.bulk,
  ...problemsByOwner.bookkeeping,
};

export type ProblemCode = keyof typeof catalogue;
