import { rawStream } from '../merge/raw-pdf.ts';
import {
  cidFont,
  composite,
  described,
  descriptor,
  inCids,
  inFont,
  inNames,
  latin,
  simple,
  widths,
} from './font-parts.ts';
import { cff, trueType, type1 } from './font-programs.ts';
import type { OddPart } from './odd-parts.ts';

/** A font program, and a document with another one in its place. */
interface Program {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What is written with it, and what it has nothing for. */
  readonly known: string;
  readonly unknown: string;
  readonly inDocument: (program: Uint8Array, text: string) => Uint8Array;
}

const inType1 = (program: Uint8Array, shown: string): Uint8Array => {
  const text = latin(program);
  return inFont(
    simple('ABCDEF+Boxes', `${widths([400, 500], 97)}${described}`),
    [
      descriptor('ABCDEF+Boxes', 4, '/FontFile 102 0 R'),
      rawStream(`/Length1 ${text.indexOf('eexec') + 6}/Length2 1/Length3 0`, text),
    ],
    shown,
  );
};

/** What `eexec` reads, or the other way round (Adobe Type 1 Font Format, 7.3). */
function crypted(bytes: Uint8Array, isSecret: boolean): Uint8Array {
  let state = 55_665;
  return bytes.map((byte) => {
    const other = byte ^ (state >> 8);
    state = (((isSecret ? byte : other) + state) * 52_845 + 22_719) & 0xffff;
    return other;
  });
}

const boxes = type1();
const hiddenFrom = latin(boxes).indexOf('eexec') + 6;
const hiddenTo = latin(boxes).indexOf('0'.repeat(64));

/** Another hidden part in the place of that of the boxes. */
function inHidden(hidden: Uint8Array, shown: string): Uint8Array {
  const secret = crypted(hidden, false);
  return inType1(Uint8Array.from([...boxes.slice(0, hiddenFrom), ...secret, ...boxes.slice(hiddenTo)]), shown);
}

const programs: readonly Program[] = [
  {
    name: 'CFF with CIDs',
    bytes: cff(true),
    inDocument: inCids,
    known: '<00010002>',
    unknown: '<00010077>',
  },
  {
    name: 'CFF with names',
    bytes: cff(),
    inDocument: inNames,
    known: '(ab)',
    unknown: '(a~)',
  },
  {
    name: 'TrueType',
    bytes: trueType(['3,0']),
    inDocument: (program, shown) =>
      inFont(
        simple('ABCDEF+Made', `${widths([667, 667, 722])}${described}`, 'TrueType'),
        [descriptor('ABCDEF+Made', 4, '/FontFile2 102 0 R'), rawStream('', latin(program))],
        shown,
      ),
    known: '(ABC)',
    unknown: '(A~)',
  },
  {
    name: 'TrueType with CIDs',
    bytes: trueType(),
    inDocument: (program, shown) =>
      inFont(
        composite('ABCDEF+Made'),
        [
          descriptor('ABCDEF+Made', 4, '/FontFile2 103 0 R'),
          cidFont('ABCDEF+Made', 2, '/CIDToGIDMap/Identity/W[1[667 667 722]]'),
          rawStream('', latin(program)),
        ],
        shown,
      ),
    known: '<00010002>',
    unknown: '<00010077>',
  },
  { name: 'Type 1', bytes: boxes, inDocument: inType1, known: '(ab)', unknown: '(a~)' },
  {
    name: 'Type 1, hidden',
    bytes: crypted(boxes.slice(hiddenFrom, hiddenTo), true),
    known: '(ab)',
    unknown: '(a~)',
    inDocument: inHidden,
  },
];

const changes: readonly ((byte: number) => number)[] = [
  (byte) => byte ^ 1,
  (byte) => 255 - byte,
  () => 0,
  (byte) => (byte + 128) & 255,
];
/** Of long programs one byte of so many is changed in each way. */
const oneOf = 5;
const shortMax = 200;

/** Font programs with one byte changed, and what is shown with them. */
const changed = (textOf: (program: Program) => string, sparsely: number): readonly OddPart[] =>
  programs.flatMap((program) =>
    changes.flatMap((change, way) =>
      Array.from(program.bytes, (byte, at) => ({ at, byte }))
        .filter(({ at }) => (program.bytes.length <= shortMax ? at % sparsely : (at + way) % (oneOf * sparsely)) === 0)
        .map(({ at, byte }) => {
          const other = program.bytes.slice();
          other[at] = change(byte);
          const text = textOf(program);
          return {
            name: `${program.name}: ${change(byte)} in place of ${byte} at ${at}, ${text}`,
            bytes: program.inDocument(other, text),
          };
        }),
    ),
  );

export const oddPrograms: readonly OddPart[] = changed(({ known }) => known, 1);

/** The same where nothing is seen, with codes that the program has nothing for: readers must not ask it for them. */
export const oddUnseen: readonly OddPart[] = changed(({ unknown }) => `3 Tr ${unknown}`, 3);

/** A word of PostScript, a name or a mark. */
const words = /\/?[^\s/()<>[\]{}%]+|[[\]{}()/]/g;
const otherWords = ['', 'put', 'def', '/x', '0', '0.5 0', '{', '(', ']', 'true', 'readonly'];

/** What is written in words in front of the glyphs of a Type 1 program. */
const clear = latin(boxes).slice(0, hiddenFrom);
const hidden = latin(crypted(boxes.slice(hiddenFrom, hiddenTo), true));
const glyphsAt = hidden.indexOf('/.notdef');
const lead = 4;

function* wordsChanged(text: string): Generator<readonly [what: string, text: string]> {
  for (const { 0: word, index } of text.matchAll(words))
    for (const other of [...otherWords, `${word} ${word}`])
      yield [
        `"${other}" in place of ${word} at ${index}`,
        text.slice(0, index) + other + text.slice(index + word.length),
      ];
}

/** Type 1 programs with another word in the place of each that stands in front of their glyphs. */
export const oddWords: readonly OddPart[] = [
  ...Array.from(wordsChanged(clear), ([what, text]) => ({
    name: `Type 1: ${what}`,
    bytes: inType1(Uint8Array.from([...Buffer.from(text, 'latin1'), ...boxes.subarray(hiddenFrom)]), '(ab)'),
  })),
  ...Array.from(wordsChanged(hidden.slice(lead, glyphsAt)), ([what, text]) => ({
    name: `Type 1, hidden: ${what}`,
    bytes: inHidden(Buffer.from(hidden.slice(0, lead) + text + hidden.slice(glyphsAt), 'latin1'), '(ab)'),
  })),
];

const ends = ['', '0'.repeat(512), 'cleartomark', '\n', `${'0'.repeat(512)}cleartomark{restore}if`];
const moreEnds = [
  'end',
  'pop',
  'def',
  '}',
  '{',
  ')',
  '(',
  '/x',
  '[',
  'restore',
  'cleartomark',
  '1 0 div',
  '\xff\x80',
  '\0',
];

/** Type 1 programs with other words behind their hidden part. */
export const oddEnds: readonly OddPart[] = [
  ...ends,
  ...moreEnds.flatMap((end) => [
    end,
    ` ${end}`,
    `${'0'.repeat(512)}\n${end}`,
    `${'0'.repeat(512)}\ncleartomark\n${end}\n`,
  ]),
  'x'.repeat(3000),
].map((end) => ({
  name: `Type 1 that ends with ${JSON.stringify(end.slice(-40))}`,
  bytes: inType1(Uint8Array.from([...boxes.subarray(0, hiddenTo), ...Buffer.from(end, 'latin1')]), '(ab)'),
}));
