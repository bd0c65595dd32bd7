import { drawEpcCode, encodeEpcSymbol, epcExamples, parseEpcDraft, writeEpcPayload } from '@rappen/core/epc';
import { readPaymentCode } from '@rappen/core/payment-codes';
import { encodeQrSymbol, levelM } from '@rappen/core/qr';
import { renderPdf } from '@rappen/core/render/pdf';
import { renderRaster } from '@rappen/core/render/raster';
import { profiles } from '@rappen/core/swiss-qr';
import { utf8Encode } from '@rappen/core/text';
import { expect, test } from 'vitest';
import { expectValue } from '../../../test/results.ts';
import { imagingForTests } from '../test/modules.ts';

const imaging = imagingForTests();
const options = { effort: 'DEFAULT', all: true } as const;

test.each(Object.entries(epcExamples))('the code %s is read from a picture and from a PDF', async (_name, draft) => {
  const payment = expectValue(parseEpcDraft(draft));
  const symbol = expectValue(encodeEpcSymbol(payment));
  for (const label of [undefined, 'de'] as const) {
    const drawing = drawEpcCode(symbol, { label });
    for (const file of [renderRaster(drawing, { format: 'png', dotsPerInch: 200 }), renderPdf([drawing])]) {
      const [code] = expectValue(await imaging.readCodes(file, options));
      expect(code?.text).toBe(writeEpcPayload(payment));
      expect(code?.errorCorrectionLevel).toBe('M');
      const reading = code && readPaymentCode(code, profiles['2.3']);
      expect(reading?.ok && 'payment' in reading.value && reading.value.payment).toEqual(payment);
    }
  }
});

test('a code in ISO 8859-5 is read in its own character set', async () => {
  const text = 'BCD\n002\n5\nSCT\n\n????\nDE33100205000001194700';
  const cyrillic = [0xb1, 0xd0, 0xdd, 0xda];
  let next = 0;
  const bytes = utf8Encode(text).map((byte) => (byte === 0x3f ? (cyrillic[next++] as number) : byte));
  const symbol = expectValue(encodeQrSymbol(bytes, { level: levelM, versionMax: 13 }));
  const drawing = drawEpcCode(symbol);
  for (const file of [renderRaster(drawing, { format: 'png', dotsPerInch: 200 }), renderPdf([drawing])]) {
    const [code] = expectValue(await imaging.readCodes(file, options));
    const reading = code && readPaymentCode(code, profiles['2.3']);
    expect(reading?.ok && reading.value.draft).toMatchObject({ name: 'Банк' });
  }
});
