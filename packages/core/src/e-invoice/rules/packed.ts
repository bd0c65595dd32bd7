/**
 * The rows of a table that are written short, as `tableOf` takes them: what repeats stands once. `%` begins a pattern, `@PATH` the rows for
 * elements, `*CODES` is a list that rows call by its number (`*0`), and a row is `SETS RULE SIGN PATH` without blanks.
 *
 * A digit before a path: so many names of the path before it go before its own. A rule is the next of the last one of its sign (`!`, or any
 * other), or another number in its place (`27`), or has its name (`:CII-SR-1/w`). Sets are those of several tables in one text that have the
 * row, as a letter; without one they are those of the row before. The path `.` is left out.
 */
export function unpackedRows(text: string, set = 0): string {
  const lines: string[] = [];
  const lists: string[] = [];
  const last = { unused: '', other: '' };
  let sets = -1;
  let context = '';
  let shown = '';
  let path = '';
  for (const line of text.split('\n')) {
    const rest = line.slice(1);
    if (line === '') continue;
    if (line.startsWith('*')) lists.push(rest);
    else if (line.startsWith('@')) {
      context = continued(context, rest);
      path = '';
    } else {
      const [, letter = '', rule = '', sign = '', own = ''] =
        /^([a-zA-Z]?)(\d+|:[\w/-]+)?([%!<#+~])(.*)$/.exec(line) ?? [];
      if (letter !== '') sets = setLetters.indexOf(letter) + 1;
      const isHere = ((sets >> set) & 1) === 1;
      if (sign === '%') {
        if (isHere) {
          lines.push('%');
          shown = '';
        }
        continue;
      }
      const key = sign === '!' ? 'unused' : 'other';
      last[key] = rule.startsWith(':') ? rule.slice(1) : ruleAfter(last[key], rule);
      path = continued(path, own);
      if (!isHere) continue;
      if (shown !== context) lines.push(`@ ${context}`);
      shown = context;
      const full = path.replace(/\*(\d+)$/, (_, number) => `=${lists[Number(number)]}`);
      lines.push(`${last[key]} ${sign} ${full === '' ? '.' : full}`);
    }
  }
  return lines.join('\n');
}

/** Combinations of up to five sets. */
export const setLetters = 'abcdefghijklmnopqrstuvwxyzABCDE';

function continued(before: string, rest: string): string {
  const [, count] = /^(\d)/.exec(rest) ?? [];
  if (count === undefined) return rest;
  return [...before.split('/').slice(0, Number(count)), rest.slice(1)].join('/');
}

/** The rule with a number in the place of that of another; without one, with the next. One without a number is its own next. */
export function ruleAfter(rule: string, number: string): string {
  const [, name = '', digits, mark = ''] = /^(.*?)(\d+)?(\/\w)?$/.exec(rule) ?? [];
  if (digits === undefined) return rule;
  return `${name}${(number || String(Number(digits) + 1)).padStart(digits.length, '0')}${mark}`;
}
