import {
  arrayValue,
  type CosDictionary,
  type CosReference,
  type CosValue,
  emptyDictionary,
  isReference,
  nameValue,
  nullValue,
  numberValue,
  referenceTo,
  withEntries,
} from '../../../packages/pdf/src/syntax/values.ts';
import type { Chance } from '../../faults/chance.ts';
import type { LooseFile } from '../loose-file.ts';
import { mutant } from '../mutate.ts';
import { changedInstructions, instructionsIn, written } from './instructions.ts';
import { changedTable } from './table-mutants.ts';
import { changedTree, pagesIn } from './tree-mutants.ts';

/** Where something was changed. */
export type Level = 'instructions' | 'tree' | 'table' | 'bytes' | 'nothing';

export interface PageMutant {
  readonly bytes: Uint8Array;
  readonly levels: readonly Level[];
}

/** A document changed by chance, at one or two levels: most often among its instructions. */
export function pageMutant(chance: Chance, document: LooseFile, other: Uint8Array): PageMutant {
  const file = document.copy();
  const levels: Level[] = [];
  if (chance.below(10) < 7 && changeInstructions(chance, file)) levels.push('instructions');
  if (levels.length === 0 || chance.below(8) === 0) {
    changedTree(chance, file);
    levels.push('tree');
  }
  let bytes = file.written();
  const last = chance.below(12);
  if (last === 0) bytes = changedTable(chance, bytes);
  if (last === 1) bytes = new Uint8Array(mutant(chance, bytes, other));
  return { bytes, levels: last === 0 ? [...levels, 'table'] : last === 1 ? [...levels, 'bytes'] : levels };
}

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
const contentMax = 40_000;

/** Changes the instructions of a page or of a form; false where there are none, or too many. */
function changeInstructions(chance: Chance, file: LooseFile): boolean {
  const page = chance.oneOf(pagesIn(file));
  const dictionary = page && file.dictionary(page);
  if (page === undefined || dictionary === undefined || !withOddResources(file, page)) return false;
  const contents = dictionary.entries.get('Contents');
  const streams =
    isReference(contents) && file.objects.get(contents.number)?.stream ? [contents] : file.items(contents);
  const content = streams
    .map((each) => (isReference(each) ? latin(file.objects.get(each.number)?.stream ?? new Uint8Array()) : ''))
    .join('\n');
  if (content.length > contentMax) return false;
  const asForm = (inner: string): string => addForm(chance, file, page, inner);
  const changed = written(changedInstructions(chance, instructionsIn(content), asForm));
  setEntries(file, page, { Contents: split(chance, file, changed) });
  return true;
}

