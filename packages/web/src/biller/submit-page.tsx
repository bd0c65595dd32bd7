import { formatIban, parseAccountNumber } from '@rappen/core/iban';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../language/words.ts';
import { groupedAmount } from '../language/written/amount.ts';
import { limits } from '../limits.ts';
import { DropZone } from '../parts/fields/drop-zone.tsx';
import { TextField } from '../parts/fields/field.tsx';
import type { PageProps } from '../parts/page/route.ts';
import { profileOfDay } from '../records/bill/profile.ts';
import { pdfOfInvoice } from '../work/desk/open-invoice.ts';
import { reader } from '../work/reader/reader.ts';
import { type BillInPdf, billInPdf, billOf } from '../work/reading/read-pdf.ts';
import { type Refusal, submitBill } from '../work/service/connect.ts';
import { sentenceOfError } from '../work/service/refusal-sentences.ts';
import { useWork } from '../work/service/session.tsx';
import { Anomalies } from './parts/anomalies.tsx';
import { useFocusOnWrong } from './parts/entry-form.tsx';
import { Refused } from './parts/refused.tsx';
import { useFields } from './parts/use-fields.ts';

interface OpenPdf {
  readonly pdf: Blob;
  readonly name: string;
  readonly emailAddress: string;
  readonly bill: BillInPdf;
}

/** A biller submits a bill of its own: the PDF is read, completed, and staged or sent. */
export function SubmitPage({ route }: PageProps) {
  const words = useWords().texts.biller.submit;
  const [state, setState] = useState<OpenPdf | 'reading' | 'none' | undefined>();
  const open = async (pdf: Blob, name: string, emailAddress = '') => {
    setState('reading');
    const codes = await reader
      .ask('codes', { file: pdf }, { secondsMax: limits.readingSecondsMax })
      .catch(() => undefined);
    const bill = codes?.ok ? billInPdf(codes.value, profileOfDay(new Date())) : undefined;
    setState(bill === undefined ? 'none' : { pdf, name, emailAddress, bill });
  };
  const invoiceId = route.parameters.get('invoice');
  useEffect(() => {
    if (invoiceId === null) return;
    setState('reading');
    void pdfOfInvoice(invoiceId).then((made) =>
      made === undefined ? setState('none') : open(made.pdf, made.name, made.emailAddress),
    );
  }, [invoiceId]);
  return (
    <>
      <h2>{words.title}</h2>
      <p class="lead">{words.lead}</p>
      <DropZone
        choose={typeof state === 'object' ? words.another : words.choose}
        hint={words.drop}
        accept="application/pdf,.pdf"
        small={typeof state === 'object'}
        onFile={(file) => void open(file, file.name)}
      />
      <div role="status">
        {state === 'reading' && <p>{words.reading}</p>}
        {state === 'none' && <p class="hint error">{words.none}</p>}
      </div>
      {typeof state === 'object' && <SubmitForm key={state.name} open={state} />}
    </>
  );
}

function SubmitForm({ open }: { readonly open: OpenPdf }) {
  const words = useWords().texts.biller.submit;
  const { bill, pdf, name, emailAddress } = open;
  const { referenceNumber, businessCaseDate, dueDate } = bill;
  const work = useWork((_method, parameters) => {
    const { mode, whole } = parameters as { readonly mode: 'STAGE' | 'DELIVER'; readonly whole: object };
    return submitBill({ pdf, name, bill: whole }, mode) as never;
  });
  const { values, unsaid, field } = useFields(
    'submit',
    {
      'billRecipient.emailAddress': emailAddress || bill.emailAddress,
      referenceNumber,
      businessCaseDate,
      'singlePayment.paymentInformation.dueDate': dueDate,
    },
    work.refusal,
  );
  const form = useFocusOnWrong(work.refusal);
  const submit = async (mode: 'STAGE' | 'DELIVER') => {
    const whole = billOf(bill, {
      referenceNumber: values.referenceNumber,
      businessCaseDate: values.businessCaseDate,
      dueDate: values['singlePayment.paymentInformation.dueDate'],
      emailAddress: values['billRecipient.emailAddress'],
    });
    if (whole === undefined) return;
    const answer = await work.run<{ readonly id: number }>('', { mode, whole });
    if (answer) location.hash = `#/biller/${mode === 'STAGE' ? 'staged' : 'cases'}/${answer.value.id}`;
  };
  return (
    <form
      ref={form}
      class="card entry"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit('STAGE');
      }}
    >
      <BillFacts draft={bill.draft} />
      <TextField {...field('billRecipient.emailAddress', words.emailAddress)} type="email" />
      <div class="row">
        <TextField {...field('referenceNumber', words.referenceNumber)} width="wide" />
        <TextField {...field('businessCaseDate', words.businessCaseDate)} type="date" width="wide" />
        <TextField {...field('singlePayment.paymentInformation.dueDate', words.dueDate)} type="date" width="wide" />
      </div>
      <Refused refusal={unsaid} />
      <OtherProblems refusal={work.refusal} fields={Object.keys(values)} />
      <div class="buttons">
        <button type="submit" class="primary" aria-disabled={work.busy}>
          {words.stage}
        </button>
        <button type="button" aria-disabled={work.busy} onClick={() => void submit('DELIVER')}>
          {words.deliver}
        </button>
      </div>
    </form>
  );
}

/** What the QR-bill in the PDF says, and nobody can change here. */
function BillFacts({ draft }: Pick<BillInPdf, 'draft'>) {
  const words = useWords().texts.biller.submit;
  const account = parseAccountNumber(draft.iban ?? '');
  const { debtor } = draft;
  const lines = debtor && [
    debtor.name,
    [debtor.street, debtor.buildingNumber].join(' '),
    [debtor.postalCode, debtor.city].join(' '),
  ];
  return (
    <dl class="facts">
      <dt>{words.account}</dt>
      <dd class="figures">{account.ok ? formatIban(account.value) : draft.iban}</dd>
      <dt>{words.amount}</dt>
      <dd class="figures">{draft.amount ? `${draft.currency} ${groupedAmount(draft.amount)}` : words.noAmount}</dd>
      <dt>{words.recipient}</dt>
      <dd>{lines ? lines.filter((text) => text?.trim()).join(', ') : words.noDebtor}</dd>
    </dl>
  );
}

/** What is wrong with parts of the bill that no field here shows: it has to be put right on the bill itself. */
function OtherProblems({
  refusal,
  fields,
}: {
  readonly refusal: Refusal | undefined;
  readonly fields: readonly string[];
}) {
  const words = useWords();
  const others = (refusal?.fieldErrors ?? []).filter(({ fieldName }) => !fields.includes(fieldName));
  if (refusal && refusal.anomalies.length > 0) return <Anomalies anomalies={refusal.anomalies} />;
  if (others.length === 0) return null;
  return (
    <ul class="remarks">
      {others.map((error) => (
        <li key={`${error.fieldName} ${error.code}`} class="error">
          {sentenceOfError(words, error)}
        </li>
      ))}
    </ul>
  );
}
