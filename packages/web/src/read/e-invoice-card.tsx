import { formatIban } from '@rappen/core/iban';
import type { Problem } from '@rappen/core/problem';
import type { QrInvoice } from '@rappen/core/swiss-qr';
import { useMemo, useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { useEInvoiceSentences } from '../language/e-invoice/sentences.ts';
import { useWords } from '../language/words.ts';
import { groupedAmount } from '../language/written/amount.ts';
import { dayIn } from '../language/written/day.ts';
import { download } from '../parts/download.ts';
import { type Remark, Remarks } from '../parts/fields/field.tsx';
import { useAwaited } from '../parts/page/use-awaited.ts';
import { PageButtons } from '../parts/page-buttons.tsx';
import { emptyForm, formOfDraft } from '../records/bill/form.ts';
import { profileOfDay } from '../records/bill/profile.ts';
import { validate } from '../records/bill/validate.ts';
import type { EInvoiceContent } from '../work/maker/e-invoice-content.ts';
import { fileNameOf } from '../work/maker/file-kind.ts';
import { maker } from '../work/maker/maker.ts';
import { errorsOf, notesOf } from '../work/reading/e-invoice.ts';
import type { FoundBill } from '../work/reading/reading.ts';
import { type Row, shownReference } from '../work/reading/rows.ts';
import { EInvoiceFiles, EInvoiceWhole } from './e-invoice-whole.tsx';
import { fieldLabel } from './field-label.ts';

const profile = profileOfDay(new Date());

/** Findings that are shown at once; the others are folded away. */
const findingsShown = 3;

/** An e-invoice that stands alone: what it says, the rules that it breaks, and what can be made of it. */
export function EInvoiceCard({ row }: { readonly row: Row }) {
  const { texts, language } = useWords();
  const words = texts.read.eInvoice;
  const { bill } = row.listed;
  const { draft, isPayable } = row;
  const slip = useMemo(
    () => (draft && isPayable ? validate(formOfDraft(draft, emptyForm(language)), profile).invoice : undefined),
    [draft, isPayable, language],
  );
  const name = useName(bill.eInvoice?.content);
  if (bill.eInvoice === undefined) return null;
  const { content } = bill.eInvoice;
  const { file } = row.source;
  return (
    <article class="card">
      <h2>{name}</h2>
      <Verdict content={content} isPayable={slip !== undefined} />
      <Facts content={content} reference={shownReference(row.summary)} />
      <Findings title={words.findings} found={bill.problems} severity="error" />
      <Findings title={words.rules} found={lighterOf(content)} severity="note" />
      <Findings title={words.remarks} found={content.remarks} severity="note" />
      <Findings
        title={words.noSlip}
        found={content.slipProblems}
        severity="note"
        labelOf={(found) => fieldLabel(found, bill, texts)}
      />
      {file && <EInvoiceFiles file={file} />}
      <CardButtons row={row} slip={slip} />
      {file && <EInvoiceWhole file={file} />}
    </article>
  );
}

/** What can be saved of an e-invoice: the payment part, and all of it as pages or text. */
function CardButtons({ row, slip }: { readonly row: Row; readonly slip: QrInvoice | undefined }) {
  const { texts, language } = useWords();
  const words = texts.read.eInvoice;
  const [state, setState] = useState<'failed'>();
  const { file, origin } = row.source;
  const save = async (kind: 'eInvoicePdf' | 'eInvoiceText', ending: string) => {
    const made = file && (await maker.ask(kind, { file, language }).catch(() => undefined));
    if (made === undefined) return setState('failed');
    setState(undefined);
    download(made, `${'name' in origin ? origin.name.replace(/\.[^.]*$/, '') : 'e-invoice'}.${ending}`);
  };
  const saveSlip = async () => {
    const made = slip && (await maker.ask('file', { invoice: slip, kind: 'pdf', format: 'A4', language }));
    if (made) download(made, fileNameOf(slip, 'pdf'));
  };
  return (
    <>
      <div class="buttons">
        {slip && (
          <button type="button" class="primary" onClick={() => void saveSlip()}>
            {words.saveSlip}
          </button>
        )}
        <button type="button" class={slip ? '' : 'primary'} onClick={() => void save('eInvoicePdf', 'pdf')}>
          {words.savePicture}
        </button>
        <button type="button" onClick={() => void save('eInvoiceText', 'txt')}>
          {words.saveText}
        </button>
      </div>
      {state === 'failed' && (
        <p class="hint error" role="alert">
          {words.noPicture}
        </p>
      )}
    </>
  );
}

/** The data beside a QR code: where both differ, what the data say besides, and the rules that they break. */
export function EInvoiceSection(properties: {
  readonly eInvoice: NonNullable<FoundBill['eInvoice']>;
  readonly file: Blob | undefined;
}) {
  const { eInvoice, file } = properties;
  const words = useWords().texts.read.eInvoice;
  const { content, differences } = eInvoice;
  return (
    <section class="data">
      <h3>{useName(content)}</h3>
      {differences.length === 0 && <p class="good">{words.agrees}</p>}
      <Findings title={words.differs} found={differences} severity="error" isNested />
      <Facts content={content} reference="" />
      <Findings title={words.findings} found={errorsOf(content)} severity="error" isNested />
      <Findings title={words.rules} found={lighterOf(content)} severity="note" isNested />
      <Findings title={words.remarks} found={content.remarks} severity="note" isNested />
      {file && <EInvoiceFiles file={file} />}
      {file && <EInvoiceWhole file={file} />}
    </section>
  );
}

/** An e-invoice without a page of its own, drawn as it was received. */
export function EInvoicePicture({ file }: { readonly file: Blob }) {
  const { texts, language } = useWords();
  const words = texts.read.eInvoice;
  const [chosen, setChosen] = useState(0);
  const pages = useAwaited(async () => {
    const made = await maker.ask('eInvoicePictures', { file, language }).catch(() => undefined);
    return made ?? 'none';
  }, [file, language]);
  if (pages === undefined) return null;
  if (pages === 'none') return <p class="hint">{words.noPicture}</p>;
  const at = Math.min(chosen, pages.length - 1);
  return (
    <section class="side" aria-label={words.picture}>
      <figure>
        {/* The renderer escapes every text, and the page runs no inline script */}
        <div
          class="paper"
          role="img"
          aria-label={words.picture}
          dangerouslySetInnerHTML={{ __html: pages[at] ?? '' }}
        />
        <figcaption class="hint">{words.pictureHint}</figcaption>
      </figure>
      <PageButtons
        count={pages.length}
        chosen={at}
        labelOf={(page) => fill(texts.read.pages, { page, pages: pages.length })}
        onChoose={setChosen}
      />
    </section>
  );
}

/** What the profiles are called everywhere. */
const profileNames: Readonly<Record<NonNullable<EInvoiceContent['profile']>, string>> = {
  minimum: 'Factur-X MINIMUM',
  basicwl: 'Factur-X BASIC WL',
  basic: 'Factur-X BASIC',
  en16931: 'EN 16931',
  extended: 'Factur-X EXTENDED',
  xrechnung: 'XRechnung',
  peppol: 'Peppol',
  peppolSelfBilling: 'Peppol BIS 3.0 SB',
  pint: 'Peppol PINT',
  extendedCtcFr: 'EXTENDED-CTC-FR',
};

function useName(content: EInvoiceContent | undefined): string {
  const { eInvoice: words, standards } = useWords().texts.read;
  if (content === undefined) return standards.E_INVOICE;
  const { profile: own, syntax, isCreditNote } = content;
  return `${isCreditNote ? words.creditNote : standards.E_INVOICE}, ${own === undefined ? syntax : profileNames[own]}`;
}

function Verdict({
  content: { findings, ruleSets },
  isPayable,
}: {
  readonly content: EInvoiceContent;
  readonly isPayable: boolean;
}) {
  const { eInvoice: words, guidelines } = useWords().texts.read;
  const errors = errorsOf({ findings });
  const isValid = errors.length === 0;
  const values = { guidelines: guidelines.E_INVOICE, count: errors.length };
  const rules = ruleSets.map(({ name, version }) => `${name} ${version}`).join(', ');
  return (
    <p class={isValid ? 'good' : 'open'}>
      {fill(isValid ? words.valid : words.invalid, values)} {fill(words.checkedBy, { rules })}{' '}
      {isPayable && words.payable}
    </p>
  );
}

function lighterOf({ findings }: EInvoiceContent): readonly Problem[] {
  return notesOf({ findings, remarks: [] });
}

function Facts({ content, reference }: { readonly content: EInvoiceContent; readonly reference: string }) {
  const { texts, language } = useWords();
  const { eInvoice: words, fields } = texts.read;
  const { currency, accounts, discounts, instalments } = content;
  const money = (amount: string) => (amount === '' ? '' : `${currency} ${groupedAmount(amount)}`);
  const day = (date: string) => (/^\d{4}-\d\d-\d\d$/.test(date) ? dayIn(language, date) : date);
  const isCredit = content.isCreditNote;
  const labelOfAmount = isCredit ? words.credited : content.isCollected ? words.collected : words.amount;
  const facts: readonly (readonly [label: string, lines: readonly string[]])[] = [
    [words.seller, [content.seller]],
    [words.buyer, [content.buyer]],
    [words.number, [content.number]],
    [words.date, [day(content.date)]],
    [words.due, [day(content.due)]],
    [words.net, [money(content.net)]],
    [words.vat, [money(content.vat)]],
    [words.gross, [money(content.gross)]],
    [words.prepaid, [money(content.prepaid)]],
    [labelOfAmount, [money(content.amount)]],
    [
      words.discounts,
      discounts.map(({ percent, until, amount, payable }) =>
        percent === undefined
          ? fill(words.discountAmount, { discount: money(amount), date: day(until), amount: money(payable) })
          : fill(words.discount, { percent, date: day(until), amount: money(payable) }),
      ),
    ],
    [
      words.instalments,
      instalments.map(({ amount, dueDate = '–' }) =>
        fill(words.instalment, { amount: money(amount), date: day(dueDate) }),
      ),
    ],
    [fields.account, reference === '' ? [] : accounts.map(formatIban)],
    [fields.reference, [reference]],
  ];
  return (
    <dl>
      {facts
        .map(([label, lines]) => [label, lines.filter((line) => line !== '')] as const)
        .filter(([, lines]) => lines.length > 0)
        .map(([label, lines]) => (
          <div key={label}>
            <dt>{label}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
    </dl>
  );
}

function Findings(properties: {
  readonly title: string;
  readonly found: readonly Problem[];
  readonly severity: Remark['severity'];
  /** What a problem of the payment concerns. */
  readonly labelOf?: (found: Problem) => string | undefined;
  /** Whether it stands below a heading of the card. */
  readonly isNested?: boolean;
}) {
  const { title, found, severity, labelOf, isNested = false } = properties;
  const Heading = isNested ? 'h4' : 'h3';
  const words = useWords().texts.read.eInvoice;
  const { sentenceOf, ruleOf } = useEInvoiceSentences();
  if (found.length === 0) return null;
  const remarks = distinct(
    found.map((one) => {
      const label = labelOf?.(one);
      const sentence = label === undefined ? sentenceOf(one) : `${sentenceOf(one)} (${label})`;
      return { severity, sentence, detail: ruleOf(one), fixes: [] };
    }),
  );
  const rest = remarks.slice(findingsShown);
  return (
    <section>
      <Heading>{title}</Heading>
      <Remarks remarks={remarks.slice(0, findingsShown)} />
      {rest.length > 0 && (
        <details>
          <summary>{fill(words.more, { count: rest.length })}</summary>
          <Remarks remarks={rest} />
        </details>
      )}
    </section>
  );
}

/** Two lines may have the same to be said of. */
function distinct(remarks: readonly Remark[]): readonly Remark[] {
  return [...new Map(remarks.map((remark) => [remark.sentence, remark])).values()];
}
