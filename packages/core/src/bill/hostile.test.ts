import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import { validDrafts } from '../../../../test/arbitraries/qr-invoice.ts';
import { expectBillValue, expectValue, linesOf } from '../../../../test/results.ts';
import { readSwicoS1 } from '../swiss-qr/billing-information/swico-s1-text.ts';
import { draftOf } from '../swiss-qr/draft.ts';
import { profiles } from '../swiss-qr/profile.ts';
import { billOfDraft } from './bill-of-draft.ts';
import { type Bill, billToPayload, billToSvg, checkBill, readPayload } from './index.ts';

const names = ['creditor', 'account', 'amount', 'currency', 'debtor', 'reference', 'message', 'billingInformation'];
const partyNames = ['name', 'street', 'buildingNumber', 'postalCode', 'city', 'country', 'addressLine1'];

/** Bills that keep every rule, as a caller would write them. */
const goodBills: fc.Arbitrary<Bill> = validDrafts(profiles['2.3']).map((draft) => {
  const { referenceType: _, ...bill } = billOfDraft(draft);
  return bill as Bill;
});

/** What stands in a payload for a value of a bill: texts as they are, numbers and grouped amounts as an amount. */
function canonical(bill: Bill): unknown {
  const { amount, account, reference, billingInformation, language: _, procedures = [], ...rest } = bill;
  const filled = procedures.filter((text) => text !== '');
  const digits = amount === undefined ? undefined : String(amount).replace(/['’\s]/g, '');
  const [whole, decimals = ''] = digits?.split('.') ?? [];
  const party = (given: Bill['creditor'] | undefined) =>
    given && Object.fromEntries(Object.entries(given).filter(([, text]) => text !== undefined && text !== ''));
  const debtor = party(rest.debtor);
  const upper = (text: string) => text.replace(/\s/g, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return {
    ...(debtor && Object.keys(debtor).length > 0 ? { debtor } : {}),
    creditor: party(rest.creditor),
    currency: rest.currency,
    ...(rest.message ? { message: rest.message } : {}),
    account: upper(account),
    ...(digits === undefined ? {} : { amount: `${whole}.${decimals.padEnd(2, '0')}` }),
    ...(reference?.trim() ? { reference: upper(reference) } : {}),
    // An empty object is Swico S1 that says nothing
    ...(typeof billingInformation === 'string' && billingInformation ? { billingInformation } : {}),
    ...(filled.length > 0 ? { procedures: filled } : {}),
  };
}

/** The promise: problems, or a payload that says exactly what was given. */
function expectTold(bill: unknown): void {
  const payload = billToPayload(bill as Bill);
  if (!payload.ok) {
    expect(payload.problems.length).toBeGreaterThan(0);
    for (const { message } of payload.problems) expect(message).toMatch(/ /);
    return;
  }
  const { isValid, bill: read, deviations } = expectBillValue(readPayload(payload.value));
  expect(isValid).toBe(true);
  expect(deviations).toEqual(payload.warnings);
  expect(read).toEqual(canonical(bill as Bill));
}

const runs = { numRuns: 300 };

test('a good bill is written, and read back as it was given', () => {
  fc.assert(
    fc.property(goodBills, (bill) => {
      expect(linesOf(checkBill(bill))).toEqual([]);
      expectTold(bill);
    }),
    runs,
  );
});

test('the invoice is the one that its payload says', () => {
  fc.assert(
    fc.property(goodBills, (bill) => {
      const { referenceType: _, ...found } = billOfDraft(draftOf(expectBillValue(checkBill(bill))));
      expect(found).toEqual(expectBillValue(readPayload(expectBillValue(billToPayload(bill)))).bill);
    }),
    { numRuns: 100 },
  );
});

/** Swico S1 whose values are right or nearly so. */
const swico = fc.record(
  {
    invoiceReference: fc.oneof(anyText, fc.constantFrom(String.raw`a\/b`, 'a/11/b', '//S1', ' 7')),
    invoiceDate: fc.constantFrom('2026-11-22', '1999-12-31', '2026-02-30', ''),
    uidNumber: fc.constantFrom('106017086', '10601708', 'CHE106017086'),
    vatDateStart: fc.constantFrom('2026-01-01', '2026-12-31'),
    vatDateEnd: fc.constantFrom('2026-06-30', '2026-6-30'),
    vatDetails: fc.array(
      fc.record({ taxPercentage: fc.constantFrom<unknown>(8.1, '008.10', '2.6;0', 1000, -1, 1e-9) }),
      { maxLength: 1 },
    ),
    paymentConditions: fc.array(
      fc.record({
        cashDiscountPercentage: fc.constantFrom<unknown>(0, '2.0', 1.5),
        eligiblePaymentPeriodDays: fc.constantFrom<unknown>(0, 30, 9999, 10000, 1.5, '7'),
      }),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
);

test('Swico S1 gives problems, or text that says exactly what was given', () => {
  const account = 'CH5800791123000889012';
  const creditor = { name: 'A', postalCode: '2501', city: 'Biel', country: 'CH' };
  let written = 0;
  fc.assert(
    fc.property(swico, (content) => {
      const bill = { creditor, account, currency: 'CHF', billingInformation: content } as unknown as Bill;
      const checked = checkBill(bill);
      if (!checked.ok || checked.value.billingInformation === undefined) return;
      written += 1;
      const read = expectValue(readSwicoS1(checked.value.billingInformation));
      expect(read.deviations).toEqual([]);
      const { vatDetails = [], paymentConditions = [], ...texts } = content;
      expect(read.value).toEqual({
        ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
        importTaxes: [],
        vatDetails: vatDetails.map(({ taxPercentage }) => ({ taxPercentage: String(Number(taxPercentage)) })),
        paymentConditions: paymentConditions.map((condition) => ({
          cashDiscountPercentage: String(Number(condition.cashDiscountPercentage)),
          eligiblePaymentPeriodDays: Number(condition.eligiblePaymentPeriodDays),
        })),
      });
    }),
    { numRuns: 1000 },
  );
  expect(written).toBeGreaterThan(5);
});

/** Anything that JavaScript can put into a field. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withTypedArray: true, withNullPrototype: true }),
  fc.double(),
  fc.constantFrom<unknown>(
    '',
    ' ',
    '0',
    "1'949.75",
    1949.75,
    'CH',
    'CHF',
    Number.NaN,
    -0,
    1e21,
    null,
    undefined,
    [],
    {},
  ),
  fc.constantFrom<unknown>(
    Symbol('bill'),
    () => 'bill',
    new String('text'),
    new Number(5),
    '\ud800',
    'a\nb',
    'EPD\n//S1',
  ),
  fc.constantFrom<unknown>(['eBill/B/1'], ['', 'x'], ['a', 'b', 'c'], new Array(3), [undefined], new Array(1e6)),
);

test('one field of anything gives problems, or exactly that bill', () => {
  const field = fc.oneof(
    fc.constantFrom(...names, 'procedures', 'language', '__proto__', 'constructor', 'toString'),
    anyText,
  );
  fc.assert(
    fc.property(goodBills, field, anything, (bill, name, value) => {
      const changed: Record<string, unknown> = { ...bill };
      Object.defineProperty(changed, name, { value, enumerable: true });
      expectTold(changed);
    }),
    runs,
  );
});

test('one field of a party of anything gives problems, or exactly that bill', () => {
  fc.assert(
    fc.property(
      goodBills,
      fc.constantFrom('creditor', 'debtor'),
      fc.constantFrom(...partyNames),
      anything,
      (bill, party, name, value) => expectTold({ ...bill, [party]: { ...bill[party as 'debtor'], [name]: value } }),
    ),
    runs,
  );
});

test('anything at all gives problems', () => {
  fc.assert(
    fc.property(anything, anything, (bill, options) => {
      expect(checkBill(bill as Bill, options as undefined).ok).toBe(false);
      expect(billToSvg(bill as Bill, options as undefined).ok).toBe(false);
    }),
    runs,
  );
});

describe('objects that are no plain ones', () => {
  const bill: Bill = {
    creditor: { name: 'Robert Schneider AG', postalCode: '2501', city: 'Biel', country: 'CH' },
    account: 'CH5800791123000889012',
    amount: 5,
    currency: 'CHF',
  };
  const check = (value: unknown) => linesOf(checkBill(value as Bill));

  test('members are those of the object itself', () => {
    expect(check(Object.create(bill))).toEqual([': TYPE']);
    expect(check(Object.create(Object.create(null, { amount: { value: 5 } })))).toContain('amount: TYPE');
    expect(check({ ...bill, billingInformation: new Map() })).toEqual(['billingInformation: TYPE']);
    expect(check(JSON.parse('{"__proto__": {"amount": 3}}'))).toContain('__proto__: UNKNOWN_FIELD');
    expect(check({ ...bill, amount: undefined, __proto__: { message: 'inherited' } })).toEqual([': TYPE']);
    class Open {
      creditor = bill.creditor;
      account = bill.account;
      currency = bill.currency;
      get amount() {
        return 5;
      }
    }
    expect(check(new Open())).toEqual([': TYPE']);
    expect(check(Object.assign(Object.create(null), bill))).toEqual([]);
    expectTold(Object.assign(Object.create(null), bill));
  });

  test('an Object.prototype that somebody has added to adds nothing to a bill', () => {
    Object.defineProperty(Object.prototype, 'message', { value: 'pay twice', configurable: true, writable: true });
    try {
      expect(check(bill)).toEqual(['message: TYPE']);
    } finally {
      delete (Object.prototype as { message?: string }).message;
    }
  });

  test('values that hold themselves end', () => {
    const cyclic: Record<string, unknown> = { ...bill };
    cyclic['creditor'] = cyclic;
    cyclic['billingInformation'] = cyclic;
    cyclic['procedures'] = [cyclic];
    expect(check(cyclic)).toContain('creditor.name: REQUIRED');
  });

  test('each member is read once: a value that changes cannot be validated as one thing and written as another', () => {
    let reads = 0;
    const changing = Object.defineProperty({ ...bill }, 'amount', { enumerable: true, get: () => ++reads });
    expect(expectBillValue(billToPayload(changing)).split('\n')[18]).toBe('1.00');
    expect(reads).toBe(1);
    const counted = new Map<PropertyKey, number>();
    const proxy = new Proxy(bill, {
      get: (target, name) => {
        counted.set(name, (counted.get(name) ?? 0) + 1);
        return Reflect.get(target, name);
      },
    });
    expectTold(proxy);
    counted.clear();
    billToSvg(proxy);
    expect([...counted.values()].every((count) => count === 1)).toBe(true);
  });

  test('what throws when it is read is a problem, with its place', () => {
    const throwing = Object.defineProperty({ ...bill }, 'amount', {
      enumerable: true,
      get: () => {
        throw new TypeError('no amount today');
      },
    });
    expect(linesOf(checkBill(throwing))).toEqual(['amount: TYPE']);
    const { proxy, revoke } = Proxy.revocable(bill, {});
    revoke();
    expect(linesOf(checkBill(proxy))).toEqual([': TYPE']);
  });

  test('long lists are not gone through', () => {
    let reads = 0;
    const list = new Proxy(new Array(1e6).fill('x'), {
      get: (target, name) => {
        reads += 1;
        return Reflect.get(target, name);
      },
    });
    expect(check({ ...bill, procedures: list })).toEqual(['procedures: LIST_TOO_LONG']);
    expect(reads).toBeLessThan(10);
    expect(check({ ...bill, ...Object.fromEntries(list.slice(0, 300).map((_, i) => [`x${i}`, 1])) })).toEqual([
      ': LIST_TOO_LONG',
    ]);
  });
});
