import { useState } from 'preact/hooks';
import { call } from '../connect.ts';
import { TextField } from '../parts/field.tsx';
import { useWords } from '../shell/words.ts';
import { EntryForm } from './parts/entry-form.tsx';
import { useFields } from './parts/use-fields.ts';
import { useWork } from './session.tsx';

/** Somebody asks for a link to a new password; the answer does not tell who has an account. */
export function Forgotten({ onBack }: { onBack(): void }) {
  const { texts, language } = useWords();
  const { forgotten: words, signIn, common } = texts.biller;
  const work = useWork(call);
  const { sent, unsaid, field } = useFields('forgotten', { emailAddress: '' }, work.refusal);
  const [isDone, setDone] = useState(false);
  const submit = async () => {
    setDone((await work.run('Session.requestReset', { ...sent, language })) !== undefined);
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
          <p role="status" class="good">
            {isDone && words.done}
          </p>
        }
      >
        <h2>{words.title}</h2>
        <TextField {...field('emailAddress', signIn.emailAddress)} type="email" autoComplete="username" />
      </EntryForm>
      <p>
        <button type="button" onClick={onBack}>
          {common.cancel}
        </button>
      </p>
    </>
  );
}
