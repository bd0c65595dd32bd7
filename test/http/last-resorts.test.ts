import { expect, test } from 'vitest';
import { pngOf } from './hostile-files.ts';
import { invoice } from './invoice.ts';
import { apiKey, type ErrorBody, withServer } from './server.ts';

const server = withServer();

test('a picture without a code is answered as such', async () => {
  const body = new FormData();
  body.set(
    'file',
    new Blob([
      new Uint8Array(
        pngOf(
          64,
          64,
          new Uint8Array(64 * 65).fill(255).map((pixel, i) => (i % 65 === 0 ? 0 : pixel)),
        ),
      ),
    ]),
    'white.png',
  );
  for (const operation of ['parse', 'validate']) {
    const answer = await fetch(`${server.url}/v2/swiss-qr-code/${operation}`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey },
      body,
    });
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as ErrorBody).fieldErrors).toMatchObject([
      { fieldName: 'file', code: 'QR_BILL_NOT_FOUND' },
    ]);
  }
});

test('text that does not fit in the smallest size of the guidelines is cut, and a header says so', async () => {
  const wide = (length: number) => 'W'.repeat(length);
  const party = {
    addressType: 'STRUCTURED',
    name: wide(70),
    streetName: wide(70),
    houseNumber: wide(16),
    postalCode: wide(16),
    city: wide(35),
    country: 'DE',
  };
  const widest = {
    ...invoice,
    creditorInformation: { ...invoice.creditorInformation, creditor: party },
    ultimateDebtor: party,
    paymentReference: { ...invoice.paymentReference, additionalInformation: { unstructuredMessage: wide(140) } },
  };
  const answer = await fetch(`${server.url}/v2/payment-part-receipt`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(widest),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-layout-warnings')).toContain('LAYOUT_TRUNCATED unstructuredMessage');
});
