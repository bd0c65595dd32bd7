import type { Drawing, Shape } from '@rappen/core/drawing';
import type { BusinessCase, BusinessCaseType } from '@rappen/core/ebill';
import { formatIban } from '@rappen/core/iban';
import { renderPdf } from '@rappen/core/render/pdf';
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

/** The document of an example: one page that says what the business case says. The same case gives the same bytes. */
export function examplePdf(businessCase: BusinessCase, billerName: string): Uint8Array {
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
    shapes: lines,
  };
  return renderPdf([drawing], { createdAt: `${businessCaseDate}T00:00:00Z` });
}

function line(text: string, x: number, y: number, bold = false): Shape {
  return { kind: 'text', x, y, text, size: bold ? 14 : 10, bold, anchor: 'start' };
}
