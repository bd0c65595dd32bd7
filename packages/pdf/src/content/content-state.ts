import { isRegular } from '../syntax/bytes.ts';
import { skipLiteralString } from '../syntax/strings.ts';
import { ValueReader } from '../syntax/value-reader.ts';

/** How a page's instructions leave the graphics state behind (ISO 32000-1, 8.4.2). */
export interface ContentState {
  /** Places of each `Q` that has no `q` before it: readers pass over them. */
  readonly strays: readonly number[];
  /** Instructions that end what was left open, without the `q`s. */
  readonly closing: string;
  /** How many `q` have no `Q`. */
  readonly openStates: number;
  /** Behind the last whole instruction; less than the length when the content ends in the middle of a string. */
  readonly end: number;
}

/** What an operator does to the state that is followed here. */
type Effect = 'save' | 'restore' | 'text' | 'text-end' | 'mark' | 'mark-end' | 'image' | 'path' | 'path-end';

/** By the bytes of the operator as one number: looked up for every instruction of a page. */
const effects: ReadonlyMap<number, Effect> = new Map(
  Object.entries({
    q: 'save',
    Q: 'restore',
    BT: 'text',
    ET: 'text-end',
    BMC: 'mark',
    BDC: 'mark',
    EMC: 'mark-end',
    ID: 'image',
    ...each('m l c v y re h W W*', 'path'),
    ...each('S s f F f* B B* b b* n', 'path-end'),
  } as const).map(([word, effect]) => [keyOf(word.split('').map((letter) => letter.charCodeAt(0))), effect]),
);

function each<E extends Effect>(words: string, effect: E): Record<string, E> {
  return Object.fromEntries(words.split(' ').map((word) => [word, effect]));
}

function keyOf(bytes: readonly number[]): number {
  return bytes.reduce((key, byte) => key * 256 + byte, 0);
}

/** Follows the instructions that open and close something; all else is passed over. */
export function contentState(content: Uint8Array): ContentState {
  const reader = new ValueReader(content, 0, { values: 0 });
  const follower = new Follower();
  let end = 0;
  let isWhole = true;
  for (reader.skip(); isWhole && !reader.isAtEnd; reader.skip()) {
    const start = reader.at;
    const byte = content[start] as number;
    if (!isRegular(byte)) {
      isWhole = skipOperand(reader);
      continue;
    }
    let key = 0;
    for (; isRegular(content[reader.at]); reader.at++) key = key * 256 + (content[reader.at] as number);
    if (!isOperator(byte)) continue;
    const effect = effects.get(key);
    if (effect === 'image') isWhole = skipImageData(reader);
    else if (effect !== undefined) follower.follow(effect, start);
    if (isWhole) end = reader.at;
  }
  const { strays, states: openStates } = follower;
  return { strays, closing: follower.closing(), openStates, end: isWhole ? content.length : end };
}

/** What is open at a place of the content. */
class Follower {
  readonly strays: number[] = [];
  states = 0;
  #marks = 0;
  #hasPath = false;
  #isInText = false;

  follow(effect: Exclude<Effect, 'image'>, at: number): void {
    if (effect === 'path') this.#hasPath = true;
    else if (effect === 'path-end') this.#hasPath = false;
    else if (effect === 'save') this.states++;
    else if (effect === 'restore') {
      if (this.states === 0) this.strays.push(at);
      else this.states--;
    } else if (effect === 'mark') this.#marks++;
    else if (effect === 'mark-end') this.#marks = Math.max(0, this.#marks - 1);
    else this.#isInText = effect === 'text';
  }

  closing(): string {
    return `${this.#isInText ? 'ET\n' : ''}${this.#hasPath ? 'n\n' : ''}${'EMC\n'.repeat(this.#marks)}`;
  }
}

/** Goes over a string, or one byte of other syntax; false when a string does not end. */
function skipOperand(reader: ValueReader): boolean {
  const { bytes } = reader;
  const byte = bytes[reader.at];
  if (byte === 0x28) return skipString(reader);
  reader.at++;
  if (byte === 0x2f) while (isRegular(bytes[reader.at])) reader.at++;
  if (byte !== 0x3c) return true;
  if (bytes[reader.at] !== 0x3c) return skipHexString(reader);
  reader.at++;
  return true;
}

/** Numbers begin with a digit, a sign or a point. */
function isOperator(byte: number): boolean {
  return !((byte >= 48 && byte <= 57) || byte === 0x2b || byte === 0x2d || byte === 0x2e);
}

/** Goes over a string in parentheses; false when it does not end. */
function skipString(reader: ValueReader): boolean {
  const end = skipLiteralString(reader.bytes, reader.at);
  reader.at = end ?? reader.bytes.length;
  return end !== undefined;
}

function skipHexString(reader: ValueReader): boolean {
  const end = reader.bytes.indexOf(0x3e, reader.at);
  reader.at = end + 1;
  return end !== -1;
}

/** Bytes looked at behind what may be the end of an inline image: instructions are text. */
const textWithin = 12;

/** Goes behind the `EI` of an inline image (ISO 32000-1, 8.9.7); false when there is none. */
export function skipImageData(reader: ValueReader): boolean {
  const { bytes } = reader;
  for (let at = bytes.indexOf(0x45, reader.at); at !== -1; at = bytes.indexOf(0x45, at + 1)) {
    if (bytes[at + 1] !== 0x49 || isRegular(bytes[at - 1]) || isRegular(bytes[at + 2])) continue;
    const after = bytes.subarray(at + 2, at + 2 + textWithin);
    if (after.every((byte) => (byte >= 32 && byte < 127) || (byte >= 9 && byte <= 13))) {
      reader.at = at + 2;
      return true;
    }
  }
  return false;
}
