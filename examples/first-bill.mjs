// Writes the data of an eBill with dates of today: change what you like, and run it again
const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);
const amount = { value: 148.5, currencyCode: 'CHF' };

const bill = {
  // Each bill has another one
  referenceNumber: `2026-${Date.now()}`,
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
    paymentMode: 'EBILL',
    paymentInformation: {
      amount,
      dueDate: inDays(30),
      payableAmountCanBeModified: false,
      accountAndReference: {
        generic: {
          // An account of the biller
          iban: 'CH5204835012345671000',
          referenceType: 'NON',
          referenceUnstructured: 'Membership of this year',
        },
      },
    },
  },
};
console.log(JSON.stringify(bill, null, 2));
