import { useEffect, useState } from 'preact/hooks';
import { call } from '../connect.ts';
import { TextField } from '../parts/field.tsx';
import { useWords } from '../shell/words.ts';
import type { Me, ShownReset } from './answers.ts';
import { EntryForm } from './parts/entry-form.tsx';
import { Refused } from './parts/refused.tsx';
import { useFields } from './parts/use-fields.ts';
import { KnownName } from './password-page.tsx';
import { SecondFactorFields, unsaidOf } from './second-factor-fields.tsx';
import { rememberSession, useWork } from './session.tsx';

/** Somebody chooses a new password, with the token of a link. */
export function ResetPage(properties: { readonly token: string | undefined }) {
  const { biller } = useWords().texts;
  const words = biller.reset;
  const [token] = useState(properties.token);
  const [reset, setReset] = useState<ShownReset>();
  const looking = useWork(call);
  const work = useWork(call);
  const { sent, unsaid, field } = useFields('reset', { password: '', code: '' }, work.refusal);
  // The token is worth as much as a password: it is not to stay in the address bar or in the history
  useEffect(() => {
    history.replaceState(null, '', '#/reset');
    if (token === undefined) return;
    void looking.run<ShownReset>('Session.passwordReset', { token }).then((answer) => setReset(answer?.value));
  }, []);
  const submit = async (more: object = {}) => {
    const answer = await work.run<Me>('Session.reset', { token, ...sent, ...more });
    if (answer === undefined) return;
    rememberSession(true);
    location.hash = '#/biller';
  };
  if (token === undefined) return <p class="lead">{words.missing}</p>;
  if (reset === undefined) return <Refused refusal={looking.refusal} />;
  return (
    <>
      <p class="lead">{words.lead}</p>
      <EntryForm work={work} unsaid={unsaidOf(work.refusal, unsaid)} label={words.submit} submit={submit}>
        <h2>{words.title}</h2>
        <p>{reset.emailAddress}</p>
        <KnownName emailAddress={reset.emailAddress} />
        <TextField
          {...field('password', biller.password.next)}
          type="password"
          autoComplete="new-password"
          hint={biller.password.hint}
        />
        <SecondFactorFields
          refusal={work.refusal}
          isBusy={work.busy}
          code={field('code', biller.secondFactor.code)}
          onPasskey={(passkey) => void submit({ passkey })}
        />
      </EntryForm>
    </>
  );
}
