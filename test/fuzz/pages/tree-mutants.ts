import {
  arrayValue,
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

const treeMax = 200;

/** The pages that have a number of their own. */
export function pagesIn(file: LooseFile): CosReference[] {
  const found: CosReference[] = [];
  const waiting: CosValue[] = [file.dictionary(file.trailer.entries.get('Root')).entries.get('Pages') ?? nullValue];
  for (let left = treeMax; left > 0 && waiting.length > 0; left--) {
    const node = waiting.shift();
    if (!isReference(node)) continue;
    const { entries } = file.dictionary(node);
    if (entries.has('Kids')) waiting.push(...file.items(entries.get('Kids')));
    else if (entries.size > 0) found.push(node);
  }
  return found;
}

/** Changes the tree of the pages, or what pages say of themselves. */
export function changedTree(chance: Chance, file: LooseFile): void {
  const page = chance.oneOf(pagesIn(file));
  const root = file.dictionary(file.trailer.entries.get('Root')).entries.get('Pages');
  if (page === undefined || !isReference(root)) return;
  (chance.oneOf(changes) as Change)(chance, file, { page, root });
}

interface Places {
  readonly page: CosReference;
  readonly root: CosReference;
}

type Change = (chance: Chance, file: LooseFile, places: Places) => void;

function set(file: LooseFile, at: CosReference, entries: Readonly<Record<string, CosValue | undefined>>): void {
  const old = file.objects.get(at.number);
  file.objects.set(at.number, { ...old, value: withEntries(file.dictionary(at), entries) });
}

function changeKids(file: LooseFile, root: CosReference, change: (kids: CosValue[]) => readonly CosValue[]): void {
  const kids = [...file.items(file.dictionary(root).entries.get('Kids'))];
  set(file, root, { Kids: arrayValue(change(kids)) });
}

const nowhere = referenceTo(99_999);
const box = (...numbers: readonly number[]): CosValue => arrayValue(numbers.map(numberValue));
const boxes = [
  box(0, 0, 300, 400),
  box(300, 400, 0, 0),
  box(-100, -100, 500, 700),
  box(0, 0, 0, 0),
  box(0, 0, 100),
  box(100, 300, 595, 842),
  box(0, 0, 10_000, 10_000),
  nullValue,
  nowhere,
  arrayValue([nameValue('A'), numberValue(0), numberValue(300), numberValue(400)]),
];

const changes: readonly Change[] = [
  (chance, file, { root }) =>
    changeKids(file, root, (kids) => {
      const more = chance.oneOf([nullValue, nowhere, root, numberValue(7), emptyDictionary, kids[0] ?? nullValue]);
      kids.splice(chance.below(kids.length + 1), 0, more ?? nullValue);
      return kids;
    }),
  (chance, file, { root }) =>
    changeKids(file, root, (kids) => {
      kids.splice(chance.below(kids.length), 1);
      return kids;
    }),
  (chance, file, { root }) =>
    changeKids(file, root, (kids) => (chance.below(2) === 0 ? kids.reverse() : [...kids, ...kids])),
  // A page that stands in the tree itself
  (_, file, { page, root }) =>
    changeKids(file, root, (kids) =>
      kids.map((kid) => (isReference(kid) && kid.number === page.number ? file.dictionary(page) : kid)),
    ),
  // A node in between, from which pages inherit
  (chance, file, { root }) => {
    const kids = file.items(file.dictionary(root).entries.get('Kids'));
    const more = chance.oneOf([
      {},
      { MediaBox: box(0, 0, 400, 500) },
      { Rotate: numberValue(90) },
      { Resources: emptyDictionary },
      { Count: undefined },
      { Type: undefined },
    ]);
    const entries = { Type: nameValue('Pages'), Kids: arrayValue(kids), Count: numberValue(kids.length), Parent: root };
    const node = file.add({ value: withEntries(withEntries(emptyDictionary, entries), more ?? {}) });
    for (const kid of kids) if (isReference(kid)) set(file, kid, { Parent: node });
    set(file, root, { Kids: arrayValue(chance.below(4) === 0 ? [node, node] : [node]) });
  },
  (chance, file, { root }) => {
    const count = chance.oneOf([numberValue(0), numberValue(-1), numberValue(1), numberValue(99), nullValue, nowhere]);
    set(file, root, { Count: chance.below(4) === 0 ? undefined : count });
  },
  (chance, file, { page, root }) => {
    const type = chance.oneOf([undefined, nameValue('Pages'), nameValue('Page'), nameValue('Foo'), nullValue]);
    set(file, chance.below(2) === 0 ? page : root, { Type: type });
  },
  (chance, file, { page }) => set(file, page, { MediaBox: chance.below(6) === 0 ? undefined : chance.oneOf(boxes) }),
  (chance, file, { page }) => set(file, page, { CropBox: chance.oneOf(boxes) }),
  (chance, file, { page }) => {
    const turns = [90, 180, 270, -90, 450, 45, 1].map(numberValue);
    set(file, page, { Rotate: chance.oneOf([...turns, nullValue, nameValue('A'), nowhere]) });
  },
  (chance, file, { page }) => {
    const contents = file.dictionary(page).entries.get('Contents') ?? nullValue;
    const listed = chance.oneOf([
      arrayValue([contents, contents]),
      arrayValue([nullValue, contents]),
      arrayValue([nowhere, contents]),
      arrayValue([contents, numberValue(5)]),
      arrayValue([arrayValue([contents])]),
      file.add({ value: arrayValue([contents]) }),
      file.add({ value: contents }),
      arrayValue([]),
      nowhere,
      nullValue,
    ]);
    set(file, page, { Contents: listed });
  },
  (chance, file, { page }) =>
    set(file, page, { Resources: chance.oneOf([undefined, emptyDictionary, nowhere, nullValue]) }),
  (chance, file, { page, root }) => set(file, page, { Parent: chance.oneOf([undefined, page, nowhere, root]) }),
  // What a page draws with is elsewhere, or is something else
  (chance, file) => {
    const number = chance.oneOf([...file.objects.keys()]) ?? 0;
    const object = file.objects.get(number);
    if (object?.value.kind !== 'dictionary') return;
    const key = chance.oneOf([...object.value.entries.keys()]) ?? '';
    const numbers = [...file.objects.keys()].map((each) => referenceTo(each));
    const value = chance.oneOf([undefined, nullValue, nowhere, numberValue(-1), nameValue('A'), chance.oneOf(numbers)]);
    file.objects.set(number, { ...object, value: withEntries(object.value, { [key]: value }) });
  },
];
