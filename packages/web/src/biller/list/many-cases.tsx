import { useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import { Check } from '../../parts/fields/check.tsx';
import type { Column } from '../../parts/table.tsx';
import type { CaseReport, CaseSummary } from '../../work/service/answers.ts';
import { useWork } from '../../work/service/session.tsx';
import { AskFirst } from '../parts/ask.tsx';
import { Refused } from '../parts/refused.tsx';
import { type Moved, Outcome, type Verb } from './outcome.tsx';

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
  const { staged: words } = useWords().texts.biller;
  const work = useWork();
  const [report, setReport] = useState<{ readonly verb: Verb; readonly moved: readonly Moved[] }>();
  const chosen = rows.filter(({ id }) => choice.ids.has(id));
  const done = (verb: Verb, answer: CaseReport) => {
    const shown = new Map(rows.map((found) => [found.id, found]));
    const moved = answer.cases.flatMap((told) => {
      const found = shown.get(told.id);
      return found === undefined ? [] : [{ found, told }];
    });
    setReport({ verb, moved });
    choice.toggle([...choice.ids], false);
    onDone();
  };
  const send = async (verb: 'release' | 'resend', ids: readonly number[]) => {
    const answer = await work.run<CaseReport>(`StagedCases.${verb}Many`, { ids });
    if (answer !== undefined) done(verb, answer.value);
  };
  return (
    <>
      <div class="buttons">
        {rows.length > 0 && (
          <Check
            label={words.chooseAll}
            checked={chosen.length === rows.length}
            onChange={(isChosen) =>
              choice.toggle(
                rows.map(({ id }) => id),
                isChosen,
              )
            }
          />
        )}
        <Moves
          chosen={chosen}
          isBusy={work.busy}
          onSend={(verb, ids) => void send(verb, ids)}
          onDiscarded={(answer) => done('discard', answer)}
        />
      </div>
      <Refused refusal={work.refusal} />
      <div role="status">{report && <Outcome {...report} />}</div>
    </>
  );
}

/** What can be done with some of the chosen cases, by where these stand. */
function Moves(properties: {
  readonly chosen: readonly CaseSummary[];
  readonly isBusy: boolean;
  readonly onSend: (verb: 'release' | 'resend', ids: readonly number[]) => void;
  readonly onDiscarded: (answer: CaseReport) => void;
}) {
  const { chosen, isBusy, onSend, onDiscarded } = properties;
  const { staged: words, cases } = useWords().texts.biller;
  const idsOf = (states: readonly string[]) =>
    chosen.filter(({ processingStatus }) => states.includes(processingStatus)).map(({ id }) => id);
  const sendable = [
    ['release', idsOf(['STAGED'])],
    ['resend', idsOf(['FAILED'])],
  ] as const;
  const discardable = idsOf(['STAGED', 'INVALID']);
  return (
    <>
      {sendable.map(
        ([verb, ids]) =>
          ids.length > 0 && (
            <button key={verb} type="button" aria-disabled={isBusy} onClick={() => onSend(verb, ids)}>
              {`${cases[verb]} (${ids.length})`}
            </button>
          ),
      )}
      {discardable.length > 0 && (
        <AskFirst
          label={`${cases.discard} (${discardable.length})`}
          question={words.discardQuestion}
          method="StagedCases.discardMany"
          parameters={{ ids: discardable }}
          onDone={(answer) => onDiscarded(answer as CaseReport)}
        >
          <p class="hint">{cases.discardHint}</p>
        </AskFirst>
      )}
    </>
  );
}
