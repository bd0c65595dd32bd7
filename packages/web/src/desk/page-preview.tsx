import type { Drawing } from '@rappen/core/drawing';
import { renderSvg } from '@rappen/core/render/svg';
import { useMemo, useState } from 'preact/hooks';
import { groupedAmount } from '../biller/parts/amount.ts';
import { fill } from '../language/catalogue.ts';
import { useEInvoiceSentences } from '../language/e-invoice/sentences.ts';
import { useWords } from '../shell/words.ts';
import type { DeskVerdict } from './document.ts';

/** The pages as they will be printed, one at a time, with the amount due. */
export function PagePreview(properties: {
  readonly pages: readonly Drawing[];
  readonly verdict: DeskVerdict;
  /** Whether small screens show the pages only when they are asked for. */
  readonly isFolded?: boolean;
  /** Leads to what is missing. */
  readonly onProblems?: () => void;
}) {
  const { pages, verdict, isFolded = false, onProblems } = properties;
  const { texts } = useWords();
  const { sentenceOf } = useEInvoiceSentences();
  const words = texts.desk.preview;
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, pages.length - 1);
  const page = pages[at];
  const markup = useMemo(() => page && renderSvg(page), [page]);
  const { document, problemCount, warnings, isPending } = verdict;
  const ready = isPending ? '\u00a0' : words.ready;
  const state = problemCount === 0 ? ready : fill(words.open, { count: problemCount });
  return (
    <section class={`preview${isFolded ? ' folded' : ''}`} aria-label={words.title}>
      {/* The renderer escapes every text, and the page runs no inline script */}
      <div class="paper page" dangerouslySetInnerHTML={{ __html: markup ?? '' }} />
      <div class="status">
        <p role="status" class={problemCount === 0 ? 'good' : 'open'}>
          {onProblems !== undefined && problemCount > 0 ? (
            <button type="button" class="quiet" onClick={onProblems}>
              {state}
            </button>
          ) : (
            state
          )}
        </p>
        {pages.length > 1 && (
          <div class="buttons">
            {pages.map((_, index) => (
              <button
                key={index}
                type="button"
                class="quiet"
                aria-pressed={index === at}
                aria-label={fill(words.page, { page: index + 1, pages: pages.length })}
                onClick={() => setChosen(index)}
              >
                {index + 1}
              </button>
            ))}
          </div>
        )}
        {document && (
          <p class="total">
            {words.total}{' '}
            <strong>
              {document.currency} {groupedAmount(document.totals.due)}
            </strong>
          </p>
        )}
      </div>
      {warnings.length > 0 && (
        <ul class="remarks">
          {[...new Set(warnings.map(sentenceOf))].map((sentence) => (
            <li key={sentence} class="note">
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
