import { useId, useRef, useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { afterPress } from '../shell/after-press.ts';
import { useWords } from '../shell/words.ts';

export interface Suggestion {
  readonly key: string;
  readonly label: string;
  readonly detail: string;
}

/** A text of several lines that grows with them; what fits what is typed is offered below: arrow keys and Enter, or a click. */
export function SuggestArea(properties: {
  readonly id: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onLeave: () => void;
  readonly suggest: (typed: string) => readonly Suggestion[];
  readonly onPick: (key: string) => void;
  readonly rows: number;
  readonly label?: string;
  readonly describedBy?: string | undefined;
  readonly isWrong?: boolean;
  readonly isRequired?: boolean;
  readonly autoFocus?: boolean;
}) {
  const { id, value, onValue, onLeave, suggest, onPick, rows, label, describedBy, isWrong, isRequired } = properties;
  const words = useWords().texts.desk.editor;
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = isOpen && value.trim() !== '' ? suggest(value) : [];
  const pick = (key: string) => {
    onPick(key);
    setOpen(false);
    setActive(-1);
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (found.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      pick(found[active]?.key ?? '');
    } else if (event.key === 'Escape') {
      setOpen(false);
      setActive(-1);
    }
  };
  return (
    <div class="suggest">
      <textarea
        ref={area}
        id={id}
        value={value}
        rows={Math.max(rows, value.split('\n').length)}
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={found.length > 0 ? listId : undefined}
        aria-activedescendant={active >= 0 && found[active] ? `${listId}-${active}` : undefined}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        aria-required={isRequired || undefined}
        spellcheck={false}
        autocomplete="off"
        onInput={({ currentTarget }) => {
          setOpen(true);
          setActive(-1);
          onValue(currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setOpen(false);
          afterPress(onLeave);
        }}
      />
      {found.length > 0 && (
        <div class="suggestions" id={listId} role="listbox" aria-label={words.customer}>
          {found.map(({ key, label: name, detail }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text above has the focus and its keys
            <div
              key={key}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(key)}
            >
              <strong>{name}</strong> <span>{detail}</span>
            </div>
          ))}
        </div>
      )}
      <span class="unseen" role="status">
        {found.length > 0 ? fill(words.articleFound, { count: found.length }) : ''}
      </span>
    </div>
  );
}
