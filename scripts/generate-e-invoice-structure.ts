/**
 * Writes which elements the published rules are for, how often each stands, and which have no place, as rows of our own: facts alone,
 * no text of the rules, and no condition that says more. What the published rules are printed from is the first argument:
 * `python test/oracles/e-invoice/judge_official.py JARS --structure > rules.json; node scripts/generate-e-invoice-structure.ts rules.json`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as codes from '../packages/core/src/e-invoice/codes/index.ts';
import { ruleAfter, setLetters, unpackedRows } from '../packages/core/src/e-invoice/rules/packed.ts';

interface PublishedRule {
  readonly pattern: string;
  readonly elements: string;
  readonly rule: string;
  readonly flag: string;
  readonly asked: string;
  readonly isReport: boolean;
  /** The list of codes that a value is from, and where the value stands. */
  readonly codes: readonly string[] | null;
  readonly value: string | null;
  /** The rule of the standard that a rule of Factur-X says again. */
  readonly standard: string | null;
}

/** What is written to a file: tables, by the names of their sets. */
const modules = [
  ['structure-cii', 'ciiStructure', ['cen-cii'], 'CEN EN 16931, CII'],
  ['structure-ubl', 'ublStructure', ['cen-ubl'], 'CEN EN 16931, UBL'],
  [
    'structure-facturx',
    'facturXStructure',
    ['facturx-minimum', 'facturx-basicwl', 'facturx-basic', 'facturx-en16931', 'facturx-extended'],
    'Factur-X MINIMUM, BASIC WL, BASIC, EN 16931 and EXTENDED',
  ],
] as const;

const marks: Readonly<Record<string, string>> = { fatal: '', error: '', warning: '/w', information: '/i' };

