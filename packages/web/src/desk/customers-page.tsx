import { sumOf } from '@rappen/core/money';
import { useMemo, useState } from 'preact/hooks';
import { groupedAmount } from '../biller/parts/amount.ts';
import { fill } from '../language/catalogue.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Table } from '../parts/table.tsx';
import { useWords } from '../shell/words.ts';
import { creditNotesIn, isPositive, restOf } from './account.ts';
import { useRecordFields } from './fields.tsx';
import { type Company, type Customer, newCustomer, newId } from './records.ts';
import { EditButton, RemoveButton } from './row-buttons.tsx';
import type { Desk } from './use-desk.ts';

const nameOf = ({ address }: Customer): string => address.split('\n')[0] ?? '';

/** The customers of a company, with what they still owe. */
export function CustomersPage({ desk }: { readonly desk: Desk }) {
  const { texts } = useWords();
  const { customers: words, list } = texts.desk;
  const [edited, setEdited] = useState<Customer>();
  const [search, setSearch] = useState('');
  const { company, records } = desk;
  const sought = search.toLocaleLowerCase();
  const customers = (records?.customers ?? [])
    .filter(
      ({ companyId, address, number }) =>
        companyId === company?.id && `${number} ${address}`.toLocaleLowerCase().includes(sought),
    )
    .sort((a, b) => a.address.localeCompare(b.address));
  const invoices = records?.invoices ?? [];
  const notes = useMemo(() => creditNotesIn(invoices), [invoices]);
  const openOf = ({ id }: Customer) =>
    (['CHF', 'EUR'] as const)
      .flatMap((currency) => {
        const own = invoices.filter((one) => one.customerId === id && one.currency === currency);
        const open = sumOf(own.map((one) => restOf(one, notes)).filter(isPositive));
        return isPositive(open) ? [`${currency} ${groupedAmount(open)}`] : [];
      })
      .join(', ');
  if (company === undefined) return <p>{words.empty}</p>;
  return (
    <>
      <div class="list-bar">
        <input
          type="search"
          value={search}
          aria-label={words.search}
          placeholder={words.search}
          onInput={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <button type="button" class="primary" onClick={() => setEdited(newCustomer(company.id))}>
          {words.add}
        </button>
      </div>
      {customers.length === 0 && <p role="status">{search === '' ? words.empty : words.none}</p>}
      {customers.length > 0 && (
        <Table
          label={words.title}
          rows={customers}
          keyOf={({ id }) => id}
          columns={[
            {
              title: list.customer,
              cell: (customer) => (
                <>
                  <EditButton label={fill(words.edit, { name: nameOf(customer) })} onClick={() => setEdited(customer)}>
                    {nameOf(customer)}
                  </EditButton>{' '}
                  <small>{customer.address.split('\n').slice(1).join(', ')}</small>
                </>
              ),
            },
            { title: words.number, cell: ({ number }) => number },
            {
              title: words.open,
              isAmount: true,
              cell: (customer) => openOf(customer) && <span class="figures">{openOf(customer)}</span>,
            },
            {
              title: texts.desk.actions.more,
              isActions: true,
              cell: (customer) => (
                <>
                  <a
                    class="button"
                    href={`#/desk/new?customer=${customer.id}`}
                    aria-label={fill(words.invoice, { name: nameOf(customer) })}
                  >
                    {list.add}
                  </a>
                  <RemoveButton
                    label={fill(words.remove, { name: nameOf(customer) })}
                    onClick={() => void desk.remove('customers', customer.id)}
                  />
                </>
              ),
            },
          ]}
        />
      )}
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
  const { texts } = useWords();
  const { editor, customers: words, data, eInvoice } = texts.desk;
  const [record, setRecord] = useState(customer);
  const [isCopy, setCopy] = useState(false);
  const { text, choice } = useRecordFields(
    record,
    (changes) => setRecord((now) => ({ ...now, ...changes })),
    'customer.',
  );
  const unnamed = useWords().texts.desk.choice.unnamed;
  return (
    <Dialog title={editor.customer} onClose={() => onClose()}>
      <form
        class="desk-form"
        onSubmit={(event) => {
          event.preventDefault();
          onClose(record, isCopy);
        }}
      >
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
            companies.map(({ id, address }) => [id, address.split('\n')[0] || unnamed]),
          )}
        {record.companyId !== customer.companyId && (
          <label class="check">
            <input type="checkbox" checked={isCopy} onChange={({ currentTarget }) => setCopy(currentTarget.checked)} />
            {words.copy}
          </label>
        )}
        <div class="buttons">
          <button type="submit" class="primary">
            OK
          </button>
          <button type="button" onClick={() => onClose()}>
            {data.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
