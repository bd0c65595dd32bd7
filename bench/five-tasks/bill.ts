import type { Bill } from '@rappen/core';
import type { Data } from 'swissqrbill/types';

/** The same bill for both. */
export const bill: Bill = {
  creditor: { name: 'Robert Schneider AG', postalCode: '2501', city: 'Biel', country: 'CH' },
  account: 'CH44 3199 9123 0008 8901 2',
  amount: 1949.75,
  currency: 'CHF',
  reference: '21 00000 00003 13947 14300 09017',
};

export const data: Data = {
  creditor: {
    account: 'CH44 3199 9123 0008 8901 2',
    name: 'Robert Schneider AG',
    address: '',
    zip: 2501,
    city: 'Biel',
    country: 'CH',
  },
  amount: 1949.75,
  currency: 'CHF',
  reference: '21 00000 00003 13947 14300 09017',
};
