import type { Chance } from '../../faults/chance.ts';

/** Changes the cross-reference table of a file that has one, its trailer, or where objects stand. */
export function changedTable(chance: Chance, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(bytes).toString('latin1');
  const made = (chance.oneOf(changes) as Change)(chance, text);
  return new Uint8Array(Buffer.from(made, 'latin1'));
}

type Change = (chance: Chance, text: string) => string;

const row = /\d{10} \d{5} [nf] \n/g;

/** One row of the table changed. */
function changeRow(chance: Chance, text: string, change: (row: string) => string): string {
  const rows = [...text.matchAll(row)];
  const one = chance.oneOf(rows);
  return one === undefined ? text : text.slice(0, one.index) + change(one[0]) + text.slice(one.index + one[0].length);
}

function moved(text: string, by: number): string {
  return String(Math.max(0, Number(text.slice(0, 10)) + by)).padStart(10, '0') + text.slice(10);
}

/** An object as it stands in the file. */
function objectIn(chance: Chance, text: string): { readonly number: string; readonly whole: string } | undefined {
  const found = chance.oneOf([...text.matchAll(/(\d+) 0 obj\n(?:(?!endobj)[\s\S])*endobj\n/g)]);
  return found === undefined ? undefined : { number: found[1] ?? '', whole: found[0] };
}

const changes: readonly Change[] = [
  (chance, text) => changeRow(chance, text, (one) => moved(one, chance.oneOf([-1, 1, 2, 10, -10, 1000]) ?? 1)),
  (chance, text) => changeRow(chance, text, (one) => one.replace('n', 'f')),
  (chance, text) => changeRow(chance, text, (one) => one.replace(' 00000 ', ' 00001 ')),
  (chance, text) => changeRow(chance, text, () => ''),
  (chance, text) => changeRow(chance, text, (one) => one + one),
  (chance, text) => text.replace(row, (one) => moved(one, chance.below(2) + 1)),
  (_, text) =>
    text.replace(/(xref\n)(\d+) (\d+)/, (_all, word, first, count) => `${word}${Number(first) + 1} ${count}`),
  (chance, text) =>
    text.replace(/startxref\n(\d+)/, (_, at) => `startxref\n${Number(at) + (chance.oneOf([-1, 1, 7, 9999]) ?? 1)}`),
  (_, text) => text.replace(/startxref\n\d+\n%%EOF\n/, ''),
  (_, text) => text.slice(0, text.lastIndexOf('xref\n0 ')),
  (_, text) => text.replace(/\/Root \d+ 0 R/, ''),
  (_, text) => text.replace(/\/Size \d+/, '/Size 2'),
  (chance, text) => `${chance.oneOf(['junk\n', '\n\n', 'a'.repeat(40)])}${text}`,
  (chance, text) => `${text}${chance.oneOf(['junk', '\0\0\0\0', 'startxref\n0\n%%EOF\n', 'trailer<</Root 1 0 R>>'])}`,
  // The same object once more, changed, behind the end or in front of the table
  (chance, text) => {
    const object = objectIn(chance, text);
    if (object === undefined) return text;
    const other = `${object.number} 0 obj\n${chance.oneOf(['null', '<<>>', '[]', '7'])}\nendobj\n`;
    const at = text.lastIndexOf('xref\n0 ');
    return chance.below(2) === 0 ? text + other : text.slice(0, at) + other + text.slice(at);
  },
  // An update that says nothing new, or whose section leads back to itself
  (chance, text) => {
    const at = /startxref\n(\d+)/.exec(text)?.[1] ?? '0';
    const trailer = /trailer\n<<([\s\S]*?)>>\nstartxref/.exec(text)?.[1] ?? '';
    const previous = chance.below(3) === 0 ? text.length : at;
    return `${text}xref\n0 0\ntrailer\n<<${trailer}/Prev ${previous}>>\nstartxref\n${text.length}\n%%EOF\n`;
  },
  // A length that is wrong
  (chance, text) =>
    text.replace(
      /\/Length (\d+)/,
      (_, length) => `/Length ${Math.max(0, Number(length) + (chance.oneOf([-5, -1, 1, 3, 500]) ?? 0))}`,
    ),
];
