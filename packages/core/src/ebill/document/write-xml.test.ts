import { utf8Encode } from '@rappen/pdf/internal/base';
import { describe, expect, test } from 'vitest';
import { iban, today } from '../../../../../test/ebill-cases.ts';
import { hasTools, outputOf, withFiles } from '../../../../../test/oracles/tools.ts';
import { expectValue } from '../../../../../test/results.ts';
import { writeJson } from '../../json/write.ts';
import { exampleBusinessCase, exampleNames } from '../examples/examples.ts';
import { businessCaseNamespace } from '../model.ts';
import { businessCaseJson } from './write-json.ts';
import { writeXmlDocument } from './write-xml.ts';

const options = { today, iban, referenceNumber: 'A & B <42>', referencedBillReferenceNumber: '"Ä"' };

/** An element as lists of names and texts, so that no vocabulary is needed to compare. */
const program = `
import json, sys, xml.etree.ElementTree as tree
def plain(element):
    name = element.tag.replace('{${businessCaseNamespace}}', '')
    return [name, [plain(child) for child in element] if len(element) else (element.text or '')]
print(json.dumps([plain(tree.parse(path).getroot()) for path in sys.argv[1:]]))
`;

type Plain = [name: string, content: string | Plain[]];

function plainOf(name: string, value: unknown): Plain[] {
  if (Array.isArray(value)) return value.flatMap((entry) => plainOf(name, entry));
  if (typeof value !== 'object') return [[name, String(value)]];
  return [[name, Object.entries(value as object).flatMap(([inner, member]) => plainOf(inner, member))]];
}

describe.skipIf(!hasTools('python3'))('the XML of every example, read by Python (needs python3)', () => {
  test('says what its JSON says', async () => {
    const cases = exampleNames.map((name) => expectValue(exampleBusinessCase(name, options)));
    const files = cases.map((businessCase) => utf8Encode(writeXmlDocument(businessCase)));
    const trees = await withFiles(files, (paths) => outputOf('python3', '-c', program, ...paths));
    const expected = cases.map((businessCase) => {
      const root = businessCase.type.charAt(0).toLowerCase() + businessCase.type.slice(1);
      // Numbers in quotes keep their last zero.
      const text = writeJson(businessCaseJson(businessCase)).replace(/:(-?\d+(?:\.\d+)?)(?=[,}])/g, ':"$1"');
      return plainOf(root, JSON.parse(text))[0];
    });
    expect(JSON.parse(trees.toString())).toEqual(expected);
  });
});
