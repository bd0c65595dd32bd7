import type { ReceivedProfile } from '../semantic/index.ts';
import type { Syntax } from '../syntax/index.ts';
import { ciiBusiness } from './cen-cii.ts';
import { ublBusiness } from './cen-ubl.ts';
import { facturXProfileOf, facturXTables } from './factur-x.ts';
import { frenchCii } from './french-cii.ts';
import { frenchExtendedTables } from './french-extended.ts';
import { frenchUbl } from './french-ubl.ts';
import { unpackedRows } from './packed.ts';
import { peppolUbl } from './peppol.ts';
import { peppolSelfBilling } from './peppol-self-billing.ts';
import { type RuleTable, tableOf } from './rows.ts';
import type { EInvoiceRules } from './rule-sets.ts';
import { ciiStructure } from './structure-cii.generated.ts';
import { ublStructure } from './structure-ubl.generated.ts';
import { xrechnungCii } from './xrechnung-cii.ts';
import { xrechnungUbl } from './xrechnung-ubl.ts';

/** Rules for a syntax. */
export interface SyntaxTables {
  readonly syntax: Syntax;
  readonly table: RuleTable;
}

/** Tables are read when they are first asked for, once. */
const known = new Map<string, readonly RuleTable[]>();

function once(name: string, make: () => readonly RuleTable[]): readonly RuleTable[] {
  const tables = known.get(name) ?? make();
  known.set(name, tables);
  return tables;
}

const standard = {
  CII: () => once('CII', () => [tableOf(ciiBusiness), tableOf(unpackedRows(ciiStructure))]),
  UBL: () => once('UBL', () => [tableOf(ublBusiness), tableOf(unpackedRows(ublStructure))]),
} as const;

const german = {
  CII: () => once('XRechnung CII', () => [tableOf(xrechnungCii)]),
  UBL: () => once('XRechnung UBL', () => [tableOf(xrechnungUbl)]),
} as const;

const french = {
  CII: () => once('France CII', () => [tableOf(frenchCii)]),
  UBL: () => once('France UBL', () => [tableOf(frenchUbl)]),
} as const;

const frenchExtended = {
  CII: () => once('EXTENDED-CTC-FR CII', () => frenchExtendedTables('CII', standard.CII())),
  UBL: () => once('EXTENDED-CTC-FR UBL', () => frenchExtendedTables('UBL', standard.UBL())),
} as const;

/** The tables of rules for an invoice in a syntax; a profile that Factur-X does not have is held against EN 16931. */
export function tablesOf(
  rules: EInvoiceRules,
  syntax: Syntax,
  profile: ReceivedProfile | undefined,
): readonly SyntaxTables[] {
  const of = (at: Syntax, tables: readonly RuleTable[]): SyntaxTables[] =>
    tables.map((table) => ({ syntax: at, table }));
  if (rules === 'facturx') {
    const own = facturXProfileOf(profile);
    return of(
      'CII',
      once(`Factur-X ${own}`, () => facturXTables(own)),
    );
  }
  if (rules === 'france' && profile === 'extendedCtcFr') {
    return of(syntax, [...frenchExtended[syntax](), ...french[syntax]()]);
  }
  const own = of(syntax, standard[syntax]());
  if (rules === 'peppol')
    return [
      ...own,
      ...of(
        'UBL',
        profile === 'peppolSelfBilling'
          ? once('Peppol, self-billing', () => [peppolSelfBilling()])
          : once('Peppol', () => [tableOf(peppolUbl)]),
      ),
    ];
  if (rules === 'france') return [...own, ...of(syntax, french[syntax]())];
  return rules === 'xrechnung' ? [...own, ...of(syntax, german[syntax]())] : own;
}
