import { useEffect, useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { useWords } from '../language/words.ts';

/** On small screens the payment part is far below the fields: how it stands, and the way there, while it is out of sight. */
export function ToPreview({ problemCount }: { readonly problemCount: number }) {
  const words = useWords().texts.make.preview;
  const [away, setAway] = useState(false);
  useEffect(() => {
    const preview = document.querySelector('.preview');
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    if (preview) observer.observe(preview);
    return () => observer.disconnect();
  }, []);
  return (
    <button
      type="button"
      class="to-preview"
      hidden={!away}
      onClick={() => document.querySelector('.preview')?.scrollIntoView({ block: 'start' })}
    >
      <strong>{words.title}</strong>
      <span class={problemCount === 0 ? 'good' : 'open'}>
        {problemCount === 0 ? words.ready : fill(words.open, { count: problemCount })}
      </span>
    </button>
  );
}
