import { formatIban } from '@rappen/core/iban';
import type { Problem } from '@rappen/core/problem';
import { formatCreditorReference, formatQrReference } from '@rappen/core/reference';
import type { PaymentRow } from '../bank/records.ts';
import { groupedAmount } from '../biller/parts/amount.ts';
import { useBankWords } from '../language/bank/words.ts';
import { fill } from '../language/catalogue.ts';
import { dayIn } from '../language/day.ts';
import { Remarks } from '../parts/field.tsx';
import { chosenRow, shortPercent } from './payment-of-bill.ts';
import type { OrderVerdict, Remarked, RowField } from './verdict.ts';

interface TableProps {
  readonly rows: readonly PaymentRow[];
  readonly verdict: OrderVerdict;
  readonly onChange: (row: PaymentRow) => void;
  readonly onRemove: (row: PaymentRow) => void;
}

/** The payments of the file to be: what can be changed is a field, and what is wrong stands at it. */
export function PaymentTable({ rows, verdict, onChange, onRemove }: TableProps) {
  const { bank } = useBankWords();
  const words = bank.pay.columns;
  return (
    <table class="list payments" aria-label={bank.pay.list}>
      <thead>
        <tr>
          <th scope="col">{words.creditor}</th>
          <th scope="col">{words.account}</th>
          <th scope="col" class="right">
            {words.amount}
          </th>
          <th scope="col">{words.message}</th>
          <th scope="col">{words.executionDate}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row
            key={row.id}
            row={row}
            remarked={verdict.rows[index] ?? { problems: {}, notices: {} }}
            onChange={onChange}
            onRemove={onRemove}
          />
        ))}
      </tbody>
    </table>
  );
}

function Row(
  properties: Pick<TableProps, 'onChange' | 'onRemove'> & {
    readonly row: PaymentRow;
    readonly remarked: Remarked<RowField>;
  },
) {
  const { row, remarked, onChange, onRemove } = properties;
  const { bank } = useBankWords();
  const words = bank.pay.columns;
  const { payment } = row;
  const { creditor, iban, currency, billAmount } = payment;
  const of = (field: RowField) => ({ row, remarked, field, onChange, onRemove });
  const name = creditor.name;
  const isNotification = billAmount === '0.00';
  const isWrong = (field: RowField) => (remarked.problems[field]?.length ?? 0) > 0 || undefined;
  const remarkId = (field: RowField) => `pay-${row.id}-${field}`;
  return (
    <tr>
      <td data-title={words.creditor}>
        <div>
          <strong>{name}</strong>
          <small>{[creditor.city, row.source].filter(Boolean).join(' · ')}</small>
          <RowRemarks {...of('creditor')} />
        </div>
      </td>
      <td data-title={words.account} class="figures">
        <div>
          <span>{formatIban(iban)}</span>
          <small>{shownReference(row)}</small>
          <RowRemarks {...of('account')} />
        </div>
      </td>
      <td data-title={words.amount} class="right">
        <div>
          <span class="money">
            <span>{currency}</span>
            <input
              class="figures"
              inputMode="decimal"
              aria-label={fill(bank.pay.amountOf, { name, currency })}
              aria-invalid={isWrong('amount')}
              aria-describedby={remarkId('amount')}
              disabled={isNotification}
              value={row.amount}
              onInput={({ currentTarget }) => onChange({ ...row, amount: currentTarget.value })}
            />
          </span>
          <RowOptions row={row} onChange={onChange} />
          <RowRemarks {...of('amount')} />
        </div>
      </td>
      <td data-title={words.message}>
        <div>
          <input
            maxLength={140}
            aria-label={fill(bank.pay.messageOf, { name })}
            aria-invalid={isWrong('message')}
            aria-describedby={remarkId('message')}
            value={row.message}
            onInput={({ currentTarget }) => onChange({ ...row, message: currentTarget.value })}
          />
          <RowRemarks {...of('message')} />
        </div>
      </td>
      <td data-title={words.executionDate}>
        <div>
          <input
            type="date"
            aria-label={fill(bank.pay.dayOf, { name })}
            aria-invalid={isWrong('executionDate')}
            aria-describedby={remarkId('executionDate')}
            value={row.executionDate}
            onInput={({ currentTarget }) => onChange({ ...row, executionDate: currentTarget.value })}
          />
          <RowRemarks {...of('executionDate')} />
        </div>
      </td>
      <td class="away">
        <button
          type="button"
          class="quiet"
          aria-label={fill(bank.pay.removeOf, { name })}
          title={bank.pay.remove}
          onClick={() => onRemove(row)}
        >
          ×
        </button>
      </td>
    </tr>
  );
}

