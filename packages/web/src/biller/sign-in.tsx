import { useEffect } from 'preact/hooks';
import { call } from '../connect.ts';
import { TextField } from '../parts/field.tsx';
import { useWords } from '../shell/words.ts';
import type { Me } from './answers.ts';
import { EntryForm } from './parts/entry-form.tsx';
import { useFields } from './parts/use-fields.ts';
import { useWork } from './session.tsx';

/** Signing in; `ended` where somebody was signed in until now. */
export function SignIn({ ended, onSignIn }: { readonly ended: boolean; readonly onSignIn: (me: Me) => void }) {
  const { biller } = useWords().texts;
  const words = biller.signIn;
  const work = useWork(call);
  const { sent, unsaid, field } = useFields('sign-in', { emailAddress: '', password: '' }, work.refusal);
  useEffect(() => {
    if (ended) document.getElementById('sign-in-emailAddress')?.focus();
  }, [ended]);
  const submit = async () => {
    const answer = await work.run<Me>('Session.login', sent);
    if (answer) onSignIn(answer.value);
  };
  return (
    <>
      <p class="lead">{biller.lead}</p>
      <EntryForm work={work} unsaid={unsaid} label={words.submit} submit={submit}>
        <h2>{words.title}</h2>
        {ended && <p role="status">{words.ended}</p>}
        <TextField {...field('emailAddress', words.emailAddress)} type="email" autoComplete="username" />
        <TextField {...field('password', words.password)} type="password" autoComplete="current-password" />
      </EntryForm>
      <p class="hint">{words.noAccess}</p>
    </>
  );
}
