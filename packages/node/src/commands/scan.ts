import { epcPaymentJsonOf } from '@rappen/core/epc';
import { type JsonValue, writeJson } from '@rappen/core/json';
import { factsOf, type PaymentReading, paymentCodeOf, readPaymentCode } from '@rappen/core/payment-codes';
import { type Problem, problem } from '@rappen/core/problem';
import { profileAt, qrInvoiceJsonOf } from '@rappen/core/swiss-qr';
import { swissDay } from '@rappen/http/swiss-day';
import { type Command, misunderstood } from '../command.ts';
import { readInput } from '../files.ts';
import { openImaging } from '../modules.ts';
import { problemRows, progressBar, reportProblems, reportWarnings } from '../report.ts';

export const scan: Command = {
  usage: 'scan file.pdf … [--harder] [--seconds 60] [--json]',
  summary:
    'Reads the payment codes (Swiss QR code, EPC QR code) in PDF, PNG and JPEG files. When the seconds per file are up, it lists the pages not searched and continues.',
  async run(options, files) {
    if (files.length === 0) return misunderstood('scan needs a file');
    const seconds = options.seconds === undefined ? Number.POSITIVE_INFINITY : Number(options.seconds);
    if (!(seconds > 0)) return misunderstood(`--seconds must be a number above 0: it is "${options.seconds}"`);
    const profile = profileAt(swissDay(new Date()));
    const imaging = await openImaging();
    const bar = progressBar(files.length, 'files');
    let status = 0;
    for (const file of files) {
      const end = performance.now() + seconds * 1000;
      const search = { effort: options.harder ? 'HARDER' : 'DEFAULT', all: true } as const;
      const codes = await imaging.readCodes(await readInput(file), search, () =>
        performance.now() > end ? 'stop' : undefined,
      );
      bar.step();
      if (!codes.ok) {
        status = reportProblems(codes.problems, { json: options.json, source: file });
        continue;
      }
      const bills = codes.value.flatMap((code) => {
        const reading = readPaymentCode(code, profile);
        return reading?.ok ? [{ page: code.page, reading: reading.value, title: paymentCodeOf(code.text)?.title }] : [];
      });
      const { warnings = [] } = codes;
      if (warnings.length > 0 && options.json)
        process.stdout.write(`${writeJson({ file, warnings: problemRows(warnings) })}\n`);
      else reportWarnings(warnings, file);
      if (bills.length === 0)
        status = reportProblems([problem('QR_BILL_NOT_FOUND', [])], { json: options.json, source: file });
      for (const { page, reading, title } of bills) {
        if (options.json)
          process.stdout.write(
            `${writeJson({ file, page, standard: reading.standard, valid: reading.problems.length === 0, ...deviationsOf(reading), ...jsonOf(reading) })}\n`,
          );
        else {
          printBill(`${file}, page ${page}: ${title}`, reading);
          reportWarnings(reading.deviations, file);
        }
        if (reading.problems.length > 0)
          status = options.json ? 1 : reportProblems(reading.problems as readonly Problem[], { source: file });
      }
    }
    bar.end();
    return status;
  },
};

function deviationsOf({ deviations }: PaymentReading) {
  return deviations.length > 0 && { deviations: problemRows(deviations) };
}

/** The content of a code, as JSON that can create it again. */
function jsonOf(reading: PaymentReading): Readonly<Record<string, JsonValue>> {
  return reading.standard === 'SWISS_QR'
    ? { qrInvoice: qrInvoiceJsonOf(reading.draft, { expand: true }) }
    : { epcPayment: epcPaymentJsonOf(reading.draft) };
}

const nameWidth = 20;

function printBill(heading: string, reading: PaymentReading): void {
  const lines = factsOf(reading).map(({ name, lines }) => {
    const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
    const label = words.charAt(0).toUpperCase() + words.slice(1);
    return `  ${label.padEnd(nameWidth)} ${lines === 'open' ? '(open)' : lines.join(', ')}\n`;
  });
  process.stdout.write(`${heading}\n${lines.join('')}`);
}
