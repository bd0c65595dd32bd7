import type { Language } from '@rappen/core/payment-part';
import { useState } from 'preact/hooks';
import { fill, languageNameIn } from '../language/catalogue.ts';
import { useManyWords } from '../language/many/words.ts';
import { maker } from '../maker/maker.ts';
import type { ArchiveKind } from '../maker/protocol.ts';
import { download } from '../parts/download.ts';
import type { SheetRow } from '../sheet/fields.ts';
import { StageBar, StageReport } from './stage-panel.tsx';
import type { PrintChoice } from './use-print.ts';
import { useStaging } from './use-staging.ts';
import type { BillTable, TableState } from './use-table.ts';

type Progress =
  | { readonly state: 'making'; readonly kind: ArchiveKind; readonly done: number }
  | { readonly state: 'done'; readonly name: string; readonly count: number; readonly left: number }
  | { readonly state: 'failed' };

/** How many bills are ready, and the buttons that make something of them: at the foot of the view, however long the table is. */
export function Archives(properties: {
  readonly table: BillTable;
  readonly state: TableState;
  readonly isCreditorOpen: boolean;
  readonly language: Language;
  readonly choice: PrintChoice;
}) {
  const { table, state, isCreditorOpen, language, choice } = properties;
  const { isRead } = state;
  const { texts, language: pageLanguage, many } = useManyWords();
  const [progress, setProgress] = useState<Progress>();
  const staging = useStaging({ choice, language });
  const all = table.rows.length;
  const ready = isCreditorOpen ? [] : table.read.flatMap((row, index) => (row?.problems.length === 0 ? [index] : []));
  const good = ready.length;
  const isReady = isRead && good > 0 && (!choice.isInvoice || choice.invoices.print !== undefined);
  const making = progress?.state === 'making';
  const isEbill = choice.kind === 'ebill';
  const shownChoice = [
    many.prints[choice.kind],
    ...(choice.kind === 'slip' ? [texts.make.formats[choice.format]] : []),
    languageNameIn(pageLanguage, language),
  ].join(' · ');

  const complete = (indices: readonly number[]): SheetRow[] =>
    indices.map((index) => ({
      number: table.rows[index]?.number ?? 0,
      cells: table.read[index]?.cells ?? [],
      problems: [],
    }));
  const make = async (kind: ArchiveKind) => {
    const print = choice.print();
    if (making || print === undefined) return;
    setProgress({ state: 'making', kind, done: 0 });
    try {
      const onDone = (done: number) => setProgress({ state: 'making', kind, done });
      const { file, count } = await maker.ask('archive', { rows: complete(ready), kind, print, language }, { onDone });
      const name = `${many.fileName}.${kind}`;
      download(file, name);
      setProgress({ state: 'done', name, count, left: ready.length - count });
      state.keep();
    } catch {
      setProgress((now) => (now === undefined ? now : { state: 'failed' }));
    }
  };
  const cancel = () => {
    setProgress(undefined);
    maker.stop();
  };
  const saveTable = async () => {
    const rows = table.rows.map((row, index) => ({ ...row, cells: table.read[index]?.cells ?? row.cells }));
    download(await maker.ask('csv', rows), `${many.fileName}.csv`);
    state.keep();
  };

  return (
    <>
      {isEbill && <StageReport staging={staging} />}
      <section class="archives" aria-label={many.results}>
        {isEbill && <StageBar staging={staging} rows={isReady ? complete(ready) : []} />}
        <div class="actions-bar">
          <p role="status" class={good === all ? 'good' : ''}>
            {isRead ? fill(many.summary, { good, all }) : many.reading}{' '}
            {isRead && (isCreditorOpen ? many.creditorOpen : good < all && fill(many.skipped, { count: all - good }))}
          </p>
          {isReady && <p class="hint chosen">{shownChoice}</p>}
          <div class="buttons">
            <button
              type="button"
              class={isEbill ? '' : 'primary'}
              aria-disabled={making}
              disabled={!isReady}
              onClick={() => void make('pdf')}
            >
              {many.pdf}
            </button>
            <button type="button" aria-disabled={making} disabled={!isReady} onClick={() => void make('zip')}>
              {many.zip}
            </button>
            <button type="button" class="quiet" disabled={!isRead} onClick={() => void saveTable()}>
              {many.csv}
            </button>
          </div>
        </div>
        {making && (
          <div class="progress">
            <progress max={good} value={progress.done} aria-label={many[progress.kind]} />
            <span>{fill(many.making, { done: progress.done, all: good })}</span>
            <button type="button" onClick={cancel}>
              {many.cancel}
            </button>
          </div>
        )}
        <p role="status">
          {progress?.state === 'done' &&
            `${fill(many.done, { name: progress.name, count: progress.count })} ${progress.left > 0 ? fill(many.leftWithout, { count: progress.left }) : ''}`}
          {progress?.state === 'failed' && many.failed}
        </p>
      </section>
    </>
  );
}
