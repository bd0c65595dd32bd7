import type { Drawing } from '@rappen/core/drawing';
import { renderSvg } from '@rappen/core/render/svg';
import { useMemo, useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useEInvoiceSentences } from '../../language/e-invoice/sentences.ts';
import { useWords } from '../../language/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { Notes } from '../../parts/notes.tsx';
import { PageButtons } from '../../parts/page-buttons.tsx';
import type { DeskVerdict } from '../../work/invoice/document.ts';

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
  const { document, warnings } = verdict;
  return (
    <section class={`preview${isFolded ? ' folded' : ''}`} aria-label={words.title}>
      {/* The renderer escapes every text, and the page runs no inline script */}
      <div class="paper page" dangerouslySetInnerHTML={{ __html: markup ?? '' }} />
      <div class="status">
        <Standing verdict={verdict} onProblems={onProblems} />
        <PageButtons
          count={pages.length}
          chosen={at}
          labelOf={(number) => fill(words.page, { page: number, pages: pages.length })}
          onChoose={setChosen}
        />
        {document && (
          <p class="total">
            {words.total}{' '}
            <strong>
              {document.currency} {groupedAmount(document.totals.due)}
            </strong>
          </p>
        )}
      </div>
      <Notes sentences={warnings.map(sentenceOf)} />
    </section>
  );
}

/** Whether the invoice is ready, or how much is missing; with `onProblems` the way there. */
function Standing(properties: { readonly verdict: DeskVerdict; readonly onProblems: (() => void) | undefined }) {
  const { verdict, onProblems } = properties;
  const words = useWords().texts.desk.preview;
  const { problemCount, isPending } = verdict;
  const ready = isPending ? '\u00a0' : words.ready;
  const state = problemCount === 0 ? ready : fill(words.open, { count: problemCount });
  return (
    <p role="status" class={problemCount === 0 ? 'good' : 'open'}>
      {onProblems !== undefined && problemCount > 0 ? (
        <button type="button" class="quiet" onClick={onProblems}>
          {state}
        </button>
      ) : (
        state
      )}
    </p>
  );
}
