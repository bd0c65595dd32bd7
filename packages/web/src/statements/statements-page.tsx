import { isMt940 } from '@rappen/core/statement';
import { useState } from 'preact/hooks';
import { useBankWords } from '../language/bank/words.ts';
import { fill } from '../language/catalogue.ts';
import { groupedAmount } from '../language/written/amount.ts';
import { DropZone } from '../parts/fields/drop-zone.tsx';
import { usePageDrops, usePaste } from '../parts/page/drops.ts';
import type { PageProps } from '../parts/page/route.ts';
import { TableHead } from '../parts/table-head.tsx';
import type { BankRecords } from '../records/bank/records.ts';
import { swissDay } from '../records/swiss-day.ts';
import { BankFrame } from '../work/bank/bank-frame.tsx';
import { BankNoticeLine, FileNews } from '../work/bank/bank-notice.tsx';
import { type Bank, useBank } from '../work/bank/use-bank.ts';
import { type BankIntake, useBankFiles } from '../work/bank/use-bank-files.tsx';
import { chosenAmong } from '../work/desk/chosen-company.ts';
import { maker } from '../work/maker/maker.ts';
import type { OpenedTable } from '../work/maker/protocol.ts';
import { SaveTable } from '../work/maker/save-table.tsx';
import { billsOfTable, namesAccounts } from './bill-table.ts';
import { BooksPanel } from './books-panel.tsx';
import { cellsOfReceipts } from './export.ts';
import { listedReceipts, listNames, sumsOfRuns } from './lists.ts';
import { OpenBillsPanel } from './open-bills-panel.tsx';
import { ReceiptList } from './receipt-list.tsx';
import { type DeskInvoices, useDeskInvoices } from './use-desk-invoices.ts';
import { type Statements, useStatements } from './use-statements.ts';

/** Account statements tick off the bills that were paid, and say what needs a look. */
export function StatementsPage({ route }: PageProps) {
  const bank = useBank();
  const desk = useDeskInvoices();
  return (
    <BankFrame page={route.page} isRead={bank.records !== undefined && desk.isRead}>
      {() => <Received bank={bank} desk={desk} />}
    </BankFrame>
  );
}

/** A text may be a table, or a statement in the format of SWIFT. */
async function isTable(file: File): Promise<boolean> {
  if (!/\.txt$/i.test(file.name)) return /\.(?:csv|xlsx)$/i.test(file.name);
  return !isMt940(await file.slice(0, beginningBytes).text());
}

const beginningBytes = 4096;

function Received({ bank, desk }: { readonly bank: Bank; readonly desk: DeskInvoices }) {
  const records = bank.records ?? bank.current();
  const { bank: texts } = useBankWords();
  const words = texts.statements;
  const intake = useBankFiles(bank);
  const state = useStatements(bank, desk, intake, swissDay(new Date()));
  const { table, openTable, takeTable } = useBillTables(bank, intake);
  const sort = async (given: readonly Blob[]) => {
    const statements: File[] = [];
    for (const file of given) {
      if (!(file instanceof File)) continue;
      if (await isTable(file)) void openTable(file);
      else statements.push(file);
    }
    if (statements.length > 0) void state.take(statements);
  };
  const take = (given: readonly Blob[]) => void sort(given);
  const isOver = usePageDrops(take);
  usePaste(take, () => undefined);
  return (
    <div class={`read statements${isOver ? ' over' : ''}`}>
      <p class="lead">{words.lead}</p>
      {bank.isVolatile && <p class="hint error">{texts.volatile}</p>}
      <div class="sources">
        <DropZone
          choose={words.chooseFiles}
          hint={words.drop}
          accept=".xml,.zip,.sta,.mt940,.940,.csv,.xlsx,.txt,application/xml,text/xml"
          onFiles={take}
          small={records.runs.length > 0}
        />
      </div>
      {intake.progress}
      <div role="status">
        <BankNoticeLine notice={intake.notice} onClose={() => intake.say(undefined)} />
        <FileNews {...intake} />
      </div>
      {records.runs.length > 0 && <Receipts records={records} state={state} />}
      <BooksPanel bank={bank} intake={intake} />
      <OpenBillsPanel
        key={table ? 'account' : 'list'}
        bank={bank}
        open={state.open}
        table={table}
        account={chosenAmong(desk.companies)?.iban ?? ''}
        onFile={(file) => void openTable(file)}
        onTable={(opened, account) => void takeTable(opened, account)}
        say={intake.say}
      />
    </div>
  );
}

