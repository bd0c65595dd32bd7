import { languages } from '@rappen/core/payment-part';
import { type InvoiceDraft, invoiceExamples } from '@rappen/core/swiss-qr';
import { languageNameIn } from '../language/languages.ts';
import { useWords } from '../language/words.ts';
import { download } from '../parts/download.ts';
import { ChoiceField } from '../parts/fields/field.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { useAfterPaint } from '../parts/page/use-after-paint.ts';
import { mainKey, useMainKey } from '../parts/page/use-main-key.ts';
import { fieldNames, formOfDraft, isOutputFormat, isSlipLanguage, outputFormats } from '../records/bill/form.ts';
import { encodeForm } from '../records/bill/share.ts';
import { type FileKind, fileNameOf } from '../work/maker/file-kind.ts';
import { maker } from '../work/maker/maker.ts';
import { idOf, useFields } from './bill-form.tsx';
import type { Bill } from './use-bill.ts';

const kinds: readonly FileKind[] = ['pdf', 'svg', 'png', 'json'];
const examples = [
  'withQrReference',
  'withCreditorReference',
  'withoutReference',
  'withoutAmount',
  'combinedAddress',
] as const;

/** What can be done with a bill: files, a link, examples, clearing. */
export function Actions({ bill }: { readonly bill: Bill }) {
  const words = useWords().texts.make.actions;
  const { form, verdict } = bill;
  const save = async (kind: FileKind) => {
    const { invoice } = verdict;
    if (invoice === undefined || !isOutputFormat(form.format) || !isSlipLanguage(form.language)) return showFirst(bill);
    const file = await maker.ask('file', { invoice, kind, format: form.format, language: form.language });
    if (file) download(file, fileNameOf(invoice, kind));
  };
  useMainKey(() => void save('pdf'));
  return (
    <section class="actions" aria-label={words.download}>
      <FormatAndLanguage bill={bill} />
      {/* biome-ignore lint/a11y/useSemanticElements: buttons in a row are no fieldset */}
      <div class="buttons" role="group" aria-label={words.download}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            class={kind === 'pdf' ? 'primary' : ''}
            {...(kind === 'pdf' && mainKey)}
            onClick={() => void save(kind)}
          >
            {kind.toUpperCase()}
          </button>
        ))}
      </div>
      <div class="buttons">
        <Share bill={bill} />
        <ExampleChoice bill={bill} />
        <button type="button" class="quiet" onClick={bill.clear}>
          {words.clear}
        </button>
        <span role="status">
          {bill.undo && (
            <button type="button" class="quiet" onClick={bill.undo}>
              {words.undo}
            </button>
          )}
        </span>
      </div>
      <p class="hint">{words.kept}</p>
    </section>
  );
}

/** What is made, and in which language. */
function FormatAndLanguage({ bill }: { readonly bill: Bill }) {
  const { texts, language: pageLanguage } = useWords();
  const { fields, formats } = texts.make;
  const field = useFields(bill);
  // Names of languages are loaded by the browser when they are first asked for
  const isPainted = useAfterPaint();
  return (
    <div class="row">
      <ChoiceField
        {...field('format', fields.format)}
        width="narrow"
        choices={outputFormats.map((format) => [format, formats[format]])}
      />
      <ChoiceField
        {...field('language', fields.language)}
        width="narrow"
        choices={languages.map((language) => [language, isPainted ? languageNameIn(pageLanguage, language) : language])}
      />
    </div>
  );
}

/** Bills to begin with. */
function ExampleChoice({ bill }: { readonly bill: Bill }) {
  const { actions: words, examples: names } = useWords().texts.make;
  return (
    <select
      aria-label={words.example}
      value=""
      onChange={({ currentTarget }) => {
        const name = examples.find((each) => each === currentTarget.value);
        const draft: InvoiceDraft | undefined = name && invoiceExamples[name];
        if (draft) bill.replace(formOfDraft(draft, bill.form));
        currentTarget.value = '';
      }}
    >
      <option value="">{words.example}</option>
      {examples.map((name) => (
        <option key={name} value={name}>
          {names[name]}
        </option>
      ))}
    </select>
  );
}

/** Shows everything that is wrong, and goes to the first of it. */
function showFirst(bill: Bill): void {
  bill.showAll();
  const first = fieldNames.find((name) => bill.verdict.problems.has(name));
  if (first) document.getElementById(idOf(first))?.focus();
}

function Share({ bill }: { readonly bill: Bill }) {
  const words = useWords().texts.make.actions;
  return <LinkButton label={words.share} of={bill.form} encode={async () => `make?d=${await encodeForm(bill.form)}`} />;
}
