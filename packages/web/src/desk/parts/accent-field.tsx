import { useWords } from '../../language/words.ts';

/** What the templates have where nothing is chosen. */
const usualAccent = '#1f4e79';

/** A colour; `reset` is the button that goes back to the one there is without a choice. */
export function AccentField(properties: {
  readonly id: string;
  /** `#rrggbb`, or empty. */
  readonly value: string;
  /** The colour that is shown where nothing is chosen. */
  readonly otherwise?: string;
  readonly reset: string;
  readonly onValue: (value: string) => void;
}) {
  const { id, value = '', otherwise = '', reset, onValue } = properties;
  const words = useWords().texts.desk.company;
  return (
    <div class="field narrow">
      <label for={id}>{words.accent}</label>
      <input
        id={id}
        type="color"
        value={value || otherwise || usualAccent}
        onInput={({ currentTarget }) => onValue(currentTarget.value)}
      />
      {value !== '' && (
        <button type="button" class="quiet" onClick={() => onValue('')}>
          {reset}
        </button>
      )}
    </div>
  );
}
