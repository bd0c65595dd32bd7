import { decodeUtf8 } from '../../base/decode.ts';
import { compactKinds } from '../../fonts/embedded.ts';
import type { CosDocument } from '../../syntax/document.ts';
import { integerOf } from '../../syntax/file-object.ts';
import {
  type CosDictionary,
  type CosObject,
  type CosReference,
  type CosValue,
  isName,
  nameOf,
} from '../../syntax/values.ts';
import { latinBytes } from '../../writer/pdf-bytes.ts';
import { limits } from '../limits.ts';
import type { Findings } from './findings.ts';
import { meaningfulSpaces } from './named-spaces.ts';
import { fractionsCut, isSoundNumber, soundProgram } from './numbers.ts';

const streamFilters =
  /^(?:ASCIIHexDecode|ASCII85Decode|FlateDecode|RunLengthDecode|CCITTFaxDecode|JBIG2Decode|DCTDecode|JPXDecode)$/;
const mediaType = /^[-\w+.]+\/[-\w+.]+$/;

const measures =
  'Flags ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth FontWeight'.split(
    ' ',
  );

/** Keys of what a font's descriptor measures, and is no number (ISO 32000-1, table 122). */
export function oddMeasures(document: Pick<CosDocument, 'resolved'>, entries: CosDictionary['entries']): string[] {
  return measures.filter((key) => entries.has(key) && document.resolved(entries.get(key))?.kind !== 'number');
}

/** Whether a name, of one byte a character, is text in UTF-8 (ISO 19005-3, 6.1.8). */
export function isTextName(name: string): boolean {
  return /^[\x20-\x7e]*$/.test(name) || decodeUtf8(latinBytes(name)) !== undefined;
}

/** What is never a stream: readers do not take one for it (ISO 32000-1, by the tables of these types). */
const withoutStreams: ReadonlySet<string> = new Set(
  (
    'Catalog Pages Page Font FontDescriptor Encoding ExtGState Annot Action Filespec Group Outlines OutputIntent OCG OCMD ' +
    'StructTreeRoot StructElem'
  ).split(' '),
);

/** Keys of what is a dictionary, and never a stream. */
const dictionaryKeys =
  'Resources AcroForm Names AP MK BS CIDSystemInfo CharProcs Colorants DecodeParms EF Font XObject ExtGState Properties'.split(
    ' ',
  );

/** What a dictionary holds as dictionaries, and is a stream. */
export function streamsInPlaceOfDictionaries(
  document: Pick<CosDocument, 'streamAt'>,
  { entries }: CosDictionary,
): readonly CosReference[] {
  const found: CosReference[] = [];
  for (const key of dictionaryKeys) {
    const value = entries.get(key);
    if (value?.kind === 'reference' && document.streamAt(value) !== undefined) found.push(value);
  }
  return found;
}

/** Whether a dictionary is of a type that is never a stream. */
export function isNeverStream(document: Pick<CosDocument, 'resolved'>, { entries }: CosDictionary): boolean {
  return withoutStreams.has(nameOf(document.resolved(entries.get('Type'))) ?? '');
}

/** Whether a dictionary is that of a program that reckons colours (ISO 32000-1, 7.10.5). */
export function isCalculator(document: Pick<CosDocument, 'resolved'>, { entries }: CosDictionary): boolean {
  return integerOf(document.resolved(entries.get('FunctionType'))) === 4;
}

const associating = /^(?:Page|Annot|XObject|StructElem)$/;

/** The files that a dictionary associates with what it is (ISO 19005-3, annex E): elsewhere the key means nothing. */
export function filesOf(
  document: Pick<CosDocument, 'resolved' | 'catalog'>,
  dictionary: CosDictionary,
): readonly CosValue[] {
  const type = document.resolved(dictionary.entries.get('Type'));
  if (dictionary !== document.catalog && !associating.test(nameOf(type) ?? '')) return [];
  const listed = document.resolved(dictionary.entries.get('AF'));
  return listed?.kind === 'array' ? listed.items : [];
}

/** Checks every object of a document by itself (ISO 19005-3, 6.1 and 6.8). */
export class ValueCheck {
  readonly #document: CosDocument;
  readonly #findings: Findings;
  /** Objects that are listed as associated files, and file specifications that embed a file. */
  readonly #associated = new Set<CosDictionary>();
  readonly #embedding = new Set<CosDictionary>();

  constructor(document: CosDocument, findings: Findings) {
    this.#document = document;
    this.#findings = findings;
  }

