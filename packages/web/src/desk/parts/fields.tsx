import { useState } from 'preact/hooks';
import { useEInvoiceSentences } from '../../language/e-invoice/sentences.ts';
import { ChoiceField, type Remark, TextField } from '../../parts/fields/field.tsx';
import type { DeskVerdict } from '../../work/invoice/document.ts';
import type { DeskField } from '../../work/invoice/places.ts';

/** Which fields somebody has been in: what is wrong with the others is not said yet. */
export interface Shown {
  isShown(field: DeskField): boolean;
  leave(field: DeskField): void;
}

/** The fields that somebody has been in, and the way to show what is wrong with all of them. */
export function useShownFields(): readonly [shown: Shown, showAll: () => void] {
  const [left, setLeft] = useState<ReadonlySet<DeskField>>(new Set());
  const [all, setAll] = useState(false);
  const shown: Shown = {
    isShown: (field) => all || left.has(field),
    leave: (field) => setLeft((known) => (known.has(field) ? known : new Set(known).add(field))),
  };
  return [shown, () => setAll(true)];
}

/** The id of a field in the page. */
export function idOf(field: DeskField): string {
  return `desk-${field.replaceAll('.', '-')}`;
}

/** Goes to the uppermost of some fields, which are there with the next drawing; what it is folded away in is opened. */
export function focusSoon(...fields: readonly DeskField[]): void {
  requestAnimationFrame(() => {
    const selector = fields.map((field) => `[id="${idOf(field)}"]`).join(',');
    const element = selector === '' ? null : document.querySelector<HTMLElement>(selector);
    const folded = element?.closest('details');
    if (folded) folded.open = true;
    element?.focus();
  });
}

/** What is said of a field. */
export function useRemarks(verdict: DeskVerdict, shown: Shown): (field: DeskField) => Remark[] {
  const { sentenceOf, ruleOf } = useEInvoiceSentences();
  return (field) =>
    (shown.isShown(field) ? (verdict.problems.get(field) ?? []) : []).map((found) => ({
      severity: 'error',
      sentence: sentenceOf(found),
      detail: ruleOf(found),
      fixes: [],
    }));
}

/** Fields of one record, each kept as it is typed. */
export function useRecordFields<T extends object>(
  record: T,
  change: (changes: Partial<T>) => void,
  prefix: string,
  remarksOf: (field: DeskField) => Remark[] = () => [],
  leave: (field: DeskField) => void = () => {},
) {
  type Name = keyof T & string;
  const basics = (name: Name, label: string) => ({
    id: idOf(prefix + name),
    label,
    value: String(record[name] ?? ''),
    onValue: (value: string) => change({ [name]: value } as unknown as Partial<T>),
    onLeave: () => leave(prefix + name),
    remarks: remarksOf(prefix + name),
  });
  return {
    text: (
      name: Name,
      label: string,
      more: Omit<Parameters<typeof TextField>[0], 'id' | 'label' | 'value' | 'onValue'> = {},
    ) => <TextField {...basics(name, label)} {...more} />,
    choice: (
      name: Name,
      label: string,
      choices: readonly (readonly [string, string])[],
      more: { readonly width?: 'full' | 'wide' | 'narrow'; readonly hint?: string | undefined } = {},
    ) => <ChoiceField {...basics(name, label)} {...more} choices={choices} />,
  };
}
