import { useEffect, useState } from 'preact/hooks';
import { call } from '../connect.ts';
import { fill } from '../language/catalogue.ts';
import { TextField } from '../parts/field.tsx';
import { useWords } from '../shell/words.ts';
import type { Me, ShownInvitation } from './answers.ts';
import { EntryForm } from './parts/entry-form.tsx';
import { Refused } from './parts/refused.tsx';
import { useFields } from './parts/use-fields.ts';
import { KnownName } from './password-page.tsx';
import { SecondFactorFields, unsaidOf } from './second-factor-fields.tsx';
import { rememberSession, useWork } from './session.tsx';

/** Somebody accepts an invitation, with a password that is new or that of the account there is. */
export function InvitationPage(properties: { readonly token: string | undefined }) {
  const { biller } = useWords().texts;
  const words = biller.invitation;
  const [token] = useState(properties.token);
  const [invitation, setInvitation] = useState<ShownInvitation>();
  const looking = useWork(call);
  const work = useWork(call);
  const { sent, unsaid, field } = useFields('invitation', { password: '', newPassword: '', code: '' }, work.refusal);
  useEffect(() => {
    // The token is worth as much as a password: it is not to stay in the address bar or in the history
    history.replaceState(null, '', '#/invitation');
    if (token === undefined) return;
    void looking.run<ShownInvitation>('Session.invitation', { token }).then((answer) => setInvitation(answer?.value));
  }, []);
  const submit = async (more: object = {}) => {
    const answer = await work.run<Me>('Session.accept', { token, ...sent, ...more });
    if (answer === undefined) return;
    rememberSession(true);
    location.hash = '#/biller';
  };
  if (token === undefined) return <p class="lead">{words.missing}</p>;
  if (invitation === undefined) return <Refused refusal={looking.refusal} />;
  const { legalName, emailAddress, role } = invitation;
  const needsNew = work.refusal?.code === 'PASSWORD_NOT_OWN' || sent.newPassword !== undefined;
  return (
    <>
      <p class="lead">{fill(words.lead, { biller: legalName, role: biller.roles[role] })}</p>
      <EntryForm work={work} unsaid={unsaidOf(work.refusal, unsaid)} label={words.submit} submit={submit}>
        <h2>{words.title}</h2>
        <p>{emailAddress}</p>
        <KnownName emailAddress={emailAddress} />
        <TextField
          {...field('password', biller.signIn.password)}
          type="password"
          autoComplete="current-password"
          hint={words.hint}
        />
        {needsNew && (
          <TextField
            {...field('newPassword', words.next)}
            type="password"
            autoComplete="new-password"
            hint={words.nextHint}
          />
        )}
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
