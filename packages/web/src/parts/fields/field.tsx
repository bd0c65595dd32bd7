import type { ComponentChildren } from 'preact';
import { afterPress } from '../page/after-press.ts';

/** One thing that is said about a field. */
export interface Remark {
  readonly severity: 'error' | 'note';
  readonly sentence: string;
  /** The rule that says so, for who knows it. */
  readonly detail?: string | undefined;
  readonly fixes: readonly { readonly label: string; readonly apply: () => void }[];
}

/** What every kind of field has in common. */
interface FieldProps {
  /** In the page; the remarks and the hint are found by it. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onLeave?: () => void;
  readonly hint?: string | undefined;
  readonly remarks?: readonly Remark[];
  /** Whether nothing can be made without it. */
  readonly required?: boolean;
  /** How much of a row it takes: a word of the style sheet. */
  readonly width?: 'full' | 'wide' | 'narrow';
}

type InputType = 'text' | 'date' | 'email' | 'password';

/** A line of text, or several. */
export function TextField(
  properties: FieldProps & {
    readonly type?: InputType;
    readonly inputMode?: 'text' | 'decimal' | 'numeric';
    readonly rows?: number;
    readonly monospaced?: boolean;
    readonly maxLength?: number;
    readonly autoComplete?: string;
  },
) {
  const {
    id,
    value,
    onValue,
    onLeave,
    type = 'text',
    inputMode,
    rows,
    monospaced,
    maxLength,
    autoComplete,
  } = properties;
  const shared = {
    id,
    value,
    maxLength,
    class: monospaced ? 'figures' : undefined,
    onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      onValue(currentTarget.value),
    onBlur: onLeave && (() => afterPress(onLeave)),
    spellcheck: false,
    ...referencesOf(properties),
  };
  return (
    <Frame {...properties}>
      {rows === undefined ? (
        <input {...shared} {...typeOf(type)} inputMode={inputMode} autoComplete={autoComplete ?? 'off'} />
      ) : (
        <textarea {...shared} rows={rows} />
      )}
    </Frame>
  );
}

/** Written apart, because the types of Preact tell inputs by it. */
function typeOf(type: InputType) {
  switch (type) {
    case 'date':
      return { type: 'date' as const };
    case 'email':
      return { type: 'email' as const };
    case 'password':
      return { type: 'password' as const };
    default:
      return { type: 'text' as const };
  }
}

/** The currencies of bills, as a choice has them. */
export const currencyChoices = [
  ['CHF', 'CHF'],
  ['EUR', 'EUR'],
] as const;

/** A choice among few. A value that is none of them stays visible. */
export function ChoiceField(
  properties: FieldProps & { readonly choices: readonly (readonly [value: string, label: string])[] },
) {
  const { id, value, onValue, onLeave, choices } = properties;
  const known = choices.some(([each]) => each === value);
  return (
    <Frame {...properties}>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
        onBlur={onLeave && (() => afterPress(onLeave))}
        {...referencesOf(properties)}
      >
        {known ? null : <option value={value}>{value}</option>}
        {choices.map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

function referencesOf({ id, hint, remarks = [], required = false }: FieldProps) {
  const described = [hint && `${id}-hint`, remarks.length > 0 && `${id}-remarks`].filter(Boolean).join(' ');
  const invalid = remarks.some(({ severity }) => severity === 'error');
  return {
    'aria-describedby': described || undefined,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
  };
}

function Frame(properties: FieldProps & { readonly children: ComponentChildren }) {
  const { id, label, hint, remarks = [], width = 'full', children } = properties;
  return (
    <div class={`field ${width}`}>
      <label for={id}>{label}</label>
      {children}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {remarks.length > 0 && <Remarks id={`${id}-remarks`} remarks={remarks} />}
    </div>
  );
}

/** What is said about a field, each with the buttons that mend it. */
export function Remarks({ id, remarks }: { readonly id?: string; readonly remarks: readonly Remark[] }) {
  return (
    <ul class="remarks" id={id}>
      {remarks.map(({ severity, sentence, detail, fixes }) => (
        <li key={sentence} class={severity}>
          <span>{sentence}</span>
          {detail && <small> {detail}</small>}
          {fixes.map(({ label, apply }) => (
            <button key={label} type="button" class="fix" onClick={apply}>
              {label}
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}
