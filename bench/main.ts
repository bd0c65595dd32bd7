import { writeFile } from 'node:fs/promises';
import { conditions } from './machine.ts';
import { roundCount } from './measure.ts';
import { bulkRow } from './rows/bulk.ts';
import { documentRows } from './rows/documents.ts';
import { eInvoiceRows } from './rows/e-invoices.ts';
import { feedRow } from './rows/feeds.ts';
import { mergeRow } from './rows/merge.ts';
import { pageRows } from './rows/pages.ts';
import { paymentRows } from './rows/payments.ts';
import { readingRow } from './rows/reading.ts';
import { serviceRow } from './rows/service.ts';
import { submissionRow } from './rows/submissions.ts';
import { symbolsRow } from './rows/symbols.ts';
import { textRows } from './rows/texts.ts';
import { type Line, markdownTable, type Row } from './table.ts';
import { workload } from './workload.ts';

/** Measures every row, or only those whose name holds the argument; prints the table and writes results.md. */
const only = process.argv[2] ?? '';
const some = workload(200);
const rows: readonly Row[] = [
  symbolsRow(some),
  ...documentRows(some),
  bulkRow(),
  mergeRow(some),
  serviceRow(some),
  submissionRow(),
  feedRow(),
  ...textRows(workload(10_000)),
  ...eInvoiceRows(),
  ...pageRows(some),
  ...paymentRows(),
  readingRow(),
].filter(({ name }) => name.includes(only));

const lines: Line[] = [];
const startTime = performance.now();
for (const [index, row] of rows.entries()) {
  const seconds = ((performance.now() - startTime) / 1000).toFixed(0);
  process.stderr.write(`[${seconds} s] ${index + 1} of ${rows.length}: ${row.name}\n`);
  lines.push(...(await row.measure()));
}

const table = markdownTable(lines);
console.log(table);
if (only === '') await writeFile(new URL('results.md', import.meta.url), document(table, await conditions()));

function document(body: string, facts: readonly string[]): string {
  return `# Speed

Written by \`npm run bench\`: our code from source against the packages people use today.

${facts.map((fact) => `- ${fact}`).join('\n')}

${body}

Method: one thread, warm; the contestants of a line take turns within each of ${roundCount} rounds. A figure is the median
of its rounds, a ratio the median of the ratios of the rounds: ratios hold on other machines, figures do not.

- Bills: 200 (documents, symbols) or 10,000 (texts, one PDF) from a seeded generator: 60 % with QR reference, 25 % with
  creditor reference, in four languages, half with Swico S1.
- Payments: one biller's bills with QR references; the statement (camt.053.001.08) has an entry for each. Entries and bills are matched in a process
  with a heap of 330 MB; its memory includes the file, the bills and the engine.
- Documents: ours start from texts and validate every rule; swissqrbill checks its data too. Our PDF is PDF/A-3b with its
  fonts embedded; that of swissqrbill names Helvetica and does not embed it.
- One PDF: each contestant in a process of its own, which writes to a file as pages come. Memory is the peak of the process
  above its memory with the input loaded. Swissqrbill runs once, between the runs of ours; the ratio is that of the figures.
- JSON: \`validateData\` of swissqrbill checks types and lengths and no characters, references or unknown names.
- Pages: rendered from our PDF with 26 lines of text above the slip. Ours starts from grey pixels, the peer from its RGBA
  picture; the default call looks for every kind of barcode, which the second line leaves out.
`;
}
