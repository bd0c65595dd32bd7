import { useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import { Check } from '../../parts/fields/check.tsx';
import { TextField } from '../../parts/fields/field.tsx';
import type { NewApiKey } from '../../work/service/answers.ts';
import { useWork } from '../../work/service/session.tsx';
import { useFocusOnWrong } from '../parts/entry-form.tsx';
import { Refused } from '../parts/refused.tsx';
import { useFields } from '../parts/use-fields.ts';

const scopeNames = [
  'qr',
  'cases:submit',
  'cases:read',
  'recipients:read',
  'subscriptions:write',
  'events:read',
  'webhooks:read',
  'webhooks:write',
  'pdf:convert',
  'mails:send',
  'connect:*',
] as const;
type ScopeName = (typeof scopeNames)[number];

const usual: readonly ScopeName[] = scopeNames.filter((name) => name !== 'connect:*' && name !== 'mails:send');

/** The form of a new key. */
export function NewKey({ onMade, onCancel }: { onMade(key: NewApiKey): void; onCancel(): void }) {
  const { keys: words, scopes: scopeWords, common } = useWords().texts.biller;
  const work = useWork();
  const { values, sent, unsaid, field } = useFields('key', { name: '', ipAllow: '', expiresAt: '' }, work.refusal);
  const [scopes, setScopes] = useState<readonly ScopeName[]>(usual);
  const [stageOnly, setStageOnly] = useState(false);
  const [maySkipAnomaly, setMaySkip] = useState(false);
  const submit = async () => {
    const answer = await work.run<NewApiKey>('ApiKeys.create', {
      name: sent.name,
      scopes,
      processingModes: stageOnly ? ['STAGE'] : undefined,
      maySkipAnomaly,
      ipAllow: values.ipAllow.split(/[\s,;]+/).filter((block) => block !== ''),
      expiresAt: values.expiresAt === '' ? undefined : `${values.expiresAt}T23:59:59Z`,
    });
    if (answer) onMade(answer.value);
  };
  const choose = (name: ScopeName, isChosen: boolean) =>
    setScopes(scopeNames.filter((each) => (each === name ? isChosen : scopes.includes(each))));
  return (
    <form
      ref={useFocusOnWrong(work.refusal)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField {...field('name', words.name)} hint={words.nameHint} />
      <fieldset class="checks">
        <legend>{words.may}</legend>
        {scopeNames.map((name) => (
          <Check
            key={name}
            label={scopeWords[name]}
            checked={scopes.includes(name)}
            onChange={(isChosen) => choose(name, isChosen)}
          />
        ))}
      </fieldset>
      <fieldset class="checks">
        <legend>{words.limits}</legend>
        <Check label={words.stageOnly} checked={stageOnly} onChange={setStageOnly} />
        <Check label={words.maySkip} checked={maySkipAnomaly} onChange={setMaySkip} />
        <TextField {...field('ipAllow', words.ipAllow)} hint={words.ipAllowHint} monospaced />
        <TextField {...field('expiresAt', words.ends)} type="date" hint={words.endsHint} />
      </fieldset>
      <Refused refusal={unsaid} />
      <div class="buttons">
        <button type="submit" class="primary" aria-disabled={work.busy} disabled={scopes.length === 0}>
          {words.create}
        </button>
        <button type="button" onClick={onCancel}>
          {common.cancel}
        </button>
      </div>
    </form>
  );
}
