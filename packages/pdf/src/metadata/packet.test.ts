import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growthOf } from '../../../../test/counted-work.ts';
import { hostileXml } from '../../../../test/hostile-xml.ts';
import { decodeUtf8 } from '../base/decode.ts';
import { dc, pdfaExtension, pdfaid, xmp } from './namespaces.ts';
import { readPacket, type XmpProperty, type XmpValue } from './packet.ts';
import { extensionsOf, isKnownProperty } from './schemas.ts';
import { writePacket } from './write-packet.ts';
import { parseXml } from './xml.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((value) => value.replace(/[^ -\ud7ff]/g, ''));
const leaf = fc.record({ kind: fc.constant('text' as const), text });
const list = fc.record({
  kind: fc.constant('list' as const),
  list: fc.constantFrom('Bag' as const, 'Seq' as const),
  items: fc.array(leaf, { minLength: 1, maxLength: 3 }),
});
const value: fc.Arbitrary<XmpValue> = fc.oneof(leaf, list);
const properties: fc.Arbitrary<XmpProperty[]> = fc
  .uniqueArray(fc.constantFrom('title', 'creator', 'format', 'source', 'type'))
  .chain((names) =>
    fc.tuple(...names.map((name) => value.map((each) => ({ namespace: dc[0], prefix: 'dc', name, value: each })))),
  );

const packet = (body: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${body}</rdf:RDF></x:xmpmeta>`;
const described = (body: string, attributes = ''): string =>
  packet(`<rdf:Description rdf:about="" xmlns:dc="${dc[0]}"${attributes}>${body}</rdf:Description>`);

describe('packets', () => {
  test('say what was written into them', () => {
    fc.assert(
      fc.property(properties, (written) => {
        const read = readPacket(decodeUtf8(writePacket(written)) ?? '');
        expect(read).toEqual({ properties: written, isPlain: true });
      }),
    );
  });

  test('may be written with attributes, structures and in several descriptions', () => {
    const body = `<rdf:Description rdf:about="" xmlns:a="urn:a" a:b="1"/>
      <rdf:Description rdf:about="" xmlns:a="urn:a"><a:c rdf:parseType="Resource"><a:d>2</a:d></a:c>
      <a:e><rdf:Alt><rdf:li xml:lang="de">&#x41;&amp;</rdf:li></rdf:Alt></a:e></rdf:Description>`;
    expect(readPacket(packet(body))?.properties).toEqual([
      { namespace: 'urn:a', prefix: 'a', name: 'b', value: { kind: 'text', text: '1' } },
      {
        namespace: 'urn:a',
        prefix: 'a',
        name: 'c',
        value: {
          kind: 'structure',
          fields: [{ namespace: 'urn:a', prefix: 'a', name: 'd', value: { kind: 'text', text: '2' } }],
        },
      },
      {
        namespace: 'urn:a',
        prefix: 'a',
        name: 'e',
        value: { kind: 'list', list: 'Alt', items: [{ kind: 'text', text: 'A&', language: 'de' }] },
      },
    ]);
  });

  test.each([
    ['text between properties', described('<dc:format>a</dc:format>text')],
    ['a property twice', described('<dc:format>a</dc:format><dc:format>b</dc:format>')],
    ['an attribute that RDF does not have', described('', ' rdf:other="a"')],
    ['two values', described('<dc:type><rdf:Bag/><rdf:Bag/></dc:type>')],
    ['no RDF', '<a/>'],
    ['nothing', ''],
  ])('are not read with %s', (_name, body) => {
    expect(readPacket(body)).toBeUndefined();
  });
});

describe('XML', () => {
  test.each([
    '<a',
    '<a></b>',
    '<a b="1" b="2"/>',
    '<a:b/>',
    '<a>&unknown;</a>',
    '<a>&#0;</a>',
    '<a>\u0001</a>',
    '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
    '<a/><b/>',
    '<a>'.repeat(1000),
    `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`,
  ])('%j is refused', (text) => {
    expect(parseXml(text)).toBeUndefined();
  });

  test('of any kind is read or refused', () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'<>/="& ab:x!?-[]') }), (text) => void parseXml(text)));
  });
});

describe('properties', () => {
  const property = (name: string, own: XmpValue, namespace: string = dc[0]): XmpProperty => {
    return { namespace, prefix: 'dc', name, value: own };
  };

  test('are known by name and kind of value', () => {
    const plain: XmpValue = { kind: 'text', text: 'a' };
    expect(isKnownProperty(property('source', plain), new Map())).toBe(true);
    expect(isKnownProperty(property('title', plain), new Map())).toBe(false);
    expect(isKnownProperty(property('other', plain), new Map())).toBe(false);
    expect(isKnownProperty(property('other', plain), new Map([[`${dc[0]} other`, 'text']]))).toBe(true);
    expect(isKnownProperty(property('CreateDate', plain, xmp[0]), new Map())).toBe(false);
    expect(isKnownProperty(property('part', plain, pdfaid[0]), new Map())).toBe(false);
  });

  test('of extension schemas need a whole description', () => {
    const schemas = (own: XmpValue): XmpProperty[] => [
      { namespace: pdfaExtension[0], prefix: 'pdfaExtension', name: 'schemas', value: own },
    ];
    expect(extensionsOf([])).toEqual(new Map());
    expect(extensionsOf(schemas({ kind: 'text', text: 'a' }))).toBeUndefined();
    expect(
      extensionsOf(schemas({ kind: 'list', list: 'Bag', items: [{ kind: 'structure', fields: [] }] })),
    ).toBeUndefined();
  });
});

describe('XML', () => {
  test.each<[text: string, isRead: boolean]>([
    ['<?xml version="1.0"?><a/>', true],
    ['\ufeff<?xml version="1.0"?><a/>', true],
    ['<?b < > & ?><a><?c?>d<?xml-stylesheet?></a><?e?>', true],
    ['<a><?xml version="1.0"?></a>', false],
    ['<a/><?XML ?>', false],
    ['<a><?b></a>', false],
    ['<a><?b"c"?></a>', false],
    ['<a>&b;</a>', false],
    ['<a>&amp;&#65;</a>', true],
    ['<a>& b</a>', false],
    ['<a xmlns:p="u"><p:b xmlns:p="v"/><p:c/></a>', true],
    ['<a><b xmlns:p="u"/><p:c/></a>', false],
  ])('%s', (written, isRead) => expect(parseXml(written) !== undefined).toBe(isRead));

  test('takes linear work, whatever it holds', () => {
    for (const { name, of } of hostileXml) {
      expect([name, growthOf(parseXml, (length) => `<r>${of(length)}</r>`, 8_000) < 6]).toEqual([name, true]);
    }
  });
});
