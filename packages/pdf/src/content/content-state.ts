import type { SpaceOfName } from './inline-image.ts';
import { InstructionReader } from './instructions.ts';
import { type Effect, operatorCode, operators } from './operators.ts';

/** How a page's instructions leave the graphics state behind (ISO 32000-1, 8.4.2). */
export interface ContentState {
  /** Each `Q` that has no `q` before it, with what stands in front of it as if it were for it: readers pass over all of that. */
  readonly strays: readonly Stretch[];
  /** Instructions that end what was left open, without the `q`s. */
  readonly closing: string;
  /** How many `q` have no `Q`. */
  readonly openStates: number;
  /** Behind the last whole instruction; less than the length when the content ends in the middle of a string or a picture, or of what is none. */
  readonly end: number;
  /** Whether every reader finds the same instructions: not where the end of a picture among them is looked for. */
  readonly isCertain: boolean;
}

/** Places from the first byte to behind the last. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Follows the instructions that open and close something; all else is passed over. */
export function contentState(content: Uint8Array, spaceOfName?: SpaceOfName): ContentState {
  const reader = new InstructionReader(content, { spaceOfName, isBrief: true });
  const follower = new Follower();
  let end = 0;
  let noImageAt: number | undefined;
  for (let code = reader.next(); code !== undefined && reader.isWhole; code = reader.next()) {
    const effect = followed.get(code);
    if (effect === 'inline-image') noImageAt = reader.image === undefined ? (noImageAt ?? reader.at) : undefined;
    else if (effect !== undefined) follower.follow(effect, reader);
    end = reader.end;
  }
  // Some readers take all that is behind it for a picture, others go on
  if (noImageAt !== undefined)
    return { ...contentState(content.subarray(0, noImageAt), spaceOfName), isCertain: false };
  const { strays, states: openStates } = follower;
  const isCertain = reader.doubtAt >= content.length;
  return { strays, closing: follower.closing(), openStates, end: reader.isWhole ? content.length : end, isCertain };
}

/** What is open at a place of the content. */
class Follower {
  readonly strays: Stretch[] = [];
  states = 0;
  #marks = 0;
  #hasPath = false;
  #isInText = false;

  follow(effect: Effect, { start, end }: InstructionReader): void {
    if (effect === 'move-to') this.#hasPath = true;
    else if (effect === 'paint') this.#hasPath = false;
    else if (effect === 'save') this.states++;
    else if (effect === 'restore') {
      if (this.states === 0) this.strays.push({ from: start, to: end });
      else this.states--;
    } else if (effect === 'begin-mark') this.#marks++;
    else if (effect === 'end-mark') this.#marks = Math.max(0, this.#marks - 1);
    else if (effect === 'begin-text') this.#isInText = true;
    else if (effect === 'end-text') this.#isInText = false;
  }

  closing(): string {
    return `${this.#isInText ? 'ET\n' : ''}${this.#hasPath ? 'n\n' : ''}${'EMC\n'.repeat(this.#marks)}`;
  }
}

const building: ReadonlySet<Effect> = new Set(['move-to', 'line-to', 'curve-to', 'rectangle', 'close', 'clip']);
const opening: ReadonlySet<Effect> = new Set([
  'paint',
  'save',
  'restore',
  'begin-mark',
  'end-mark',
  'begin-text',
  'end-text',
  'inline-image',
]);

/** What opens or closes something, by the code of its operator; all that builds a path as one. */
const followed: ReadonlyMap<number, Effect> = new Map(
  operators.flatMap(({ name, effect }): [number, Effect][] => {
    if (building.has(effect)) return [[operatorCode(name), 'move-to']];
    return opening.has(effect) ? [[operatorCode(name), effect]] : [];
  }),
);
