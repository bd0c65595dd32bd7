import type { AddressDraft, InvoiceDraft } from '../swiss-qr/draft.ts';

/** One column of a table of bills: its name is the path of the element in the payload (guidelines, table of data elements). */
export interface Column {
  readonly name: string;
  readonly textOf: (row: BulkRow) => string | undefined;
}

/** A bill as a row of a table. */
export interface BulkRow {
  readonly draft: InvoiceDraft;
  /** Language of the slip; without it, the one that was asked for. */
  readonly language?: string | undefined;
}

/** The canonical header: every element that a bill can fill, in the order of the payload, then the language. */
export const columns: readonly Column[] = [
  column('CdtrInf/IBAN', ({ iban }) => iban),
  ...addressColumns('CdtrInf/Cdtr', ({ creditor }) => creditor),
  column('CcyAmt/Amt', ({ amount }) => amount),
  column('CcyAmt/Ccy', ({ currency }) => currency),
  ...addressColumns('UltmtDbtr', ({ debtor }) => debtor),
  column('RmtInf/Tp', ({ referenceType }) => referenceType),
  column('RmtInf/Ref', ({ reference }) => reference),
  column('RmtInf/AddInf/Ustrd', ({ unstructuredMessage }) => unstructuredMessage),
  column('RmtInf/AddInf/StrdBkgInf', ({ billingInformation }) => billingInformation),
  column('AltPmtInf/AltPmt', ({ alternativeProcedures }) => alternativeProcedures?.[0]),
  column('AltPmtInf/AltPmt', ({ alternativeProcedures }) => alternativeProcedures?.[1]),
  { name: 'Language', textOf: ({ language }) => language },
];

const addressTypeCodes: Readonly<Record<string, string>> = { STRUCTURED: 'S', COMBINED: 'K' };

function addressColumns(group: string, partyOf: (draft: InvoiceDraft) => AddressDraft | undefined): Column[] {
  const of = (name: string, textOf: (party: AddressDraft) => string | undefined): Column =>
    column(`${group}/${name}`, (draft) => {
      const party = partyOf(draft);
      return party && textOf(party);
    });
  return [
    of('AdrTp', ({ addressType = '' }) => addressTypeCodes[addressType] ?? addressType),
    of('Name', ({ name }) => name),
    of('StrtNmOrAdrLine1', ({ street, addressLine1 }) => street ?? addressLine1),
    of('BldgNbOrAdrLine2', ({ buildingNumber, addressLine2 }) => buildingNumber ?? addressLine2),
    of('PstCd', ({ postalCode }) => postalCode),
    of('TwnNm', ({ city }) => city),
    of('Ctry', ({ countryCode }) => countryCode),
  ];
}

function column(name: string, textOf: (draft: InvoiceDraft) => string | undefined): Column {
  return { name, textOf: ({ draft }) => textOf(draft) };
}

/** The table of bills as texts: the header, then a line for each row; what is absent is empty. */
export function tableOf(rows: readonly BulkRow[]): string[][] {
  return [columns.map(({ name }) => name), ...rows.map((row) => columns.map(({ textOf }) => textOf(row) ?? ''))];
}
