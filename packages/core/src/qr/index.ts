export { type ErrorCorrectionLevel, encodeQrSymbol, type QrSymbol, type QrSymbolParameters } from './symbol.ts';
