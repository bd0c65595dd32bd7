import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { dayIn } from '../../language/written/day.ts';
import { download } from '../../parts/download.ts';
import { Table } from '../../parts/table.tsx';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { firstLine } from '../../records/first-line.ts';
import { swissDay } from '../../records/swiss-day.ts';
import { fileNameOf } from '../../work/invoice/file-name.ts';
import { maker } from '../../work/maker/maker.ts';
import { madeFile } from '../actions/made-file.ts';
import { mailOf } from '../actions/mail.ts';
import type { Desk } from '../state/use-desk.ts';
import { MailReminders } from './mail-reminders.tsx';

/** Reminders that were just issued: all of them as one PDF or by e-mail, each as a PDF and an e-mail, and the way back. */
export function CreatedReminders(properties: {
  readonly desk: Desk;
  readonly company: Company;
  readonly issued: readonly Invoice[];
  readonly failed: readonly string[];
}) {
  const { desk, company, issued, failed } = properties;
  const words = useWords().texts.desk.remind;
  const inForce = (id: string) => desk.records?.invoices.find((one) => one.id === id && one.cancelledOn === '');
  const shown = issued.flatMap(({ id }) => inForce(id) ?? []);
  const save = async (name: string, file: Blob | undefined) => {
    if (file && !(await desk.toFolder(name, file))) download(file, name);
  };
  const saveAll = async () => {
    const day = swissDay(new Date());
    const name = fileNameOf({ number: day, address: words.reminders });
    await save(
      name,
      await maker.ask(
        'invoices',
        shown.map((invoice) => ({ invoice, company })),
      ),
    );
  };
  const withdraw = async () => {
    const day = swissDay(new Date());
    for (const reminder of shown) await desk.put('invoices', { ...reminder, cancelledOn: day });
  };
  return (
    <>
      <p role="status">
        {shown.length === 0 && issued.length > 0 ? words.withdrawn : fill(words.created, { count: shown.length })}
      </p>
      {failed.length > 0 && <p class="hint error">{fill(words.failed, { numbers: failed.join(', ') })}</p>}
      {shown.length > 0 && (
        <>
          <div class="buttons">
            <button type="button" class="primary" onClick={() => void saveAll()}>
              {words.save}
            </button>
            <MailReminders {...{ desk, company }} reminders={shown} />
            <button type="button" class="quiet" onClick={() => void withdraw()}>
              {words.withdraw}
            </button>
          </div>
          <Reminders
            {...{ desk, company, shown }}
            onSave={async (invoice) => save(fileNameOf(invoice), await madeFile(desk, 'invoice', invoice, company))}
          />
        </>
      )}
    </>
  );
}

function Reminders(properties: {
  readonly desk: Desk;
  readonly company: Company;
  readonly shown: readonly Invoice[];
  readonly onSave: (invoice: Invoice) => Promise<void>;
}) {
  const { desk, company, shown, onSave } = properties;
  const { remind: words, list, actions, kinds } = useWords().texts.desk;
  return (
    <Table
      label={words.title}
      rows={shown}
      keyOf={({ id }) => id}
      columns={[
        { title: list.number, cell: ({ id, number }) => <a href={`#/desk/invoice/${id}`}>{number}</a> },
        { title: words.customer, cell: ({ address }) => firstLine(address) },
        { title: kinds.reminder, cell: ({ title }) => title },
        { title: list.amount, isAmount: true, cell: ({ currency, due }) => `${currency} ${groupedAmount(due)}` },
        {
          title: actions.more,
          isActions: true,
          cell: (invoice) => (
            <>
              <button
                type="button"
                aria-label={fill(words.saveOne, { number: invoice.number })}
                onClick={() => void onSave(invoice)}
              >
                PDF
              </button>{' '}
              <ByMail {...{ desk, company, invoice }} />
            </>
          ),
        },
      ]}
    />
  );
}

/** An e-mail to write, or the one that was sent. */
function ByMail(properties: { readonly desk: Desk; readonly company: Company; readonly invoice: Invoice }) {
  const { desk, company, invoice } = properties;
  const { texts, language } = useWords();
  const { remind: words, actions, mail } = texts.desk;
  const sent = invoice.mails.at(-1);
  if (sent) return <small>{fill(mail.given, { to: sent.to, date: dayIn(language, sent.on) })}</small>;
  if (invoice.email === '') return <small>{words.mailNone}</small>;
  return (
    <a
      class="button"
      href={mailOf(invoice, company, desk.records?.invoices ?? [])}
      aria-label={fill(words.mail, { name: firstLine(invoice.address) })}
    >
      {actions.mail}
    </a>
  );
}
