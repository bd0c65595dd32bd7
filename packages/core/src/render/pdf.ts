import type { PreparedAttachment } from '@rappen/pdf/attachments';
import {
  ContentHash,
  deflateObjects,
  endWithStream,
  FileWriter,
  latinBytes,
  packedObjects,
  srgbProfile,
  writeObjectStream,
} from '@rappen/pdf/internal/writer';
import { zlibSync } from 'fflate';
import { assert } from '../assert.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { addGlyphs, type GlyphSet, type GlyphUse, noGlyphs } from '../font/index.ts';
import type { SymbolMode } from './pdf-content.ts';
import { embeddedFont, fontNumbers, toUnicodeStream } from './pdf-fonts.ts';
import { informationDictionary, type PdfMetadata, xmpPacket } from './pdf-metadata.ts';
import { type MadePages, type NamedStream, PageMaker, pageSideMax, resourcesNumber } from './pdf-pages.ts';

export type { SymbolMode } from './pdf-content.ts';
export { symbolModes } from './pdf-content.ts';
export { type MadePages, type NamedStream, PageMaker } from './pdf-pages.ts';

export interface PdfOptions {
  /** Default `path`: rectangles of any resolution. `mask`: an image of one pixel a module, for bulk. */
  readonly symbols?: SymbolMode;
  /** Date and time of creation, ISO 8601 with offset; none by default, so that equal drawings give equal bytes. */
  readonly createdAt?: string;
  /** Document title; default that of the first drawing. */
  readonly title?: string;
  /** A file that the document carries, made by `prepareAttachment`. */
  readonly attachment?: PreparedAttachment | undefined;
}

/** Writes a document page by page. It keeps only the positions of the objects of a page. */
export interface PdfWriter {
  /** Adds a page; returns the next bytes of the file. */
  addPage(drawing: Drawing): Uint8Array<ArrayBuffer>;
  /** Adds pages that were made elsewhere, by a `PageMaker` that knew the keys of this document as they are now. */
  addMadePages(pages: MadePages): Uint8Array<ArrayBuffer>;
  /** What the pages so far share, for who makes others. */
  keys(): readonly string[];
  /** Ends the document, which must have a page; returns the last bytes of the file. */
  end(): Uint8Array<ArrayBuffer>;
}

const pagesPerNode = 64;
/** Nodes right below the root, before there are others between. */
const nodesPerRoot = 64;
const nodesPerNode = 64;

/** Below this many bytes compressing the cross-reference costs more time than it saves space. */
const packedRowsMin = 500;

/** Objects every document has; those of the fonts are between. */
const numbers = {
  catalog: 1,
  pages: 2,
  resources: resourcesNumber,
  information: 4,
  profile: 14,
  metadata: 15,
  firstFree: 16,
} as const;

/**
 * Prints drawings as a PDF 1.7 document, a page each, that conforms to PDF/A-3b (ISO 19005-3): fonts embedded,
 * text extractable, no transparency. Equal drawings and options make equal bytes. At least one drawing; sides at most
 * 5.08 m.
 */
export function renderPdf(drawings: Iterable<Drawing>, options: PdfOptions = {}): Uint8Array<ArrayBuffer> {
  const document = startDocument(options);
  for (const drawing of drawings) document.addPage(drawing);
  document.end();
  return document.flush();
}

/** As `renderPdf`, in parts: pages are read one by one and never kept. */
export function* renderPdfChunks(
  drawings: Iterable<Drawing>,
  options: PdfOptions = {},
): Generator<Uint8Array<ArrayBuffer>> {
  const writer = pdfWriter(options);
  for (const drawing of drawings) yield writer.addPage(drawing);
  yield writer.end();
}

/** Starts a document; see `renderPdf`. */
export function pdfWriter(options: PdfOptions = {}): PdfWriter {
  const document = startDocument(options);
  return {
    addPage(drawing) {
      document.addPage(drawing);
      return document.flush();
    },
    addMadePages(pages) {
      document.addMadePages(pages);
      return document.flush();
    },
    keys: document.keys,
    end() {
      document.end();
      return document.flush();
    },
  };
}

