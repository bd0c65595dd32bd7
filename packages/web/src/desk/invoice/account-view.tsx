import { compareDecimals, negated } from '@rappen/core/money';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { dayIn } from '../../language/written/day.ts';
import { download } from '../../parts/download.ts';
import { accountOf, creditNotesIn, invoiceOf, isPositive, wordsOfPayment } from '../../records/desk/account.ts';
import { issuedBy } from '../../records/desk/issued-by.ts';
import { type Company, completed, type Invoice } from '../../records/desk/records.ts';
import { fileNameOf } from '../../work/invoice/file-name.ts';
import { maker } from '../../work/maker/maker.ts';
import { askedAnew, isStale } from '../drafts/reminder.ts';

/** How it stands with an issued invoice: what is due, what settles it, and what is left. */
export function AccountView({
  invoice,
  invoices,
}: {
  readonly invoice: Invoice;
  readonly invoices: readonly Invoice[];
}) {
  const { texts, language } = useWords();
  const words = texts.desk.account;
  if (invoice.kind !== 'invoice' || invoice.issuedOn === '') return null;
  const account = accountOf(invoice, creditNotesIn(invoices));
  const { due, payments, credits, granted, closed, rest, uncounted } = account;
  if (payments.length + credits.length + uncounted.length === 0 && !isPositive(closed)) return null;
  const told = (text: string, on: string, number = '') =>
    fill(text, { date: on === '' ? '' : dayIn(language, on), number });
  const lines: (readonly [string, string])[] = [
    [words.due, due],
    ...payments.map((payment): readonly [string, string] => [
      told(wordsOfPayment(payment, words), payment.on),
      negated(payment.amount),
    ]),
    ...credits.map((note): readonly [string, string] => [
      told(words.credited, note.date, note.number),
      negated(note.due),
    ]),
  ];
  if (isPositive(granted)) lines.push([words.granted, negated(granted)]);
  if (isPositive(closed)) lines.push([told(words.closed, invoice.paidOn), negated(closed)]);
  const isCredit = compareDecimals(rest, '0') < 0;
  return (
    <section class="account" aria-label={words.title}>
      <dl>
        {lines.map(([label, amount], index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd class="figures">{groupedAmount(amount)}</dd>
          </div>
        ))}
        <div class="rest">
          <dt>{isCredit ? words.inCredit : words.rest}</dt>
          <dd class="figures">
            {invoice.currency} {groupedAmount(isCredit ? negated(rest) : rest)}
          </dd>
        </div>
      </dl>
      {uncounted.map(({ id, number, currency }) => (
        <p key={id} class="hint error">
          {fill(words.uncounted, { number, currency })}
        </p>
      ))}
    </section>
  );
}

/** That something came in or was credited since a reminder was written, which it does not know yet. */
export function StaleReminder(properties: {
  readonly reminder: Invoice;
  readonly invoices: readonly Invoice[];
  readonly change: (changes: Partial<Invoice>) => void;
}) {
  const { reminder, invoices, change } = properties;
  const words = useWords().texts.desk.account;
  const invoice = reminder.kind === 'reminder' && reminder.issuedOn === '' ? invoiceOf(reminder, invoices) : undefined;
  if (invoice === undefined) return null;
  const account = accountOf(invoice, creditNotesIn(invoices));
  if (!isStale(reminder, account)) return null;
  if (!isPositive(account.rest)) return <p class="notice">{words.settledMeanwhile}</p>;
  return (
    <p class="notice">
      {fill(words.changedMeanwhile, { amount: `${invoice.currency} ${groupedAmount(account.rest)}` })}
      <button type="button" onClick={() => change(askedAnew(reminder, invoice, account))}>
        {words.askAnew}
      </button>
    </p>
  );
}

/** What an invoice was when it was issued before: each version as a file. */
export function Versions({ invoice, company }: { readonly invoice: Invoice; readonly company: Company }) {
  const { texts, language } = useWords();
  const words = texts.desk.account;
  const versions = invoice.versions.flatMap(versionOf);
  if (versions.length === 0) return null;
  const save = async (version: Invoice) => {
    const file = await maker.ask('invoice', { invoice: version, company: issuedBy(version, company) });
    if (file) download(file, fileNameOf(version));
  };
  return (
    <section class="account" aria-label={words.versions}>
      <h3>{words.versions}</h3>
      <ul>
        {versions.map((version, index) => (
          <li key={index}>
            {fill(texts.desk.editor.issuedOn, { date: dayIn(language, version.issuedOn) })}, {version.currency}{' '}
            <span class="figures">{groupedAmount(version.due || '0.00')}</span>{' '}
            <button type="button" class="quiet" onClick={() => void save(version)}>
              {texts.desk.actions.download}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function versionOf(text: string): readonly Invoice[] {
  try {
    return [completed('invoices', JSON.parse(text) as Invoice)];
  } catch {
    return [];
  }
}
