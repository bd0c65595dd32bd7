import { productOf } from '@rappen/core/money';
import { useMemo, useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { dayIn } from '../../language/written/day.ts';
import { papersIn } from '../../records/desk/account.ts';
import { billOf, effortSum } from '../../records/desk/efforts.ts';
import { type Company, type Customer, type Effort, newEffort } from '../../records/desk/records.ts';
import { firstLine } from '../../records/first-line.ts';
import { swissDay } from '../../records/swiss-day.ts';
import { typedNumber } from '../../work/invoice/typed-numbers.ts';
import { RecordDialog } from '../lists/record-dialog.tsx';
import { RecordTable } from '../lists/record-table.tsx';
import { useRecordFields } from '../parts/fields.tsx';
import type { Desk } from '../state/use-desk.ts';
import { billEfforts } from './bill-efforts.ts';

/** Hours and expenses of a company: what is not billed becomes an invoice for its customer in one click. */
export function EffortsPage({ desk }: { readonly desk: Desk }) {
  const { efforts: words, articles } = useWords().texts.desk;
  const [edited, setEdited] = useState<Effort>();
  const { company, records } = desk;
  const efforts = (records?.efforts ?? [])
    .filter(({ companyId }) => companyId === company?.id)
    .sort((one, other) => (one.on > other.on ? -1 : 1));
  const customers = (records?.customers ?? []).filter(({ companyId }) => companyId === company?.id);
  if (company === undefined) return <p>{articles.empty}</p>;
  return (
    <>
      <div class="list-bar">
        <p class="hint">{words.empty}</p>
        <button type="button" class="primary" onClick={() => setEdited(newEffort(company.id, swissDay(new Date())))}>
          {words.add}
        </button>
      </div>
      <Billing desk={desk} company={company} efforts={efforts} customers={customers} />
      <Efforts desk={desk} efforts={efforts} customers={customers} onEdit={setEdited} />
      {edited && (
        <EffortDialog
          effort={edited}
          customers={customers}
          hasVat={company.vat !== 'none'}
          onClose={(changed) => {
            if (changed) void desk.put('efforts', changed);
            setEdited(undefined);
          }}
        />
      )}
    </>
  );
}

const nameOf = ({ description, on }: Effort) => firstLine(description) || on;

/** For each customer with something that is not billed, the way to an invoice of it. */
function Billing(properties: {
  readonly desk: Desk;
  readonly company: Company;
  readonly efforts: readonly Effort[];
  readonly customers: readonly Customer[];
}) {
  const { desk, company, efforts, customers } = properties;
  const words = useWords().texts.desk.efforts;
  const [isBusy, setBusy] = useState(false);
  const invoices = desk.records?.invoices ?? [];
  const papers = useMemo(() => papersIn(invoices), [invoices]);
  const open = efforts.filter((effort) => billOf(effort, invoices, papers) === undefined);
  const bill = async (customer: Customer, chosen: readonly Effort[]) => {
    setBusy(true);
    const invoice = await billEfforts(desk, company, customer, chosen, swissDay(new Date()));
    setBusy(false);
    if (invoice) location.hash = `#/desk/invoice/${invoice.id}`;
  };
  return (
    <div class="buttons">
      {customers.map((customer) => {
        const own = open.filter(({ customerId }) => customerId === customer.id);
        const values = {
          name: firstLine(customer.address),
          count: own.length,
          amount: `${company.currency} ${groupedAmount(effortSum(own, typedNumber))}`,
        };
        return (
          own.length > 0 && (
            <button key={customer.id} type="button" disabled={isBusy} onClick={() => void bill(customer, own)}>
              {fill(own.length === 1 ? words.billOne : words.bill, values)}
            </button>
          )
        );
      })}
    </div>
  );
}

function Efforts(properties: {
  readonly desk: Desk;
  readonly efforts: readonly Effort[];
  readonly customers: readonly Customer[];
  readonly onEdit: (effort: Effort) => void;
}) {
  const { desk, efforts, customers, onEdit } = properties;
  const { texts, language } = useWords();
  const words = texts.desk.efforts;
  const invoices = desk.records?.invoices ?? [];
  const papers = useMemo(() => papersIn(invoices), [invoices]);
  const customerOf = ({ customerId }: Effort) =>
    firstLine(customers.find(({ id }) => id === customerId)?.address ?? '') || words.noCustomer;
  const stateOf = (effort: Effort) => {
    const invoice = billOf(effort, invoices, papers);
    if (invoice === undefined) return words.open;
    return <a href={`#/desk/invoice/${invoice.id}`}>{invoice.number || words.inDraft}</a>;
  };
  const release = (effort: Effort) =>
    billOf(effort, invoices, papers) !== undefined && (
      <button
        type="button"
        class="quiet"
        aria-label={fill(words.releaseOf, { name: nameOf(effort) })}
        onClick={() => void desk.put('efforts', { ...effort, invoiceId: '' })}
      >
        {words.release}
      </button>
    );
  return (
    <RecordTable
      label={words.title}
      rows={efforts}
      nameTitle={words.description}
      nameOf={nameOf}
      before={[{ title: words.on, cell: ({ on }) => on && dayIn(language, on) }]}
      after={[
        { title: words.customer, cell: customerOf },
        { title: words.quantity, isAmount: true, cell: ({ quantity, unit }) => `${quantity} ${unit}` },
        {
          title: words.price,
          isAmount: true,
          cell: ({ price }) => <span class="figures">{groupedAmount(price)}</span>,
        },
        { title: words.amount, isAmount: true, cell: (effort) => <span class="figures">{amountOf(effort)}</span> },
        { title: words.state, cell: stateOf },
      ]}
      moreOf={release}
      words={words}
      onEdit={onEdit}
      onRemove={({ id }) => void desk.remove('efforts', id)}
    />
  );
}

function amountOf({ quantity, price }: Effort): string {
  const [count, rate] = [typedNumber(quantity), typedNumber(price)];
  return count === undefined || rate === undefined ? '' : groupedAmount(productOf([count, rate]));
}

function EffortDialog(properties: {
  readonly effort: Effort;
  readonly customers: readonly Customer[];
  readonly hasVat: boolean;
  readonly onClose: (changed?: Effort) => void;
}) {
  const { effort, customers, hasVat, onClose } = properties;
  const { efforts: words, editor } = useWords().texts.desk;
  const [record, setRecord] = useState(effort);
  const change = (changes: Partial<Effort>) => setRecord((now) => ({ ...now, ...changes }));
  const { text, choice } = useRecordFields(record, change, 'effort.');
  const names = customers.map(({ id, address }) => [id, firstLine(address)] as const);
  return (
    <RecordDialog title={words.title} onKeep={() => onClose(record)} onClose={() => onClose()}>
      {text('on', words.on, { type: 'date' })}
      {text('description', words.description, { rows: 2, required: true })}
      {choice('customerId', words.customer, [['', words.noCustomer], ...names])}
      <div class="row">
        {text('quantity', words.quantity, { width: 'narrow', inputMode: 'decimal' })}
        {text('unit', words.unit, { width: 'narrow' })}
        {text('price', words.price, { width: 'narrow', inputMode: 'decimal' })}
        {hasVat && text('vatRate', editor.vatRate, { width: 'narrow', inputMode: 'decimal' })}
      </div>
    </RecordDialog>
  );
}
