import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useWork } from '../../work/service/session.tsx';
import { Question } from './question.tsx';
import { Refused } from './refused.tsx';

/** A button that asks before it does something which cannot be taken back. */
export function AskFirst(properties: {
  readonly label: string;
  readonly question: string;
  readonly method: string;
  readonly parameters: object;
  readonly onDone: (answer: unknown) => void;
  readonly children?: ComponentChildren;
}) {
  const { label, question, method, parameters, onDone, children } = properties;
  const [isOpen, setOpen] = useState(false);
  const work = useWork();
  const close = () => {
    work.forget();
    setOpen(false);
  };
  const confirm = async () => {
    const answer = await work.run(method, parameters);
    if (answer === undefined) return;
    setOpen(false);
    onDone(answer.value);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <Question title={question} label={label} isBusy={work.busy} onConfirm={() => void confirm()} onClose={close}>
          {children}
          <Refused refusal={work.refusal} />
        </Question>
      )}
    </>
  );
}
