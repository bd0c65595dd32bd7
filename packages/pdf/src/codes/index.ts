export type { SymbolDecoder, SymbolModules } from './grid-symbols.ts';
export type { PagePicture, PictureData } from './page-pictures.ts';
export { decodedPicture } from './pixel-layer.ts';
export { type CodeBox, codesIn, codesOfPages, type PageCode, type PageCodes, type PagePoint } from './vector-codes.ts';
