import type { Route } from '../route.ts';
import { bulkRoutes } from './bulk.ts';
import { countryRoutes } from './country.ts';
import { epcQrCodeRoutes } from './epc-qr-code.ts';
import { exampleRoutes } from './examples.ts';
import { invoiceDocumentRoutes } from './invoice-document/routes.ts';
import { paymentPartReceiptRoutes } from './payment-part-receipt.ts';
import { pdfDocumentRoutes } from './pdf-documents.ts';
import { readingRoutes } from './reading.ts';
import { referenceRoutes } from './references.ts';
import { structuredTextRoutes } from './structured-texts.ts';
import { swissPaymentsCodeRoutes } from './swiss-payments-code.ts';
import { swissQrCodeRoutes } from './swiss-qr-code.ts';

/** The QR service. */
export const qrRoutes: readonly Route[] = [
  ...swissQrCodeRoutes,
  ...readingRoutes,
  ...paymentPartReceiptRoutes,
  ...pdfDocumentRoutes,
  ...bulkRoutes,
  ...invoiceDocumentRoutes,
  ...swissPaymentsCodeRoutes,
  ...epcQrCodeRoutes,
  ...referenceRoutes,
  ...countryRoutes,
  ...structuredTextRoutes,
  ...exampleRoutes,
];
