import type { CodeReader, Look } from './code-reader.ts';
import { addDistinct, type FoundCode, type OpenSearch, type SearchPlace } from './found-code.ts';
import {
  blurred,
  doubled,
  evened,
  type GreyImage,
  halved,
  inverted,
  mayBeInverted,
  sharpened,
  spread,
} from './grey-image.ts';
import { wornCode } from './worn-code.ts';

/** `HARDER` also looks at changed copies of the image: slower, and it finds more in bad scans. */
export type Effort = 'DEFAULT' | 'HARDER';

/** What ends a search: nothing (`all`), or the first code that `accept` says yes to. */
export interface Search {
  readonly effort: Effort;
  readonly all: boolean;
  readonly accept: (text: string) => boolean;
  readonly pixelsMax: number;
  /** Asked before each image and each rendered page, with the pages that still are to be looked at: whether to leave them. */
  readonly isStopped?:
    | ((found: readonly FoundCode[], pagesLeft: readonly number[], place: SearchPlace) => boolean)
    | undefined;
  /** Where another search of the same file was stopped, and what it had found. */
  readonly from?: OpenSearch | undefined;
}

/** The payment part takes the lowest 105 of 297 mm (style guide, page layout); a little more for skewed scans. */
const paymentPartTop = 0.64;

/** Whether the search may stop: one of the codes is accepted and not all are wanted. */
export function isDone(search: Search, found: readonly FoundCode[]): boolean {
  return !search.all && found.some((code) => search.accept(code.text));
}

/**
 * Looks for codes on one page, cheap looks first: the payment part, the whole page, a pale page with its greys spread, and,
 * where nothing was found and there is a dark place on it, the page inverted; where still nothing was found, the page with
 * its light evened out, and a Swiss QR Code on it by our own sampler; then (effort `HARDER`) copies of half size, blurred, of double size, sharpened,
 * and at last without noise and inverted. Stops as `search` says.
 */
export function codesOnImage(reader: CodeReader, image: GreyImage, page: number, search: Search): FoundCode[] {
  const found: FoundCode[] = [];

  function look(looked: GreyImage, looks: readonly (readonly [Look, number?])[]): boolean {
    const picture = reader.load(looked);
    try {
      for (const [how, top] of looks) {
        addDistinct(
          found,
          picture.look(how, top).map((code) => ({ ...code, page })),
        );
        if (isDone(search, found)) return true;
      }
      return false;
    } finally {
      picture.close();
    }
  }

  function lookAtWorn(looked: GreyImage, how: Look): boolean {
    const picture = reader.load(looked);
    try {
      const code = wornCode(looked, picture.suspects(how), page);
      if (code !== undefined) addDistinct(found, [code]);
      return isDone(search, found);
    } finally {
      picture.close();
    }
  }

  const top = Math.floor(image.height * paymentPartTop);
  const isPage = image.height > image.width && image.height - top > 1;
  const whole = { tryHarder: true, tryDownscale: true } as const;
  if (look(image, isPage ? [[{}, top], [whole]] : [[whole]])) return found;
  const pale = spread(image);
  if (pale !== undefined && look(pale, [[whole]])) return found;
  if (found.length === 0 && mayBeInverted(image) && look(inverted(image), [[whole]])) return found;
  if (found.length === 0) {
    const even = evened(image);
    if (look(even, [[whole]]) || (found.length === 0 && lookAtWorn(even, whole))) return found;
  }
  if (search.effort === 'DEFAULT') return found;

  if (image.width > 1 && image.height > 1 && look(halved(image), [[whole]])) return found;
  if (look(blurred(image), [[whole]])) return found;
  if (image.width * image.height * 4 <= search.pixelsMax && look(doubled(image), [[whole]])) return found;
  if (look(sharpened(image), [[whole]])) return found;
  look(image, [[{ ...whole, tryDenoise: true, tryInvert: true }]]);
  return found;
}
