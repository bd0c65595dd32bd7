import { isRecord, kindOf, shownName } from '../../model/index.ts';
import type { Problem } from '../../problem/problem.ts';
import { problem } from '../problems.ts';

/**
 * What was sent as a business case, read but not validated: objects and lists by the names of the wire. `parseBusinessCase`
 * validates it. Readers of JSON, XML and forms all make one, so that the rules do not know where a value came from.
 */
export interface BusinessCaseDocument {
  /** JSON tells numbers, booleans and texts apart; in XML and forms everything is text. */
  readonly origin: 'json' | 'text';
  /** Undefined: there is none. */
  readonly root: unknown;
  /** What was wrong around the business case, in the request that carries it. */
  readonly problems: readonly Problem[];
}

/** A request of JSON or XML: the PDF as it was sent, in base64, and the business case. */
export interface SubmissionRequest {
  /** Undefined when it was missing or no text, which the document then reports. */
  readonly pdf: string | undefined;
  readonly document: BusinessCaseDocument;
}

/** Takes a request apart: `pdf` and `businessCase`, both required, and nothing else. */
export function requestOf(value: unknown, origin: BusinessCaseDocument['origin']): SubmissionRequest {
  if (!isRecord(value)) {
    const problems = [problem('TYPE', [], { expected: 'an object', found: kindOf(value) })];
    return { pdf: undefined, document: { origin, root: undefined, problems } };
  }
  const problems: Problem[] = [];
  const pdf = memberOf(value, 'pdf');
  const businessCase = memberOf(value, 'businessCase') ?? undefined;
  // In texts an empty element is an empty object, as the vocabulary says
  const isRoot = origin === 'text' || isRecord(businessCase);
  const root = isRoot ? businessCase : undefined;
  if (pdf === undefined || pdf === null) problems.push(problem('REQUIRED', ['pdf']));
  else if (typeof pdf !== 'string') problems.push(problem('TYPE', ['pdf'], { expected: 'text', found: kindOf(pdf) }));
  if (businessCase === undefined) problems.push(problem('REQUIRED', ['businessCase']));
  else if (!isRoot) {
    problems.push(problem('TYPE', ['businessCase'], { expected: 'an object', found: kindOf(businessCase) }));
  }
  for (const name of Object.keys(value)) {
    if (name !== 'pdf' && name !== 'businessCase') problems.push(problem('UNKNOWN_FIELD', [shownName(name)]));
  }
  return { pdf: typeof pdf === 'string' ? pdf : undefined, document: { origin, root, problems } };
}

/** An own member: what every object inherits is none. */
function memberOf(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** An object that inherits nothing, so that every name can be a member. */
export function emptyRecord(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>;
}