/** A document whose bytes are taken by `flush` whenever it suits. */
interface StartedDocument {
  addPage(drawing: Drawing): void;
  addMadePages(pages: MadePages): void;
  keys(): readonly string[];
  end(): void;
  flush(): Uint8Array<ArrayBuffer>;
}

function startDocument(options: PdfOptions): StartedDocument {
  const { symbols = 'path', createdAt, title, attachment } = options;
  const file = new FileWriter(numbers.firstFree);
  /** Objects for the next object stream. */
  let waiting: [number: number, text: string][] = [];
  const hash = new ContentHash();
  const pages = new PageMaker(symbols);
  const shared: SharedResource[] = [];
  const nodes: number[] = [];
  let above: NodeBetween | undefined;
  const glyphs = noGlyphs();
  let pageCount = 0;
  let kids = '';
  let node = 0;
  let parent: number = numbers.pages;
  let metadata: PdfMetadata | undefined;
  function writeWaiting(): void {
    writeObjectStream(file, packedObjects(waiting, deflateObjects));
    waiting = [];
  }

  function endNode(): void {
    const count = ((pageCount - 1) % pagesPerNode) + 1;
    waiting.push([node, `<</Type/Pages/Parent ${parent} 0 R/Kids[${kids}]/Count ${count}>>`]);
    if (above !== undefined) above.pages += count;
    kids = '';
  }

  /** The first nodes are children of the root; in a long document the others are so of nodes between, which keeps all lists short. */
  function beginNode(): void {
    node = file.allocate();
    if (above === undefined && nodes.length < nodesPerRoot) {
      nodes.push(node);
      return;
    }
    if (above === undefined || above.kids.length === nodesPerNode) {
      endAbove();
      above = { number: file.allocate(), kids: [], pages: 0 };
      nodes.push(above.number);
    }
    above.kids.push(node);
    parent = above.number;
  }

  function endAbove(): void {
    if (above === undefined) return;
    const list = above.kids.map((number) => `${number} 0 R`).join(' ');
    waiting.push([above.number, `<</Type/Pages/Parent ${numbers.pages} 0 R/Kids[${list}]/Count ${above.pages}>>`]);
  }

  function addMadePages(pages: MadePages): void {
    const { data, ends, widths, heights, streams, title: own, description, language } = pages;
    if (ends.length > 0) metadata ??= { title: title ?? own, description, language, createdAt };
    addGlyphs(glyphs, pages.glyphs);
    let start = 0;
    let nextStream = 0;
    for (const [page, end] of ends.entries()) {
      beginPage();
      for (; streams[nextStream]?.page === page; nextStream++) addShared(streams[nextStream] as NamedStream);
      endPage(widths[page] as number, heights[page] as number, data.subarray(start, end));
      start = end;
    }
  }

  function beginPage(): void {
    if (pageCount % pagesPerNode === 0) {
      if (pageCount > 0) {
        endNode();
        writeWaiting();
      }
      beginNode();
    }
    pageCount += 1;
  }

  function addShared({ name, key, dictionary, data }: NamedStream): void {
    const number = file.allocate();
    shared.push({ name, key, number });
    file.stream(number, dictionary, data);
    hash.add(data);
  }

  function endPage(width: number, height: number, content: Uint8Array): void {
    assert(
      width >= 3 && height >= 3 && width <= pageSideMax && height <= pageSideMax,
      'a page side is 3 to 14400 points',
    );
    hash.add(content);
    const number = file.allocate();
    const stream = file.allocate();
    file.stream(stream, '/Filter/FlateDecode', content);
    const box = `[0 0 ${width} ${height}]`;
    waiting.push([
      number,
      `<</Type/Page/Parent ${node} 0 R/MediaBox${box}/Resources ${numbers.resources} 0 R/Contents ${stream} 0 R>>`,
    ]);
    kids += `${number} 0 R `;
  }

  function end(): void {
    assert(metadata !== undefined, 'a document has a page');
    endNode();
    writeFonts(file, glyphs);
    const attached = attachment === undefined ? '' : attach(attachment);
    const packet = xmpPacket(metadata, attachment?.description);
    hash.add(packet);
    file.stream(numbers.profile, '/N 3/Filter/FlateDecode', profileData());
    file.stream(numbers.metadata, '/Type/Metadata/Subtype/XML', packet);
    waiting.push([numbers.catalog, catalog(metadata.language, attached)]);
    endAbove();
    const nodeList = nodes.map((number) => `${number} 0 R`).join(' ');
    waiting.push([numbers.pages, `<</Type/Pages/Kids[${nodeList}]/Count ${pageCount}>>`]);
    waiting.push([numbers.resources, resources(glyphs, inOrder(shared))]);
    waiting.push([numbers.information, informationDictionary(metadata)]);
    writeWaiting();
    const id = hash.digest();
    const trailer = `/Root ${numbers.catalog} 0 R/Info ${numbers.information} 0 R/ID[<${id}><${id}>]`;
    endWithStream(file, trailer, packedRowsMin);
  }

  /** Returns what the catalog says of the file. */
  function attach({ dictionary, data, specification, entries }: PreparedAttachment): string {
    const [stream, specified] = [file.allocate(), file.allocate()];
    file.stream(stream, dictionary, data);
    waiting.push([specified, specification(stream)]);
    hash.add(latinBytes(dictionary + specification(stream)));
    return entries(specified);
  }

  return {
    addPage: (drawing) => addMadePages(pages.make([drawing])),
    addMadePages,
    keys: () => shared.map(({ key }) => key),
    end,
    flush: () => file.flush(),
  };
}

