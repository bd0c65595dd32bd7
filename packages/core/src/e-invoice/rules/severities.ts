import type { Problem } from '../../problem/problem.ts';

/** The rules of the standard alone, or with those of a network or country. */
export const eInvoiceRules = ['en16931', 'peppol', 'xrechnung'] as const;
export type EInvoiceRules = (typeof eInvoiceRules)[number];

/** How severe a broken rule is, as those who made it say: only errors make an invoice invalid. */
export type FindingSeverity = 'error' | 'warning' | 'information';

/** A broken rule, or a value in another form than its syntax has. */
export interface EInvoiceFinding extends Problem {
  readonly severity: FindingSeverity;
}

/** Rules that are no errors where they are published; every other rule is one. */
const lighterRules: Readonly<Record<EInvoiceRules, Readonly<Record<string, 'warning' | 'information'>>>> = {
  en16931: {},
  peppol: {
    'DE-R-017': 'warning',
    'DE-R-019': 'warning',
    'DE-R-026': 'warning',
    'DE-R-027': 'warning',
    'DE-R-028': 'warning',
    'IS-R-001': 'warning',
  },
  xrechnung: {
    'BR-DE-17': 'warning',
    'BR-DE-19': 'warning',
    'BR-DE-21': 'warning',
    'BR-DE-26': 'warning',
    'BR-DE-27': 'warning',
    'BR-DE-28': 'warning',
    'BR-DE-TMP-32': 'information',
    'PEPPOL-EN16931-R120': 'warning',
  },
};

/** How severe a rule is among the rules that an invoice is held against. Source: the flags of the published rules. */
export function severityOf(rule: string, rules: EInvoiceRules): FindingSeverity {
  return lighterRules[rules][rule] ?? 'error';
}

/** Whether any of the rules is no error. */
export function hasLighterRules(rules: EInvoiceRules): boolean {
  return Object.keys(lighterRules[rules]).length > 0;
}

/** Whether a finding makes an invoice invalid. */
export function isError({ severity }: EInvoiceFinding): boolean {
  return severity === 'error';
}

/** A set of rules and its release. */
export interface EInvoiceRuleSet {
  readonly name: string;
  readonly version: string;
}

const standard: EInvoiceRuleSet = { name: 'EN 16931 (CEN)', version: '1.3.16' };

/** By which rules, and which release of them, an invoice is checked. */
export const eInvoiceRuleSets: Readonly<Record<EInvoiceRules, readonly EInvoiceRuleSet[]>> = {
  en16931: [standard],
  peppol: [standard, { name: 'Peppol BIS Billing 3.0', version: '2026.5' }],
  xrechnung: [standard, { name: 'XRechnung', version: '3.0.2' }],
};

const syntaxRules = [
  'the schema of the syntax',
  'CII-DT, CII-SR, UBL-CR, UBL-DT, UBL-SR',
  'BR-51, BR-53 where both currencies are the same',
  'BR-B-01, BR-B-02',
  'BR-CL-06, BR-CL-07, BR-CL-08',
  'BR-CO-03',
];

/** What of those rules is not looked at, by their names or how these begin: an invoice without findings is valid by all the others. */
export const uncheckedRules: Readonly<Record<EInvoiceRules, readonly string[]>> = {
  en16931: syntaxRules,
  peppol: [
    ...syntaxRules,
    'PEPPOL-COMMON-R041 to R057',
    'PEPPOL-EN16931-CL006, F001 for days with a time zone, R008, R043, R044, R053, R054, R061, R080, R100, R101',
    'DE-R-020, 023-2, 024, 025, 030, 031, T02',
    'DK-R-003 to 011',
    'GR-R, GR-S',
    'IS-R-006 to 010',
    'IT-R-001',
    'NL-R-006',
    'NO-R',
    'SE-R-001, 002, 005 to 012',
  ],
  xrechnung: [
    ...syntaxRules,
    'BR-DE-20, 23-b, 24, 25, 30, 31',
    'BR-DEX, BR-DE-CVD, BR-TMP',
    'PEPPOL-EN16931-R008, R043, R044, R053, R054, R061, R101',
  ],
};
