import { checkEInvoice, type EInvoiceRules, readEInvoice } from '@rappen/core/e-invoice';
import { tablesOf } from '../../../packages/core/src/e-invoice/rules/tables.ts';
import { expectValue } from '../../results.ts';
import type { OfficialFinding, schemaVerdictsOf } from '../official-rules.ts';
import type { Judged } from './mutants.ts';

/** What the two verdicts on a file have in common. */
export interface Compared {
  readonly set: string;
  readonly files: number;
  /** Both call it valid, or both do not. */
  readonly sameVerdict: number;
  /** The same with the schema, as a recipient judges: valid is what keeps both. Of EXTENDED-CTC-FR the rules alone. */
  readonly sameWhole: number;
  readonly falseRefusals: readonly string[];
  readonly falseAccepts: readonly string[];
  /** Broken rules, each once a file: those both find with the same severity, and those that one of them finds. */
  readonly both: number;
  readonly onlyTheirs: readonly string[];
  readonly onlyOurs: readonly string[];
  /** Their program ended at a rule: it says nothing of the others, and the file counts as not valid. */
  readonly ended: number;
}

export const severities = { fatal: 'error', error: 'error', warning: 'warning', information: 'information' } as const;

/** The sets of published rules, and how an invoice is held against each. */
const sets: Readonly<Record<string, EInvoiceRules>> = {
  'cen-cii': 'en16931',
  'cen-ubl': 'en16931',
  peppol: 'peppol',
  'peppol-sb': 'peppol',
  'xrechnung-cii': 'xrechnung',
  'xrechnung-ubl': 'xrechnung',
  'france-cii': 'france',
  'france-ubl': 'france',
  'ctcfr-cii': 'france',
  'ctcfr-ubl': 'france',
  'facturx-basic': 'facturx',
  'facturx-en16931': 'facturx',
  'facturx-extended': 'facturx',
};

/** The names of the rules of a set in our tables, with their severity; for a set beside the standard its own alone. */
export function ownRulesOf(set: string): ReadonlyMap<string, string> {
  const known = knownRules.get(set) ?? rulesOfTables(set);
  knownRules.set(set, known);
  return known;
}

const knownRules = new Map<string, ReadonlyMap<string, string>>();

function rulesOfTables(set: string): ReadonlyMap<string, string> {
  const isSelfBilling = set === 'peppol-sb';
  const syntax = set.endsWith('ubl') || set === 'peppol' || isSelfBilling ? 'UBL' : 'CII';
  const rules = sets[set] as EInvoiceRules;
  const isCtc = set.startsWith('ctcfr');
  const named = isCtc ? 'extendedCtcFr' : isSelfBilling ? 'peppolSelfBilling' : undefined;
  const profile = rules === 'facturx' ? (set.slice('facturx-'.length) as 'basic') : named;
  const all = tablesOf(rules, syntax, profile);
  const tables = isCtc ? all.slice(0, -1) : all.slice(['peppol', 'xrechnung', 'france'].includes(rules) ? 2 : 0);
  const rows = tables.flatMap(({ table }) => table.patterns.flat().flatMap((context) => context.rows));
  return new Map(rows.map(({ rule, severity }) => [rule, severity]));
}

/** Which sets judge a file, by its name and syntax. */
function setsOf({ name, xml }: Judged): string[] {
  const [rules = ''] = name.split('-');
  const syntax = xml.includes('CrossIndustryInvoice') ? 'cii' : 'ubl';
  const own = rules === 'peppol' ? ['peppol'] : rules === 'xrechnung' ? [`${rules}-${syntax}`] : [];
  const ofFacturX =
    syntax === 'cii' && (rules === 'basic' || rules === 'en16931' || rules === 'extended') ? [`facturx-${rules}`] : [];
  if (rules === 'france' || rules === 'ctcfr') return [`${rules}-${syntax}`];
  if (rules === 'selfbilling') return ['peppol-sb'];
  // EXTENDED has rules of its own in place of those of the standard
  return rules === 'extended' ? ofFacturX : [`cen-${syntax}`, ...own, ...ofFacturX];
}

export const frenchExtended = 'urn:cen.eu:en16931:2017#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr';

const selfBilling = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0';

const ofSet: Readonly<Record<string, string>> = {
  'facturx-basic': 'urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic',
  'facturx-extended': 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended',
  ctcfr: frenchExtended,
  'peppol-sb': selfBilling,
};

/** The rules that we find broken by a set, with their severity. */
function ours(set: string, xml: string): ReadonlyMap<string, string> {
  const known = ownRulesOf(set);
  const received = expectValue(readEInvoice(xml));
  // A profile that a mutant no longer names is the one that it was made from
  const specification = ofSet[set.replace(/-(?:cii|ubl)$/, '')];
  const invoice = specification === undefined ? received.invoice : { ...received.invoice, specification };
  const findings = checkEInvoice({ invoice, source: received.source }, { rules: sets[set] as EInvoiceRules });
  const named = findings.map(({ params, severity }) => [String(params['rule']), severity] as const);
  return new Map(named.filter(([rule]) => known.has(rule)));
}

/** It stands in the release of CII that registries have, and is gone from the one that we follow. */
export const goneRule = 'BR-CO-25';

