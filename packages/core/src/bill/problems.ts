import { filledSentence } from '../problem/filled-sentence.ts';
import { formatPath, type Path, type Problem, type ProblemCode } from '../problem/problem.ts';

/** One thing that is wrong with a bill, ready to be printed. */
export interface BillProblem {
  /** What is wrong, as a stable code. docs/rules.md lists all of them. */
  readonly code: ProblemCode;
  /** Where, in the names of `Bill` (`creditor.postalCode`, `procedures[1]`); empty for the bill as a whole. */
  readonly path: string;
  /** What is wrong, as an English sentence. */
  readonly message: string;
  /** The values in the sentence, for sentences of your own. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** At least one problem. */
export type BillProblems = readonly [BillProblem, ...BillProblem[]];

/** The value that was asked for, or everything that is wrong with the bill. */
export type BillResult<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** What had to be left out, set smaller or cut to make a slip fit; empty in most cases. */
      readonly warnings: readonly BillProblem[];
    }
  | { readonly ok: false; readonly problems: BillProblems };

/** Sentences by code: rows of the catalogue. */
export type Sentences = Readonly<Partial<Record<ProblemCode, { readonly sentence: string }>>>;

/** A problem as it is printed, with its sentence from a list of rows; its code where the list has none. */
export function billProblem(found: Problem, sentences: Sentences): BillProblem {
  const { code, path, params } = found;
  const message = filledSentence(sentences[code]?.sentence ?? code, params);
  return { code, path: formatPath(path), message, params };
}

/** A value without warnings. */
export function done<T>(value: T, warnings: readonly BillProblem[] = []): BillResult<T> {
  return { ok: true, value, warnings };
}

/** Problems, of which there is at least one. */
export function refused(problems: readonly Problem[], sentences: Sentences): BillResult<never> {
  const [first, ...rest] = problems.map((found) => billProblem(found, sentences));
  return { ok: false, problems: [first as BillProblem, ...rest] };
}

const names: Readonly<Record<string, string>> = {
  iban: 'account',
  unstructuredMessage: 'message',
  alternativeProcedures: 'procedures',
  countryCode: 'country',
};

/** Where a field of a draft stands in a bill. */
function billPath(path: Path): Path {
  return path.filter((step) => step !== 'addressType').map((step) => names[step] ?? step);
}

/** Problems of a draft in the names of a bill. The type of a reference is no field: what is wrong stands at its cause. */
export function inBillNames(problems: readonly Problem[]): Problem[] {
  return problems.map((found) => {
    const isType = found.path[0] === 'referenceType';
    const cause = found.code === 'REFERENCE_TYPE_QRR_NEEDS_QR_IBAN' ? 'account' : 'reference';
    return { ...found, path: isType ? [cause] : billPath(found.path) };
  });
}

/** What is wrong with the shape, and then the rules that are broken; what is said of a value stands for all its parts. */
export function shapeFirst(shape: readonly Problem[], rules: readonly Problem[]): Problem[] {
  const said = shape.map(({ path }) => formatPath(path));
  if (said.includes('')) return [...shape];
  const unsaid = rules.filter(({ path }) => {
    const text = formatPath(path);
    return !said.some((before) => text === before || text.startsWith(`${before}.`) || text.startsWith(`${before}[`));
  });
  return [...shape, ...unsaid];
}
