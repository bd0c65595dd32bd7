import type { Language } from '@rappen/core/payment-part';
import { languages } from '@rappen/core/payment-part';
import { useState } from 'preact/hooks';
import { fill, languageNameIn } from '../language/catalogue.ts';
import { maker } from '../maker/maker.ts';
import type { ArchiveKind } from '../maker/protocol.ts';
import { download } from '../parts/download.ts';
import { ChoiceField } from '../parts/field.tsx';
import { useWords } from '../shell/words.ts';
import type { TableState, ValidatedTable } from './use-table.ts';

const formats = ['A4', 'A5', 'DIN_LANG'] as const;

type Progress =
  | { readonly state: 'making'; readonly done: number }
  | { readonly state: 'done'; readonly name: string; readonly count: number }
  | { readonly state: 'failed' };

/** How many bills are ready, and what is made of them. */
export function Archives({ table, state }: { readonly table: ValidatedTable; readonly state: TableState }) {
  const { texts, language: pageLanguage } = useWords();
  const words = texts.many;
  const { fields, formats: formatNames } = texts.make;
  const [format, setFormat] = useState<(typeof formats)[number]>('A4');
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const [progress, setProgress] = useState<Progress>();
  const all = table.rows.length;
  const good = table.problems.filter((found) => found.length === 0).length;
  const making = progress?.state === 'making';

  const make = async (kind: ArchiveKind) => {
    if (making) return;
    setProgress({ state: 'making', done: 0 });
    try {
      const onDone = (done: number) => setProgress({ state: 'making', done });
      const { file, count } = await maker.ask('archive', { rows: table.rows, kind, format, language }, { onDone });
      const name = `qr-bills.${kind}`;
      download(file, name);
      setProgress({ state: 'done', name, count });
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
    download(await maker.ask('csv', table.rows), 'qr-bills.csv');
    state.keep();
  };

  return (
    <section class="archives">
      <p role="status" class={good === all ? 'good' : ''}>
        {fill(words.summary, { good, all })} {good < all && fill(words.skipped, { count: all - good })}
      </p>
      <div class="row">
        <ChoiceField
          id="many-format"
          label={fields.format}
          width="narrow"
          value={format}
          onValue={(value) => setFormat(formats.find((each) => each === value) ?? 'A4')}
          choices={formats.map((each) => [each, formatNames[each]])}
        />
        <ChoiceField
          id="many-language"
          label={fields.language}
          width="narrow"
          value={language}
          onValue={(value) => setLanguage(languages.find((each) => each === value) ?? 'de')}
          choices={languages.map((each) => [each, languageNameIn(pageLanguage, each)])}
        />
      </div>
      <div class="buttons">
        <button
          type="button"
          class="primary"
          aria-disabled={making}
          disabled={good === 0}
          onClick={() => void make('pdf')}
        >
          {words.pdf}
        </button>
        <button type="button" aria-disabled={making} disabled={good === 0} onClick={() => void make('zip')}>
          {words.zip}
        </button>
        <button type="button" onClick={() => void saveTable()}>
          {words.csv}
        </button>
        {good < all && (
          <button type="button" onClick={() => void state.mendAll()}>
            {words.mend}
          </button>
        )}
        <button type="button" class="quiet" onClick={state.changeColumns}>
          {words.change}
        </button>
        <button type="button" class="quiet" onClick={state.startAgain}>
          {words.startAgain}
        </button>
      </div>
      {making && (
        <div class="progress">
          <progress max={good} value={progress.done} aria-label={words.pdf} />
          <span>{fill(words.making, { done: progress.done, all: good })}</span>
          <button type="button" onClick={cancel}>
            {words.cancel}
          </button>
        </div>
      )}
      <p role="status">
        {progress?.state === 'done' && fill(words.done, { name: progress.name, count: progress.count })}
        {progress?.state === 'failed' && words.failed}
      </p>
    </section>
  );
}
