import { useEffect, useState } from 'preact/hooks';
import { call } from '../connect.ts';
import { TextField } from '../parts/field.tsx';
import { useWords } from '../shell/words.ts';
import type { Me } from './answers.ts';
import { EntryForm } from './parts/entry-form.tsx';
import { useFields } from './parts/use-fields.ts';
import { rememberSession, useWork } from './session.tsx';

/** The first owner chooses an e-mail address and a password, with the token of the first start. */
export function Welcome(properties: { readonly token: string | undefined }) {
  const { biller } = useWords().texts;
  const words = biller.welcome;
  const [token] = useState(properties.token);
  const work = useWork(call);
  const { sent, unsaid, field } = useFields('welcome', { emailAddress: '', password: '' }, work.refusal);
  // The token is worth as much as a password: it is not to stay in the address bar or in the history
  useEffect(() => history.replaceState(null, '', '#/welcome'), []);
  const submit = async () => {
    const answer = await work.run<Me>('Session.claim', { token, ...sent });
    if (answer === undefined) return;
    rememberSession(true);
    location.hash = '#/biller';
  };
  if (token === undefined) return <p class="lead">{words.missing}</p>;
  return (
    <>
      <p class="lead">{words.lead}</p>
      <EntryForm work={work} unsaid={unsaid} label={words.submit} submit={submit}>
        <h2>{words.title}</h2>
        <TextField {...field('emailAddress', biller.signIn.emailAddress)} type="email" autoComplete="username" />
        <TextField
          {...field('password', biller.signIn.password)}
          type="password"
          autoComplete="new-password"
          hint={biller.password.hint}
        />
      </EntryForm>
    </>
  );
}
