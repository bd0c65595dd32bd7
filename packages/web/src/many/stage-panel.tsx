import { useRef, useState } from 'preact/hooks';
import { sentenceOfError, sentenceOfRefusal } from '../biller/parts/refusal-sentences.ts';
import { useOwnSession } from '../biller/session.tsx';
import type { Refusal } from '../connect.ts';
import type { Customer } from '../desk/records.ts';
import { fill, wordOf } from '../language/catalogue.ts';
import { useManyWords } from '../language/many/words.ts';
import { limits } from '../limits.ts';
import { maker } from '../maker/maker.ts';
import type { InvoicePrint } from '../maker/protocol.ts';
import { download } from '../parts/download.ts';
import { type SheetRow, textOf } from '../sheet/fields.ts';
import type { Words } from '../shell/words.ts';
import { type Outcome, type StagedRow, stageBills } from './stage-bills.ts';

interface Staging {
  readonly rows: readonly SheetRow[];
  readonly outcomes: ReadonlyMap<number, Outcome>;
  readonly isRunning: boolean;
}

/** Submits the invoices of the rows as eBills that wait for their release, and tells what became of each. */
export function StagePanel(properties: {
  readonly rows: readonly SheetRow[];
  readonly print: InvoicePrint | undefined;
  readonly customers: readonly Customer[];
  readonly language: Parameters<typeof maker.ask<'bill'>>[1]['language'];
  readonly isReady: boolean;
}) {
  const { rows, print, customers, language, isReady } = properties;
  const { many } = useManyWords();
  const words = many.ebill;
  const { session, asking } = useOwnSession();
  const [staging, setStaging] = useState<Staging>();
  const isStopped = useRef(false);
  if (session === undefined)
    return (
      <p role="status" class="hint">
        {asking ? many.reading : words.signIn} {!asking && <a href="#/biller">{words.toSignIn}</a>}
      </p>
    );
  const { me } = session;
  if (me.biller.status !== 'ACTIVE' || me.role === 'viewer') return <p class="hint">{words.notAllowed}</p>;
  const stage = async (wanted: readonly SheetRow[]) => {
    if (print === undefined || staging?.isRunning) return;
    isStopped.current = false;
    const emails = new Map(customers.map(({ address, email }) => [address.split('\n')[0]?.trim(), email]));
    const staged = wanted.map(
      (row): StagedRow => ({
        row: row.number,
        emailAddress: textOf(row.cells, 'email') || (emails.get(textOf(row.cells, 'debtor.name')) ?? ''),
        make: () => maker.ask('bill', { row, print, language }).catch(() => undefined),
      }),
    );
    setStaging({ rows: wanted, outcomes: new Map(), isRunning: true });
    const onOutcome = (row: number, outcome: Outcome) =>
      setStaging((now) => now && { ...now, outcomes: new Map(now.outcomes).set(row, outcome) });
    await stageBills(staged, { onOutcome, isStopped: () => isStopped.current });
    setStaging((now) => now && { ...now, isRunning: false });
  };
  const refused = (staging?.rows ?? []).filter(({ number }) => isRefused(staging?.outcomes.get(number)));
  const { outcomes, isRunning = false } = staging ?? {};
  return (
    <>
      <p class="hint">{fill(words.lead, { biller: me.biller.legalName })}</p>
      <div class="buttons">
        <button
          type="button"
          class="primary"
          aria-disabled={isRunning}
          disabled={!isReady || rows.length === 0 || print === undefined}
          onClick={() => void stage(rows)}
        >
          {fill(words.stage, { count: rows.length })}
        </button>
        {!isRunning && refused.length > 0 && (
          <button type="button" onClick={() => void stage(refused)}>
            {fill(words.again, { count: refused.length })}
          </button>
        )}
      </div>
      {staging && isRunning && (
        <div class="progress">
          <progress max={staging.rows.length} value={staging.outcomes.size} aria-label={words.progress} />
          <span>{fill(many.making, { done: staging.outcomes.size, all: staging.rows.length })}</span>
          <button
            type="button"
            onClick={() => {
              isStopped.current = true;
            }}
          >
            {many.cancel}
          </button>
        </div>
      )}
      <p role="status">
        {outcomes !== undefined &&
          !isRunning &&
          fill(words.done, { staged: outcomes.size - refused.length, refused: refused.length })}
      </p>
      {staging && staging.outcomes.size > 0 && <Report staging={staging} />}
    </>
  );
}

function isRefused(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && (outcome === 'incomplete' || 'refusal' in outcome);
}

/** What became of each row, the refused first. */
function Report({ staging: { rows, outcomes } }: { readonly staging: Staging }) {
  const words = useManyWords();
  const { ebill, grid } = words.many;
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
    <>
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
    </>
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
