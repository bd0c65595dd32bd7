import { useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import { TextField } from '../../parts/fields/field.tsx';
import type { RequestedReset } from '../../work/service/answers.ts';
import { call } from '../../work/service/connect.ts';
import { useWork } from '../../work/service/session.tsx';
import { EntryForm } from '../parts/entry-form.tsx';
import { useFields } from '../parts/use-fields.ts';

/** Somebody asks for a link to a new password; the answer does not tell who has an account. */
export function Forgotten({ emailAddress, onBack }: { readonly emailAddress: string; onBack(): void }) {
  const { texts, language } = useWords();
  const { forgotten: words, signIn } = texts.biller;
  const work = useWork(call);
  const { sent, unsaid, field } = useFields('forgotten', { emailAddress }, work.refusal);
  const [asked, setAsked] = useState<RequestedReset>();
  const submit = async () => {
    setAsked((await work.run<RequestedReset>('Session.requestReset', { ...sent, language }))?.value);
  };
  return (
    <>
      <p class="lead">{words.lead}</p>
      <EntryForm
        work={work}
        unsaid={unsaid}
        label={words.submit}
        submit={submit}
        said={
          <p role="status" class={asked?.sendsMails === false ? 'hint error' : 'good'}>
            {asked && (asked.sendsMails ? words.done : words.noMails)}
          </p>
        }
      >
        <h2>{words.title}</h2>
        <TextField {...field('emailAddress', signIn.emailAddress)} type="email" autoComplete="username" />
      </EntryForm>
      <p>
        <button type="button" onClick={onBack}>
          {signIn.back}
        </button>
      </p>
    </>
  );
}
