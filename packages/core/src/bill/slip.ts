import type { Drawing } from '../drawing/drawing.ts';
import { drawPaymentPart } from '../payment-part/layout.ts';
import { drawQrCode } from '../payment-part/qr-code.ts';
import { within } from '../problem/problem.ts';
import { encodePayload } from '../swiss-qr/symbol.ts';
import { checkedBill } from './check.ts';
import { warningsOf } from './check-sentences.ts';
import { optionPath, type SlipSettings } from './options.ts';
import { type BillResult, done, refused } from './problems.ts';
import { billSentences } from './sentences.ts';

/** Draws a bill with its settings; problems of the layout come from the options. The payload is written once: validated, then encoded. */
export function drawBill(bill: unknown, settings: SlipSettings): BillResult<Drawing> {
  const checked = checkedBill(bill, settings);
  if (!checked.ok) return checked;
  const { invoice, payload, language = settings.paymentPart.language } = checked.value;
  const symbol = encodePayload(payload, { eci: settings.eci });
  if (!symbol.ok) return refused(symbol.problems, billSentences);
  if (settings.part === 'qr-code')
    return done(drawQrCode(symbol.value, { quietZone: settings.quietZone }), checked.warnings);
  const drawn = drawPaymentPart(invoice, symbol.value, { ...settings.paymentPart, language });
  if (!drawn.ok) return refused(within(optionPath(), drawn.problems), billSentences);
  const { drawing, warnings } = drawn.value;
  return done(drawing, [...checked.warnings, ...warningsOf(warnings, billSentences)]);
}
