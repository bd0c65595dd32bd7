import { type BlockCodes, blockCodes } from './block-codes.ts';
import { ContentDeflate } from './content-deflate.ts';
import { objectCodes } from './deflate-codes.generated.ts';

/** Working memory for every text: nothing of one call is left for the next. */
const deflate = new ContentDeflate();
let codes: BlockCodes | undefined;

/** Compresses the objects of an object stream, whose names and numbers the codes are trained on, to a zlib stream. */
export function deflateObjects(objects: Uint8Array): Uint8Array<ArrayBuffer> {
  codes ??= blockCodes(objectCodes);
  return deflate.text(objects, codes);
}
