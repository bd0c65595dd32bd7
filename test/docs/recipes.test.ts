import { readBills } from '@rappen/core';
import { expect, test } from 'vitest';
import { expectBillValue } from '../results.ts';
import { fencesOf } from './fences.ts';
import { withCode } from './run-code.ts';

test('the route of Next.js answers with a bill, or with what is wrong with it', async () => {
  const route = fencesOf('docs/recipes/nextjs.md').find(({ fileName }) => fileName === 'app/api/bill/route.ts');
  await withCode(route?.text ?? '', async (exported) => {
    const { POST } = exported as { POST(request: Request): Promise<Response> };
    const post = (body: unknown) =>
      POST(new Request('https://shop.example.ch/api/bill', { method: 'POST', body: JSON.stringify(body) }));
    const bill = {
      creditor: { name: 'Robert Schneider AG', postalCode: '2501', city: 'Biel', country: 'CH' },
      account: 'CH5204835012345671000',
      amount: 84.5,
      currency: 'CHF',
    };
    const answer = await post(bill);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const found = expectBillValue(readBills(new Uint8Array(await answer.arrayBuffer())));
    expect(found.map((each) => each.bill.amount)).toEqual(['84.50']);
    const refused = await post({ ...bill, currency: 'USD' });
    expect([refused.status, (await refused.json()).problems[0].path]).toEqual([422, 'currency']);
  });
});
