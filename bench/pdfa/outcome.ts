/** What became of a file. */
export interface Outcome {
  readonly name: string;
  readonly pages: number;
  /** How it went: as it came, by its structure, with pages as pictures, or not at all. */
  readonly way: 'conforming' | 'structure' | 'raster' | 'refused';
  /** Codes of the problems, with the clause where there is one. */
  readonly reasons: readonly string[];
  readonly changes: readonly string[];
  /** Pages that are pictures now. */
  readonly rasterised: number;
  /** Time of the processor that the conversion by structure took. */
  readonly milliseconds: number;
  /** What veraPDF says: `compliant`, or the first rule that is broken. Undefined for what was refused. */
  verdict?: string;
  /** Largest mean difference of a page, 0 to 255; undefined where the file could not be drawn before. */
  look?: number | undefined;
  /** Whether our conversion gives what came out back byte for byte; of a peer's that veraPDF calls compliant. */
  isKept?: boolean | undefined;
  /** Something is wrong with what came out: a page is lost, or blank. */
  fault?: string | undefined;
}

/** Whether an outcome is one that may be called a success. */
export function isHonest({ way, verdict, fault }: Outcome): boolean {
  return way !== 'refused' && verdict === 'compliant' && fault === undefined;
}
