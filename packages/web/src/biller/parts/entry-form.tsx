import type { ComponentChildren } from 'preact';
import type { Work } from '../session.tsx';
import { Refused } from './refused.tsx';

interface EntryFormProps {
  readonly work: Work;
  /** Of the button. */
  readonly label: string;
  readonly submit: () => Promise<void>;
  /** What is said above the button once it is done. */
  readonly said?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A form on a card: its fields, why it was refused, and its button. */
export function EntryForm({ work, label, submit, said, children }: EntryFormProps) {
  return (
    <form
      class="card entry"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <Refused refusal={work.refusal} />
      {said}
      <button type="submit" class="primary" disabled={work.busy}>
        {label}
      </button>
    </form>
  );
}
