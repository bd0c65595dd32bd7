import { zlibSync } from 'fflate';
import { ascii85, hexOf, lzw, packings, runs } from './packings.ts';
import { ascii, type PdfPart, pdfOf } from './pdfs.ts';
import { joined } from './pictures.ts';

/** A page whose instructions draw something by the name `X`, or only seem to. */
export interface DrawingCase {
  readonly what: string;
  /**
   * Whether `X` is drawn: `yes` and `no` by what the standard says; `asked` where readers differ, so that the renderer has to be
   * asked.
   */
  readonly isDrawn: 'yes' | 'no' | 'asked';
  /** The file, with a black square as `X`, or with forms that draw each other three million times. */
  pdf(what: 'mark' | 'bomb'): Uint8Array;
}

type Random = () => number;

/** A case made of random parts. */
export function drawingCase(random: Random): DrawingCase {
  const maker = new Maker(random);
  return maker.case();
}

interface Piece {
  readonly bytes: Uint8Array;
  readonly what: string;
  /** Whether readers differ about what stands behind it. */
  readonly isBroken?: boolean;
}

/** Where instructions stand: page, form, pattern, … */
interface Placed {
  readonly what: string;
  /** The resources that a part of the page brings. */
  readonly hasOwn?: string;
  readonly pageContent: Uint8Array;
  /** Entries of the page besides its contents and resources. */
  readonly page?: string;
  /** The page's resources by kind. */
  readonly resources: Readonly<Record<string, string>>;
  readonly more: readonly PdfPart[];
  /** The stream of the page, where it is not simply the content. */
  readonly streams?: readonly PdfPart[];
}

/** Numbers of the objects that every file has. */
const square = 10;
const profile = 11;
const firstOwn = 30;

class Maker {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  case(): DrawingCase {
    const kind = this.#pick(['drawn', 'drawn', 'hidden', 'hidden', 'broken'] as const);
    const before = this.#pieces();
    const broken = kind === 'broken' ? [this.#broken()] : [];
    const middle = kind === 'hidden' ? this.#hidden() : { ...text(this.#call()), what: 'call' };
    const pieces = [...before, ...broken, middle, ...this.#pieces()];
    const place = this.#place(joined(pieces.flatMap(({ bytes }) => [bytes, ascii(this.#pick([' ', '\n', '\r\n']))])));
    const at = this.#pick(pagePlaces);
    const isKnown = place.hasOwn === undefined || place.hasOwn.includes('ColorSpace');
    const isUnsure = !isKnown || pieces.some(({ isBroken }) => isBroken === true);
    const byStandard = kind === 'drawn' && isKnown ? 'yes' : kind === 'hidden' && !isUnsure ? 'no' : undefined;
    return {
      what: `${place.what} (${at}): ${pieces.map(({ what }) => what).join(', ')}`,
      isDrawn: byStandard ?? 'asked',
      pdf: (what) => fileOf(place, what, at),
    };
  }

  #pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.#random() * from.length)] as T;
  }

  #below(bound: number): number {
    return Math.floor(this.#random() * bound);
  }

  #call(): string {
    return this.#pick(['/X Do', '/X\nDo', '/#58 Do', '/X % ( [ <<\n Do', '/X%)\rDo', '/Y/X Do', '/X Do/Y']);
  }

  #pieces(): Piece[] {
    return Array.from({ length: this.#below(4) }, () => this.#plain());
  }

  /** Something behind which everything is read as if it were not there. */
  #plain(): Piece {
    return this.#pick([
      () => this.#image(hostile(this.#random)),
      () => this.#image(hostile(this.#random)),
      () => text(`(${this.#inString()}) pop`),
      () => text(`%${this.#pick(['(', '[', '<<', 'BI /W 1 ID', ' EI', '\\'])}\n`),
      () => text(`<${this.#pick(['28', '5', '', '2 8 \n5b'])}> pop`),
      () => text(this.#pick(['re', 'l', '1 w', 'gs', 'Do', 'scn', 'Tf', 'd', 'sh', '1 scn', 'BDC', 'EMC'])),
      () => text(`/T <</A [(${this.#inString()}) <</B (>>)>>] /B /X>> BDC EMC`),
      () => text(`[${'0.5 '.repeat(this.#pick([0, 3, 5000]))}] 0 d [] 0 d`),
      () => text(`${'q '.repeat(300)}${'Q '.repeat(300)}`),
      () => text(`${this.#pick(['-', '+', '.', '--5', '5-', '1e5', '+.5', '00012', '1.2.3'])} pop`),
      () => text(this.#pick(['true', 'null', 'false', 'ID', 'EI', 'ID (a) EI', 'BX foo EX', '} { pop', '] pop'])),
      () => text(`[(${this.#inString()}) -5 <28>] pop`),
      () => text('/A#42#28 /B#20 pop'),
    ])();
  }

