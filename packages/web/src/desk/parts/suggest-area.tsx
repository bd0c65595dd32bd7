import { useId, useRef, useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { afterPress } from '../../parts/page/after-press.ts';

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
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useSuggestions(value, suggest, (key) => {
    onPick(key);
    area.current?.focus();
  });
  const { found, active } = list;
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
          list.open();
          onValue(currentTarget.value);
        }}
        onKeyDown={list.onKeyDown}
        onBlur={() => {
          list.hide();
          afterPress(onLeave);
        }}
      />
      {found.length > 0 && <Suggestions id={listId} found={found} active={active} onPick={list.pick} />}
      <Count count={found.length} />
    </div>
  );
}

/** Tells how many fit to who does not see them. */
function Count({ count }: { readonly count: number }) {
  const words = useWords().texts.desk.editor;
  return (
    <span class="unseen" role="status">
      {count > 0 ? fill(words.articleFound, { count }) : ''}
    </span>
  );
}

/** What fits a text, while it is typed, and which of it the arrow keys have gone to. */
function useSuggestions(
  value: string,
  suggest: (typed: string) => readonly Suggestion[],
  onPick: (key: string) => void,
) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = isOpen && value.trim() !== '' ? suggest(value) : [];
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (key: string) => {
    close();
    onPick(key);
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
    } else if (event.key === 'Escape') close();
  };
  const open = () => {
    setOpen(true);
    setActive(-1);
  };
  return { found, active, pick, open, hide: () => setOpen(false), onKeyDown };
}

function Suggestions(properties: {
  readonly id: string;
  readonly found: readonly Suggestion[];
  readonly active: number;
  readonly onPick: (key: string) => void;
}) {
  const { id, found, active, onPick } = properties;
  const words = useWords().texts.desk.editor;
  return (
    <div class="suggestions" id={id} role="listbox" aria-label={words.customer}>
      {found.map(({ key, label, detail }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text above has the focus and its keys
        <div
          key={key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(key)}
        >
          <strong>{label}</strong> <span>{detail}</span>
        </div>
      ))}
    </div>
  );
}
