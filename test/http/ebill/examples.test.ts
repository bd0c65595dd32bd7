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
    expect(ours).toHaveLength(47);
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
