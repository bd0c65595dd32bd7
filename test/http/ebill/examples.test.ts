import { readBills } from '@rappen/core';
import { exampleNames } from '@rappen/core/ebill';
import { openApiDocument, routes } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keys, type Service, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe.each(exampleNames)('the example %s', (name) => {
  const kind = name.replace('-with-workflow', '');
  const target = `/api/v1/business-cases/${kind}?processingMode=DELIVER`;

  test.each(['application/json', 'application/xml'])('is accepted as %s as it is', async (accept) => {
    const example = await service.send('GET', `/api/v1/examples/${name}`, { headers: { accept } });
    expect([example.status, example.headers.get('content-type')]).toEqual([200, accept]);
    const headers = { 'content-type': accept, prefer: 'wait=5' };
    const created = await service.send('POST', target, { headers, body: example.text });
    expect(created.status, created.text).toBe(201);
    expect(created.json).toMatchObject({ processingStatus: 'DELIVERED', pdfa: { converted: false } });
  });

  test('says what it is told', async () => {
    const query = 'recipientEmail=x%2Ballowed@example.org&referencedBillReferenceNumber=B-7';
    const { json } = await service.send('GET', `/api/v1/examples/${name}?${query}`);
    expect(json.businessCase).toMatchObject({
      billRecipient: { emailAddress: 'x+allowed@example.org' },
      referencedBill: { referenceNumber: 'B-7' },
    });
  });

  test('is refused for what cannot be', async () => {
    const path = `/api/v1/examples/${name}`;
    expect((await service.send('GET', `${path}?recipientEmail=nobody`)).status).toBe(400);
    expect((await service.send('GET', `${path}?referencedBillReferenceNumber=${'x'.repeat(121)}`)).status).toBe(400);
    expect((await service.send('GET', path, { headers: { accept: 'text/html' } })).status).toBe(406);
    expect((await service.send('GET', path, { key: keys.stranger })).status).toBe(403);
  });
});

const paid = ['bill', 'bill-with-workflow', 'reminder', 'donation-inquiry', 'instalment-bill'] as const;

test.each(paid)('the document of the example %s has a QR-bill that says the same as the case', async (name) => {
  const { json } = await service.send('GET', `/api/v1/examples/${name}`);
  const pdf = new Uint8Array(Buffer.from(json.pdf, 'base64'));
  const found = readBills(pdf);
  if (!found.ok) throw new Error('the document cannot be read');
  const [bill] = found.value;
  expect(bill).toMatchObject({ isValid: true, page: 1, problems: [] });
  const { singlePayment, paymentsByInstalments } = json.businessCase;
  const { accountAndReference, amount } = (
    singlePayment ?? paymentsByInstalments.paymentByInstalments[1].instalments.instalment[0]
  ).paymentInformation;
  expect([bill?.bill.account, bill?.bill.reference, Number(bill?.bill.amount ?? 0)]).toEqual([
    accountAndReference.generic.iban,
    accountAndReference.generic.referenceStructured,
    amount.value ?? 0,
  ]);
});

test.each(['', '-with-workflow'])(
  'the example advice%s cancels the bill that was just made of an example',
  async (ending) => {
    const own = await startService();
    const submit = async (name: string, kind: string) => {
      const { text } = await own.send('GET', `/api/v1/examples/${name}`);
      const headers = { 'content-type': 'application/json', prefer: 'wait=5' };
      const created = await own.send('POST', `/api/v1/business-cases/${kind}?processingMode=DELIVER`, {
        headers,
        body: text,
      });
      expect(created.status, created.text).toBe(201);
      return { ...created.json, emailAddress: JSON.parse(text).businessCase.billRecipient.emailAddress };
    };
    const former = await submit('bill', 'bill');
    const bill = await submit('bill', 'bill');
    const advice = await submit(`advice${ending}`, 'advice');
    expect(advice.referencedBill).toMatchObject({ referenceNumber: bill.referenceNumber });
    expect(advice.totalAmount.value).toBe(-bill.totalAmount.value);
    expect(advice.emailAddress).toBe(bill.emailAddress);
    const read = async (id: number) => (await own.send('GET', `/api/v1/business-cases/${id}`)).json;
    expect(await read(bill.id)).toMatchObject({ status: 'COMPLETED', replacedBy: advice.id });
    expect(await read(former.id)).toMatchObject({ status: 'OPEN' });
    await own.close();
  },
);

test('a biller without account gets no examples', async () => {
  const own = await startService();
  for (const { iban } of await own.store.creditAccounts.list(own.alpha.id)) {
    await own.store.creditAccounts.remove(own.alpha.id, iban);
  }
  const answer = await own.send('GET', '/api/v1/examples/bill');
  expect([answer.status, answer.json.code]).toEqual([422, 'NO_CREDIT_ACCOUNT']);
  await own.close();
});

describe('the API document', () => {
  const document = openApiDocument(routes) as { paths: Record<string, Record<string, Record<string, never>>> };
  const ours = routes.filter(({ path }) => path.startsWith('/api/v1/'));

  test('has every operation of the contract', () => {
    expect(ours).toHaveLength(49);
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('describes bodies, headers and statuses', () => {
    const bill = document.paths['/api/v1/business-cases/bill']?.['post'] as never as {
      requestBody: { content: object };
      parameters: { name: string; in: string; required: boolean }[];
      responses: object;
    };
    expect(Object.keys(bill.requestBody.content)).toEqual(['application/json', 'application/xml']);
    expect(bill.parameters).toContainEqual(
      expect.objectContaining({ name: 'processingMode', in: 'query', required: true }),
    );
    expect(bill.parameters).toContainEqual(
      expect.objectContaining({ name: 'x-filename', in: 'header', required: false }),
    );
    expect(Object.keys(bill.responses)).toEqual([
      '201',
      '400',
      '401',
      '403',
      '404',
      '406',
      '409',
      '413',
      '415',
      '422',
      '429',
      '503',
    ]);
    expect(JSON.stringify(document)).toContain('"BillRequest"');
  });

  test('says of every refusal what it means', () => {
    for (const { method, path } of ours) {
      const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as never as {
        responses: Record<string, { description?: string }>;
      };
      for (const [status, { description }] of Object.entries(operation.responses)) {
        expect([path, status, typeof description]).toEqual([path, status, 'string']);
      }
    }
  });
});
