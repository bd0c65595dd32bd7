import { formatIban } from '@rappen/core/iban';
import type { Problem } from '@rappen/core/problem';
import type { PayerAccount } from '../bank/records.ts';
import { useBankWords } from '../language/bank/words.ts';
import { ChoiceField, TextField } from '../parts/field.tsx';
import type { OrderVerdict, Payer, PayerField } from './verdict.ts';

/** Which account pays, on which day, and how it is booked. */
export function PayerPanel(properties: {
  readonly payer: Payer;
  readonly accounts: readonly PayerAccount[];
  readonly verdict: OrderVerdict | undefined;
  /** Whether what is missing is said as well. */
  readonly isStrict: boolean;
  readonly today: string;
  readonly onChange: (payer: Payer) => void;
  readonly onRemember: (isRemembered: boolean) => void;
}) {
  const { payer, accounts, verdict, isStrict, today, onChange, onRemember } = properties;
  const { bank, sentenceOf } = useBankWords();
  const words = bank.pay.payer;
  const iban = payer.iban.replace(/\s+/g, '').toUpperCase();
  const known = accounts.find(({ id }) => id === iban);
  const remarksOf = (field: PayerField) => {
    const fixes = (found: Problem) =>
      found.code === 'PAYMENT_DATE_PAST'
        ? [{ label: words.useToday, apply: () => onChange({ ...payer, executionDate: today }) }]
        : [];
    const isTold = isStrict || (field === 'executionDate' ? true : payer[field] !== '');
    const problems = isTold ? (verdict?.payer.problems[field] ?? []) : [];
    return [
      ...problems.map((one) => ({ severity: 'error' as const, sentence: sentenceOf(one), fixes: fixes(one) })),
      ...(verdict?.payer.notices[field] ?? []).map((one) => ({
        severity: 'note' as const,
        sentence: sentenceOf(one),
        fixes: [],
      })),
    ];
  };
  return (
    <fieldset class="payer">
      <legend>{words.title}</legend>
      {accounts.length > 0 && (
        <ChoiceField
          id="pay-account"
          label={words.account}
          value={known?.id ?? ''}
          choices={[
            ...accounts.map(({ id, name }) => [id, `${name}, ${formatIban(id)}`] as const),
            ['', words.other] as const,
          ]}
          onValue={(id) => {
            const chosen = accounts.find((one) => one.id === id);
            onChange({ ...payer, name: chosen?.name ?? '', iban: chosen ? formatIban(chosen.id) : '' });
          }}
        />
      )}
      <div class="row">
        <TextField
          id="pay-name"
          label={words.name}
          value={payer.name}
          width="wide"
          required
          autoComplete="organization"
          remarks={remarksOf('name')}
          onValue={(name) => onChange({ ...payer, name })}
        />
        <TextField
          id="pay-iban"
          label={words.iban}
          value={payer.iban}
          width="wide"
          required
          monospaced
          remarks={remarksOf('iban')}
          onValue={(next) => onChange({ ...payer, iban: next })}
        />
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={known !== undefined}
          disabled={iban === ''}
          onChange={({ currentTarget }) => onRemember(currentTarget.checked)}
        />
        {words.remember}
      </label>
      <div class="row">
        <TextField
          id="pay-day"
          type="date"
          label={words.executionDate}
          value={payer.executionDate}
          width="wide"
          required
          remarks={remarksOf('executionDate')}
          onValue={(executionDate) => onChange({ ...payer, executionDate })}
        />
        <ChoiceField
          id="pay-booking"
          label={words.booking}
          value={payer.isBatch ? 'together' : 'single'}
          width="wide"
          choices={[
            ['together', words.together],
            ['single', words.single],
          ]}
          onValue={(value) => onChange({ ...payer, isBatch: value === 'together' })}
        />
      </div>
    </fieldset>
  );
}