  object({ value, stream }: CosObject): void {
    this.value(value);
    if (stream === undefined || value.kind !== 'dictionary') return;
    this.#stream(value, stream);
    if (isNeverStream(this.#document, value)) this.#findings.rule('6.1.7.1');
  }

  /** Checks what can only be said when all objects were seen. */
  finish(): void {
    for (const specification of this.#embedding) {
      const { entries } = specification;
      const isWhole = entries.has('F') && entries.has('UF');
      const isRelated = this.#document.resolved(entries.get('AFRelationship'))?.kind === 'name';
      if (!isWhole || !isRelated || !this.#associated.has(specification)) this.#findings.rule('6.8');
    }
  }

  /** One that stands in an object, or in a trailer. */
  value(value: CosValue): void {
    if (value.kind === 'string' && value.bytes.length > limits.stringBytesMax) this.#findings.rule('6.1.13');
    else if (value.kind === 'name') this.#name(value.name);
    else if (value.kind === 'number') {
      if (!isSoundNumber(value)) this.#findings.rule('6.1.13');
    } else if (value.kind === 'array') for (const item of value.items) this.value(item);
    else if (value.kind === 'dictionary') this.#dictionary(value);
  }

  #name(name: string): void {
    if (name.length > limits.nameBytesMax) this.#findings.rule('6.1.13');
    // The rule is for names that are shown or compared as text: all are held to it
    if (!isTextName(name)) this.#findings.rule('6.1.8');
  }

  #dictionary(dictionary: CosDictionary): void {
    const { entries } = dictionary;
    for (const [key, value] of entries) {
      // Validators read the names of fonts in several ways, where they are not plain
      const isFontName = (key === 'BaseFont' || key === 'FontName') && value.kind === 'name';
      if (isFontName && !/^[\x20-\x7e]*$/.test(value.name)) this.#findings.rule('6.1.8');
      this.#name(key);
      this.value(value);
    }
    if (Object.keys(fractionsCut(this.#document, dictionary)).length > 0) this.#findings.rule('6.1.13');
    if (streamsInPlaceOfDictionaries(this.#document, dictionary).length > 0) this.#findings.rule('6.1.7.1');
    if (!this.#fontIsSound(dictionary)) this.#findings.rule('6.2.11.2');
    const type = this.#document.resolved(entries.get('Type'));
    const spaces = this.#document.dictionary(entries.get('ColorSpace'));
    if (spaces !== undefined && meaningfulSpaces(this.#document, spaces).size < spaces.entries.size)
      this.#findings.rule('6.2.4.2');
    if (this.#document.dictionary(entries.get('EF')) !== undefined) {
      this.#embedding.add(dictionary);
      this.#embeddedFiles(this.#document.dictionary(entries.get('EF')));
    } else if (isName(type, 'Filespec')) this.#findings.rule('6.8');
    for (const item of filesOf(this.#document, dictionary)) {
      const file = this.#document.dictionary(item);
      if (file !== undefined) this.#associated.add(file);
    }
  }

  /** Validators read fonts that nothing is written with too: their glyphs are streams, and codes lead to characters. */
  #fontIsSound({ entries }: CosDictionary): boolean {
    const glyphs = this.#document.dictionary(entries.get('CharProcs'));
    const isDrawn = [...(glyphs?.entries.values() ?? [])].every((glyph) => this.#document.streamAt(glyph));
    const program = this.#document.streamAt(entries.get('FontFile3'));
    const kind = this.#document.resolved(program?.dictionary.entries.get('Subtype'));
    const isKnown = program === undefined || compactKinds.some((name) => isName(kind, name));
    const name = (key: string): string | undefined => nameOf(this.#document.resolved(entries.get(key)));
    if (name('Type') === 'FontDescriptor' && oddMeasures(this.#document, entries).length > 0) return false;
    return isKnown && isDrawn && (name('Subtype') !== 'Type0' || entries.has('Encoding'));
  }

  #embeddedFiles(files: CosDictionary | undefined): void {
    for (const value of files?.entries.values() ?? []) {
      const subtype = this.#document.resolved(this.#document.streamAt(value)?.dictionary.entries.get('Subtype'));
      if (!(subtype?.kind === 'name' && mediaType.test(subtype.name))) this.#findings.rule('6.8');
    }
  }

  #stream(dictionary: CosDictionary, bytes: Uint8Array): void {
    const { entries } = dictionary;
    if (entries.has('F') || entries.has('FFilter') || entries.has('FDecodeParms')) this.#findings.rule('6.1.7.1');
    const filter = this.#document.resolved(entries.get('Filter'));
    const listed = filter?.kind === 'array' ? filter.items : filter === undefined ? [] : [filter];
    for (const item of listed) {
      const name = this.#document.resolved(item);
      if (!(name?.kind === 'name' && streamFilters.test(name.name))) this.#findings.rule('6.1.7.2');
    }
    if (isName(this.#document.resolved(entries.get('Type')), 'CMap') && entries.has('UseCMap'))
      this.#findings.rule('6.2.11.3.3');
    const program = isCalculator(this.#document, dictionary) && this.#document.decodedStream(dictionary, bytes);
    if (program && soundProgram(program) !== program) this.#findings.rule('6.1.13');
  }
}
