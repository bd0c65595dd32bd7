import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.tsx';
import { useWords } from '../../shell/words.ts';
import { useWork } from '../session.tsx';
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
  const { common } = useWords().texts.biller;
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
        <Dialog title={question} onClose={close}>
          {children}
          <Refused refusal={work.refusal} />
          <div class="buttons">
            <button type="button" class="primary" aria-disabled={work.busy} onClick={() => void confirm()}>
              {label}
            </button>
            <button type="button" onClick={close}>
              {common.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
