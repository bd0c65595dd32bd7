import type { Imaging } from '@rappen/imaging';
import { expectValue } from '../../results.ts';
import { outputOf, withFiles } from '../tools.ts';

/** What is compared of a page: dots an inch. */
const dotsPerInch = 50;
const millimetresPerInch = 25.4;

/** The part of the page that a slip may change, in millimetres from its bottom left corner. */
export interface Region {
  readonly width: number;
  readonly height: number;
}

/** Scissors and the separation text stand above the slip. */
export const slipRegion: Region = { width: 211, height: 110.5 };

export interface GreyPage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The pages as poppler shows them, in grey. */
export async function rendered(pdf: Uint8Array): Promise<GreyPage[]> {
  const bytes = await withFiles([pdf], ([path = '']) =>
    outputOf('pdftoppm', '-cropbox', '-gray', '-r', String(dotsPerInch), path),
  );
  const pages: GreyPage[] = [];
  for (let at = 0; at < bytes.length; ) {
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', at, at + 64));
    if (head === null) throw new Error('no PGM');
    const [width, height] = [Number(head[1]), Number(head[2])];
    const start = at + head[0].length;
    pages.push({ width, height, pixels: bytes.subarray(start, start + width * height) });
    at = start + width * height;
  }
  return pages;
}

export interface Difference {
  /** Largest difference of a pixel, 0 to 255, and how many pixels differ at all. */
  readonly worst: number;
  readonly count: number;
}

/** How the first pages of two documents differ as poppler shows them, outside a region of one page. */
export async function difference(
  before: Uint8Array,
  after: Uint8Array,
  page: number,
  region: Region,
  unit = 1,
): Promise<Difference> {
  const made = await rendered(after);
  const differences = (await rendered(before)).map((old, index) =>
    pageDifference(old, made[index], index + 1 === page ? region : nothing, unit),
  );
  return {
    worst: Math.max(...differences.map(({ worst }) => worst)),
    count: differences.reduce((sum, { count }) => sum + count, 0),
  };
}

const nothing: Region = { width: 0, height: 0 };

/** The same of one page, as pdfium shows it. */
export async function pdfiumDifference(
  imaging: Imaging,
  before: Uint8Array,
  after: Uint8Array,
  page: number,
  region: Region,
): Promise<Difference> {
  const [old, made] = await Promise.all(
    [before, after].map(async (pdf) => expectValue(await imaging.renderPage(pdf, page, dotsPerInch))),
  );
  return pageDifference(old as GreyPage, made, region, 1);
}

function pageDifference(old: GreyPage, made: GreyPage | undefined, region: Region, unit: number): Difference {
  if (made?.width !== old.width || made.height !== old.height) return { worst: 255, count: Infinity };
  let worst = 0;
  let count = 0;
  const right = Math.ceil((region.width / millimetresPerInch / unit) * dotsPerInch);
  const top = old.height - Math.ceil((region.height / millimetresPerInch / unit) * dotsPerInch);
  for (let y = 0; y < old.height; y++) {
    for (let x = y >= top ? right : 0; x < old.width; x++) {
      const at = y * old.width + x;
      const by = Math.abs((old.pixels[at] as number) - (made.pixels[at] as number));
      if (by > 0) count++;
      worst = Math.max(worst, by);
    }
  }
  return { worst, count };
}

/** The words of a page that stand above a height in millimetres, as poppler reads them. */
export async function textAbove(pdf: Uint8Array, page: number, height: number, unit = 1): Promise<string> {
  return withFiles([pdf], ([path = '']) => {
    const only = ['-f', String(page), '-l', String(page)];
    const facts = outputOf('pdfinfo', ...only, path).toString();
    const [, width, tall] = /Page +\d+ size: +([\d.]+) x ([\d.]+)/.exec(facts) ?? [];
    const isTurned = Number(/Page +\d+ rot: +(\d+)/.exec(facts)?.[1]) % 180 !== 0;
    const [across, up] = (isTurned ? [tall, width] : [width, tall]).map(Number) as [number, number];
    const above = Math.max(1, Math.floor(up - ((height / millimetresPerInch) * 72) / unit));
    const box = ['-x', '0', '-y', '0', '-W', String(Math.ceil(across)), '-H', String(above)];
    return outputOf('pdftotext', '-cropbox', ...only, ...box, path, '-').toString();
  });
}

/** The words of the first pages, as poppler reads them. */
export async function textOfPages(pdf: Uint8Array, pages: number): Promise<string> {
  return withFiles([pdf], ([path = '']) => outputOf('pdftotext', '-l', String(pages), path, '-').toString());
}

export async function pageCountOf(pdf: Uint8Array): Promise<number> {
  return withFiles([pdf], ([path = '']) => Number(/Pages: +(\d+)/.exec(outputOf('pdfinfo', path).toString())?.[1]));
}

/** What qpdf says against a document; nothing for a sound one. */
export async function complaintsOf(pdf: Uint8Array): Promise<string> {
  return withFiles([pdf], ([path = '']) => {
    try {
      outputOf('qpdf', '--check', path);
      return '';
    } catch (error) {
      return String((error as { stderr?: Buffer }).stderr ?? error).replaceAll(path, '');
    }
  });
}

/** Outlines, form and attachments as qpdf sees them; objects keep their numbers. */
export async function furnishingsOf(pdf: Uint8Array): Promise<string> {
  if (!/\/(?:Outlines|AcroForm|EmbeddedFiles|PageLabels|ObjStm|Encrypt)/.test(Buffer.from(pdf).toString('latin1')))
    return '';
  const keys = ['outlines', 'acroform', 'attachments', 'pagelabels'].map((key) => `--json-key=${key}`);
  return withFiles([pdf], ([path = '']) => {
    try {
      return outputOf('qpdf', '--warning-exit-0', '--json=2', ...keys, path).toString();
    } catch {
      return '';
    }
  });
}

/** The number of pages, and what the document says about itself, as poppler reads it. */
export async function informationOf(pdf: Uint8Array): Promise<string> {
  return withFiles([pdf], ([path = '']) => {
    const lines = outputOf('pdfinfo', path).toString().split('\n');
    return lines
      .filter((line) => /^(?:Pages|Title|Author|Creator|Producer|CreationDate|Tagged|Form|JavaScript)/.test(line))
      .join('\n');
  });
}
