import { completeCreditorReference } from '@rappen/core/reference';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectValue } from '../../results.ts';
import { type Service, startService } from './service.ts';
import { caseOf, submitJson } from './submissions.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const iban = 'CH5800791123000889012';
const perGroup = 150;

/** An instalment bill of groups of 150, each with a reference of its own, and texts of one letter as long as they may be. */
function instalments(groups: number, letter: string) {
  const text = letter.repeat(140);
  const instalment = (name: string) => ({
    externalInstalmentId: name,
    description: text,
    paymentInformation: {
      accountAndReference: {
        generic: {
          referenceType: 'SCOR',
          iban,
          referenceStructured: expectValue(completeCreditorReference(name)),
          referenceUnstructured: text,
        },
      },
      amount: { value: 1, currencyCode: 'CHF' },
      dueDate: '2027-01-20',
      payableAmountCanBeModified: false,
    },
  });
  const group = (name: string) => ({
    externalPaymentByInstalmentsId: name,
    description: text,
    isTotalAmountHidden: false,
    isTotalPaymentOption: false,
    instalments: { instalment: Array.from({ length: perGroup }, (_, index) => instalment(`${name}X${index}`)) },
  });
  const paymentByInstalments = Array.from({ length: groups }, (_, index) => group(`G${index}`));
  return caseOf('instalment-bill', {
    'totalAmount.value': perGroup,
    paymentsByInstalments: { paymentByInstalments },
  });
}

test('a case that the PDF can carry is kept, delivered, and found by each of its references', async () => {
  const businessCase = instalments(5, 'a');
  const options = { headers: { prefer: 'wait=10' } };
  const created = await submitJson(service, 'instalment-bill', businessCase, options);
  expect(created.json).toMatchObject({ processingStatus: 'DELIVERED' });
  const { cases } = service.store;
  const reference = expectValue(completeCreditorReference(`G4X${perGroup - 1}`));
  const [found] = await cases.findByStructuredReference(service.alpha.id, reference);
  expect(found).toMatchObject({ id: created.json.id });
  expect(found?.structuredReferences).toHaveLength(5 * perGroup);
  // Far below what a row of D1 takes: 2,000,000 bytes
  expect(Buffer.byteLength(JSON.stringify(found))).toBeLessThan(1_200_000);
  // The PDF carries it in full: with another number it can be submitted again
  const pdf = await service.send('GET', `/api/v1/business-cases/${created.json.id}`, {
    headers: { accept: 'application/pdf' },
  });
  const again = await service.send('POST', '/api/v1/business-cases?processingMode=STAGE', {
    headers: { 'content-type': 'application/pdf' },
    body: pdf.bytes,
  });
  expect([again.status, again.json.fieldErrors[0].code]).toEqual([422, 'DUPLICATE_REFERENCE_NUMBER']);
});

test.each([
  [8, 'a'],
  [6, '漢'],
])('%i groups of instalments with texts of %s are more than a PDF can carry', async (groups, letter) => {
  const options = { headers: { 'x-anomaly-detection': 'SKIP' } };
  const refused = await submitJson(service, 'instalment-bill', instalments(groups, letter), options);
  expect([refused.status, refused.json.code]).toEqual([413, 'BUSINESS_CASE_TOO_LARGE']);
});
