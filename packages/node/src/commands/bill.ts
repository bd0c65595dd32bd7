import { extname } from 'node:path';
import type { Drawing } from '@rappen/core/drawing';
import { parseJson } from '@rappen/core/json';
import {
  drawPaymentPart,
  drawQrCode,
  type Language,
  languages,
  type PageSize,
  pageSizes,
  swissCrossRectangles,
} from '@rappen/core/payment-part';
import { type Problem, within } from '@rappen/core/problem';
import { renderPdf } from '@rappen/core/render/pdf';
import { pixelsPerModuleWithin, renderQrPng } from '@rappen/core/render/png';
import { renderSvg } from '@rappen/core/render/svg';
import {
  encodeSymbol,
  type ProfileName,
  parseQrInvoice,
  profileAt,
  profiles,
  type QrInvoice,
} from '@rappen/core/swiss-qr';
import { swissDay } from '@rappen/http/swiss-day';
import { type Command, misunderstood, type Options } from '../command.ts';
import { readInput, writeOutput } from '../files.ts';
import { progressBar, reportProblems } from '../report.ts';

const formats = ['pdf', 'svg', 'png'];
const pngPixels = 1087;
const pngDotsPerInch = 600;

export const bill: Command = {
  usage:
    'bill in.json [-o out.pdf] [--format pdf|svg|png] [--language de] [--page-size A4] [--code-only] [--normalize] [--profile 2.3]',
  summary: 'Creates payment parts from a QR invoice, or from an array (one PDF page each).',
  async run(options, [input]) {
    if (input === undefined) return misunderstood('bill needs a JSON file');
    const output = options.output ?? '-';
    const format = options.format ?? (extname(output).slice(1) || 'pdf');
    const language = options.language ?? 'de';
    const pageSize = options['page-size'] ?? 'A4';
    for (const [name, value, allowed] of [
      ['--format', format, formats],
      ['--language', language, languages],
      ['--page-size', pageSize, pageSizes],
    ] as const) {
      if (!allowed.includes(value as never))
        return misunderstood(`${name} must be one of ${allowed.join(', ')}: it is "${value}"`);
    }
    const profile =
      options.profile === undefined ? profileAt(swissDay(new Date())) : profiles[options.profile as ProfileName];
    if (profile === undefined) return misunderstood(`--profile must be one of ${Object.keys(profiles).join(', ')}`);

    const json = parseJson(new TextDecoder().decode(await readInput(input)));
    if (!json.ok) return reportProblems(json.problems, { json: options.json, source: input });
    const items: readonly unknown[] = Array.isArray(json.value) ? json.value : [json.value];
    if (items.length !== 1 && format !== 'pdf') return misunderstood(`${items.length} invoices need --format pdf`);
    const invoices: QrInvoice[] = [];
    const problems: Problem[] = [];
    items.forEach((item, index) => {
      const parsed = parseQrInvoice(item, { profile, normalize: options.normalize });
      if (parsed.ok) invoices.push(parsed.value.invoice);
      else problems.push(...(Array.isArray(json.value) ? within([index], parsed.problems) : parsed.problems));
    });
    if (problems.length > 0) return reportProblems(problems, { json: options.json, source: input });

    const made = makeFile(invoices, {
      format,
      language: language as Language,
      pageSize: pageSize as PageSize,
      options,
    });
    if (!(made instanceof Uint8Array) && typeof made !== 'string')
      return reportProblems(made, { json: options.json, source: input });
    await writeOutput(output, made);
    if (output !== '-')
      process.stdout.write(
        options.json ? `${JSON.stringify({ ok: true, output, invoices: invoices.length })}\n` : `${output}\n`,
      );
    return 0;
  },
};

interface Make {
  readonly format: string;
  readonly language: Language;
  readonly pageSize: PageSize;
  readonly options: Options;
}

function makeFile(invoices: readonly QrInvoice[], make: Make): Uint8Array | string | readonly Problem[] {
  const bar = progressBar(invoices.length, 'bills');
  const drawings: Drawing[] = [];
  for (const invoice of invoices) {
    const symbol = encodeSymbol(invoice);
    if (!symbol.ok) return symbol.problems;
    if (make.format === 'png') {
      const pixelsPerModule = pixelsPerModuleWithin(pngPixels, symbol.value.size);
      return renderQrPng(symbol.value, { pixelsPerModule, dotsPerInch: pngDotsPerInch, mark: swissCrossRectangles });
    }
    if (make.options['code-only']) drawings.push(drawQrCode(symbol.value, { quietZone: false }));
    else {
      const part = drawPaymentPart(invoice, symbol.value, { language: make.language, pageSize: make.pageSize });
      if (!part.ok) return part.problems;
      drawings.push(part.value.drawing);
      if (part.value.warnings.length > 0) reportProblems(part.value.warnings, { source: 'warning' });
    }
    bar.step();
  }
  bar.end();
  const [first] = drawings;
  return make.format === 'svg' && first !== undefined ? renderSvg(first) : renderPdf(drawings);
}
