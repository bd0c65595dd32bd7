import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyValidCase } from '../../../../../test/arbitraries/business-case.ts';
import { runs } from '../../../../../test/long-tests.ts';
import { expectValue } from '../../../../../test/results.ts';
import type { CalendarDate } from '../../date/calendar-date.ts';
import { writeJson } from '../../json/write.ts';
import type { BusinessCase } from '../business-case.ts';
import { exampleBusinessCase, exampleNames } from '../examples/examples.ts';
import { wireNameOf } from '../model.ts';
import { parseBusinessCase } from '../rules/parse.ts';
import type { BusinessCaseDocument } from './document.ts';
import { readFormDocument } from './read-form.ts';
import { parseJsonText, readJsonDocument, readJsonRequest } from './read-json.ts';
import { readXmlDocument, readXmlRequest } from './read-xml.ts';
import { businessCaseJson } from './write-json.ts';
import { writeXmlDocument, writeXmlRequest } from './write-xml.ts';

const today = '2026-11-21' as CalendarDate;
const often = { numRuns: runs(200, 40) };

function parsed(type: BusinessCase['type'], document: BusinessCaseDocument): BusinessCase {
  return expectValue(parseBusinessCase(type, document, { today }));
}

/** What a browser would send: a field for each leaf, an empty one for an object without any. */
function fieldsOf(name: string, value: unknown): [string, string][] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((entry, at) => fieldsOf(`${name}[${at}]`, entry));
  if (typeof value !== 'object') return [[name, String(value)]];
  const inner = Object.entries(value as object).flatMap(([step, member]) => fieldsOf(`${name}[${step}]`, member));
  return inner.length === 0 ? [[name, '']] : inner;
}

function shuffled<T>(list: readonly T[]): T[] {
  return list.map((_, at) => list[(at * 7 + 3) % list.length] as T);
}

/** The same case by each way it can come in. */
const ways: Readonly<Record<string, (businessCase: BusinessCase) => BusinessCaseDocument>> = {
  'JSON text': (businessCase) =>
    readJsonDocument(expectValue(parseJsonText(writeJson(businessCaseJson(businessCase))))),
  'a JSON request': (businessCase) => {
    const text = writeJson({ pdf: 'JVBERi0=', businessCase: businessCaseJson(businessCase) });
    const request = readJsonRequest(JSON.parse(text));
    expect(request.pdf).toBe('JVBERi0=');
    return request.document;
  },
  XML: (businessCase) => {
    const { type, document } = expectValue(readXmlDocument(writeXmlDocument(businessCase)));
    expect(type).toBe(businessCase.type);
    return document;
  },
  'XML in one line, elements with a prefix': (businessCase) =>
    expectValue(
      readXmlDocument(
        writeXmlDocument(businessCase)
          .replace(/>\n\s*</g, '><')
          .replace(/<(\/?)(?=[a-z])/g, '<$1e:')
          .replace('xmlns=', 'xmlns:e='),
      ),
    ).document,
  'XML without a namespace': (businessCase) =>
    expectValue(readXmlDocument(writeXmlDocument(businessCase).replace(/ xmlns="[^"]*"/, ''))).document,
  'an XML request': (businessCase) => {
    const request = expectValue(readXmlRequest(businessCase.type, writeXmlRequest(businessCase, 'JVBERi0=')));
    expect(request.pdf).toBe('JVBERi0=');
    return request.document;
  },
  'a form': (businessCase) => {
    const { type, ...members } = businessCase;
    return expectValue(readFormDocument(type, fieldsOf(wireNameOf(type), members)));
  },
  'a form in another order': (businessCase) => {
    const { type, ...members } = businessCase;
    const fields = fieldsOf(wireNameOf(type), members);
    return expectValue(readFormDocument(type, fields.length % 7 === 0 ? fields.reverse() : shuffled(fields)));
  },
};

test.each(Object.entries(ways))('what is written is read back from %s as the very same value', (_name, read) => {
  fc.assert(
    fc.property(anyValidCase(today), ({ type, raw }) => {
      const first = parsed(type, readJsonDocument(raw));
      const again = parsed(type, read(first));
      expect(again).toEqual(first);
      expect(JSON.stringify(again)).toBe(JSON.stringify(first));
      expect(writeXmlDocument(again)).toBe(writeXmlDocument(first));
      expect(writeJson(businessCaseJson(again))).toBe(writeJson(businessCaseJson(first)));
    }),
    often,
  );
});

describe('the examples', () => {
  const options = { today, referenceNumber: 'EX-2026-0042', referencedBillReferenceNumber: 'B-1' };

  test.each(exampleNames)('%s is what it was, by every way', (name) => {
    for (const iban of ['CH5800791123000889012', 'CH4431999123000889012']) {
      const businessCase = expectValue(exampleBusinessCase(name, { ...options, iban }));
      for (const [way, read] of Object.entries(ways)) {
        expect(parsed(businessCase.type, read(businessCase)), way).toEqual(businessCase);
      }
    }
  });
});

test('ids of 17 digits and amounts keep every digit, in all three ways', () => {
  const raw = {
    referenceNumber: '00042',
    businessCaseDate: today,
    totalAmount: { value: '99999999.99', currencyCode: 'CHF' },
    billRecipient: { billRecipientNetId: '41010560425610173', name: 'A', address: {} },
  };
  const first = parsed('CreditNote', readJsonDocument(raw));
  const json = writeJson(businessCaseJson(first));
  expect(json).toContain('"billRecipientNetId":"41010560425610173"');
  expect(json).toContain('"value":99999999.99,');
  expect(writeXmlDocument(first)).toContain('<value>99999999.99</value>');
  for (const read of Object.values(ways)) expect(parsed('CreditNote', read(first))).toEqual(first);
});

test('amounts are written with two decimals, whichever way they came', () => {
  for (const written of ['150', '150.0', '150.00', '1.5e2', '15000e-2']) {
    const text = `{"referenceNumber":"1","businessCaseDate":"${today}","totalAmount":{"value":${written},"currencyCode":"CHF"},
      "billRecipient":{"emailAddress":"a@b.ch","name":"A","address":{}}}`;
    const businessCase = parsed('CreditNote', readJsonDocument(expectValue(parseJsonText(text))));
    expect(businessCase.totalAmount.value, written).toBe('150.00');
    expect(writeJson(businessCaseJson(businessCase))).toContain('"value":150.00,');
  }
});
