import { formatIban, normalizeIban } from '@rappen/core/iban';
import { useId, useMemo, useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { useManyWords } from '../language/many/words.ts';
import { limits } from '../limits.ts';
import { type Remark, TextField } from '../parts/fields/field.tsx';
import { fixesOf } from '../records/bill/fixes.ts';
import { emptyForm, type Form } from '../records/bill/form.ts';
import { profileOfDay } from '../records/bill/profile.ts';
import { validate } from '../records/bill/validate.ts';
import { readCountry } from '../sheet/cells.ts';
import { type Creditor, creditorFields } from '../sheet/read-row.ts';
import { ownLabel } from './bills/field-labels.ts';

type CreditorField = keyof Creditor;

function formOf(creditor: Creditor): Form {
  return {
    ...emptyForm('de'),
    ...creditor,
    'creditor.countryCode': readCountry(creditor['creditor.countryCode'].trim()),
  };
}

/** Whether account and address can stand on a bill. */
export function isCreditorComplete(creditor: Creditor): boolean {
  const { problems } = validate(formOf(creditor), profileOfDay(new Date()));
  return creditorFields.every((field) => (problems.get(field) ?? []).length === 0);
}

interface PanelProps {
  readonly creditor: Creditor;
  readonly isProposal: boolean;
  readonly onChange: (creditor: Creditor) => void;
  readonly onForget: () => void;
}

/** Account and creditor for all bills: asked once, folded when they are complete. */
export function CreditorPanel(properties: PanelProps) {
  const { creditor, onForget } = properties;
  const words = useManyWords().many.creditor;
  const [isOpen, setOpen] = useState(() => !isCreditorComplete(creditor));
  const { field, isComplete } = useCreditorFields(properties);
  if (!isOpen && isComplete) return <Folded {...properties} onOpen={() => setOpen(true)} />;
  return (
    <section class="panel" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p class="hint">{words.lead}</p>
      <div class="row">
        <TextField {...field('iban')} width="wide" monospaced />
        <TextField {...field('creditor.name')} width="wide" autoComplete="organization" />
      </div>
      <div class="row">
        <TextField {...field('creditor.street')} width="wide" />
        <TextField {...field('creditor.buildingNumber')} width="narrow" />
        <TextField {...field('creditor.postalCode')} width="narrow" />
        <TextField {...field('creditor.city')} width="wide" />
        <TextField {...field('creditor.countryCode')} width="narrow" />
      </div>
      <div class="buttons">
        {isComplete && (
          <button type="button" onClick={() => setOpen(false)}>
            {words.close}
          </button>
        )}
        {creditor.iban !== '' && (
          <button type="button" class="quiet" onClick={onForget}>
            {words.forget}
          </button>
        )}
      </div>
    </section>
  );
}

/** Who it is in short, with a way to change it. */
function Folded({ creditor, isProposal, onOpen }: PanelProps & { readonly onOpen: () => void }) {
  const words = useManyWords().many.creditor;
  return (
    <section class="panel folded" aria-label={words.title}>
      <p>
        <strong>{creditor['creditor.name']}</strong>, {creditor['creditor.postalCode']} {creditor['creditor.city']}
        <span class="figures">{formatIban(normalizeIban(creditor.iban))}</span>
        {isProposal && <span class="hint">{words.proposal}</span>}
      </p>
      <button type="button" class="quiet" onClick={onOpen}>
        {words.change}
      </button>
    </section>
  );
}

/** What each field is given: its text, and what is wrong with it once somebody has been there. */
function useCreditorFields({ creditor, onChange }: PanelProps) {
  const { texts, many, sentenceOf } = useManyWords();
  const profile = useMemo(() => profileOfDay(new Date()), []);
  const [left, setLeft] = useState<ReadonlySet<CreditorField>>(new Set());
  const id = useId();
  const form = formOf(creditor);
  const { problems } = validate(form, profile);
  const remarksOf = (field: CreditorField): Remark[] =>
    !left.has(field) && (creditor[field] === '' || field === 'iban')
      ? []
      : (problems.get(field) ?? []).map((found) => ({
          severity: 'error',
          sentence: sentenceOf(found),
          fixes: fixesOf(found, form, profile).map(({ kind, value, changes }) => ({
            label: fill(texts.make.fixes[kind], { value }),
            apply: () => onChange({ ...creditor, ...pick(changes) }),
          })),
        }));
  const field = (name: CreditorField) => ({
    id: `${id}-${name}`,
    label: ownLabel(name, texts, many),
    value: creditor[name],
    onValue: (text: string) => onChange({ ...creditor, [name]: text }),
    onLeave: () => setLeft((known) => new Set(known).add(name)),
    remarks: remarksOf(name),
    maxLength: limits.fieldLengthMax,
    required: name !== 'creditor.street' && name !== 'creditor.buildingNumber',
  });
  return { field, isComplete: creditorFields.every((name) => (problems.get(name) ?? []).length === 0) };
}

function pick(changes: Partial<Form>): Partial<Creditor> {
  return Object.fromEntries(
    creditorFields.flatMap((name) => (changes[name] === undefined ? [] : [[name, changes[name]]])),
  );
}
