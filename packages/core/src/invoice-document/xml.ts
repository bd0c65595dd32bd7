import { escapeXml } from '@rappen/pdf/internal/base';
import type { Address } from '../swiss-qr/index.ts';
import { writePayload } from '../swiss-qr/index.ts';
import { formatUid } from '../uid/index.ts';
import type {
  Adjustment,
  ElectronicAddress,
  InvoiceDocument,
  PartyAddress,
  PaymentTerms,
  Position,
  Recipient,
  Sender,
  Totals,
  VatExemption,
} from './invoice-document.ts';

/** The namespace of the XML form: it changes when the form does. */
export const invoiceDocumentNamespace = 'urn:rappen:invoice-document:1';

/** A name with a text or with elements inside; without content it is left out. */
type Element = readonly [name: string, content: string | number | undefined | readonly Element[]];

/**
 * Renders an invoice document as XML 1.0 for custom templates: everything printed, in the order of the JSON model, with
 * all totals calculated, and the payment part with the text of its code. Elements are named as in JSON; a list has an element
 * for each entry. Amounts have two decimals, dates are `yyyy-mm-dd`, what is absent has no element. Same document, same
 * text.
 */
export function writeInvoiceDocumentXml(document: InvoiceDocument): string {
  const { contactPerson, precedingInvoice, servicePeriod, vatCurrency, bankAccount } = document;
  const elements: readonly Element[] = [
    ['language', document.language],
    ['kind', document.kind],
    [
      'precedingInvoice',
      precedingInvoice && [
        ['nr', precedingInvoice.nr],
        ['date', precedingInvoice.date],
      ],
    ],
    ['title', document.title],
    ['sender', senderElements(document.sender)],
    ['recipient', recipientElements(document.recipient)],
    [
      'contactPerson',
      contactPerson && [
        ['name', contactPerson.name],
        ['phone', contactPerson.phone],
        ['email', contactPerson.email],
      ],
    ],
    ['customerNr', document.customerNr],
    ['customerReference', document.customerReference],
    ['orderNr', document.orderNr],
    ['contractNr', document.contractNr],
    ['projectNr', document.projectNr],
    ['invoiceNr', document.invoiceNr],
    ['invoiceDate', document.invoiceDate],
    [
      'servicePeriod',
      servicePeriod && [
        ['from', servicePeriod.from],
        ['to', servicePeriod.to],
      ],
    ],
    ['deliveryAddress', partyAddressElements(document.deliveryAddress)],
    ['paymentTerms', termsElements(document.terms)],
    ['currency', document.currency],
    [
      'vatCurrency',
      vatCurrency && [
        ['currency', vatCurrency.currency],
        ['exchangeRate', vatCurrency.exchangeRate],
        ['amount', vatCurrency.amount],
      ],
    ],
    ['introduction', document.introduction],
    ['closing', document.closing],
    ...document.notes.map(
      ({ subject, text }): Element => [
        'note',
        [
          ['subject', subject],
          ['text', text],
        ],
      ],
    ),
    ['pricesIncludeVat', String(document.pricesIncludeVat)],
    ['positions', document.positions.map(positionElement)],
    ['adjustments', document.adjustments.map(adjustmentElement)],
    ['totals', totalsElements(document.totals)],
    ['letterhead', document.letterhead],
    [
      'bankAccount',
      bankAccount && [
        ['iban', bankAccount.iban],
        ['bic', bankAccount.bic],
        ['holder', bankAccount.holder],
        ['reference', bankAccount.reference],
      ],
    ],
    ...document.attachments.map(
      ({ nr, description, name, mediaType }): Element => [
        'attachment',
        [
          ['nr', nr],
          ['description', description],
          ['name', name],
          ['mediaType', mediaType],
        ],
      ],
    ),
    ['payment', paymentElements(document)],
  ];
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<invoiceDocument xmlns="${invoiceDocumentNamespace}">\n`;
  return `${head}${elements.map((element) => written(element, '  ')).join('')}</invoiceDocument>\n`;
}

function written([name, content]: Element, indent: string): string {
  if (content === undefined || content.toString() === '') return '';
  if (typeof content !== 'object') return `${indent}<${name}>${escapeXml(String(content))}</${name}>\n`;
  const inner = content.map((element) => written(element, `${indent}  `)).join('');
  return inner === '' ? '' : `${indent}<${name}>\n${inner}${indent}</${name}>\n`;
}

function linesOf(name: string, lines: readonly string[]): Element[] {
  return lines.map((line): Element => [name, line]);
}

function recipientElements({
  addressLines,
  address,
  uid,
  vatNumber,
  registration,
  electronicAddress,
}: Recipient): Element[] {
  return [
    ...linesOf('addressLine', addressLines),
    ['address', partyAddressElements(address)],
    ['uid', uid && formatUid(uid)],
    ['vatNumber', vatNumber],
    ['registration', electronicAddressElements(registration)],
    ['electronicAddress', electronicAddressElements(electronicAddress)],
  ];
}

function partyAddressElements(address: PartyAddress | undefined): Element[] | undefined {
  return (
    address && [
      ['name', address.name],
      ['streetName', address.street],
      ['houseNumber', address.buildingNumber],
      ['additionalLine', address.additionalLine],
      ['postalCode', address.postalCode],
      ['city', address.city],
      ['country', address.countryCode],
    ]
  );
}

function electronicAddressElements(address: ElectronicAddress | undefined): Element[] | undefined {
  return (
    address && [
      ['scheme', address.scheme],
      ['id', address.id],
    ]
  );
}

function exemptionElements(exemption: VatExemption | undefined): Element[] | undefined {
  return (
    exemption && [
      ['reason', exemption.reason],
      ['code', exemption.code],
    ]
  );
}

function senderElements(sender: Sender): Element[] {
  const { name, addressLines, phone, email, website, uid, logo } = sender;
  return [
    ['name', name],
    ...linesOf('addressLine', addressLines),
    ['phone', phone],
    ['email', email],
    ['website', website],
    ['uid', uid && formatUid(uid)],
    ['vatNumber', sender.vatNumber],
    ['taxNumber', sender.taxNumber],
    ['registration', electronicAddressElements(sender.registration)],
    ['isVatRegistered', String(sender.isVatRegistered)],
    ['address', partyAddressElements(sender.address)],
    ['electronicAddress', electronicAddressElements(sender.electronicAddress)],
    ['logo', logo],
  ];
}

function termsElements({ dueDate, days, cashDiscounts }: PaymentTerms): Element[] {
  return [
    ['dueDate', dueDate],
    ['days', days],
    ...cashDiscounts.map(
      (discount): Element => [
        'cashDiscount',
        [
          ['percent', discount.percent],
          ['days', discount.days],
          ['date', discount.date],
          ['amount', discount.amount],
        ],
      ],
    ),
  ];
}

function positionElement(position: Position): Element {
  if (position.kind === 'text') return ['text', [['description', position.description]]];
  if (position.kind === 'subtotal') {
    return [
      'subtotal',
      [
        ['description', position.description],
        ['amount', position.amount],
      ],
    ];
  }
  const { discount } = position;
  return [
    'item',
    [
      ['nr', position.nr],
      ['articleNr', position.articleNr],
      ['gtin', position.gtin],
      ['description', position.description],
      ['quantity', position.quantity],
      ['unit', position.unit],
      ['unitCode', position.unitCode],
      ['unitPrice', position.unitPrice],
      ['priceQuantity', position.priceQuantity],
      ['discount', discount && ['percent' in discount ? ['percent', discount.percent] : ['amount', discount.amount]]],
      ['vatRate', position.vatRate],
      ['vatCategory', position.vatCategory],
      ['amount', position.amount],
    ],
  ];
}

function adjustmentElement({ kind, description, percent, vatRate, reasonCode, amount }: Adjustment): Element {
  return [
    kind,
    [
      ['description', description],
      ['percent', percent],
      ['vatRate', vatRate],
      ['reasonCode', reasonCode],
      ['amount', amount],
    ],
  ];
}

function totalsElements(totals: Totals): Element[] {
  return [
    ['positions', totals.positions],
    ['adjusted', totals.adjusted],
    ...totals.vatGroups.map(
      ({ category, rate, net, vat, gross, exemption }): Element => [
        'vatGroup',
        [
          ['category', category],
          ['rate', rate],
          ['net', net],
          ['vat', vat],
          ['gross', gross],
          ['exemption', exemptionElements(exemption)],
        ],
      ],
    ),
    ['net', totals.net],
    ['vat', totals.vat],
    ['gross', totals.gross],
    ['rounding', totals.rounding],
    ['total', totals.total],
    ['prepaid', totals.prepaid],
    ['due', totals.due],
  ];
}

function paymentElements({ payment }: InvoiceDocument): Element[] | undefined {
  if (payment === undefined) return undefined;
  const { account, creditor, debtor, amount, currency, unstructuredMessage, billingInformation } = payment;
  return [
    ['iban', account.iban],
    ['creditor', addressElements(creditor)],
    ['amount', amount],
    ['currency', currency],
    ['debtor', debtor && addressElements(debtor)],
    ['referenceType', account.referenceType],
    ['reference', account.referenceType === 'NON' ? undefined : account.reference],
    ['unstructuredMessage', unstructuredMessage],
    ['billInformation', billingInformation],
    ...linesOf('alternativeScheme', payment.alternativeProcedures),
    ['swissPaymentsCode', writePayload(payment)],
  ];
}

/** Names as in the QR invoice model. */
function addressElements(address: Address): Element[] {
  const { addressType, name, countryCode } = address;
  const rest: readonly Element[] =
    address.addressType === 'COMBINED'
      ? [
          ['addressLine1', address.addressLine1],
          ['addressLine2', address.addressLine2],
        ]
      : [
          ['streetName', address.street],
          ['houseNumber', address.buildingNumber],
          ['postalCode', address.postalCode],
          ['city', address.city],
        ];
  return [['addressType', addressType], ['name', name], ...rest, ['country', countryCode]];
}