/** What the terms of an e-invoice let the payer choose: the whole, a discount, a part. */
function RowOptions({ row, onChange }: Pick<TableProps, 'onChange'> & { readonly row: PaymentRow }) {
  const { bank, language } = useBankWords();
  const words = bank.pay.options;
  const { options = [], currency, creditor } = row.payment;
  if (options.length < 2) return null;
  return (
    <fieldset class="buttons offers" aria-label={fill(words.label, { name: creditor.name })}>
      {options.map((option) => {
        const { kind, amount, day = '', percent = '', discount = '' } = option;
        const date = day === '' ? '' : dayIn(language, day);
        const form = kind === 'discount' && percent === '' ? words.discountAmount : words[kind];
        const values = {
          day: date,
          percent: shortPercent(percent),
          discount,
          amount: `${currency} ${groupedAmount(amount)}`,
        };
        const isChosen = row.amount === amount && row.executionDate === day;
        return (
          <button
            key={`${kind} ${day} ${amount}`}
            type="button"
            class="quiet"
            aria-pressed={isChosen}
            onClick={() => onChange(chosenRow(row, option))}
          >
            {fill(day === '' ? words.undated : form, values)}
          </button>
        );
      })}
    </fieldset>
  );
}

function RowRemarks(
  properties: Pick<TableProps, 'onChange' | 'onRemove'> & {
    readonly row: PaymentRow;
    readonly remarked: Remarked<RowField>;
    readonly field: RowField;
  },
) {
  const { row, remarked, field, onChange, onRemove } = properties;
  const { bank, sentenceOf } = useBankWords();
  const { fixes } = bank.pay;
  const leaveOut = { label: fixes.leaveOut, apply: () => onRemove(row) };
  const again = { label: fixes.payAgain, apply: () => onChange({ ...row, isAgain: true }) };
  const fixesFor = ({ code, params }: Problem) => {
    if (code === 'PAYMENT_DUPLICATE') return [again, leaveOut];
    if (code === 'PAYMENT_MUST_NOT_BE_PAID' || code === 'PAYMENT_PROBABLY_TWICE') return [leaveOut];
    if (code === 'AMOUNT_AMBIGUOUS' || code === 'AMOUNT_SIGN_UNCLEAR') {
      const amount = String(params['whole']);
      return [{ label: fill(fixes.write, { value: amount }), apply: () => onChange({ ...row, amount }) }];
    }
    if (code === 'PAYMENT_AMOUNT_DIFFERS') {
      const amount = row.payment.billAmount ?? '';
      return [{ label: fill(fixes.write, { value: amount }), apply: () => onChange({ ...row, amount }) }];
    }
    if (code === 'PAYMENT_DATE_PAST')
      return [{ label: fixes.sameDay, apply: () => onChange({ ...row, executionDate: '' }) }];
    return [];
  };
  const remarkOf = (severity: 'error' | 'note') => (found: Problem) => ({
    severity,
    sentence: sentenceOf(found),
    fixes: fixesFor(found),
  });
  const remarks = [
    ...(remarked.problems[field] ?? []).map(remarkOf('error')),
    ...(remarked.notices[field] ?? []).map(remarkOf('note')),
  ];
  return remarks.length === 0 ? null : <Remarks id={`pay-${row.id}-${field}`} remarks={remarks} />;
}

function shownReference({ payment: { referenceType, reference } }: PaymentRow): string {
  if (reference === undefined) return '';
  return referenceType === 'QRR' ? formatQrReference(reference) : formatCreditorReference(reference);
}
