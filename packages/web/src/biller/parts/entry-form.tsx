import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Refusal } from '../../work/service/connect.ts';
import type { Work } from '../../work/service/session.tsx';
import { Refused } from './refused.tsx';

interface EntryFormProps {
  readonly work: Work;
  /** What was refused, as far as no field says it. */
  readonly unsaid: Refusal | undefined;
  /** Of the button. */
  readonly label: string;
  readonly submit: () => Promise<void>;
  /** What is said above the button once it is done. */
  readonly said?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A form on a card: its fields, why it was refused, and its button. What is wrong with a field stands there, and is gone to. */
export function EntryForm({ work, unsaid, label, submit, said, children }: EntryFormProps) {
  const form = useFocusOnWrong(work.refusal);
  return (
    <form
      ref={form}
      class="card entry"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <Refused refusal={unsaid} />
      {said}
      <button type="submit" class="primary" aria-disabled={work.busy}>
        {label}
      </button>
    </form>
  );
}

/** Goes to the first field that was refused. */
export function useFocusOnWrong(refusal: Refusal | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusal]);
  return form;
}
