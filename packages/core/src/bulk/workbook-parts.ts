import { decodeUtf8 } from '@rappen/pdf/internal/base';
import type { XmlTag } from '@rappen/pdf/internal/xml';
import { rowWatcher } from './row-width.ts';
import { attributeOf, tagsOf } from './workbook-xml.ts';
import { unpack, type ZipEntry } from './zip.ts';

/** A sheet of a workbook, and the part that its cells are in. */
export interface NamedSheet {
  readonly name: string;
  readonly part: string | undefined;
}

/** What a workbook consists of; undefined parts are damaged, or not there. */
export interface WorkbookParts {
  readonly properties: readonly XmlTag[];
  /** The sheets of cells: those that are shown, in their order, then those that are hidden. */
  readonly sheets: readonly NamedSheet[];
  readonly styles: string | undefined;
  readonly sharedTexts: string | undefined;
}

/** In place of a part that a workbook need not have. */
const nothing = '<none/>';

/** The parts of a package, unpacked when they are asked for, up to a bound for all together. */
export class PackageParts {
  /** Why a part is missing that is there. */
  isTooLarge = false;
  isTooWide = false;
  readonly #entries = new Map<string, ZipEntry>();
  #bytesLeft: number;

  constructor(entries: readonly ZipEntry[], unpackedBytesMax: number) {
    // Names of parts do not differ by case (ECMA-376 part 2, 6.2.2.3)
    for (const entry of entries) this.#entries.set(keyOf(entry.name), this.#entries.get(keyOf(entry.name)) ?? entry);
    this.#bytesLeft = unpackedBytesMax;
  }

  has(name: string): boolean {
    return this.#entries.has(keyOf(name));
  }

  /** Undefined for a part that is not there, cannot be read, or declares a document type. */
  xml(name: string | undefined, cellsMax?: number): string | undefined {
    const entry = name === undefined ? undefined : this.#entries.get(keyOf(name));
    const unpacked = entry && unpack(entry, this.#bytesLeft, cellsMax === undefined ? undefined : rowWatcher(cellsMax));
    if (unpacked === 'too-long') this.isTooLarge = true;
    if (unpacked === 'refused') this.isTooWide = true;
    if (unpacked === undefined || typeof unpacked === 'string') return undefined;
    this.#bytesLeft -= unpacked.length;
    const xml = decodeUtf8(unpacked);
    return xml?.includes('<!DOCTYPE') ? undefined : xml;
  }

  /** What a part refers to; undefined where that is damaged. Without such a list there is nothing. */
  relations(part: string): readonly Relation[] | undefined {
    const [folder, file] = splitAt(part);
    const name = `${folder}_rels/${file}.rels`;
    const tags = this.has(name) ? tagsOf(this.xml(name) ?? '', 'Relationship') : [];
    return tags?.map((tag) => ({
      id: attributeOf(tag, 'Id') ?? '',
      type: (attributeOf(tag, 'Type') ?? '').replace(/^.*\//, ''),
      part: partAt(folder, attributeOf(tag, 'Target') ?? ''),
    }));
  }
}

interface Relation {
  readonly id: string;
  /** The last word of its type: those of transitional and strict workbooks differ in front of it. */
  readonly type: string;
  readonly part: string;
}

function keyOf(name: string): string {
  return name.replaceAll('\\', '/').toLowerCase();
}

function splitAt(part: string): readonly [folder: string, file: string] {
  const end = part.lastIndexOf('/') + 1;
  return [part.slice(0, end), part.slice(end)];
}

/** The part that a target of a part in this folder names. */
function partAt(folder: string, target: string): string {
  const steps = target.startsWith('/') ? [] : folder.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

/**
 * The parts of a workbook, wherever they are: what refers to them says so, and where it does not they have the names that most writers give
 * them. Undefined where there is no workbook. Source: ECMA-376 part 1, 12.3, and part 2, 6.5.
 */
export function workbookParts(parts: PackageParts): WorkbookParts | undefined {
  const main = parts.relations('')?.find(({ type }) => type === 'officeDocument')?.part ?? 'xl/workbook.xml';
  const book = parts.xml(main) ?? '';
  const [sheets, relations] = [tagsOf(book, 'sheet'), parts.relations(main)];
  if (sheets === undefined || relations === undefined) return undefined;
  const named = sheets.flatMap((sheet) => {
    const relation = relations.find(({ id }) => id === attributeOf(sheet, 'id'));
    // A chart that is a sheet has no cells
    if (/^(?:chart|dialog|xlMacro)/i.test(relation?.type ?? '')) return [];
    const isHidden = /^(?:very)?hidden$/i.test(attributeOf(sheet, 'state') ?? '');
    return [{ name: attributeOf(sheet, 'name') ?? '', part: relation?.part, isHidden }];
  });
  const partOf = (type: string, isMissed: boolean) => {
    const said = relations.find((relation) => relation.type === type)?.part;
    const name = said ?? `${splitAt(main)[0]}${type}.xml`;
    return parts.has(name) || (isMissed && said !== undefined) ? parts.xml(name) : nothing;
  };
  return {
    properties: tagsOf(book, 'workbookPr') ?? [],
    sheets: [...named.filter(({ isHidden }) => !isHidden), ...named.filter(({ isHidden }) => isHidden)],
    // Without formats that are said to be there a share would be an amount; a cell without its text says so itself
    styles: partOf('styles', true),
    sharedTexts: partOf('sharedStrings', false),
  };
}
