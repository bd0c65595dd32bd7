import { zlibSync } from 'fflate';
import { assert } from '../assert.ts';
import type { Drawing, GroupShape } from '../drawing/drawing.ts';
import type { Picture } from '../drawing/picture.ts';
import type { FontExtent } from '../font/index.ts';
import { ContentDeflate } from '../pdf/writing/content-deflate.ts';
import { ContentHash } from '../pdf/writing/content-hash.ts';
import { latinBytes, PdfBytes } from '../pdf/writing/pdf-bytes.ts';
import { srgbProfile } from '../pdf/writing/srgb-profile.ts';
import { type GlyphUse, hundredths, PdfContent, type SymbolMode } from './pdf-content.ts';
import { extentOf, fontObjects, programStream, toUnicodeStream } from './pdf-fonts.ts';
import { informationDictionary, type PdfMetadata, xmpPacket } from './pdf-metadata.ts';
import { objectStream, PdfObjects, type PreparedStream } from './pdf-objects.ts';
import { pictureStream } from './pdf-pictures.ts';

export type { SymbolMode } from './pdf-content.ts';

export interface PdfOptions {
  /** Default `path`: rectangles of any resolution. `mask`: an image of one pixel a module, for bulk. */
  readonly symbols?: SymbolMode;
  /** Date and time of creation, ISO 8601 with offset; none by default, so that equal drawings make equal bytes. */
  readonly createdAt?: string;
  /** Document title; default that of the first drawing. */
  readonly title?: string;
}

/** Writes a document page by page. What it keeps of a page is the place of its objects. */
export interface PdfWriter {
  /** Adds a page; returns the next bytes of the file. */
  addPage(drawing: Drawing): Uint8Array;
  /** Ends the document, which must have a page; returns the last bytes of the file. */
  end(): Uint8Array;
}

/** Working memory for every document: nothing of one call is left for the next. */
const deflate = new ContentDeflate();

/** ISO 32000-1, annex C.2, in points. */
const pageSideMax = 14_400;
const pagesPerNode = 64;
/** Groups of their own beyond this many are drawn in place, so that a long document does not remember them all. */
const sharedGroupsMax = 64;

/** Objects every document has, in this order. */
const numbers = {
  catalog: 1,
  pages: 2,
  resources: 3,
  information: 4,
  regular: { type0: 5, cidFont: 6, descriptor: 7, program: 8 },
  bold: { type0: 9, cidFont: 10, descriptor: 11, program: 12 },
  toUnicode: 13,
  profile: 14,
  metadata: 15,
  fontStream: 16,
  firstFree: 17,
} as const;

/**
 * Prints drawings as a PDF 1.7 document, a page each, that conforms to PDF/A-3b (ISO 19005-3): fonts embedded,
 * text extractable, no transparency. Equal drawings and options make equal bytes. At least one drawing; sides at most
 * 5.08 m.
 */
