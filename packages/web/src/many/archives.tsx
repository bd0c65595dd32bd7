import type { Language } from '@rappen/core/payment-part';
import { languages } from '@rappen/core/payment-part';
import { useRef, useState } from 'preact/hooks';
import { fill, languageNameIn } from '../language/catalogue.ts';
import { useManyWords } from '../language/many/words.ts';
import { swissDay } from '../make/validate.ts';
import { maker } from '../maker/maker.ts';
import type { ArchiveKind, Print } from '../maker/protocol.ts';
import { download } from '../parts/download.ts';
import { ChoiceField } from '../parts/field.tsx';
import { filledFields } from '../sheet/bill-rows.ts';
import type { SheetRow } from '../sheet/fields.ts';
import { readSetting, signedInSetting } from '../shell/settings.ts';
import { InvoiceChoiceFields } from './invoice-choice.tsx';
import { StagePanel } from './stage-panel.tsx';
import { useInvoicePrint } from './use-invoice-print.ts';
import type { BillTable, TableState } from './use-table.ts';

const formats = ['A4', 'A5', 'DIN_LANG'] as const;
const prints = ['slip', 'letter', 'invoice', 'ebill'] as const;
const placeholders = ['name', 'number', 'amount', 'due'] as const;
/** Characters of the text of a letter: what one page has room for. */
const letterLengthMax = 1200;

type Progress =
  | { readonly state: 'making'; readonly kind: ArchiveKind; readonly done: number }
  | { readonly state: 'done'; readonly name: string; readonly count: number; readonly left: number }
  | { readonly state: 'failed' };

/** How many bills are ready, and what is made of them. */
export function Archives(properties: {
  readonly table: BillTable;
  readonly state: TableState;
  readonly isCreditorOpen: boolean;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}) {
  const { table, state, isCreditorOpen, language, onLanguage } = properties;
  const { isRead } = state;
  const { texts, language: pageLanguage, many } = useManyWords();
  const { fields, formats: formatNames } = texts.make;
  const [format, setFormat] = useState<(typeof formats)[number]>('A4');
  const [print, setPrint] = useState<(typeof prints)[number]>('slip');
  const [text, setText] = useState<string>();
  const isInvoice = print === 'invoice' || print === 'ebill';
  const invoices = useInvoicePrint(isInvoice);
  const [progress, setProgress] = useState<Progress>();
  const letter = useRef<HTMLTextAreaElement>(null);
  const all = table.rows.length;
  const ready = isCreditorOpen ? [] : table.read.flatMap((row, index) => (row?.problems.length === 0 ? [index] : []));
  const good = ready.length;
  const isReady = isRead && good > 0 && (!isInvoice || invoices.print !== undefined);
  // Nobody else has a service for it
  const offered = readSetting(signedInSetting) !== undefined ? prints : prints.filter((each) => each !== 'ebill');
  const making = progress?.state === 'making';
  const letterText = text ?? (filledFields(table.rows).has('due') ? many.letterDefault : many.letterDefaultPlain);

  const complete = (indices: readonly number[]): SheetRow[] =>
    indices.map((index) => ({
      number: table.rows[index]?.number ?? 0,
      cells: table.read[index]?.cells ?? [],
      problems: [],
    }));
  const printed = (): Print | undefined => {
    if (print === 'slip') return { kind: 'slip', format };
    return print === 'letter' ? { kind: 'letter', text: letterText, today: swissDay(new Date()) } : invoices.print;
  };
  const make = async (kind: ArchiveKind) => {
    const wanted = printed();
    if (making || wanted === undefined) return;
    setProgress({ state: 'making', kind, done: 0 });
    try {
      const onDone = (done: number) => setProgress({ state: 'making', kind, done });
      const { file, count } = await maker.ask(
        'archive',
        { rows: complete(ready), kind, print: wanted, language },
        { onDone },
      );
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
  const insert = (name: string) => {
    const { selectionStart: from = letterText.length, selectionEnd: to = from } = letter.current ?? {};
    setText(`${letterText.slice(0, from)}{${name}}${letterText.slice(to)}`);
    letter.current?.focus();
  };

  return (
    <>
      <section class="prints">
        <div class="row">
          <ChoiceField
            id="many-print"
            label={many.print}
            width="wide"
            value={print}
            onValue={(value) => setPrint(prints.find((each) => each === value) ?? 'slip')}
            choices={offered.map((each) => [each, many.prints[each]])}
          />
          {print === 'slip' && (
            <ChoiceField
              id="many-format"
              label={fields.format}
              width="narrow"
              value={format}
              onValue={(value) => setFormat(formats.find((each) => each === value) ?? 'A4')}
              choices={formats.map((each) => [each, formatNames[each]])}
            />
          )}
          <ChoiceField
            id="many-language"
            label={fields.language}
            width="narrow"
            value={language}
            onValue={(value) => onLanguage(languages.find((each) => each === value) ?? 'de')}
            choices={languages.map((each) => [each, languageNameIn(pageLanguage, each)])}
          />
        </div>
        {print === 'letter' && (
          <div class="letter">
            <label for="many-letter">{many.letterText}</label>
            <textarea
              id="many-letter"
              ref={letter}
              rows={5}
              value={letterText}
              maxLength={letterLengthMax}
              onInput={({ currentTarget }) => setText(currentTarget.value)}
            />
            <div class="buttons">
              <span class="hint">{many.letterInsert}:</span>
              {placeholders.map((name) => (
                <button key={name} type="button" class="quiet" onClick={() => insert(name)}>
                  {many.letterWords[name]}
                </button>
              ))}
            </div>
            <p class="hint">{many.letterAmount}</p>
          </div>
        )}
        {isInvoice && <InvoiceChoiceFields choice={invoices} />}
      </section>
      {print === 'ebill' && (
        <section class="ebills" aria-label={many.prints.ebill}>
          <StagePanel
            rows={complete(ready)}
            print={invoices.print}
            customers={invoices.customers}
            language={language}
            isReady={isReady}
          />
        </section>
      )}
      <section class="archives">
        <div class="actions-bar">
          <p role="status" class={good === all ? 'good' : ''}>
            {isRead ? fill(many.summary, { good, all }) : many.reading}{' '}
            {isRead && (isCreditorOpen ? many.creditorOpen : good < all && fill(many.skipped, { count: all - good }))}
          </p>
          <div class="buttons">
            <button
              type="button"
              class={print === 'ebill' ? '' : 'primary'}
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
