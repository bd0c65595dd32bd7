import type { ComponentChildren } from 'preact';
import { fill } from '../language/catalogue.ts';
import { useWords } from '../language/words.ts';
import { groupedAmount } from '../language/written/amount.ts';
import { dayIn } from '../language/written/day.ts';
import type { EInvoiceContent } from '../work/maker/e-invoice-content.ts';
import { PdfPage } from '../work/reader/pdf-page.tsx';
import { reader } from '../work/reader/reader.ts';
import { useProblemSentence } from '../work/reading/problem-sentence.ts';
import {
  type Row,
  shownAmount,
  shownCreditor,
  shownOrigin,
  shownReference,
  shownVerdict,
  totalsOf,
} from '../work/reading/rows.ts';
import {
  choose,
  clear,
  readMore,
  remove,
  type Source,
  toggleChosen,
  toggleOpened,
  type Visit,
} from '../work/reading/visit.ts';
import { BillCard, OtherCodes } from './bill-card.tsx';
import { EInvoiceCard, EInvoicePicture } from './e-invoice-card.tsx';
import { ListActions } from './list-actions.tsx';
import { Pictures } from './pictures.tsx';

/** Columns of the list: a box to select, what a bill says, and a way out. */
const columnCount = 8;

/** Everything that was read in this visit, with sums, files of it, and each bill whole where it is opened. */
export function BillList({ visit, rows }: { readonly visit: Visit; readonly rows: readonly Row[] }) {
  const { texts } = useWords();
  const words = texts.read.list;
  const chosen = rows.filter(({ listed }) => visit.chosen.has(listed.id));
  const isAll = rows.length > 0 && chosen.length === rows.length;
  const sentencesOf = useFileSentences();
  const broken = visit.sources
    .filter(({ bills, state }) => bills.length === 0 && (state === 'read' || state === 'failed'))
    .map((source) => ({ name: shownOrigin(source.origin, texts), reasons: sentencesOf(source) }));
  return (
    <section class="read-list" aria-label={words.title}>
      <Heading rows={rows} />
      <table aria-label={words.title}>
        <Head rows={rows} isAll={isAll} />
        {visit.sources.map((source) => (
          <tbody key={source.id}>
            {source.open && <FileRow source={source} isOpen={visit.opened.has(source.id)} />}
            {rowsOfSource(rows, source).map((row) => (
              <BillRow key={row.listed.id} row={row} visit={visit} isAlone={rows.length === 1} />
            ))}
            {!source.open && <FileRow source={source} isOpen={visit.opened.has(source.id)} />}
          </tbody>
        ))}
      </table>
      <Tidying rows={rows} />
      {(rows.length > 0 || broken.length > 0) && (
        <ListActions
          rows={chosen.length > 0 ? chosen : rows}
          broken={chosen.length > 0 ? [] : broken}
          isSelection={chosen.length > 0}
        />
      )}
    </section>
  );
}

/** The titles of the columns, and a box that selects all bills. */
function Head({ rows, isAll }: { readonly rows: readonly Row[]; readonly isAll: boolean }) {
  const words = useWords().texts.read.list;
  return (
    <thead>
      <tr>
        <td class="box">
          {rows.length > 1 && (
            <label class="all">
              <input
                type="checkbox"
                aria-label={words.chooseAll}
                checked={isAll}
                onChange={() => choose(isAll ? [] : rows.map(({ listed }) => listed.id))}
              />{' '}
              <span aria-hidden="true">{words.chooseAll}</span>
            </label>
          )}
        </td>
        <th scope="col">{words.creditor}</th>
        <th scope="col">{words.reference}</th>
        <th scope="col">{words.debtor}</th>
        <th scope="col" class="sum">
          {words.amount}
        </th>
        <th scope="col">{words.verdict}</th>
        <th scope="col">{words.file}</th>
        <td />
      </tr>
    </thead>
  );
}

