import { compareDecimals, exactSumOf } from '@rappen/core/money';
import { useState } from 'preact/hooks';
import { useBankWords } from '../language/bank/words.ts';
import { fill } from '../language/catalogue.ts';
import { groupedAmount } from '../language/written/amount.ts';
import { limits } from '../limits.ts';
import { TextField } from '../parts/fields/field.tsx';
import { FileButton } from '../parts/fields/file-button.tsx';
import { TableHead } from '../parts/table-head.tsx';
import type { BankNotice } from '../work/bank/bank-notice.tsx';
import type { Bank } from '../work/bank/use-bank.ts';
import type { OpenedTable } from '../work/maker/protocol.ts';
import { billsOfTable } from './bill-table.ts';
import { type OpenBill, openAmountOf } from './open-bills.ts';
import { BillName } from './receipt-list.tsx';

interface PanelProps {
  readonly bank: Bank;
  readonly open: readonly OpenBill[];
  /** A table whose bills name no account. */
  readonly table: OpenedTable | undefined;
  readonly account: string;
  readonly onFile: (file: File) => void;
  readonly onTable: (table: OpenedTable, account: string) => void;
  readonly say: (notice: BankNotice | undefined) => void;
}

/** The bills that payments are matched with: where they come from, and what is open of each. */
export function OpenBillsPanel(properties: PanelProps) {
  const { bank, open, table, onFile, say } = properties;
  const { bank: texts } = useBankWords();
  const words = texts.statements.bills;
  const removeList = useRemoval(bank, say);
  const ofDesk = open.filter(({ invoice }) => invoice !== undefined).length;
  const remaining = open.filter(({ bill }) => openAmountOf(bill) !== '0.00');
  return (
    <section class="open-bills" aria-labelledby="open-bills">
      <h2 id="open-bills">{words.title}</h2>
      <p class="hint">{fill(words.sources, { desk: ofDesk, list: open.length - ofDesk })}</p>
      <ul class="read-sums">
        {[...new Set(remaining.map(({ bill }) => bill.currency))].map((currency) => (
          <li key={currency}>
            {fill(words.sum, { currency })} <strong class="figures">{groupedAmount(sumOf(remaining, currency))}</strong>
          </li>
        ))}
      </ul>
      {table && <ListAccount {...properties} table={table} />}
      <div class="buttons">
        <FileButton
          label={words.choose}
          accept=".csv,.txt,.xlsx"
          onFiles={([file]) => {
            if (file) onFile(file);
          }}
        />
        {(bank.records?.bills ?? []).length > 0 && (
          <button type="button" class="quiet" onClick={() => void removeList()}>
            {words.remove}
          </button>
        )}
      </div>
      {remaining.length > 0 && <OpenBillTable open={remaining} />}
    </section>
  );
}

/** Removes the list of open bills, which can be undone. */
function useRemoval(bank: Bank, say: PanelProps['say']): () => Promise<void> {
  const { bank: texts } = useBankWords();
  const words = texts.statements.bills;
  const listed = bank.records?.bills ?? [];
  const undo = async () => {
    say(undefined);
    // A list that was added since has its own payments
    const known = new Set(bank.current().bills.map(({ id }) => id));
    const back = listed.filter(({ id }) => !known.has(id));
    const kept = await bank.change({ put: { bills: back }, absent: { bills: back.map(({ id }) => id) } });
    const left = listed.length - back.length;
    if (kept !== 'kept') say({ text: texts.kept[kept], isBad: true });
    else if (left > 0) say({ text: fill(words.leftAsIs, { count: left }) });
  };
  return async () => {
    await bank.change({ remove: { bills: listed.map(({ id }) => id) } });
    say({ text: fill(words.removed, { count: listed.length }), undo: () => void undo() });
  };
}

/** To which account the bills of a table are paid that does not say it. */
function ListAccount(properties: PanelProps & { readonly table: OpenedTable }) {
  const { table, onTable } = properties;
  const words = useBankWords().bank.statements.bills;
  const [account, setAccount] = useState(properties.account);
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      class="list-account"
      onSubmit={(event) => {
        event.preventDefault();
        const isNone = billsOfTable(table, account).bills.length === 0;
        setWrong(isNone);
        if (!isNone) onTable(table, account);
      }}
    >
      <TextField
        id="list-account"
        label={words.account}
        hint={words.accountHint}
        value={account}
        monospaced
        remarks={isWrong ? [{ severity: 'error', sentence: words.accountWrong, fixes: [] }] : []}
        onValue={setAccount}
      />
      <button type="submit" class="primary">
        {words.take}
      </button>
    </form>
  );
}

function sumOf(open: readonly OpenBill[], currency: string): string {
  return exactSumOf(open.flatMap(({ bill }) => (bill.currency === currency ? (openAmountOf(bill) ?? []) : [])));
}

function OpenBillTable({ open }: { readonly open: readonly OpenBill[] }) {
  const { bank } = useBankWords();
  const words = bank.statements.bills;
  const shown = open.slice(0, limits.shownReceiptsMax);
  return (
    <details>
      <summary>{fill(words.show, { count: open.length })}</summary>
      <table class="list" aria-label={words.title}>
        <TableHead titles={[words.number, words.debtor, words.amount, words.open]} figures={[2, 3]} />
        <tbody>
          {shown.map((one) => {
            const { id, debtor, amount, currency, paid = '0.00' } = one.bill;
            const isPartly = compareDecimals(paid, '0') !== 0;
            return (
              <tr key={id}>
                <td data-title={words.number}>
                  <BillName id={id} open={one} />
                </td>
                <td data-title={words.debtor}>{debtor}</td>
                <td data-title={words.amount} class="right figures">
                  {amount === undefined ? words.anyAmount : `${currency} ${groupedAmount(amount)}`}
                </td>
                <td data-title={words.open} class="right figures">
                  <div>
                    <span>{amount === undefined ? '' : groupedAmount(openAmountOf(one.bill) ?? '')}</span>
                    {isPartly && <small>{fill(words.partly, { paid: groupedAmount(paid) })}</small>}
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {shown.length < open.length && <p class="hint">{fill(words.more, { count: open.length - shown.length })}</p>}
    </details>
  );
}
