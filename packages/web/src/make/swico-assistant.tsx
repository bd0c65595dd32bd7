import { formatPath } from '@rappen/core/problem';
import { useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { useWords } from '../language/words.ts';
import { dayIn } from '../language/written/day.ts';
import { type Remark, TextField } from '../parts/fields/field.tsx';
import { type ConditionLine, emptySwico, type SwicoForm, swicoFormOf, type VatLine, writeSwicoForm } from './swico.ts';

/** Lines that a list may grow to: more do not fit into the 140 characters. */
const linesMax = 8;

/** Writes billing information by the syntax S1 from fields, and shows what a text of it says. */
export function SwicoAssistant(properties: {
  readonly text: string;
  readonly amount: string | undefined;
  readonly onText: (text: string) => void;
}) {
  const { text, amount, onText } = properties;
  const [open, setOpen] = useState(false);
  const { title } = useWords().texts.swico;
  return (
    <details class="assistant" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && <SwicoFields text={text} amount={amount} onText={onText} />}
    </details>
  );
}

type AssistantProps = Parameters<typeof SwicoAssistant>[0];

/** The fields as they were typed, else as the text says; what is typed becomes the text. */
function useSwico({ text, amount, onText }: AssistantProps) {
  const [typed, setTyped] = useState<{ readonly form: SwicoForm; readonly text: string }>();
  // What was typed holds only as long as the text is the one made of it
  const form = typed?.text === text ? typed.form : (swicoFormOf(text) ?? emptySwico);
  const change = (changes: Partial<SwicoForm>) => {
    const next = { ...form, ...changes };
    const written = writeSwicoForm(next, amount).text;
    setTyped({ form: next, text: written });
    onText(written);
  };
  const isUnreadable = text !== '' && typed === undefined && swicoFormOf(text) === undefined;
  return { form, change, isUnreadable, ...writeSwicoForm(form, amount) };
}

function SwicoFields(properties: AssistantProps) {
  const { texts, sentenceOf, language } = useWords();
  const words = texts.swico;
  const { form, change, isUnreadable, problems, gross, dueDate } = useSwico(properties);
  const remarksOf = (path: string): Remark[] =>
    problems
      .filter((found) => formatPath(found.path) === path)
      .map((found) => ({ severity: 'error', sentence: sentenceOf(found), fixes: [] }));
  const field = (name: keyof typeof words & keyof SwicoForm, type: 'text' | 'date' = 'text') => (
    <TextField
      id={`swico-${name}`}
      label={words[name]}
      type={type}
      width="wide"
      value={form[name] as string}
      onValue={(value) => change({ [name]: value })}
      remarks={remarksOf(name)}
    />
  );
  return (
    <>
      <p class="hint">{words.lead}</p>
      {isUnreadable && <p class="hint">{words.unreadable}</p>}
      <div class="row">
        {field('invoiceReference')}
        {field('invoiceDate', 'date')}
        {field('customerReference')}
        {field('uidNumber')}
        {field('vatDateStart', 'date')}
        {field('vatDateEnd', 'date')}
      </div>
      <Lines
        legend={words.vat}
        name="vatDetails"
        columns={['taxPercentage', 'taxedNetAmount']}
        lines={form.vatDetails}
        onLines={(vatDetails) => change({ vatDetails })}
        remarksOf={remarksOf}
      />
      <Lines
        legend={words.conditions}
        name="paymentConditions"
        columns={['cashDiscountPercentage', 'eligiblePaymentPeriodDays']}
        lines={form.paymentConditions}
        onLines={(paymentConditions) => change({ paymentConditions })}
        remarksOf={remarksOf}
      />
      <p class="hint" role="status">
        {gross && fill(words.gross, { sum: gross })} {dueDate && fill(words.due, { date: dayIn(language, dueDate) })}
      </p>
    </>
  );
}

/** The columns of the lists. */
type LineColumn = keyof VatLine | keyof ConditionLine;

/** A list of lines with two texts each. */
function Lines<K extends LineColumn>(properties: {
  readonly legend: string;
  readonly name: string;
  readonly columns: readonly [K, K];
  readonly lines: readonly Readonly<Record<K, string>>[];
  readonly onLines: (lines: readonly Readonly<Record<K, string>>[]) => void;
  readonly remarksOf: (path: string) => Remark[];
}) {
  const { legend, name, columns, lines, onLines, remarksOf } = properties;
  const words = useWords().texts.swico;
  const empty = Object.fromEntries(columns.map((key) => [key, ''])) as Record<K, string>;
  return (
    <fieldset class="lines">
      <legend>{legend}</legend>
      {lines.map((line, index) => (
        <div class="row" key={index}>
          {columns.map((key) => (
            <TextField
              key={key}
              id={`swico-${name}-${index}-${key}`}
              label={words[key]}
              width="narrow"
              inputMode="decimal"
              value={line[key]}
              onValue={(value) => onLines(lines.map((each, at) => (at === index ? { ...each, [key]: value } : each)))}
              remarks={remarksOf(`${name}[${index}].${key}`)}
            />
          ))}
          <button
            type="button"
            class="quiet remove"
            aria-label={fill(words.removeLine, { number: index + 1 })}
            onClick={() => onLines(lines.filter((_, at) => at !== index))}
          >
            ×
          </button>
        </div>
      ))}
      {lines.length < linesMax && (
        <button type="button" class="quiet" onClick={() => onLines([...lines, empty])}>
          {words.add}
        </button>
      )}
      {remarksOf(name).map(({ sentence }) => (
        <p key={sentence} class="hint error">
          {sentence}
        </p>
      ))}
    </fieldset>
  );
}