/** What takes bills out of the list: those that were read before, or all. */
function Tidying({ rows }: { readonly rows: readonly Row[] }) {
  const words = useWords().texts.read.list;
  const repeated = rows.filter(({ repeats }) => repeats !== undefined);
  return (
    <div class="buttons">
      {repeated.length > 0 && (
        <button type="button" onClick={() => remove(repeated.map(({ listed }) => listed.id))}>
          {fill(words.leaveOut, { count: repeated.length })}
        </button>
      )}
      <button type="button" class="quiet" onClick={clear}>
        {words.clear}
      </button>
      <p class="hint">{words.kept}</p>
    </div>
  );
}

function rowsOfSource(rows: readonly Row[], source: Source): readonly Row[] {
  return source.bills.length === 0 ? [] : rows.filter((row) => row.source.id === source.id);
}

function Heading({ rows }: { readonly rows: readonly Row[] }) {
  const words = useWords().texts.read.list;
  const wrong = rows.filter(({ problemCount }) => problemCount > 0).length;
  return (
    <div class="read-heading">
      <h2>{words.title}</h2>
      {rows.length > 0 && (
        <ul class="read-sums">
          <li>{rows.length === 1 ? words.one : fill(words.count, { count: rows.length })}</li>
          {totalsOf(rows).map(({ currency, total }) => (
            <li key={currency}>
              {fill(words.total, { currency })} <strong>{groupedAmount(total)}</strong>
            </li>
          ))}
          {wrong > 0 && <li class="open">{fill(words.wrong, { count: wrong })}</li>}
        </ul>
      )}
    </div>
  );
}

function BillRow(properties: { readonly row: Row; readonly visit: Visit; readonly isAlone: boolean }) {
  const { row, visit, isAlone } = properties;
  const { texts } = useWords();
  const words = texts.read.list;
  const { summary, source, listed, problemCount, repeats } = row;
  const { id, bill } = listed;
  const isOpen = visit.opened.has(id);
  const creditor = shownCreditor(summary, texts);
  const amount = shownAmount(summary, texts.read.open);
  return (
    <>
      <tr class={`bill${isOpen ? ' opened' : ''}`}>
        <td class="box">
          {!isAlone && (
            <input
              type="checkbox"
              aria-label={fill(words.choose, { creditor, amount })}
              checked={visit.chosen.has(id)}
              onChange={() => toggleChosen(id)}
            />
          )}
        </td>
        <th scope="row" class="creditor">
          <button type="button" class="quiet" aria-expanded={isOpen} onClick={() => toggleOpened(id)}>
            {creditor}
          </button>
          {bill.eInvoice && <Dates summary={summary} />}
        </th>
        <Cell name="reference" label={words.reference} text={shownReference(summary)} />
        <Cell name="debtor" label={words.debtor} text={summary.debtor} />
        <Cell name="sum" label={words.amount} text={amount} />
        <td class="verdict">
          <span class={problemCount === 0 ? 'good' : 'open'}>{shownVerdict(row, texts)}</span>
        </td>
        <td class="file">
          {shownOrigin(source.origin, texts)}
          {bill.code && source.bills.length > 1 && <small>{fill(words.page, { page: bill.code.page })}</small>}
          {repeats && <small class="note">{fill(words.repeated, { name: shownOrigin(repeats, texts) })}</small>}
        </td>
        <td class="away">
          <RemoveButton id={id} name={`${creditor}, ${amount}`} />
        </td>
      </tr>
      {isOpen && (
        <Whole>
          <div class="side">{bill.standard === 'E_INVOICE' ? <EInvoiceCard row={row} /> : <BillCard row={row} />}</div>
          {source.file && bill.code && <Pictures file={source.file} bills={[bill.code]} others={[]} reader={reader} />}
          {source.file && bill.standard === 'E_INVOICE' && <Page file={source.file} content={bill.eInvoice?.content} />}
        </Whole>
      )}
    </>
  );
}

