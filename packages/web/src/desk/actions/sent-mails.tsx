import { useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { dayIn } from '../../language/written/day.ts';
import type { Invoice } from '../../records/desk/records.ts';
import type { DeskMail } from '../../work/service/answers.ts';
import { type Answered, askMail } from '../../work/service/connect.ts';
import { Unasked } from './mail-offer.tsx';

type Mailed = Invoice['mails'][number];

/** The e-mails that sent a document; what became of each the service says when it is asked. */
export function SentMails({ mails }: { readonly mails: readonly Mailed[] }) {
  const words = useWords().texts.desk.mail;
  if (mails.length === 0) return null;
  return (
    <ul class="sent-mails" aria-label={words.send}>
      {mails.map((mail) => (
        <SentMail key={mail.id} mail={mail} />
      ))}
    </ul>
  );
}

function SentMail({ mail: { id, on, to } }: { readonly mail: Mailed }) {
  const { texts, language } = useWords();
  const words = texts.desk.mail;
  const [answer, setAnswer] = useState<Answered<DeskMail>>();
  return (
    <li class="hint">
      {fill(words.given, { to, date: dayIn(language, on) })}{' '}
      <button type="button" class="quiet" onClick={() => void askMail(id).then(setAnswer)}>
        {words.ask}
      </button>
      <div role="status">
        {answer?.ok && (
          <p class={['REFUSED', 'FAILED', 'RETURNED'].includes(answer.value.state) ? 'error' : ''}>
            {words.states[answer.value.state]}
            {answer.value.reason && <small lang="en"> {answer.value.reason}</small>}
          </p>
        )}
        {answer?.ok === false && <Unasked refusal={answer.refusal} />}
      </div>
    </li>
  );
}