/** Groups, then pictures, each in the order of their names. */
function inOrder(shared: readonly SharedResource[]): readonly SharedResource[] {
  const isGroup = ({ key }: SharedResource) => key.startsWith('G');
  return [...shared.filter(isGroup), ...shared.filter((each) => !isGroup(each))];
}

/** A node of the page tree between the root and others. */
interface NodeBetween {
  readonly number: number;
  readonly kids: number[];
  pages: number;
}

interface SharedResource {
  readonly name: string;
  readonly key: string;
  readonly number: number;
}

function catalog(language: string, attached: string): string {
  const intent =
    '<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)/Info(sRGB IEC 61966-2-1)' +
    `/DestOutputProfile ${numbers.profile} 0 R>>`;
  const tag = language.replace(/[^A-Za-z0-9-]/g, '');
  return (
    `<</Type/Catalog/Pages ${numbers.pages} 0 R/Lang(${tag})/Metadata ${numbers.metadata} 0 R` +
    `/OutputIntents[${intent}]/ViewerPreferences<</DisplayDocTitle true>>${attached}>>`
  );
}

function resources({ regular, bold }: GlyphUse, shared: readonly SharedResource[]): string {
  const font = (name: string, set: GlyphSet, number: number) => (isUsed(set) ? `/${name} ${number} 0 R` : '');
  const fonts = font('R', regular, fontNumbers.regular.type0) + font('B', bold, fontNumbers.bold.type0);
  const objects = shared.map(({ name, number }) => `${name} ${number} 0 R`).join('');
  return `<</Font<<${fonts}>>/XObject<<${objects}>>>>`;
}

function isUsed(set: GlyphSet): boolean {
  return set.some((word) => word !== 0);
}

/** The fonts of the weights that a document uses. */
function writeFonts(file: FileWriter, glyphs: GlyphUse): void {
  for (const isBold of [false, true]) {
    const set = isBold ? glyphs.bold : glyphs.regular;
    if (!isUsed(set)) continue;
    const font = embeddedFont(isBold, set);
    writeObjectStream(file, font.objects);
    file.stream(fontNumbers[isBold ? 'bold' : 'regular'].program, font.program.dictionary, font.program.data);
  }
  if (!isUsed(glyphs.regular) && !isUsed(glyphs.bold)) return;
  const { dictionary, data } = toUnicodeStream();
  file.stream(fontNumbers.toUnicode, dictionary, data);
}

let packedProfile: Uint8Array<ArrayBuffer> | undefined;

function profileData(): Uint8Array<ArrayBuffer> {
  packedProfile ??= zlibSync(srgbProfile(), { level: 9 });
  return packedProfile;
}
