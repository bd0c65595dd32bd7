import { useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import { TextField } from '../../parts/fields/field.tsx';
import { Table } from '../../parts/table.tsx';
import type { ErasureReport } from '../../work/service/answers.ts';
import { sentenceOfError } from '../../work/service/refusal-sentences.ts';
import { useRights, useWork } from '../../work/service/session.tsx';
import { useCaseTitle } from '../parts/case-names.tsx';
import { EntryForm } from '../parts/entry-form.tsx';
import { Question } from '../parts/question.tsx';
import { useFields } from '../parts/use-fields.ts';

type Line = ErasureReport['cases'][number];

/** What an erasure takes away, and what it leaves. */
export function WhatGoes() {
  const { erasure: words } = useWords().texts.biller;
  return (
    <>
      <p>{words.goes}</p>
      <p>{words.stays}</p>
      <p class="hint error">{words.forGood}</p>
    </>
  );
}

/** Erases all closed cases of one recipient, and tells what became of each. */
export function ErasurePage() {
  const { texts } = useWords();
  const { erasure: words, fields } = texts.biller;
  const { isOwner } = useRights();
  const work = useWork();
  const recipient = useFields('erase', { emailAddress: '', billRecipientNetId: '' }, work.refusal);
  const [isAsking, setAsking] = useState(false);
  const [lines, setLines] = useState<readonly Line[]>();
  const erase = async () => {
    const all: Line[] = [];
    let after: number | undefined;
    do {
      const parameters: object = { ...recipient.sent, after };
      const report = await work.run<ErasureReport>('Cases.erase', parameters);
      setAsking(false);
      if (report === undefined) break;
      all.push(...report.value.cases);
      after = report.value.next;
      setLines([...all]);
      if (after === undefined) recipient.clear();
    } while (after !== undefined);
  };
  return (
    <>
      <h2>{words.title}</h2>
      <p class="lead">{words.lead}</p>
      {isOwner && (
        <EntryForm
          work={work}
          unsaid={recipient.unsaid}
          label={words.erase}
          submit={async () => {
            work.forget();
            setLines(undefined);
            setAsking(true);
          }}
        >
          <TextField {...recipient.field('emailAddress', fields.emailAddress)} type="email" />
          <TextField {...recipient.field('billRecipientNetId', fields.billRecipientNetId)} hint={words.either} />
        </EntryForm>
      )}
      {isAsking && (
        <Question
          title={words.question}
          label={words.erase}
          isBusy={work.busy}
          onConfirm={() => void erase()}
          onClose={() => setAsking(false)}
        >
          <p>
            <strong>{Object.values(recipient.sent).join(', ')}</strong>
          </p>
          <WhatGoes />
        </Question>
      )}
      <div role="status">{lines?.length === 0 && <p>{words.none}</p>}</div>
      {lines !== undefined && lines.length > 0 && <Report lines={lines} />}
    </>
  );
}

function Report({ lines }: { readonly lines: readonly Line[] }) {
  const words = useWords();
  const { erasure } = words.texts.biller;
  const titleOf = useCaseTitle();
  return (
    <Table
      label={erasure.title}
      rows={lines}
      keyOf={({ id }) => id}
      columns={[
        {
          title: erasure.case,
          cell: (line) => {
            const title = titleOf(line.id, line);
            return line.outcome === 'ERASED' ? title : <a href={`#/biller/cases/${line.id}`}>{title}</a>;
          },
        },
        { title: erasure.outcome, cell: ({ outcome }) => erasure.outcomes[outcome] },
        {
          title: erasure.why,
          cell: ({ code, message = '' }) => (code === undefined ? '–' : sentenceOfError(words, { code, message })),
        },
      ]}
    />
  );
}
