import { problem } from '@rappen/core/problem';
import { useRef, useState } from 'preact/hooks';
import { deskMailSetting, readSetting } from '../../kept/settings.ts';
import { fill } from '../../language/catalogue.ts';
import { useWords, type Words } from '../../language/words.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/fields/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { fileNameOf } from '../../work/invoice/file-name.ts';
import type { Me } from '../../work/service/answers.ts';
import { type FieldError, type Refusal, sendMail } from '../../work/service/connect.ts';
import { sentenceOfError } from '../../work/service/refusal-sentences.ts';
import { type MailText, mailKeyOf, mailTextOf } from './mail.ts';
import { MailFacts, NoOffer, Unasked, useMailOffer } from './mail-offer.tsx';
import type { InvoiceAtWork, InvoiceWork } from './use-invoice-work.ts';

type Properties = InvoiceAtWork & { readonly work: InvoiceWork };

/** By e-mail: through the service, where it has offered that to who signed in, and else by the mail program. */
export function MailWay(properties: Properties) {
  const { work, edited } = properties;
  const { actions, mail } = useWords().texts.desk;
  const [isOpen, setOpen] = useState(false);
  const isOffered = edited.record.issuedOn !== '' && readSetting(deskMailSetting) !== undefined;
  return (
    <>
      <button type="button" disabled={work.isBusy} onClick={() => (isOffered ? setOpen(true) : void work.mail())}>
        <Icon name="send" />
        {isOffered ? `${mail.send} …` : actions.mail}
      </button>
      {isOpen && <MailDialog {...properties} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks the service whether it sends e-mails, and then for what this one is to say. */
function MailDialog(properties: Properties & { readonly onClose: () => void }) {
  const { edited, work, onClose } = properties;
  const { mail, data } = useWords().texts.desk;
  const asked = useMailOffer();
  const byProgram = () => {
    onClose();
    void work.mail();
  };
  const { me } = asked;
  const offer = me?.deskMail;
  return (
    <Dialog title={fill(mail.title, { number: edited.record.number })} onClose={onClose}>
      {me && offer ? <MailForm {...properties} me={me} offer={offer} /> : <NoOffer {...asked} />}
      <div class="buttons">
        {offer && (
          <button type="submit" form="desk-mail" class="primary">
            {mail.submit}
          </button>
        )}
        <button type="button" onClick={byProgram}>
          {mail.program}
        </button>
        <button type="button" onClick={onClose}>
          {data.cancel}
        </button>
      </div>
    </Dialog>
  );
}

/** What the mail says, who it is from, and the file that goes with it. */
function MailForm(
  properties: Properties & {
    readonly onClose: () => void;
    readonly me: Me;
    readonly offer: NonNullable<Me['deskMail']>;
  },
) {
  const { edited, me, offer } = properties;
  const words = useWords();
  const { mail } = words.texts.desk;
  const { values, change, refusal, send } = useMail(properties);
  const field = (name: keyof typeof values, more: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <TextField
      id={`desk-mail-${name}`}
      label={mail[name]}
      value={values[name]}
      onValue={(value) => change({ [name]: value })}
      required
      remarks={(refusal?.fieldErrors ?? [])
        .filter(({ fieldName }) => fieldName === `mail.${name}`)
        .map((error) => ({ severity: 'error', sentence: sentenceAt(words, error), fixes: [] }))}
      {...more}
    />
  );
  return (
    <form
      id="desk-mail"
      class="desk-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {field('to', { inputMode: 'text' })}
      {field('subject')}
      {field('text', { rows: 8 })}
      <MailFacts me={me} offer={offer} file={fileNameOf(edited.record)} />
      <div role="alert">{refusal && <Unasked refusal={refusal} />}</div>
    </form>
  );
}

/** A wrong form can be told more exactly of an address. */
function sentenceAt(words: Words, error: FieldError): string {
  const isAddress = error.code === 'PATTERN' && error.fieldName === 'mail.to';
  return isAddress ? words.sentenceOf(problem('EMAIL_FORMAT', [])) : sentenceOfError(words, error);
}

/** The mail in the making. It is sent once, however often the same is tried; where it went is noted at the invoice. */
function useMail({ desk, edited, company, work, day, onClose }: Properties & { readonly onClose: () => void }) {
  const invoice = edited.record;
  const [values, setValues] = useState<MailText & { readonly to: string }>(() => ({
    to: invoice.email,
    ...mailTextOf(invoice, company, desk.records?.invoices ?? []),
  }));
  const [refusal, setRefusal] = useState<Refusal>();
  const isBusy = useRef(false);
  const pdf = useRef<Blob | undefined>(undefined);
  const send = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const mail = { ...values, to: values.to.trim() };
    pdf.current ??= await work.pdfOf(invoice);
    const file = pdf.current;
    const key = file && (await mailKeyOf(invoice, mail, file));
    const answer = key && (await sendMail({ pdf: file, name: fileNameOf(invoice), mail }, key));
    isBusy.current = false;
    if (!answer) return;
    if (!answer.ok) return setRefusal(answer.refusal);
    edited.change({ mails: [...edited.record.mails, { id: answer.value.id, on: day, to: mail.to }] });
    await edited.keep();
    onClose();
  };
  const change = (changes: Partial<typeof values>) => setValues((before) => ({ ...before, ...changes }));
  return { values, change, refusal, send };
}
