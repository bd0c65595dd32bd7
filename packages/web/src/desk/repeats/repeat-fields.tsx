import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { dayIn } from '../../language/written/day.ts';
import { type Invoice, rhythms } from '../../records/desk/records.ts';
import { nextRepeat } from '../../records/desk/repeats.ts';
import type { DeskVerdict } from '../../work/invoice/document.ts';
import { idOf, type Shown, useRecordFields, useRemarks } from '../parts/fields.tsx';

/** How often a template is due, from when and until when; and the days that its invoices have. */
export function RepeatFields(properties: {
  readonly invoice: Invoice;
  readonly change: (changes: Partial<Invoice>) => void;
  readonly verdict: DeskVerdict;
  readonly shown: Shown;
}) {
  const { invoice, change, verdict, shown } = properties;
  const { texts, language } = useWords();
  const { repeats: words, editor } = texts.desk;
  const { text, choice } = useRecordFields(invoice, change, '', useRemarks(verdict, shown), shown.leave);
  const next = nextRepeat(invoice);
  return (
    <fieldset>
      <legend>{words.settings}</legend>
      <div class="row">
        {choice(
          'rhythm',
          words.rhythm,
          rhythms.map((rhythm) => [rhythm, words.rhythms[rhythm]]),
          { width: 'wide' },
        )}
        {text('date', words.first, { type: 'date', width: 'wide' })}
        {text('repeatUntil', words.until, { type: 'date', width: 'wide' })}
        {text('days', editor.days, { width: 'wide', inputMode: 'numeric' })}
      </div>
      <p class="hint" id={idOf('repeat-hint')}>
        {words.hint} {next !== '' && fill(texts.pair, { name: words.next, value: dayIn(language, next) })}
      </p>
    </fieldset>
  );
}
