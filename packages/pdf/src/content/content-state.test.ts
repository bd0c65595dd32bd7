import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ContentState, contentState } from './content-state.ts';

const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
const of = (content: string): ContentState => contentState(latin(content));

test.each([
  ['', 0, [], ''],
  ['q q Q', 1, [], ''],
  [
    'Q q Q Q',
    0,
    [
      [0, 1],
      [6, 7],
    ],
    '',
  ],
  ['0 g ] 5 (x) % of nothing\nQ 1 g', 0, [[4, 26]], ''],
  ['q/Q gs(q) Tj<71>Tj[(q)]TJ Q', 0, [], ''],
  ['q % Q\nQ', 0, [], ''],
  ['(a \\) q (b) q) Tj q', 1, [], ''],
  ['BT (x) Tj', 0, [], 'ET\n'],
  ['BT ET 1 2 m 3 4 l', 0, [], 'n\n'],
  ['1 2 3 4 re W', 0, [], 'n\n'],
  ['1 2 3 4 re W n', 0, [], ''],
  ['/A BMC /B <</MCID 0>> BDC EMC', 0, [], 'EMC\n'],
  ['EMC EMC /A BMC', 0, [], 'EMC\n'],
  ['qq Qq q1 Q.', 0, [], ''],
  ['BI /W 1 /H 1 ID q q EI \x01 q EI q', 1, [], ''],
] as const)('%j leaves %i open', (content, openStates, strays, closing) => {
  const left = strays.map(([from, to]) => ({ from, to }));
  expect(of(content)).toMatchObject({ openStates, strays: left, closing, end: content.length });
});

test.each([
  ['a picture whose length is known', 'q BI /W 1 /H 1 /BPC 8 /CS /G ID \x01 EI Q', true],
  ['one whose end is looked for', 'q BI /W 1 /H 1 ID \x01\x02 EI Q', false],
  ['one without data', 'q BI /W 1 Q /X Do', false],
  ['an array with an operator in it', '[ q ] Q', true],
] as const)('instructions with %s: certain %s', (_, content, isCertain) => {
  expect(of(content).isCertain).toBe(isCertain);
});

test.each([
  ['q (never ended Q', 'q'],
  ['q <00 Q', 'q'],
  ['q BI ID \x01\x02 Q', 'q'],
  ['q [1 2 Q', 'q'],
  ['q /A <</B (c) Q', 'q'],
])('%j is whole up to %j', (content, whole) => {
  expect(of(content)).toMatchObject({ openStates: 1, end: whole.length });
});

test('with what it says added and left out, every content leaves nothing behind', () => {
  const words = fc.constantFrom(
    'q',
    'Q',
    'BT',
    'ET',
    '/A BMC',
    'EMC',
    '1 2 m',
    'S',
    'W n',
    '(q)',
    '<71>',
    '% Q\n',
    '5',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
      const bytes = latin(parts.join(' '));
      const { strays, closing, openStates } = contentState(bytes);
      for (const { from, to } of strays) bytes.fill(32, from, to);
      const whole = `${Buffer.from(bytes).toString('latin1')}\n${closing}${'Q\n'.repeat(openStates)}`;
      expect(of(whole)).toMatchObject({ strays: [], closing: '', openStates: 0 });
    }),
  );
});

test('no bytes make it throw', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => contentState(bytes).end <= bytes.length));
});
