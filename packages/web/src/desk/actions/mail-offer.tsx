import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import type { Me } from '../../work/service/answers.ts';
import { call, type Refusal } from '../../work/service/connect.ts';
import { sentenceOfRefusal } from '../../work/service/refusal-sentences.ts';
import { rememberDeskMail } from '../../work/service/session.tsx';

/** What the service answers to whether it sends e-mails for who is signed in; empty until it has. */
interface Asked {
  readonly me?: Me;
  readonly refusal?: Refusal;
}

/** Asks the service who is signed in, which nothing did before. */
export function useMailOffer(): Asked {
  const [asked, setAsked] = useState<Asked>({});
  useEffect(() => {
    void call<Me>('Session.me').then((answer) => {
      if (!answer.ok) return setAsked({ refusal: answer.refusal });
      rememberDeskMail(answer.value);
      setAsked({ me: answer.value });
    });
  }, []);
  return asked;
}

/** Why there is no offer, or not yet. */
export function NoOffer({ me, refusal }: Asked) {
  const { mail } = useWords().texts.desk;
  return (
    <div role="status">
      {refusal && <Unasked refusal={refusal} />}
      {me && <p>{mail.notOffered}</p>}
      {!me && !refusal && <p class="hint">{mail.asking}</p>}
    </div>
  );
}

/** Why the service could not be asked: somebody has to sign in first, or something else. */
export function Unasked({ refusal }: { readonly refusal: Refusal }) {
  const words = useWords();
  const { mail } = words.texts.desk;
  if (refusal.status !== 401) return <p class="hint error">{sentenceOfRefusal(words, refusal)}</p>;
  return (
    <p>
      {mail.signIn} <a href="#/biller">{mail.toSignIn}</a>
    </p>
  );
}

/** Who e-mails are from, where answers go, and how many there may be. */
export function MailFacts(properties: {
  readonly me: Me;
  readonly offer: NonNullable<Me['deskMail']>;
  readonly file?: string;
}) {
  const { me, offer, file } = properties;
  const { mail } = useWords().texts.desk;
  return (
    <>
      <dl class="facts">
        {file && (
          <>
            <dt>{mail.file}</dt>
            <dd>{file}</dd>
          </>
        )}
        <dt>{mail.from}</dt>
        <dd>{`${me.biller.legalName} <${offer.from}>`}</dd>
        <dt>{mail.replies}</dt>
        <dd>{me.user.emailAddress}</dd>
      </dl>
      <p class="hint">{fill(mail.hint, { count: offer.perDay })}</p>
    </>
  );
}