/** Lists of open bills: opened, and taken in where each bill names its account or somebody has said it. */
function useBillTables(bank: Bank, intake: BankIntake) {
  const { bank: texts, sentenceOf } = useBankWords();
  const words = texts.statements.bills;
  const [table, setTable] = useState<OpenedTable>();
  const takeTable = async (opened: OpenedTable, account: string) => {
    const { bills, leftOut } = billsOfTable(opened, account);
    if (bills.length === 0) return intake.say({ text: words.none, isBad: true });
    // What is known already keeps what was paid of it
    const known = new Map(bank.current().bills.map((one) => [one.id, one]));
    const put = bills.map(({ id, bill }) => ({ id, bill: { ...bill, paid: known.get(id)?.bill.paid } }));
    const kept = await bank.change({ put: { bills: put } });
    setTable(undefined);
    if (kept !== 'kept') return intake.sayKept(kept);
    const added = fill(words.added, { count: bills.length });
    const rows = leftOut.length > 0 ? ` ${fill(words.leftOut, { rows: leftOut.slice(0, 20).join(', ') })}` : '';
    intake.say({ text: added + rows });
  };
  const openTable = async (file: File) => {
    const opened = await maker.ask('open', { file }).catch(() => undefined);
    if (!opened?.ok) {
      const text = opened ? opened.problems.map(sentenceOf).join(' ') : texts.files.failed;
      return intake.say({ text, isBad: true });
    }
    if (namesAccounts(opened.value)) await takeTable(opened.value, '');
    else setTable(opened.value);
  };
  return { table, openTable, takeTable };
}

/** What came in: its sums, the three lists, and all of it as a file. */
function Receipts({ records, state }: { readonly records: BankRecords; readonly state: Statements }) {
  const { bank: texts, sentenceOf } = useBankWords();
  const words = texts.statements;
  const lists = listedReceipts(records.runs);
  const cells = () => {
    const labels = new Map(state.open.map(({ bill, label }) => [bill.id, label]));
    const labelOf = (id: string) => labels.get(id) ?? id.slice(id.indexOf(':') + 1);
    return cellsOfReceipts(lists, labelOf, texts, sentenceOf);
  };
  return (
    <>
      <Sums records={records} />
      {listNames.map((name) => (
        <ReceiptList key={name} name={name} receipts={lists[name]} state={state} />
      ))}
      <div class="buttons">
        <SaveTable label={words.save} name={words.fileName} rows={cells} />
        <button type="button" class="quiet" onClick={() => void state.undoLatest()}>
          {words.undoLatest}
        </button>
      </div>
    </>
  );
}

/** What came in, by currency: the two parts make the whole. */
function Sums({ records }: { readonly records: BankRecords }) {
  const { bank } = useBankWords();
  const words = bank.statements;
  const sums = sumsOfRuns(records.runs);
  if (sums.length === 0) return null;
  const columns = ['paid', 'look', 'incoming', 'reversed'] as const;
  return (
    <table class="list sums" aria-label={words.sums.label}>
      <TableHead
        titles={[words.columns.currency, ...columns.map((name) => words.sums[name])]}
        figures={columns.map((_, index) => index + 1)}
      />
      <tbody>
        {sums.map((sum) => (
          <tr key={sum.currency}>
            <td data-title={words.columns.currency}>{sum.currency}</td>
            {columns.map((name) => (
              <td key={name} data-title={words.sums[name]} class="right figures">
                {groupedAmount(sum[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