  #inString(): string {
    return this.#pick(['a', '(a)', '\\(', '\\)', '\\\\', '( ( ) )', 'EI', ' EI ', '\\\r\n', '[ <<', '%', '\\053', '']);
  }

  /** A call that is none. */
  #hidden(): Piece {
    const call = this.#call();
    return this.#pick([
      () => text(`(${this.#inString()} ${call.replace(/[()]/g, '')} ) pop`),
      () => text(`% ${call.replace(/[\r\n]/g, ' ')}\n`),
      () => text(`[ ${call.replace(/[[\]<>()%]/g, '')} ] 0 d [] 0 d`),
      () => text(`/T <</A (${call.replace(/[()]/g, '')})>> BDC EMC`),
      () => this.#image(joined([hostile(this.#random), ascii(` EI ${call} `)])),
      () =>
        this.#image(joined([ascii(this.#pick([' EI ', '\nEI\n', 'EI '])), ascii(`${call} `), hostile(this.#random)])),
      () => this.#image(joined([ascii(` EI ${call}\nBI /W 1 /H 1 ID `), hostile(this.#random)])),
    ])();
  }

  /** An inline picture with samples in which anything stands. */
  #image(samples: Uint8Array): Piece {
    const spaces = [
      ['/CS/G/BPC 8', 1],
      ['/CS/RGB/BPC 8', 3],
      ['/ColorSpace/DeviceCMYK/BitsPerComponent 8', 4],
      ['/IM true', 1 / 8],
      ['/CS[/I/RGB 1 <000000ffffff>]/BPC 8', 1],
      ['/CS/P/BPC 8', 3],
      ['/CS/S/BPC 8', 1],
    ] as const;
    const [space, size] = this.#pick(spaces);
    const whole = joined([samples, new Uint8Array((size === 1 / 8 ? 0 : size - (samples.length % size)) % size)]);
    const width = whole.length / size;
    const packing = this.#pick(packings);
    const data = packing.pack(whole);
    const end = this.#pick([' EI', '\nEI', '\r\nEI', packing.name === '' ? 'EI' : '\n EI']);
    const about = `/${this.#pick(['W', 'Width'])} ${width}/${this.#pick(['H', 'Height'])} 1${space}${packing.name}`;
    return {
      bytes: joined([ascii(`BI${this.#pick(['', ' ', '\n', '%(\n'])}${about} ID `), data, ascii(end)]),
      what: `picture ${about}`,
      isBroken: packing.name === '' && space.startsWith('/CS/S'),
    };
  }

  /** Something behind which readers differ. */
  #broken(): Piece {
    const data = hostile(this.#random);
    const picture = (about: string, end = ' EI'): Piece => ({
      bytes: joined([ascii(`BI ${about} ID `), data, ascii(end)]),
      what: `broken picture ${about}${end}`,
      isBroken: true,
    });
    const length = data.length;
    return this.#pick([
      () => picture(`/W ${length + this.#pick([-9, -1, 1, 2, 20])} /H 1 /BPC 8 /CS /G`),
      () => picture(`/W ${length} /H 1 /BPC 8`),
      () => picture(`/W ${length} /H 1 /BPC 8 /CS /Nowhere`),
      () => picture(`/W ${length} /H 1 /W ${this.#below(9)} /BPC 8 /CS /G`),
      () =>
        picture(
          `/F ${this.#pick(['/Fl', '/LZW', '/RL', '/A85', '/AHx', '/DCT', '/CCF', '/JPX', '/Foo', '[/Fl/A85]'])}`,
        ),
      () => picture(`/W ${length} /H 1 /BPC 8 /CS /G /F ${this.#pick(['/Fl', '/LZW', '/RL', '/A85', '/DCT', '/CCF'])}`),
      () => picture(`/W ${length} /H 1 /BPC 8 /CS /G`, this.#pick(['', ' E', ' EIX', 'EI(', ' EI/Y'])),
      () => picture(`/W ${length} /H 1 /BPC 8 /CS /G /L ${this.#below(2 * length)}`),
      () => picture('/W 0 /H -1 /BPC 77 /CS /RGB'),
      () => text(`BI /W 1 ${this.#pick(['5', 'Q', '(a)', ''])} `, true),
      () => text(`<< ${this.#pick(['5', '/A', '(a)', '/A 5', '/A <<', ']'])}`, true),
      () => text(`[ ${this.#pick(['[', '<< 1', '[ ]', '[[]', '(a', '<</A 1>>', '[ 5 ]'])} ]`, true),
      () => text(this.#pick(['(a', '[', '<28', '((a)', '(a\\)', ')', '>', '>>', ']'] as const), true),
      () => text(this.#pick(['1Do', '-x', '1 2 3abc', 'Tj(', 'Do<', '\0\0\0', 'BI ID EI', 'BI', 'EI EI']), true),
      () => text('[ endobj stream ] 0 d', true),
      () => text(this.#soup(), true),
      () => text(this.#soup(), true),
    ])();
  }

  /** Words and brackets in any order. */
  #soup(): string {
    const words = '( ) < > << >> [ ] { } % / \\ \n EI ID BI /W 1 /H /F /Fl /AHx q (a) <28> /X Do true -. 5 # ~>'.split(
      ' ',
    );
    return Array.from({ length: 1 + this.#below(14) }, () => this.#pick(words) + this.#pick(['', ' '])).join('');
  }

  #place(content: Uint8Array): Placed {
    return this.#pick([
      () => ({ what: 'page', pageContent: content, resources: {}, more: [] }),
      () => this.#packed(content),
      () => this.#split(content),
      () => inForm(content, this.#resources()),
      () => inPattern(content, this.#resources()),
      () => inGlyph(content, this.#resources()),
      () => inMask(content, this.#resources()),
      () => inAppearance(content, this.#resources()),
    ])();
  }

  /** Resources of a part: all, or fewer, where renderers look elsewhere or nowhere. */
  #resources(): string {
    const all = `/Resources<<${commonResources()}>>`;
    return this.#pick([all, all, '', '/Resources<<>>', `/Resources<</XObject<</X ${square} 0 R>>>>`]);
  }

  #packed(content: Uint8Array): Placed {
    const hex = ascii(`${Array.from(content, (byte) => byte.toString(16).padStart(2, '0')).join('')}>`);
    const rows = zlibSync(joined(Array.from(content, (byte) => Uint8Array.of(0, byte))));
    const [filter, stream] = this.#pick([
      ['/Filter/ASCIIHexDecode', hex],
      ['/Filter/ASCII85Decode', ascii85(content)],
      ['/Filter/RunLengthDecode', runs(content)],
      ['/Filter/LZWDecode', lzw(content)],
      ['/Filter[/ASCIIHexDecode/FlateDecode]', ascii(`${hexOf(zlibSync(content))}>`)],
      [`/Filter ${firstOwn} 0 R`, zlibSync(content)],
      ['/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 1>>', rows],
      ['/F/FlateDecode', content],
      ['/Filter/DCTDecode', content],
      ['/Filter[/FlateDecode/DCTDecode]', zlibSync(content)],
    ] as const);
    return {
      what: `page ${filter}`,
      pageContent: content,
      resources: {},
      streams: [{ dictionary: filter, stream }],
      more: [{ dictionary: '', value: '/FlateDecode' }],
    };
  }

  /** The content in two streams, cut anywhere: renderers join them by a blank, so only pieces that bear one are cut so. */
  #split(content: Uint8Array): Placed {
    const places = Array.from(content.keys()).filter((at) => at > 0 && content[at] === 0x20);
    const at = this.#pick(places.length > 0 ? places : [content.length]);
    const parts = [content.subarray(0, at), content.subarray(at + 1)];
    return {
      what: 'two streams',
      pageContent: content,
      resources: {},
      streams: parts.map((stream) => ({ dictionary: '', stream: stream.slice() })),
      more: [],
    };
  }
}

