/** What may come next: `item` and `member` may also be the end of what has just begun. */
type Awaited = 'value' | 'item' | 'name' | 'member' | 'colon' | 'next';

const words = ['true', 'false', 'null'];

/**
 * Finds the first character with which a text cannot be JSON (RFC 8259), as its index; the length of the text, where there is
 * none and the text at most ends too early. Engines tell it in words of their own, or not at all.
 */
export function firstMisfit(text: string): number {
  const ends: string[] = [];
  let awaited: Awaited = 'value';
  for (let at = 0; ; ) {
    while (isSpace(text.charCodeAt(at))) at += 1;
    const character = text.charAt(at);
    if (character === '') return at;
    const beginsValue: boolean = awaited === 'value' || awaited === 'item';
    if (character === '}' || character === ']') {
      const isEmpty = awaited === (character === ']' ? 'item' : 'member');
      if (character !== ends.at(-1) || !(isEmpty || awaited === 'next')) return at;
      ends.pop();
      awaited = 'next';
      at += 1;
    } else if (character === ',') {
      if (awaited !== 'next' || ends.length === 0) return at;
      awaited = ends.at(-1) === ']' ? 'value' : 'name';
      at += 1;
    } else if (character === ':') {
      if (awaited !== 'colon') return at;
      awaited = 'value';
      at += 1;
    } else if (character === '"') {
      if (awaited === 'colon' || awaited === 'next') return at;
      const { end, fits } = readString(text, at);
      if (!fits) return end;
      awaited = beginsValue ? 'next' : 'colon';
      at = end;
    } else if (!beginsValue) return at;
    else if (character === '{' || character === '[') {
      ends.push(character === '{' ? '}' : ']');
      awaited = character === '{' ? 'member' : 'item';
      at += 1;
    } else {
      const { end, fits } = readLiteral(text, at);
      if (!fits) return end;
      awaited = 'next';
      at = end;
    }
  }
}

/** How far something goes, and whether it is whole there. */
interface Reading {
  readonly end: number;
  readonly fits: boolean;
}

function readString(text: string, start: number): Reading {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 34) return { end: at + 1, fits: true };
    if (code < 32) return { end: at, fits: false };
    if (code !== 92) continue;
    at += 1;
    if (text.charAt(at) === 'u') {
      for (let digits = 0; digits < 4; digits += 1) {
        at += 1;
        if (!/^[\da-fA-F]$/.test(text.charAt(at))) return { end: at, fits: false };
      }
    } else if (!/^["\\/bfnrt]$/.test(text.charAt(at))) return { end: at, fits: false };
  }
  return { end: text.length, fits: false };
}

function readLiteral(text: string, start: number): Reading {
  const word = words.find((each) => each.charAt(0) === text.charAt(start));
  if (word === undefined) return readNumber(text, start);
  let length = 1;
  while (length < word.length && text.charAt(start + length) === word.charAt(length)) length += 1;
  return { end: start + length, fits: length === word.length };
}

function readNumber(text: string, start: number): Reading {
  let at = text.charAt(start) === '-' ? start + 1 : start;
  const digits = () => {
    const first = at;
    while (isDigit(text.charCodeAt(at))) at += 1;
    return at > first;
  };
  if (text.charAt(at) === '0') at += 1;
  else if (!digits()) return { end: at, fits: false };
  if (text.charAt(at) === '.') {
    at += 1;
    if (!digits()) return { end: at, fits: false };
  }
  if (text.charAt(at) === 'e' || text.charAt(at) === 'E') {
    at += 1;
    if (text.charAt(at) === '+' || text.charAt(at) === '-') at += 1;
    if (!digits()) return { end: at, fits: false };
  }
  return { end: at, fits: true };
}

const isSpace = (code: number): boolean => code === 32 || code === 9 || code === 10 || code === 13;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
