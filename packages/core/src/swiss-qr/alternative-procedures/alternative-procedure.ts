import { failed, ok, type Result, resultOf } from '../../result.ts';
import { type EbillProcedure, parseEbillProcedure } from './ebill.ts';
import { problem } from './problems.ts';
import { procedureTextProblems } from './procedure-text.ts';

/** Any alternative procedure: the name of the scheme, the separator it chose, and its parameters. */
export interface RawProcedure {
  readonly name: string;
  readonly separator: string;
  readonly parameters: readonly string[];
  readonly text: string;
}

export type AlternativeProcedure =
  | { readonly type: 'EBILL'; readonly value: EbillProcedure }
  | { readonly type: 'RAW'; readonly value: RawProcedure };

/**
 * Splits a text at the separator that follows the name: letters, digits and spaces, up to the first other character.
 * Reports `ALTERNATIVE_PROCEDURE_FORMAT`, `TEXT_TOO_LONG`, `TEXT_CHARACTER_NOT_ALLOWED`.
 * Source: guidelines, section on alternative procedures.
 */
export function parseRawProcedure(text: string): Result<RawProcedure> {
  const match = /^([\p{L}\p{N} ]+)([^\p{L}\p{N} ])(.*)$/su.exec(text);
  if (!match) return failed(problem('ALTERNATIVE_PROCEDURE_FORMAT', []));
  const [, name, separator, rest] = match as unknown as [string, string, string, string];
  return resultOf({ name, separator, parameters: rest.split(separator), text }, procedureTextProblems(text));
}

/** eBill parameters understood, any other scheme (or unreadable eBill) raw. Reports what `parseRawProcedure` does. */
export function parseAlternativeProcedure(text: string): Result<AlternativeProcedure> {
  const ebill = parseEbillProcedure(text);
  if (ebill.ok) return ok({ type: 'EBILL', value: ebill.value });
  const raw = parseRawProcedure(text);
  return raw.ok ? ok({ type: 'RAW', value: raw.value }) : raw;
}
