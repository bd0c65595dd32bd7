import type { Route } from '../route/route.ts';
import { epcQrCodeRoutes } from './codes/epc-qr-code.ts';
import { paymentPartReceiptRoutes } from './codes/payment-part-receipt.ts';
import { swissPaymentsCodeRoutes } from './codes/swiss-payments-code.ts';
import { swissQrCodeRoutes } from './codes/swiss-qr-code.ts';
import { bulkRoutes } from './documents/bulk.ts';
import { pdfDocumentRoutes } from './documents/pdf-documents.ts';
import { eInvoiceExampleRoutes, eInvoiceRoutes } from './e-invoice/routes.ts';
import { invoiceDocumentRoutes } from './invoice-document/routes.ts';
import { paymentExampleRoutes } from './payments/examples.ts';
import { paymentRoutes } from './payments/routes.ts';
import { readingRoutes } from './reading/reading.ts';
import { exampleRoutes } from './request/examples.ts';
import { countryRoutes } from './texts/country.ts';
import { referenceRoutes } from './texts/references.ts';
import { structuredTextRoutes } from './texts/structured-texts.ts';

/** The QR service. */
const described: readonly Route[] = [
  ...swissQrCodeRoutes,
  ...readingRoutes,
  ...paymentPartReceiptRoutes,
  ...pdfDocumentRoutes,
  ...bulkRoutes,
  ...invoiceDocumentRoutes,
  ...paymentRoutes,
  ...eInvoiceRoutes,
  ...swissPaymentsCodeRoutes,
  ...epcQrCodeRoutes,
  ...referenceRoutes,
  ...countryRoutes,
  ...structuredTextRoutes,
  ...exampleRoutes,
  ...paymentExampleRoutes,
  ...eInvoiceExampleRoutes,
];

/** Every operation of the QR service. Whatever may be long work may also find no place for it. */
export const qrRoutes: readonly Route[] = described.map((route) =>
  route.longWork === undefined ? route : { ...route, refusals: [...new Set([...route.refusals, 503])] },
);