function text(content: string, isBroken = false): Piece {
  return { bytes: ascii(content), what: JSON.stringify(content.slice(0, 60)), isBroken };
}

/** Bytes in which much stands that means something to who reads too far, or not far enough. */
function hostile(random: Random): Uint8Array {
  const words = [
    ' EI ',
    ' EI (',
    '\nEI\n',
    'EI',
    ' EI /Y Do',
    '(',
    ')',
    '<<',
    '>>',
    '[',
    ']',
    '%',
    '<',
    ' ID ',
    'BI ',
    ' Q ',
  ];
  const parts = Array.from({ length: 1 + Math.floor(random() * 6) }, () =>
    random() < 0.7
      ? ascii(words[Math.floor(random() * words.length)] as string)
      : Uint8Array.from({ length: 1 + Math.floor(random() * 20) }, () => Math.floor(random() * 256)),
  );
  return joined(parts);
}

const formEntries = '/Type/XObject/Subtype/Form/BBox[0 0 40 40]';

function inForm(content: Uint8Array, resources: string): Placed {
  return {
    what: `form ${resources}`,
    hasOwn: resources,
    pageContent: ascii('/F Do'),
    resources: { XObject: `/F ${firstOwn} 0 R` },
    more: [{ dictionary: formEntries + resources, stream: content }],
  };
}

