import { spawnSync } from 'node:child_process';
import { pathOf } from '../../oracles/tools.ts';
import type { GreyPage } from './pdfium.ts';

const secondsMax = 20;

function said(tool: 'pdftotext' | 'pdftoppm', bytes: Uint8Array, ...options: readonly string[]): Buffer | undefined {
  const path = pathOf(tool);
  if (path === undefined) throw new Error(`${tool} is not here`);
  const settings = { input: bytes, maxBuffer: 1 << 28, timeout: secondsMax * 1000 };
  const { stdout, status } = spawnSync(path, options, settings);
  return status === 0 ? stdout : undefined;
}

/** The text of each page as poppler has it, in the order of the file; undefined where it cannot read the document. */
export function popplerTexts(bytes: Uint8Array): readonly string[] | undefined {
  const text = said('pdftotext', bytes, '-q', '-enc', 'UTF-8', '-', '-')?.toString('utf8');
  return text?.split('\f').slice(0, -1);
}

/** One page as poppler shows it; undefined where it cannot. */
export function popplerImage(
  bytes: Uint8Array,
  page: number,
  dotsPerInch: number,
  options: readonly '-hide-annotations'[] = [],
): GreyPage | undefined {
  const only = ['-f', String(page), '-l', String(page)];
  const image = said('pdftoppm', bytes, '-q', '-cropbox', '-gray', '-r', String(dotsPerInch), ...options, ...only, '-');
  const head = image && /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(image.toString('latin1', 0, 64));
  if (image === undefined || head === null || head === undefined) return undefined;
  const [width, height] = [Number(head[1]), Number(head[2])];
  return { width, height, pixels: image.subarray(head[0].length, head[0].length + width * height) };
}
