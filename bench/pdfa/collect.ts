import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileBytesMax, sourcePackages } from './sources.ts';

/** Where the files lie: outside the repository. */
export const cache: string = process.env['RAPPEN_PDF_CACHE'] ?? join(homedir(), '.cache', 'rappen-pdfa');

const mirror = 'deb http://deb.debian.org/debian bookworm main';
const keys = '[signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]';

/** A file that is converted. */
export interface Sample {
  readonly name: string;
  readonly path: string;
  /** The package that it comes from. */
  readonly source: string;
}

/** Fetches the packages once, by the package manager of Debian, and lists their PDFs: each content once, in order. */
export function collect(): readonly Sample[] {
  const apt = join(cache, 'apt');
  mkdirSync(join(apt, 'lists', 'partial'), { recursive: true });
  const line = mirror.replace(' ', ` ${keys} `);
  writeFileSync(join(apt, 'sources.list'), `${line}\n${line.replace('deb ', 'deb-src ')}\n`);
  const options = [
    `Dir::Etc::SourceList=${apt}/sources.list`,
    'Dir::Etc::SourceParts=/dev/null',
    `Dir::State::Lists=${apt}/lists`,
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option]);
  const run = (...args: string[]): void =>
    void execFileSync('apt-get', [...options, '-q', ...args], { cwd: apt, stdio: 'ignore' });
  const missing = sourcePackages.filter((name) => !existsSync(join(cache, 'files', name)));
  if (missing.length > 0) run('update');
  for (const name of missing) {
    run('source', '--download-only', name);
    unpack(apt, name);
  }
  return listed();
}

function unpack(apt: string, name: string): void {
  const folder = join(cache, 'files', name);
  mkdirSync(folder, { recursive: true });
  const archives = readdirSync(apt).filter((file) => file.startsWith(`${name}_`) && /\.orig\.tar\.\w+$/.test(file));
  for (const file of archives)
    execFileSync('tar', ['xf', join(apt, file), '-C', folder, '--wildcards', '*.pdf'], { stdio: 'ignore' });
}

function listed(): readonly Sample[] {
  const seen = new Set<string>();
  return sourcePackages.flatMap((source) => {
    const folder = join(cache, 'files', source);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    return names.flatMap((name): Sample[] => {
      const path = join(folder, name);
      const { size } = name.endsWith('.pdf') && existsSync(path) ? statSync(path) : { size: 0 };
      if (size === 0 || size > fileBytesMax) return [];
      const digest = createHash('sha256').update(readFileSync(path)).digest('hex');
      if (seen.has(digest)) return [];
      seen.add(digest);
      return [{ name: `${source}/${name}`, path, source }];
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
