import { useEffect, useRef } from 'preact/hooks';

/** How a button says that it has the key. */
export const mainKey = { 'aria-keyshortcuts': 'Control+Enter', title: 'Ctrl+Enter' } as const;

/** Does with Ctrl+Enter what the main button of a page does. */
export function useMainKey(work: () => void): void {
  // What was typed last counts, also where the key comes before effects have run
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
