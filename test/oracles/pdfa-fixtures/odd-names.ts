import type { OddPart } from './odd-parts.ts';
import { page, shapes, tint } from './parts.ts';

/** What the name of a colour space may stand for: others, itself, nothing, and what can be none. */
const meanings = [
  ...['/S', '/T', '/DefaultGray', '/DefaultRGB', '/DeviceRGB', '/Pattern', '3', '[]', 'null'],
  ...[
    '[/S]',
    '[/T]',
    '[[/S]]',
    '[/DefaultRGB]',
    '[/DeviceRGB]',
    '[/Odd]',
    '[/Pattern]',
    '[/Pattern/S]',
    '[/Pattern/DeviceRGB]',
  ],
  ...['[/Indexed/DeviceRGB 1<000000ffffff>]', '[/Indexed/S 1<0001>]', '[/CalRGB<</WhitePoint[0.9505 1 1.089]>>]'],
  `[/Separation/Red/DeviceRGB ${tint}]`,
];

/** Two names of colour spaces with each two meanings, that pages use or do not. */
export const oddNames: readonly OddPart[] = (
  [
    ['S', 'T', ''],
    ['DefaultRGB', 'S', ''],
    ['DefaultRGB', 'DefaultGray', '1 0 0 rg 0 0 9 9 re f'],
  ] as const
).flatMap(([first, second, content]) =>
  meanings.flatMap((one) =>
    meanings.map((other) => ({
      name: `/${first} ${one} /${second} ${other}`,
      bytes: page({
        content: `0 g ${content} 20 20 9 9 re f`,
        resources: `/ColorSpace<</${first} ${one}/${second} ${other}>>`,
      }),
    })),
  ),
);

type Place = (file: string) => Parameters<typeof page>[0];

/** Where the specification of a file may stand. */
const places: Readonly<Record<string, Place>> = {
  nowhere: () => ({ catalog: '/Own 100 0 R' }),
  'with the document': () => ({ catalog: '/AF[100 0 R]' }),
  'with the document, as no list': () => ({ catalog: '/AF 100 0 R' }),
  'with the document, in the list itself': (file) => ({ catalog: `/AF[${file}]` }),
  'in the list of files': () => ({ catalog: '/Names<</EmbeddedFiles<</Names[(a)100 0 R]>>>>' }),
  'at a note': () => ({ page: '/Annots[<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/F 4/FS 100 0 R>>]' }),
  'with a page': () => ({ page: '/AF[100 0 R]' }),
  'at a link': () => ({
    page: '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/F 4/A<</S/GoToR/F 100 0 R/D[0/Fit]>>>>]',
  }),
  'in a list of its own': () => ({ page: '/Own<</AF[100 0 R]>>' }),
  'in the page itself': (file) => ({ page: `/Own ${file}` }),
};
const types = ['/Type/Filespec', '/Type 102 0 R', '/Type/F', ''];
const embedded = ['', '/EF 1', '/EF<<>>', '/EF null', '/EF<</F 101 0 R>>'];
const relations = ['', '/AFRelationship/Data', '/AFRelationship[]', '/AFRelationship(x)'];

/** Specifications of files that say more or less than they have to. */
export const oddFiles: readonly OddPart[] = Object.entries(places).flatMap(([place, parts]) =>
  types.flatMap((type) =>
    embedded.flatMap((files) =>
      relations.map((relation) => {
        const file = `<<${type}${files}${relation}/F(a.txt)>>`;
        const objects = [file, '<</Length 1>>stream\na\nendstream', '/Filespec'];
        return { name: `${file} ${place}`, bytes: page({ content: shapes, ...parts(file), objects }) };
      }),
    ),
  ),
);
