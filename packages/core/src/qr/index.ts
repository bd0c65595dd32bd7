export { type DecodedSymbol, decodeSymbol, type SymbolModules } from './decode-symbol.ts';
export { alignmentCentres } from './layout.ts';
export {
  type CorrectionLevel,
  correctionLevels,
  type ErrorCorrectionLevel,
  encodeQrSymbol,
  levelH,
  levelL,
  levelM,
  levelQ,
  type QrSymbol,
  type QrSymbolParameters,
} from './symbol.ts';
