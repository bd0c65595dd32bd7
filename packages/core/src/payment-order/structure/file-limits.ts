import { limits } from '../limits.ts';

/** Bounds of what is read of a file, beside those of orders. Lengths are in characters. Source: SPS 2025, credit transfers, unless named. */
export const fileLimits = {
  /** Faults in the structure of a file that are told. */
  structureProblemsMax: 1000,
  /** Of what is structured for the payee in a SEPA payment, with its tags: as much as a message has. Of other payments, without. */
  sepaRemittanceLengthMax: limits.messageLengthMax,
  remittanceLengthMax: 9000,
} as const;
