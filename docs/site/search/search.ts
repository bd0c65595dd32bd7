import MiniSearch, { type AsPlainObject, type Options, type QueryCombination } from 'minisearch';
import { alternativesTo } from './synonyms.ts';

/** What the search looks through: a section of a page, or a row of a table. */
export interface Section {
  /** Page and anchor, from the root of the site. */
  readonly address: string;
  /** Title of the page. */
  readonly page: string;
  /** Heading of the section, or the first cell of the row. */
  readonly title: string;
  readonly text: string;
  /** A row of a table, by what its first cell is; one without an anchor has the address of the section around it. */
  readonly row?: 'name' | 'words';
}

/** Results of one page, the first of which is opened by Enter. */
export const resultsMax = 20;

/** Sections of the references count less than the guides that explain the same. */
const isReference = /^(?:api|library|project|decisions)\/|^rules\.html/;

const settings: Options<Indexed> = {
  fields: ['title', 'anchor', 'page', 'text'],
  tokenize: termsOf,
  processTerm: (term) => term,
  searchOptions: { boost: { title: 6, anchor: 3, page: 2 } },
};

interface Indexed extends Section {
  readonly id: number;
  readonly anchor: string;
}

/** Makes the index of sections as data, which a page takes in a fraction of the time. */
export function indexOf(sections: readonly Section[]): AsPlainObject {
  const index = new MiniSearch<Indexed>(settings);
  index.addAll(sections.map((section, id) => ({ ...section, id, anchor: anchorOf(section) })));
  return index.toJSON();
}

/**
 * Prepares a search through sections and their index. A search gives at most `resultsMax` of them, first those that are called as was typed,
 * then those that have every word: as typed, as the beginning of a longer word, or as a synonym. Where there is none, words may be misspelt;
 * and where there is still none, sections that have some of the words are given.
 */
export function searchThrough(
  sections: readonly Section[],
  data: AsPlainObject,
): (typed: string) => readonly Section[] {
  const index = MiniSearch.loadJS<Indexed>(data, settings);
  const named = new Map<string, Section[]>();
  for (const section of sections.filter(({ row }) => row !== 'words'))
    for (const name of new Set([nameIn(section.title), nameIn(anchorOf(section))]))
      named.set(name, [...(named.get(name) ?? []), section]);
  const boostDocument = (id: number) => {
    const { address, row } = sections[id] as Section;
    return (row === undefined ? 1 : 0.7) * (isReference.test(address) ? 0.6 : 1);
  };
  const find = (words: readonly string[], combineWith: 'AND' | 'OR', mayBeMisspelt: boolean) =>
    index.search({ combineWith, queries: words.map((word) => queryFor(word, mayBeMisspelt)), boostDocument });
  return (typed) => {
    const words = nameIn(typed)
      .split(/[\s,;]+/)
      .map(trimmed)
      .filter((word) => word !== '');
    if (words.length === 0) return [];
    const ways = [() => find(words, 'AND', false), () => find(words, 'AND', true), () => find(words, 'OR', true)];
    const found = ways.reduce<readonly { readonly id: number }[]>((all, way) => (all.length > 0 ? all : way()), []);
    const first = named.get(nameIn(typed)) ?? [];
    const ranked = [...first, ...found.map(({ id }) => sections[id] as Section)];
    // Rows of one table may share an address: the best of them stands for it
    const byAddress = new Map(ranked.toReversed().map((section) => [section.address, section] as const));
    return [...new Set(ranked)].filter((one) => byAddress.get(one.address) === one).slice(0, resultsMax);
  };
}

/** One word as typed, its parts, or another word for it. */
function queryFor(word: string, mayBeMisspelt: boolean): QueryCombination {
  const whole = { tokenize: (text: string) => [text] };
  const typed = { ...whole, prefix: word.length > 1, fuzzy: mayBeMisspelt && word.length > 3 ? 0.25 : false };
  const other = (words: readonly string[], boost: number): QueryCombination => ({
    ...whole,
    combineWith: 'AND',
    queries: [...words],
    boostTerm: () => boost,
  });
  const parts = partsOf(word);
  return {
    combineWith: 'OR',
    queries: [
      { ...typed, queries: [word] },
      ...(parts.length > 1 ? [other(parts, 0.3)] : []),
      ...alternativesTo(word).map((alternative) => other(alternative.split(' '), 0.6)),
    ],
  };
}

/** The words of a text: each as it is written, and the parts of names such as `AMOUNT_FORMAT` and `billToPdf`. */
function termsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}_./@#-]+/gu) ?? []).flatMap((written) => {
    const word = trimmed(folded(written));
    if (word === '') return [];
    const parts = partsOf(written).map(folded);
    return parts.length > 1 ? [word, ...parts] : [word];
  });
}

function partsOf(word: string): string[] {
  return word
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_./@#-]+/)
    .filter((part) => part !== '');
}

function anchorOf({ address }: Section): string {
  return address.replace(/^[^#]*#?/, '');
}

/** How a name is compared: `RAPPEN_SECRET *` and `billToPdf()` without the signs behind them. */
function nameIn(text: string): string {
  return trimmed(folded(text));
}

function trimmed(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** Small letters without accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