/** Names without prefixes, and our functions. */
function plain(path: string): string {
  return path
    .replace(/\b(?:rsm|ram|udt|qdt|cac|cbc|ubl|cn|ext):/g, '')
    .replace(/ends-with\(name\(\),\s*('[^']*')\)/g, 'ends(name(), $1)')
    .replace(/upper-case\(/g, 'upper(')
    .replace(/normalize-space\(/g, 'n(')
    .replace(/\bself::(\w+)/g, "name() = '$1'")
    .replace(/(\w+)\/upper\((\w+)\)(!?='\w+')/g, '$1[upper($2)$3]')
    .replace(/"/g, "'")
    .replace(/= (true|false)\(\)/g, '= $1()')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Where elements stand: one that is named alone stands anywhere. */
function elementsOf(match: string): string {
  if (/^\/ubl:Invoice \| \/cn:CreditNote$/.test(match)) return '/*';
  return plain(match)
    .split(' | ')
    .map((path) => (path.startsWith('/') ? path : `//${path}`))
    .join(' | ');
}

/** What a rule asks in our signs; undefined where it asks for more than that. */
function askedOf({ asked, isReport, codes, value }: PublishedRule): string | undefined {
  const text = plain(asked)
    .replace(/^\((.*)\)$/, '$1')
    .trim();
  if (isReport) return text === 'true()' ? '! .' : `! ${text}`;
  const [, unused] = /^not ?\(([^()]+|\(\w+\|\w+\)[^()]*)\)$/.exec(text) ?? [];
  if (unused !== undefined && !/ (?:and|or) /.test(unused.replace(/\[[^\]]*\]/g, ''))) return `! ${unused}`;
  const [, counted, operator] = /^count\((.+)\) ?(=|<=|>=) ?1$/.exec(text) ?? [];
  if (counted !== undefined && !/\bcount\b|::/.test(counted)) {
    return operator === '=' ? `# ${counted}` : operator === '<=' ? `< ${counted}` : `+ ${counted}`;
  }
  if (/^@\w+$/.test(text)) return `+ ${text}`;
  return codes === null ? undefined : `~ ${value} ${listOf(codes)}`;
}

/** Our name of a list, or its codes. */
function listOf(found: readonly string[]): string {
  const text = [...found].sort().join(' ');
  const known = Object.entries(codes).find(([, list]) => typeof list === 'string' && sorted(list) === text);
  return known?.[0] ?? `=${found.join(' ')}`;
}

function sorted(list: string): string {
  return [...codes.codesOf(list)].sort().join(' ');
}

/** The rows of a set, as `tableOf` takes them. */
function rowsOf(all: readonly PublishedRule[], isFacturX: boolean): string[] {
  const lines: string[] = [];
  let last = '';
  for (const rule of all) {
    // The rules of the standard are the same rows in each profile of Factur-X
    const isOwn = isFacturX
      ? !/^(?:BR|PEPPOL|CII)-/.test(rule.rule) && rule.standard === null
      : /^(?:CII|UBL)-/.test(rule.rule);
    const asked = isOwn ? askedOf(rule) : undefined;
    const context = `${rule.pattern} ${rule.elements}`;
    if (asked === undefined) continue;
    if (rule.pattern !== last.split(' ')[0]) lines.push('%');
    if (context !== last) lines.push(`@ ${elementsOf(rule.elements)}`);
    last = context;
    lines.push(`${rule.rule || 'FX-SCH'}${marks[rule.flag] ?? ''} ${asked}`);
  }
  return lines;
}

/** Which rules of the standard a profile has. */
function standardOf(all: readonly PublishedRule[]): string[] {
  const named = all.map(({ rule, standard }) => standard ?? (/^(?:BR|CII)-/.test(rule) ? rule : ''));
  return [...new Set(named)].filter((name) => name !== '').sort();
}

/** Tables of rows in one text, what repeats once: what `unpackedRows` takes apart again. */
function packed(tables: readonly (readonly string[])[]): string {
  const lists = repeatedLists(tables.flat());
  const lines = lists.map((codes) => `*${codes}`);
  const last = { unused: '', other: '' };
  let sets = -1;
  let context = '';
  let path = '';
  for (const item of together(tables.map(itemsOf))) {
    if (item.sets !== sets) sets = item.sets;
    else item.letter = '';
    if (item.row === '%') {
      lines.push(`${item.letter}%`);
      continue;
    }
    if (item.context !== context) {
      lines.push(`@${shortened(context, item.context)}`);
      context = item.context;
      path = '';
    }
    const [rule = '', sign = '', ...rest] = item.row.split(' ');
    const key = sign === '!' ? 'unused' : 'other';
    const own = rest
      .join(' ')
      .replace(/=(.+)$/, (all, codes) => (lists.includes(codes) ? `*${lists.indexOf(codes)}` : all));
    const meant = own === '.' ? '' : own;
    const [, number = ''] = /(\d+)(?:\/\w)?$/.exec(rule) ?? [];
    const short = String(Number(number));
    const name = rule === ruleAfter(last[key], '') ? '' : rule === ruleAfter(last[key], short) ? short : `:${rule}`;
    lines.push(`${item.letter}${name}${sign}${shortened(path, meant)}`);
    last[key] = rule;
    path = meant;
  }
  return lines.join('\n');
}

interface Item {
  readonly context: string;
  readonly row: string;
  sets: number;
  letter: string;
}

function itemsOf(lines: readonly string[], set: number): Item[] {
  let context = '';
  return lines.flatMap((line) => {
    if (line.startsWith('@ ')) context = line.slice(2);
    if (line.startsWith('@ ')) return [];
    if (line === '%') context = '';
    return [{ context, row: line, sets: 1 << set, letter: '' }];
  });
}

/** The rows of all tables, each table in its order: what is the same in two of them once, as far as the order lets. */
function together(tables: readonly Item[][]): Item[] {
  const all = tables.reduce((one, other) => {
    const isSame = (at: number, beside: number): boolean =>
      one[at]?.row === other[beside]?.row && one[at]?.context === other[beside]?.context;
    const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
    for (let at = one.length - 1; at >= 0; at -= 1) {
      for (let beside = other.length - 1; beside >= 0; beside -= 1) {
        const row = lengths[at] as Uint16Array;
        const next = lengths[at + 1] as Uint16Array;
        row[beside] = isSame(at, beside)
          ? (next[beside + 1] as number) + 1
          : Math.max(next[beside] as number, row[beside + 1] as number);
      }
    }
    const merged: Item[] = [];
    let at = 0;
    let beside = 0;
    while (at < one.length || beside < other.length) {
      if (at < one.length && beside < other.length && isSame(at, beside)) {
        merged.push({ ...(one[at] as Item), sets: (one[at] as Item).sets | (other[beside] as Item).sets });
        at += 1;
        beside += 1;
      } else if (
        beside >= other.length ||
        (at < one.length && (lengths[at + 1]?.[beside] ?? 0) >= (lengths[at]?.[beside + 1] ?? 0))
      ) {
        merged.push(one[at++] as Item);
      } else merged.push(other[beside++] as Item);
    }
    return merged;
  });
  return all.map((item) => ({ ...item, letter: setLetters[item.sets - 1] as string }));
}

/** Lists of codes that stand in more than one row. */
function repeatedLists(lines: readonly string[]): string[] {
  const found = lines.flatMap((line) => / =(.+)$/.exec(line)?.[1] ?? []).filter((codes) => codes.length > 12);
  return [...new Set(found.filter((codes, at) => found.indexOf(codes) !== at))];
}

/** What a path has after the names that it shares with the one before, with their number before it. */
function shortened(before: string, path: string): string {
  const one = before.split('/');
  const other = path.split('/');
  let shared = 0;
  while (shared < 9 && shared < other.length - 1 && shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared === 0 || before === '' ? path : `${shared}${other.slice(shared).join('/')}`;
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file with the published rules');
const sets: Readonly<Record<string, readonly PublishedRule[]>> = JSON.parse(readFileSync(file, 'utf8'));
for (const [module, name, of, source] of modules) {
  const isFacturX = of.length > 1;
  const tables = of.map((set) => rowsOf(sets[set] ?? [], isFacturX));
  const text = packed(tables);
  for (const [at, lines] of tables.entries()) {
    if (unpackedRows(text, at) !== lines.join('\n')) throw new Error(`${of[at]} is not what was packed`);
  }
  const standard = isFacturX
    ? `\n\n/** The rules of the standard that they have, each. */\nexport const facturXStandard: readonly string[] = ${JSON.stringify(
        of.map((set) => standardOf(sets[set] ?? []).join(' ')),
        null,
        2,
      )};`
    : '';
  const output = fileURLToPath(new URL(`../packages/core/src/e-invoice/rules/${module}.generated.ts`, import.meta.url));
  writeFileSync(
    output,
    `// Made by scripts/generate-e-invoice-structure.ts from the published rules: do not edit.\n\n/** ${source}. */\nexport const ${name}: string = \`\n${text}\n\`;${standard}\n`,
  );
}
