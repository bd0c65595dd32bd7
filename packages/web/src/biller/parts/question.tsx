import type { ComponentChildren } from 'preact';
import { useWords } from '../../language/words.ts';
import { Dialog } from '../../parts/dialog.tsx';

/** A question before something is done: what it is about, and the buttons that do it or leave it. */
export function Question(properties: {
  readonly title: string;
  /** Of the button that does it. */
  readonly label: string;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const { title, label, isBusy, onConfirm, onClose, children } = properties;
  const { common } = useWords().texts.biller;
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div class="buttons">
        <button type="button" class="primary" aria-disabled={isBusy} onClick={onConfirm}>
          {label}
        </button>
        <button type="button" onClick={onClose}>
          {common.cancel}
        </button>
      </div>
    </Dialog>
  );
}