/** A content as one stream, or as several that are cut anywhere. */
function split(chance: Chance, file: LooseFile, content: string): CosValue {
  const parts: string[] = [];
  let rest = content;
  while (chance.below(5) === 0 && rest.length > 1 && parts.length < 4) {
    const blanks = [...rest.matchAll(/\s/g)].map(({ index }) => index);
    const at = chance.below(4) === 0 ? chance.below(rest.length) : (chance.oneOf(blanks) ?? 0);
    parts.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  const references = [...parts, rest].map((part) => file.add({ value: emptyDictionary, stream: bytesOf(part) }));
  return parts.length === 0 && references[0] !== undefined ? references[0] : arrayValue(references);
}

/** A form of instructions: with resources of its own or without, in forms around it, in a layer, or with a matrix. */
function addForm(chance: Chance, file: LooseFile, page: CosReference, content: string): string {
  const resources = file.dictionary(page).entries.get('Resources') ?? emptyDictionary;
  const box = arrayValue([-2000, -2000, 4000, 4000].map(numberValue));
  const kinds = { Type: nameValue('XObject'), Subtype: nameValue('Form'), BBox: box };
  const ways: (() => Record<string, CosValue>)[] = [
    () => ({ Resources: resources }),
    () => ({ Resources: resources }),
    () => ({}),
    () => ({ Resources: resources, OC: referenceTo(oddNumber(file, 'FzOff')) }),
    () => ({ Resources: resources, Matrix: arrayValue([0.5, 0, 0, 0.5, 20, 30].map(numberValue)) }),
    () => ({ Resources: resources, BBox: arrayValue([0, 0, 300, 600].map(numberValue)) }),
    () => ({ Resources: resources, Group: withEntries(emptyDictionary, { S: nameValue('Transparency') }) }),
  ];
  const entries = (chance.oneOf(ways) as (typeof ways)[number])();
  const reference = file.add({
    value: withEntries(emptyDictionary, { ...kinds, ...entries }),
    stream: bytesOf(content),
  });
  const name = `FzForm${reference.number}`;
  addResource(file, page, 'XObject', name, reference);
  if (chance.below(3) > 0) return name;
  // The resources of the page are those of the form around it, and hold the name by now
  return addForm(chance, file, page, `q /${name} Do Q`);
}

function addResource(file: LooseFile, page: CosReference, kind: string, name: string, value: CosValue): void {
  const resources = file.dictionary(file.dictionary(page).entries.get('Resources'));
  const named = withEntries(file.dictionary(resources.entries.get(kind)), { [name]: value });
  const changed = withEntries(resources, { [kind]: named });
  const own = file.dictionary(page).entries.get('Resources');
  if (isReference(own)) file.objects.set(own.number, { value: changed });
  else setEntries(file, page, { Resources: file.add({ value: changed }) });
}

function setEntries(file: LooseFile, page: CosReference, entries: Readonly<Record<string, CosValue>>): void {
  file.objects.set(page.number, { value: withEntries(file.dictionary(page), entries) });
}

function oddNumber(file: LooseFile, name: string): number {
  for (const [number, { value }] of file.objects)
    if (value.kind === 'dictionary' && nameIs(value.entries.get('FzName'), name)) return number;
  return 0;
}

const nameIs = (value: CosValue | undefined, name: string): boolean => value?.kind === 'name' && value.name === name;

/** Gives a page resources by the names that odd instructions use: states, spaces, layers. False where it has none of its own. */
function withOddResources(file: LooseFile, page: CosReference): boolean {
  const inherited = inheritedResources(file, page);
  if (inherited === undefined) return false;
  setEntries(file, page, { Resources: file.add({ value: inherited }) });
  const layer = (name: string): CosReference =>
    file.add({
      value: withEntries(emptyDictionary, {
        Type: nameValue('OCG'),
        FzName: nameValue(name),
        Name: { kind: 'string', bytes: bytesOf(name) },
      }),
    });
  const [on, off] = [layer('FzOn'), layer('FzOff')];
  const member = (policy: string): CosDictionary =>
    withEntries(emptyDictionary, { Type: nameValue('OCMD'), OCGs: arrayValue([on, off]), P: nameValue(policy) });
  const properties = { FzOn: on, FzOff: off, FzAny: member('AnyOn'), FzNever: member('AllOn') };
  const catalog = file.trailer.entries.get('Root');
  if (isReference(catalog) && !file.dictionary(catalog).entries.has('OCProperties')) {
    const configuration = withEntries(emptyDictionary, { OFF: arrayValue([off]) });
    const layers = withEntries(emptyDictionary, { OCGs: arrayValue([on, off]), D: configuration });
    setEntries(file, catalog, { OCProperties: layers });
    for (const [name, value] of Object.entries(properties)) addResource(file, page, 'Properties', name, value);
  }
  const alpha = (value: number): CosDictionary =>
    withEntries(emptyDictionary, { ca: numberValue(value), CA: numberValue(value) });
  for (const [name, value] of Object.entries({ FzClear: 0, FzHalf: 0.5, FzOpaque: 1 }))
    addResource(file, page, 'ExtGState', name, alpha(value));
  const ends = { C0: arrayValue([numberValue(1)]), C1: arrayValue([numberValue(0)]), N: numberValue(1) };
  const domain = arrayValue([0, 1].map(numberValue));
  const tint = withEntries(emptyDictionary, { FunctionType: numberValue(2), Domain: domain, ...ends });
  const space = arrayValue([nameValue('Separation'), nameValue('Ink'), nameValue('DeviceGray'), tint]);
  addResource(file, page, 'ColorSpace', 'FzTint', space);
  return true;
}

/** What a page has, or the nodes around it. */
function inheritedResources(file: LooseFile, page: CosReference): CosDictionary | undefined {
  let node: CosValue | undefined = page;
  for (let step = 0; step < 9 && node !== undefined; step++) {
    const { entries }: CosDictionary = file.dictionary(node);
    const own = file.resolved(entries.get('Resources'));
    if (own?.kind === 'dictionary') return own;
    node = entries.get('Parent');
  }
  return file.resolved(page) === nullValue ? undefined : emptyDictionary;
}
