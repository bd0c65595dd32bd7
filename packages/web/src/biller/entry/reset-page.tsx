import { useWords } from '../../language/words.ts';
import { TextField } from '../../parts/fields/field.tsx';
import type { Me, ShownReset } from '../../work/service/answers.ts';
import { call } from '../../work/service/connect.ts';
import { useWork } from '../../work/service/session.tsx';
import { Refused } from '../parts/refused.tsx';
import { useFields } from '../parts/use-fields.ts';
import { GuardedForm } from './guarded-form.tsx';
import { enter, useToken, useTokenFacts } from './link.ts';
import { KnownName } from './password-page.tsx';

/** Somebody chooses a new password, with the token of a link. */
export function ResetPage(properties: { readonly token: string | undefined }) {
  const { biller } = useWords().texts;
  const words = biller.reset;
  const token = useToken('reset', properties.token);
  const { facts: reset, refusal } = useTokenFacts<ShownReset>('Session.passwordReset', token);
  const work = useWork(call);
  const { sent, unsaid, field } = useFields('reset', { password: '', code: '' }, work.refusal);
  const submit = async (more: object = {}) => {
    const answer = await work.run<Me>('Session.reset', { token, ...sent, ...more });
    if (answer) enter();
  };
  if (token === undefined) return <p class="lead">{words.missing}</p>;
  if (reset === undefined) return <Refused refusal={refusal} />;
  return (
    <>
      <p class="lead">{words.lead}</p>
      <GuardedForm {...{ work, unsaid, field, submit }} label={words.submit}>
        <h2>{words.title}</h2>
        <p>{reset.emailAddress}</p>
        <KnownName emailAddress={reset.emailAddress} />
        <TextField
          {...field('password', biller.password.next)}
          type="password"
          autoComplete="new-password"
          hint={biller.password.hint}
        />
      </GuardedForm>
    </>
  );
}
