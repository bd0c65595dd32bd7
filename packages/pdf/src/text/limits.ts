/** Bounds that keep the reading of the text of one PDF from using up the memory or the time of the process. */
export interface PdfTextLimits {
  /** Pages that are read; those behind them are left out. */
  readonly textPagesMax: number;
  /** Characters of the text of all pages together. */
  readonly textLengthMax: number;
  /** Pieces of text that are placed on one page: each is written at once or by itself. */
  readonly textPiecesMax: number;
  /** Instructions looked through, of all pages together, in bytes: those of forms as often as they are drawn. */
  readonly textContentBytesMax: number;
  /** Forms drawn on the way, of all pages together. */
  readonly textCallsMax: number;
  /** Numbers, strings and words of the character maps of all fonts together. */
  readonly textMapValuesMax: number;
  /** What the character maps of all fonts may unpack to together, in bytes. */
  readonly textMapBytesMax: number;
  /** Embedded font programs that are opened because nothing else says what their glyphs stand for. */
  readonly textProgramsMax: number;
}

const megabyte = 1 << 20;

export const defaultPdfTextLimits: PdfTextLimits = {
  textPagesMax: 200,
  textLengthMax: 250_000,
  textPiecesMax: 20_000,
  textContentBytesMax: 4 * megabyte,
  textCallsMax: 2000,
  textMapValuesMax: 60_000,
  textMapBytesMax: 4 * megabyte,
  textProgramsMax: 20,
};
