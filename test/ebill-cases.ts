import type { CalendarDate } from '@rappen/core/date';
import {
  type BusinessCaseType,
  businessCaseJson,
  exampleBusinessCase,
  exampleNames,
  parseBusinessCase,
  readJsonDocument,
} from '@rappen/core/ebill';
import { writeJson } from '@rappen/core/json';
import { formatPath, sentenceOf } from '@rappen/core/problem';
import { expectValue } from './results.ts';

export const today = '2026-11-21' as CalendarDate;
export const iban = 'CH5800791123000889012';
export const qrIban = 'CH4431999123000889012';
export const qrReference = '210000000003139471430009017';
export const creditorReference = 'RF18539007547034';

type Json = Record<string, unknown>;

/** The example of a type with everything that bookkeeping wants, as a request has it: something to change. */
export function requestOf(type: BusinessCaseType): Json {
  const name = exampleNames.find(
    (candidate) => candidate.replaceAll('-', '') === `${type.toLowerCase()}withworkflow`,
  ) as (typeof exampleNames)[number];
  const options = { today, iban, referenceNumber: 'EX-2026-0042', referencedBillReferenceNumber: 'B-1' };
  return JSON.parse(writeJson(businessCaseJson(expectValue(exampleBusinessCase(name, options)))));
}

/** A copy with values at paths such as `a.b[0].c`; undefined takes a member away. */
export function changed(raw: Json, changes: Json): Json {
  const copy = structuredClone(raw);
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.replace(/\[(\d+)\]/g, '.$1').split('.');
    const last = steps.pop() as string;
    let node: Json = copy;
    for (const step of steps) {
      node[step] ??= {};
      node = node[step] as Json;
    }
    if (value === undefined) delete node[last];
    else node[last] = value;
  }
  return copy;
}

/** What is found in a document: a path and a code each. */
export function findings(type: BusinessCaseType, raw: unknown, day: CalendarDate = today): string[] {
  const parsed = parseBusinessCase(type, readJsonDocument(raw), { today: day });
  if (parsed.ok) return [];
  for (const found of parsed.problems) if (sentenceOf(found).includes('{')) throw new Error(sentenceOf(found));
  return parsed.problems.map((found) => `${formatPath(found.path)} ${found.code}`.trim());
}

/** What is found after one change to the example of a type. */
export function findingsAfter(type: BusinessCaseType, changes: Json): string[] {
  return findings(type, changed(requestOf(type), changes));
}
