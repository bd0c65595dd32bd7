import { useState } from 'preact/hooks';
import { BankNav } from '../bank/bank-nav.tsx';
import { FileNews, NoticeLine } from '../bank/bank-notice.tsx';
import type { BankRecords } from '../bank/records.ts';
import { type Bank, useBank } from '../bank/use-bank.ts';
import { useBankFiles } from '../bank/use-bank-files.tsx';
import { groupedAmount } from '../biller/parts/amount.ts';
import { chosenAmong } from '../desk/chosen-company.ts';
import { useBankWords } from '../language/bank/words.ts';
import { fill } from '../language/catalogue.ts';
import { swissDay } from '../make/validate.ts';
import { maker } from '../maker/maker.ts';
import type { OpenedTable } from '../maker/protocol.ts';
import { download } from '../parts/download.ts';
import { DropZone } from '../parts/drop-zone.tsx';
import { usePageDrops, usePaste } from '../parts/drops.ts';
import type { PageProps } from '../shell/route.ts';
import { billsOfTable, namesAccounts } from './bill-table.ts';
import { cellsOfReceipts } from './export.ts';
import { listedReceipts, listNames, sumsOfRuns } from './lists.ts';
import { OpenBillsPanel } from './open-bills-panel.tsx';
import { ReceiptList } from './receipt-list.tsx';
import { type DeskInvoices, useDeskInvoices } from './use-desk-invoices.ts';
import { useStatements } from './use-statements.ts';

/** Account statements tick off the bills that were paid, and say what needs a look. */
export function StatementsPage({ route }: PageProps) {
  const { texts } = useBankWords();
  const bank = useBank();
  const desk = useDeskInvoices();
  return (
    <div class="bank">
      <BankNav page={route.page} />
      {bank.records === undefined || !desk.isRead ? (
        <p role="status" class="loading">
          {texts.shell.loading}
        </p>
      ) : (
        <Received bank={bank} records={bank.records} desk={desk} />
      )}
    </div>
  );
}

function Received(properties: { readonly bank: Bank; readonly records: BankRecords; readonly desk: DeskInvoices }) {
  const { bank, records, desk } = properties;
  const { bank: texts, sentenceOf } = useBankWords();
  const words = texts.statements;
  const today = swissDay(new Date());
  const intake = useBankFiles(bank);
  const state = useStatements(bank, desk, intake, today);
  const [table, setTable] = useState<OpenedTable>();
  const takeTable = async (opened: OpenedTable, account: string) => {
    const { bills, leftOut } = billsOfTable(opened, account);
    if (bills.length === 0) return intake.say({ text: words.bills.none, isBad: true });
    // What is known already keeps what was paid of it
    const known = new Map(bank.current().bills.map((one) => [one.id, one]));
    const put = bills.map(({ id, bill }) => ({ id, bill: { ...bill, paid: known.get(id)?.bill.paid } }));
    const kept = await bank.change({ put: { bills: put } });
    setTable(undefined);
    if (kept !== 'kept') return intake.sayKept(kept);
    const added = fill(words.bills.added, { count: bills.length });
    const rows = leftOut.length > 0 ? ` ${fill(words.bills.leftOut, { rows: leftOut.slice(0, 20).join(', ') })}` : '';
    intake.say({ text: added + rows });
  };
  const openTable = async (file: File) => {
    const opened = await maker.ask('open', file).catch(() => undefined);
    if (!opened?.ok) {
      const text = opened ? opened.problems.map(sentenceOf).join(' ') : texts.files.failed;
      return intake.say({ text, isBad: true });
    }
    if (namesAccounts(opened.value)) await takeTable(opened.value, '');
    else setTable(opened.value);
  };
  const take = (given: readonly Blob[]) => {
    const files = given.filter((file): file is File => file instanceof File);
    const isTable = ({ name }: File) => /\.(?:csv|xlsx|txt)$/i.test(name);
    for (const file of files.filter(isTable)) void openTable(file);
    const statements = files.filter((file) => !isTable(file));
    if (statements.length > 0) void state.take(statements);
  };
  const isOver = usePageDrops(take);
  usePaste(take, () => undefined);
  const { runs } = records;
  const lists = listedReceipts(runs);
  const labels = new Map(state.open.map(({ bill, label }) => [bill.id, label]));
  const save = async (kind: 'csv' | 'xlsx') => {
    const labelOf = (id: string) => labels.get(id) ?? id.slice(id.indexOf(':') + 1);
    const rows = cellsOfReceipts(lists, labelOf, texts, sentenceOf);
    download(await maker.ask('table', { kind, rows }), `${words.fileName}.${kind}`);
  };
  return (
    <div class={`read statements${isOver ? ' over' : ''}`}>
      <p class="lead">{words.lead}</p>
      {bank.isVolatile && <p class="hint error">{texts.volatile}</p>}
      <div class="sources">
        <DropZone
          choose={words.chooseFiles}
          hint={words.drop}
          accept=".xml,.zip,.csv,.xlsx,.txt,application/xml,text/xml"
          onFiles={take}
          small={runs.length > 0}
        />
      </div>
      {intake.progress}
      <div role="status">
        <NoticeLine notice={intake.notice} onClose={() => intake.say(undefined)} />
        <FileNews files={intake.files} news={intake.news} />
      </div>
      {runs.length > 0 && (
        <>
          <Sums records={records} />
          {listNames.map((name) => (
            <ReceiptList key={name} name={name} receipts={lists[name]} state={state} />
          ))}
          <div class="buttons">
            {(['xlsx', 'csv'] as const).map((kind) => (
              <button key={kind} type="button" onClick={() => void save(kind)}>
                {fill(words.save, { kind: kind === 'csv' ? 'CSV' : 'Excel' })}
              </button>
            ))}
            <button type="button" class="quiet" onClick={() => void state.undoLatest()}>
              {words.undoLatest}
            </button>
          </div>
        </>
      )}
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

/** What came in, by currency: the two parts make the whole. */
function Sums({ records }: { readonly records: BankRecords }) {
  const { bank } = useBankWords();
  const words = bank.statements;
  const sums = sumsOfRuns(records.runs);
  if (sums.length === 0) return null;
  const columns = ['paid', 'look', 'incoming', 'reversed'] as const;
  return (
    <table class="list sums" aria-label={words.sums.label}>
      <thead>
        <tr>
          <th scope="col">{words.columns.currency}</th>
          {columns.map((name) => (
            <th key={name} scope="col" class="right">
              {words.sums[name]}
            </th>
          ))}
        </tr>
      </thead>
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
