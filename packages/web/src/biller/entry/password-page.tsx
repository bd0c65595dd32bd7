import { useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import { TextField } from '../../parts/fields/field.tsx';
import type { Me } from '../../work/service/answers.ts';
import { useSession, useWork } from '../../work/service/session.tsx';
import { EntryForm } from '../parts/entry-form.tsx';
import { useFields } from '../parts/use-fields.ts';
import { SecondFactor } from './second-factor.tsx';

/** What somebody signs in with: the password and the second factor. */
export function PasswordPage() {
  const { me } = useSession();
  const { secondFactor: words } = useWords().texts.biller;
  if (me.needsSecondFactor)
    return (
      <>
        <p class="lead">{words.needed}</p>
        <SecondFactor isAlone />
      </>
    );
  return (
    <>
      <NewPassword />
      <SecondFactor />
    </>
  );
}

/** Changes the own password; all other sessions end. */
function NewPassword() {
  const words = useWords().texts.biller.password;
  const { me, signIn } = useSession();
  const work = useWork();
  const { sent, unsaid, field, clear } = useFields('password', { password: '', newPassword: '' }, work.refusal);
  const [isDone, setDone] = useState(false);
  const submit = async () => {
    const answer = await work.run<Me>('Session.changePassword', sent);
    setDone(answer !== undefined);
    if (answer === undefined) return;
    clear();
    signIn(answer.value);
  };
  return (
    <EntryForm
      work={work}
      unsaid={unsaid}
      label={words.submit}
      submit={submit}
      said={
        <p role="status" class="good">
          {isDone && words.done}
        </p>
      }
    >
      <h2>{words.title}</h2>
      <p class="hint">{words.lead}</p>
      <KnownName emailAddress={me.user.emailAddress} />
      <TextField {...field('password', words.present)} type="password" autoComplete="current-password" />
      <TextField {...field('newPassword', words.next)} type="password" autoComplete="new-password" hint={words.hint} />
    </EntryForm>
  );
}

/** Tells password managers whose password it is. */
export function KnownName({ emailAddress }: { readonly emailAddress: string }) {
  return (
    <input class="unseen" type="text" autoComplete="username" value={emailAddress} readOnly tabIndex={-1} aria-hidden />
  );
}
