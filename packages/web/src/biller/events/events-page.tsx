import { useState } from 'preact/hooks';
import { fill, wordOf } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import type { FeedEvent } from '../../work/service/answers.ts';
import { type Loaded, useLoaded } from '../../work/service/session.tsx';
import { Amount, Badge, When } from '../parts/show.tsx';
import { LoadedTable, Pager, rowsMax } from '../parts/table.tsx';

/** What the feeds and the webhooks tell programs, with the numbers behind which they go on. */
export function EventsPage() {
  const { events: words, common } = useWords().texts.biller;
  const [cursors, setCursors] = useState<readonly number[]>([]);
  const events = useLoaded<readonly FeedEvent[]>('Events.list', { before: cursors.at(-1), limit: rowsMax });
  return (
    <>
      <h2>{words.title}</h2>
      <p class="lead">{fill(words.lead, { number: String(events.value?.[0]?.id ?? 0) })}</p>
      <p class="buttons">
        <button type="button" onClick={events.reload}>
          {common.refresh}
        </button>
      </p>
      <EventTable events={events} />
      <Pager rows={events.value} cursors={cursors} onCursors={setCursors} />
    </>
  );
}

function EventTable({ events }: { readonly events: Loaded<readonly FeedEvent[]> }) {
  const { events: words, webhooks } = useWords().texts.biller;
  return (
    <LoadedTable
      label={words.title}
      loaded={events}
      keyOf={({ id }) => id}
      empty={words.empty}
      columns={[
        { title: words.number, cell: ({ id }) => <span class="figures">{id}</span> },
        { title: words.at, cell: ({ timestamp }) => <When at={timestamp} /> },
        { title: words.feed, cell: ({ eventType }) => wordOf(webhooks.events, eventType) },
        { title: words.about, cell: (event) => <About event={event} /> },
        { title: words.told, cell: (event) => <Told event={event} /> },
      ]}
    />
  );
}

/** The case or the recipient. */
function About({ event: { businessCaseId, referenceNumber, billRecipient } }: { readonly event: FeedEvent }) {
  if (businessCaseId !== undefined)
    return <a href={`#/biller/cases/${businessCaseId}`}>{referenceNumber ?? `#${businessCaseId}`}</a>;
  const { firstName = '', name = '', emailAddress = '' } = billRecipient ?? {};
  return <>{`${firstName} ${name}`.trim() || emailAddress}</>;
}

function Told({ event }: { readonly event: FeedEvent }) {
  const { processingStatuses, statuses, subscriptions } = useWords().texts.biller;
  const { newStatus, externalInstalmentId, approvedAmount, newEmailAddress, reason } = event;
  const words: Readonly<Record<string, string>> = { ...processingStatuses, ...statuses, ...subscriptions.statuses };
  return (
    <>
      {newStatus && <Badge status={newStatus} word={words[newStatus] ?? newStatus} />} {newEmailAddress}
      {externalInstalmentId} {approvedAmount && <Amount amount={approvedAmount} />}
      {reason && <span class="hint">{reason.code}</span>}
    </>
  );
}
