import { formatIban, parseAccountNumber } from '@rappen/core/iban';
import { useEffect, useState } from 'preact/hooks';
import { type Refusal, submitBill } from '../connect.ts';
import { pdfOfInvoice } from '../desk/open-invoice.ts';
import { limits } from '../limits.ts';
import { profileOfDay } from '../make/validate.ts';
import { DropZone } from '../parts/drop-zone.tsx';
import { TextField } from '../parts/field.tsx';
import { reader } from '../read/reader.ts';
import type { PageProps } from '../shell/route.ts';
import { useWords } from '../shell/words.ts';
import { Anomalies } from './case/anomalies.tsx';
import { groupedAmount } from './parts/amount.ts';
import { useFocusOnWrong } from './parts/entry-form.tsx';
import { sentenceOfError } from './parts/refusal-sentences.ts';
import { Refused } from './parts/refused.tsx';
import { useFields } from './parts/use-fields.ts';
import { type BillInPdf, billInPdf, billOf } from './read-pdf.ts';
import { useWork } from './session.tsx';

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
  const { draft, referenceNumber, businessCaseDate, dueDate } = bill;
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
  const account = parseAccountNumber(draft.iban ?? '');
  const { debtor } = draft;
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
      <dl class="facts">
        <dt>{words.account}</dt>
        <dd class="figures">{account.ok ? formatIban(account.value) : draft.iban}</dd>
        <dt>{words.amount}</dt>
        <dd class="figures">{draft.amount ? `${draft.currency} ${groupedAmount(draft.amount)}` : words.noAmount}</dd>
        <dt>{words.recipient}</dt>
        <dd>
          {debtor
            ? [
                debtor.name,
                [debtor.street, debtor.buildingNumber].join(' '),
                [debtor.postalCode, debtor.city].join(' '),
              ]
                .filter((text) => text?.trim())
                .join(', ')
            : words.noDebtor}
        </dd>
      </dl>
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
