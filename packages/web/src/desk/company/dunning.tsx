import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { TextField } from '../../parts/fields/field.tsx';
import type { DunningLevel } from '../../records/desk/lines.ts';
import type { Company } from '../../records/desk/records.ts';
import { levelsOf } from '../drafts/dunning.ts';
import { useRecordFields } from '../parts/fields.tsx';

/** Levels that a company can have. */
const levelsMax = 6;

/** How a company dunns: its levels with days, fee and letter, and the interest that it asks. */
export function Dunning({
  company,
  change,
}: {
  readonly company: Company;
  readonly change: (changes: Partial<Company>) => void;
}) {
  const words = useWords().texts.desk.dunning;
  const { text } = useRecordFields(company, change, 'company.');
  const levels = company.dunning;
  const set = (at: number, changes: Partial<DunningLevel>) =>
    change({ dunning: levels.map((level, index) => (index === at ? { ...level, ...changes } : level)) });
  const last = levelsOf(company).at(-1);
  return (
    <fieldset>
      <legend>{words.title}</legend>
      {levels.length === 0 && (
        <p>
          {words.usual}{' '}
          <button type="button" class="quiet" onClick={() => change({ dunning: levelsOf(company) })}>
            {words.own}
          </button>
        </p>
      )}
      {levels.map((level, index) => (
        <Level
          key={index}
          level={level}
          nr={index + 1}
          change={(changes) => set(index, changes)}
          onRemove={() => change({ dunning: levels.filter((_, at) => at !== index) })}
        />
      ))}
      {levels.length > 0 && levels.length < levelsMax && last && (
        <div class="buttons">
          <button type="button" onClick={() => change({ dunning: [...levels, { ...last, title: '', text: '' }] })}>
            {words.add}
          </button>
        </div>
      )}
      {text('interest', words.interest, { inputMode: 'decimal', hint: words.interestHint })}
    </fieldset>
  );
}

function Level(properties: {
  readonly level: DunningLevel;
  readonly nr: number;
  readonly change: (changes: Partial<DunningLevel>) => void;
  readonly onRemove: () => void;
}) {
  const { level, nr, change, onRemove } = properties;
  const words = useWords().texts.desk.dunning;
  const basics = (name: keyof DunningLevel, label: string) => ({
    id: `desk-dunning-${nr}-${name}`,
    label,
    value: level[name],
    onValue: (value: string) => change({ [name]: value }),
  });
  return (
    <fieldset class="level">
      <legend>{fill(words.level, { nr })}</legend>
      <div class="row">
        <TextField {...basics('days', nr === 1 ? words.days : words.daysAfter)} width="wide" inputMode="numeric" />
        <TextField {...basics('daysToPay', words.daysToPay)} width="wide" inputMode="numeric" />
        <TextField {...basics('fee', words.fee)} width="narrow" inputMode="decimal" />
      </div>
      <TextField {...basics('title', words.heading)} />
      <TextField {...basics('text', words.text)} rows={3} hint={words.textHint} />
      <div class="buttons">
        <button type="button" class="quiet" onClick={onRemove}>
          {fill(words.remove, { nr })}
        </button>
      </div>
    </fieldset>
  );
}
