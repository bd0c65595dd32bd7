export { ContentDeflate, type PackedPiece, type SymbolRange } from './content-deflate.ts';
export { ContentHash } from './content-hash.ts';
export { endOfBlock, huffmanCodes, lengthCodes, lengthExtraBits, lengthRest } from './deflate-codes.ts';
export { deflateObjects } from './object-deflate.ts';
export { latinBytes, PdfBytes } from './pdf-bytes.ts';
export { srgbProfile } from './srgb-profile.ts';
export { deflateXml } from './xml-deflate.ts';
