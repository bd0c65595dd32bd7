/** A field that narrows a list down with every stroke. */
export function SearchField(properties: {
  readonly label: string;
  /** What stands in it while it is empty. */
  readonly placeholder?: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly class?: string;
  readonly maxLength?: number;
}) {
  const { label, placeholder = label, value, onValue, maxLength } = properties;
  return (
    <input
      type="search"
      class={properties.class}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      maxLength={maxLength}
      onInput={({ currentTarget }) => onValue(currentTarget.value)}
    />
  );
}
