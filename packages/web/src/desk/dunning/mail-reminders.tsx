import { useState } from 'preact/hooks';
import { deskMailSetting, readSetting } from '../../kept/settings.ts';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Table } from '../../parts/table.tsx';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { firstLine } from '../../records/first-line.ts';
import { swissDay } from '../../records/swiss-day.ts';
import { fileNameOf } from '../../work/invoice/file-name.ts';
import { type Refusal, sendMail } from '../../work/service/connect.ts';
import { madeFile } from '../actions/made-file.ts';
import { mailKeyOf, mailTextOf } from '../actions/mail.ts';
import { MailFacts, NoOffer, Unasked, useMailOffer } from '../actions/mail-offer.tsx';
import type { Desk } from '../state/use-desk.ts';

interface Properties {
  readonly desk: Desk;
  readonly company: Company;
  /** Reminders that were just issued, as the desk has them now. */
  readonly reminders: readonly Invoice[];
}

/** By e-mail through the service, where it has offered that to who signed in. */
export function MailReminders(properties: Properties) {
  const { mailAll } = useWords().texts.desk.remind;
  const [isOpen, setOpen] = useState(false);
  const isOffered = readSetting(deskMailSetting) !== undefined;
  if (!isOffered || properties.reminders.every(({ email }) => email.trim() === '')) return null;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {mailAll} …
      </button>
      {isOpen && <RemindersDialog {...properties} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Sends reminders, each with its PDF and in the language of its customer. */
function RemindersDialog(properties: Properties & { readonly onClose: () => void }) {
  const { reminders, onClose } = properties;
  const { mail, remind: words, notices } = useWords().texts.desk;
  const asked = useMailOffer();
  const { refused, isBusy, send } = useMails(properties);
  const addressed = reminders.filter(({ email }) => email.trim() !== '');
  const left = addressed.filter(({ mails }) => mails.length === 0);
  const { me } = asked;
  const offer = me?.deskMail;
  return (
    <Dialog title={words.mailAll} onClose={onClose}>
      {me && offer ? <MailFacts me={me} offer={offer} /> : <NoOffer {...asked} />}
      {offer && <Recipients reminders={addressed} refused={refused} />}
      <p role="status">{fill(words.mailed, { count: addressed.length - left.length, all: addressed.length })}</p>
      <div class="buttons">
        {offer && left.length > 0 && (
          <button type="button" class="primary" disabled={isBusy} onClick={() => void send(left)}>
            {`${mail.submit} (${left.length})`}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {notices.close}
        </button>
      </div>
    </Dialog>
  );
}

/** Who gets a reminder, and what was said to it. */
function Recipients(properties: {
  readonly reminders: readonly Invoice[];
  readonly refused: ReadonlyMap<string, Refusal>;
}) {
  const { reminders, refused } = properties;
  const { mail, remind: words, list } = useWords().texts.desk;
  return (
    <Table
      label={words.mailAll}
      rows={reminders}
      keyOf={({ id }) => id}
      columns={[
        { title: list.number, cell: ({ number }) => number },
        { title: words.customer, cell: ({ address }) => firstLine(address) },
        {
          title: mail.to,
          cell: ({ id, email, mails }) => {
            const refusal = refused.get(id);
            return (
              <>
                {email}
                {mails.length > 0 && <small> ✓</small>}
                {refusal && mails.length === 0 && <Unasked refusal={refusal} />}
              </>
            );
          },
        },
      ]}
    />
  );
}

/** Statuses that the next mail would get as well: nobody signed in, not allowed, enough for a day, or no service. */
const forAll = new Set([0, 401, 403, 429, 503]);

/** Sends one after another. A reminder goes once, however often it is tried and wherever; where it went is noted at it. */
function useMails({ desk, company }: Properties) {
  const [refused, setRefused] = useState<ReadonlyMap<string, Refusal>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const send = async (reminders: readonly Invoice[]) => {
    setBusy(true);
    const told = new Map<string, Refusal>();
    for (const reminder of reminders) {
      const refusal = await sendOne(reminder);
      if (refusal) setRefused(new Map(told.set(reminder.id, refusal)));
      if (refusal && forAll.has(refusal.status)) break;
    }
    setBusy(false);
  };
  const sendOne = async (reminder: Invoice): Promise<Refusal | undefined> => {
    const pdf = await madeFile(desk, 'invoice', reminder, company);
    if (pdf === undefined) return undefined;
    const to = reminder.email.trim();
    const mail = { to, ...mailTextOf(reminder, company, desk.records?.invoices ?? []) };
    const answer = await sendMail({ pdf, name: fileNameOf(reminder), mail }, await mailKeyOf(reminder, mail, pdf));
    if (!answer.ok) return answer.refusal;
    const mails = [...reminder.mails, { id: answer.value.id, on: swissDay(new Date()), to }];
    await desk.put('invoices', { ...reminder, mails });
    return undefined;
  };
  return { refused, isBusy, send };
}
