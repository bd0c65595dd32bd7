import { defaultImagingLimits } from '../src/limits.ts';
import { isSafePdf } from '../src/pdf/guard.ts';
import { openPdfRenderer, type PdfRenderer } from '../src/pdf-renderer.ts';
import { drawingCase } from './drawing-cases.ts';
import { pdfium } from './modules.ts';
import { randomNumbers } from './pictures.ts';

/** What is wrong with the guard, by the renderer or by the standard. */
export interface Disagreement {
  readonly what: string;
  readonly found: 'lets a bomb through' | 'refuses what is harmless' | 'the renderer draws what is hidden';
}

/** Bytes of memory, and pixels of the page of 40 by 40 points of which the square covers all. */
const memoryMax = 268_435_456;
const darkMin = 800;

/**
 * Draws random pages by the renderer, each with a square by the name `X`, and holds the guard's answer against it on the same page
 * with a bomb in its place. What is drawn has to be refused; what by the standard is not drawn has to be let through.
 */
export async function disagreements(
  count: number,
  seed: number,
): Promise<{
  readonly found: readonly Disagreement[];
  readonly drawn: number;
  readonly hidden: number;
}> {
  const random = randomNumbers(seed);
  const renderer = await openPdfRenderer(pdfium, memoryMax);
  const found: Disagreement[] = [];
  let [drawn, hidden] = [0, 0];
  for (let index = 0; index < count; index++) {
    const { what, isDrawn, pdf } = drawingCase(random);
    const isSafe = isSafePdf(pdf('bomb'), defaultImagingLimits);
    const isPainted = paints(renderer, pdf('mark'));
    if (isPainted || isDrawn === 'yes') drawn++;
    if (isDrawn === 'no') hidden++;
    if (isSafe && (isPainted || isDrawn === 'yes')) found.push({ what, found: 'lets a bomb through' });
    if (!isSafe && isDrawn === 'no') found.push({ what, found: 'refuses what is harmless' });
    if (isPainted && isDrawn === 'no') found.push({ what, found: 'the renderer draws what is hidden' });
  }
  return { found, drawn, hidden };
}

/** Whether the renderer draws the square. */
function paints(renderer: PdfRenderer, bytes: Uint8Array): boolean {
  const open = renderer.open(bytes);
  if (typeof open === 'string') return false;
  const image = open.render(1, 72, 10_000);
  open.close();
  return (image?.pixels ?? new Uint8Array(0)).reduce((sum, grey) => sum + (grey < 128 ? 1 : 0), 0) > darkMin;
}
