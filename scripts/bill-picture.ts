import { type Bill, billToSvg } from '@rappen/core';

/** The bill that the README shows. */
const bill: Bill = {
  creditor: {
    name: 'Robert Schneider AG',
    street: 'Rue du Lac',
    buildingNumber: '1268',
    postalCode: '2501',
    city: 'Biel',
    country: 'CH',
  },
  account: 'CH44 3199 9123 0008 8901 2',
  amount: 1949.75,
  currency: 'CHF',
  debtor: {
    name: 'Pia-Maria Rutschmann-Schnyder',
    street: 'Grosse Marktgasse',
    buildingNumber: '28',
    postalCode: '9400',
    city: 'Rorschach',
    country: 'CH',
  },
  reference: '21 00000 00003 13947 14300 09017',
  message: 'Order of 15.06.2026',
};

/** Draws the picture of a bill in the README and on the first page of the site, by the product itself. */
export function billPicture(): string {
  const svg = billToSvg(bill, { language: 'en' });
  if (!svg.ok) throw new Error(svg.problems[0].message);
  return svg.value;
}
