import { useEffect, useState } from 'preact/hooks';

/** Whether files are dragged, or a link, which a browser would leave the application for. */
function leadsAway({ dataTransfer, target }: DragEvent): boolean {
  const types = dataTransfer?.types ?? [];
  if (types.includes('Files')) return true;
  return types.includes('text/uri-list') && !(target instanceof Element && target.closest('input, textarea'));
}

/** Keeps a drop beside a place for files from leaving the application. */
export function guardDrops(): void {
  addEventListener('dragover', (event) => {
    if (event.defaultPrevented || !leadsAway(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  });
  addEventListener('drop', (event) => {
    if (leadsAway(event)) event.preventDefault();
  });
}

/** Takes files that are dropped anywhere while a page is shown. Returns whether some are above it. */
export function usePageDrops(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    const end = () => setOver(false);
    // Before the guard, which is at the window
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    // Before a place for files, which keeps its drops to itself
    addEventListener('drop', end, { capture: true });
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      removeEventListener('drop', end, { capture: true });
    };
  }, []);
  return isOver;
}

/** Takes what is pasted while a page is shown, unless it is pasted into a field: files, or else a text. */
export function usePaste(onFiles: (files: readonly File[]) => void, onText: (text: string) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input:not([type=checkbox], [type=range]), textarea'))
        return;
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (files.length > 0) onFiles(files);
      else if (text.trim() !== '') onText(text);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
}
