import type { ComponentChildren } from 'preact';
import { useWords } from '../../language/words.ts';
import { Dialog } from '../../parts/dialog.tsx';

/** The fields of a record above the page: kept with OK, or left as it was. */
export function RecordDialog(properties: {
  readonly title: string;
  readonly onKeep: () => void;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const { title, onKeep, onClose, children } = properties;
  const { data } = useWords().texts.desk;
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        class="desk-form"
        onSubmit={(event) => {
          event.preventDefault();
          onKeep();
        }}
      >
        {children}
        <div class="buttons">
          <button type="submit" class="primary">
            OK
          </button>
          <button type="button" onClick={onClose}>
            {data.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
