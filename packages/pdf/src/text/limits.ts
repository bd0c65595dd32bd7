/**
 * Bounds that keep the reading of the text of one PDF from using up the memory or the time of the process. By default they are
 * far beyond any document that people write; what they leave out is in `notRead`.
 */
export interface PdfTextLimits {
  /** Pages that are read; `notRead` says which are not. */
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
  textPagesMax: 10_000,
  textLengthMax: 50_000_000,
  textPiecesMax: 200_000,
  textContentBytesMax: 128 * megabyte,
  textCallsMax: 200_000,
  textMapValuesMax: 1_000_000,
  textMapBytesMax: 64 * megabyte,
  textProgramsMax: 200,
};