/** Number and days of the invoice. */
function Dates({ summary: { number, date, due } }: Pick<Row, 'summary'>) {
  const { texts, language } = useWords();
  const words = texts.read.eInvoice;
  const day = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? dayIn(language, text) : text);
  const told = [number, day(date), due && fill(words.dueOn, { date: day(due) })].filter((text) => text !== '');
  return <small class="dates">{told.join(' · ')}</small>;
}

/** An e-invoice as a page: of its PDF, or drawn of its data. */
function Page({ file, content }: { readonly file: Blob; readonly content: EInvoiceContent | undefined }) {
  const words = useWords().texts.read.eInvoice;
  if (content?.isAlone) return <EInvoicePicture file={file} />;
  return (
    <section class="side" aria-label={words.picture}>
      <figure>
        <div class="paper">
          <PdfPage file={file} page={1} reader={reader} label={words.picture} />
        </div>
      </figure>
    </section>
  );
}

/** A cell that says its column itself where the head of the table has no room. */
function Cell(properties: { readonly name: string; readonly label: string; readonly text: string }) {
  const { name, label, text } = properties;
  return (
    <td class={name} data-label={label}>
      {text}
    </td>
  );
}

function RemoveButton({ id, name }: { readonly id: number; readonly name: string }) {
  const words = useWords().texts.read.list;
  const label = `${words.remove}: ${name}`;
  return (
    <button type="button" class="quiet" aria-label={label} title={words.remove} onClick={() => remove([id])}>
      ×
    </button>
  );
}

function Whole({ children }: { readonly children: ComponentChildren }) {
  return (
    <tr class="whole">
      <td colSpan={columnCount}>
        <div class="columns">{children}</div>
      </td>
    </tr>
  );
}

/** What is said of a file itself: that it waits, what is wrong with it, codes in it that are no bills. */
function FileRow({ source, isOpen }: { readonly source: Source; readonly isOpen: boolean }) {
  const { texts } = useWords();
  const words = texts.read;
  const { id, origin, file, state, others, problems, open } = source;
  const isPending = state === 'waiting' || state === 'reading';
  const sentencesOf = useFileSentences();
  const said = isPending ? [] : sentencesOf(source);
  if (said.length === 0 && !isPending) return null;
  return (
    <>
      <tr class="note-row">
        <td class="box" />
        <th scope="row" class="file">
          {shownOrigin(origin, texts)}
        </th>
        <td colSpan={5} class="said">
          {isPending && <span>{state === 'waiting' ? words.list.waiting : words.reading}</span>}
          {said.map((each) => (
            <p key={each} class={problems.length > 0 || state === 'failed' ? 'hint error' : 'hint'}>
              {each}
            </p>
          ))}
          {open && (
            <button type="button" class="more" aria-disabled={isPending} onClick={() => readMore(id)}>
              {fill(words.readMore, { page: open.place.page })}
            </button>
          )}
          {others.length > 0 && (
            <button type="button" class="quiet" aria-expanded={isOpen} onClick={() => toggleOpened(id)}>
              {words.list.details}
            </button>
          )}
        </td>
        <td class="away">{!isPending && <RemoveButton id={id} name={shownOrigin(origin, texts)} />}</td>
      </tr>
      {isOpen && others.length > 0 && (
        <Whole>
          <div class="side">
            <OtherCodes codes={others} />
          </div>
          {file && <Pictures file={file} bills={[]} others={others} reader={reader} />}
        </Whole>
      )}
    </>
  );
}

/** Says what there is to say of a file itself. */
function useFileSentences(): (source: Source) => readonly string[] {
  const words = useWords().texts.read;
  const sentenceOf = useProblemSentence();
  return ({ state, bills, others, problems }) => [
    ...(state === 'failed' ? [words.failed] : []),
    ...(state === 'read' && bills.length + others.length + problems.length === 0 ? [words.none] : []),
    ...problems.map(sentenceOf),
    ...(others.length > 0 ? [words.withOthers] : []),
  ];
}
