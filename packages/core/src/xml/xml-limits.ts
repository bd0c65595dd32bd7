/** What a reader of XML accepts at most; each vocabulary has bounds of its own. */
export interface XmlLimits {
  /** Of the whole text. */
  readonly charactersMax: number;
  readonly levelsMax: number;
  readonly elementsMax: number;
  /** Comments and processing instructions. */
  readonly commentsMax: number;
  /** Of one element. */
  readonly attributesMax: number;
  /**
   * Of each of references such as `&amp;`, carriage returns, of which a file in base64 has one a line, and `]`, over which a
   * search for the end of a literal section stumbles.
   */
  readonly costlySignsMax: number;
}
