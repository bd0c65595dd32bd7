import type { Problem } from '../../problem/problem.ts';

/** The rules of the standard alone, with those of a network or country, or those of Factur-X for the profile that an invoice names. */
export const eInvoiceRules = ['en16931', 'peppol', 'xrechnung', 'facturx'] as const;
export type EInvoiceRules = (typeof eInvoiceRules)[number];

/** How severe a broken rule is, as those who made it say: only errors make an invoice invalid. */
export type FindingSeverity = 'error' | 'warning' | 'information';

/** A broken rule, or a value in another form than its syntax has. */
export interface EInvoiceFinding extends Problem {
  readonly severity: FindingSeverity;
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
  facturx: [{ name: 'Factur-X', version: '1.09.2' }],
};

const schema = 'the schema of the syntax: the order of elements, and elements that no rule names';

/**
 * What of those rules is not looked at: an invoice without errors is valid by all the others. A rule whose name is given is published so
 * that it never applies, or is of a profile that has rules of its own.
 */
export const uncheckedRules: Readonly<Record<EInvoiceRules, readonly string[]>> = {
  en16931: [schema],
  peppol: [
    schema,
    'Peppol BIS Billing 3.0 for self-billing (BIS 3.0 SB); an invoice in CII is held against its terms in UBL',
  ],
  xrechnung: [schema],
  facturx: [schema, 'BR-FXEXT (the sums of EXTENDED, and their like in BASIC)'],
};
