import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { shownOrigin } from './rows.ts';
import { cancelReading, type Visit } from './visit.ts';

/** How far reading is, with a way to end it. */
export function ReadProgress({ visit: { progress, sources } }: { readonly visit: Visit }) {
  const { texts } = useWords();
  const words = texts.read;
  if (progress === undefined) return null;
  const { done, all, pagesLeft = 0 } = progress;
  const now = sources.find(({ state }) => state === 'reading');
  const name = now ? shownOrigin(now.origin, texts) : '';
  return (
    <div class="progress">
      {all > 1 && <progress max={all} value={done} aria-label={words.progress} />}
      <span>
        {all > 1 ? fill(words.readingOf, { number: Math.min(done + 1, all), count: all, name }) : words.reading}{' '}
        {pagesLeft > 1 && fill(words.pagesLeft, { count: pagesLeft })}
      </span>
      <button type="button" onClick={cancelReading}>
        {words.cancel}
      </button>
    </div>
  );
}
