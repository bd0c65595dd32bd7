import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { isInForce, papersIn, stateOf } from '../../records/desk/account.ts';
import { isAbout, isOrder, paperOf } from '../../records/desk/paper.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { depositsOf, hasOtherDeposits } from '../drafts/orders.ts';

interface RelatedProps {
  readonly invoice: Invoice;
  readonly invoices: readonly Invoice[];
  readonly day: string;
}

/** How a document stands to others: what it was made of, what was made of it, and what it deducts. */
export function Relations(properties: RelatedProps & Parameters<typeof Deposits>[0]) {
  return (
    <>
      <Related {...properties} />
      <Deposits {...properties} />
    </>
  );
}

/** What a document was made of, and what was made of it, each with how it stands and the way to it. */
function Related({ invoice, invoices, day }: RelatedProps) {
  const words = useWords().texts.desk.orders;
  const before = isAbout(invoice) ? undefined : invoices.find(({ id }) => id === invoice.of);
  const after = invoices.filter((one) => one.of === invoice.id && !isAbout(one));
  const isOffer = invoice.kind === 'offer' && invoice.issuedOn !== '';
  if (before === undefined && after.length === 0 && !isOffer) return null;
  return (
    <section class="account related" aria-label={words.title}>
      <h3>{words.title}</h3>
      {isOffer && <State invoice={invoice} invoices={invoices} day={day} />}
      {before && (
        <p>
          <Way to={before} text={words.madeOf} />
        </p>
      )}
      {after.length > 0 && (
        <ul>
          {after.map((one) => (
            <li key={one.id}>
              <Way to={one} text={words.made} />{' '}
              {one.kind !== 'template' && <State invoice={one} invoices={invoices} day={day} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Way({ to, text }: { readonly to: Invoice; readonly text: string }) {
  const { orders, kinds } = useWords().texts.desk;
  const number = to.number || (to.kind === 'template' ? '' : `(${orders.draft})`);
  return <a href={`#/desk/invoice/${to.id}`}>{fill(text, { kind: kinds[paperOf(to)], number }).trim()}</a>;
}

/** How a document stands, as the list says it. */
function State({ invoice, invoices, day }: RelatedProps) {
  const { states } = useWords().texts.desk;
  const state = stateOf(invoice, day, papersIn(invoices));
  return <span class={`state ${state}`}>{states[state]}</span>;
}

/** What a final invoice deducts; where that has changed since the draft was made, the way to deduct it anew. */
function Deposits(properties: {
  readonly invoice: Invoice;
  readonly company: Company;
  readonly invoices: readonly Invoice[];
  readonly change: (changes: Partial<Invoice>) => void;
}) {
  const { invoice, company, invoices, change } = properties;
  const words = useWords().texts.desk.orders;
  if (invoice.part !== 'final') return null;
  const numbers = invoice.deposits.map(({ number }) => number).join(', ');
  const order = invoices.find((one) => one.id === invoice.of && isOrder(one) && isInForce(one));
  const isStale = order !== undefined && hasOtherDeposits(invoice, company, invoices);
  return (
    <p class={isStale ? 'notice' : 'hint'}>
      {numbers === '' ? words.noDeposits : fill(words.deposits, { numbers })}
      {isStale && ` ${words.depositsChanged}`}
      {isStale && (
        <button
          type="button"
          onClick={() => change({ deposits: [...depositsOf(invoice, company, invoices, invoice.replaces)] })}
        >
          {words.deductAnew}
        </button>
      )}
    </p>
  );
}
