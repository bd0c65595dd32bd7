import { useEffect, useState } from 'preact/hooks';

/** What a task gives, asked for again whenever what it is about changes; undefined until it is there, and where nothing is asked. */
export function useAwaited<T>(task: () => Promise<T> | undefined, about: readonly unknown[]): T | undefined {
  const [found, setFound] = useState<{ readonly value: T }>();
  useEffect(() => {
    let isShown = true;
    void task()?.then((value) => isShown && setFound({ value }));
    return () => {
      isShown = false;
    };
  }, about);
  return found?.value;
}
