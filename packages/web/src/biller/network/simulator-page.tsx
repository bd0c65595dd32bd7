import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import { ChoiceField, TextField } from '../../parts/fields/field.tsx';
import type { CaseSummary, Mail, Submission } from '../../work/service/answers.ts';
import { submitExample } from '../../work/service/connect.ts';
import { type Loaded, useLoaded, useRights, useWork } from '../../work/service/session.tsx';
import { Refused } from '../parts/refused.tsx';
import { Badge, When } from '../parts/show.tsx';
import { LoadedTable, rowsMax } from '../parts/table.tsx';
import { useFields } from '../parts/use-fields.ts';
import { CaseActions } from './network-actions.tsx';

/** Recipients that the page offers. */
const recipientsMax = 100;

/** The other side, where the network is simulated: recipients, and what they make of the cases. */
export function SimulatorPage() {
  const words = useWords().texts.biller.simulator;
  const { mayOperate } = useRights();
  const submissions = useLoaded<readonly Submission[]>('Simulator.submissions');
  const delivered = useLoaded<readonly CaseSummary[]>('Cases.list', {
    processingStatuses: ['DELIVERED'],
    limit: rowsMax * 2,
  });
  const reload = () => {
    submissions.reload();
    delivered.reload();
  };
  const follow = useSoon(reload);
  return (
    <>
      <h2>{words.title}</h2>
      <p class="lead">{words.lead}</p>
      {mayOperate && <Example onSubmitted={follow} />}
      <section>
        <h3>{words.submissions}</h3>
        <Submissions submissions={submissions} delivered={delivered.value ?? []} reload={reload} />
      </section>
      {mayOperate && <Recipients submissions={submissions.value ?? []} />}
      <Mails />
    </>
  );
}

const exampleNames = ['bill', 'instalment-bill', 'advice', 'credit-note', 'reminder', 'donation-inquiry'] as const;

function Example({ onSubmitted }: { onSubmitted(): void }) {
  const { simulator: words, types } = useWords().texts.biller;
  const work = useWork((_method, parameters) => {
    const { name, mode } = parameters as { readonly name: string; readonly mode: 'STAGE' | 'DELIVER' };
    return submitExample(name, mode) as never;
  });
  const [made, setMade] = useState<number>();
  const { values, field } = useFields('example', { name: 'bill', mode: 'STAGE' }, undefined);
  const typeWords = {
    bill: types.Bill,
    'instalment-bill': types.InstalmentBill,
    advice: types.Advice,
    'credit-note': types.CreditNote,
    reminder: types.Reminder,
    'donation-inquiry': types.DonationInquiry,
  };
  const submit = async () => {
    const answer = await work.run<{ readonly id: number }>('', values);
    setMade(answer?.value.id);
    onSubmitted();
  };
  return (
    <form
      class="card entry"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3>{words.example}</h3>
      <p class="hint">{words.exampleHint}</p>
      <div class="row">
        <ChoiceField
          {...field('name', words.exampleType)}
          choices={exampleNames.map((name) => [name, typeWords[name]])}
          width="wide"
        />
        <ChoiceField
          {...field('mode', words.mode)}
          choices={[
            ['STAGE', words.modes.STAGE],
            ['DELIVER', words.modes.DELIVER],
          ]}
          width="wide"
        />
      </div>
      <Refused refusal={work.refusal} />
      <div class="buttons">
        <button type="submit" class="primary" aria-disabled={work.busy}>
          {words.submit}
        </button>
        <span role="status">{made !== undefined && <a href={`#/biller/cases/${made}`}>{words.look}</a>}</span>
      </div>
    </form>
  );
}

/** When something that was submitted may have been delivered, in milliseconds after it was. */
const soon = [700, 1800, 4000];

/** Does something again a few times, as long as the page is there. */
function useSoon(work: () => void): () => void {
  const timers = useRef<readonly ReturnType<typeof setTimeout>[]>([]);
  const stop = () => timers.current.forEach(clearTimeout);
  useEffect(() => stop, []);
  return () => {
    stop();
    timers.current = soon.map((milliseconds) => setTimeout(work, milliseconds));
  };
}

