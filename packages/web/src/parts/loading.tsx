import { useWords } from '../language/words.ts';

/** That something is still read or fetched. */
export function Loading() {
  return (
    <p role="status" class="loading">
      {useWords().texts.shell.loading}
    </p>
  );
}
