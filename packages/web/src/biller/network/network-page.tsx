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
  const { accountId = '', stage = 'production', userName = '', language = 'de' } = chosen.postfinance ?? {};
  const initial = {
    kind: chosen.kind as string,
    'postfinance.accountId': accountId,
    'postfinance.stage': stage as string,
    'postfinance.userName': userName,
    'postfinance.password': '',
    'postfinance.language': language as string,
  };
  const { values, unsaid, field } = useFields('network', initial, work.refusal);
  const parameters = () => {
    const given = Object.entries(values).flatMap(([name, value]) => {
      const [group, member] = name.split('.');
      return group === 'postfinance' && value !== '' ? [[member, value]] : [];
    });
    // What the page does not show stays as it is
    const postfinance = { ...chosen.postfinance, ...Object.fromEntries(given) };
    return { kind: values.kind, ...(values.kind === 'postfinance' && { postfinance }) };
  };
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
      said={trial && <p role="status">{words.outcomes[trial.outcome]}</p>}
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
    </EntryForm>
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
