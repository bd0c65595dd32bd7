import type { Drawing, Shape } from '@rappen/core/drawing';
import type { BusinessCase, BusinessCaseType, SinglePayment } from '@rappen/core/ebill';
import { formatIban } from '@rappen/core/iban';
import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { encodeSymbol, parseDraft, type RuleProfile } from '@rappen/core/swiss-qr';
import type { Biller } from '../../ports/ebill/index.ts';
import { accountsOf } from '../cases/content.ts';

const titles: Readonly<Record<BusinessCaseType, string>> = {
  Bill: 'Rechnung',
  InstalmentBill: 'Rechnung in Raten',
  Advice: 'Anzeige',
  CreditNote: 'Gutschrift',
  Reminder: 'Zahlungserinnerung',
  DonationInquiry: 'Spendenanfrage',
};

const page = { width: 210, height: 297 } as const;
const margin = 25;
const valuesAt = 70;
const lineHeight = 6;

/**
 * The document of an example: one page that says what the business case says, with a payment part where a single payment or all
 * instalments at once are asked for. The same case gives the same bytes.
 */
export function examplePdf(
  businessCase: BusinessCase,
  biller: Pick<Biller, 'legalName' | 'address'>,
  profile: RuleProfile,
): Uint8Array {
  const billerName = biller.legalName;
  const { type, referenceNumber, businessCaseDate, totalAmount, billRecipient, referencedBill } = businessCase;
  const { structuredAddress: address } = billRecipient.address;
  const [account] = accountsOf(businessCase).ibans;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Nummer', referenceNumber],
    ['Datum', businessCaseDate],
    ['Zu Rechnung', referencedBill?.referenceNumber],
    ['Konto', account && formatIban(account)],
    ['Betrag', totalAmount.value && `${totalAmount.currencyCode} ${totalAmount.value}`],
  ];
  const given = rows.filter(([, value]) => value !== undefined);
  const firstRow = 110;
  const lines = [
    line(billerName, margin, 30, true),
    line(billRecipient.name, margin, 60),
    line([address?.street, address?.buildingNumber].filter(Boolean).join(' '), margin, 60 + lineHeight),
    line([address?.postalCode, address?.city].filter(Boolean).join(' '), margin, 60 + 2 * lineHeight),
    line(titles[type], margin, firstRow - 2 * lineHeight, true),
    ...given.flatMap(([name, value = ''], index) => [
      line(name, margin, firstRow + index * lineHeight),
      line(value, valuesAt, firstRow + index * lineHeight),
    ]),
  ];
  const drawing: Drawing = {
    ...page,
    title: `${titles[type]} ${referenceNumber}`,
    description: `${titles[type]} von ${billerName}`,
    language: 'de',
    shapes: [...lines, ...slipOf(businessCase, biller, profile)],
  };
  return renderPdf([drawing], { createdAt: `${businessCaseDate}T00:00:00Z` });
}

/** The payment that a slip asks for: the only one, or all instalments at once. */
function paymentOf(businessCase: BusinessCase): SinglePayment['paymentInformation'] | undefined {
  if ('singlePayment' in businessCase) return businessCase.singlePayment.paymentInformation;
  if (businessCase.type !== 'InstalmentBill') return undefined;
  const groups = businessCase.paymentsByInstalments.paymentByInstalments;
  return groups.find(({ isTotalPaymentOption }) => isTotalPaymentOption)?.instalments.instalment[0]?.paymentInformation;
}

/** Payment part and receipt of a business case; nothing where it asks for no payment, or for one that no QR-bill can carry. */
function slipOf(
  businessCase: BusinessCase,
  { legalName, address }: Pick<Biller, 'legalName' | 'address'>,
  profile: RuleProfile,
): readonly Shape[] {
  const payment = paymentOf(businessCase);
  if (payment === undefined) return [];
  const { iban, referenceType, referenceStructured, referenceUnstructured } = payment.accountAndReference.generic;
  const { name, address: of } = businessCase.billRecipient;
  const draft = {
    iban,
    creditor: { addressType: 'STRUCTURED', name: legalName, ...address },
    amount: payment.amount.value,
    currency: payment.amount.currencyCode,
    debtor: of.structuredAddress && { addressType: 'STRUCTURED', name, ...of.structuredAddress },
    referenceType,
    reference: referenceStructured,
    unstructuredMessage: referenceUnstructured,
  };
  const invoice = parseDraft(draft, profile);
  const symbol = invoice.ok ? encodeSymbol(invoice.value) : invoice;
  if (!invoice.ok || !symbol.ok) return [];
  const part = drawPaymentPart(invoice.value, symbol.value, { language: 'de', pageSize: 'A4' });
  return part.ok ? part.value.drawing.shapes : [];
}

function line(text: string, x: number, y: number, bold = false): Shape {
  return { kind: 'text', x, y, text, size: bold ? 14 : 10, bold, anchor: 'start' };
}
