import { operators } from '../../../packages/pdf/src/content/operators.ts';
import { rawStream } from '../merge/raw-pdf.ts';
import { cidFont, composite, described, descriptor, inFont, latin, simple, widths } from './font-parts.ts';
import { trueType, type1 } from './font-programs.ts';
import { page, shapes, tint } from './parts.ts';

/** A document with one part that is not what it should be. */
export interface OddPart {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What may stand where something else should: the last leads to nothing. */
const others = ['', '5', '-1', '/Odd', '(a)', '[]', '[0 1]', '<<>>', 'null', '999 0 R'];

/** A list of parts with one of them replaced by each of the others in turn. */
function oddities(
  name: string,
  parts: readonly string[],
): readonly (readonly [name: string, parts: readonly string[]])[] {
  return parts.flatMap((_, at) =>
    others.map(
      (other) =>
        [
          `${name}, ${other === '' ? 'nothing' : other} in place ${at}`,
          parts.map((part, index) => (index === at ? other : part)),
        ] as const,
    ),
  );
}

const spaces: Readonly<Record<string, readonly string[]>> = {
  pattern: ['/Pattern', '/DeviceRGB'],
  calibrated: ['/CalRGB', '<</WhitePoint[0.9505 1 1.089]>>'],
  lab: ['/Lab', '<</WhitePoint[0.9505 1 1.089]/Range[-100 100 -100 100]>>'],
  profile: ['/ICCBased', '100 0 R'],
  indexed: ['/Indexed', '/DeviceRGB', '1', '<000000ff0000>'],
  ink: ['/Separation', '/Red', '/DeviceRGB', tint],
  inks: ['/DeviceN', '[/Red]', '/DeviceRGB', tint, `<</Colorants<</Red[/Separation/Red/DeviceRGB ${tint}]>>>>`],
};

const functions: Readonly<Record<string, readonly string[]>> = {
  exponential: ['/FunctionType', '2', '/Domain', '[0 1]', '/C0', '[1 1 1]', '/C1', '[1 0 0]', '/N', '1'],
  stitched: [
    ...['/FunctionType', '3', '/Domain', '[0 1]', '/Functions', `[${tint} ${tint}]`],
    ...['/Bounds', '[0.5]', '/Encode', '[0 1 0 1]'],
  ],
};

/** Spaces in the places that may have one: chosen by instructions, of a picture, a shading, a group and of an ink of a mixture. */
const holders: Readonly<Record<string, (space: string) => Parameters<typeof page>[0]>> = {
  chosen: (space) => ({
    content: `${shapes} /S cs 0.5 scn 60 300 50 50 re f`,
    resources: `/ColorSpace<</S ${space}>>`,
  }),
  picture: (space) => ({
    content: `${shapes} q 90 0 0 90 300 300 cm /I Do Q`,
    resources: '/XObject<</I 101 0 R>>',
    objects: [
      '<<>>',
      rawStream(`/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace ${space}`, 'abcdefghijkl'),
    ],
  }),
  shading: (space) => ({
    content: `${shapes} q 60 300 50 50 re W n /H sh Q`,
    resources: `/Shading<</H<</ShadingType 2/ColorSpace ${space}/Coords[0 0 1 1]/Function ${tint}>>>>`,
  }),
  group: (space) => ({ page: `/Group<</S/Transparency/CS ${space}>>` }),
  mixture: (space) => ({
    content: `${shapes} /S cs 0.5 scn 60 300 50 50 re f`,
    resources: `/ColorSpace<</S[/DeviceN[/Red]/DeviceRGB ${tint}<</Colorants<</Red ${space}>>>>]>>`,
  }),
};

export const oddSpaces: readonly OddPart[] = Object.entries(holders).flatMap(([holder, parts]) =>
  Object.entries(spaces).flatMap(([name, items]) =>
    oddities(name, items).map(([odd, own]) => ({
      name: `${holder}: ${odd}`,
      bytes: page(parts(`[${own.join(' ')}]`)),
    })),
  ),
);

export const oddFunctions: readonly OddPart[] = Object.entries(functions).flatMap(([name, entries]) =>
  oddities(name, entries).map(([odd, own]) => ({
    name: odd,
    bytes: page({
      content: `${shapes} /S cs 0.5 scn 60 300 50 50 re f`,
      resources: `/ColorSpace<</S[/Separation/Red/DeviceRGB<<${own.join(' ')}>>]>>`,
    }),
  })),
);

const program = [
  '{',
  'dup',
  '0.5',
  'mul',
  'exch',
  '1',
  'index',
  '0',
  'gt',
  '{',
  '1',
  '}',
  '{',
  '0',
  '}',
  'ifelse',
  '}',
];
const words = [
  ...[
    '',
    '{',
    '}',
    '5',
    '-1',
    '/Odd',
    '(a)',
    '[',
    ']',
    '<ab>',
    '<<',
    '>>',
    'null',
    'odd',
    '%',
    'true',
    '16#FF',
    '2147483648x',
    '-2147483649-',
    '+2147483648',
    'x2147483648',
    '{2147483648',
    '1e3',
    '.',
    '--1',
  ],
  ...[
    '2147483648',
    '-2147483649',
    '4e38',
    `4${'0'.repeat(38)}.`,
    `0.${'0'.repeat(40)}1`,
    'x'.repeat(200),
    'Tj',
    'stream',
    'R',
  ],
];

/** What the colours of a space, of a shading and of a mask are reckoned by. */
const calculated: readonly Parameters<typeof page>[0][] = [
  {
    content: `${shapes} /S cs 0.5 scn 60 300 50 50 re f`,
    resources: '/ColorSpace<</S[/Separation/Red/DeviceRGB 100 0 R]>>',
  },
  {
    content: `${shapes} q 60 300 50 50 re W n /H sh Q`,
    resources: '/Shading<</H<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 1 1]/Function 100 0 R>>>>',
  },
  {
    content: `/G gs ${shapes}`,
    resources: '/ExtGState<</G<</SMask<</S/Luminosity/G 101 0 R/TR 100 0 R>>>>>>',
  },
];

/** Programs that reckon colours with each of their words replaced (ISO 32000-1, 7.10.5). */
export const oddCalculators: readonly OddPart[] = calculated.flatMap((parts, place) =>
  program.flatMap((_, at) =>
    words.map((other) => ({
      name: `a program, ${other === '' ? 'nothing' : other} in place ${at}, used in place ${place}`,
      bytes: page({
        ...parts,
        objects: [
          rawStream(
            `/FunctionType 4/Domain[0 1]/Range[${place === 2 ? '0 1' : '0 1 0 1 0 1'}]`,
            program.map((word, index) => (index === at ? other : word)).join(' '),
          ),
          rawStream(
            '/Type/XObject/Subtype/Form/BBox[0 0 999 999]/Resources<<>>/Group<</S/Transparency/CS/DeviceGray>>',
            'q Q',
          ),
        ],
      }),
    })),
  ),
);

const operandOf: Readonly<Record<string, string>> = { n: '1', N: '/A', s: '(ab)', a: '[(ab)]', p: '/A', c: '1' };

/** Each operator with each of its operands replaced. */
export const oddOperands: readonly OddPart[] = operators
  .filter(({ operands }) => operands !== '')
  .flatMap(({ name, operands }) =>
    oddities(
      name,
      Array.from(operands.replace('*', ''), (kind) =>
        kind === 'a' && name === 'd' ? '[1 1]' : (operandOf[kind] ?? ''),
      ),
    ).map(([odd, own]) => ({
      name: odd,
      bytes: written(`9 9 m ${own.join(' ')} ${name} 20 20 l S`, `${own.join(' ')} ${name}`),
    })),
  );

const otherOperandOf: Readonly<Record<string, string>> = { ...operandOf, n: '7', N: '/B', s: '(ba)', p: '/B', c: '7' };
const modes = Array.from({ length: 8 }, (_, mode) => `${mode}`);

/** Each operator with its operands twice, once sound and once not, and text in a font that is not there in two modes at once. */
export const oddSurplus: readonly OddPart[] = [
  ...operators
    .filter(({ operands }) => operands !== '' && !operands.endsWith('*'))
    .flatMap(({ name, operands }) => {
      const kinds = Array.from(operands);
      const [own, other] = [operandOf, otherOperandOf].map((of) => kinds.map((kind) => of[kind] ?? '').join(' '));
      return [`${own} ${other}`, `${other} ${own}`, `${own} ${own}`].map((twice) => ({
        name: `${twice} ${name}`,
        bytes: written(`9 9 m ${twice} ${name} 20 20 l S`, `${twice} ${name}`),
      }));
    }),
  ...modes.flatMap((first) =>
    modes.flatMap((second) =>
      ['Tr', 'f 3 Tr', 'x 3 Tr'].map((then) => ({
        name: `mode ${first} ${second}${then}`,
        bytes: written('', `/B 20 Tf ${first} ${second}${then.startsWith('T') ? ' ' : ''}${then}`),
      })),
    ),
  ),
];

/** Instructions among text and outside of it, with something of each kind by the name of `A`, and what PDF/A does not have by that of `B`. */
function written(outside: string, inside: string): Uint8Array {
  const text = 'BT /F 20 Tf 60 600 Td (a) Tj';
  const program = latin(type1());
  return page({
    content: `q ${outside} Q ${text} ${inside} (b) Tj ET`,
    resources:
      `/Font<</F 100 0 R/A 100 0 R/B 104 0 R>>/ExtGState<</A<</LW 2>>/B<</LW 2/TR/Identity>>>>/Pattern<<>>` +
      `/ColorSpace<</A/DeviceRGB/B/DeviceCMYK>>/Properties<</A<</B 1>>/B<</A 1>>>>/XObject<</A 103 0 R/B 105 0 R>>` +
      `/Shading<<${['A/DeviceRGB', 'B/DeviceCMYK'].map(shadingOf).join('')}>>`,
    objects: [
      simple('ABCDEF+Boxes', `${widths([400, 500], 97)}${described}`),
      descriptor('ABCDEF+Boxes', 4, '/FontFile 102 0 R'),
      rawStream(`/Length1 ${program.indexOf('eexec') + 6}/Length2 1/Length3 0`, program),
      rawStream('/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<>>', ''),
      '<</Type/Font/Subtype/Type1/BaseFont/Unknown>>',
      rawStream('/Type/XObject/Subtype/PS', 'showpage'),
    ],
  });
}

/** A shading by its name, and the space of its colours. */
function shadingOf(named: string): string {
  const [name = '', space = ''] = named.split('/');
  return `/${name}<</ShadingType 2/ColorSpace/${space}/Coords[0 0 1 1]/Function ${tint}>>`;
}

const mapLists = [
  ...['1', 'begincodespacerange', '<00>', '<FF>', 'endcodespacerange'],
  ...['1', 'begincidrange', '<41>', '<43>', '1', 'endcidrange', '1', 'begincidchar', '<44>', '1', 'endcidchar'],
  ...[
    '1',
    'beginnotdefrange',
    '<00>',
    '<1F>',
    '1',
    'endnotdefrange',
    '1',
    'beginnotdefchar',
    '<20>',
    '1',
    'endnotdefchar',
  ],
];

/** Character maps with each of their words replaced. */
export const oddMaps: readonly OddPart[] = mapLists.flatMap((_, at) =>
  [
    '',
    '0',
    '7',
    '-1',
    '2147483648',
    '-2147483649',
    '.',
    '--1',
    '/Odd',
    '<41>',
    '<4142>',
    'null',
    'begincidrange',
    'endcidrange',
  ].map((other) => ({
    name: `a map, ${other === '' ? 'nothing' : other} in place ${at}`,
    bytes: mapped(mapLists.map((word, index) => (index === at ? other : word)).join(' ')),
  })),
);

function mapped(lists: string): Uint8Array {
  const info = '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>';
  const program =
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def /CMapType 1 def /WMode 0 def\n' +
    `${lists} endcmap end end`;
  return inFont(
    composite('ABCDEF+Made').replace('/Identity-H', ' 104 0 R'),
    [
      descriptor('ABCDEF+Made', 4, '/FontFile2 103 0 R'),
      cidFont('ABCDEF+Made', 2, '/CIDToGIDMap/Identity/W[1[667 667 722 556 556 500]]'),
      rawStream('', latin(trueType(['3,0']))),
      rawStream(`/Type/CMap/CMapName/Own${info}/WMode 0`, program),
    ],
    '(ABC)',
  );
}

const matrices = ['0.001', '0', '0', '0.001', '0', '0'];

/** Type 1 programs with each number of the matrix replaced. */
export const oddMatrices: readonly OddPart[] = matrices.flatMap((_, at) =>
  ['', '0', '-1', '0.0-2', '1e', '1e400', '.', '--1', '/Odd', '0.002', '(a)'].map((other) => {
    const matrix = matrices.map((number, index) => (index === at ? other : number)).join(' ');
    const program = latin(type1()).replace('0.001 0 0 0.001 0 0', matrix);
    const file = rawStream(`/Length1 ${program.indexOf('eexec') + 6}/Length2 1/Length3 0`, program);
    const font = simple('ABCDEF+Boxes', `${widths([400, 500], 97)}${described}`);
    return {
      name: `a matrix, ${other === '' ? 'nothing' : other} in place ${at}`,
      bytes: inFont(font, [descriptor('ABCDEF+Boxes', 4, '/FontFile 102 0 R'), file], '(ab)'),
    };
  }),
);

/** What stands in front of the letters `EI` in the data of a picture, and behind them. */
const before = ['', ' ', '\n', '\r', '\0', 'x', '\xf7', '(', '<', '>', '/', '\x80', 'EI', 'E', '0'];
const behind = ['', ' ', '\n', '\r', '\t', '\f', '\0', '(', '<', '/', 'x', '\xf7', '>', 'EI', 'Q', '%'];
const dataBytes = 16;

/** Pictures among instructions whose data looks ended: at its beginning, in its midst and at its end. */
export const oddInline: readonly OddPart[] = before.flatMap((front) =>
  behind.flatMap((back) =>
    ['', 'q Q\xe0', 'q Q \xff\x80\0q ', 'q Q \xff\x80\0q q Q q'].flatMap((lead) =>
      ['q \xff\x80 q q q q q q q', '         Q q Q'].map((rest) => {
        const data = `${lead}${front}EI${back}${rest}`.slice(0, dataBytes);
        return {
          name: `data ${JSON.stringify(data)}`,
          bytes: page({ content: `q 100 0 0 100 100 500 cm BI/W 4/H 4/BPC 8/CS/G ID ${data}\nEI Q 0 0 m 9 9 l S` }),
        };
      }),
    ),
  ),
);
