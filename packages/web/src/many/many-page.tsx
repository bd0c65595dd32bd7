import { fill } from '../language/catalogue.ts';
import { maker } from '../maker/maker.ts';
import { download } from '../parts/download.ts';
import { DropZone } from '../parts/drop-zone.tsx';
import { useWords } from '../shell/words.ts';
import { Archives } from './archives.tsx';
import { BillTable } from './bill-table.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { useTable } from './use-table.ts';

/** A table of bills: opened, its columns named, mended, and made into files. */
export function ManyPage() {
  const { texts, sentenceOf } = useWords();
  const words = texts.many;
  const state = useTable();
  const { busy, failed, problems, file, table } = state;
  return (
    <>
      <p class="lead">{words.lead}</p>
      {file === undefined && (
        <div class="sources">
          <DropZone
            choose={words.choose}
            hint={words.drop}
            accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            onFile={(chosen) => void state.open(chosen)}
          />
          <div class="buttons centred">
            {(['csv', 'xlsx'] as const).map((kind) => (
              <button key={kind} type="button" class="quiet" onClick={() => void saveSample(kind)}>
                {fill(words.sample, { kind: kind.toUpperCase() })}
              </button>
            ))}
          </div>
        </div>
      )}
      <div role="status">
        {busy && <p>{words.reading}</p>}
        {failed && <p class="hint error">{words.failed}</p>}
        {problems.map((found) => (
          <p key={found.code} class="hint error">
            {sentenceOf(found)}
          </p>
        ))}
      </div>
      {file && !table && !busy && (
        <ColumnMapping file={file} onApply={(sources) => void state.apply(sources)} onBack={state.startAgain} />
      )}
      {table && (
        <>
          <Archives table={table} state={state} />
          <BillTable table={table} onEdit={(index, column, text) => void state.edit(index, column, text)} />
        </>
      )}
    </>
  );
}

async function saveSample(kind: 'csv' | 'xlsx'): Promise<void> {
  download(await maker.ask('sample', kind), `qr-bills.${kind}`);
}
