import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseXml, type XmlElement } from '../../packages/pdf/src/metadata/xml.ts';
import { hasTools, pathOf } from './tools.ts';

/** Names with namespaces, attributes and texts of each document as expat finds them; null where it is not well formed. */
const script = `
import json, sys
from xml.parsers import expat
def told(text):
    out = []
    parser = expat.ParserCreate('utf-8', ' ')
    parser.buffer_text = True
    parser.ordered_attributes = True
    parser.StartElementHandler = lambda name, pairs: out.append(['<', name, sorted(zip(pairs[::2], pairs[1::2]))])
    parser.EndElementHandler = lambda name: out.append(['>'])
    parser.CharacterDataHandler = lambda data: out.append(['text', data])
    try:
        parser.Parse(text.encode('utf-8', 'surrogatepass'), True)
        return out
    except (expat.ExpatError, UnicodeEncodeError):
        return None
print(json.dumps([told(text) for text in json.load(sys.stdin)]))
`;

type Event = ['<', name: string, attributes: [name: string, value: string][]] | ['>'] | ['text', text: string];

function askExpat(texts: readonly string[]): (Event[] | null)[] {
  const { stdout, stderr } = spawnSync(pathOf('python3') ?? '', ['-c', script], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const expanded = (namespace: string, name: string) => (namespace === '' ? name : `${namespace} ${name}`);

function eventsOf(element: XmlElement): Event[] {
  const attributes = element.attributes.map(({ namespace, name, value }): [string, string] => [
    expanded(namespace, name),
    value,
  ]);
  const events: Event[] = [['<', expanded(element.namespace, element.name), attributes.sort(compare)]];
  for (const child of element.children) {
    if (typeof child !== 'string') events.push(...eventsOf(child));
    // Expat joins texts that a comment parts
    else if (child !== '') {
      const last = events.at(-1);
      if (last?.[0] === 'text') last[1] += child;
      else events.push(['text', child]);
    }
  }
  events.push(['>']);
  return events;
}

function compare([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : 1;
}

const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('<a>', '</a>', '<p:a>', '</p:a>', '<b/>', '<p:b/>', 'text', ' ', '\n', '\r\n', '\t'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '<a x="1">',
      "<a x='1' y='2'>",
      '<a x="1" x="2">',
      '<a p:x="1" x="2">',
      '<a p:x="1" q:x="1">',
      '<a xmlns="u">',
      '<a xmlns="">',
      '<a xmlns:p="v">',
      '<a xmlns:p="">',
      '<a xmlns:xml="v">',
      '<a xmlns:xmlns="v">',
      '<a xml:lang="de">',
      '<a x="&lt;>\'">',
      '<a x="<">',
      '<a x=1>',
      '<a x>',
      '<a x = "1" >',
      '<a x="1"y="2">',
      '<a\n x="\t\n">',
      '< a>',
      '<a',
      '</a >',
      '</ a>',
      '</a x="1">',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '<!-- c -->',
      '<!---->',
      '<!-- -- -->',
      '<!--->',
      '<?i?>',
      '<?i n > ?>',
      '<?xml version="1.0"?>',
      '<?XML?>',
      '<? i?>',
      '<![CDATA[<]]>',
      '<![CDATA[]]>',
      '<![cdata[]]>',
      ']]>',
      ']]',
      '>',
      '"',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '&amp;',
      '&#65;',
      '&#x41;',
      '&#0;',
      '&#xD800;',
      '&#x110000;',
      '&#13;',
      '&nope;',
      '&',
      '&;',
      '&#;',
      '&#x;',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'é',
      '<é/>',
      '<日本/>',
      '<a·/>',
      '<·a/>',
      '<1/>',
      '<-/>',
      '<a.-1/>',
      '<a:/>',
      '<:a/>',
      '<a:b:c/>',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('😀', '\u0085', '\u2028', '\ufeff', '\u0001', '\u000b', '\ufffe', '\u00a0') },
);

test('expat finds the same elements, attributes and texts, and calls the same texts malformed (needs python3)', {
  skip: !hasTools('python3'),
}, () => {
  const around = fc.constantFrom(
    ...(['<r xmlns:p="u" xmlns:q="u">|</r>', '<r>|</r>', '|', ' |', '<r/>|', '\ufeff<r>|</r>'] as const),
  );
  const documents = fc
    .tuple(around, fc.array(piece, { maxLength: 6 }))
    .map(([frame, inner]) => frame.replace('|', () => inner.join('')));
  const texts = fc.sample(documents, { numRuns: 20_000, seed: 1 });
  const differing = askExpat(texts).flatMap((theirs, index) => {
    const text = texts[index] as string;
    const ours = parseXml(text);
    const events = ours === undefined ? null : eventsOf(ours);
    return JSON.stringify(events) === JSON.stringify(theirs) ? [] : [{ text, events, theirs }];
  });
  expect(differing.slice(0, 5)).toEqual([]);
});
