import { useState } from 'preact/hooks';
import { useBankWords } from '../language/bank/words.ts';
import { fill } from '../language/catalogue.ts';
import { groupedAmount } from '../language/written/amount.ts';
import { dayIn } from '../language/written/day.ts';
import { groupedReference } from '../language/written/reference.ts';
import { limits } from '../limits.ts';
import { TableHead } from '../parts/table-head.tsx';
import type { ListedReceipt, ListName } from './lists.ts';
import { choicesFor, type OpenBill, openAmountOf } from './open-bills.ts';
import type { Statements } from './use-statements.ts';

/** One of the three lists; what is only proposed is decided by a button. */
export function ReceiptList(properties: {
  readonly name: ListName;
  readonly receipts: readonly ListedReceipt[];
  readonly state: Statements;
}) {
  const { name, receipts, state } = properties;
  const { bank } = useBankWords();
  const words = bank.statements;
  const [isAll, setAll] = useState(false);
  const shown = isAll ? receipts : receipts.slice(0, limits.shownReceiptsMax);
  const title = `${words.lists[name]} (${receipts.length})`;
  return (
    <details class="receipts" open={name !== 'other'}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <p class="hint">{receipts.length === 0 ? words.none[name] : words.hints[name]}</p>
      {receipts.length > 0 && (
        <table class="list" aria-label={words.lists[name]}>
          <TableHead
            titles={[
              words.columns.date,
              words.columns.payer,
              words.columns.amount,
              words.columns.verdict,
              words.columns.bill,
            ]}
            figures={[2]}
          />
          <tbody>
            {shown.map((listed) => (
              <ReceiptRow key={`${listed.run.id} ${listed.index}`} listed={listed} name={name} state={state} />
            ))}
          </tbody>
        </table>
      )}
      {shown.length < receipts.length && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {fill(words.showAll, { count: receipts.length })}
        </button>
      )}
    </details>
  );
}

function ReceiptRow(properties: {
  readonly listed: ListedReceipt;
  readonly name: ListName;
  readonly state: Statements;
}) {
  const { listed, name, state } = properties;
  const { bank, language, sentenceOf } = useBankWords();
  const words = bank.statements;
  const { receipt } = listed;
  const { verdict, decided, reasons, date, payer, reference, message, currency, amount, direction } = receipt;
  const said = decided ? words.decided : words.verdicts[verdict];
  return (
    <tr>
      <td data-title={words.columns.date}>{date ? dayIn(language, date) : '–'}</td>
      <td data-title={words.columns.payer}>
        <div>
          <span>{payer ?? words.noPayer}</span>
          {reference && <small class="figures">{groupedReference(reference)}</small>}
          {message && <small>{message}</small>}
        </div>
      </td>
      <td data-title={words.columns.amount} class="right figures">
        <span>
          {currency} {direction === 'debit' ? '−' : ''}
          {groupedAmount(amount)}
        </span>
      </td>
      <td data-title={words.columns.verdict}>
        <div>
          <span class={`state ${name}`}>{said}</span>
          {reasons.map((reason, index) => (
            <small key={index}>{sentenceOf(reason)}</small>
          ))}
        </div>
      </td>
      <td data-title={words.columns.bill}>
        <div>
          <BillCell listed={listed} name={name} state={state} />
        </div>
      </td>
    </tr>
  );
}

function BillCell({ listed, name, state }: { listed: ListedReceipt; name: ListName; state: Statements }) {
  const { bank, sentenceOf } = useBankWords();
  const words = bank.statements;
  const { receipt } = listed;
  const labelOf = (id: string) => state.open.find(({ bill }) => bill.id === id);
  const known = receipt.decided?.bill ?? receipt.bill;
  if (known !== undefined)
    return (
      <>
        <BillName id={known} open={labelOf(known)} />
        {receipt.decided && (
          <button type="button" class="quiet" onClick={() => void state.takeBack(listed)}>
            {words.takeBack}
          </button>
        )}
      </>
    );
  if (name !== 'look' || receipt.direction === 'debit') return null;
  const proposed = receipt.candidates.flatMap(({ bill, reason }) => {
    const open = labelOf(bill);
    return open && open.bill.currency === receipt.currency ? [{ bill, open, reason }] : [];
  });
  const others = choicesFor(listed, state.open).filter(({ bill }) => proposed.every((one) => one.bill !== bill.id));
  return (
    <>
      {proposed.map(({ bill, open, reason }) => (
        <div key={bill} class="proposal">
          <small>{sentenceOf(reason)}</small>
          <button type="button" onClick={() => void state.decide(listed, bill)}>
            {fill(words.isFor, { bill: shownBill(open) })}
          </button>
        </div>
      ))}
      {others.length > 0 && (
        <select
          aria-label={fill(words.chooseFor, { payer: receipt.payer ?? words.noPayer, amount: receipt.amount })}
          value=""
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== '') void state.decide(listed, currentTarget.value);
          }}
        >
          <option value="">{words.choose}</option>
          {others.slice(0, limits.shownReceiptsMax).map((open) => (
            <option key={open.bill.id} value={open.bill.id}>
              {shownBill(open)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

/** A bill by its number, which leads to the desk where it is an invoice there. */
export function BillName({ id, open }: { readonly id: string; readonly open: OpenBill | undefined }) {
  if (open?.invoice) return <a href={`#/desk/invoice/${open.invoice.id}`}>{open.label}</a>;
  return <span>{open?.label ?? id.slice(id.indexOf(':') + 1)}</span>;
}

function shownBill({ bill, label }: OpenBill): string {
  const open = openAmountOf(bill);
  const amount = open === undefined ? '' : `${bill.currency} ${groupedAmount(open)}`;
  return [label, bill.debtor, amount].filter(Boolean).join(', ');
}
