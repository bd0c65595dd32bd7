import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { dayIn } from '../../language/written/day.ts';
import { Remarks } from '../../parts/fields/field.tsx';
import { afterPress } from '../../parts/page/after-press.ts';
import { isPhone } from '../../parts/page/is-phone.ts';
import { useAfterPaint } from '../../parts/page/use-after-paint.ts';
import { dueDayOf } from '../../records/desk/numbers.ts';
import type { Invoice } from '../../records/desk/records.ts';
import type { DeskVerdict } from '../../work/invoice/document.ts';
import { KindField } from '../orders/kind-field.tsx';
import { idOf, type Shown, useRecordFields, useRemarks } from '../parts/fields.tsx';
import { Known, useUnfolded } from './known.tsx';

interface TermsProps {
  readonly invoice: Invoice;
  readonly change: (changes: Partial<Invoice>) => void;
  /** What the invoice will have where none is typed. */
  readonly number: string;
  readonly verdict: DeskVerdict;
  readonly shown: Shown;
}

/** The fields of the terms. */
const termFields = ['number', 'date', 'days'];

/** Number, date and days to pay: mostly as proposed, so that a phone shows them in one line. */
export function Terms(properties: TermsProps) {
  const { invoice, change, number, verdict, shown } = properties;
  const { texts, language } = useWords();
  const words = texts.desk.editor;
  const remarksOf = useRemarks(verdict, shown);
  const { text } = useRecordFields(invoice, change, '', remarksOf, shown.leave);
  const due = dueDayOf(invoice);
  // Words for days are loaded by the browser when they are first asked for
  const isPainted = useAfterPaint();
  const isOffer = invoice.kind === 'offer';
  const dueHint =
    isPainted && due !== '' ? fill(isOffer ? words.validOn : words.dueOn, { date: dayIn(language, due) }) : '\u00a0';
  const hasDays = !['credit', 'confirmation', 'delivery'].includes(invoice.kind);
  const isWrong = termFields.some((field) => remarksOf(field).length > 0);
  const [isOpen, open] = useUnfolded(() => !isPhone(), isWrong);
  if (!isOpen)
    return (
      <Known title={words.terms} change={open}>
        <span>
          {[invoice.number || number, isPainted && invoice.date !== '' && dayIn(language, invoice.date)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {hasDays && due !== '' && <small>{dueHint}</small>}
      </Known>
    );
  return (
    <fieldset>
      <legend>{words.terms}</legend>
      <KindField invoice={invoice} change={change} />
      <div class="row">
        <NumberField {...properties} />
        {text('date', words.date, { type: 'date', width: 'wide' })}
        {hasDays &&
          text('days', isOffer ? words.validDays : words.days, {
            width: 'wide',
            inputMode: 'numeric',
            hint: due === '' ? undefined : dueHint,
          })}
      </div>
    </fieldset>
  );
}

/** The number: as it was typed, else as it is proposed; that of a replacement stays. */
function NumberField({ invoice, change, number, verdict, shown }: TermsProps) {
  const words = useWords().texts.desk.editor;
  const remarks = useRemarks(verdict, shown)('number');
  return (
    <div class="field wide">
      <label for={idOf('number')}>{words.number}</label>
      <input
        id={idOf('number')}
        value={invoice.number}
        disabled={invoice.replaces !== ''}
        placeholder={number}
        autocomplete="off"
        aria-describedby={idOf('number-hint')}
        onInput={({ currentTarget }) => change({ number: currentTarget.value })}
        onBlur={() => afterPress(() => shown.leave('number'))}
      />
      <p class="hint" id={idOf('number-hint')}>
        {words.numberHint}
      </p>
      {remarks.length > 0 && <Remarks remarks={remarks} />}
    </div>
  );
}
