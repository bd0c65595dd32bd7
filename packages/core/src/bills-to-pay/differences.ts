import { problem } from '../e-invoice/problems.ts';
import { termNames } from '../e-invoice/semantic/index.ts';
import { compareDecimals } from '../money/index.ts';
import type { Problem } from '../problem/problem.ts';

/** What a payment code says of what the data of the same invoice say too. Empty: it says nothing of it. */
export interface CodeTerms {
  readonly amount: string;
  readonly currency: string;
  readonly iban: string;
  readonly reference: string;
  /** Number of the invoice. */
  readonly number: string;
}

/** What the data of an e-invoice say of it. Empty: they say nothing. */
export interface DataTerms {
  readonly number: string;
  readonly currency: string;
  /** What is due. */
  readonly amount: string;
  readonly remittance: string;
  readonly accounts: readonly string[];
}

/**
 * Where a payment code says something else than the data of the same invoice: amount, currency, account, reference, number. Reports
 * `E_INVOICE_CODE_DIFFERS` with the term of EN 16931.
 */
export function differencesOf(code: CodeTerms, data: DataTerms): readonly Problem[] {
  const iban = plain(code.iban);
  const accounts = data.accounts.map(plain);
  // A number that stands for a reference, or a message, is not one that the code has to repeat
  const expected = /^(?:\d{27}|RF\d\d[0-9A-Z]{1,21})$/i.test(plain(data.remittance)) ? plain(data.remittance) : '';
  return [
    ...(isDecimal(code.amount) && isDecimal(data.amount) && compareDecimals(code.amount, data.amount) !== 0
      ? [difference('BT-115', code.amount, data.amount)]
      : []),
    ...differing('BT-5', code.currency, data.currency),
    ...(iban !== '' && accounts.length > 0 && !accounts.includes(iban)
      ? [difference('BT-84', iban, accounts.join(', '))]
      : []),
    ...differing('BT-83', plain(code.reference), expected),
    ...differing('BT-1', code.number, data.number),
  ];
}

/** The place of the code that belongs to the data on the same paper: the one that says the same, or the only one. */
export function partnerOf(codes: readonly CodeTerms[], data: DataTerms): number | undefined {
  const same = codes.findIndex((code) => differencesOf(code, data).length === 0);
  if (same >= 0) return same;
  return codes.length === 1 ? 0 : undefined;
}

function differing(term: string, inCode: string, found: string): readonly Problem[] {
  return inCode === '' || found === '' || inCode.toUpperCase() === found.toUpperCase()
    ? []
    : [difference(term, inCode, found)];
}

function difference(term: string, inCode: string, found: string): Problem {
  return problem('E_INVOICE_CODE_DIFFERS', [], { term, name: termNames[term] ?? term, inCode, found });
}

function plain(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

function isDecimal(text: string): boolean {
  return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(text);
}
