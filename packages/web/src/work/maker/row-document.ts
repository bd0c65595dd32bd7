import { type CalendarDate, parseCalendarDate } from '@rappen/core/date';
import type { InvoiceDocumentJson } from '@rappen/core/invoice-document';
import type { Language } from '@rappen/core/payment-part';
import { type Address, draftOf, type QrInvoice, qrInvoiceJsonOf } from '@rappen/core/swiss-qr';
import { readDate } from '../../sheet/cells.ts';
import { textOf } from '../../sheet/fields.ts';

type QrPart = NonNullable<InvoiceDocumentJson['qrInvoice']>;

/** What a row says of the document around its payment part, whatever kind of document that becomes. */
export interface RowDocument {
  readonly number: string;
  readonly due: CalendarDate | undefined;
  readonly json: Pick<
    InvoiceDocumentJson,
    'language' | 'recipient' | 'invoiceNr' | 'invoiceDate' | 'dueDate' | 'currency'
  > & {
    readonly qrInvoice: QrPart;
  };
}

/** Reads the invoice of a row; dated on `today` where the row has no date. */
export function rowDocument(
  invoice: QrInvoice,
  cells: readonly string[],
  today: string,
  language: Language,
): RowDocument {
  const { currency, debtor, account } = invoice;
  const number = textOf(cells, 'number');
  const due = readDate(textOf(cells, 'due'));
  const date = parseCalendarDate(readDate(textOf(cells, 'date')) ?? today);
  const wire = qrInvoiceJsonOf(draftOf(invoice)) as unknown as Record<string, unknown>;
  return {
    number,
    due,
    json: {
      language,
      recipient: { addressLines: debtor === undefined ? [''] : addressLinesOf(debtor) },
      invoiceNr: number || (account.referenceType === 'NON' ? '–' : account.reference),
      invoiceDate: date.ok ? date.value : today,
      ...(due !== undefined && { dueDate: due }),
      currency,
      qrInvoice: {
        creditorInformation: wire['creditorInformation'],
        ...(wire['ultimateDebtor'] != null && { ultimateDebtor: wire['ultimateDebtor'] }),
        paymentReference: wire['paymentReference'],
        ...(wire['alternativeSchemes'] != null && { alternativeSchemes: wire['alternativeSchemes'] }),
      } as never,
    },
  };
}

/** An address as it is printed, a line each. */
export function addressLinesOf(address: Address): string[] {
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
