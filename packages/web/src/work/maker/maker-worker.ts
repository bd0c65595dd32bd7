import { problem } from '@rappen/core/problem';
import { failed } from '@rappen/core/result';
import { limits } from '../../limits.ts';
import { profileOfDay } from '../../records/bill/profile.ts';
import { readRow } from '../../sheet/read-row.ts';
import { serveTasks } from '../channel.ts';
import { contentOf, pictureFileOf, picturesOf, textOf, wholeOf } from './e-invoices.ts';
import { eInvoiceFileOf, fileOf, invoiceFileOf, invoicesFileOf, reportFileOf } from './files.ts';
import type { MakerTasks } from './protocol.ts';
import { readJson, readTable } from './read-bills.ts';
import { archiveChunks, billOfRow, csvOf, openSheet, sampleFile } from './table.ts';

/** Slips between two words of progress. */
const slipsBetween = 100;

const csvType = 'text/csv;charset=utf-8';
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const profile = profileOfDay(new Date());

serveTasks<MakerTasks>({
  file: ({ invoice, kind, format, language }) => fileOf(invoice, kind, format, language),
  invoice: ({ invoice, company, contents }) => invoiceFileOf(invoice, company, profile, contents),
  invoices: (invoices) => invoicesFileOf(invoices, profile),
  eInvoice: ({ invoice, company, contents }) => eInvoiceFileOf(invoice, company, profile, contents),
  eInvoiceContent: (file) => contentOf(file, profile),
  eInvoicePictures: ({ file, language }) => picturesOf(file, language, profile),
  eInvoicePdf: ({ file, language }) => pictureFileOf(file, language, profile),
  eInvoiceText: ({ file, language }) => textOf(file, language),
  eInvoiceWhole: ({ file, language }) => wholeOf(file, language),
  open: async ({ file, sheet }) => {
    const max = limits.tableBytesMax;
    if (file.size > max) return failed(problem('FILE_TOO_LARGE', [], { bytes: file.size, max }));
    return openSheet(new Uint8Array(await file.arrayBuffer()), sheet);
  },
  read: ({ rows, settings }) => rows.map((row) => readRow(row, settings, profile)),
  archive: (request, onDone) => {
    let count = 0;
    const parts: BlobPart[] = [];
    for (const chunk of archiveChunks(request, profile, () => {
      count += 1;
      if (count % slipsBetween === 0) onDone(count);
    }))
      parts.push(chunk as Uint8Array<ArrayBuffer>);
    const type = request.kind === 'pdf' ? 'application/pdf' : 'application/zip';
    return { file: new Blob(parts, { type }), count };
  },
  bill: (request) => {
    const made = billOfRow(request, profile);
    if (made === undefined) return undefined;
    const { bytes, ...told } = made;
    return { ...told, pdf: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }) };
  },
  sample: (kind) =>
    new Blob([sampleFile(kind) as string | Uint8Array<ArrayBuffer>], { type: kind === 'csv' ? csvType : xlsxType }),
  table: ({ kind, rows }) =>
    new Blob([readTable(kind, rows) as string | Uint8Array<ArrayBuffer>], {
      type: kind === 'csv' ? csvType : xlsxType,
    }),
  report: reportFileOf,
  json: (bills) => new Blob([readJson(bills)], { type: 'application/json' }),
  csv: (rows) => new Blob(['\ufeff', csvOf(rows)], { type: csvType }),
});