export function renderPdf(drawings: Iterable<Drawing>, options: PdfOptions = {}): Uint8Array {
  const chunks = [...renderPdfChunks(drawings, options)];
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** As `renderPdf`, in pieces: pages are taken one by one and never kept. */
export function* renderPdfChunks(drawings: Iterable<Drawing>, options: PdfOptions = {}): Generator<Uint8Array> {
  const writer = pdfWriter(options);
  for (const drawing of drawings) yield writer.addPage(drawing);
  yield writer.end();
}

/** Starts a document; see `renderPdf`. */
export function pdfWriter(options: PdfOptions = {}): PdfWriter {
  const { symbols = 'path', createdAt, title } = options;
  const objects = new PdfObjects(numbers.firstFree);
  const hash = new ContentHash();
  const groups = new Map<GroupShape, SharedResource>();
  const pictures = new Map<Picture, SharedResource>();
  const nodes: number[] = [];
  const contentBytes = new PdfBytes();
  const content = new PdfContent(contentBytes, symbols, groupName, pictureName);
  let pageCount = 0;
  let kids = '';
  let node = 0;
  let metadata: PdfMetadata | undefined;
  objects.out.bytes(fileHeader);

  function groupName(group: GroupShape): string | undefined {
    let shared = groups.get(group);
    if (shared === undefined) {
      if (groups.size === sharedGroupsMax) return undefined;
      shared = { name: `/G${groups.size}`, number: objects.allocate() };
      groups.set(group, shared);
      const form = preparedForm(group);
      objects.stream(shared.number, form.dictionary, form.data);
      hash.add(form.data);
      content.glyphs.regular = Math.max(content.glyphs.regular, form.glyphs.regular);
      content.glyphs.bold = Math.max(content.glyphs.bold, form.glyphs.bold);
    }
    return shared.name;
  }

  function pictureName(picture: Picture): string {
    let shared = pictures.get(picture);
    if (shared === undefined) {
      shared = { name: `/I${pictures.size}`, number: objects.allocate() };
      pictures.set(picture, shared);
      const stream = pictureStream(picture);
      objects.stream(shared.number, stream.dictionary, stream.data);
      hash.add(stream.data);
    }
    return shared.name;
  }

  function endNode(): void {
    objects.compressed(node, `<</Type/Pages/Parent ${numbers.pages} 0 R/Kids[${kids}]/Count ${kidCount()}>>`);
    kids = '';
  }

  function kidCount(): number {
    return ((pageCount - 1) % pagesPerNode) + 1;
  }

  function addPage(drawing: Drawing): Uint8Array {
    const width = hundredths(drawing.width) / 100;
    const height = hundredths(drawing.height) / 100;
    assert(
      width >= 3 && height >= 3 && width <= pageSideMax && height <= pageSideMax,
      'a page side is 3 to 14400 points',
    );
    metadata ??= {
      title: title ?? drawing.title,
      description: drawing.description,
      language: drawing.language,
      createdAt,
    };
    if (pageCount % pagesPerNode === 0) {
      if (pageCount > 0) {
        endNode();
        objects.writePending();
      }
      node = objects.allocate();
      nodes.push(node);
    }
    pageCount += 1;
    contentBytes.clear();
    content.page(drawing);
    const data = deflate.zlib(contentBytes.view(), content.symbolRanges);
    hash.add(data);
    const page = objects.allocate();
    const stream = objects.allocate();
    objects.stream(stream, '/Filter/FlateDecode', data);
    const box = `[0 0 ${width} ${height}]`;
    objects.compressed(
      page,
      `<</Type/Page/Parent ${node} 0 R/MediaBox${box}/Resources ${numbers.resources} 0 R/Contents ${stream} 0 R>>`,
    );
    kids += `${page} 0 R `;
    return objects.flush();
  }

  function end(): Uint8Array {
    assert(metadata !== undefined, 'a document has a page');
    endNode();
    const regular = extentOf(content.glyphs, false);
    const bold = extentOf(content.glyphs, true);
    const fonts = preparedFonts(regular, bold);
    objects.preparedObjectStream(numbers.fontStream, fonts.objects, fonts.stream);
    writeFontFiles(objects, regular, bold);
    const packet = xmpPacket(metadata);
    hash.add(packet);
    objects.stream(numbers.profile, constants().profile.dictionary, constants().profile.data);
    objects.stream(numbers.metadata, '/Type/Metadata/Subtype/XML', packet);
    objects.compressed(numbers.catalog, catalog(metadata.language));
    const nodeList = nodes.map((number) => `${number} 0 R`).join(' ');
    objects.compressed(numbers.pages, `<</Type/Pages/Kids[${nodeList}]/Count ${pageCount}>>`);
    objects.compressed(numbers.resources, resources(regular, bold, [...groups.values(), ...pictures.values()]));
    objects.compressed(numbers.information, informationDictionary(metadata));
    objects.writePending();
    const id = hash.digest();
    objects.end(`/Root ${numbers.catalog} 0 R/Info ${numbers.information} 0 R/ID[<${id}><${id}>]`);
    return objects.flush();
  }

  return { addPage, end };
}

interface SharedResource {
  readonly name: string;
  readonly number: number;
}

/** The second line tells transfer programs that the file is binary (ISO 19005-3, 6.1.2). */
const fileHeader = latinBytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');

function catalog(language: string): string {
  const intent =
    '<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)/Info(sRGB IEC 61966-2-1)' +
    `/DestOutputProfile ${numbers.profile} 0 R>>`;
  const tag = language.replace(/[^A-Za-z0-9-]/g, '');
  return (
    `<</Type/Catalog/Pages ${numbers.pages} 0 R/Lang(${tag})/Metadata ${numbers.metadata} 0 R` +
    `/OutputIntents[${intent}]/ViewerPreferences<</DisplayDocTitle true>>>>`
  );
}

function resources(
  regular: FontExtent | undefined,
  bold: FontExtent | undefined,
  shared: readonly SharedResource[],
): string {
  const fonts = `${regular ? `/R ${numbers.regular.type0} 0 R` : ''}${bold ? `/B ${numbers.bold.type0} 0 R` : ''}`;
  const objects = shared.map(({ name, number }) => `${name} ${number} 0 R`).join('');
  return `<</Font<<${fonts}>>/XObject<<${objects}>>>>`;
}

interface PreparedForm extends PreparedStream {
  readonly glyphs: GlyphUse;
}

/** The same groups come in document after document. */
const forms = new WeakMap<GroupShape, PreparedForm>();

/** A group as a form XObject (ISO 32000-1, 8.10), its origin the top left corner of the page. */
function preparedForm(group: GroupShape): PreparedForm {
  let form = forms.get(group);
  if (form === undefined) {
    const out = new PdfBytes();
    const content = new PdfContent(out, 'path', () => undefined);
    content.shapes(group.shapes);
    const side = pageSideMax;
    form = {
      dictionary:
        `/Type/XObject/Subtype/Form/BBox[-${side} -${side} ${side} ${side}]` +
        `/Resources ${numbers.resources} 0 R/Filter/FlateDecode`,
      data: zlibSync(out.view(), { level: 9 }),
      glyphs: content.glyphs,
    };
    forms.set(group, form);
  }
  return form;
}

interface PreparedFonts {
  readonly objects: readonly number[];
  readonly stream: PreparedStream;
}

/** Nine combinations at most. */
const fontStreams = new Map<string, PreparedFonts>();

function preparedFonts(regular: FontExtent | undefined, bold: FontExtent | undefined): PreparedFonts {
  const key = `${regular}-${bold}`;
  let prepared = fontStreams.get(key);
  if (prepared === undefined) {
    const objects = [
      ...(regular ? fontObjects(false, regular, numbers.regular, numbers.toUnicode) : []),
      ...(bold ? fontObjects(true, bold, numbers.bold, numbers.toUnicode) : []),
    ];
    prepared = { objects: objects.map(([number]) => number), stream: objectStream(objects) };
    fontStreams.set(key, prepared);
  }
  return prepared;
}

interface Constants {
  readonly toUnicode: PreparedStream;
  readonly profile: PreparedStream;
}

let prepared: Constants | undefined;

function constants(): Constants {
  prepared ??= {
    toUnicode: toUnicodeStream(),
    profile: { dictionary: '/N 3/Filter/FlateDecode', data: zlibSync(srgbProfile(), { level: 9 }) },
  };
  return prepared;
}

function writeFontFiles(objects: PdfObjects, regular: FontExtent | undefined, bold: FontExtent | undefined): void {
  for (const [isBold, extent] of [
    [false, regular],
    [true, bold],
  ] as const) {
    if (extent === undefined) continue;
    const program = programStream(isBold, extent);
    objects.stream(isBold ? numbers.bold.program : numbers.regular.program, program.dictionary, program.data);
  }
  if (regular || bold) {
    const { dictionary, data } = constants().toUnicode;
    objects.stream(numbers.toUnicode, dictionary, data);
  }
}
