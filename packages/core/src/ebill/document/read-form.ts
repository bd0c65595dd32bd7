import { isRecord, shownName } from '../../model/index.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { BusinessCaseType } from '../business-case.ts';
import { limits } from '../limits.ts';
import { wireNameOf } from '../model.ts';
import { problem } from '../problems.ts';
import { type BusinessCaseDocument, emptyRecord } from './document.ts';

/** A list while its entries come in, in any order. */
type Entries = Map<number, unknown>;

const index = /^(?:0|[1-9][0-9]{0,4})$/;
const inherited = ['__proto__', 'constructor', 'prototype'];

/**
 * Reads a business case from the text fields of a form, in the notation `bill[singlePayment][paymentInformation][amount][value]`
 * with `[0]`, `[1]` … for the entries of lists; the first part is the type. An empty text stands for an absent value, or for
 * an object or list that is empty. Fields of other names are reported by `parseBusinessCase` with all else.
 * Reports `MALFORMED_MULTIPART`: names of another notation or of the machinery of objects, a field given twice, indexes with
 * gaps, more than 400 fields, 32 levels or 1,000,000 characters. Source: eBill submission contract, multipart.
 */
export function readFormDocument(
  type: BusinessCaseType,
  fields: readonly (readonly [name: string, text: string])[],
): Result<BusinessCaseDocument> {
  if (fields.length > limits.formFieldsMax) return malformed(`there are more than ${limits.formFieldsMax} fields`);
  const length = fields.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  if (length > limits.formLengthMax) return malformed(`there are more than ${limits.formLengthMax} characters`);
  const part = wireNameOf(type);
  const forest = emptyRecord();
  for (const [name, text] of fields) {
    const steps = stepsOf(name);
    if (steps === undefined) return malformed(`the name ${shownName(name)} has another notation`);
    if (!plant(forest, steps, text)) return malformed(`the field ${shownName(name)} contradicts another one`);
  }
  const whole = settled(forest);
  if (whole === undefined) return malformed('the indexes of a list have gaps');
  const { [part]: root, ...others } = whole as Record<string, unknown>;
  const problems = Object.keys(others).map((name) => problem('UNKNOWN_FIELD', [shownName(name)]));
  if (root === undefined) problems.push(problem('REQUIRED', [part]));
  return ok({ origin: 'text', root, problems });
}

function malformed(detail: string): Result<never> {
  return failed(problem('MALFORMED_MULTIPART', [], { detail }));
}

/** `bill[a][0]` as `bill`, `a`, `0`; undefined when the name is not made like that. */
function stepsOf(name: string): readonly string[] | undefined {
  const steps = name.split('[');
  const inner = steps.slice(1);
  if (steps.length > limits.depthMax || !inner.every((step) => step.endsWith(']'))) return undefined;
  const names = [steps[0] as string, ...inner.map((step) => step.slice(0, -1))];
  return names.every((step) => step !== '' && !step.includes(']') && !inherited.includes(step)) ? names : undefined;
}

/** Puts a text at its place; false when something else is there already. */
function plant(forest: Record<string, unknown>, steps: readonly string[], text: string): boolean {
  let node: unknown = forest;
  for (const [position, step] of steps.entries()) {
    const following = steps[position + 1];
    const inner = following === undefined ? text : index.test(following) ? (new Map() as Entries) : emptyRecord();
    const isList = node instanceof Map;
    if (isList !== (position > 0 && index.test(step))) return false;
    const earlier: unknown = isList ? (node as Entries).get(Number(step)) : (node as Record<string, unknown>)[step];
    if (earlier !== undefined && (typeof earlier === 'string' || following === undefined)) return false;
    if (earlier === undefined && isList) (node as Entries).set(Number(step), inner);
    else if (earlier === undefined) (node as Record<string, unknown>)[step] = inner;
    node = earlier ?? inner;
  }
  return true;
}

/** The same with real lists; undefined when one has gaps. */
function settled(node: unknown): unknown {
  if (node instanceof Map) {
    const entries = Array.from({ length: node.size }, (_, at) => settled((node as Entries).get(at)));
    return entries.includes(undefined) ? undefined : entries;
  }
  if (!isRecord(node)) return node;
  const record = emptyRecord();
  for (const [name, inner] of Object.entries(node)) {
    record[name] = settled(inner);
    if (record[name] === undefined) return undefined;
  }
  return record;
}
