import { renderSvg } from '@rappen/core/render/svg';
import type { QrInvoice } from '@rappen/core/swiss-qr';
import { useMemo, useRef, useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { useWords } from '../language/words.ts';
import { Notes } from '../parts/notes.tsx';
import { drawSheet } from '../records/bill/drawing.ts';
import { isOutputFormat, isSlipLanguage } from '../records/bill/form.ts';
import type { Bill } from './use-bill.ts';

/** The payment part as it will be printed. While something is missing, the last one that was valid stays, faded. */
export function Preview({ bill }: { readonly bill: Bill }) {
  const { texts, sentenceOf } = useWords();
  const words = texts.make.preview;
  const { invoice, problemCount } = bill.verdict;
  const { format, language } = bill.form;
  const drawn = useMemo(() => invoice && markupOf(invoice, format, language), [invoice, format, language]);
  const last = useRef<ReturnType<typeof markupOf>>(undefined);
  if (drawn !== undefined) last.current = drawn;
  const [zoomed, setZoomed] = useState(false);
  const shown = drawn ?? last.current;
  return (
    <section class="preview" aria-label={words.title}>
      {shown === undefined ? (
        <p class="empty">{words.empty}</p>
      ) : (
        <div
          class={`paper${zoomed ? ' zoomed' : ''}${drawn ? '' : ' stale'}${format === 'SYMBOL' ? ' symbol' : ''}`}
          tabIndex={zoomed ? 0 : undefined}
          // The renderer escapes every text, and the page runs no inline script
          dangerouslySetInnerHTML={{ __html: shown.markup }}
        />
      )}
      <div class="status">
        <p role="status" class={invoice ? 'good' : 'open'}>
          {invoice
            ? fill(words.valid, { profile: bill.profile.name })
            : `${fill(words.open, { count: problemCount })}${shown ? ` · ${words.stale}` : ''}`}
        </p>
        {shown && (
          <button type="button" class="quiet" aria-pressed={zoomed} onClick={() => setZoomed(!zoomed)}>
            {zoomed ? words.shrink : words.zoom}
          </button>
        )}
      </div>
      <Notes sentences={drawn?.warnings.map(sentenceOf) ?? []} />
    </section>
  );
}

/** The slip alone whatever its page, so that it is as large as can be. */
function markupOf(invoice: QrInvoice, format: string, language: string) {
  const shape = isOutputFormat(format) && format === 'SYMBOL' ? format : 'DIN_LANG';
  const sheet = drawSheet(invoice, shape, isSlipLanguage(language) ? language : 'de');
  return sheet.ok ? { markup: renderSvg(sheet.value.drawing), warnings: sheet.value.warnings } : undefined;
}
