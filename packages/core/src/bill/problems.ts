import type { ProblemCode } from '../catalogue/rows.ts';
import { formatPath, type Problem } from '../problem/problem.ts';
import { type Sentences, sentenceFrom } from '../problem/sentence.ts';

/** One problem of a bill, ready to be printed. */
export interface BillProblem {
  /** A stable code. docs/rules.md lists all of them. */
  readonly code: ProblemCode | (string & {});
  /** The path, with the field names of `Bill` (`creditor.postalCode`, `procedures[1]`); empty for the bill as a whole. */
  readonly path: string;
  /** The problem as an English sentence. */
  readonly message: string;
  /** Of a broken rule of e-invoices: how severe those who made it call that. Only an `error` makes an invoice invalid. */
  readonly severity?: 'error' | 'warning' | 'information' | undefined;
  /** The values in the sentence, for your own sentences; with `UNKNOWN_FIELD` the name that is `meant`, where one is like it. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** At least one problem. */
export type BillProblems = readonly [BillProblem, ...BillProblem[]];

/** The requested value, or every problem of the bill. */
export type BillResult<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** Texts omitted or shortened to make a slip fit, and what the next guidelines end; usually empty. */
      readonly warnings: readonly BillProblem[];
    }
  | { readonly ok: false; readonly problems: BillProblems };

/**
 * A problem of one of the parts (`@rappen/core/swiss-qr`, …) with its sentence from a list of rows, or its code if the list has none. What
 * is no problem becomes one of the type `TYPE`.
 */
export function billProblem(found: Problem & Pick<BillProblem, 'severity'>, sentences: Sentences): BillProblem {
  try {
    const { code, path, params, severity } = found;
    const meant = params['meant'] === undefined ? '' : `: did you mean ${params['meant']}?`;
    const message = sentenceFrom(sentences, found) + meant;
    return { code, path: formatPath(path), message, params, ...(severity && { severity }) };
  } catch {
    const params = { expected: 'a problem', found: 'something else' };
    return { code: 'TYPE', path: '', message: 'Expected a problem but found something else', params };
  }
}

/** A value without warnings. */
export function done<T>(value: T, warnings: readonly BillProblem[] = []): BillResult<T> {
  return { ok: true, value, warnings };
}

/** Problems, of which there is at least one. */
export function refused(
  problems: readonly Problem[],
  sentences: Sentences,
): Extract<BillResult<never>, { readonly ok: false }> {
  const told = problems.map((found) => billProblem(found, sentences));
  return { ok: false, problems: told as readonly BillProblem[] as BillProblems };
}

/** Problems of the shape, then broken rules; a problem of a value also covers its parts. */
export function shapeFirst(shape: readonly Problem[], rules: readonly Problem[]): Problem[] {
  const isSaid = ({ path }: Problem) => shape.some((before) => before.path.every((step, at) => step === path[at]));
  return [...shape, ...rules.filter((found) => !isSaid(found))];
}
