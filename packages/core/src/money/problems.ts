import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';

/** What can be wrong with an amount. */
export const moneyProblems = {
  AMOUNT_FORMAT: {
    source: 'IG 4.2.2',
    sentence: 'An amount has digits and a decimal point: no sign, leading zeros, separators or exponent',
  },
  AMOUNT_RANGE: { source: 'IG 4.2.2', sentence: 'The amount must be between {min} and {max}' },
  AMOUNT_SCALE: {
    source: 'IG 4.2.2; eBill submission contract, amounts',
    sentence: 'The amount must be a plain decimal number with at most {max} decimals',
  },
} as const satisfies Rows;

/** What can be wrong with an amount as people type it. */
export const typedAmountProblems = {
  AMOUNT_AMBIGUOUS: {
    source: 'API',
    sentence: 'In {text} the separator may mark thousands or decimals: write {whole}, or give two decimals',
  },
  AMOUNT_SIGN_UNCLEAR: {
    source: 'API',
    sentence:
      'In {text} the dash may be a minus, or stand for no decimals: write {whole} if that is the amount of the bill',
  },
  AMOUNT_OTHER_CURRENCY: {
    source: 'API',
    sentence: 'The amount is in {typed}, but the currency of the bill is {currency}',
  },
} as const satisfies Rows;

/** What is reported here: these rows. */
export type Reported = typeof moneyProblems & typeof typedAmountProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
