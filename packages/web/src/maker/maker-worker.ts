import { problem } from '@rappen/core/problem';
import { failed } from '@rappen/core/result';
import { limits } from '../limits.ts';
import { profileOfDay } from '../make/validate.ts';
import { readRow } from '../sheet/read-row.ts';
import { serveTasks } from '../work/channel.ts';
import { fileOf, invoiceFileOf } from './files.ts';
import type { MakerTasks } from './protocol.ts';
import { archiveChunks, csvOf, openSheet, sampleFile } from './table.ts';

/** Slips between two words of progress. */
const slipsBetween = 100;

const csvType = 'text/csv;charset=utf-8';
const profile = profileOfDay(new Date());

serveTasks<MakerTasks>({
  file: ({ invoice, kind, format, language }) => fileOf(invoice, kind, format, language),
  invoice: ({ invoice, company }) => invoiceFileOf(invoice, company, profile),
  open: async (file) => {
    const max = limits.tableBytesMax;
    if (file.size > max) return failed(problem('FILE_TOO_LARGE', [], { bytes: file.size, max }));
    return openSheet(new Uint8Array(await file.arrayBuffer()));
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
  sample: (kind) => {
    const content = sampleFile(kind) as string | Uint8Array<ArrayBuffer>;
    return new Blob([content], {
      type: kind === 'csv' ? csvType : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
  },
  csv: (rows) => new Blob(['\ufeff', csvOf(rows)], { type: csvType }),
});
