import { useEffect, useRef } from 'preact/hooks';

/** What is kept, as a page holds it. */
interface Closable {
  close(): Promise<void>;
}

/**
 * Opens what is kept as long as a page is shown. `begin` reads it and follows its changes; `fail`: this browser keeps nothing. It is closed
 * behind what the page still keeps when it is left.
 */
export function useStore<S extends Closable>(
  open: () => Promise<S>,
  begin: (store: S) => Promise<void>,
  fail: () => void,
): { readonly current: S | undefined } {
  const store = useRef<S | undefined>(undefined);
  useEffect(() => {
    let isOver = false;
    const opening = open();
    opening
      .then((opened) => {
        if (isOver) return undefined;
        store.current = opened;
        return begin(opened);
      }, fail)
      .catch((error: unknown) => {
        // Reading ends where the page is left and its store closed: nobody waits for it any more
        if (!isOver) throw error;
      });
    return () => {
      isOver = true;
      void opening.then(
        (opened) => setTimeout(() => opened.close()),
        () => undefined,
      );
    };
  }, []);
  return store;
}
