export { type DecodedSymbol, decodeSymbol, type SymbolModules } from './decode-symbol.ts';
export { type ErrorCorrectionLevel, encodeQrSymbol, type QrSymbol, type QrSymbolParameters } from './symbol.ts';
