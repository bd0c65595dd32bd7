import type { Drawing } from '@rappen/core/drawing';
import { drawPaymentPart, drawQrCode, type Language, type PageSize } from '@rappen/core/payment-part';
import { type Problem, problem, within } from '@rappen/core/problem';
import { renderPdf } from '@rappen/core/render/pdf';
import { renderRaster } from '@rappen/core/render/raster';
import { renderSvg } from '@rappen/core/render/svg';
import {
  draftOf,
  encodeSymbol,
  notesOf,
  type ProfileName,
  parseQrInvoice,
  profileAt,
  profiles,
  type QrInvoice,
} from '@rappen/core/swiss-qr';
import { swissDay } from '@rappen/http/internal/swiss-day';
import { writeOutput } from '../files.ts';
import { readJsonFile } from '../json-file.ts';
import { misunderstood, print, refusedByTerminal } from '../output.ts';
import { countProgress } from '../progress.ts';
import { formatOf, problemRows, reportProblems, reportWarnings } from '../report.ts';

const formats = ['pdf', 'svg', 'png'] as const;
const pngDotsPerInch = 600;

interface BillOptions {
  readonly output: string;
  readonly format: string | undefined;
  readonly language: Language;
  readonly 'page-size': PageSize;
  readonly 'code-only': boolean;
  readonly normalize: boolean;
  readonly profile: ProfileName | undefined;
  readonly json: boolean;
}

/** Makes payment parts of a QR invoice, or of a list of them. Answers the exit status. */
export async function bill(options: BillOptions, [input = '-']: readonly string[]): Promise<number> {
  const { output, normalize, json: asJson } = options;
  const format = formatOf(options, formats);
  if (!format.ok) return misunderstood(format.sentence);
  const refused = refusedByTerminal(output, format.value);
  if (refused !== undefined) return misunderstood(refused);
  const profile = options.profile === undefined ? profileAt(swissDay(new Date())) : profiles[options.profile];

  const source = { json: asJson, source: input };
  const json = await readJsonFile(input);
  if (!json.ok) return reportProblems(json.problems, source);
  const items: readonly unknown[] = Array.isArray(json.value) ? json.value : [json.value];
  if (items.length === 0) return reportProblems([problem('TABLE_EMPTY', [])], source);
  if (items.length !== 1 && format.value !== 'pdf') return misunderstood(`${items.length} invoices need --format pdf`);
  const invoices: QrInvoice[] = [];
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  items.forEach((item, index) => {
    const placed = (found: readonly Problem[]) => (Array.isArray(json.value) ? within([index], found) : found);
    const parsed = parseQrInvoice(item, { profile, normalize });
    if (parsed.ok) {
      invoices.push(parsed.value.invoice);
      notes.push(...placed(notesOf(draftOf(parsed.value.invoice), profile)));
    } else problems.push(...placed(parsed.problems));
  });
  if (problems.length > 0) return reportProblems(problems, source);

  const made = makeFile(invoices, format.value, options);
  if (!(made instanceof Uint8Array) && typeof made !== 'string') return reportProblems(made, source);
  await writeOutput(output, made);
  const said = notes.length > 0 && { warnings: problemRows(notes) };
  if (output !== '-')
    print(asJson ? `${JSON.stringify({ ok: true, output, invoices: invoices.length, ...said })}\n` : `${output}\n`);
  if (!asJson || output === '-') reportWarnings(notes);
  return 0;
}

function makeFile(
  invoices: readonly QrInvoice[],
  format: (typeof formats)[number],
  options: BillOptions,
): Uint8Array | string | readonly Problem[] {
  const progress = countProgress(invoices.length);
  const drawings: Drawing[] = [];
  for (const invoice of invoices) {
    const symbol = encodeSymbol(invoice);
    if (!symbol.ok) return symbol.problems;
    if (format === 'png') {
      const code = drawQrCode(symbol.value, { quietZone: false });
      return renderRaster(code, { format, dotsPerInch: pngDotsPerInch });
    }
    if (options['code-only']) drawings.push(drawQrCode(symbol.value, { quietZone: false }));
    else {
      const part = drawPaymentPart(invoice, symbol.value, {
        language: options.language,
        pageSize: options['page-size'],
      });
      if (!part.ok) return part.problems;
      drawings.push(part.value.drawing);
      if (part.value.warnings.length > 0) reportProblems(part.value.warnings, { source: 'warning' });
    }
    progress.step();
  }
  const [first] = drawings;
  return format === 'svg' && first !== undefined ? renderSvg(first) : renderPdf(drawings);
}
