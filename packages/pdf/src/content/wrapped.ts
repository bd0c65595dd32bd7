import type { CosDocument } from '../syntax/document.ts';
import { integerOf } from '../syntax/file-object.ts';
import { joinedContents } from '../syntax/scan/pages.ts';
import type { CosDictionary, CosValue } from '../syntax/values.ts';
import { latinBytes } from '../writer/pdf-bytes.ts';
import { type ContentState, contentState } from './content-state.ts';
import { spacesIn } from './named-space.ts';

/** The instructions of a page. */
export interface PageContent {
  /** The streams as the page lists them: references. */
  readonly streams: readonly CosValue[];
  /** The instructions of all of them, and where each begins. */
  readonly bytes: Uint8Array;
  readonly starts: readonly number[];
  /** Whether each stream is as long as it says: with what is added behind them, longer ones would go on into that. */
  readonly isAsLong: boolean;
  readonly state: ContentState;
}

const blank = 32;

/** The instructions of a page, decoded and looked through; undefined when they cannot be read. */
export function pageContent(document: CosDocument, { entries }: CosDictionary): PageContent | undefined {
  const streams = streamsOf(document, entries.get('Contents'));
  const spaceOfName = spacesIn(document, document.dictionary(entries.get('Resources')));
  const parts: Uint8Array[] = [];
  let isAsLong = true;
  for (const reference of streams) {
    const stream = document.streamAt(reference);
    if (stream === undefined) continue;
    isAsLong &&= integerOf(document.resolved(stream.dictionary.entries.get('Length'))) === stream.bytes.length;
    const bytes = document.decodedStream(stream.dictionary, stream.bytes);
    if (bytes === undefined) return undefined;
    parts.push(bytes);
  }
  const bytes = joinedContents(parts);
  let start = 0;
  const starts = parts.map(({ length }) => {
    const own = start;
    start += length + 1;
    return own;
  });
  return { streams, bytes, starts, isAsLong, state: contentState(bytes, spaceOfName) };
}

function streamsOf(document: CosDocument, contents: CosValue | undefined): readonly CosValue[] {
  if (contents?.kind === 'reference' && document.streamAt(contents) !== undefined) return [contents];
  const listed = document.resolved(contents);
  return listed?.kind === 'array' ? listed.items.filter((item) => item.kind === 'reference') : [];
}

/** Whether the instructions can stay as they are, with something before and behind them. */
export function canBeWrapped({ bytes, state, isAsLong }: PageContent): boolean {
  return isAsLong && state.strays.length === 0 && state.end === bytes.length;
}

/** The instructions without what readers pass over: a `Q` too many, a string that never ends. */
function repaired({ bytes, state }: PageContent): Uint8Array {
  const result = new Uint8Array(bytes.subarray(0, state.end));
  for (const { from, to } of state.strays) result.fill(blank, from, to);
  return result;
}

/** The same, a stream for each there was: where one ends in the middle of a word or a text, readers join them in ways of their own. */
export function repairedParts(content: PageContent): readonly Uint8Array[] {
  const whole = repaired(content);
  const { starts, bytes } = content;
  const behind = (index: number) => (starts[index + 1] ?? bytes.length) - 1;
  return starts.map((start, index) => whole.subarray(start, starts.length === 1 ? undefined : behind(index)));
}

/** What ends everything that the instructions left open. */
export function closingOf({ state }: PageContent): string {
  return `\n${state.closing}${'Q\n'.repeat(state.openStates)}`;
}

/** The instructions as a whole that leaves nothing open. */
export function balanced(content: PageContent): Uint8Array {
  const closing = latinBytes(closingOf(content));
  const body = repaired(content);
  const whole = new Uint8Array(body.length + closing.length);
  whole.set(body);
  whole.set(closing, body.length);
  return whole;
}
