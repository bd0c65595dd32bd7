import { type SearchBudget, searchBytesMax } from '../../content/inline-image.ts';
import type { InstructionReading } from '../../content/instructions.ts';
import { spacesIn } from '../../content/named-space.ts';
import type { ResourceKind } from '../../content/operators.ts';
import type { Page } from '../../syntax/pages.ts';
import { joinedContents } from '../../syntax/scan/pages.ts';
import type { Budget } from '../../syntax/value-reader.ts';
import {
  type CosDictionary,
  type CosReference,
  type CosValue,
  emptyDictionary,
  isName,
  nameValue,
  withEntries,
} from '../../syntax/values.ts';
import { annotationsOf } from '../check/annotations.ts';
import { resourceIn } from '../check/resources.ts';
import { limits } from '../limits.ts';
import type { Draft } from './draft.ts';
import { repairedInstructions } from './instructions.ts';
import { addStream, packStream } from './packing.ts';

/** Instructions that wait to be repaired: those of `holder`, or the glyphs of a font that it is. */
interface Waiting {
  readonly holder: CosReference;
  readonly kind: 'page' | 'stream' | 'glyphs';
  /** The resources of what draws it: they hold where it has none of its own. */
  readonly inherited: CosDictionary;
}

/**
 * Repairs the instructions of all pages and of what they draw (ISO 19005-3, 6.2.2), each once, and gives forms the
 * resources that they inherit as their own.
 */
export function repairContents(draft: Draft, pages: readonly Page[]): void {
  const repair = new ContentRepair(draft);
  for (const { reference } of pages) {
    repair.add(reference, 'page', emptyDictionary);
    for (const { dictionary } of annotationsOf(draft, draft.dictionary(reference) ?? emptyDictionary)) {
      const normal = draft.dictionary(dictionary.entries.get('AP'))?.entries.get('N');
      const states = draft.streamAt(normal) === undefined ? draft.dictionary(normal) : undefined;
      for (const look of states?.entries.values() ?? [normal]) repair.add(look, 'stream', emptyDictionary);
    }
  }
  repair.run();
}

class ContentRepair {
  readonly #draft: Draft;
  readonly #waiting: Waiting[] = [];
  readonly #visited = new Set<number>();
  readonly #budget: Budget = { values: limits.contentValuesMax };
  readonly #search: SearchBudget = { searchLeft: searchBytesMax };

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  add(value: CosValue | undefined, kind: Waiting['kind'], inherited: CosDictionary): void {
    if (value?.kind !== 'reference' || this.#visited.has(value.number)) return;
    this.#visited.add(value.number);
    if (kind === 'page') this.#budget.values += limits.contentValuesPerPage;
    this.#waiting.push({ holder: value, kind, inherited });
  }

  run(): void {
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) {
      if (next.kind === 'page') this.#page(next);
      else if (next.kind === 'glyphs') this.#glyphs(next);
      else this.#stream(next.holder, next);
    }
  }

  #page(page: Waiting): void {
    const draft = this.#draft;
    const listed = draft.dictionary(page.holder)?.entries.get('Contents');
    const contents = draft.resolved(listed);
    const parts = (contents?.kind === 'array' ? contents.items : [listed]).flatMap((part) => {
      const stream = draft.streamAt(part);
      // What cannot be unpacked draws nothing anywhere
      return (stream && draft.decodedStream(stream.dictionary, stream.bytes)) ?? [];
    });
    const made = repairedInstructions(joinedContents(parts), this.#reading(page), this.#context(page));
    if (made === undefined) return;
    draft.edit(page.holder, { Contents: addStream(draft, made) });
    draft.changed('content-repaired');
  }

  #stream(reference: CosReference, owner: Waiting): void {
    const draft = this.#draft;
    const stream = draft.streamAt(reference);
    const bytes = stream && draft.decodedStream(stream.dictionary, stream.bytes);
    if (stream === undefined) return;
    const made = repairedInstructions(bytes ?? new Uint8Array(0), this.#reading(owner), this.#context(owner));
    if (made === undefined) return;
    packStream(draft, reference, draft.dictionary(reference) ?? stream.dictionary, made);
    draft.changed('content-repaired');
  }

  #glyphs(font: Waiting): void {
    const drawn = this.#draft.dictionary(this.#draft.dictionary(font.holder)?.entries.get('CharProcs'));
    for (const glyph of drawn?.entries.values() ?? []) {
      if (glyph.kind !== 'reference' || this.#visited.has(glyph.number)) continue;
      this.#visited.add(glyph.number);
      this.#stream(glyph, font);
    }
  }

  #reading({ holder, inherited }: Waiting): InstructionReading & { readonly values: Budget } {
    const own = this.#draft.dictionary(this.#draft.dictionary(holder)?.entries.get('Resources'));
    return { values: this.#budget, search: this.#search, spaceOfName: spacesIn(this.#draft, own ?? inherited) };
  }

  #context({ holder, inherited }: Waiting): { has(kind: ResourceKind, name: string): boolean } {
    const draft = this.#draft;
    return {
      has: (kind, name) => {
        const resources = draft.dictionary(draft.dictionary(holder)?.entries.get('Resources'));
        const own = resourceIn(draft, resources, kind, name);
        const value = own ?? resourceIn(draft, inherited, kind, name) ?? (kind === 'Font' ? standardFont : undefined);
        // A font that writes with itself has no end
        const isOwn = kind === 'Font' && value?.kind === 'reference' && value.number === holder.number;
        if (value === undefined || isOwn) return false;
        if (own === undefined) this.#give(holder, kind, name, value);
        this.#follow(kind, value, resources ?? inherited);
        return true;
      },
    };
  }

  #give(holder: CosReference, kind: ResourceKind, name: string, value: CosValue): void {
    const draft = this.#draft;
    const given = draft.dictionary(holder)?.entries.get('Resources');
    const listed = draft.dictionary(draft.dictionary(given)?.entries.get(kind)) ?? emptyDictionary;
    draft.edit(holder, { Resources: draft.edit(given, { [kind]: withEntries(listed, { [name]: value }) }) });
    draft.changed('resources-made-own');
  }

  /** What is drawn by name has instructions itself. */
  #follow(kind: ResourceKind, value: CosValue, resources: CosDictionary): void {
    const draft = this.#draft;
    const found = draft.dictionary(value) ?? emptyDictionary;
    const isKind = (key: string, name: string): boolean => isName(draft.resolved(found.entries.get(key)), name);
    const isForm = kind === 'XObject' && isKind('Subtype', 'Form');
    if (isForm || (kind === 'Pattern' && draft.streamAt(value) !== undefined)) this.add(value, 'stream', resources);
    if (kind === 'Font' && isKind('Subtype', 'Type3')) this.add(value, 'glyphs', resources);
    const mask = kind === 'ExtGState' ? draft.dictionary(found.entries.get('SMask')) : undefined;
    if (mask !== undefined) this.add(mask.entries.get('G'), 'stream', resources);
  }
}

/** What readers show text with whose font is not there. */
const standardFont: CosDictionary = withEntries(emptyDictionary, {
  Type: nameValue('Font'),
  Subtype: nameValue('Type1'),
  BaseFont: nameValue('Helvetica'),
  Encoding: nameValue('WinAnsiEncoding'),
});
