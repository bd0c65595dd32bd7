import { writeJson } from '@rappen/core/json';
import { type Problem, problem } from '@rappen/core/problem';
import { type PayloadReading, profileAt, qrInvoiceJsonOf, readPayload } from '@rappen/core/swiss-qr';
import { swissDay } from '@rappen/http/swiss-day';
import { type Command, misunderstood } from '../command-line.ts';
import { readInput } from '../files.ts';
import { openImaging } from '../modules.ts';
import { progressBar, reportProblems } from '../report.ts';

export const scan: Command = {
  usage: 'scan file.pdf … [--harder] [--json]',
  summary: 'Reads the QR-bills of PDF, PNG and JPEG files.',
  async run(options, files) {
    if (files.length === 0) return misunderstood('scan needs a file');
    const profile = profileAt(swissDay(new Date()));
    const imaging = await openImaging();
    const bar = progressBar(files.length, 'files');
    let status = 0;
    for (const file of files) {
      const codes = await imaging.readCodes(await readInput(file), {
        effort: options.harder ? 'HARDER' : 'DEFAULT',
        all: true,
      });
      bar.step();
      if (!codes.ok) {
        status = reportProblems(codes.problems, { json: options.json, source: file });
        continue;
      }
      const bills = codes.value.flatMap((code) => {
        const reading = readPayload(code.text, profile);
        return reading.ok ? [{ page: code.page, reading: reading.value }] : [];
      });
      if (bills.length === 0)
        status = reportProblems([problem('QR_BILL_NOT_FOUND', [])], { json: options.json, source: file });
      for (const { page, reading } of bills) {
        if (options.json)
          process.stdout.write(
            `${writeJson({ file, page, valid: reading.problems.length === 0, qrInvoice: qrInvoiceJsonOf(reading.draft, { expand: true }) })}\n`,
          );
        else printBill(file, page, reading);
        if (reading.problems.length > 0)
          status = options.json ? 1 : reportProblems(reading.problems as readonly Problem[], { source: file });
      }
    }
    bar.end();
    return status;
  },
};

function printBill(file: string, page: number, { draft }: PayloadReading): void {
  const lines = [
    ['Amount', `${draft.currency ?? ''} ${draft.amount || '(open)'}`],
    ['Creditor', `${draft.creditor?.name ?? ''}, ${draft.iban ?? ''}`],
    ['Reference', `${draft.referenceType ?? ''} ${draft.reference ?? ''}`.trim()],
    ['Debtor', draft.debtor?.name ?? ''],
    ['Message', draft.unstructuredMessage ?? ''],
  ].filter(([, value]) => value !== '');
  process.stdout.write(
    `${file}, page ${page}\n${lines.map(([name, value]) => `  ${(name as string).padEnd(10)} ${value}\n`).join('')}`,
  );
}
