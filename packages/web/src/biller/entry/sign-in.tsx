import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import { TextField } from '../../parts/fields/field.tsx';
import type { Me } from '../../work/service/answers.ts';
import { call } from '../../work/service/connect.ts';
import { useWork } from '../../work/service/session.tsx';
import { useFields } from '../parts/use-fields.ts';
import { Forgotten } from './forgotten.tsx';
import { GuardedForm } from './guarded-form.tsx';

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
      <GuardedForm {...{ work, unsaid, field, submit }} label={words.submit}>
        <h2>{words.title}</h2>
        {ended && <p role="status">{words.ended}</p>}
        <TextField {...field('emailAddress', words.emailAddress)} type="email" autoComplete="username" />
        <TextField {...field('password', words.password)} type="password" autoComplete="current-password" />
      </GuardedForm>
      <p>
        <button type="button" class="quiet" onClick={() => setForgotten(true)}>
          {words.forgotten}
        </button>
      </p>
      <p class="hint">{words.noAccess}</p>
    </>
  );
}
