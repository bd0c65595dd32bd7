import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../test/arbitraries/any-text.ts';
import { parseCalendarDate } from './date/index.ts';
import { parseRegisteredIban } from './iban/iban.ts';
import * as frontDoor from './index.ts';
import { invoiceDocumentExamples } from './invoice-document/index.ts';
import {
  completeCreditorReference as completeCreditor,
  completeQrReference as completeQr,
  parseCreditorReference,
  parseQrReference,
} from './reference/index.ts';
import { parseAccountNumber } from './swiss-qr/account.ts';
import { parseSwicoS1 } from './swiss-qr/billing-information/swico-s1-text.ts';

/** An object whose members cannot be read. */
const locked = new Proxy(
  {},
  {
    get: () => {
      throw new Error('not for you');
    },
    getOwnPropertyDescriptor: () => {
      throw new Error('not for you');
    },
    getPrototypeOf: () => {
      throw new Error('not for you');
    },
    has: () => {
      throw new Error('not for you');
    },
    ownKeys: () => {
      throw new Error('not for you');
    },
  },
);
const revoked = Proxy.revocable({}, {});
revoked.revoke();
const names = [
  'creditor',
  'account',
  'amount',
  'currency',
  'page',
  'language',
  'payments',
  'bills',
  'id',
  'iban',
  'positions',
];
const throwing = Object.defineProperties(
  {},
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        enumerable: true,
        get: () => {
          throw new Error('not for you');
        },
      },
    ]),
  ),
);
const endless: Record<string, unknown> = { creditor: {} };
endless['creditor'] = endless;

/** What somebody without types, or with a bug, hands over. */
const wrong: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  null: null,
  'a number': 42,
  'not a number': Number.NaN,
  'a bigint': 42n,
  'a symbol': Symbol('iban'),
  true: true,
  'an empty text': '',
  'a text': 'CH',
  'a huge text': '9'.repeat(2_000_000),
  'a lone surrogate': '\ud800',
  'a list': [],
  'a list of nothing': [undefined, null],
  'an object': {},
  'an object without a prototype': Object.create(null),
  'an object whose text throws': {
    toString() {
      throw new Error('not for you');
    },
  },
  'an object of itself': endless,
  'getters that throw': throwing,
  'a list of getters that throw': [throwing],
  'a proxy that throws': locked,
  'a revoked proxy': revoked.proxy,
  'a list of proxies': [locked, revoked.proxy],
  'a function': () => 'CH',
  'a date that is none': new Date(Number.NaN),
  'a map': new Map([['account', 'CH']]),
  bytes: new Uint8Array([1, 2, 3]),
  'no bytes': new Uint8Array(),
};

const functions = Object.entries<unknown>(frontDoor).filter(
  (entry): entry is [string, (...given: unknown[]) => unknown] => typeof entry[1] === 'function',
);

/** Takes an answer as its caller does, to its end: a generator is walked. */
function taken(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !(Symbol.iterator in answer) || !('next' in answer))
    return answer;
  const parts = answer as Generator<unknown, unknown>;
  for (let step = parts.next(); ; step = parts.next()) if (step.done) return step.value;
}

function expectTold(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer)) return;
  const { problems = [] } = answer as { readonly problems?: readonly { readonly message: unknown }[] };
  if (!answer.ok) expect(problems.length).toBeGreaterThan(0);
  // A sentence, and no code that stands for one
  for (const { message } of problems) expect(message).toMatch(/^[A-Z][^{}]* /s);
}

test.each(functions)('%s answers whatever it is given, and throws nothing', async (_name, call) => {
  const letter = new Uint8Array(await readFile('examples/letter.pdf'));
  const right = [
    {
      creditor: { name: 'A', postalCode: '2501', city: 'Biel', country: 'CH' },
      account: 'CH5204835012345671000',
      currency: 'CHF',
    },
    letter,
    '1',
  ];
  const told: string[] = [];
  for (const [name, value] of Object.entries(wrong)) {
    const places = [
      [value],
      [value, value],
      [value, value, value],
      ...right.flatMap((one) => [
        [one, value],
        [one, right[0], value],
      ]),
    ];
    for (const given of places) {
      try {
        expectTold(taken(call(...(given as unknown[]))));
      } catch (error) {
        told.push(
          `${name}, as ${given.length}: ${error instanceof Error ? error.message.slice(0, 200) : typeof error}`,
        );
      }
    }
  }
  expect([...new Set(told)]).toEqual([]);
});

/** Anything at all, and things that look like what is wanted; a function gives it, as some of it throws when it is looked at. */
const anything: fc.Arbitrary<() => unknown> = fc.oneof(
  fc.constantFrom(...Object.keys(wrong).filter((name) => name !== 'a huge text')).map((name) => () => wrong[name]),
  fc
    .oneof(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withTypedArray: true }),
      anyText,
      fc.dictionary(fc.constantFrom(...names, 'debtor', 'reference', 'profile', 'sender', 'zip'), fc.anything(), {
        maxKeys: 5,
      }),
    )
    .map((value) => () => value),
);

test.each(functions)('%s answers anything at all, with sentences, and throws nothing', (_name, call) => {
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 3 }), (given) => {
      expectTold(taken(call(...given.map((value) => value()))));
    }),
    { numRuns: 150 },
  );
});

test('what facturX makes of no profile is a problem of the invoice', () => {
  for (const profile of [42, null, 'x', '__proto__', {}, locked]) {
    const eInvoice = frontDoor.facturX(profile as never);
    const made = frontDoor.invoiceToPdf(invoiceDocumentExamples.gtin, { eInvoice });
    expect(made.ok || made.problems).toMatchObject([{ code: 'INVALID_ENUM', path: 'options.eInvoice' }]);
  }
});

test.each([
  ['parseIban', frontDoor.parseIban],
  ['parseQrIban', frontDoor.parseQrIban],
  ['completeQrReference', frontDoor.completeQrReference],
  ['completeCreditorReference', frontDoor.completeCreditorReference],
] as const)('%s says what is wrong with what is no text', (_name, call) => {
  for (const value of Object.values(wrong).filter((each) => typeof each !== 'string')) {
    const answer = call(value as string);
    expect(answer.ok).toBe(false);
    if (!answer.ok) expect(answer.problems[0].message).toMatch(/ /);
  }
});

/** What the guides call of the entries beside the root, and takes a text. */
const ofEntries = {
  parseAccountNumber,
  parseRegisteredIban,
  parseQrReference,
  parseCreditorReference,
  completeCreditorReference: completeCreditor,
  completeQrReference: completeQr,
  parseCalendarDate,
  parseSwicoS1,
};

test.each(Object.entries(ofEntries))('%s of an entry of its own throws for nothing that is given', (_name, call) => {
  const told: string[] = [];
  for (const [name, value] of Object.entries(wrong)) {
    try {
      (call as (value: unknown, options: unknown) => unknown)(value, undefined);
    } catch (error) {
      told.push(`${name}: ${error instanceof Error ? error.message.slice(0, 150) : typeof error}`);
    }
  }
  expect(told).toEqual([]);
});
