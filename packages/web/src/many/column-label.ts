import { fill } from '../language/catalogue.ts';
import type { Texts } from '../language/en.ts';
import { tableColumns } from './columns.ts';

const addressFields = {
  Name: 'name',
  StrtNmOrAdrLine1: 'street',
  BldgNbOrAdrLine2: 'buildingNumber',
  PstCd: 'postalCode',
  TwnNm: 'city',
  Ctry: 'countryCode',
} as const;

const plainFields = {
  'CdtrInf/IBAN': 'iban',
  'CcyAmt/Amt': 'amount',
  'CcyAmt/Ccy': 'currency',
  'RmtInf/Tp': 'referenceType',
  'RmtInf/Ref': 'reference',
  'RmtInf/AddInf/Ustrd': 'unstructuredMessage',
  'RmtInf/AddInf/StrdBkgInf': 'billingInformation',
} as const;

/** What a column of the table is called in the language of the page. */
export function columnLabel(index: number, { make, many }: Texts): string {
  const { name = '', nth = 0 } = tableColumns[index] ?? {};
  const plain = plainFields[name as keyof typeof plainFields];
  if (plain !== undefined) return make.fields[plain];
  const end = name.slice(name.lastIndexOf('/') + 1);
  if (end === 'AltPmt') return fill(many.columns.procedure, { number: nth + 1 });
  if (end === 'Language') return make.fields.language;
  const party = name.startsWith('UltmtDbtr') ? many.columns.debtor : many.columns.creditor;
  const field = addressFields[end as keyof typeof addressFields];
  return `${party}: ${field === undefined ? many.columns.addressType : make.fields[field]}`;
}
