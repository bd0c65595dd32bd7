import type { Route } from '../route.ts';
import { countryRoutes } from './country.ts';
import { exampleRoutes } from './examples.ts';
import { paymentPartReceiptRoutes } from './payment-part-receipt.ts';
import { referenceRoutes } from './references.ts';
import { structuredTextRoutes } from './structured-texts.ts';
import { swissPaymentsCodeRoutes } from './swiss-payments-code.ts';
import { swissQrCodeRoutes } from './swiss-qr-code.ts';

/** The QR service. */
export const qrRoutes: readonly Route[] = [
  ...swissQrCodeRoutes,
  ...paymentPartReceiptRoutes,
  ...swissPaymentsCodeRoutes,
  ...referenceRoutes,
  ...countryRoutes,
  ...structuredTextRoutes,
  ...exampleRoutes,
];
