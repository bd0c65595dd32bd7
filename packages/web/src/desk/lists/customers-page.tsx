import { sumOf } from '@rappen/core/money';
import { useMemo, useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { Check } from '../../parts/fields/check.tsx';
import { SearchField } from '../../parts/fields/search-field.tsx';
import { isPositive, papersIn, restOf } from '../../records/desk/account.ts';
import { type Company, type Customer, type Invoice, newCustomer } from '../../records/desk/records.ts';
import { firstLine } from '../../records/first-line.ts';
import { newId } from '../../records/new-id.ts';
import { useRecordFields } from '../parts/fields.tsx';
import type { Desk } from '../state/use-desk.ts';
import { RecordDialog } from './record-dialog.tsx';
import { RecordTable } from './record-table.tsx';

const nameOf = ({ address }: Customer): string => firstLine(address);

/** The customers of a company, with what they still owe. */
export function CustomersPage({ desk }: { readonly desk: Desk }) {
  const { customers: words, list } = useWords().texts.desk;
  const [edited, setEdited] = useState<Customer>();
  const [search, setSearch] = useState('');
  const { company, records } = desk;
  const openOf = useOpenAmounts(records?.invoices ?? []);
  if (company === undefined) return <p>{words.empty}</p>;
  const customers = found(records?.customers ?? [], company, search);
  return (
    <>
      <div class="list-bar">
        <SearchField label={words.search} value={search} onValue={setSearch} />
        <button type="button" class="primary" onClick={() => setEdited(newCustomer(company.id))}>
          {words.add}
        </button>
      </div>
      {customers.length === 0 && <p role="status">{search === '' ? words.empty : words.none}</p>}
      <RecordTable
        label={words.title}
        rows={customers}
        nameTitle={list.customer}
        nameOf={nameOf}
        detailOf={({ address }) => address.split('\n').slice(1).join(', ')}
        after={[
          { title: words.number, cell: ({ number }) => number },
          {
            title: words.open,
            isAmount: true,
            cell: (customer) => openOf(customer) && <span class="figures">{openOf(customer)}</span>,
          },
        ]}
        moreOf={(customer) => (
          <a
            class="button"
            href={`#/desk/new?customer=${customer.id}`}
            aria-label={fill(words.invoice, { name: nameOf(customer) })}
          >
            {list.add}
          </a>
        )}
        words={words}
        onEdit={setEdited}
        onRemove={({ id }) => void desk.remove('customers', id)}
      />
      {edited && (
        <CustomerDialog
          customer={edited}
          companies={records?.companies ?? []}
          onClose={(changed, isCopy) => {
            if (changed) void keepCustomer(desk, edited, changed, isCopy ?? false);
            setEdited(undefined);
          }}
        />
      )}
    </>
  );
}

/** The customers of a company that have what is sought in address or number, by name. */
function found(customers: readonly Customer[], company: Company, search: string): readonly Customer[] {
  const sought = search.toLocaleLowerCase();
  return customers
    .filter(
      ({ companyId, address, number }) =>
        companyId === company.id && `${number} ${address}`.toLocaleLowerCase().includes(sought),
    )
    .sort((a, b) => a.address.localeCompare(b.address));
}

/** What each customer still owes, by currency; empty where that is nothing. */
function useOpenAmounts(invoices: readonly Invoice[]): (customer: Customer) => string {
  const notes = useMemo(() => papersIn(invoices), [invoices]);
  return ({ id }) =>
    (['CHF', 'EUR'] as const)
      .flatMap((currency) => {
        const own = invoices.filter((one) => one.customerId === id && one.currency === currency);
        const open = sumOf(own.map((one) => restOf(one, notes)).filter(isPositive));
        return isPositive(open) ? [`${currency}\u00a0${groupedAmount(open)}`] : [];
      })
      .join(', ');
}

/** Keeps a customer; in another company it is moved there, or copied, and what was moved can be brought back. */
async function keepCustomer(desk: Desk, before: Customer, customer: Customer, isCopy: boolean): Promise<void> {
  const isElsewhere = customer.companyId !== before.companyId;
  const own = isElsewhere && isCopy ? { ...customer, id: newId(), revision: 0 } : customer;
  if ((await desk.put('customers', own)) !== 'kept' || !isElsewhere) return;
  const undo = () => {
    desk.say(undefined);
    if (isCopy) void desk.remove('customers', own.id);
    else void desk.put('customers', { ...before, revision: own.revision + 1 });
  };
  desk.say({ text: 'moved', undo });
}

function CustomerDialog(properties: {
  readonly customer: Customer;
  readonly companies: readonly Company[];
  readonly onClose: (changed?: Customer, isCopy?: boolean) => void;
}) {
  const { customer, companies, onClose } = properties;
  const { editor, customers: words, eInvoice, choice: choiceWords } = useWords().texts.desk;
  const [record, setRecord] = useState(customer);
  const [isCopy, setCopy] = useState(false);
  const change = (changes: Partial<Customer>) => setRecord((now) => ({ ...now, ...changes }));
  const { text, choice } = useRecordFields(record, change, 'customer.');
  return (
    <RecordDialog title={editor.customer} onKeep={() => onClose(record, isCopy)} onClose={() => onClose()}>
      {text('address', editor.address, { rows: 4, hint: editor.addressHint })}
      {text('email', editor.email, { type: 'email' })}
      {text('number', words.number)}
      <details class="assistant" open={customer.vatNumber !== '' || customer.electronicAddress !== ''}>
        <summary>{eInvoice.title}</summary>
        {text('vatNumber', eInvoice.customerVatNumber)}
        {text('electronicAddress', eInvoice.customerAddress, { hint: eInvoice.addressHints.peppol })}
      </details>
      {companies.length > 1 &&
        customer.revision > 0 &&
        choice(
          'companyId',
          words.company,
          companies.map(({ id, address }) => [id, firstLine(address) || choiceWords.unnamed]),
        )}
      {record.companyId !== customer.companyId && <Check label={words.copy} checked={isCopy} onChange={setCopy} />}
    </RecordDialog>
  );
}
