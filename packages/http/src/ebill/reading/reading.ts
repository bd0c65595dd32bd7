import { parseBusinessCase } from '@rappen/core/ebill';
import { ok, type Result } from '@rappen/core/result';
import { limits } from '../../limits.ts';
import type { EbillPorts, PdfTools } from '../../ports/ebill/service.ts';
import type { SubmissionReading, TypedOptions, TypedSubmission } from '../../ports/reading.ts';
import { readFormSubmission, readJsonSubmission, readXmlSubmission } from './input.ts';
import { inspected } from './inspection.ts';
import { shownOf } from './shown.ts';
import { statementsIn } from './statements.ts';

/** Reads what billers send in the thread that asks, with its tools for PDFs. */
export function readingInPlace(tools: Pick<PdfTools, 'examine'>): SubmissionReading {
  return {
    readTyped: async (body, options) => readTyped(body, options),
    inspect: (pdf, options, asked) =>
      inspected({ examine: (file, how) => tools.examine(file, how, asked) }, pdf, options),
    readStatements: (body, options) => statementsIn(body as Uint8Array<ArrayBuffer>, options),
  };
}

/** Where there are no threads for it, it is read in place; and so is a short body, which takes less time than the way to one. */
export function readingOf({ reading, pdf }: EbillPorts): SubmissionReading {
  const here = readingInPlace(pdf);
  if (reading === undefined) return here;
  const of = (body: Uint8Array) => (body.length <= limits.bodyReadInPlaceBytesMax ? here : reading);
  return {
    readTyped: (body, options, asked) => of(body).readTyped(body, options, asked),
    inspect: reading.inspect,
    readStatements: (body, options, asked) => of(body).readStatements(body, options, asked),
  };
}

const readers = {
  'application/json': readJsonSubmission,
  'application/xml': readXmlSubmission,
  'multipart/form-data': readFormSubmission,
} as const;

function readTyped(body: Uint8Array, { type, mediaType, contentType, today }: TypedOptions): Result<TypedSubmission> {
  const sent = readers[mediaType](type, body as Uint8Array<ArrayBuffer>, contentType);
  if (!sent.ok) return sent;
  const { document, ...rest } = sent.value;
  const parsed = parseBusinessCase(type, document, { today });
  const [first, ...more] = parsed.ok ? [] : parsed.problems.slice(0, limits.ebillProblemsListedMax);
  return ok({
    ...rest,
    businessCase: parsed.ok || first === undefined ? parsed : { ok: false, problems: [first, ...more] },
    problemsTotal: parsed.ok ? 0 : parsed.problems.length,
    shown: shownOf(document.root),
  });
}
