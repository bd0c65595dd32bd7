import type { CalendarDate } from '@rappen/core/date';
import type { Amount, BusinessCaseType, ProcessingStatus, Status } from '@rappen/core/ebill';
import type { Anomaly } from '@rappen/core/ebill/anomalies';
import type { CaseState } from '@rappen/core/ebill/lifecycle';
import type { CaseContent, CaseSummary, Instant, StoredCase } from '@rappen/http';
import { swissDay } from '@rappen/http/internal/swiss-day';
import type { Row, Value } from '../database.ts';
import { jsonOf, numberOf, optionalTextOf, textOf } from './columns.ts';
import { comparable } from './search.ts';
import type { Expression } from './sql.ts';

type Columns = Readonly<Record<string, Value>>;

/** The columns of what a case says, and of what it is found by. */
export function contentColumns(content: CaseContent): Columns {
  const { totalAmount, recipient, pdf } = content;
  return {
    document: content.document,
    type: content.type,
    reference_number: content.referenceNumber,
    referenced_number: content.referencedNumber ?? null,
    amount: totalAmount.value ?? null,
    currency: totalAmount.currencyCode,
    business_case_date: content.businessCaseDate,
    due_date: content.dueDate ?? null,
    recipient_name: recipient.name,
    recipient_key: sortKeyOf(recipient.name),
    recipient_net_id: recipient.billRecipientNetId ?? null,
    ibans: JSON.stringify(content.ibans),
    structured_references: JSON.stringify(content.structuredReferences),
    pdf_submitted: pdf.submitted,
    pdf_archival: pdf.archival,
    pdf_is_converted: pdf.isConverted ? 1 : 0,
    pdf_conformance: pdf.conformance,
    anomalies: JSON.stringify(content.anomalies),
    search_text: searchTextOf(content),
  };
}

/** A line break keeps the parts apart. */
export function searchTextOf({ referenceNumber, recipient, structuredReferences, ibans }: CaseContent): string {
  const parts = [
    referenceNumber,
    recipient.name,
    recipient.billRecipientNetId ?? '',
    ...structuredReferences,
    ...ibans,
  ];
  return comparable(parts.join('\n'));
}

/** A name as it is sorted: letters without their marks, and none of them large. */
function sortKeyOf(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The columns of where a case stands. A reference number is held until the case has failed or is discarded. */
export function stateColumns(state: CaseState): Columns {
  const holds = !state.discarded && state.processingStatus !== 'FAILED';
  return {
    state: JSON.stringify(state),
    net_id: state.businessCaseNetId ?? null,
    processing_status: state.processingStatus,
    status: state.status,
    is_listed: state.discarded ? 0 : 1,
    holds_number: holds ? 1 : 0,
  };
}

/** When a case was paid, of an update: it keeps the day on which it first was. */
export function paymentColumns(
  { completion }: CaseState,
  at: Instant,
  bookedOn?: CalendarDate,
): Readonly<Record<string, Expression>> {
  const isPaid = completion === 'paid' || completion === 'receivedByStatement';
  return {
    paid_on: isPaid
      ? { sql: 'COALESCE(paid_on, ?)', parameters: [bookedOn ?? swissDay(new Date(at))] }
      : { sql: 'NULL', parameters: [] },
  };
}

/** The columns of a purged case: nothing of what it said is left, only that its number was used. */
export const purgedColumns: Columns = {
  document: '',
  referenced_number: null,
  recipient_name: '',
  recipient_key: '',
  recipient_net_id: null,
  ibans: '[]',
  structured_references: '[]',
  pdf_submitted: null,
  pdf_archival: null,
  anomalies: '[]',
  search_text: '',
  file_name: null,
  is_listed: 0,
};

export function storedCaseOf(row: Row): StoredCase {
  return {
    id: numberOf(row, 'id'),
    revision: numberOf(row, 'revision'),
    state: jsonOf<CaseState>(row, 'state'),
    document: textOf(row, 'document'),
    type: textOf(row, 'type') as BusinessCaseType,
    referenceNumber: textOf(row, 'reference_number'),
    referencedNumber: optionalTextOf(row, 'referenced_number'),
    totalAmount: amountOf(row),
    businessCaseDate: textOf(row, 'business_case_date') as CalendarDate,
    dueDate: optionalTextOf(row, 'due_date') as CalendarDate | undefined,
    recipient: { name: textOf(row, 'recipient_name'), billRecipientNetId: optionalTextOf(row, 'recipient_net_id') },
    ibans: jsonOf<string[]>(row, 'ibans'),
    structuredReferences: jsonOf<string[]>(row, 'structured_references'),
    pdf: {
      submitted: textOf(row, 'pdf_submitted'),
      archival: textOf(row, 'pdf_archival'),
      isConverted: numberOf(row, 'pdf_is_converted') === 1,
      conformance: textOf(row, 'pdf_conformance'),
    },
    anomalies: jsonOf<Anomaly[]>(row, 'anomalies'),
    fileName: optionalTextOf(row, 'file_name'),
    createdAt: textOf(row, 'created_at'),
    changedAt: textOf(row, 'changed_at'),
  };
}

/** The columns that `summaryOf` reads: not the document. */
export const summaryColumns = `id, net_id, type, reference_number, amount, currency, business_case_date, due_date,
  recipient_name, processing_status, status, created_at`;

export function summaryOf(row: Row): CaseSummary {
  return {
    id: numberOf(row, 'id'),
    businessCaseNetId: optionalTextOf(row, 'net_id'),
    type: textOf(row, 'type') as BusinessCaseType,
    referenceNumber: textOf(row, 'reference_number'),
    totalAmount: amountOf(row),
    businessCaseDate: textOf(row, 'business_case_date') as CalendarDate,
    dueDate: optionalTextOf(row, 'due_date') as CalendarDate | undefined,
    recipientName: textOf(row, 'recipient_name'),
    processingStatus: textOf(row, 'processing_status') as ProcessingStatus,
    status: textOf(row, 'status') as Status,
    createdAt: textOf(row, 'created_at'),
  };
}

export function amountOf(row: Row): Amount {
  return { value: optionalTextOf(row, 'amount'), currencyCode: textOf(row, 'currency') };
}
