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
  const { values, field } = useFields('sign-in', { emailAddress: '', password: '' }, work.refusal);
  const submit = async () => {
    const answer = await work.run<Me>('Session.login', values);
    if (answer) onSignIn(answer.value);
  };
  return (
    <>
      <p class="lead">{biller.lead}</p>
      <EntryForm work={work} label={words.submit} submit={submit}>
        <h2>{words.title}</h2>
        {ended && <p role="status">{words.ended}</p>}
        <TextField {...field('emailAddress', words.emailAddress)} type="email" autoComplete="username" />
        <TextField {...field('password', words.password)} type="password" autoComplete="current-password" />
      </EntryForm>
    </>
  );
}
