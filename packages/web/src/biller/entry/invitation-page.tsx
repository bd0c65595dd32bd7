import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { TextField } from '../../parts/fields/field.tsx';
import type { Me, ShownInvitation } from '../../work/service/answers.ts';
import { call } from '../../work/service/connect.ts';
import { useWork } from '../../work/service/session.tsx';
import { Refused } from '../parts/refused.tsx';
import { useFields } from '../parts/use-fields.ts';
import { GuardedForm } from './guarded-form.tsx';
import { enter, useToken, useTokenFacts } from './link.ts';
import { KnownName } from './password-page.tsx';

/** Somebody accepts an invitation, with a password that is new or that of the account there is. */
export function InvitationPage(properties: { readonly token: string | undefined }) {
  const { biller } = useWords().texts;
  const words = biller.invitation;
  const token = useToken('invitation', properties.token);
  const { facts: invitation, refusal } = useTokenFacts<ShownInvitation>('Session.invitation', token);
  const work = useWork(call);
  const { sent, unsaid, field } = useFields('invitation', { password: '', newPassword: '', code: '' }, work.refusal);
  const submit = async (more: object = {}) => {
    const answer = await work.run<Me>('Session.accept', { token, ...sent, ...more });
    if (answer) enter();
  };
  if (token === undefined) return <p class="lead">{words.missing}</p>;
  if (invitation === undefined) return <Refused refusal={refusal} />;
  const { legalName, emailAddress, role } = invitation;
  const needsNew = work.refusal?.code === 'PASSWORD_NOT_OWN' || sent.newPassword !== undefined;
  return (
    <>
      <p class="lead">{fill(words.lead, { biller: legalName, role: biller.roles[role] })}</p>
      <GuardedForm {...{ work, unsaid, field, submit }} label={words.submit}>
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
      </GuardedForm>
    </>
  );
}
