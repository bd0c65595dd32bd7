import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  childOf,
  childrenOf,
  parseXml,
  rootNameOf,
  textAt,
  writeXml,
  type XmlElement,
  type XmlOptions,
  XmlStream,
} from './index.ts';

const limits = {
  charactersMax: 10_000,
  levelsMax: 8,
  elementsMax: 100,
  commentsMax: 3,
  attributesMax: 3,
};
const read = (text: string, options: Partial<XmlOptions> = {}) => parseXml(text, { limits, ...options });
const valueOf = (text: string, options: Partial<XmlOptions> = {}): XmlElement => {
  const parsed = read(text, options);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};
const codeOf = (text: string, options: Partial<XmlOptions> = {}) => {
  const parsed = read(text, options);
  return parsed.ok ? 'ok' : parsed.problems[0].code;
};

describe('a tree', () => {
  test('has names without prefix, namespaces, and attributes by name', () => {
    const root = valueOf('<a:r xmlns:a="urn:a" xmlns="urn:b"><v a:x="2" y="&lt;3">1&#46;5</v></a:r>');
    expect([root.name, root.namespace]).toEqual(['r', 'urn:a']);
    const [value] = root.children;
    expect([value?.namespace, value?.text, [...(value?.attributes ?? [])]]).toEqual([
      'urn:b',
      '1.5',
      [
        ['x', '2'],
        ['y', '<3'],
      ],
    ]);
  });

  test('is asked by names', () => {
    const root = valueOf('<r><a><b>1</b><b>2</b></a></r>');
    expect(textAt(root, 'a', 'b')).toBe('1');
    expect(textAt(root, 'a', 'c', 'b')).toBeUndefined();
    expect(childrenOf(childOf(root, 'a'), 'b').map(({ text }) => text)).toEqual(['1', '2']);
    expect(childrenOf(undefined, 'b')).toEqual([]);
  });

  test('leaves out schema locations, and knows no prefix that was not declared', () => {
    const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
    expect(valueOf(`<r ${xsi} xsi:schemaLocation="a b"/>`).attributes.size).toBe(0);
    expect(codeOf('<r x:y="1"/>')).toBe('MALFORMED_XML');
    expect(codeOf('<x:r/>')).toBe('MALFORMED_XML');
    expect(codeOf(`<r ${xsi} xsi:schemaLocation="a b"/>`, { attributes: 'refused' })).toBe('ok');
    expect(codeOf('<r a="1"/>', { attributes: 'refused' })).toBe('MALFORMED_XML');
  });

  test('does not keep the elements that are taken', () => {
    const taken: string[] = [];
    const take = ({ name, text }: XmlElement, around: readonly string[]) => {
      if (name !== 'e') return false;
      taken.push(`${around.join('/')} ${text}`);
      return true;
    };
    const root = valueOf('<r><l> <e>1</e><e>2</e><f/></l></r>', { take });
    expect(taken).toEqual(['r/l 1', 'r/l 2']);
    expect(root.children[0]?.children.map(({ name }) => name)).toEqual(['f']);
    expect(root.children[0]?.text).toBe('');
    expect(codeOf('<r><e/>text</r>', { take })).toBe('MALFORMED_XML');
  });
});

test.each([
  ['a document type', '<!DOCTYPE r><r/>', 'XML_DOCTYPE_FORBIDDEN'],
  ['characters', ' '.repeat(10_001), 'XML_LIMIT_EXCEEDED'],
  ['levels', '<a>'.repeat(9), 'XML_LIMIT_EXCEEDED'],
  ['elements', `<r>${'<a/>'.repeat(100)}</r>`, 'XML_LIMIT_EXCEEDED'],
  ['comments', `<r>${'<!---->'.repeat(4)}</r>`, 'XML_LIMIT_EXCEEDED'],
  ['attributes', '<r a="" b="" c="" d=""/>', 'XML_LIMIT_EXCEEDED'],
  ['no end', '<r><a></a>', 'MALFORMED_XML'],
  ['nothing', '', 'MALFORMED_XML'],
])('%s', (_name, text, code) => expect(codeOf(text)).toBe(code));

