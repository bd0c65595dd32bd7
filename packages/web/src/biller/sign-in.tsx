import { useEffect, useState } from 'preact/hooks';
import { call } from '../connect.ts';
import { TextField } from '../parts/field.tsx';
import { useWords } from '../shell/words.ts';
import type { Me } from './answers.ts';
import { Forgotten } from './forgotten.tsx';
import { EntryForm } from './parts/entry-form.tsx';
import { useFields } from './parts/use-fields.ts';
import { SecondFactorFields, unsaidOf } from './second-factor-fields.tsx';
import { useWork } from './session.tsx';

/** Signing in; `ended` where somebody was signed in until now. */
export function SignIn({ ended, onSignIn }: { readonly ended: boolean; readonly onSignIn: (me: Me) => void }) {
  const { biller } = useWords().texts;
  const words = biller.signIn;
  const work = useWork(call);
  const { values, sent, unsaid, field } = useFields(
    'sign-in',
    { emailAddress: '', password: '', code: '' },
    work.refusal,
  );
  useEffect(() => {
    if (ended) document.getElementById('sign-in-emailAddress')?.focus();
  }, [ended]);
  const [isForgotten, setForgotten] = useState(false);
  const submit = async (more: object = {}) => {
    const answer = await work.run<Me>('Session.login', { ...sent, ...more });
    if (answer) onSignIn(answer.value);
  };
  if (isForgotten) return <Forgotten emailAddress={values.emailAddress} onBack={() => setForgotten(false)} />;
  return (
    <>
      <p class="lead">{biller.lead}</p>
      <EntryForm work={work} unsaid={unsaidOf(work.refusal, unsaid)} label={words.submit} submit={submit}>
        <h2>{words.title}</h2>
        {ended && <p role="status">{words.ended}</p>}
        <TextField {...field('emailAddress', words.emailAddress)} type="email" autoComplete="username" />
        <TextField {...field('password', words.password)} type="password" autoComplete="current-password" />
        <SecondFactorFields
          refusal={work.refusal}
          isBusy={work.busy}
          code={field('code', biller.secondFactor.code)}
          onPasskey={(passkey) => void submit({ passkey })}
        />
      </EntryForm>
      <p>
        <button type="button" class="quiet" onClick={() => setForgotten(true)}>
          {words.forgotten}
        </button>
      </p>
      <p class="hint">{words.noAccess}</p>
    </>
  );
}
