import { parseBusinessCase, readJsonDocument } from '@rappen/core/ebill';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyValidCase } from '../../../../../test/arbitraries/business-case.ts';
import { today } from '../../../../../test/ebill-cases.ts';
import { expectValue } from '../../../../../test/results.ts';
import { businessCaseOf, contentOf } from './content.ts';

const pdf = { submitted: 'a', archival: 'b', isConverted: false, conformance: 'PDF/A-3b' };

test('what was kept is the same business case again, to the digit', () => {
  fc.assert(
    fc.property(anyValidCase(today), ({ type, raw }) => {
      const businessCase = expectValue(parseBusinessCase(type, readJsonDocument(raw), { today }));
      const content = contentOf(businessCase, { billRecipientNetId: undefined, pdf, anomalies: [] });
      expect(businessCaseOf(content)).toEqual(JSON.parse(JSON.stringify(businessCase)));
    }),
  );
});

test('a text that is no document is a fault', () => {
  expect(() => businessCaseOf({ type: 'Bill', document: '{' })).toThrow();
});