test.each([
  ['<?a?><r/>', 'ok'],
  ['<r><?a b?><?xml-stylesheet href="?"??></r><?xmlish?>', 'ok'],
  ['<?xml version="1.0"?>\n<?xml-stylesheet?><r/>', 'ok'],
  ['<r>a<?b < & > ]]> <!-- ?>c</r>', 'ok'],
  ['<r/><?xml version="1.0"?>', 'MALFORMED_XML'],
  ['<r><?XmL a?></r>', 'MALFORMED_XML'],
  [' <?xml version="1.0"?><r/>', 'MALFORMED_XML'],
  ['<r><? a?></r>', 'MALFORMED_XML'],
  ['<r><?1a?></r>', 'MALFORMED_XML'],
  ['<r><?a:b?></r>', 'MALFORMED_XML'],
  ['<r><?a"b"?></r>', 'MALFORMED_XML'],
  ['<r><?a b></r>', 'MALFORMED_XML'],
  ['<r><?a</r>', 'MALFORMED_XML'],
  [`<r>${'<?a?>'.repeat(4)}</r>`, 'XML_LIMIT_EXCEEDED'],
  ['<?a?><!DOCTYPE r><r/>', 'XML_DOCTYPE_FORBIDDEN'],
])('processing instructions in %s: %s', (text, code) => expect(codeOf(text)).toBe(code));

test('what is around an instruction is one text', () => expect(valueOf('<r>a<?b?>c</r>').text).toBe('ac'));

test('who watches is told of elements as they open, with their places, and as they close', () => {
  const watched = (pieces: readonly string[]) => {
    const told: string[] = [];
    const stream = new XmlStream({
      limits,
      watch: {
        open: ({ name, namespace, attributes, place: { line, column } }) =>
          told.push(`${name} ${namespace} ${attributes.map((one) => `${one.prefix}:${one.name}`)} ${line}:${column}`),
        close: ({ text, hasElements, hasLiteral }) => told.push(`/${text} ${hasElements} ${hasLiteral}`),
      },
    });
    for (const piece of pieces) stream.add(piece);
    stream.end();
    return told;
  };
  const text = '<r xmlns="u" xmlns:p="v">\r\n <p:a p:b="1" c="2">😀x</p:a><d/>\n<e><![CDATA[f]]></e></r>';
  const told = watched([text]);
  expect(told).toEqual([
    'r u  1:1',
    'a v p:b,:c 2:2',
    '/😀x false false',
    'd u  2:29',
    '/ false false',
    'e u  3:1',
    '/f false true',
    '/ true false',
  ]);
  for (const at of [3, 24, 27, 40, 60]) expect(watched([text.slice(0, at), text.slice(at)])).toEqual(told);
});

test.each([
  ['<r>\n  <a></b>\n</r>', 'line 2, column 6'],
  ['<r>\r\n\r<a', 'line 3, column 3'],
  ['\ufeff<r x="1" x="2"/>', 'line 1, column 11'],
  ['<r>\u{1f600}&b;</r>', 'line 1, column 4'],
  ['<r/>\n\nx', 'line 3, column 1'],
  ['<r>\n\u0001</r>', 'line 2, column 1'],
])('%j is wrong at %s', (text, place) => {
  const parsed = read(text);
  expect(parsed.ok ? '' : parsed.problems[0].params['detail']).toMatch(new RegExp(`, at ${place}$`));
});

test('an attribute of this vocabulary goes before one of another; the same twice is wrong', () => {
  const [ns, other] = ['xmlns:a="urn:a"', 'xmlns:b="urn:a"'];
  expect(valueOf(`<r ${ns} a:x="2" x="1"/>`).attributes.get('x')).toBe('1');
  expect(valueOf(`<r ${ns} x="1" a:x="2"/>`).attributes.get('x')).toBe('1');
  expect(codeOf(`<q ${ns} ${other}><r a:x="1" b:x="1"/></q>`)).toBe('MALFORMED_XML');
});

test('a declaration holds in its element alone', () => {
  const root = valueOf('<r xmlns="urn:a"><v xmlns="urn:b" xmlns:p="urn:c"><p:w/></v><x/></r>');
  expect(root.children.map(({ namespace }) => namespace)).toEqual(['urn:b', 'urn:a']);
  expect(root.children[0]?.children[0]?.namespace).toBe('urn:c');
  expect(codeOf('<r><v xmlns:p="urn:c"/><p:w/></r>')).toBe('MALFORMED_XML');
});

