import { type Language, languages } from '@rappen/core/payment-part';
import { useRef } from 'preact/hooks';
import { readSetting, signedInSetting } from '../../kept/settings.ts';
import { languageNameIn } from '../../language/languages.ts';
import { useManyWords } from '../../language/many/words.ts';
import { ChoiceField } from '../../parts/fields/field.tsx';
import { InvoiceChoiceFields } from './invoice-choice.tsx';
import { formats, type PrintChoice, printKinds } from './use-print.ts';

const placeholders = ['name', 'number', 'amount', 'due'] as const;
/** Characters of the text of a letter: what one page has room for. */
const letterLengthMax = 1200;

/** What is made of the bills: payment parts, letters, invoices or eBills, in which format and language. */
export function PrintPanel(properties: {
  readonly choice: PrintChoice;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}) {
  const { choice, language, onLanguage } = properties;
  const { texts, language: pageLanguage, many } = useManyWords();
  const { fields, formats: formatNames } = texts.make;
  const { kind, format, change } = choice;
  // Nobody else has a service for it
  const offered =
    readSetting(signedInSetting) !== undefined ? printKinds : printKinds.filter((each) => each !== 'ebill');
  return (
    <section class="panel prints" aria-label={many.print}>
      <div class="row">
        <ChoiceField
          id="many-print"
          label={many.print}
          width="wide"
          value={kind}
          onValue={(value) => change({ kind: printKinds.find((each) => each === value) ?? 'slip' })}
          choices={offered.map((each) => [each, many.prints[each]])}
        />
        {kind === 'slip' && (
          <ChoiceField
            id="many-format"
            label={fields.format}
            width="narrow"
            value={format}
            onValue={(value) => change({ format: formats.find((each) => each === value) ?? 'A4' })}
            choices={formats.map((each) => [each, formatNames[each]])}
          />
        )}
        <ChoiceField
          id="many-language"
          label={fields.language}
          width="narrow"
          value={language}
          onValue={(value) => onLanguage(languages.find((each) => each === value) ?? 'de')}
          choices={languages.map((each) => [each, languageNameIn(pageLanguage, each)])}
        />
      </div>
      {kind === 'letter' && <Letter choice={choice} />}
      {choice.isInvoice && <InvoiceChoiceFields choice={choice.invoices} />}
    </section>
  );
}

/** The text of letters, with words that stand for what each bill says. */
function Letter({ choice: { letter, change } }: { readonly choice: PrintChoice }) {
  const { many } = useManyWords();
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (name: string) => {
    const { selectionStart: from = letter.length, selectionEnd: to = from } = area.current ?? {};
    change({ letter: `${letter.slice(0, from)}{${name}}${letter.slice(to)}` });
    area.current?.focus();
  };
  return (
    <div class="letter">
      <label for="many-letter">{many.letterText}</label>
      <textarea
        id="many-letter"
        ref={area}
        rows={5}
        value={letter}
        maxLength={letterLengthMax}
        onInput={({ currentTarget }) => change({ letter: currentTarget.value })}
      />
      <div class="buttons">
        <span class="hint">{many.letterInsert}:</span>
        {placeholders.map((name) => (
          <button key={name} type="button" class="quiet" onClick={() => insert(name)}>
            {many.letterWords[name]}
          </button>
        ))}
      </div>
      <p class="hint">{many.letterAmount}</p>
    </div>
  );
}
