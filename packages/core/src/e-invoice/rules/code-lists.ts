import { isCountryCode } from '../../country/index.ts';
import { isCurrencyCode } from '../../currency/index.ts';
import type { Path } from '../../problem/problem.ts';
import {
  allowanceReasons,
  chargeReasons,
  classificationSchemes,
  documentTypes,
  electronicAddressSchemes,
  exemptionCodes,
  identifierSchemes,
  isOfList,
  mediaTypes,
  paymentMeans,
  unitCodes,
} from '../codes/index.ts';
import type { EInvoice, Identifier, Line, Party } from '../semantic/index.ts';
import type { Check } from './check.ts';

const categories = ' AE E G K L M O S Z ';
/** Northern Ireland, and Kosovo as customs name them, stand beside ISO 3166-1. */
const otherCountries = ' 1A XI ';

/** The code lists of the standard (BR-CL-01 to 26). */
export function checkCodeLists(invoice: EInvoice, check: Check): void {
  const { seller, buyer, payee, delivery, taxRepresentative } = invoice;
  const codes = new Codes(check);
  codes.ofList(documentTypes, invoice.typeCode, 'BR-CL-01', 'BT-3', ['typeCode']);
  codes.currency(invoice.currency, 'BR-CL-04', 'BT-5', ['currency']);
  codes.currency(invoice.vatCurrency, 'BR-CL-05', 'BT-6', ['vatCurrency']);
  codes.party(seller, ['BT-29', 'BT-30', 'BT-34', 'BT-40'], 'seller');
  codes.party(buyer, ['BT-46', 'BT-47', 'BT-49', 'BT-55'], 'buyer');
  codes.scheme(payee?.id, 'BR-CL-10', 'BT-60', ['payee', 'id']);
  codes.scheme(payee?.registration, 'BR-CL-11', 'BT-61', ['payee', 'registration']);
  codes.country(taxRepresentative?.address?.country, 'BT-69', ['taxRepresentative', 'address', 'country']);
  codes.scheme(delivery?.location, 'BR-CL-26', 'BT-71', ['delivery', 'location']);
  codes.country(delivery?.address?.country, 'BT-80', ['delivery', 'address', 'country']);
  for (const [index, { code }] of invoice.paymentMeans.entries()) {
    codes.ofList(paymentMeans, code, 'BR-CL-16', 'BT-81', ['paymentMeans', index, 'code']);
  }
  for (const [index, { category, reasonCode }] of invoice.vatBreakdown.entries()) {
    const place = ['vatBreakdown', index];
    codes.ofList(categories, category, 'BR-CL-17', 'BT-118', [...place, 'category']);
    codes.ofList(exemptionCodes, reasonCode?.toUpperCase(), 'BR-CL-22', 'BT-121', [...place, 'reasonCode']);
  }
  for (const [index, { vat, reasonCode }] of invoice.allowances.entries()) {
    const place = ['allowances', index];
    codes.ofList(categories, vat?.category, 'BR-CL-18', 'BT-95', [...place, 'vat', 'category']);
    codes.ofList(allowanceReasons, reasonCode, 'BR-CL-19', 'BT-98', [...place, 'reasonCode']);
  }
  for (const [index, { vat, reasonCode }] of invoice.charges.entries()) {
    const place = ['charges', index];
    codes.ofList(categories, vat?.category, 'BR-CL-18', 'BT-102', [...place, 'vat', 'category']);
    codes.ofList(chargeReasons, reasonCode, 'BR-CL-20', 'BT-105', [...place, 'reasonCode']);
  }
  for (const [index, { file }] of invoice.supportingDocuments.entries()) {
    codes.ofList(mediaTypes, file?.mediaType, 'BR-CL-24', 'BT-125', [
      'supportingDocuments',
      index,
      'file',
      'mediaType',
    ]);
  }
  for (const [index, line] of invoice.lines.entries()) checkLine(line, ['lines', index], codes);
}

function checkLine({ quantity, price, vat, allowances, charges, item }: Line, place: Path, codes: Codes): void {
  codes.ofList(unitCodes, quantity?.unit, 'BR-CL-23', 'BT-130', [...place, 'quantity', 'unit']);
  codes.ofList(unitCodes, price?.base?.unit, 'BR-CL-23', 'BT-150', [...place, 'price', 'base', 'unit']);
  codes.ofList(categories, vat?.category, 'BR-CL-18', 'BT-151', [...place, 'vat', 'category']);
  for (const [index, { reasonCode }] of allowances.entries()) {
    codes.ofList(allowanceReasons, reasonCode, 'BR-CL-19', 'BT-140', [...place, 'allowances', index, 'reasonCode']);
  }
  for (const [index, { reasonCode }] of charges.entries()) {
    codes.ofList(chargeReasons, reasonCode, 'BR-CL-20', 'BT-145', [...place, 'charges', index, 'reasonCode']);
  }
  codes.scheme(item?.standardId, 'BR-CL-21', 'BT-157', [...place, 'item', 'standardId']);
  for (const [index, { scheme }] of (item?.classifications ?? []).entries()) {
    const at = [...place, 'item', 'classifications', index, 'scheme'];
    codes.ofList(classificationSchemes, scheme, 'BR-CL-13', 'BT-158', at);
  }
  codes.country(item?.originCountry, 'BT-159', [...place, 'item', 'originCountry'], 'BR-CL-15');
}

class Codes {
  private readonly check: Check;

  constructor(check: Check) {
    this.check = check;
  }

  ofList(list: string, found: string | undefined, rule: string, term: string, place: Path): void {
    if (found !== undefined && !isOfList(list, found)) this.check.code(rule, term, place, found);
  }

  currency(found: string | undefined, rule: string, term: string, place: Path): void {
    if (found !== undefined && !isCurrencyCode(found)) this.check.code(rule, term, place, found);
  }

  country(found: string | undefined, term: string, place: Path, rule = 'BR-CL-14'): void {
    if (found === undefined || isCountryCode(found) || isOfList(otherCountries, found)) return;
    this.check.code(rule, term, place, found);
  }

  scheme(identifier: Identifier | undefined, rule: string, term: string, place: Path): void {
    this.ofList(identifierSchemes, identifier?.scheme, rule, term, [...place, 'scheme']);
  }

  party(party: Party | undefined, terms: readonly [string, string, string, string], key: string): void {
    const [id, registration, electronic, country] = terms;
    for (const [index, one] of (party?.ids ?? []).entries()) {
      // SEPA marks the number of the creditor of direct debits (BT-90)
      if (one.scheme !== 'SEPA') this.scheme(one, 'BR-CL-10', id, [key, 'ids', index]);
    }
    this.scheme(party?.registration, 'BR-CL-11', registration, [key, 'registration']);
    const scheme = party?.electronicAddress?.scheme;
    this.ofList(electronicAddressSchemes, scheme, 'BR-CL-25', electronic, [key, 'electronicAddress', 'scheme']);
    this.country(party?.address?.country, country, [key, 'address', 'country']);
  }
}