test('the root is found in what is cut off', () => {
  expect(rootNameOf('<?xml version="1.0"?><!-- a --><p:R xmlns:p="urn:p"><a', limits)).toEqual({
    name: 'R',
    namespace: 'urn:p',
  });
  expect(rootNameOf('no XML', limits)).toBeUndefined();
});

test('no text throws', () => {
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'<>/="& ab:x!?-[]') }), (text) => void read(text)));
});

describe('in pieces', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '<a>',
      '</a>',
      '<a b="1>2">',
      "<b c='/'/>",
      '<!-- d -->',
      '<?e f?>',
      '<![CDATA[<g>]]>',
      ']]>',
      '&amp;',
      '&h;',
    ),
    fc.constantFrom(
      '<!DOCTYPE a>',
      '<?xml version="1.0"?>',
      '\r\n',
      '\ufeff',
      'é',
      '😀',
      '\u0001',
      '<a xmlns:x="y">',
      '<x:a/>',
      '--',
      '<',
    ),
    fc.string({ unit: fc.constantFrom(...'<>/="& ab:x!?-[]'), maxLength: 3 }),
  );
  const texts = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  const inPieces = (pieces: readonly string[], options: Partial<XmlOptions> = {}) => {
    const stream = new XmlStream({ limits, ...options });
    for (const piece of pieces) if (!stream.add(piece)) break;
    return stream.end();
  };

  test('a text is the same as whole, wherever it is parted', () => {
    fc.assert(
      fc.property(texts, fc.boolean(), fc.integer({ min: 1, max: 7 }), (inner, isRooted, size) => {
        const text = isRooted ? `<a>${inner}</a>` : inner;
        const characters = [...text];
        const pieces = Array.from({ length: Math.ceil(characters.length / size) }, (_, at) =>
          characters.slice(at * size, (at + 1) * size).join(''),
        );
        const whole = read(text);
        const parted = inPieces(pieces);
        // A character that is forbidden is seen as soon as it comes: an error before it may come first in pieces
        if (!text.includes('\u0001')) expect(parted).toEqual(whole);
        else expect(parted.ok).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  test('an element is given before the next has come', () => {
    const given: string[] = [];
    const stream = new XmlStream({ limits, take: ({ text }) => given.push(text) > 0 });
    const seen = ['<r><a>1</', 'a><a>2</a', '><a>3</a></r>'].map((piece) => [stream.add(piece), given.join('')]);
    expect(seen).toEqual([
      [true, ''],
      [true, '1'],
      [true, '123'],
    ]);
    expect(stream.end()).toEqual({ ok: true, value: expect.objectContaining({ name: 'r', children: [] }) });
  });

  test('what never ends is not kept without end', () => {
    for (const beginning of ['<a b="', '<!--', '<![CDATA[', '<?a ', 'x', '<aaaa']) {
      const wide = { ...limits, charactersMax: 1e9 };
      const stream = new XmlStream({ limits: wide });
      stream.add('<r>');
      stream.add(beginning);
      let pieces = 0;
      while (stream.add('y'.repeat(100_000)) && pieces < 30) pieces += 1;
      expect([beginning, pieces]).toEqual([beginning, 10]);
      expect(stream.end()).toMatchObject({ problems: [{ code: 'XML_LIMIT_EXCEEDED' }] });
    }
  });
});

test('what is written is read again, and nothing empty is written', () => {
  const text = writeXml([
    'r',
    [
      ['lines', 'one\ntwo\n'],
      ['v', 'a < b & "c"', { unit: `<"&'>` }],
      ['empty', ''],
      ['absent', undefined],
      ['hollow', [['inner', undefined]]],
    ],
    { xmlns: 'urn:r' },
  ]);
  const root = valueOf(text);
  expect([root.namespace, root.children.length]).toEqual(['urn:r', 2]);
  expect(textAt(root, 'lines')).toBe('one\ntwo\n');
  expect(textAt(root, 'v')).toBe('a < b & "c"');
  expect(childOf(root, 'v')?.attributes.get('unit')).toBe(`<"&'>`);
});

test('an element that a schema asks for is written also when it is empty', () => {
  expect(
    writeXml([
      'a',
      [
        ['b', null],
        ['c', undefined],
        ['d', []],
      ],
    ]),
  ).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a><b/></a>');
});
