/** Buttons that choose one of several pages, each with its number; none where there is but one. */
export function PageButtons(properties: {
  readonly count: number;
  /** From 0. */
  readonly chosen: number;
  readonly labelOf: (page: number) => string;
  readonly onChoose: (index: number) => void;
}) {
  const { count, chosen, labelOf, onChoose } = properties;
  if (count < 2) return null;
  return (
    <div class="buttons">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          class="quiet"
          aria-pressed={index === chosen}
          aria-label={labelOf(index + 1)}
          onClick={() => onChoose(index)}
        >
          {index + 1}
        </button>
      ))}
    </div>
  );
}
