import type { Problem } from '../../problem/problem.ts';
import type { ReceivedProfile } from '../semantic/index.ts';
import type { Syntax } from '../syntax/index.ts';

/** The rules of the standard alone, with those of a network or country, or those of Factur-X for the profile that an invoice names. */
export const eInvoiceRules = ['en16931', 'peppol', 'xrechnung', 'facturx', 'france'] as const;
export type EInvoiceRules = (typeof eInvoiceRules)[number];

/** How severe a broken rule is, as those who made it say: only errors make an invoice invalid. */
export type FindingSeverity = 'error' | 'warning' | 'information';

/** A broken rule, or a value in another form than its syntax has. */
export interface EInvoiceFinding extends Problem {
  readonly severity: FindingSeverity;
  /** Of what the schema says: where the element begins, or the one in which it is missing; from 1. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
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

const france: EInvoiceRuleSet = { name: 'France (BR-FR, flow 2)', version: '1.3.0' };
const frenchExtended: EInvoiceRuleSet = { name: 'EXTENDED-CTC-FR', version: '1.3.0' };

const sets: Readonly<Record<EInvoiceRules, readonly EInvoiceRuleSet[]>> = {
  en16931: [standard],
  peppol: [standard, { name: 'Peppol BIS Billing 3.0', version: '2026.5' }],
  xrechnung: [standard, { name: 'XRechnung', version: '3.0.2' }],
  facturx: [{ name: 'Factur-X', version: '1.09.2' }],
  france: [standard, france],
};

/** Where a profile has rules of its own in place of these. */
const setsOfProfile: Readonly<Partial<Record<ReceivedProfile, Partial<typeof sets>>>> = {
  extendedCtcFr: { france: [frenchExtended, france] },
  peppolSelfBilling: { peppol: [standard, { name: 'Peppol BIS Self-Billing 3.0', version: '2026.5' }] },
};

const schemas: Readonly<Record<Syntax, EInvoiceRuleSet>> = {
  CII: { name: 'UN/CEFACT CII (schema)', version: 'D16B' },
  UBL: { name: 'OASIS UBL (schema)', version: '2.1' },
};

/** What an invoice is and comes in. */
export interface DeclaringEInvoice {
  readonly profile: ReceivedProfile | undefined;
  readonly syntax: Syntax;
  /** The PDF around it, if there is one. */
  readonly file?: object | undefined;
  /** Undefined for ZUGFeRD 1.0. */
  readonly source: object | undefined;
  readonly invoice?: { readonly businessProcess?: string | undefined } | undefined;
}

/**
 * The rules that an invoice says it keeps: those of Factur-X for its profiles, and in a PDF, those of XRechnung, Peppol or France
 * (EXTENDED-CTC-FR), or else the standard.
 */
export function declaredRules({ profile, file }: DeclaringEInvoice): EInvoiceRules {
  if (profile === 'xrechnung' || profile === 'peppol') return profile;
  if (profile === 'peppolSelfBilling') return 'peppol';
  if (profile === 'extendedCtcFr') return 'france';
  const isFacturX = profile !== undefined && /^(?:minimum|basicwl|basic|extended)$/.test(profile);
  return isFacturX || (profile === 'en16931' && file !== undefined) ? 'facturx' : 'en16931';
}

/** The frames of invoicing (BT-23) that France has, and nobody else. */
const frenchFrame = /^[BSM][1-8]$/;

/**
 * The rules that an invoice says it keeps, those of France as well where it names a French frame, and those that it is to be held against
 * besides.
 */
export function rulesFor(received: DeclaringEInvoice, more: EInvoiceRules | undefined): readonly EInvoiceRules[] {
  const isFrench = frenchFrame.test(received.invoice?.businessProcess ?? '');
  const french: readonly EInvoiceRules[] = isFrench ? ['france'] : [];
  return [...new Set([declaredRules(received), ...french, ...(more === undefined ? [] : [more])])];
}

/** By which schema and rules, and which release of them, an invoice is checked. */
export function eInvoiceRuleSets(
  { profile, syntax, source }: DeclaringEInvoice,
  rules: readonly EInvoiceRules[],
): readonly EInvoiceRuleSet[] {
  const { name, version } = schemas[syntax];
  const schema = { name, version: isNewer(profile) ? 'D22B' : version };
  const ofProfile = { ...sets, ...(profile === undefined ? {} : setsOfProfile[profile]) };
  return [...(source === undefined ? [] : [schema]), ...new Set(rules.flatMap((one) => ofProfile[one]))];
}

/** Whether a profile may use what the schema D22B of CII has more than D16B. */
export function isNewer(profile: ReceivedProfile | undefined): boolean {
  return profile === 'extended' || profile === 'extendedCtcFr';
}

/** Of the schemas. */
const beyondSchemas: Readonly<Record<Syntax, string>> = {
  CII: 'Lists of codes of the schema, and what it fixes attributes to',
  UBL: 'What stands in UBLExtensions',
};

const notChecked: Readonly<Partial<Record<EInvoiceRules, string>>> = {
  peppol: 'An invoice in CII is held against the rules of Peppol, which are published for UBL, by its terms in UBL',
};

const ownRules: Readonly<Partial<Record<ReceivedProfile, string>>> = {
  pint: 'The rules of Peppol PINT and of its countries, which differ from EN 16931',
};

/**
 * What is not looked at of what an invoice says it keeps, and of the rules that it is held against: an invoice without errors is valid by all
 * the others.
 */
export function uncheckedRules(
  { profile, source, syntax }: DeclaringEInvoice,
  rules: readonly EInvoiceRules[],
): readonly string[] {
  const own = profile === undefined ? undefined : ownRules[profile];
  return [
    source === undefined ? 'The schema of ZUGFeRD 1.0' : beyondSchemas[syntax],
    ...(own === undefined ? [] : [own]),
    ...rules.flatMap((one) => (one === 'peppol' && syntax === 'UBL' ? [] : (notChecked[one] ?? []))),
  ];
}
