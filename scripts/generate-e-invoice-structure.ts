/**
 * Writes which elements the published rules are for, how often each stands, and which have no place, as rows of our own: facts alone,
 * no text of the rules, and no condition that says more. What the published rules are printed from is the first argument:
 * `python test/oracles/e-invoice/judge_official.py JARS --structure > rules.json; node scripts/generate-e-invoice-structure.ts rules.json`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as codes from '../packages/core/src/e-invoice/codes/index.ts';

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

const modules = [
  ['structure-cii', 'ciiStructure', 'cen-cii', 'CEN EN 16931, CII'],
  ['structure-ubl', 'ublStructure', 'cen-ubl', 'CEN EN 16931, UBL'],
  ['structure-minimum', 'minimumStructure', 'facturx-minimum', 'Factur-X MINIMUM'],
  ['structure-basicwl', 'basicWlStructure', 'facturx-basicwl', 'Factur-X BASIC WL'],
  ['structure-basic', 'basicStructure', 'facturx-basic', 'Factur-X BASIC'],
  ['structure-en16931', 'en16931Structure', 'facturx-en16931', 'Factur-X EN 16931'],
  ['structure-extended', 'extendedStructure', 'facturx-extended', 'Factur-X EXTENDED'],
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
  return list.trim().split(' ').sort().join(' ');
}

function moduleOf(all: readonly PublishedRule[], name: string, source: string, isFacturX: boolean): string {
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
    if (asked !== undefined) lines.push(`${rule.rule || 'FX-SCH'}${marks[rule.flag] ?? ''} ${asked}`);
  }
  const standard = isFacturX ? standardOf(all) : [];
  if (standard.length > 0) lines.unshift(`& ${standard.join(' ')}`);
  return `// Made by scripts/generate-e-invoice-structure.ts from the published rules: do not edit.\n\n/** ${source}. */\nexport const ${name}: string = \`\n${lines.join('\n')}\n\`;\n`;
}

/** Which rules of the standard a profile has. */
function standardOf(all: readonly PublishedRule[]): string[] {
  const named = all.map(({ rule, standard }) => standard ?? (/^(?:BR|CII)-/.test(rule) ? rule : ''));
  return [...new Set(named)].filter((name) => name !== '').sort();
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file with the published rules');
const sets: Readonly<Record<string, readonly PublishedRule[]>> = JSON.parse(readFileSync(file, 'utf8'));
for (const [module, name, set, source] of modules) {
  const output = fileURLToPath(new URL(`../packages/core/src/e-invoice/rules/${module}.generated.ts`, import.meta.url));
  writeFileSync(output, moduleOf(sets[set] ?? [], name, source, set.startsWith('facturx')));
}
