import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { limits } from '../../limits.ts';
import { giveFocus } from '../../parts/page/keep-focus.ts';
import type { CaseReport, CaseSummary, CaseTotal } from '../../work/service/answers.ts';
import type { Refusal } from '../../work/service/connect.ts';
import { useLoaded, useSession } from '../../work/service/session.tsx';
import { Question } from '../parts/question.tsx';
import { Refused } from '../parts/refused.tsx';
import { Amount } from '../parts/show.tsx';
import { everyCase } from './every-case.ts';
import { type Moved, Outcome } from './outcome.tsx';
import { countOf, totalsOf } from './sums.ts';

type State =
  | { readonly kind: 'idle'; readonly refusal?: Refusal }
  | { readonly kind: 'reading'; readonly count: number }
  | { readonly kind: 'asking'; readonly cases: readonly CaseSummary[] }
  | { readonly kind: 'running' | 'ended'; readonly moved: readonly Moved[]; readonly refusal?: Refusal };

/**
 * Releases every staged case that a filter finds. What is released is what was counted and confirmed, not what has come since;
 * each part is a call of its own, and a part whose answer was lost can be sent again: what is on its way stays so.
 */
export function ReleaseAll({ parameters, onDone }: { readonly parameters: object; readonly onDone: () => void }) {
  const { releaseAll: words } = useWords().texts.biller;
  const { state, count, collect, release, stop, forget } = useRelease(parameters, onDone);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone
    if (state.kind === 'running' || state.kind === 'ended') giveFocus(place.current);
  }, [state.kind]);
  if (state.kind === 'running')
    return (
      <div class="card release-all" ref={place} tabIndex={-1}>
        <Running moved={state.moved} onStop={stop} />
      </div>
    );
  return (
    <>
      {count > 0 && (
        <div class="buttons">
          <button type="button" class="primary" aria-disabled={state.kind === 'reading'} onClick={() => void collect()}>
            {fill(words.button, { count })}
          </button>
          <span role="status" class="hint">
            {state.kind === 'reading' && fill(words.reading, { done: state.count })}
          </span>
        </div>
      )}
      {state.kind === 'asking' && (
        <ReleaseQuestion
          asked={state.cases}
          onClose={forget}
          onRelease={() => void release(state.cases.map((found) => ({ found })))}
        />
      )}
      {'refusal' in state && <Refused refusal={state.refusal} />}
      <div role="status" ref={place} tabIndex={-1}>
        {state.kind === 'ended' && (
          <Ended moved={state.moved} onGoOn={() => void release(state.moved)} onClose={forget} />
        )}
      </div>
    </>
  );
}

/** How far a release is: what is counted, asked, sent and answered. */
function useRelease(parameters: object, onDone: () => void) {
  const { call } = useSession();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isWanted = useRef(true);
  const stop = () => {
    isWanted.current = false;
  };
  useEffect(() => stop, []);
  const { sortBy: _by, sortOrder: _order, ...filter } = parameters as Readonly<Record<string, unknown>>;
  const totals = useLoaded<readonly CaseTotal[]>('Cases.totals', filter);
  const collect = async () => {
    if (state.kind === 'reading' || state.kind === 'running') return;
    setState({ kind: 'reading', count: 0 });
    const found = await everyCase(call, parameters, {
      most: limits.releasedCasesMax,
      onPage: (read) => setState({ kind: 'reading', count: read }),
    });
    if (!found.ok) return setState({ kind: 'idle', refusal: found.refusal });
    setState(found.value.length === 0 ? { kind: 'idle' } : { kind: 'asking', cases: found.value });
    if (found.value.length === 0) onDone();
  };
  const release = async (given: readonly Moved[]) => {
    isWanted.current = true;
    let moved = given;
    setState({ kind: 'running', moved });
    for (;;) {
      const part = moved.filter(({ told }) => told === undefined).slice(0, limits.releasedAtOnce);
      if (part.length === 0 || !isWanted.current) break;
      const answer = await call<CaseReport>('StagedCases.releaseMany', { ids: part.map(({ found }) => found.id) });
      if (!answer.ok) return end({ kind: 'ended', moved, refusal: answer.refusal });
      const told = new Map(answer.value.cases.map((each) => [each.id, each]));
      moved = moved.map((each) => ({ ...each, told: each.told ?? told.get(each.found.id) }));
      setState({ kind: 'running', moved });
    }
    end({ kind: 'ended', moved });
  };
  const end = (ended: State) => {
    setState(ended);
    totals.reload();
    onDone();
  };
  const forget = () => setState({ kind: 'idle' });
  return { state, count: countOf(totals.value ?? []), collect, release, stop, forget };
}

function Running({ moved, onStop }: { readonly moved: readonly Moved[]; readonly onStop: () => void }) {
  const { releaseAll: words } = useWords().texts.biller;
  const done = moved.filter(({ told }) => told !== undefined).length;
  return (
    <>
      <label>
        {fill(words.running, { done, count: moved.length })}
        <progress max={moved.length} value={done} />
      </label>
      <div class="buttons">
        <button type="button" onClick={onStop}>
          {words.stop}
        </button>
      </div>
    </>
  );
}

/** What became of them, and the way to go on with those that were not reached. */
function Ended(properties: {
  readonly moved: readonly Moved[];
  readonly onGoOn: () => void;
  readonly onClose: () => void;
}) {
  const { moved, onGoOn, onClose } = properties;
  const { releaseAll: words, cases } = useWords().texts.biller;
  const left = moved.filter(({ told }) => told === undefined).length;
  return (
    <>
      <Outcome moved={moved} verb="release" />
      {left > 0 && (
        <div class="buttons">
          <button type="button" class="primary" onClick={onGoOn}>
            {fill(words.goOn, { count: left })}
          </button>
          <button type="button" onClick={onClose}>
            {cases.close}
          </button>
        </div>
      )}
    </>
  );
}

/** What is about to be released: how many, and how much in each currency. */
function ReleaseQuestion(properties: {
  readonly asked: readonly CaseSummary[];
  readonly onClose: () => void;
  readonly onRelease: () => void;
}) {
  const { asked, onClose, onRelease } = properties;
  const { releaseAll: words, list } = useWords().texts.biller;
  return (
    <Question
      title={asked.length === 1 ? words.questionOne : fill(words.question, { count: asked.length })}
      label={fill(words.confirm, { count: asked.length })}
      onConfirm={onRelease}
      onClose={onClose}
    >
      <dl class="sums">
        {totalsOf(asked).map(({ currencyCode, count, value }) => (
          <div key={currencyCode}>
            <dt>{count === 1 ? list.countOne : fill(list.count, { count })}</dt>
            <dd>
              <Amount amount={{ currencyCode, value }} />
            </dd>
          </div>
        ))}
      </dl>
      {asked.length === limits.releasedCasesMax && <p>{fill(words.tooMany, { max: limits.releasedCasesMax })}</p>}
      <p class="hint">{words.hint}</p>
    </Question>
  );
}
