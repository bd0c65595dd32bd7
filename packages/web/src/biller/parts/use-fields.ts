import { problem } from '@rappen/core/problem';
import { useState } from 'preact/hooks';
import { useWords, type Words } from '../../language/words.ts';
import { limits } from '../../limits.ts';
import type { Remark } from '../../parts/fields/field.tsx';
import type { FieldError, Refusal } from '../../work/service/connect.ts';
import { sentenceOfError } from '../../work/service/refusal-sentences.ts';

/** Text fields of a form whose parameters the service validates: what was refused stands at its field. */
export function useFields<N extends string>(
  prefix: string,
  initial: Readonly<Record<N, string>>,
  refusal: Refusal | undefined,
) {
  const words = useWords();
  const [values, setValues] = useState(initial);
  const change = (changes: Partial<Record<N, string>>) => setValues((before) => ({ ...before, ...changes }));
  const field = (name: N, label: string) => ({
    id: `${prefix}-${name}`,
    label,
    value: values[name],
    onValue: (value: string) => change({ [name]: value } as Partial<Record<N, string>>),
    maxLength: limits.fieldLengthMax,
    remarks: (refusal?.fieldErrors ?? [])
      .filter(({ fieldName }) => isAt(fieldName, name))
      .map((error): Remark => ({ severity: 'error', sentence: sentenceAt(words, name, error), fixes: [] })),
  });
  const unsaid = isSaid(refusal, Object.keys(values)) ? { ...refusal, code: 'VALIDATION_FAILED' } : refusal;
  return { values, sent: withoutEmpty(values), unsaid, change, field, clear: () => setValues(initial) };
}

/** Whether the fields say what was refused: then the form says only where to look. */
function isSaid(refusal: Refusal | undefined, names: readonly string[]): refusal is Refusal {
  return refusal?.fieldErrors.some(({ fieldName }) => names.some((name) => isAt(fieldName, name))) ?? false;
}

function isAt(fieldName: string, name: string): boolean {
  return fieldName === name || fieldName.startsWith(`${name}[`);
}

/** A wrong form can be told more exactly of an address. */
function sentenceAt(words: Words, name: string, error: FieldError): string {
  const isNoAddress = error.code === 'PATTERN' && /emailAddress$/i.test(name);
  return isNoAddress ? words.sentenceOf(problem('EMAIL_FORMAT', [])) : sentenceOfError(words, error);
}

/** What is empty was not given: then the service asks for it, or does without. */
function withoutEmpty<N extends string>(values: Readonly<Record<N, string>>): Partial<Record<N, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text !== '')) as Partial<Record<N, string>>;
}
