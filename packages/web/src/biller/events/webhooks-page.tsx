import { useState } from 'preact/hooks';
import { wordOf } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import type { TestResult, Webhook } from '../../work/service/answers.ts';
import { useLoaded, useRights, useWork } from '../../work/service/session.tsx';
import { AskFirst } from '../parts/ask.tsx';
import { Refused } from '../parts/refused.tsx';
import { Badge, Secret, When } from '../parts/show.tsx';
import { LoadedTable } from '../parts/table.tsx';
import { Deliveries } from './deliveries.tsx';
import { type NewSecret, NewWebhook } from './new-webhook.tsx';

/** Where the service tells programs of the biller what happened. */
export function WebhooksPage() {
  const { webhooks: words, common } = useWords().texts.biller;
  const { mayOperate } = useRights();
  const webhooks = useLoaded<readonly Webhook[]>('Webhooks.list');
  const [secret, setSecret] = useState<NewSecret>();
  const [shownId, setShownId] = useState<number>();
  const show = (made: NewSecret) => {
    setSecret(made);
    webhooks.reload();
  };
  const shown = webhooks.value?.find(({ id }) => id === shownId);
  return (
    <>
      <h2>{words.title}</h2>
      <p class="lead">{words.lead}</p>
      {secret && <Secret key={secret.secret} label={words.secret} text={secret.secret} hint={words.secretHint} />}
      <LoadedTable
        label={words.title}
        loaded={webhooks}
        keyOf={({ id }) => id}
        empty={words.empty}
        columns={[
          {
            title: words.hookUrl,
            cell: ({ hookUrl, description }) => (
              <>
                <span class="figures web-address">{hookUrl}</span>
                <span class="hint">{description}</span>
              </>
            ),
          },
          { title: words.eventType, cell: ({ eventType }) => wordOf(words.events, eventType) },
          { title: words.status, cell: (webhook) => <Health webhook={webhook} /> },
          {
            title: common.actions,
            cell: (webhook) => (
              <div class="buttons">
                <button type="button" onClick={() => setShownId(webhook.id)}>
                  {words.deliveries}
                </button>
                {mayOperate && <WebhookActions webhook={webhook} onSecret={show} onDone={webhooks.reload} />}
              </div>
            ),
          },
        ]}
      />
      {shown && <Deliveries key={shown.id} webhook={shown} />}
      {mayOperate && <NewWebhook onMade={show} />}
    </>
  );
}

/** What a test came to: the status, or why there was none. */
function answerOf({ status, failure = '' }: TestResult, failures: Readonly<Record<string, string>>): string {
  return status === undefined ? wordOf(failures, failure) : String(status);
}

function Health({ webhook }: { readonly webhook: Webhook }) {
  const words = useWords().texts.biller.webhooks;
  const { status, disabledReason, failingSince, lastDeliveryAt, lastStatus } = webhook;
  return (
    <>
      <Badge status={status} word={status === 'ACTIVE' ? words.active : words.disabled} />
      {disabledReason && <p class="hint">{disabledReason}</p>}
      {failingSince && (
        <p class="hint error">
          {words.failingSince} <When at={failingSince} />
        </p>
      )}
      {lastDeliveryAt && (
        <p class="hint">
          {words.last} <When at={lastDeliveryAt} /> {lastStatus}
        </p>
      )}
    </>
  );
}

function WebhookActions(properties: { readonly webhook: Webhook; onSecret(made: NewSecret): void; onDone(): void }) {
  const { webhook, onSecret, onDone } = properties;
  const { id, status } = webhook;
  const { webhooks: words, common } = useWords().texts.biller;
  const work = useWork();
  const [result, setResult] = useState<TestResult>();
  const test = async () => {
    const answer = await work.run<TestResult>('Webhooks.sendTest', { id });
    setResult(answer?.value);
  };
  const rotate = async () => {
    const answer = await work.run<NewSecret>('Webhooks.rotateSecret', { id });
    if (answer) onSecret(answer.value);
  };
  const enable = async () => {
    if (await work.run('Webhooks.enable', { id })) onDone();
  };
  return (
    <>
      <button type="button" aria-disabled={work.busy} onClick={() => void test()}>
        {words.test}
      </button>
      {status === 'DISABLED' && (
        <button type="button" aria-disabled={work.busy} onClick={() => void enable()}>
          {words.enable}
        </button>
      )}
      <button type="button" aria-disabled={work.busy} onClick={() => void rotate()}>
        {words.rotate}
      </button>
      <AskFirst
        label={common.remove}
        question={words.removeQuestion}
        method="Webhooks.remove"
        parameters={{ id }}
        onDone={onDone}
      >
        <p class="figures">{webhook.hookUrl}</p>
      </AskFirst>
      <Refused refusal={work.refusal} />
      <p role="status" class={`hint ${result?.delivered ? 'good' : 'error'}`}>
        {result && `${result.delivered ? words.received : words.notReceived} ${answerOf(result, words.failures)}`}
      </p>
    </>
  );
}
