import { normalizeIban } from '@rappen/core/iban';
import { isOrder } from '../../records/desk/paper.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { addressJson } from './e-invoice.ts';

/** What France asks for: costs of collection, late payment, discount. Source: Code de commerce, art. L441-9 and D441-5. */
const frenchNotes = [
  { subject: 'PMT', text: 'Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement : 40 euros.' },
  { subject: 'PMD', text: "Pénalités de retard : trois fois le taux d'intérêt légal." },
  { subject: 'AAB', text: "Pas d'escompte pour paiement anticipé." },
] as const;

/** Whether a QR-bill can ask for a currency. */
export function hasSlipCurrency({ currency }: Invoice): boolean {
  return currency === 'CHF' || currency === 'EUR';
}

/** Whether an invoice is paid to an account that it names, and not by a QR-bill. */
export function isPaidAbroad(invoice: Invoice): boolean {
  return invoice.payTo === 'abroad' || !hasSlipCurrency(invoice);
}

/** Where it is paid to without a QR-bill; of a credit note where the money goes back to, if that is known. */
export function bankAccountJson(invoice: Invoice, { ibanAbroad, iban, bic }: Company) {
  if (invoice.kind === 'credit') {
    const refund = normalizeIban(invoice.refundIban);
    return refund === '' ? undefined : { iban: refund };
  }
  if (isOrder(invoice) || !isPaidAbroad(invoice)) return undefined;
  const given = normalizeIban(ibanAbroad) || normalizeIban(iban);
  return given === ''
    ? undefined
    : { iban: given, bic: ibanAbroad.trim() === '' ? undefined : filled(bic.toUpperCase()) };
}

/** What a document has of an invoice that goes abroad; `exchangeRate` as it was read. */
export function abroadJson(invoice: Invoice, exchangeRate: number | undefined) {
  const isInFrancs = invoice.currency === 'CHF';
  return {
    contractNr: filled(invoice.contractNr),
    projectNr: filled(invoice.projectNr),
    deliveryAddress: invoice.deliveryAddress.trim() === '' ? undefined : addressJson(invoice.deliveryAddress),
    vatCurrency: exchangeRate === undefined || isInFrancs ? undefined : { currency: 'CHF', exchangeRate },
    notes: invoice.frenchNotes ? frenchNotes : undefined,
  };
}

/** Numbers of a sender in another country. */
export function numbersAbroad({ vatNumber, taxNumber }: Company) {
  return { vatNumber: filled(vatNumber), taxNumber: filled(taxNumber) };
}

function filled(text: string): string | undefined {
  return text.trim() === '' ? undefined : text.trim();
}
