import { useState } from 'preact/hooks';
import { useWords } from '../language/words.ts';
import type { Subscription } from '../work/service/answers.ts';
import { useLoaded } from '../work/service/session.tsx';
import { Badge, When } from './parts/show.tsx';
import { LoadedTable, rowsMax } from './parts/table.tsx';

/** Who has subscribed to the bills, or has ended it. */
export function SubscriptionsPage() {
  const { subscriptions: words, common } = useWords().texts.biller;
  const [after, setAfter] = useState<string>();
  const found = useLoaded<readonly Subscription[]>('Subscriptions.list', { after, limit: rowsMax });
  const last = found.value?.at(-1);
  return (
    <>
      <h2>{words.title}</h2>
      <p class="lead">{words.lead}</p>
      <LoadedTable
        label={words.title}
        loaded={found}
        keyOf={({ billRecipient }) => billRecipient.billRecipientNetId}
        empty={words.empty}
        columns={[
          {
            title: words.recipient,
            cell: ({ billRecipient: { firstName = '', name = '' } }) => `${firstName} ${name}`.trim(),
          },
          { title: words.emailAddress, cell: ({ billRecipient }) => billRecipient.emailAddress },
          {
            title: words.netId,
            cell: ({ billRecipient }) => <span class="figures net-id">{billRecipient.billRecipientNetId}</span>,
          },
          { title: words.status, cell: ({ status }) => <Badge status={status} word={words.statuses[status]} /> },
          { title: common.since, cell: ({ updatedAt }) => <When at={updatedAt} /> },
        ]}
      />
      {found.value?.length === rowsMax && last && (
        <button type="button" onClick={() => setAfter(last.billRecipient.billRecipientNetId)}>
          {common.next}
        </button>
      )}
    </>
  );
}
