import type { XmlLimits } from '../xml/index.ts';

/** Every bound of an e-invoice, once. */
export const limits = {
  /** Bytes of the XML in a document; one line takes about 1,300, with a long description 3,500. */
  xmlBytesMax: 8_000_000,
  /** Bytes of an e-invoice that is read, supporting documents included. */
  bytesMax: 32_000_000,
  /** Digits of a number. */
  digitsMax: 24,
  /** Characters of a value that a problem shows. */
  foundShownMax: 40,
  /** Characters of a specification that a problem shows. */
  specificationShownMax: 300,
  /** Bytes within which the declaration of a file ends, and characters within which its root begins. */
  declarationLengthMax: 256,
  headLengthMax: 4_096,
  /** Values that are reported as not in the form of the syntax, and paths as not read. */
  deviationsMax: 250,
  unreadMax: 250,
  /** Terms of payment, and lines of their words, that are looked at. */
  termsMax: 200,
  /** Elements that the rules of a set may look at, in all and for each element of the invoice. */
  ruleSteps: 5_000_000,
  ruleStepsOfElement: 500,
  /** Findings of one check. */
  findingsMax: 500,
  /** Characters of a value that a view shows, and pages that it has. */
  viewTextMax: 20_000,
  viewPagesMax: 3_000,
  /** Decimals of the unit price of a line whose price includes VAT. */
  priceDecimalsMax: 10,
} as const;

/** A line has about 25 elements. */
export const xmlLimits: XmlLimits = {
  charactersMax: limits.bytesMax,
  levelsMax: 32,
  elementsMax: 400_000,
  commentsMax: 20_000,
  attributesMax: 64,
};
