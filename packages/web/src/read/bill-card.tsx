import { factsOf, type PaymentFact } from '@rappen/core/payment-codes';
import type { Problem } from '@rappen/core/problem';
import { renderSvg } from '@rappen/core/render/svg';
import type { QrInvoice } from '@rappen/core/swiss-qr';
import type { FoundCode } from '@rappen/imaging';
import { useMemo, useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { useEInvoiceSentences } from '../language/e-invoice/sentences.ts';
import { drawSheet } from '../make/drawing.ts';
import { fixesOf } from '../make/fixes.ts';
import { emptyForm, type Form, formOfDraft } from '../make/form.ts';
import { encodeForm } from '../make/share.ts';
import { profileOfDay, validate } from '../make/validate.ts';
import { fileNameOf } from '../maker/file-kind.ts';
import { maker } from '../maker/maker.ts';
import { download } from '../parts/download.ts';
import { type Remark, Remarks } from '../parts/field.tsx';
import { useWords } from '../shell/words.ts';
import { isContradicted, problemsOfData } from './e-invoice.ts';
import { EInvoiceSection } from './e-invoice-card.tsx';
import { problemsOf } from './export.ts';
import { fieldLabel } from './field-label.ts';
import type { Row } from './rows.ts';
import { correct } from './visit.ts';

const profile = profileOfDay(new Date());

/** One bill: what it says, what is wrong with it, what would correct it, and the bill drawn anew. */
export function BillCard({ row }: { readonly row: Row }) {
  const { texts, language } = useWords();
  const { sentenceOf, ruleOf } = useEInvoiceSentences();
  const words = texts.read;
  const { id, number, bill, form: corrected } = row.listed;
  const { code, standard, draft, deviations } = bill;
  const read = useMemo(() => draft && formOfDraft(draft, emptyForm(language)), [draft, language]);
  const form = corrected ?? read;
  const verdict = useMemo(() => form && validate(form, profile), [form]);
  const ofData = new Set(problemsOfData(bill));
  const problems = problemsOf(row).filter((found) => !ofData.has(found));
  const facts =
    corrected && row.draft
      ? factsOf({ standard: 'SWISS_QR', draft: row.draft, problems: [], deviations: [] })
      : bill.facts;
  const remarkOf = (found: Problem, severity: Remark['severity']): Remark => {
    const field = fieldLabel(found, bill, texts);
    const fixes = form === undefined || severity === 'note' ? [] : fixesOf(found, form, profile);
    return {
      severity,
      sentence: field === undefined ? sentenceOf(found) : `${sentenceOf(found)} (${field})`,
      detail: ruleOf(found),
      fixes: fixes.map(({ kind, value, changes }) => ({
        label: fill(texts.make.fixes[kind], { value }),
        apply: () => correct(id, { ...form, ...changes } as Form),
      })),
    };
  };
  const edit = async () => {
    if (form) location.hash = `#/make?d=${await encodeForm(form)}`;
  };
  const save = async (invoice: QrInvoice) => {
    const file = await maker.ask('file', { invoice, kind: 'pdf', format: 'A4', language });
    if (file) download(file, fileNameOf(invoice, 'pdf'));
  };
  const invoice = verdict?.invoice;
  const name = words.standards[standard];
  return (
    <article class="card">
      <h2>{code ? fill(words.found, { standard: name, number, page: code.page }) : name}</h2>
      <Result row={row} />
      {facts.length > 0 && <Facts facts={facts} />}
      <Findings title={words.error} remarks={problems.map((found) => remarkOf(found, 'error'))} />
      {!corrected && <Findings title={words.deviation} remarks={deviations.map((found) => remarkOf(found, 'note'))} />}
      {bill.eInvoice && <EInvoiceSection eInvoice={bill.eInvoice} />}
      {invoice && corrected && <Drawn invoice={invoice} />}
      <div class="buttons">
        {invoice && !isContradicted(bill) && (
          <button type="button" class="primary" onClick={() => void save(invoice)}>
            {words.savePdf}
          </button>
        )}
        {form && (
          <button type="button" class={invoice ? '' : 'primary'} onClick={() => void edit()}>
            {words.redraw}
          </button>
        )}
        {corrected && (
          <button type="button" class="quiet" onClick={() => correct(id, undefined)}>
            {words.undoFixes}
          </button>
        )}
        <CopyButton text={bill.text} />
      </div>
      <details>
        <summary>{words.text}</summary>
        {code && <p class="hint">{fill(words.details, { version: code.version, level: code.errorCorrectionLevel })}</p>}
        <pre class="figures">{bill.text}</pre>
      </details>
    </article>
  );
}

function Result({ row }: { readonly row: Row }) {
  const words = useWords().texts.read;
  const { listed, isCorrected } = row;
  // What the data say is told with the data
  const problemCount = row.problemCount - problemsOfData(listed.bill).length;
  const isValid = problemCount === 0;
  const guidelines = fill(words.guidelines[listed.bill.standard], { profile: profile.name });
  const long = isValid ? words.validLong : words.invalidLong;
  return (
    <p class={isValid ? 'good' : 'open'}>
      <strong>{isCorrected && isValid ? words.corrected : isValid ? words.valid : words.invalid}.</strong>{' '}
      {isCorrected && isValid ? words.correctedLong : fill(long, { guidelines, count: problemCount })}
    </p>
  );
}

/** The corrected slip. */
function Drawn({ invoice }: { readonly invoice: QrInvoice }) {
  const { texts, language } = useWords();
  const markup = useMemo(() => {
    const sheet = drawSheet(invoice, 'DIN_LANG', language);
    return sheet.ok ? renderSvg(sheet.value.drawing) : undefined;
  }, [invoice, language]);
  if (markup === undefined) return null;
  return (
    // The renderer escapes every text, and the page runs no inline script
    <div class="paper" role="img" aria-label={texts.read.corrected} dangerouslySetInnerHTML={{ __html: markup }} />
  );
}

/** Codes that are no payment codes, each with its text. */
export function OtherCodes({ codes }: { readonly codes: readonly FoundCode[] }) {
  const words = useWords().texts.read;
  return (
    <article class="card">
      <h2>{words.others}</h2>
      {codes.map((code, index) => (
        <div key={`${code.page}-${index}`}>
          <p>{fill(words.other, { page: code.page })}</p>
          <pre class="figures">{code.text}</pre>
        </div>
      ))}
    </article>
  );
}

function Facts({ facts }: { readonly facts: readonly PaymentFact[] }) {
  const words = useWords().texts.read;
  return (
    <dl>
      {facts.map(({ name, lines }) => (
        <div key={name}>
          <dt>{words.fields[name]}</dt>
          {(lines === 'open' ? [words.open] : lines).map((line, index) => (
            <dd key={index}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Findings({ title, remarks }: { readonly title: string; readonly remarks: readonly Remark[] }) {
  if (remarks.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <Remarks remarks={remarks} />
    </section>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const words = useWords().texts.read;
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <button type="button" onClick={copy}>
      {copied ? words.copied : words.copy}
    </button>
  );
}
