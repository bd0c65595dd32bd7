import { useWords } from '../shell/words.ts';
import type { AuditEntry, CaseSummary, FeedEvent } from './answers.ts';
import { AuditTable } from './audit-page.tsx';
import { useCaseColumns } from './cases-page.tsx';
import { EventTable } from './events-page.tsx';
import { LoadedTable } from './parts/table.tsx';
import { useLoaded, useSession } from './session.tsx';

const waiting = ['STAGED', 'INVALID', 'FAILED'] as const;
/** Cases that are counted; beyond, the page says that there are more. */
const countedMax = 1000;
const latestMax = 5;

/** What waits for somebody, and what happened last. */
export function Overview() {
  const words = useWords().texts.biller;
  const { me } = useSession();
  const cases = useLoaded<readonly CaseSummary[]>('Cases.list', { limit: latestMax });
  const events = useLoaded<readonly FeedEvent[]>('Events.list', { limit: latestMax });
  const entries = useLoaded<readonly AuditEntry[]>('Audit.list', { limit: latestMax });
  return (
    <>
      <h2>{words.overview.title}</h2>
      <Waiting />
      <section>
        <h3>{words.overview.latestCases}</h3>
        <LoadedTable
          label={words.overview.latestCases}
          loaded={cases}
          keyOf={({ id }) => id}
          columns={useCaseColumns()}
          empty={
            me.isSimulator ? (
              <>
                {words.overview.empty} <a href="#/biller/simulator">{words.overview.tryExample}</a>
              </>
            ) : (
              <>
                {words.cases.empty} <a href="#/biller/keys">{words.nav.keys}</a>
              </>
            )
          }
        />
      </section>
      <section>
        <h3>{words.overview.latestEvents}</h3>
        <EventTable events={events} />
        <p>
          <a href="#/biller/events">{words.overview.allEvents}</a>
        </p>
      </section>
      <section>
        <h3>{words.overview.latestActions}</h3>
        <AuditTable entries={entries} />
        <p>
          <a href="#/biller/audit">{words.overview.allActions}</a>
        </p>
      </section>
    </>
  );
}

function Waiting() {
  const { overview, processingStatuses } = useWords().texts.biller;
  const { value } = useLoaded<readonly CaseSummary[]>('StagedCases.list', { limit: countedMax });
  return (
    <ul class="counts" aria-label={overview.waiting}>
      {waiting.map((state) => {
        const count = value?.filter(({ processingStatus }) => processingStatus === state).length;
        const more = value?.length === countedMax ? '+' : '';
        return (
          <li key={state} class={state !== 'STAGED' && count ? 'bad' : ''}>
            <a href={`#/biller/staged?state=${state}`}>
              <strong>{count === undefined ? '…' : `${count}${more}`}</strong> {processingStatuses[state]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
