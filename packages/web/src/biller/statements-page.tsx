import { useState } from 'preact/hooks';
import { useKept } from '../kept/use-kept.ts';
import { useBankWords } from '../language/bank/words.ts';
import { fill } from '../language/catalogue.ts';
import { groupedAmount } from '../language/written/amount.ts';
import { groupedReference } from '../language/written/reference.ts';
import { limits } from '../limits.ts';
import { DropZone } from '../parts/fields/drop-zone.tsx';
import { Table } from '../parts/table.tsx';
import type { CaseReceipt, StatementReport } from '../work/service/answers.ts';
import { handInStatements, type Refusal } from '../work/service/connect.ts';
import { ofBiller, useWork } from '../work/service/session.tsx';
import { sentenceOfReason } from './parts/reason.ts';
import { Refused } from './parts/refused.tsx';
import { Badge, Day } from './parts/show.tsx';

const outcomes = ['paid', 'look', 'other'] as const;
type Outcome = (typeof outcomes)[number];

/** A biller hands in account statements: what they pay is completed, and what needs a look is told. */
export function StatementsPage() {
  const { texts } = useBankWords();
  const words = texts.biller.statements;
  const [report, setReport] = useKept<StatementReport | undefined>(`${ofBiller}statement report`, undefined);
  const [names, setNames] = useState<readonly string[]>([]);
  const work = useWork((_method, parameters) => handInStatements((parameters as { files: File[] }).files) as never);
  const take = async (files: readonly File[]) => {
    setNames(files.map(({ name }) => name));
    const answer = await work.run<StatementReport>('', { files });
    if (answer) setReport(answer.value);
  };
  return (
    <>
      <h2>{words.title}</h2>
      <p class="lead">{words.lead}</p>
      <DropZone
        choose={words.choose}
        hint={words.drop}
        accept=".xml,.zip,.sta,.mt940,.940,.txt,application/xml,text/xml"
        small={report !== undefined}
        onFiles={(files) => void take(files)}
      />
      <div role="status">
        {work.busy && <p>{words.reading}</p>}
        {!work.busy && work.refusal === undefined && report !== undefined && <p>{summaryOf(words, report)}</p>}
      </div>
      <WrongFiles refusal={work.refusal} names={names} />
      {report !== undefined && !work.busy && <Report report={report} />}
    </>
  );
}

function summaryOf(
  words: ReturnType<typeof useBankWords>['texts']['biller']['statements'],
  { receipts, known, completed }: StatementReport,
): string {
  const isNothingNew = known > 0 && receipts.every(({ counted }) => counted === undefined);
  if (isNothingNew) return words.nothingNew;
  return fill(words.taken, { count: receipts.length + known, known, cases: completed.length });
}

