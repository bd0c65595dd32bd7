import { extname } from 'node:path';
import { drawEpcCode, encodeEpcSymbol, type LabelLanguage, labelWords, parseEpcPayment } from '@rappen/core/epc';
import { parseJson } from '@rappen/core/json';
import { renderPdf } from '@rappen/core/render/pdf';
import { renderRaster } from '@rappen/core/render/raster';
import { renderSvg } from '@rappen/core/render/svg';
import { type Command, misunderstood } from '../command.ts';
import { readInput, writeOutput } from '../files.ts';
import { reportProblems } from '../report.ts';

const formats = ['svg', 'pdf', 'png'];
const languages = Object.keys(labelWords);
const pngDotsPerInch = 600;

export const epc: Command = {
  usage: 'epc in.json [-o out.svg] [--format svg|pdf|png] [--label] [--language de] [--normalize]',
  summary: 'Creates an EPC QR code (GiroCode) from a payment: name, iban, amount, message and more.',
  async run(options, [input]) {
    if (input === undefined) return misunderstood('epc needs a JSON file');
    const output = options.output ?? '-';
    const format = options.format ?? (extname(output).slice(1) || 'svg');
    const language = options.language ?? 'de';
    if (!formats.includes(format))
      return misunderstood(`--format must be one of ${formats.join(', ')}: it is "${format}"`);
    if (!languages.includes(language))
      return misunderstood(`--language must be one of ${languages.join(', ')}: it is "${language}"`);

    const refused = { json: options.json, source: input };
    const json = parseJson(new TextDecoder().decode(await readInput(input)));
    if (!json.ok) return reportProblems(json.problems, refused);
    const payment = parseEpcPayment(json.value, { normalize: options.normalize });
    if (!payment.ok) return reportProblems(payment.problems, refused);
    const symbol = encodeEpcSymbol(payment.value);
    if (!symbol.ok) return reportProblems(symbol.problems, refused);

    const drawing = drawEpcCode(symbol.value, { label: options.label ? (language as LabelLanguage) : undefined });
    await writeOutput(
      output,
      format === 'svg'
        ? renderSvg(drawing)
        : format === 'pdf'
          ? renderPdf([drawing])
          : renderRaster(drawing, { format: 'png', dotsPerInch: pngDotsPerInch }),
    );
    if (output !== '-')
      process.stdout.write(options.json ? `${JSON.stringify({ ok: true, output })}\n` : `${output}\n`);
    return 0;
  },
};
