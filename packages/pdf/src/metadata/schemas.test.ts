import { expect, test } from 'vitest';
import { dc, pdf, pdfaid, type Vocabulary, xmp, xmpRights } from './namespaces.ts';
import type { XmpValue } from './packet.ts';
import { isKnownProperty } from './schemas.ts';

const text = (value: string, language?: string): XmpValue => ({
  kind: 'text',
  text: value,
  ...(language !== undefined && { language }),
});
const listOf = (list: 'Bag' | 'Seq' | 'Alt', ...items: XmpValue[]): XmpValue => ({ kind: 'list', list, items });

/** A property of each kind, values that it may have, and values that differ from them in one thing. */
test.each<[kind: string, vocabulary: Vocabulary, name: string, right: XmpValue[], wrong: XmpValue[]]>([
  [
    'text',
    pdf,
    'Producer',
    [text(''), text('Rappen')],
    [text('Rappen', 'de'), listOf('Bag', text('Rappen')), { kind: 'structure', fields: [] }],
  ],
  ['an address', xmp, 'BaseURL', [text('https://example.ch/'), text('urn:a')], [listOf('Seq', text('urn:a'))]],
  [
    'a media type',
    dc,
    'format',
    [text('application/pdf'), text('image/svg+xml'), text('x.y/a-b')],
    [text('pdf'), text('application/'), text('/pdf'), text('a/b/c'), text('a/b c'), text(''), text('a/b', 'de')],
  ],
  [
    'a date',
    xmp,
    'CreateDate',
    ['2026', '2026-11', '2026-11-29', '2026-11-29T10:00Z', '2026-11-29T10:00:00+01:00', '2026-11-29T10:00:00.5Z'].map(
      (value) => text(value),
    ),
    [
      ...['', '26', '2026-11-29T10:00', '2026-11-29 10:00Z', 'yesterday'].map((value) => text(value)),
      text('2026', 'de'),
    ],
  ],
  [
    'a whole number',
    pdfaid,
    'part',
    [text('3'), text('-3'), text('+3')],
    [text('3.0'), text('3b'), text(''), text('3', 'de')],
  ],
  ['yes or no', xmpRights, 'Marked', [text('True'), text('False')], [text('true'), text('1'), text('')]],
  [
    'texts of languages',
    dc,
    'title',
    [listOf('Alt', text('Rechnung', 'x-default')), listOf('Alt', text('Rechnung', 'de'), text('facture', 'fr'))],
    [text('Rechnung'), listOf('Bag', text('Rechnung', 'de')), listOf('Alt', text('Rechnung', 'de'), text('facture'))],
  ],
  [
    'dates in their order',
    dc,
    'date',
    [listOf('Seq', text('2026-11-29')), listOf('Seq', text('2026'), text('2027'))],
    [
      text('2026-11-29'),
      listOf('Bag', text('2026-11-29')),
      listOf('Seq', text('2026'), text('later')),
      listOf('Seq', text('2026', 'de')),
    ],
  ],
  [
    'a set',
    dc,
    'subject',
    [listOf('Bag', text('a'), text('b'))],
    [
      text('a'),
      listOf('Seq', text('a')),
      listOf('Alt', text('a')),
      listOf('Bag', listOf('Bag', text('a'))),
      listOf('Bag', text('a', 'de')),
    ],
  ],
  ['a row', dc, 'creator', [listOf('Seq', text('a'), text('b'))], [text('a'), listOf('Bag', text('a'))]],
])('%s has its form, and no other', (_, [namespace, prefix], name, right, wrong) => {
  const isKnown = (value: XmpValue) => isKnownProperty({ namespace, prefix, name, value }, new Map());
  expect(right.map(isKnown)).toEqual(right.map(() => true));
  expect(wrong.map(isKnown)).toEqual(wrong.map(() => false));
});
