import { useState } from 'preact/hooks';
import { useWords } from '../shell/words.ts';
import type { CaseReport, CaseSummary } from './answers.ts';
import { AskFirst } from './parts/ask.tsx';
import { Check } from './parts/check.tsx';
import { sentenceOfError } from './parts/refusal-sentences.ts';
import { Refused } from './parts/refused.tsx';
import { type Column, Table } from './parts/table.tsx';
import { useWork } from './session.tsx';

type Problem = NonNullable<CaseReport['cases'][number]['problems']>[number];

/** Which rows of a list are chosen. */
export interface Choice {
  readonly ids: ReadonlySet<number>;
  toggle(ids: readonly number[], isChosen: boolean): void;
}

/** Rows that are gone, because others are shown, are chosen no more. */
export function useChoice(rows: readonly CaseSummary[] | undefined): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const shown = new Set((rows ?? []).map(({ id }) => id));
  return {
    ids: new Set([...chosen].filter((id) => shown.has(id))),
    toggle(ids, isChosen) {
      const rest = [...chosen].filter((id) => !ids.includes(id));
      setChosen(new Set(isChosen ? [...rest, ...ids] : rest));
    },
  };
}

/** A box for each row. */
export function useChoiceColumn({ ids, toggle }: Choice): Column<CaseSummary> {
  const { staged: words } = useWords().texts.biller;
  return {
    title: words.choose,
    cell: ({ id, referenceNumber }) => (
      <label class="check">
        <input
          type="checkbox"
          aria-label={`${words.choose}: ${referenceNumber}`}
          checked={ids.has(id)}
          onChange={({ currentTarget }) => toggle([id], currentTarget.checked)}
        />
      </label>
    ),
  };
}

/** Releases, sends again or discards the chosen cases, and tells of those that are as they were. */
export function ManyCases(properties: {
  readonly rows: readonly CaseSummary[];
  readonly choice: Choice;
  readonly onDone: () => void;
}) {
  const { rows, choice, onDone } = properties;
  const { staged: words, cases } = useWords().texts.biller;
  const work = useWork();
  const [report, setReport] = useState<CaseReport>();
  const chosen = rows.filter(({ id }) => choice.ids.has(id));
  const idsOf = (states: readonly string[]) =>
    chosen.filter(({ processingStatus }) => states.includes(processingStatus)).map(({ id }) => id);
  const [staged, failed] = [idsOf(['STAGED']), idsOf(['FAILED'])];
  const discardable = idsOf(['STAGED', 'INVALID']);
  const done = (answer: CaseReport) => {
    setReport(answer);
    choice.toggle([...choice.ids], false);
    onDone();
  };
  const send = async (method: string, ids: readonly number[]) => {
    const answer = await work.run<CaseReport>(method, { ids });
    if (answer !== undefined) done(answer.value);
  };
  return (
    <>
      <div class="buttons">
        <Check
          label={words.chooseAll}
          checked={rows.length > 0 && chosen.length === rows.length}
          onChange={(isChosen) =>
            choice.toggle(
              rows.map(({ id }) => id),
              isChosen,
            )
          }
        />
        {staged.length > 0 && (
          <button
            type="button"
            class="primary"
            aria-disabled={work.busy}
            onClick={() => void send('StagedCases.releaseMany', staged)}
          >
            {`${cases.release} (${staged.length})`}
          </button>
        )}
        {failed.length > 0 && (
          <button type="button" aria-disabled={work.busy} onClick={() => void send('StagedCases.resendMany', failed)}>
            {`${cases.resend} (${failed.length})`}
          </button>
        )}
        {discardable.length > 0 && (
          <AskFirst
            label={`${cases.discard} (${discardable.length})`}
            question={words.discardQuestion}
            method="StagedCases.discardMany"
            parameters={{ ids: discardable }}
            onDone={(answer) => done(answer as CaseReport)}
          >
            <p class="hint">{cases.discardHint}</p>
          </AskFirst>
        )}
      </div>
      <Refused refusal={work.refusal} />
      <div role="status">{report && <Outcome report={report} rows={rows} />}</div>
    </>
  );
}

function Outcome({ report, rows }: { readonly report: CaseReport; readonly rows: readonly CaseSummary[] }) {
  const words = useWords();
  const { staged, cases } = words.texts.biller;
  const [references] = useState(() => new Map(rows.map(({ id, referenceNumber }) => [id, referenceNumber])));
  const refused = report.cases.filter(({ problems = [] }) => problems.length > 0);
  // Why a case was held back, and what can be done about it, its page says
  const sentence = (problem: Problem) =>
    problem.code === 'ANOMALY_DETECTED' ? cases.heldBack : sentenceOfError(words, problem);
  return (
    <div class="card">
      <p>{`${staged.done}: ${report.done}. ${staged.notDone}: ${report.refused}.`}</p>
      {refused.length > 0 && (
        <Table
          label={staged.notDone}
          rows={refused}
          keyOf={({ id }) => id}
          columns={[
            {
              title: cases.reference,
              cell: ({ id }) => <a href={`#/biller/cases/${id}`}>{references.get(id) ?? `#${id}`}</a>,
            },
            {
              title: staged.why,
              cell: ({ problems = [] }) => [...new Set(problems.map(sentence))].join(' '),
            },
          ]}
        />
      )}
    </div>
  );
}
