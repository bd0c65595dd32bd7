import { useState } from 'preact/hooks';
import type { Refusal } from '../../connect.ts';
import { limits } from '../../limits.ts';
import type { Remark } from '../../parts/field.tsx';
import { useWords } from '../../shell/words.ts';
import { sentenceOfError } from './refused.tsx';

/** Text fields of a form whose parameters the service judges: what was refused stands at its field. */
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
      .filter(({ fieldName }) => fieldName === name || fieldName.startsWith(`${name}[`))
      .map((error): Remark => ({ severity: 'error', sentence: sentenceOfError(words, error), fixes: [] })),
  });
  return { values, change, field, clear: () => setValues(initial) };
}
