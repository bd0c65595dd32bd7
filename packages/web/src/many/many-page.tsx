import type { Language } from '@rappen/core/payment-part';
import { useMemo, useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { useManyWords } from '../language/many/words.ts';
import { limits } from '../limits.ts';
import { profileOfDay } from '../make/validate.ts';
import { maker } from '../maker/maker.ts';
import { download } from '../parts/download.ts';
import { DropZone } from '../parts/drop-zone.tsx';
import { loadStyle } from '../parts/style.ts';
import type { Creditor, TableSettings } from '../sheet/read-row.ts';
import { useKept } from '../shell/kept.ts';
import { keepSetting, readSetting } from '../shell/settings.ts';
import { Archives } from './archives.tsx';
import { BillGrid } from './bill-grid.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { keepCreditor, keptCreditor, noCreditor } from './creditor.ts';
import { CreditorPanel, isCreditorComplete } from './creditor-panel.tsx';
import { PrintPanel } from './print-panel.tsx';
import { type NumberSettings, ReferencesPanel } from './references-panel.tsx';
import { SourceLine } from './source-line.tsx';
import { usePrint } from './use-print.ts';
import { useTable } from './use-table.ts';

/** Where the style sheet of the page is, as the build says. */
declare const MANY_STYLE_ADDRESS: string;

await loadStyle(MANY_STYLE_ADDRESS);

/** A table of bills: opened, completed, corrected, and made into files. */
export function ManyPage() {
  const { sentenceOf, language: pageLanguage, many } = useManyWords();
  const profile = useMemo(() => profileOfDay(new Date()), []);
  const [{ creditor, isProposal }, setCreditor] = useKept('many creditor', keptCreditor());
  const [numbers, setNumbers] = useState<NumberSettings>(keptNumbers);
  const [language, setLanguage] = useKept<Language>('many language', pageLanguage);
  const settings = useMemo(
    (): TableSettings => ({ creditor, currency: 'CHF', language, ...numbers }),
    [creditor, language, numbers],
  );
  const state = useTable(settings);
  const { busy, failed, problems, file, table } = state;
  const columns = file?.mapping.columns ?? [];
  const needsCreditor = !columns.includes('iban') || !columns.includes('creditor.name');
  const isCreditorOpen = needsCreditor && !isCreditorComplete(creditor);
  const choice = usePrint(table);
  const changeCreditor = (next: Creditor) => {
    setCreditor({ creditor: next, isProposal: false });
    keepCreditor(next);
  };
  const changeNumbers = (next: NumberSettings) => {
    setNumbers(next);
    keepSetting(numbersName, JSON.stringify(next));
  };
  return (
    <>
      {file === undefined && (
        <>
          <p class="lead">{many.lead}</p>
          <div class="sources">
            <DropZone
              choose={many.choose}
              hint={many.drop}
              accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              onFile={(chosen) => void state.open(chosen)}
            />
            <div class="buttons centred">
              {(['csv', 'xlsx'] as const).map((kind) => (
                <button key={kind} type="button" class="quiet" onClick={() => void saveSample(kind, many.fileName)}>
                  {fill(many.sample, { kind: kind.toUpperCase() })}
                </button>
              ))}
            </div>
          </div>
        </>
      )}
      <div role="status">
        {busy && <p>{many.reading}</p>}
        {failed && <p class="hint error">{many.failed}</p>}
        {problems.map((found) => (
          <p key={found.code} class="hint error">
            {found.code === 'FILE_TOO_LARGE'
              ? fill(many.tooLarge, { megabytes: limits.tableBytesMax / 1024 / 1024 })
              : found.code === 'WORKBOOK_TOO_LARGE'
                ? many.unpacked
                : sentenceOf(found)}
          </p>
        ))}
      </div>
      {file && !table && !busy && (
        <ColumnMapping file={file} onApply={state.apply} onForget={state.forgetColumns} onBack={state.startAgain} />
      )}
      {file && table && (
        <div class="many">
          <SourceLine file={file} state={state} />
          <div class="panels">
            {needsCreditor && (
              <CreditorPanel
                creditor={creditor}
                isProposal={isProposal}
                onChange={changeCreditor}
                onForget={() => {
                  keepCreditor(undefined);
                  setCreditor({ creditor: noCreditor, isProposal: false });
                }}
              />
            )}
            <ReferencesPanel table={table} settings={settings} onChange={changeNumbers} />
            <PrintPanel choice={choice} language={language} onLanguage={setLanguage} />
          </div>
          <BillGrid file={file} table={table} state={state} profile={profile} />
          <Archives table={table} state={state} isCreditorOpen={isCreditorOpen} language={language} choice={choice} />
        </div>
      )}
    </>
  );
}

const numbersName = 'many numbers';

function keptNumbers(): NumberSettings {
  const usual: NumberSettings = { prefix: '', numberPlace: 'billing' };
  try {
    const value = JSON.parse(readSetting(numbersName) ?? '{}') as Partial<Record<keyof NumberSettings, unknown>> | null;
    const { prefix, numberPlace } = value ?? {};
    return {
      prefix: typeof prefix === 'string' ? prefix : usual.prefix,
      numberPlace: numberPlace === 'message' || numberPlace === 'none' ? numberPlace : usual.numberPlace,
    };
  } catch {
    return usual;
  }
}

async function saveSample(kind: 'csv' | 'xlsx', name: string): Promise<void> {
  download(await maker.ask('sample', kind), `${name}.${kind}`);
}
