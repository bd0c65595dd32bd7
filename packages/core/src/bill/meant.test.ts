import { describe, expect, test } from 'vitest';
import { type BillResult, billToPng, billToSvg, checkBill, invoiceToPdf, paymentFile } from './index.ts';

const creditor = { name: 'Robert Schneider AG', postalCode: '2501', city: 'Biel', country: 'CH' };
const bill = { creditor, account: 'CH5800791123000889012', currency: 'CHF' };

/** What is said of the name: path and sentence. */
function saidOf(result: BillResult<unknown>, path: string): string | undefined {
  return result.ok ? undefined : result.problems.find((found) => found.path === path)?.message;
}

/** Members of other libraries, of the services and of the code, and what they are here. */
describe('a name that another library has is told ours', () => {
  test.each([
    ['zip', 'postalCode'],
    ['zipCode', 'postalCode'],
    ['postcode', 'postalCode'],
    ['postal_code', 'postalCode'],
    ['pcode', undefined],
    ['address', 'street'],
    ['streetName', 'street'],
    ['houseNo', 'buildingNumber'],
    ['house_num', undefined],
    ['houseNumber', 'buildingNumber'],
    ['buildingNo', 'buildingNumber'],
    ['building_number', 'buildingNumber'],
    ['buildingnumber', 'buildingNumber'],
    ['town', 'city'],
    ['countryCode', 'country'],
    ['line1', 'addressLine1'],
    ['AddressLine2', 'addressLine2'],
    ['steet', 'street'],
    ['ctiy', 'city'],
  ])('%s of a party: %s', (name, meant) => {
    const result = checkBill({ ...bill, creditor: { ...creditor, [name]: 'x' } } as never);
    const sentence = saidOf(result, `creditor.${name}`);
    expect(sentence).toBe(`No field has this name${meant === undefined ? '' : `: did you mean ${meant}?`}`);
  });

  test.each([
    ['iban', 'account'],
    ['amountCHF', 'amount'],
    ['msg', 'message'],
    ['unstructuredMessage', 'message'],
    ['additional_information', 'message'],
    ['ref', 'reference'],
    ['referenceNo', 'reference'],
    ['reference_number', 'reference'],
    ['debitor', 'debtor'],
    ['ultimateDebtor', 'debtor'],
    ['payer', 'debtor'],
    ['billInformation', 'billingInformation'],
    ['alternativeSchemes', 'procedures'],
    ['av1', 'procedures'],
    ['zip', 'creditor.postalCode'],
    ['town', 'creditor.city'],
    ['Currency', 'currency'],
    ['refrence', 'reference'],
  ])('%s of a bill: %s', (name, meant) => {
    const result = checkBill({ ...bill, [name]: 'x' } as never);
    expect(saidOf(result, name)).toBe(`No field has this name: did you mean ${meant}?`);
    expect(result.ok || result.problems.find(({ path }) => path === name)?.params).toEqual({ meant });
  });

  test.each([
    ['size', 'pageSize'],
    ['outlines', 'separation'],
    ['scissors', 'separation'],
    ['separate', 'separation'],
    ['lang', 'language'],
    ['quietzone', 'quietZone'],
  ])('%s of the options: %s', (name, meant) => {
    const result = billToSvg(bill as never, { [name]: 1 } as never);
    expect(saidOf(result, `options.${name}`)).toBe(`No field has this name: did you mean ${meant}?`);
  });

  test('in a complete invoice, an order, and options that one function has', () => {
    const invoice = { sender: { ...creditor, zip: 'x' }, recipient: {}, iban: 'x', positions: [{ price: 5, qty: 1 }] };
    expect(saidOf(invoiceToPdf(invoice as never), 'sender.zip')).toMatch(/did you mean postalCode\?$/);
    expect(saidOf(invoiceToPdf(invoice as never), 'iban')).toMatch(/did you mean account\?$/);
    const order = { payments: [{ creditor: { ...creditor, zip: 'x' } }] };
    expect(saidOf(paymentFile(order as never, { today: '2026-11-23' }), 'payments[0].creditor.zip')).toMatch(
      /did you mean postalCode\?$/,
    );
    const options = { today: '2026-11-23', normalise: true } as never;
    expect(saidOf(paymentFile(order as never, options), 'options.normalise')).toMatch(/did you mean normalize\?$/);
    expect(saidOf(billToPng(bill as never, { dpi: 1 } as never), 'options.dpi')).toMatch(/did you mean dotsPerInch\?$/);
  });

  test('what is like nothing is told nothing', () => {
    for (const name of ['x', 'zzzzzz', '', '__proto__', 'constructor', 'e'.repeat(100_000)]) {
      const given = Object.defineProperty({ ...bill }, name, { value: 1, enumerable: true });
      const result = checkBill(given as never);
      expect(saidOf(result, name.slice(0, 100))).toBe('No field has this name');
    }
  });
});
