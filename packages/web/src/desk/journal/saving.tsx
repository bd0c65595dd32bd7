import type { Report } from '@rappen/core/debtors';
import { useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useJournalWords } from '../../language/journal/words.ts';
import { download } from '../../parts/download.ts';
import { maker } from '../../work/maker/maker.ts';
import { SaveTable } from '../../work/maker/save-table.tsx';
import { type JournalTable, reportTableOf, sheetOf } from './journal-table.ts';

/** What is saved: whose it is, what, and of when. */
export interface Head {
  readonly company: string;
  readonly title: string;
  readonly period: string;
  /** Of the file, without its ending. */
  readonly fileName: string;
}

/** Buttons that save what is shown as PDF, for Excel, and as CSV. */
export function Saving({ head, tables }: { readonly head: Head; readonly tables: readonly JournalTable[] }) {
  const { journal: words, language } = useJournalWords();
  const [hasFailed, setFailed] = useState(false);
  const savePdf = async () => {
    const { company, title, period } = head;
    const report: Report = {
      company,
      title,
      period,
      language,
      page: words.page,
      lacking: words.lacking,
      tables: tables.map(reportTableOf),
    };
    const file = await maker.ask('report', report).catch(() => undefined);
    setFailed(file === undefined);
    if (file) download(file, `${head.fileName}.pdf`);
  };
  const rows = () => [
    [head.company],
    [`${head.title}, ${head.period}`],
    [],
    ...sheetOf(tables, words.columns.currency),
  ];
  return (
    <>
      <div class="buttons">
        <button type="button" class="primary" onClick={() => void savePdf()}>
          {fill(words.save, { kind: 'PDF' })}
        </button>
        <SaveTable label={words.save} name={head.fileName} rows={rows} />
      </div>
      {hasFailed && (
        <p role="alert" class="hint error">
          {words.failed}
        </p>
      )}
    </>
  );
}
