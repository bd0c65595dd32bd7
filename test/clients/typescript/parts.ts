import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from 'node:process';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const settings = {
  url: env['RAPPEN_URL'] ?? '',
  key: env['RAPPEN_API_KEY'] ?? '',
  receiver: env['RECEIVER_URL'] ?? '',
};

export const invoice = (iban: string) => ({
  creditorInformation: {
    iban,
    creditor: {
      addressType: 'STRUCTURED' as const,
      name: 'Robert Schneider AG',
      streetName: 'Rue du Lac',
      houseNumber: '1268',
      postalCode: '2501',
      city: 'Biel',
      country: 'CH',
    },
  },
  paymentAmountInformation: { amount: 1949.75, currency: 'CHF' as const },
  paymentReference: { referenceType: 'QRR' as const, reference: '210000000003139471430009017' },
});

const amount = { value: 1949.75, currencyCode: 'CHF' };

export const bill = (referenceNumber: string) => ({
  referenceNumber,
  businessCaseDate: inDays(0),
  totalAmount: amount,
  billRecipient: {
    emailAddress: 'anna+allowed@example.ch',
    name: 'Anna Muster',
    address: {
      structuredAddress: {
        street: 'Seestrasse',
        buildingNumber: '7',
        postalCode: '3600',
        city: 'Thun',
        countryCode: 'CH',
      },
    },
  },
  singlePayment: {
    paymentMode: 'EBILL' as const,
    paymentInformation: {
      amount,
      dueDate: inDays(30),
      payableAmountCanBeModified: false,
      accountAndReference: {
        generic: {
          iban: 'CH4431999123000889012',
          referenceType: 'QRR' as const,
          referenceStructured: '210000000003139471430009017',
        },
      },
    },
  },
});

export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200));

/** Whether a message that the webhook was sent is signed with its secret (Standard Webhooks). */
export async function received(secret: string): Promise<boolean> {
  const message = await fetch(settings.receiver);
  const [id, at, signatures] = ['id', 'timestamp', 'signature'].map((name) => message.headers.get(`webhook-${name}`));
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const mac = createHmac('sha256', key)
    .update(`${id}.${at}.${await message.text()}`)
    .digest();
  return String(signatures)
    .split(' ')
    .map((one) => Buffer.from(one.slice('v1,'.length), 'base64'))
    .some((one) => one.length === mac.length && timingSafeEqual(one, mac));
}
