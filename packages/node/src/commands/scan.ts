import { epcPaymentJsonOf } from '@rappen/core/epc';
import { type JsonValue, writeJson } from '@rappen/core/json';
import { factsOf, type PaymentReading, paymentCodeOf, readPaymentCode } from '@rappen/core/payment-codes';
import { type Problem, problem } from '@rappen/core/problem';
import { profileAt, qrInvoiceJsonOf } from '@rappen/core/swiss-qr';
import { swissDay } from '@rappen/http/internal/swiss-day';
import { eachFile } from '../each-file.ts';
import { readInput } from '../files.ts';
import { openImaging } from '../modules.ts';
import { print } from '../output.ts';
import { problemRows, reportProblems, reportWarnings } from '../report.ts';

interface ScanOptions {
  readonly harder: boolean;
  readonly seconds: number | undefined;
  readonly json: boolean;
}

/** Reads the codes in files, and says what is in them. Answers the exit status. */
export async function scan(options: ScanOptions, files: readonly string[]): Promise<number> {
  const { harder, seconds = Number.POSITIVE_INFINITY, json } = options;
  const profile = profileAt(swissDay(new Date()));
  const imaging = await openImaging();
  return eachFile(files, async (file) => {
    const end = performance.now() + seconds * 1000;
    const limits = { pagesMax: Number.MAX_SAFE_INTEGER };
    const search = { effort: harder ? 'HARDER' : 'DEFAULT', all: true, limits } as const;
    const codes = await imaging.readCodes(await readInput(file), search, () =>
      performance.now() > end ? 'stop' : undefined,
    );
    if (!codes.ok) return reportProblems(codes.problems, { json, source: file });
    const bills = codes.value.flatMap((code) => {
      const reading = readPaymentCode(code, profile);
      return reading?.ok ? [{ page: code.page, reading: reading.value, title: paymentCodeOf(code.text)?.title }] : [];
    });
    const { warnings = [] } = codes;
    if (warnings.length > 0 && json) print(`${writeJson({ file, warnings: problemRows(warnings) })}\n`);
    else reportWarnings(warnings, file);
    if (bills.length === 0) return reportProblems([problem('QR_BILL_NOT_FOUND', [])], { json, source: file });
    // Pages that were left may have more bills
    let status = warnings.length > 0 ? 1 : 0;
    for (const { page, reading, title } of bills) {
      if (json)
        print(
          `${writeJson({ file, page, standard: reading.standard, valid: reading.problems.length === 0, ...deviationsOf(reading), ...jsonOf(reading) })}\n`,
        );
      else {
        printBill(`${file}, page ${page}: ${title}`, reading);
        reportWarnings(reading.deviations, file);
      }
      if (reading.problems.length > 0)
        status = json ? 1 : reportProblems(reading.problems as readonly Problem[], { source: file });
    }
    return status;
  });
}

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
  print(`${heading}\n${lines.join('')}`);
}
