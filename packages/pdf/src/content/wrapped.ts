import type { CosDocument } from '../syntax/document.ts';
import { joinedBy } from '../syntax/scan/pages.ts';
import type { CosDictionary, CosValue } from '../syntax/values.ts';
import { latinBytes } from '../writer/pdf-bytes.ts';
import { type ContentState, contentState } from './content-state.ts';
import { spacesIn } from './named-space.ts';

/** The instructions of a page. */
export interface PageContent {
  /** The streams as the page lists them: references. */
  readonly streams: readonly CosValue[];
  readonly bytes: Uint8Array;
  readonly state: ContentState;
}

const lineEnd = 10;
const blank = 32;

/** The instructions of a page, decoded and looked through; undefined when they cannot be read. */
export function pageContent(document: CosDocument, { entries }: CosDictionary): PageContent | undefined {
  const streams = streamsOf(document, entries.get('Contents'));
  const spaceOfName = spacesIn(document, document.dictionary(entries.get('Resources')));
  const parts: Uint8Array[] = [];
  for (const reference of streams) {
    const stream = document.streamAt(reference);
    if (stream === undefined) continue;
    const bytes = document.decodedStream(stream.dictionary, stream.bytes);
    if (bytes === undefined) return undefined;
    parts.push(bytes);
  }
  // A stream ends between two words, whatever the next begins with (ISO 32000-1, 7.8.2)
  const bytes = joinedBy(lineEnd, parts);
  return { streams, bytes, state: contentState(bytes, spaceOfName) };
}

function streamsOf(document: CosDocument, contents: CosValue | undefined): readonly CosValue[] {
  if (contents?.kind === 'reference' && document.streamAt(contents) !== undefined) return [contents];
  const listed = document.resolved(contents);
  return listed?.kind === 'array' ? listed.items.filter((item) => item.kind === 'reference') : [];
}

/** Whether the instructions can stay as they are, with something before and behind them. */
export function canBeWrapped({ bytes, state }: PageContent): boolean {
  return state.strays.length === 0 && state.end === bytes.length;
}

/** The instructions without what readers pass over: a `Q` too many, a string that never ends. */
export function repaired({ bytes, state }: PageContent): Uint8Array {
  const result = new Uint8Array(bytes.subarray(0, state.end));
  for (const at of state.strays) result[at] = blank;
  return result;
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
