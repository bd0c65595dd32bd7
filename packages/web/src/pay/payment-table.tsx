import { formatIban } from '@rappen/core/iban';
import type { Problem } from '@rappen/core/problem';
import type { ComponentChildren } from 'preact';
import { useBankWords } from '../language/bank/words.ts';
import { fill } from '../language/catalogue.ts';
import { groupedAmount } from '../language/written/amount.ts';
import { dayIn } from '../language/written/day.ts';
import { groupedReference } from '../language/written/reference.ts';
import { Remarks } from '../parts/fields/field.tsx';
import { TableHead } from '../parts/table-head.tsx';
import type { PaymentRow } from '../records/bank/records.ts';
import { chosenRow, shortPercent } from './payment-rows.ts';
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
      <TableHead
        titles={[words.creditor, words.account, words.amount, words.message, words.executionDate, '']}
        figures={[2]}
      />
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

type RowProps = Pick<TableProps, 'onChange' | 'onRemove'> & {
  readonly row: PaymentRow;
  readonly remarked: Remarked<RowField>;
};

function Row(properties: RowProps) {
  const { row, onChange, onRemove } = properties;
  const { bank } = useBankWords();
  const words = bank.pay.columns;
  const { creditor, iban, currency, billAmount } = row.payment;
  const { name } = creditor;
  const cell = (title: string, field: RowField, content: ComponentChildren, kind?: 'figures' | 'right') => (
    <td data-title={title} class={kind}>
      <div>
        {content}
        <RowRemarks {...properties} field={field} />
      </div>
    </td>
  );
  const input = (field: 'amount' | 'message' | 'executionDate', label: string, more: InputProps) => (
    <input
      {...more}
      aria-label={label}
      aria-invalid={(properties.remarked.problems[field]?.length ?? 0) > 0 || undefined}
      aria-describedby={remarksIdOf(row, field)}
      value={row[field]}
      onInput={({ currentTarget }) => onChange({ ...row, [field]: currentTarget.value })}
    />
  );
  const amount = input('amount', fill(bank.pay.amountOf, { name, currency }), {
    class: 'figures',
    inputMode: 'decimal',
    disabled: billAmount === '0.00',
  });
  return (
    <tr>
      {cell(words.creditor, 'creditor', <Payee row={row} />)}
      {cell(words.account, 'account', <Account iban={iban} reference={shownReference(row)} />, 'figures')}
      {cell(words.amount, 'amount', <Money row={row} input={amount} onChange={onChange} />, 'right')}
      {cell(words.message, 'message', input('message', fill(bank.pay.messageOf, { name }), { maxLength: 140 }))}
      {cell(
        words.executionDate,
        'executionDate',
        input('executionDate', fill(bank.pay.dayOf, { name }), { type: 'date' }),
      )}
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

/** What an input of a row has besides what all have. */
type InputProps =
  | { readonly type: 'date' }
  | { readonly maxLength: number }
  | { readonly class: string; readonly inputMode: 'decimal'; readonly disabled: boolean };

const remarksIdOf = ({ id }: PaymentRow, field: RowField): string => `pay-${id}-${field}`;

function Payee({ row: { payment, source } }: { readonly row: PaymentRow }) {
  const { creditor } = payment;
  return (
    <>
      <strong>{creditor.name}</strong>
      <small>{[creditor.city, source].filter(Boolean).join(' · ')}</small>
    </>
  );
}

function Account({ iban, reference }: { readonly iban: string; readonly reference: string }) {
  return (
    <>
      <span class="iban">{formatIban(iban)}</span>
      <small>{reference}</small>
    </>
  );
}

function Money(properties: Pick<RowProps, 'row' | 'onChange'> & { readonly input: ComponentChildren }) {
  const { row, onChange, input } = properties;
  return (
    <>
      <span class="money">
        <span>{row.payment.currency}</span>
        {input}
      </span>
      <RowOptions row={row} onChange={onChange} />
    </>
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

function RowRemarks(properties: RowProps & { readonly field: RowField }) {
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
  return remarks.length === 0 ? null : <Remarks id={remarksIdOf(row, field)} remarks={remarks} />;
}

function shownReference({ payment: { referenceType, reference } }: PaymentRow): string {
  return reference === undefined ? '' : groupedReference(reference, referenceType === 'QRR');
}
