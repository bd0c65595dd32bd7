import type { Language } from '@rappen/core/payment-part';
import type { Problem } from '@rappen/core/problem';
import { useMemo, useState } from 'preact/hooks';
import { keepSetting, readSetting } from '../kept/settings.ts';
import { useKept } from '../kept/use-kept.ts';
import { fill } from '../language/catalogue.ts';
import { useManyWords } from '../language/many/words.ts';
import { limits } from '../limits.ts';
import { download } from '../parts/download.ts';
import { DropZone } from '../parts/fields/drop-zone.tsx';
import { loadStyle } from '../parts/page/style.ts';
import { profileOfDay } from '../records/bill/profile.ts';
import type { Creditor, TableSettings } from '../sheet/read-row.ts';
import { maker } from '../work/maker/maker.ts';
import { Archives } from './archives.tsx';
import { BillGrid } from './bills/bill-grid.tsx';
import { ColumnMapping } from './bills/column-mapping.tsx';
import { SourceLine } from './bills/source-line.tsx';
import { keepCreditor, keptCreditor, noCreditor } from './creditor.ts';
import { CreditorPanel, isCreditorComplete } from './creditor-panel.tsx';
import { PrintPanel } from './print/print-panel.tsx';
import { usePrint } from './print/use-print.ts';
import { type NumberSettings, ReferencesPanel } from './references-panel.tsx';
import { useTable } from './table/use-table.ts';

/** Where the style sheet of the page is, as the build says. */
declare const MANY_STYLE_ADDRESS: string;

await loadStyle(MANY_STYLE_ADDRESS);

/** A table of bills: opened, completed, corrected, and made into files. */
export function ManyPage() {
  const { language: pageLanguage, many } = useManyWords();
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
      {file === undefined && <ChooseFile onFile={(chosen) => void state.open(chosen)} />}
      <div role="status">
        {busy && <p>{many.reading}</p>}
        {failed && <p class="hint error">{many.failed}</p>}
        <Problems found={problems} />
      </div>
      {file && !table && !busy && (
        <ColumnMapping file={file} onApply={state.apply} onForget={state.forgetColumns} onBack={state.startAgain} />
      )}
      {file && table && (
        <div class="many">
          <SourceLine file={file} table={table} state={state} />
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
          <Archives {...{ table, state, isCreditorOpen, language, choice, profile }} />
        </div>
      )}
    </>
  );
}

/** Before there is a table: where one is dropped or chosen, and examples of one. */
function ChooseFile({ onFile }: { readonly onFile: (file: File) => void }) {
  const { many } = useManyWords();
  return (
    <>
      <p class="lead">{many.lead}</p>
      <div class="sources">
        <DropZone
          choose={many.choose}
          hint={many.drop}
          accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onFile={onFile}
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
  );
}

/** Why a file is not read, in units of people. */
function Problems({ found }: { readonly found: readonly Problem[] }) {
  const { sentenceOf, many } = useManyWords();
  const own: Readonly<Record<string, string>> = {
    FILE_TOO_LARGE: fill(many.tooLarge, { megabytes: limits.tableBytesMax / 1024 / 1024 }),
    WORKBOOK_TOO_LARGE: many.unpacked,
  };
  return (
    <>
      {found.map((each) => (
        <p key={each.code} class="hint error">
          {own[each.code] ?? sentenceOf(each)}
        </p>
      ))}
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
