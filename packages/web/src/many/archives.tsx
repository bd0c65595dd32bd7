import type { Language } from '@rappen/core/payment-part';
import type { RuleProfile } from '@rappen/core/swiss-qr';
import { useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { languageNameIn } from '../language/languages.ts';
import { useManyWords } from '../language/many/words.ts';
import { download } from '../parts/download.ts';
import type { SheetRow } from '../sheet/fields.ts';
import { isReady as isReadyRow } from '../sheet/read-row.ts';
import { maker } from '../work/maker/maker.ts';
import type { ArchiveKind } from '../work/maker/protocol.ts';
import type { PrintChoice } from './print/use-print.ts';
import { StageBar, StageReport } from './stage/stage-panel.tsx';
import { useStaging } from './stage/use-staging.ts';
import type { BillTable } from './table/bill-table.ts';
import type { TableState } from './table/use-table.ts';
import { TakeButton, TakeReport } from './take/take-panel.tsx';
import { type Take, useTake } from './take/use-take.ts';

type Progress =
  | { readonly state: 'making'; readonly kind: ArchiveKind; readonly done: number }
  | { readonly state: 'done'; readonly name: string; readonly count: number; readonly left: number }
  | { readonly state: 'failed' };

interface ArchiveProps {
  readonly table: BillTable;
  readonly state: TableState;
  readonly isCreditorOpen: boolean;
  readonly language: Language;
  readonly choice: PrintChoice;
  readonly profile: RuleProfile;
}

/** How many bills are ready, and the buttons that make something of them: at the foot of the view, however long the table is. */
export function Archives(properties: ArchiveProps) {
  const { table, state, isCreditorOpen, language, choice } = properties;
  const { isRead } = state;
  const { many } = useManyWords();
  const staging = useStaging({ choice, language });
  const all = table.rows.length;
  const ready = isCreditorOpen ? [] : table.read.flatMap((row, index) => (isReadyRow(row) ? [index] : []));
  const of = isRead && !isCreditorOpen ? table.read : undefined;
  const take = useTake(() => (of ? complete(table, ready) : []), of, properties);
  const good = ready.length;
  const isReady = isRead && good > 0 && (!choice.isInvoice || choice.invoices.print !== undefined);
  const isEbill = choice.kind === 'ebill';
  const archive = useArchive(properties, ready);
  return (
    <>
      {isEbill && <StageReport staging={staging} />}
      <TakeReport take={take} />
      <section class="archives" aria-label={many.results}>
        {isEbill && <StageBar staging={staging} rows={isReady ? complete(table, ready) : []} />}
        <div class="actions-bar">
          <p role="status" class={good === all ? 'good' : ''}>
            {isRead ? fill(many.summary, { good, all }) : many.reading}{' '}
            {isRead && (isCreditorOpen ? many.creditorOpen : good < all && fill(many.skipped, { count: all - good }))}
          </p>
          {isReady && <Chosen choice={choice} language={language} />}
          <Buttons archive={archive} take={take} isReady={isReady} isRead={isRead} isEbill={isEbill} />
        </div>
        <ArchiveProgress archive={archive} all={good} />
      </section>
    </>
  );
}

/** Rows as they are read, which is what the maker takes. */
function complete({ rows, read }: BillTable, indices: readonly number[]): SheetRow[] {
  return indices.map((index) => ({
    number: rows[index]?.number ?? 0,
    cells: read[index]?.cells ?? [],
    problems: [],
    lines: rows[index]?.lines,
  }));
}

/** Makes a document of the rows that are ready, or the table as CSV, and tells how far that is. */
function useArchive({ table, state, language, choice }: ArchiveProps, ready: readonly number[]) {
  const { many } = useManyWords();
  const [progress, setProgress] = useState<Progress>();
  const isMaking = progress?.state === 'making';
  const make = async (kind: ArchiveKind) => {
    const print = choice.print();
    if (isMaking || print === undefined) return;
    setProgress({ state: 'making', kind, done: 0 });
    try {
      const onDone = (done: number) => setProgress({ state: 'making', kind, done });
      const request = { rows: complete(table, ready), kind, print, language };
      const { file, count } = await maker.ask('archive', request, { onDone });
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
  return { progress, isMaking, make, cancel, saveTable };
}

type Archive = ReturnType<typeof useArchive>;

/** What is made of each bill, in which format and language. */
function Chosen({ choice, language }: { readonly choice: PrintChoice; readonly language: Language }) {
  const { texts, language: pageLanguage, many } = useManyWords();
  const shown = [
    many.prints[choice.kind],
    ...(choice.kind === 'slip' ? [texts.make.formats[choice.format]] : []),
    languageNameIn(pageLanguage, language),
  ];
  return <p class="hint chosen">{shown.join(' · ')}</p>;
}

function Buttons(properties: {
  readonly archive: Archive;
  readonly take: Take;
  readonly isReady: boolean;
  readonly isRead: boolean;
  readonly isEbill: boolean;
}) {
  const { archive, take, isReady, isRead, isEbill } = properties;
  const { many } = useManyWords();
  return (
    <div class="buttons">
      {(['pdf', 'zip'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          class={kind === 'pdf' && !isEbill ? 'primary' : ''}
          aria-disabled={archive.isMaking}
          disabled={!isReady}
          onClick={() => void archive.make(kind)}
        >
          {many[kind]}
        </button>
      ))}
      <TakeButton take={take} isReady={isReady} />
      <button type="button" class="quiet" disabled={!isRead} onClick={() => void archive.saveTable()}>
        {many.csv}
      </button>
    </div>
  );
}

/** How far making is, and what came of it. */
function ArchiveProgress({ archive, all }: { readonly archive: Archive; readonly all: number }) {
  const { many } = useManyWords();
  const { progress, cancel } = archive;
  return (
    <>
      {progress?.state === 'making' && (
        <div class="progress">
          <progress max={all} value={progress.done} aria-label={many[progress.kind]} />
          <span>{fill(many.making, { done: progress.done, all })}</span>
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
    </>
  );
}
