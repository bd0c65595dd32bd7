import { childOf, textAt, type XmlElement } from '../../xml/index.ts';
import type { Syntax } from '../syntax/index.ts';
import { formerNames } from '../syntax/zugferd1.ts';
import { ciiTerms } from './terms-cii.ts';
import { ublTerms } from './terms-ubl.ts';

/** What an element or attribute of an invoice is. */
export interface NamedTerm {
  /** Key of its name; undefined: it groups others without a name of its own. */
  readonly label: string | undefined;
  /** BT or BG of EN 16931; what only EXTENDED and UBL have has none. */
  readonly term: string | undefined;
  /** The list that its codes are from. */
  readonly list: string | undefined;
  /** The section that begins with it. */
  readonly section: string | undefined;
  /** Values that the name of its group says already: that it is a charge, or VAT. */
  readonly said: readonly string[];
}

/** Names looked at from the end of a path. */
const depthMax = 6;

/** Two of the currencies that amounts may be in. */
export interface InvoiceCurrencies {
  readonly currency?: string | undefined;
  readonly vatCurrency?: string | undefined;
}

/** All rows of the table of a syntax, by the end of a path. */
export function termsOfSyntax(syntax: Syntax): ReadonlyMap<string, NamedTerm> {
  const rows = (syntax === 'CII' ? ciiTerms : ublTerms).trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [end = '', label, ...rest] = row.split(' ');
      const after = (mark: string): string | undefined => rest.find((one) => one.startsWith(mark))?.slice(1);
      const term = rest.find((one) => /^B[TG]-/.test(one));
      const said = after('!')?.split(',') ?? [];
      const name = label === '-' ? undefined : label;
      return [end, { label: name, term, list: after('='), section: after('§'), said }] as const;
    }),
  );
}

/** Finds what elements are by their paths. */
export class TermNames {
  private readonly rows: ReadonlyMap<string, NamedTerm>;
  private readonly known = new Map<string, NamedTerm | undefined>();
  private readonly syntax: Syntax;
  private readonly currencies: InvoiceCurrencies;

  constructor(syntax: Syntax, currencies: InvoiceCurrencies) {
    this.rows = termsOfSyntax(syntax);
    this.syntax = syntax;
    this.currencies = currencies;
  }

  /** By the longest end of the path that the table has, first with what tells elements of one name apart. */
  find(path: readonly string[], attribute?: string): NamedTerm | undefined {
    const end = path.slice(-depthMax);
    const key = attribute === undefined ? end.join('/') : `${end.join('/')}@${attribute}`;
    if (this.known.has(key)) return this.known.get(key);
    const found = this.search(end, attribute === undefined ? '' : `@${attribute}`);
    this.known.set(key, found);
    return found;
  }

  private search(end: readonly string[], suffix: string): NamedTerm | undefined {
    const plain = end.map((name) => name.replace(/:.*$/, ''));
    for (let first = 0; first < end.length; first++) {
      for (const names of [end, plain]) {
        const found = this.rows.get(names.slice(first).join('/') + suffix);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  /** The name of an element as the table has it. */
  nameOf(element: XmlElement, parent: string | undefined): string {
    return this.syntax === 'CII' ? this.ciiName(element, parent) : this.ublName(element);
  }

  private ciiName(element: XmlElement, parent: string | undefined): string {
    const name = presentName(element.name, parent);
    if (name === 'ID' && parent === 'SpecifiedTaxRegistration')
      return withKind(name, element.attributes.get('schemeID'));
    if (/AllowanceCharge$/.test(name))
      return withKind(name, indicatorIn(textAt(element, 'ChargeIndicator', 'Indicator')));
    if (name === 'AdditionalReferencedDocument') return withKind(name, childOf(element, 'TypeCode')?.text.trim());
    return name === 'TaxTotalAmount' && this.isOfVatCurrency(element) ? withKind(name, 'vatCurrency') : name;
  }

  private ublName(element: XmlElement): string {
    const name = element.name.replace(/^(Sub)?CreditNote(Line)?$/, '$1Invoice$2');
    if (name === 'AllowanceCharge') return withKind(name, indicatorIn(childOf(element, 'ChargeIndicator')?.text));
    if (name === 'PartyTaxScheme') {
      return withKind(name, textAt(element, 'TaxScheme', 'ID')?.trim() === 'VAT' ? 'VAT' : 'other');
    }
    if (name === 'AdditionalDocumentReference')
      return withKind(name, childOf(element, 'DocumentTypeCode')?.text.trim());
    const amount = name === 'TaxTotal' ? childOf(element, 'TaxAmount') : undefined;
    return amount !== undefined && this.isOfVatCurrency(amount) ? withKind(name, 'vatCurrency') : name;
  }

  private isOfVatCurrency({ attributes }: XmlElement): boolean {
    const { currency, vatCurrency } = this.currencies;
    const found = attributes.get('currencyID');
    return vatCurrency !== undefined && vatCurrency !== currency && found === vatCurrency;
  }
}

function withKind(name: string, kind: string | undefined): string {
  return kind === undefined || kind === '' ? name : `${name}:${kind}`;
}

function indicatorIn(text: string | undefined): string | undefined {
  const found = text?.trim();
  return found === '1' ? 'true' : found === '0' ? 'false' : found;
}

/** What names of ZUGFeRD 1.0 are called today; the sums of lines and document had one name. */
function presentName(name: string, parent: string | undefined): string {
  if (name === 'SpecifiedTradeSettlementMonetarySummation') {
    return parent === 'SpecifiedLineTradeSettlement'
      ? 'SpecifiedTradeSettlementLineMonetarySummation'
      : 'SpecifiedTradeSettlementHeaderMonetarySummation';
  }
  const found = Object.entries(formerNames).find(([, former]) => former.endsWith(`:${name}`));
  return found === undefined ? name : found[0].replace(/^.*:/, '');
}
