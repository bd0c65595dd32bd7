import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { encodeSymbol, parseQrInvoice, profiles, writePayload } from '@rappen/core/swiss-qr';
import { model } from '../../qr-invoice-model.ts';
import { expectValue } from '../../results.ts';

const { invoice } = expectValue(parseQrInvoice(model(), { profile: profiles['2.3'] }));
const part = expectValue(
  drawPaymentPart(invoice, expectValue(encodeSymbol(invoice)), { language: 'fr', pageSize: 'A4' }),
);

/** An A4 page with a slip at its foot, and the text of its code. */
export const slip: Uint8Array = renderPdf([part.drawing]);
export const payload: string = writePayload(invoice);
