import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { Table } from '../../parts/table.tsx';
import type { CaseReport, CaseSummary } from '../../work/service/answers.ts';
import { sentenceOfError } from '../../work/service/refusal-sentences.ts';
import { SaveCases } from './save-cases.tsx';

export type Verb = 'release' | 'resend' | 'discard';
type Told = CaseReport['cases'][number];

/** A case and what became of it; without: it was not reached. */
export interface Moved {
  readonly found: CaseSummary;
  readonly told?: Told | undefined;
}

/** Sent on its way, by this call or by an earlier one whose answer was lost. */
function isDone({ told }: Moved, verb: Verb): boolean {
  if (told === undefined) return false;
  if (told.problems === undefined || told.problems.length === 0) return true;
  return verb === 'release' && (told.processingStatus === 'PROCESSING' || told.processingStatus === 'DELIVERED');
}

/** What became of each of many cases: how many were done, the others with the reason, and all of it as a file. */
export function Outcome({ moved, verb }: { readonly moved: readonly Moved[]; readonly verb: Verb }) {
  const words = useWords();
  const { outcome, cases, list, staged } = words.texts.biller;
  const reasonOf = ({ told }: Moved) => {
    const problems = told === undefined ? [] : (told.problems ?? []);
    const sentences = problems.map((problem) =>
      // Why a case was held back, and what can be done about it, its page says
      problem.code === 'ANOMALY_DETECTED' ? cases.heldBack : sentenceOfError(words, problem),
    );
    return told === undefined ? outcome.notReached : [...new Set(sentences)].join(' ');
  };
  const done = moved.filter((each) => isDone(each, verb));
  const others = moved.filter((each) => !isDone(each, verb));
  const byId = new Map(moved.map((each) => [each.found.id, each]));
  return (
    <section class="card" aria-label={list.report}>
      <p>
        {fill(outcome.done[verb], { count: done.length })}{' '}
        {others.length > 0 && fill(outcome.notDone[verb], { count: others.length })}
      </p>
      {others.length > 0 && (
        <Table
          label={outcome.others[verb]}
          rows={others.slice(0, shownMax)}
          keyOf={({ found }) => found.id}
          columns={[
            {
              title: cases.reference,
              cell: ({ found }) => <a href={`#/biller/cases/${found.id}`}>{found.referenceNumber}</a>,
            },
            { title: cases.recipient, cell: ({ found }) => found.recipientName },
            { title: staged.why, cell: reasonOf },
          ]}
        />
      )}
      {others.length > shownMax && <p class="hint">{fill(outcome.more, { count: others.length - shownMax })}</p>}
      <div class="buttons">
        <SaveCases
          name="report"
          count={moved.length}
          cases={moved.map(({ found }) => found)}
          further={{
            names: [outcome.result, staged.why],
            cellsOf: ({ id }) => {
              const each = byId.get(id);
              if (each === undefined) return ['', ''];
              return isDone(each, verb) ? [outcome.yes[verb], ''] : [outcome.others[verb], reasonOf(each)];
            },
          }}
        />
      </div>
    </section>
  );
}

/** Rows of a report that the page shows; its file has all. */
const shownMax = 100;
