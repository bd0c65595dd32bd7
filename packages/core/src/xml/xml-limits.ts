import type { XmlScannerLimits } from '@rappen/pdf/internal/xml';

/** What a reader of XML accepts at most; each vocabulary has bounds of its own. */
export interface XmlLimits extends XmlScannerLimits {
  /** Of the whole text. */
  readonly charactersMax: number;
}
