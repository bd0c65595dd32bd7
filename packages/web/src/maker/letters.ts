import { parseCalendarDate } from '@rappen/core/date';
import type { Drawing } from '@rappen/core/drawing';
import { drawInvoiceDocument, type InvoiceDocumentJson, parseInvoiceDocument } from '@rappen/core/invoice-document';
import type { Language } from '@rappen/core/payment-part';
import { type Address, draftOf, type QrInvoice, qrInvoiceJsonOf, type RuleProfile } from '@rappen/core/swiss-qr';
import { fill } from '../language/catalogue.ts';
import { readDate, swissDate } from '../sheet/cells.ts';
import { textOf } from '../sheet/fields.ts';
import { invoiceTitle } from '../sheet/numbers.ts';
import type { Print } from './protocol.ts';

/**
 * The pages of a letter with the payment part: address in the window, date, number, the text, and the amount as one position. None
 * for a bill without amount, which a letter would have to name.
 */
export function letterPages(
  invoice: QrInvoice,
  cells: readonly string[],
  { text, today }: Extract<Print, { kind: 'letter' }>,
  language: Language,
  profile: RuleProfile,
): readonly Drawing[] {
  const { amount, currency, creditor, debtor, account } = invoice;
  if (amount === undefined || amount === '0.00') return [];
  const number = textOf(cells, 'number');
  const dateText = readDate(textOf(cells, 'date')) ?? today;
  const due = readDate(textOf(cells, 'due'));
  const values = {
    name: debtor?.name ?? '',
    amount: `${currency} ${grouped(amount)}`,
    number,
    due: due === undefined ? '' : swissDate(due),
  };
  const wire = qrInvoiceJsonOf(draftOf(invoice)) as unknown as Record<string, unknown>;
  const date = parseCalendarDate(dateText);
  const json: InvoiceDocumentJson = {
    language,
    sender: { addressLines: addressLinesOf(creditor) },
    recipient: { addressLines: debtor === undefined ? [''] : addressLinesOf(debtor) },
    invoiceNr: number || (account.referenceType === 'NON' ? '–' : account.reference),
    invoiceDate: date.ok ? date.value : today,
    ...(due !== undefined && { dueDate: due }),
    currency,
    introduction: fill(text, values).trim(),
    positions: [{ description: invoiceTitle(number, language), unitPrice: Number(amount) }],
    qrInvoice: {
      creditorInformation: wire['creditorInformation'],
      ...(wire['ultimateDebtor'] != null && { ultimateDebtor: wire['ultimateDebtor'] }),
      paymentReference: wire['paymentReference'],
      ...(wire['alternativeSchemes'] != null && { alternativeSchemes: wire['alternativeSchemes'] }),
    } as never,
  };
  const parsed = parseInvoiceDocument(json, { profile, language });
  if (!parsed.ok) return [];
  const drawn = drawInvoiceDocument(parsed.value.document, { template: 'classic' });
  return drawn.ok ? drawn.value.pages : [];
}

function addressLinesOf(address: Address): string[] {
  const lines =
    address.addressType === 'COMBINED'
      ? [address.addressLine1, address.addressLine2]
      : [
          [address.street, address.buildingNumber].filter(Boolean).join(' '),
          [address.countryCode === 'CH' ? '' : `${address.countryCode}-`, address.postalCode].join('') +
            ` ${address.city}`,
        ];
  return [address.name, ...lines].filter((line): line is string => line !== undefined && line !== '');
}

function grouped(amount: string): string {
  return amount.replace(/\B(?=(?:\d{3})+(?=\.))/g, '’');
}
