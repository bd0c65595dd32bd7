// Writes the data of an eBill as bill.json, and its slip as slip.json, with dates of today: change what you like, and run it again.
// A word behind the command goes into the number of the bill: node examples/first-bill.mjs '#reject'
import { writeFileSync } from 'node:fs';

const now = Date.now();
const [tag = ''] = process.argv.slice(2);
const inDays = (days) => new Date(now + days * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);
// Each bill has another amount: the same one to the same recipient within three days would look like the same bill
const amount = (10_000 + (Math.floor(now / 10) % 100_000)) / 100;
const message = 'Membership of this year';
// An account of the biller
const iban = 'CH5204835012345671000';

const bill = {
  // Each bill has another one
  referenceNumber: `2026-${now}${tag}`,
  businessCaseDate: inDays(0),
  totalAmount: { value: amount, currencyCode: 'CHF' },
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
    paymentMode: 'EBILL',
    paymentInformation: {
      amount: { value: amount, currencyCode: 'CHF' },
      dueDate: inDays(30),
      payableAmountCanBeModified: false,
      accountAndReference: { generic: { iban, referenceType: 'NON', referenceUnstructured: message } },
    },
  },
};

const slip = {
  creditorInformation: {
    iban,
    creditor: {
      addressType: 'STRUCTURED',
      name: 'Robert Schneider AG',
      streetName: 'Rue du Lac',
      houseNumber: '1268',
      postalCode: '2501',
      city: 'Biel',
      country: 'CH',
    },
  },
  paymentAmountInformation: { amount, currency: 'CHF' },
  paymentReference: { referenceType: 'NON', additionalInformation: { unstructuredMessage: message } },
};

writeFileSync('bill.json', JSON.stringify(bill, null, 2));
writeFileSync('slip.json', JSON.stringify(slip, null, 2));
