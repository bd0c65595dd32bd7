import { readBankDocument } from '../../bank-message/index.ts';
import type { Path, Problem } from '../../problem/problem.ts';
import type { XmlPlace } from '../../xml/index.ts';
import { paymentMessage } from '../message.ts';
import { addPath, Places, pathTree, type StructureProblem, touches } from '../structure/index.ts';
import { bankCodeOf } from './bank-codes.ts';

/** What is wrong with a payment file, or changed by a bank, and where. */
export interface FileProblem extends Problem {
  /** Of the element, or of the one in which it is missing; from 1. Undefined for what is said of the file as a whole. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** The code with which banks answer it in a status report, where one is known: `CH21`. Source: ISO 20022, external status reasons. */
  readonly bankCode?: string | undefined;
}

/** Some of them have their place already. */
interface Found {
  readonly problem: Problem;
  readonly place?: XmlPlace;
  readonly isOfStructure: boolean;
}

/**
 * What the structure and the rules say of a file, each thing once: of a text the rules say more than its type does, of what is missing the
 * structure.
 */
export function besideStructure(structure: readonly StructureProblem[], rules: readonly Problem[]): readonly Found[] {
  const missing = pathTree();
  const yielding = new Set<string>();
  const codes = new Set<string>();
  const told = new Set<string>();
  for (const { problem, yieldsToRule } of structure) {
    const path = elementPath(problem.path);
    if (isAbsence(problem)) addPath(missing, path);
    codes.add(problem.code);
    (yieldsToRule ? yielding : told).add(yieldsToRule ? path.join('/') : `${problem.code} ${path.join('/')}`);
  }
  const ofRules = new Set<string>();
  const found: Found[] = [];
  for (const problem of rules) {
    const { code, path } = problem;
    if (yielding.size > 0) ofRules.add(path.join('/'));
    const isKnown = needed.has(code)
      ? touches(missing, path)
      : codes.has(code) && told.has(`${code} ${path.join('/')}`);
    if (!isKnown) found.push({ problem, isOfStructure: false });
  }
  for (const { problem, place, yieldsToRule } of structure) {
    const isToldByRule = yieldsToRule && ofRules.has(elementPath(problem.path).join('/'));
    if (!isToldByRule) found.push({ problem, place, isOfStructure: true });
  }
  return found;
}

/** Codes that say that something is missing. */
const needed = new Set(['REQUIRED', 'PAYMENT_AMOUNT_REQUIRED']);

function isAbsence({ code }: Problem): boolean {
  return code === 'REQUIRED' || code === 'PAYMENT_FILE_ELEMENT_EMPTY';
}

/** That of the element which has the attribute. */
function elementPath(path: Path): Path {
  return path.at(-1) === '@Ccy' ? path.slice(0, -1) : path;
}

/** The same with places and the codes of banks, in the order of the file. A file is read again only where something was found in it. */
export function placed(file: Uint8Array | string, found: readonly Found[]): readonly FileProblem[] {
  const unplaced = found.flatMap(({ place, problem: { path } }) =>
    place === undefined && path.length > 0 ? [path] : [],
  );
  const places = new Places(unplaced);
  if (unplaced.length > 0) readBankDocument(file, paymentMessage, { take: () => true, watch: places });
  const all = found.map(({ problem, place, isOfStructure }): FileProblem => {
    const { code, path, params } = problem;
    const at = place ?? (path.length === 0 ? undefined : places.of(path));
    return { code, path, params, line: at?.line, column: at?.column, bankCode: bankCodeOf(problem, isOfStructure) };
  });
  return all.sort((one, other) => (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0));
}
