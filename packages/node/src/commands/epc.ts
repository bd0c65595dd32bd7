import { drawEpcCode, encodeEpcSymbol, type LabelLanguage, parseEpcPayment } from '@rappen/core/epc';
import { renderPdf } from '@rappen/core/render/pdf';
import { renderRaster } from '@rappen/core/render/raster';
import { renderSvg } from '@rappen/core/render/svg';
import { writeOutput } from '../files.ts';
import { readJsonFile } from '../json-file.ts';
import { misunderstood, print, refusedByTerminal } from '../output.ts';
import { formatOf, reportProblems } from '../report.ts';

const formats = ['svg', 'pdf', 'png'] as const;
const pngDotsPerInch = 600;

interface EpcOptions {
  readonly output: string;
  readonly format: string | undefined;
  readonly label: boolean;
  readonly language: LabelLanguage;
  readonly normalize: boolean;
  readonly json: boolean;
}

/** Makes an EPC QR code of a payment. Answers the exit status. */
export async function epc(options: EpcOptions, [input = '-']: readonly string[]): Promise<number> {
  const { output, label, language, normalize } = options;
  const format = formatOf(options, formats);
  if (!format.ok) return misunderstood(format.sentence);
  const atTerminal = refusedByTerminal(output, format.value);
  if (atTerminal !== undefined) return misunderstood(atTerminal);

  const refused = { json: options.json, source: input };
  const json = await readJsonFile(input);
  if (!json.ok) return reportProblems(json.problems, refused);
  const payment = parseEpcPayment(json.value, { normalize });
  if (!payment.ok) return reportProblems(payment.problems, refused);
  const symbol = encodeEpcSymbol(payment.value);
  if (!symbol.ok) return reportProblems(symbol.problems, refused);

  const drawing = drawEpcCode(symbol.value, { label: label ? language : undefined });
  const bytes = {
    svg: () => renderSvg(drawing),
    pdf: () => renderPdf([drawing]),
    png: () => renderRaster(drawing, { format: 'png', dotsPerInch: pngDotsPerInch }),
  };
  await writeOutput(output, bytes[format.value]());
  if (output !== '-') print(options.json ? `${JSON.stringify({ ok: true, output })}\n` : `${output}\n`);
  return 0;
}
