import type { GreyImage, Imaging } from '@rappen/imaging';
import jpeg from 'jpeg-js';
import { accepted } from '../our-bill.ts';
import { randomNumbers } from '../workload.ts';
import { classes, type Variant } from './classes.ts';
import type { SourcePage } from './producers.ts';

/** A picture to read: pixels, or a file that each reader decodes itself. */
export interface Picture {
  readonly kind: string;
  readonly label: string;
  readonly producer: string;
  readonly bill: string;
  /** What the code must give. */
  readonly text: string;
  readonly image: GreyImage | { readonly jpeg: Uint8Array };
}

export const pictureCount = classes.reduce((sum, { variants }) => sum + variants.length, 0);

/** Every picture in turn, made when it is asked for: the same for every run. */
export async function* pictures(imaging: Imaging, sources: readonly SourcePage[][]): AsyncGenerator<Picture> {
  const random = randomNumbers(20_260_401);
  for (const [kind, { name, variants }] of classes.entries()) {
    for (const [index, variant] of variants.entries()) {
      // The producers in turn; the bill by chance, so that no kind of damage meets easy bills alone
      const pages = sources[index % sources.length] ?? [];
      const source = pages[Math.floor(random() * pages.length)];
      if (!source) throw new Error('No page');
      const { producer, bill, text, pdf } = source;
      const page = accepted(await imaging.renderPage(pdf, 1, variant.dpi));
      const image = damaged(page, variant, 1000 * (kind + 1) + 17 * index);
      yield { kind: name, label: variant.label, producer, bill, text, image };
    }
  }
}

function damaged(page: GreyImage, { damage, jpegQuality }: Variant, seed: number): Picture['image'] {
  const image = damage ? damage(page, seed) : page;
  if (jpegQuality === undefined) return image;
  const { width, height } = image;
  return { jpeg: new Uint8Array(jpeg.encode({ width, height, data: coloursOf(image) }, jpegQuality).data) };
}

/** RGBA, in the warm light of a lamp: JPEG pictures are in colour. */
function coloursOf({ pixels }: GreyImage): Uint8Array {
  const data = new Uint8Array(pixels.length * 4).fill(255);
  for (let at = 0; at < pixels.length; at++) {
    const grey = pixels[at] ?? 255;
    data[4 * at] = grey;
    data[4 * at + 1] = 0.97 * grey;
    data[4 * at + 2] = 0.88 * grey;
  }
  return data;
}
