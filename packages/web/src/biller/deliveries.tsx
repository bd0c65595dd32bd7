import { useEffect, useRef, useState } from 'preact/hooks';
import { giveFocus } from '../shell/keep-focus.ts';
import { useWords } from '../shell/words.ts';
import type { Delivery, Webhook } from './answers.ts';
import { Refused } from './parts/refused.tsx';
import { Badge, When } from './parts/show.tsx';
import { LoadedTable, Pager, rowsMax } from './parts/table.tsx';
import { useLoaded, useRights, useWork } from './session.tsx';

/** What was sent to a webhook, and what it answered. */
export function Deliveries({ webhook }: { readonly webhook: Webhook }) {
  const { webhooks: words, common } = useWords().texts.biller;
  const { mayOperate } = useRights();
  const [cursors, setCursors] = useState<readonly number[]>([]);
  const found = useLoaded<readonly Delivery[]>('Webhooks.deliveries', {
    id: webhook.id,
    before: cursors.at(-1),
    limit: rowsMax,
  });
  const work = useWork();
  const heading = useRef<HTMLHeadingElement>(null);
  // It stands below all webhooks
  useEffect(() => {
    giveFocus(heading.current);
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const replay = async (recordId: number) => {
    if (await work.run('Webhooks.replay', { id: webhook.id, recordId })) found.reload();
  };
  return (
    <section class="card">
      <h3 ref={heading}>{words.deliveries}</h3>
      <p class="figures">{webhook.hookUrl}</p>
      <p class="buttons">
        <button type="button" onClick={found.reload}>
          {common.refresh}
        </button>
      </p>
      <Refused refusal={work.refusal} />
      <LoadedTable
        label={words.deliveries}
        loaded={found}
        keyOf={({ recordId }) => recordId}
        empty={words.noDeliveries}
        columns={[
          { title: words.record, cell: ({ recordId }) => recordId },
          {
            title: words.status,
            cell: ({ status, attempts }) => (
              <>
                <Badge status={status} word={words.deliveryStatuses[status]} />
                <p class="hint">
                  {words.attempts}: {attempts}
                </p>
              </>
            ),
          },
          { title: words.last, cell: ({ lastAttemptAt }) => lastAttemptAt && <When at={lastAttemptAt} /> },
          {
            title: words.answer,
            cell: ({ lastStatus, lastAnswer }) => (
              <>
                {lastStatus} <span class="hint">{lastAnswer}</span>
              </>
            ),
          },
          {
            title: common.actions,
            cell: ({ recordId }) =>
              mayOperate && (
                <button type="button" aria-disabled={work.busy} onClick={() => void replay(recordId)}>
                  {words.replay}
                </button>
              ),
          },
        ]}
      />
      <Pager rows={found.value?.map(({ recordId }) => ({ id: recordId }))} cursors={cursors} onCursors={setCursors} />
    </section>
  );
}