/** The rule of theirs: those of Factur-X that say a rule of the standard again bear its name in their text. */
function ruleOf({ set, rule, text }: OfficialFinding): string {
  if (!set.startsWith('facturx')) return rule;
  const [, standard] = /^\[((?:BR|CII|PEPPOL)-[\w-]+?)\]/.exec(text) ?? [];
  return standard ?? (rule === '' ? 'FX-SCH' : rule);
}

/** Which files keep the schema of their syntax, and in CII that of their profile of Factur-X. */
export type SchemaVerdicts = ReturnType<typeof schemaVerdictsOf>;

/** What reading says of the schema: of a number, or of a day in UBL, by its term. */
const ofSchema = /^E_INVOICE_(?:SCHEMA_\w+|NUMBER)$/;

/** Whether a file keeps the schema of its syntax by our tables. */
export function isValidBySchema({ name, xml }: Judged): boolean {
  const reading = readEInvoice(xml);
  if (!reading.ok) throw new Error(`${name} cannot be read`);
  const { deviations, syntax } = reading.value;
  return !deviations.some(({ code }) => ofSchema.test(code) || (code === 'E_INVOICE_DATE' && syntax === 'UBL'));
}

/** Compares the verdicts on all files, set by set. */
export function compare(
  files: readonly Judged[],
  verdicts: Readonly<Record<string, readonly OfficialFinding[]>>,
  schemas: SchemaVerdicts,
): readonly Compared[] {
  const bySchema = new Map(files.map((file) => [file.name, isValidBySchema(file)]));
  const isValidToTheirSchema = (set: string, name: string): boolean => {
    const verdict = schemas[name];
    return (set.startsWith('facturx') ? verdict?.isFacturX : verdict?.isValid) !== false;
  };
  return Object.keys(sets).map((set) => {
    const of = files.filter((file) => setsOf(file).includes(set));
    const pairs = of.map((file) => pairOf(file, set, verdicts[file.name] ?? []));
    const told = pairs.filter(({ hasEnded }) => !hasEnded);
    return {
      set,
      files: of.length,
      sameVerdict: pairs.filter(({ isValid, isValidToThem }) => isValid === isValidToThem).length,
      sameWhole: pairs.filter(({ name, isValid, isValidToThem }) => {
        if (set.startsWith('ctcfr')) return isValid === isValidToThem;
        return (isValid && bySchema.get(name) === true) === (isValidToThem && isValidToTheirSchema(set, name));
      }).length,
      falseRefusals: pairs.filter(({ isValid, isValidToThem }) => !isValid && isValidToThem).map(({ name }) => name),
      falseAccepts: pairs.filter(({ isValid, isValidToThem }) => isValid && !isValidToThem).map(({ name }) => name),
      both: told.reduce((sum, { both }) => sum + both, 0),
      onlyTheirs: told.flatMap(({ onlyTheirs }) => onlyTheirs),
      onlyOurs: told.flatMap(({ onlyOurs }) => onlyOurs),
      ended: pairs.length - told.length,
    };
  });
}

function pairOf({ name, xml }: Judged, set: string, findings: readonly OfficialFinding[]) {
  const own = ours(set, xml);
  const told = findings.filter((one) => one.set === set && one.rule !== goneRule);
  const theirs = new Map(told.map((one) => [ruleOf(one), severities[one.flag]] as const));
  const same = [...theirs].filter(([rule, severity]) => own.get(rule) === severity);
  return {
    name,
    hasEnded: theirs.has('ENDED'),
    isValid: ![...own.values()].includes('error'),
    isValidToThem: ![...theirs.values()].includes('error'),
    both: same.length,
    onlyTheirs: [...theirs.keys()].filter((rule) => own.get(rule) !== theirs.get(rule)),
    onlyOurs: [...own.keys()].filter((rule) => own.get(rule) !== theirs.get(rule)),
  };
}

/** Whole per cent with two decimals, rounded down: a share is not said to be more than it is. */
export function share(part: number, of: number): string {
  return `${(Math.floor((part / Math.max(1, of)) * 10_000) / 100).toFixed(2)} %`;
}

/** The table of agreement as the documentation has it. */
export function tableOfAgreement(compared: readonly Compared[]): string {
  const head =
    '| Rules | Files | Same verdict | With the schema | Refused by us alone | Accepted by us alone | Same findings |\n| --- | --- | --- | --- | --- | --- | --- |';
  const rows = compared.map((one) => {
    const { set, files, sameVerdict, sameWhole, falseRefusals, falseAccepts, both, onlyTheirs, onlyOurs } = one;
    const findings = both + onlyTheirs.length + onlyOurs.length;
    return `| ${set} | ${files} | ${share(sameVerdict, files)} | ${share(sameWhole, files)} | ${falseRefusals.length} | ${falseAccepts.length} | ${share(both, findings)} |`;
  });
  return [head, ...rows].join('\n');
}

/** The rules on which the verdicts differ, the most frequent first. */
export function differences(compared: readonly Compared[]): string[] {
  const counts = new Map<string, number>();
  for (const { set, onlyTheirs, onlyOurs } of compared) {
    for (const rule of onlyTheirs) count(counts, `${set} ${rule}: only theirs`);
    for (const rule of onlyOurs) count(counts, `${set} ${rule}: only ours`);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([rule, times]) => `${times} × ${rule}`);
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
