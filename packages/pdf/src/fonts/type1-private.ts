import { latin1 } from '../syntax/bytes.ts';
import { entryEnd, name, numbers, plainWord, takerOf } from './type1-head.ts';

/** Where a program of the hidden part stands: its entry begins at `start`, and it itself is from `from` to `to`. */
interface Place {
  readonly start: number;
  readonly from: number;
  readonly to: number;
}

/** The hidden part, decrypted, and where the programs of subroutines and glyphs stand in it. */
interface HiddenPart {
  readonly hidden: Uint8Array;
  readonly subrs: readonly Place[];
  readonly glyphs: readonly Place[];
}

/** What stands in a procedure but for others: a text would hide where it ends, so that there may be none. */
const inProcedure = '[^{}()%]|%[^\\r\\n]*[\\r\\n]';
/** Procedures without others in them, and such with others in them, up to four deep. */
const procedure = [1, 2, 3, 4].reduce((inner) => `\\{(?:${inProcedure}|${inner})*\\}`, `\\{(?:${inProcedure})*\\}`);
/** Behind a list: another that takes its place where the printer is a small one. */
const instead = `(?:\\s*systemdict\\s*/internaldict\\s+known\\s*${procedure}\\s*${procedure}\\s*ifelse\\s*${procedure}\\s*if)?`;
const blank = '[\\t\\n\\r ]';
const put = '(?:NP|\\||noaccess\\s+put|put)';
const define = '(?:ND|\\|-|noaccess\\s+def|def)';

/** What stands around the programs (Adobe Type 1 Font Format, section 7 and figure 9): readers look for these words. */
const pieces = {
  begin: new RegExp(`dup${blank}*/Private${blank}+\\d+${blank}+dict${blank}+dup${blank}+begin\\s+`, 'y'),
  entry: new RegExp(
    `${name}\\s*(?:${plainWord}|\\[${numbers}\\]${instead}|\\{${numbers}\\}|${procedure})${entryEnd}`,
    'y',
  ),
  others: new RegExp(
    `/OtherSubrs\\s*(?:%[^\\r\\n]*\\s+)*\\[(?:[^\\[\\]{}()%]|%[^\\r\\n]*[\\r\\n]|${procedure})*\\]\\s*${define}\\s+`,
    'y',
  ),
  subrs: new RegExp(`/Subrs${blank}+\\d+${blank}+array\\s+`, 'y'),
  subr: /dup[\t\n\r ]+\d+[\t\n\r ]+\d+[\t\n\r ]+(?:RD|-\|) $/y,
  subrEnd: new RegExp(`\\s*${put}\\s+`, 'y'),
  subrsEnd: new RegExp(`${define}\\s+`, 'y'),
  charStrings: new RegExp(`2\\s+index\\s*/CharStrings${blank}+\\d+${blank}+dict${blank}+dup${blank}+begin\\s+`, 'y'),
  glyph: new RegExp(`${name}${blank}+\\d+${blank}+(?:RD|-\\|) $`, 'y'),
  glyphEnd: new RegExp(`\\s*${define}\\s+`, 'y'),
  close:
    /end\s+end\s+readonly\s+put\s+noaccess\s+put\s+dup\s*\/FontName\s+get\s+exch\s+definefont\s+pop\s+mark\s+currentfile\s+closefile/y,
} as const;

/** Whether pieces stand in a text one behind the other, to its end: some once, those in lists as often as they come. */
function isMadeOf(text: string, ...wanted: readonly (RegExp | readonly RegExp[])[]): boolean {
  if (!/^[\t\n\r -~]*$/.test(text)) return false;
  const take = takerOf(text);
  return wanted.every((piece) => {
    if (piece instanceof RegExp) return take(piece);
    while (piece.some(take));
    return true;
  });
}

/** Whether every reader makes the same of the hidden part: what the format has, one behind the other. */
export function isPlainPrivate({ hidden, subrs, glyphs }: HiddenPart): boolean {
  const between = (from: number, to: number | undefined): string => latin1(hidden.subarray(from, to));
  const areEnded = (places: readonly Place[], end: RegExp, begin: RegExp): boolean =>
    places.slice(1).every(({ from }, index) => isMadeOf(between(places[index]?.to ?? 0, from), end, begin));
  const { begin, subrs: list, subr, subrEnd, subrsEnd, charStrings, glyph, glyphEnd, close } = pieces;
  const entries = [pieces.others, pieces.entry];
  const [firstSubr, firstGlyph] = [subrs[0], glyphs[0]];
  const isBegun =
    firstSubr === undefined
      ? isMadeOf(between(0, firstGlyph?.from), begin, entries, charStrings, glyph)
      : isMadeOf(between(0, firstSubr.from), begin, entries, list, subr) &&
        isMadeOf(between(subrs.at(-1)?.to ?? 0, firstGlyph?.from), subrEnd, subrsEnd, entries, charStrings, glyph);
  const last = glyphs.at(-1)?.to ?? 0;
  const ending = between(last, last + closeMax);
  return (
    isBegun &&
    areEnded(subrs, subrEnd, subr) &&
    areEnded(glyphs, glyphEnd, glyph) &&
    isMadeOf(ending.slice(0, ending.indexOf(closing) + closing.length), glyphEnd, close)
  );
}

const closing = 'closefile';
/** Bytes behind the last glyph that the end of the hidden part is looked for in. */
const closeMax = 400;

const number = '[-+]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)';
/** What a private dictionary says of the looks of its glyphs (Adobe Type 1 Font Format, section 5). */
const kept = [
  new RegExp(
    `/(BlueValues|OtherBlues|FamilyBlues|FamilyOtherBlues|StdHW|StdVW|StemSnapH|StemSnapV)\\s*[[{](${numbers})[\\]}]`,
    'g',
  ),
  new RegExp(`/(BlueScale|BlueShift|BlueFuzz|LanguageGroup|ExpansionFactor)\\s+(${number})(?=\\s)`, 'g'),
  /\/(ForceBold|RndStemUp)\s+(true|false)\b/g,
] as const;

/** The beginning of the hidden part written anew, up to subroutines and glyphs: what it says of their looks, and no more. */
export function plainPrivate({ hidden, subrs, glyphs }: HiddenPart): string {
  const front = latin1(hidden.subarray(0, Math.min((subrs[0] ?? glyphs[0])?.from ?? 0, frontMax)));
  const [lists, ...single] = kept;
  const said = new Map<string, string>();
  for (const [, key = '', numbersOf = ''] of front.matchAll(lists)) said.set(key, `[${numbersOf.trim()}]`);
  for (const pattern of single) for (const [, key = '', value = ''] of front.matchAll(pattern)) said.set(key, value);
  if (!said.has('BlueValues')) said.set('BlueValues', '[]');
  const others = new RegExp(pieces.others.source).exec(front)?.[0].trim();
  return [
    'dup /Private 24 dict dup begin',
    '/RD {string currentfile exch readstring pop} executeonly def',
    '/ND {noaccess def} executeonly def',
    '/NP {noaccess put} executeonly def',
    ...Array.from(said, ([key, value]) => `/${key} ${value} def`),
    '/MinFeature {16 16} def',
    '/password 5839 def',
    ...(others === undefined ? [] : [others.replace(/(?:\|-|noaccess\s+def)$/, 'ND')]),
    '',
  ].join('\n');
}

/** Bytes of the beginning that are looked through. */
const frontMax = 200_000;
