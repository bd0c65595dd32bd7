import { useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { TextField } from '../../parts/fields/field.tsx';
import { papersIn, stateOf } from '../../records/desk/account.ts';
import type { Invoice } from '../../records/desk/records.ts';
import { typedReduction } from '../../work/invoice/typed-numbers.ts';
import { depositOf, depositsOf } from '../drafts/orders.ts';
import { RecordDialog } from '../lists/record-dialog.tsx';
import type { InvoiceAtWork } from './use-invoice-work.ts';

/** What is made of each kind of order. */
const made = {
  offer: ['confirmation', 'invoice', 'delivery'],
  confirmation: ['invoice', 'delivery'],
  delivery: ['invoice'],
} as const;

/** What an issued offer, order confirmation or delivery note leads to: what the customer said, and what is made of it. */
export function OrderActions(properties: InvoiceAtWork) {
  const { desk, edited, company } = properties;
  const { orders: words, actions } = useWords().texts.desk;
  const [isAsking, setAsking] = useState(false);
  const order = edited.record;
  if (order.cancelledOn !== '' || !(order.kind in made)) return null;
  const invoices = desk.records?.invoices ?? [];
  const hasDeposits = order.kind !== 'delivery' && depositsOf(order, company, invoices).length > 0;
  const papers = [...made[order.kind as keyof typeof made], ...(hasDeposits ? (['final'] as const) : [])];
  return (
    <div class="buttons">
      {order.kind === 'offer' && <Decision {...properties} />}
      {papers.map((paper) => (
        <a key={paper} class="button" href={`#/desk/new?from=${order.id}&kind=${paper}`}>
          {words.make[paper]}
        </a>
      ))}
      {order.kind !== 'delivery' && (
        <button type="button" onClick={() => setAsking(true)}>
          {words.deposit} …
        </button>
      )}
      <a class="button" href={`#/desk/new?duplicate=${order.id}`}>
        {actions.duplicate}
      </a>
      {isAsking && <DepositDialog {...properties} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** What the customer said of an offer; what was made of it says that it is accepted. */
function Decision({ desk, edited, day }: InvoiceAtWork) {
  const words = useWords().texts.desk.orders;
  const offer = edited.record;
  const state = stateOf(offer, day, papersIn(desk.records?.invoices ?? []));
  const decide = (decision: Invoice['decision']) => {
    edited.change({ decision });
    void edited.keep();
  };
  if (offer.decision !== '')
    return (
      <button type="button" onClick={() => decide('')}>
        {words.reopen}
      </button>
    );
  if (state === 'accepted') return null;
  return (
    <>
      <button type="button" onClick={() => decide('accepted')}>
        {words.accept}
      </button>
      <button type="button" onClick={() => decide('declined')}>
        {words.decline}
      </button>
    </>
  );
}

/** How much of an order is asked before: a share or an amount. */
function DepositDialog(properties: InvoiceAtWork & { readonly onClose: () => void }) {
  const { edited, company, day, onClose } = properties;
  const words = useWords().texts.desk.orders;
  const [share, setShare] = useState('30 %');
  const [isAsked, setAsked] = useState(false);
  const order = edited.record;
  const typed = typedReduction(share);
  const isPossible = typed !== undefined && depositOf(order, company, typed, day) !== undefined;
  const total = `${order.currency} ${groupedAmount(order.due || '0.00')}`;
  const go = () => {
    if (!isPossible) return setAsked(true);
    onClose();
    location.hash = `#/desk/new?from=${order.id}&kind=deposit&share=${encodeURIComponent(share)}`;
  };
  return (
    <RecordDialog title={fill(words.depositTitle, { number: order.number })} onKeep={go} onClose={onClose}>
      <TextField
        id="desk-deposit-share"
        label={words.share}
        hint={fill(words.shareHint, { total })}
        value={share}
        onValue={setShare}
        remarks={isAsked && !isPossible ? [{ severity: 'error', sentence: words.shareBad, fixes: [] }] : []}
      />
    </RecordDialog>
  );
}
