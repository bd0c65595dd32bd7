import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import { giveFocus } from '../../parts/page/keep-focus.ts';
import type { Column } from '../../parts/table.tsx';
import type { Delivery, Webhook } from '../../work/service/answers.ts';
import { useLoaded, useRights, useWork } from '../../work/service/session.tsx';
import { Refused } from '../parts/refused.tsx';
import { Badge, When } from '../parts/show.tsx';
import { LoadedTable, Pager, rowsMax } from '../parts/table.tsx';

/** What was sent to a webhook, and what it answered. */
export function Deliveries({ webhook }: { readonly webhook: Webhook }) {
  const { webhooks: words, common } = useWords().texts.biller;
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
  const columns = useColumns(work.busy, (recordId) => void replay(recordId));
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
        columns={columns}
      />
      <Pager rows={found.value?.map(({ recordId }) => ({ id: recordId }))} cursors={cursors} onCursors={setCursors} />
    </section>
  );
}

/** What is said of each delivery; who may send it again has a button for it. */
function useColumns(isBusy: boolean, onReplay: (recordId: number) => void): readonly Column<Delivery>[] {
  const { webhooks: words, common } = useWords().texts.biller;
  const { mayOperate } = useRights();
  return [
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
          <button type="button" aria-disabled={isBusy} onClick={() => onReplay(recordId)}>
            {words.replay}
          </button>
        ),
    },
  ];
}