function Submissions(properties: {
  readonly submissions: Loaded<readonly Submission[]>;
  readonly delivered: readonly CaseSummary[];
  readonly reload: () => void;
}) {
  const { submissions, delivered, reload } = properties;
  const { simulator: words, cases: caseWords, statuses, common } = useWords().texts.biller;
  const { mayOperate } = useRights();
  const known = new Map(delivered.map((found) => [found.businessCaseNetId, found]));
  return (
    <>
      <p class="buttons">
        <button type="button" onClick={reload}>
          {common.refresh}
        </button>
      </p>
      <LoadedTable
        label={words.submissions}
        loaded={newestOf(submissions)}
        keyOf={({ businessCaseNetId }) => businessCaseNetId}
        empty={words.noSubmissions}
        columns={[
          {
            title: caseWords.reference,
            cell: ({ businessCaseNetId, referenceNumber }) => {
              const found = known.get(businessCaseNetId);
              return found ? <a href={`#/biller/cases/${found.id}`}>{referenceNumber}</a> : referenceNumber;
            },
          },
          {
            title: words.recipient,
            cell: ({ billRecipientNetId }) => <span class="figures net-id">{billRecipientNetId}</span>,
          },
          { title: caseWords.status, cell: ({ status }) => <Badge status={status} word={statuses[status]} /> },
          {
            title: common.actions,
            cell: ({ businessCaseNetId, status }) => {
              const found = known.get(businessCaseNetId);
              if (!mayOperate) return null;
              if (found?.type === 'InstalmentBill')
                return <a href={`#/biller/cases/${found.id}`}>{words.instalments}</a>;
              return <CaseActions businessCaseNetId={businessCaseNetId} status={status} onDone={reload} />;
            },
          },
        ]}
      />
    </>
  );
}

/** The simulator tells everything that it ever took: the page shows the newest of it. */
function newestOf<T>(loaded: Loaded<readonly T[]>): Loaded<readonly T[]> {
  return { ...loaded, value: loaded.value?.slice(0, rowsMax) };
}

function Recipients({ submissions }: { readonly submissions: readonly Submission[] }) {
  const words = useWords().texts.biller.simulator;
  const work = useWork();
  const [isDone, setDone] = useState(false);
  const ids = [...new Set(submissions.map(({ billRecipientNetId }) => billRecipientNetId))].slice(0, recipientsMax);
  const { values, field } = useFields('recipient', { billRecipientNetId: '', newEmailAddress: '' }, work.refusal);
  const billRecipientNetId = values.billRecipientNetId || (ids[0] ?? '');
  const happen = async (method: string, parameters: object = {}) =>
    setDone((await work.run(method, { billRecipientNetId, ...parameters })) !== undefined);
  return (
    <form class="card entry" noValidate onSubmit={(event) => event.preventDefault()}>
      <h3>{words.recipients}</h3>
      <p class="hint">{words.recipientsHint}</p>
      <ChoiceField
        {...field('billRecipientNetId', words.recipient)}
        value={billRecipientNetId}
        choices={ids.map((id) => [id, id])}
      />
      <div class="buttons">
        {(['subscribe', 'unsubscribe'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-disabled={work.busy}
            disabled={billRecipientNetId === ''}
            onClick={() => void happen(`Simulator.${name}`)}
          >
            {words[name]}
          </button>
        ))}
      </div>
      <TextField {...field('newEmailAddress', words.newEmailAddress)} type="email" />
      <div class="buttons">
        <button
          type="button"
          aria-disabled={work.busy}
          disabled={billRecipientNetId === '' || values.newEmailAddress === ''}
          onClick={() => void happen('Simulator.changeEmail', { newEmailAddress: values.newEmailAddress })}
        >
          {words.changeEmail}
        </button>
      </div>
      <Refused refusal={work.refusal} />
      <p role="status" class="good">
        {isDone && words.done}
      </p>
    </form>
  );
}

function Mails() {
  const words = useWords().texts.biller.simulator;
  const mails = useLoaded<readonly Mail[]>('Simulator.mails');
  return (
    <section>
      <h3>{words.mails}</h3>
      <LoadedTable
        label={words.mails}
        loaded={newestOf(mails)}
        keyOf={({ to, at, activationCode }) => `${to} ${at} ${activationCode}`}
        empty={words.noMails}
        columns={[
          { title: words.to, cell: ({ to }) => to },
          { title: words.code, cell: ({ activationCode }) => <span class="figures">{activationCode}</span> },
          { title: words.at, cell: ({ at }) => <When at={new Date(at).toISOString()} /> },
        ]}
      />
    </section>
  );
}
