import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';

/** Whether fields are shown: from the beginning, once they are asked for, or once something in them is wrong. */
export function useUnfolded(startsOpen: () => boolean, isWrong: boolean): readonly [isOpen: boolean, open: () => void] {
  const [isOpen, setOpen] = useState(startsOpen);
  // Fields that fold away while they are being corrected would be a nuisance
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  return [isOpen || isWrong, () => setOpen(true)];
}

/** What is known already, in short, with a way to change it. */
export function Known(properties: {
  readonly title: string;
  readonly change: () => void;
  readonly children: ComponentChildren;
}) {
  const { title, change, children } = properties;
  return (
    <fieldset>
      <legend>{title}</legend>
      <div class="known">
        <p>{children}</p>
        <button type="button" class="quiet" onClick={change}>
          {useWords().texts.desk.editor.change}
        </button>
      </div>
    </fieldset>
  );
}
