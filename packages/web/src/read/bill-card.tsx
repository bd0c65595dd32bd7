import { factsOf, type PaymentFact } from '@rappen/core/payment-codes';
import type { Problem } from '@rappen/core/problem';
import { renderSvg } from '@rappen/core/render/svg';
import type { QrInvoice } from '@rappen/core/swiss-qr';
import type { FoundCode } from '@rappen/imaging';
import { useMemo } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { useEInvoiceSentences } from '../language/e-invoice/sentences.ts';
import { useWords } from '../language/words.ts';
import { download } from '../parts/download.ts';
import { type Remark, Remarks } from '../parts/fields/field.tsx';
import { useCopy } from '../parts/page/use-copy.ts';
import { drawSheet } from '../records/bill/drawing.ts';
import { fixesOf } from '../records/bill/fixes.ts';
import { emptyForm, type Form, formOfDraft } from '../records/bill/form.ts';
import { profileOfDay } from '../records/bill/profile.ts';
import { encodeForm } from '../records/bill/share.ts';
import { validate } from '../records/bill/validate.ts';
import { fileNameOf } from '../work/maker/file-kind.ts';
import { maker } from '../work/maker/maker.ts';
import { isContradicted, problemsOfData } from '../work/reading/e-invoice.ts';
import type { Row } from '../work/reading/rows.ts';
import { correct } from '../work/reading/visit.ts';
import { EInvoiceSection } from './e-invoice-card.tsx';
import { problemsOf } from './export.ts';
import { fieldLabel } from './field-label.ts';

const profile = profileOfDay(new Date());

/** One bill: what it says, what is wrong with it, what would correct it, and the bill drawn anew. */
export function BillCard({ row }: { readonly row: Row }) {
  const { texts, language } = useWords();
  const words = texts.read;
  const { number, bill, form: corrected } = row.listed;
  const { code, standard, draft, deviations } = bill;
  const read = useMemo(() => draft && formOfDraft(draft, emptyForm(language)), [draft, language]);
  const form = corrected ?? read;
  const invoice = useMemo(() => form && validate(form, profile).invoice, [form]);
  const remarkOf = useRemarks(row, form);
  const ofData = new Set(problemsOfData(bill));
  const problems = problemsOf(row).filter((found) => !ofData.has(found));
  const name = words.standards[standard];
  return (
    <article class="card">
      <h2>{code ? fill(words.found, { standard: name, number, page: code.page }) : name}</h2>
      <Result row={row} />
      <Facts facts={factsOfRow(row)} />
      <Findings title={words.error} remarks={problems.map((found) => remarkOf(found, 'error'))} />
      {!corrected && <Findings title={words.deviation} remarks={deviations.map((found) => remarkOf(found, 'note'))} />}
      {bill.eInvoice && <EInvoiceSection eInvoice={bill.eInvoice} file={row.source.file} />}
      {invoice && corrected && <Drawn invoice={invoice} />}
      <Actions row={row} form={form} invoice={invoice} />
      <details>
        <summary>{words.text}</summary>
        {code && <p class="hint">{fill(words.details, { version: code.version, level: code.errorCorrectionLevel })}</p>}
        <pre class="figures">{bill.text}</pre>
      </details>
    </article>
  );
}

/** What is said of a bill, with the buttons that correct it. */
function useRemarks(
  { listed: { id, bill } }: Row,
  form: Form | undefined,
): (found: Problem, severity: Remark['severity']) => Remark {
  const { texts } = useWords();
  const { sentenceOf, ruleOf } = useEInvoiceSentences();
  return (found, severity) => {
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
}

/** What a bill says, as it was read or corrected. */
function factsOfRow({ listed: { bill, form }, draft }: Row): readonly PaymentFact[] {
  return form && draft ? factsOf({ standard: 'SWISS_QR', draft, problems: [], deviations: [] }) : bill.facts;
}

/** The slip as a file, the bill on the page Create, the way back from corrections, and the text of the code. */
function Actions(properties: {
  readonly row: Row;
  readonly form: Form | undefined;
  readonly invoice: QrInvoice | undefined;
}) {
  const { row, form, invoice } = properties;
  const { texts, language } = useWords();
  const words = texts.read;
  const { id, bill, form: corrected } = row.listed;
  const edit = async () => {
    if (form) location.hash = `#/make?d=${await encodeForm(form)}`;
  };
  const save = async (slip: QrInvoice) => {
    const file = await maker.ask('file', { invoice: slip, kind: 'pdf', format: 'A4', language });
    if (file) download(file, fileNameOf(slip, 'pdf'));
  };
  return (
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
  if (facts.length === 0) return null;
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
  const [copied, copy] = useCopy(text);
  return (
    <button type="button" onClick={copy}>
      {copied ? words.copied : words.copy}
    </button>
  );
}
