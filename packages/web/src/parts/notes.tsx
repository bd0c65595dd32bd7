/** Sentences that somebody should know, each once. */
export function Notes({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul class="remarks">
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence} class="note">
          {sentence}
        </li>
      ))}
    </ul>
  );
}