/** What is wrong with the files: nothing of any of them was taken. */
function WrongFiles({ refusal, names }: { readonly refusal: Refusal | undefined; readonly names: readonly string[] }) {
  const bankWords = useBankWords();
  const errors = refusal?.fieldErrors ?? [];
  if (refusal === undefined || errors.length === 0) return <Refused refusal={refusal} />;
  const nameOf = (fieldName: string) => names[Number(/^statement\[(\d+)\]/.exec(fieldName)?.[1] ?? -1)];
  return (
    <div role="alert">
      <p class="hint error">{bankWords.texts.biller.statements.nothingTaken}</p>
      <ul class="remarks">
        {errors.map(({ fieldName, code, message }) => (
          <li key={`${fieldName} ${code}`} class="error">
            {[nameOf(fieldName), sentenceOfReason(bankWords, { code, message })].filter(Boolean).join(': ')}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Report({ report }: { readonly report: StatementReport }) {
  const bankWords = useBankWords();
  const words = bankWords.texts.biller.statements;
  const columns = ['incoming', 'reversed', 'counted'] as const;
  return (
    <div class="statement-report">
      {report.notices.length > 0 && (
        <ul class="remarks">
          {report.notices.map((notice, index) => (
            <li key={index}>{sentenceOfReason(bankWords, notice)}</li>
          ))}
        </ul>
      )}
      {report.sums.length > 0 && (
        <Table
          label={words.sums.label}
          rows={report.sums}
          keyOf={({ currency }) => currency}
          columns={[
            { title: words.currency, cell: ({ currency }) => currency },
            ...columns.map((name) => ({
              title: words.sums[name],
              isAmount: true,
              cell: (sum: StatementReport['sums'][number]) => (
                <span class="amount">{groupedAmount(String(sum[name]))}</span>
              ),
            })),
          ]}
        />
      )}
      {outcomes.map((outcome) => (
        <Receipts
          key={outcome}
          outcome={outcome}
          receipts={report.receipts.filter((receipt) => receipt.outcome === outcome)}
        />
      ))}
    </div>
  );
}

function Receipts({ outcome, receipts }: { readonly outcome: Outcome; readonly receipts: readonly CaseReceipt[] }) {
  const bankWords = useBankWords();
  const { texts, bank } = bankWords;
  const words = texts.biller.statements;
  const [isAll, setAll] = useState(false);
  const shown = isAll ? receipts : receipts.slice(0, limits.shownReceiptsMax);
  return (
    <section>
      <h3>{`${bank.statements.lists[outcome]} (${receipts.length})`}</h3>
      <p class="hint">{receipts.length === 0 ? bank.statements.none[outcome] : words.hints[outcome]}</p>
      {shown.length > 0 && (
        <Table
          label={bank.statements.lists[outcome]}
          rows={shown}
          keyOf={({ file, statement, entry, detail = '' }) => `${file} ${statement} ${entry} ${detail}`}
          columns={[
            {
              title: bank.statements.columns.date,
              cell: ({ date }) => (date === undefined ? '–' : <Day date={date} />),
            },
            {
              title: bank.statements.columns.amount,
              isAmount: true,
              cell: ({ currency, amount, direction }) => (
                <span class="amount">
                  {currency} {direction === 'debit' ? '−' : ''}
                  {groupedAmount(String(amount))}
                </span>
              ),
            },
            {
              title: bank.statements.columns.verdict,
              cell: ({ verdict, reasons }) => (
                <>
                  <Badge status={outcome === 'paid' ? 'COMPLETED' : ''} word={bank.statements.verdicts[verdict]} />
                  {reasons.map((reason) => (
                    <small key={reason.code}>{sentenceOfReason(bankWords, reason)}</small>
                  ))}
                </>
              ),
            },
            {
              title: outcome === 'other' ? bank.statements.columns.reference : words.case,
              cell: (receipt) => <CaseOf receipt={receipt} />,
            },
          ]}
        />
      )}
      {shown.length < receipts.length && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {fill(bank.statements.showAll, { count: receipts.length })}
        </button>
      )}
    </section>
  );
}

/** The case that a receipt is for, those that it may be for, or else its reference. */
function CaseOf({ receipt }: { readonly receipt: CaseReceipt }) {
  const { texts } = useBankWords();
  const { businessCaseId, referenceNumber, externalInstalmentId, candidates, reference } = receipt;
  const addressOf = (id: number) => `#/biller/cases/${id}`;
  if (businessCaseId !== undefined)
    return (
      <>
        <a href={addressOf(businessCaseId)}>{referenceNumber ?? `#${businessCaseId}`}</a>
        {externalInstalmentId !== undefined && <small>{externalInstalmentId}</small>}
      </>
    );
  if (candidates.length > 0)
    return (
      <>
        {texts.biller.statements.perhaps}{' '}
        {candidates.map(({ businessCaseId: id }) => (
          <a key={id} href={addressOf(id)}>{`#${id} `}</a>
        ))}
      </>
    );
  return (
    <span class="figures">
      {reference === undefined ? '–' : groupedReference(reference, !reference.startsWith('RF'))}
    </span>
  );
}
