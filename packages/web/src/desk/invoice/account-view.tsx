import { compareDecimals, negated } from '@rappen/core/money';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { dayIn } from '../../language/written/day.ts';
import { download } from '../../parts/download.ts';
import { type AccountLine, accountOf, invoiceOf, isPositive, papersIn } from '../../records/desk/account.ts';
import { completed } from '../../records/desk/completed.ts';
import { issuedBy } from '../../records/desk/issued-by.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { fileNameOf } from '../../work/invoice/file-name.ts';
import { madeFile } from '../actions/made-file.ts';
import { askedAnew, isStale } from '../drafts/reminder.ts';
import type { Desk } from '../state/use-desk.ts';

/** How it stands with an issued invoice: what is due, what settles it, and what is left. What was entered by hand can be removed. */
export function AccountView({
  invoice,
  invoices,
  change,
}: {
  readonly invoice: Invoice;
  readonly invoices: readonly Invoice[];
  readonly change: (changes: Partial<Invoice>) => void;
}) {
  const words = useWords().texts.desk.account;
  if (invoice.kind !== 'invoice' || invoice.issuedOn === '') return null;
  const { lines, rest, reminders, uncounted } = accountOf(invoice, papersIn(invoices));
  const hasLines = lines.some(({ kind }) => kind !== 'due');
  if (!hasLines && uncounted.length + reminders.length === 0) return null;
  const isCredit = compareDecimals(rest, '0') < 0;
  const remove = (entry: number) => change({ entered: invoice.entered.filter((_, index) => index !== entry) });
  return (
    <section class="account" aria-label={words.title}>
      <dl>
        {lines.map((line, index) => (
          <Line key={index} line={line} remove={remove} />
        ))}
        <div class="rest">
          <dt>{isCredit ? words.inCredit : words.rest}</dt>
          <dd class="figures">
            {invoice.currency} {groupedAmount(isCredit ? negated(rest) : rest)}
          </dd>
        </div>
      </dl>
      <Reminders reminders={reminders} />
      {uncounted.map(({ id, number, currency }) => (
        <p key={id} class="hint error">
          {fill(words.uncounted, { number, currency })}
        </p>
      ))}
    </section>
  );
}

/** A line of the account, with what of it a statement tells as well. */
function Line({ line, remove }: { readonly line: AccountLine; readonly remove: (entry: number) => void }) {
  const { texts, language } = useWords();
  const words = texts.desk.account;
  const { kind, on, amount, way, of, entry, toldToo } = line;
  const text = kind === 'received' && on === '' ? words.receivedBefore : words.lines[kind];
  const label = fill(text, {
    date: on === '' ? '' : dayIn(language, on),
    number: of?.number ?? '',
    way: way ? words.ways[way] : '',
  });
  // The discount and the charge of a payment go with it
  const isRemovable = entry !== undefined && kind !== 'granted' && kind !== 'charge';
  return (
    <div>
      <dt>
        {label}
        {toldToo !== undefined && <small> {fill(words.toldToo, { amount: groupedAmount(toldToo) })}</small>}
        {isRemovable && (
          <button
            type="button"
            class="quiet"
            aria-label={fill(words.removeOf, { entry: label })}
            onClick={() => remove(entry)}
          >
            {words.remove}
          </button>
        )}
      </dt>
      <dd class="figures">{groupedAmount(amount)}</dd>
    </div>
  );
}

/** The reminders of an invoice, each with its way to it. */
function Reminders({ reminders }: { readonly reminders: readonly Invoice[] }) {
  const { texts, language } = useWords();
  if (reminders.length === 0) return null;
  return (
    <>
      <h3>{texts.desk.account.reminders}</h3>
      <ol>
        {reminders.map(({ id, title, date }) => (
          <li key={id}>
            <a href={`#/desk/invoice/${id}`}>
              {title || texts.desk.kinds.reminder}, {dayIn(language, date)}
            </a>
          </li>
        ))}
      </ol>
    </>
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
  const account = accountOf(invoice, papersIn(invoices));
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
export function Versions(properties: { readonly desk: Desk; readonly invoice: Invoice; readonly company: Company }) {
  const { desk, invoice, company } = properties;
  const { texts, language } = useWords();
  const words = texts.desk.account;
  const versions = invoice.versions.flatMap(versionOf);
  if (versions.length === 0) return null;
  const save = async (version: Invoice) => {
    const file = await madeFile(desk, 'invoice', version, issuedBy(version, company));
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
