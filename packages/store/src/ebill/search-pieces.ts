import type { BillerId } from '@rappen/http';

/** How long the pieces of a text are, and those of a long number: so many of each case are digits that four of them come often. */
const lengths = [1, 2, 4];
const digitsOfPiece = 6;
/** Behind the number of a biller. Letters of this area are nobody's. */
const behindBiller = '\ue080';
const plain = 0xe000;

/** Letters as they stand in pieces: none is a sign that parts pieces, or means something to a full-text table. */
function lettersOf(text: string): readonly string[] {
  return [...text].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code < 0x80 && !/[a-z0-9]/.test(letter) ? String.fromCharCode(plain + code) : letter;
  });
}

/** Where the digits of long numbers begin and end. */
function longNumbersOf(letters: readonly string[]): readonly (readonly [first: number, end: number])[] {
  const runs: [number, number][] = [];
  for (let first = 0; first < letters.length; ) {
    let end = first;
    while (/^[0-9]$/.test(letters[end] ?? '')) end += 1;
    if (end - first >= digitsOfPiece) runs.push([first, end]);
    first = Math.max(end, first + 1);
  }
  return runs;
}

/** All pieces of a text that is kept. */
export function piecesOf(billerId: BillerId, text: string): string {
  const letters = lettersOf(text);
  const pieces = new Set<string>();
  const add = (first: number, length: number) =>
    pieces.add(`${billerId}${behindBiller}${letters.slice(first, first + length).join('')}`);
  for (const length of lengths) for (let first = 0; first + length <= letters.length; first++) add(first, length);
  for (const [start, end] of longNumbersOf(letters))
    for (let first = start; first + digitsOfPiece <= end; first++) add(first, digitsOfPiece);
  return [...pieces].join(' ');
}

/** The pieces that a text must have in which another one is found. */
export interface SoughtPieces {
  /** Of its long numbers, which few cases have in common. */
  readonly ofNumbers: readonly string[];
  /** Of the whole text, one beside the other, and the last; none that is all within a long number. */
  readonly ofText: readonly string[];
}

export function soughtPieces(billerId: BillerId, text: string): SoughtPieces {
  const letters = lettersOf(text);
  const numbers = longNumbersOf(letters);
  const length = Math.max(...lengths.filter((one) => one <= letters.length));
  const isWithin = (first: number) => numbers.some(([start, end]) => first >= start && first + length <= end);
  const piecesAt = (starts: readonly number[], of: number) =>
    [...new Set(starts)].map((first) => `${billerId}${behindBiller}${letters.slice(first, first + of).join('')}`);
  return {
    ofNumbers: piecesAt(
      numbers.flatMap(([start, end]) => startsOf(start, end, digitsOfPiece)),
      digitsOfPiece,
    ),
    ofText: piecesAt(
      startsOf(0, letters.length, length).filter((first) => !isWithin(first)),
      length,
    ),
  };
}

/** Where pieces begin that lie one beside the other, and the last. */
function startsOf(start: number, end: number, length: number): readonly number[] {
  const starts = [end - length];
  for (let first = start; first + length <= end; first += length) starts.push(first);
  return starts;
}
