import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import type { CaseTotal, FeedEvent } from '../../work/service/answers.ts';
import { useLoaded, useSession } from '../../work/service/session.tsx';
import { countOf } from '../list/sums.ts';
import { Refused } from '../parts/refused.tsx';
import { Happened } from './happened.tsx';
import { Money } from './money.tsx';

const latestMax = 8;

/** How the money stands, what waits for somebody, and what happened last. */
export function Overview() {
  const words = useWords().texts.biller.overview;
  return (
    <>
      <h2>{words.title}</h2>
      <Money />
      <Waiting />
      <Latest />
    </>
  );
}

const waiting = ['INVALID', 'FAILED', 'STAGED'] as const;

/** What somebody has to do, the most urgent first. */
function Waiting() {
  const { overview: words } = useWords().texts.biller;
  const loaded = [
    useLoaded<readonly CaseTotal[]>('Cases.totals', { processingStatuses: ['INVALID'] }),
    useLoaded<readonly CaseTotal[]>('Cases.totals', { processingStatuses: ['FAILED'] }),
    useLoaded<readonly CaseTotal[]>('Cases.totals', { processingStatuses: ['STAGED'] }),
  ] as const;
  const tasks = waiting.map((state, index) => ({ state, count: countOf(loaded[index]?.value ?? []) }));
  const open = tasks.filter(({ count }) => count > 0);
  return (
    <section>
      <h3>{words.waiting}</h3>
      {open.length > 0 ? (
        <ul class="tasks">
          {open.map(({ state, count }) => (
            <li key={state} class={state === 'STAGED' ? '' : 'bad'}>
              <a href={`#/biller/staged?state=${state}`}>
                {fill(count === 1 ? words.tasksOne[state] : words.tasks[state], { count })}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        loaded.every(({ value }) => value !== undefined) && <p class="hint">{words.nothing}</p>
      )}
    </section>
  );
}

function Latest() {
  const { overview: words, cases, nav } = useWords().texts.biller;
  const { me } = useSession();
  const { value, refusal, reload } = useLoaded<readonly FeedEvent[]>('Events.list', { limit: latestMax });
  return (
    <section>
      <h3>{words.latestEvents}</h3>
      <Refused refusal={refusal} onAgain={reload} />
      {value !== undefined && value.length > 0 && (
        <>
          <Happened events={value} />
          <p class="ways-on">
            <a href="#/biller/events">{words.allEvents}</a> <a href="#/biller/audit">{words.allActions}</a>
          </p>
        </>
      )}
      {value !== undefined && value.length === 0 && (
        <div class="nothing">
          {me.isSimulator ? (
            <>
              {words.empty} <a href="#/biller/simulator">{words.tryExample}</a>
            </>
          ) : (
            <>
              {cases.empty} <a href="#/biller/submit">{nav.submit}</a> <a href="#/biller/keys">{nav.keys}</a>
            </>
          )}
        </div>
      )}
    </section>
  );
}
