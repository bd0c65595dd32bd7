import type { Drawing } from '@rappen/core/drawing';
import { renderSvg } from '@rappen/core/render/svg';
import { useEffect, useState } from 'preact/hooks';

/** What the browser prints instead of the page around it: drawings, each on a sheet of its own. */
export function PrintPages({ draw }: { readonly draw: () => readonly Drawing[] }) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as soon as the event is over: it is drawn at once
    const before = () => setPrinting(true);
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return (
    <div class="print" aria-hidden="true">
      {isPrinting &&
        draw().map((page, index) => <div key={index} dangerouslySetInnerHTML={{ __html: renderSvg(page) }} />)}
    </div>
  );
}
