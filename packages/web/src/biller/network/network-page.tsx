import { useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import { ChoiceField, TextField } from '../../parts/fields/field.tsx';
import type { BillerNetwork, NetworkTrial } from '../../work/service/answers.ts';
import { useLoaded, useRights, useWork } from '../../work/service/session.tsx';
import { EntryForm } from '../parts/entry-form.tsx';
import { Refused } from '../parts/refused.tsx';
import { When } from '../parts/show.tsx';
import { useFields } from '../parts/use-fields.ts';

/** By which network the bills of the biller go. */
export function NetworkPage() {
  const words = useWords().texts.biller.network;
  const { isOwner } = useRights();
  const chosen = useLoaded<BillerNetwork>('Network.get');
  return (
    <>
      <h2>{words.title}</h2>
      <p class="lead">{words.lead}</p>
      <Refused refusal={chosen.refusal} onAgain={chosen.reload} />
      {chosen.value && (
        <>
          <p>
            <strong>{words.kinds[chosen.value.kind]}</strong>{' '}
            {chosen.value.changedAt && (
              <span class="hint">
                {words.since} <When at={chosen.value.changedAt} />
              </span>
            )}
          </p>
          {isOwner ? (
            <ChooseNetwork key={chosen.value.changedAt ?? ''} chosen={chosen.value} onChosen={chosen.reload} />
          ) : (
            <p class="hint">{words.ownersOnly}</p>
          )}
        </>
      )}
    </>
  );
}

const stages = ['production', 'integration'] as const;
const languages = ['de', 'fr', 'it', 'en'] as const;

function ChooseNetwork({ chosen, onChosen }: { readonly chosen: BillerNetwork; onChosen(): void }) {
  const { texts } = useWords();
  const words = texts.biller.network;
  const work = useWork();
  const [trial, setTrial] = useState<NetworkTrial>();
  const { values, unsaid, field } = useFields('network', initialOf(chosen), work.refusal);
  const parameters = () => chosenOf(values, chosen);
  const check = async () => setTrial((await work.run<NetworkTrial>('Network.check', parameters()))?.value);
  const submit = async () => {
    setTrial(undefined);
    if (await work.run('Network.choose', parameters())) onChosen();
  };
  return (
    <EntryForm
      work={work}
      unsaid={unsaid}
      label={words.choose}
      submit={submit}
      said={trial && <p role="status">{outcomeIn(words, values.kind, trial)}</p>}
    >
      <h3>{words.change}</h3>
      <ChoiceField
        {...field('kind', words.network)}
        choices={chosen.offered.map((kind) => [kind, words.kinds[kind]] as const)}
        hint={words.hints[values.kind as BillerNetwork['kind']]}
      />
      {values.kind === 'postfinance' && (
        <PostfinanceFields
          field={field}
          hasPassword={chosen.hasPassword}
          isBusy={work.busy}
          onCheck={() => void check()}
        />
      )}
      {values.kind === 'mail' && <MailFields field={field} isBusy={work.busy} onCheck={() => void check()} />}
    </EntryForm>
  );
}

/** What came of trying, in the words of the network. */
function outcomeIn(
  { outcomes, mailOutcomes }: ReturnType<typeof useWords>['texts']['biller']['network'],
  kind: string,
  { outcome }: NetworkTrial,
): string {
  if (kind !== 'mail') return outcomes[outcome];
  return mailOutcomes[outcome === 'otherBiller' ? 'notReached' : outcome];
}

/** What the fields hold at first. */
function initialOf({ kind, postfinance, mail }: BillerNetwork) {
  const { accountId = '', stage = 'production', userName = '', language = 'de' } = postfinance ?? {};
  return {
    kind: kind as string,
    'postfinance.accountId': accountId,
    'postfinance.stage': stage as string,
    'postfinance.userName': userName,
    'postfinance.password': '',
    'postfinance.language': language as string,
    'mail.language': (mail?.language ?? 'de') as string,
    'mail.replyTo': mail?.replyTo ?? '',
  };
}

/** What is chosen, as the service takes it. What the page does not show stays as it is. */
function chosenOf(values: Readonly<Record<string, string>>, { postfinance: kept }: BillerNetwork) {
  const given = (of: string) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        const [group, member = ''] = name.split('.');
        return group === of && value !== '' ? [[member, value]] : [];
      }),
    );
  const { kind } = values;
  return {
    kind,
    ...(kind === 'postfinance' && { postfinance: { ...kept, ...given('postfinance') } }),
    ...(kind === 'mail' && { mail: given('mail') }),
  };
}

/** How the e-mails of the biller look. */
function MailFields({
  field,
  isBusy,
  onCheck,
}: {
  readonly field: ReturnType<typeof useFields<'mail.language' | 'mail.replyTo'>>['field'];
  readonly isBusy: boolean;
  onCheck(): void;
}) {
  const words = useWords().texts.biller.network;
  return (
    <>
      <ChoiceField
        {...field('mail.language', words.mailLanguage)}
        choices={languages.map((each) => [each, words.languages[each]] as const)}
      />
      <TextField {...field('mail.replyTo', words.replyTo)} type="email" hint={words.replyToHint} />
      <button type="button" aria-disabled={isBusy} onClick={onCheck}>
        {words.check}
      </button>
    </>
  );
}

/** How the biller signs in at PostFinance. */
function PostfinanceFields(properties: {
  readonly field: ReturnType<typeof useFields<`postfinance.${PostfinanceField}`>>['field'];
  readonly hasPassword: boolean;
  readonly isBusy: boolean;
  onCheck(): void;
}) {
  const { field, hasPassword, isBusy, onCheck } = properties;
  const words = useWords().texts.biller.network;
  return (
    <>
      <TextField {...field('postfinance.accountId', words.accountId)} hint={words.accountIdHint} monospaced />
      <ChoiceField
        {...field('postfinance.stage', words.stage)}
        choices={stages.map((each) => [each, words.stages[each]] as const)}
      />
      <TextField {...field('postfinance.userName', words.userName)} />
      <TextField
        {...field('postfinance.password', words.password)}
        type="password"
        autoComplete="new-password"
        hint={hasPassword ? words.passwordKept : words.passwordHint}
      />
      <ChoiceField
        {...field('postfinance.language', words.language)}
        choices={languages.map((each) => [each, words.languages[each]] as const)}
      />
      <button type="button" aria-disabled={isBusy} onClick={onCheck}>
        {words.check}
      </button>
    </>
  );
}

type PostfinanceField = 'accountId' | 'stage' | 'userName' | 'password' | 'language';
