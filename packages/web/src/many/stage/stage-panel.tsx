import { fill, wordOf } from '../../language/catalogue.ts';
import { useManyWords } from '../../language/many/words.ts';
import type { Words } from '../../language/words.ts';
import { limits } from '../../limits.ts';
import { download } from '../../parts/download.ts';
import { giveFocus } from '../../parts/page/keep-focus.ts';
import { TableHead } from '../../parts/table-head.tsx';
import { type SheetRow, textOf } from '../../sheet/fields.ts';
import { maker } from '../../work/maker/maker.ts';
import type { Refusal } from '../../work/service/connect.ts';
import { sentenceOfError, sentenceOfRefusal } from '../../work/service/refusal-sentences.ts';
import { useOwnSession } from '../../work/service/session.tsx';
import type { Outcome } from './stage-bills.ts';
import { isRefused, type Staging } from './use-staging.ts';

const reportId = 'many-report';

/** Submits the bills that are ready as eBills, and tells how far that is; or says why nobody can here. */
export function StageBar({ staging, rows }: { readonly staging: Staging; readonly rows: readonly SheetRow[] }) {
  const { many } = useManyWords();
  const words = many.ebill;
  const { session, asking } = useOwnSession();
  if (session === undefined)
    return (
      <p role="status" class="hint">
        {asking ? many.reading : words.signIn} {!asking && <a href="#/biller">{words.toSignIn}</a>}
      </p>
    );
  const { me } = session;
  if (me.biller.status !== 'ACTIVE' || me.role === 'viewer') return <p class="hint">{words.notAllowed}</p>;
  const { rows: submitted, outcomes, isRunning, refused } = staging;
  const isDone = submitted !== undefined && !isRunning;
  return (
    <>
      <div class="actions-bar">
        <p role="status" class={isDone ? '' : 'hint'}>
          {isDone
            ? fill(words.done, { staged: outcomes.size - refused.length, refused: refused.length })
            : fill(words.lead, { biller: me.biller.legalName })}
        </p>
        <div class="buttons">
          {isDone && outcomes.size > 0 && (
            <button type="button" class="quiet" onClick={showReport}>
              {words.report}
            </button>
          )}
          {!isRunning && refused.length > 0 && (
            <button type="button" onClick={() => void staging.stage(refused)}>
              {fill(words.again, { count: refused.length })}
            </button>
          )}
          <button
            type="button"
            class="primary"
            aria-disabled={isRunning}
            disabled={rows.length === 0}
            onClick={() => void staging.stage(rows)}
          >
            {fill(words.stage, { count: rows.length })}
          </button>
        </div>
      </div>
      {submitted && isRunning && (
        <div class="progress">
          <progress max={submitted.length} value={outcomes.size} aria-label={words.progress} />
          <span>{fill(many.making, { done: outcomes.size, all: submitted.length })}</span>
          <button type="button" onClick={staging.stop}>
            {many.cancel}
          </button>
        </div>
      )}
    </>
  );
}

function showReport(): void {
  const report = document.getElementById(reportId);
  report?.scrollIntoView({ block: 'start' });
  giveFocus(report);
}

/** What became of each row, the refused first; nothing before there is something to tell. */
export function StageReport({ staging: { rows = [], outcomes } }: { readonly staging: Staging }) {
  const words = useManyWords();
  const { ebill, grid } = words.many;
  if (outcomes.size === 0) return null;
  const told = rows.filter(({ number }) => outcomes.has(number));
  const inOrder = [
    ...told.filter(({ number }) => isRefused(outcomes.get(number))),
    ...told.filter(({ number }) => !isRefused(outcomes.get(number))),
  ];
  const sentences = (number: number) => sentencesOf(outcomes.get(number), words, ebill.incomplete);
  const save = async () => {
    const header = [grid.row, words.many.fields.number, words.many.fields.customer, ebill.result];
    const cells = inOrder.map(({ number, cells: own }) => [
      String(number),
      textOf(own, 'number'),
      textOf(own, 'debtor.name'),
      sentences(number).join(' ') || ebill.staged,
    ]);
    download(await maker.ask('table', { kind: 'csv', rows: [header, ...cells] }), 'ebills.csv');
  };
  return (
    <section class="ebills" id={reportId} aria-label={ebill.report}>
      <table class="list report">
        <caption class="unseen">{ebill.report}</caption>
        <TableHead titles={[grid.row, words.many.fields.number, words.many.fields.customer, ebill.result]} />
        <tbody>
          {inOrder.slice(0, limits.reportedRowsMax).map((row) => (
            <ReportRow
              key={row.number}
              row={row}
              outcome={outcomes.get(row.number)}
              refusal={sentences(row.number).join(' ')}
            />
          ))}
        </tbody>
      </table>
      <div class="buttons">
        {inOrder.length > limits.reportedRowsMax && (
          <span class="hint">{fill(ebill.more, { count: inOrder.length - limits.reportedRowsMax })}</span>
        )}
        <button type="button" class="quiet" onClick={() => void save()}>
          {ebill.save}
        </button>
      </div>
    </section>
  );
}

function ReportRow(properties: {
  readonly row: SheetRow;
  readonly outcome: Outcome | undefined;
  /** Why it was refused. */
  readonly refusal: string;
}) {
  const { row, outcome, refusal } = properties;
  const { ebill, grid, fields } = useManyWords().many;
  return (
    <tr>
      <td data-title={grid.row}>{row.number}</td>
      <td data-title={fields.number}>{textOf(row.cells, 'number')}</td>
      <td data-title={fields.customer}>{textOf(row.cells, 'debtor.name')}</td>
      <td data-title={ebill.result}>
        {typeof outcome === 'object' && 'id' in outcome ? (
          <a href={`#/biller/staged/${outcome.id}`}>{ebill.staged}</a>
        ) : (
          <span class="open">{refusal}</span>
        )}
      </td>
    </tr>
  );
}

/** Why a row was refused, each reason in a sentence; none for a row that was not. */
function sentencesOf(outcome: Outcome | undefined, words: Words, incomplete: string): readonly string[] {
  if (outcome === undefined || outcome === 'incomplete') return [incomplete];
  if (!('refusal' in outcome)) return [];
  const { fieldErrors, anomalies }: Refusal = outcome.refusal;
  const said = [
    ...fieldErrors.map((error) => sentenceOfError(words, error)),
    ...anomalies.map(({ code }) => wordOf(words.texts.biller.anomalies.codes, code)),
  ];
  return said.length > 0 ? [...new Set(said)].map(ended) : [sentenceOfRefusal(words, outcome.refusal)];
}

function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