function inPattern(content: Uint8Array, resources: string): Placed {
  const pattern = '/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 40 40]/XStep 40/YStep 40';
  return {
    what: `pattern ${resources}`,
    hasOwn: resources,
    pageContent: ascii('/Pattern cs /P scn 0 0 40 40 re f'),
    resources: { Pattern: `/P ${firstOwn} 0 R` },
    more: [{ dictionary: `${pattern}${resources}`, stream: content }],
  };
}

function inGlyph(content: Uint8Array, resources: string): Placed {
  const font =
    '/Type/Font/Subtype/Type3/FontBBox[0 0 40 40]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[40]';
  return {
    what: `glyph ${resources}`,
    hasOwn: resources,
    pageContent: ascii('BT /T 1 Tf (a) Tj ET'),
    resources: { Font: `/T ${firstOwn} 0 R` },
    more: [
      {
        dictionary: `${font}/Encoding<</Differences[97/a]>>/CharProcs<</a ${firstOwn + 1} 0 R>>${resources}`,
      },
      { dictionary: '', stream: joined([ascii('40 0 d0 0 0 0.1 0.1 re f '), content]) },
    ],
  };
}

function inMask(content: Uint8Array, resources: string): Placed {
  return {
    what: `mask ${resources}`,
    hasOwn: resources,
    pageContent: ascii('/G gs 0 0 40 40 re f'),
    resources: { ExtGState: `/G<</SMask<</S/Alpha/G ${firstOwn} 0 R>>>>` },
    more: [{ dictionary: `${formEntries}/Group<</S/Transparency>>${resources}`, stream: content }],
  };
}

function inAppearance(content: Uint8Array, resources: string): Placed {
  return {
    what: `appearance ${resources}`,
    hasOwn: resources,
    pageContent: ascii(''),
    page: `/Annots[${firstOwn + 1} 0 R]`,
    resources: {},
    more: [
      { dictionary: `${formEntries}${resources}`, stream: content },
      { dictionary: `/Type/Annot/Subtype/Stamp/Rect[0 0 40 40]/F 4/AP<</N ${firstOwn} 0 R>>` },
    ],
  };
}

const spaces = `/P[/ICCBased ${profile} 0 R]/S[/Separation/Ink/DeviceGray<</FunctionType 2/Domain[0 1]/N 1>>]`;

function commonResources(): string {
  return `/XObject<</X ${square} 0 R>>/ColorSpace<<${spaces}>>`;
}

/** Where the dictionary of the page is: an object, in the list of pages, or that of a stream. */
const pagePlaces = ['object', 'object', 'listed', 'stream'] as const;

function fileOf(
  { pageContent, page = '', resources, more, streams }: Placed,
  what: 'mark' | 'bomb',
  at: (typeof pagePlaces)[number],
): Uint8Array {
  const contents = streams ?? [{ dictionary: '', stream: pageContent }];
  const kinds = { XObject: `/X ${square} 0 R`, ColorSpace: spaces };
  const all = Object.entries({ ...resources, ...kinds }).map(([kind, value]) => {
    const own = kind === 'XObject' ? (resources['XObject'] ?? '') : '';
    return `/${kind}<<${value}${own}>>`;
  });
  const entries =
    `/Type/Page/Parent 2 0 R/MediaBox[0 0 40 40]${page}/Resources<<${all.join('')}>>` +
    `/Contents[${contents.map((_, index) => `${4 + index} 0 R`).join(' ')}]`;
  const levels = 5;
  const drawing: PdfPart[] =
    what === 'mark'
      ? [{ dictionary: formEntries, stream: '0 g 0 0 40 40 re f' }]
      : [{ dictionary: `${formEntries}/Resources<</XObject<</F 20 0 R>>>>`, stream: '/F Do '.repeat(20) }];
  const parts = new Map<number, PdfPart>([
    [1, { dictionary: '/Type/Catalog/Pages 2 0 R' }],
    [2, { dictionary: `/Type/Pages/Kids[${at === 'listed' ? `<<${entries}>>` : '3 0 R'}]/Count 1` }],
    [3, at === 'stream' ? { dictionary: entries, stream: 'x' } : { dictionary: at === 'object' ? entries : '' }],
    ...contents.map((part, index): [number, PdfPart] => [4 + index, part]),
    [square, drawing[0] as PdfPart],
    [profile, { dictionary: '/N 3', stream: 'x' }],
    ...more.map((part, index): [number, PdfPart] => [firstOwn + index, part]),
  ]);
  for (let level = 0; level < levels && what === 'bomb'; level++)
    parts.set(20 + level, {
      dictionary: `${formEntries}/Resources<</XObject<</F ${21 + level} 0 R>>>>`,
      stream: level === levels - 1 ? '0 0 1 1 re f' : '/F Do '.repeat(20),
    });
  const last = Math.max(...parts.keys());
  return pdfOf(Array.from({ length: last }, (_, index) => parts.get(index + 1) ?? { dictionary: '' }));
}
