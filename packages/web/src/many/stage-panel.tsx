import { sentenceOfError, sentenceOfRefusal } from '../biller/parts/refusal-sentences.ts';
import { useOwnSession } from '../biller/session.tsx';
import type { Refusal } from '../connect.ts';
import { fill, wordOf } from '../language/catalogue.ts';
import { useManyWords } from '../language/many/words.ts';
import { limits } from '../limits.ts';
import { maker } from '../maker/maker.ts';
import { download } from '../parts/download.ts';
import { type SheetRow, textOf } from '../sheet/fields.ts';
import { giveFocus } from '../shell/keep-focus.ts';
import type { Words } from '../shell/words.ts';
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
        <thead>
          <tr>
            <th scope="col">{grid.row}</th>
            <th scope="col">{words.many.fields.number}</th>
            <th scope="col">{words.many.fields.customer}</th>
            <th scope="col">{ebill.result}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder.slice(0, limits.reportedRowsMax).map(({ number, cells }) => {
            const outcome = outcomes.get(number);
            return (
              <tr key={number}>
                <td data-title={grid.row}>{number}</td>
                <td data-title={words.many.fields.number}>{textOf(cells, 'number')}</td>
                <td data-title={words.many.fields.customer}>{textOf(cells, 'debtor.name')}</td>
                <td data-title={ebill.result}>
                  {typeof outcome === 'object' && 'id' in outcome ? (
                    <a href={`#/biller/staged/${outcome.id}`}>{ebill.staged}</a>
                  ) : (
                    <span class="open">{sentences(number).join(' ')}</span>
                  )}
                </td>
              </tr>
            );
          })}
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
