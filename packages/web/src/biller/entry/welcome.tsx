import { useWords } from '../../language/words.ts';
import { TextField } from '../../parts/fields/field.tsx';
import type { Me } from '../../work/service/answers.ts';
import { call } from '../../work/service/connect.ts';
import { useWork } from '../../work/service/session.tsx';
import { EntryForm } from '../parts/entry-form.tsx';
import { useFields } from '../parts/use-fields.ts';
import { enter, useToken } from './link.ts';

/** The first owner chooses an e-mail address and a password, with the token of the first start. */
export function Welcome(properties: { readonly token: string | undefined }) {
  const { biller } = useWords().texts;
  const words = biller.welcome;
  const token = useToken('welcome', properties.token);
  const work = useWork(call);
  const { sent, unsaid, field } = useFields('welcome', { emailAddress: '', password: '' }, work.refusal);
  const submit = async () => {
    const answer = await work.run<Me>('Session.claim', { token, ...sent });
    if (answer) enter();
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
