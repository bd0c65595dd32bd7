import { describe, expect, test } from 'vitest';
import { growthOf } from '../../../../test/counted-work.ts';
import { hostileXml } from '../../../../test/hostile-xml.ts';
import { attributeOf, xmlText, xmlTokens } from './xml-tokens.ts';

/** The names of the elements, and all text between the tags. */
function read(xml: string): string {
  let told = '';
  for (const { kind, name, tag, end, next } of xmlTokens(xml)) {
    told += kind === 'close' ? '' : `<${name}${attributeOf(tag, 'r') ?? ''}>`;
    told += xmlText(xml, end, next);
  }
  return told;
}

test.each([
  ['<a r="1">b</a>', '<a1>b'],
  ['<?x a > b ?><a>b<?y <c> ?>d</a>', '<a>bd'],
  ['<a>b<!-- <c> > -->d</a>', '<a>bd'],
  ['<a><![CDATA[<b>]]>c</a>', '<a><b>c'],
  ['<a>b<?never', '<a>b'],
])('%s', (xml, told) => expect(read(xml)).toBe(told));

describe('takes linear work, whatever it holds', () => {
  test.each(hostileXml)('$name', ({ of }) => {
    expect(growthOf(read, (length) => `<r>${of(length)}</r>`, 8_000)).toBeLessThan(6);
  });
});
