import { formatIban } from '@rappen/core/iban';
import type { Problem } from '@rappen/core/problem';
import { useBankWords } from '../language/bank/words.ts';
import { Check } from '../parts/fields/check.tsx';
import { ChoiceField, type Remark, TextField } from '../parts/fields/field.tsx';
import type { PayerAccount } from '../records/bank/records.ts';
import type { OrderVerdict, Payer, PayerField } from './verdict.ts';

interface PanelProps {
  readonly payer: Payer;
  readonly accounts: readonly PayerAccount[];
  readonly verdict: OrderVerdict | undefined;
  /** Whether what is missing is said as well. */
  readonly isStrict: boolean;
  readonly today: string;
  readonly onChange: (payer: Payer) => void;
  readonly onRemember: (isRemembered: boolean) => void;
}

/** Which account pays, on which day, and how it is booked. */
export function PayerPanel(properties: PanelProps) {
  const { payer, accounts, onChange, onRemember } = properties;
  const words = useBankWords().bank.pay.payer;
  const iban = payer.iban.replace(/\s+/g, '').toUpperCase();
  const known = accounts.find(({ id }) => id === iban);
  const remarksOf = useRemarks(properties);
  const field = (name: 'name' | 'iban' | 'executionDate', id: string) => ({
    id,
    label: words[name],
    value: payer[name],
    width: 'wide' as const,
    required: true,
    remarks: remarksOf(name),
    onValue: (value: string) => onChange({ ...payer, [name]: value }),
  });
  return (
    <fieldset class="payer">
      <legend>{words.title}</legend>
      {accounts.length > 0 && <AccountChoice {...properties} known={known} />}
      <div class="row">
        <TextField {...field('name', 'pay-name')} autoComplete="organization" />
        <TextField {...field('iban', 'pay-iban')} monospaced />
      </div>
      <Check label={words.remember} checked={known !== undefined} disabled={iban === ''} onChange={onRemember} />
      <div class="row">
        <TextField {...field('executionDate', 'pay-day')} type="date" />
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

/** One of the accounts that are remembered, or another one. */
function AccountChoice(properties: PanelProps & { readonly known: PayerAccount | undefined }) {
  const { payer, accounts, onChange, known } = properties;
  const words = useBankWords().bank.pay.payer;
  return (
    <ChoiceField
      id="pay-account"
      label={words.account}
      value={known?.id ?? ''}
      choices={[...accounts.map(({ id, name }) => [id, `${name}, ${formatIban(id)}`] as const), ['', words.other]]}
      onValue={(id) => {
        const chosen = accounts.find((one) => one.id === id);
        onChange({ ...payer, name: chosen?.name ?? '', iban: chosen ? formatIban(chosen.id) : '' });
      }}
    />
  );
}

/** What is said of each field; of an empty one only once everything is asked for. */
function useRemarks({ payer, verdict, isStrict, today, onChange }: PanelProps): (field: PayerField) => Remark[] {
  const { bank, sentenceOf } = useBankWords();
  const { useToday } = bank.pay.payer;
  const fixes = ({ code }: Problem) =>
    code === 'PAYMENT_DATE_PAST'
      ? [{ label: useToday, apply: () => onChange({ ...payer, executionDate: today }) }]
      : [];
  return (field) => {
    const isTold = isStrict || field === 'executionDate' || payer[field] !== '';
    const problems = isTold ? (verdict?.payer.problems[field] ?? []) : [];
    const notices = verdict?.payer.notices[field] ?? [];
    return [
      ...problems.map((one): Remark => ({ severity: 'error', sentence: sentenceOf(one), fixes: fixes(one) })),
      ...notices.map((one): Remark => ({ severity: 'note', sentence: sentenceOf(one), fixes: [] })),
    ];
  };
}
