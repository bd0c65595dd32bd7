import { useWords } from '../../language/words.ts';
import type { WholeCase } from '../../work/service/answers.ts';
import { useWork } from '../../work/service/session.tsx';
import { Anomalies } from '../parts/anomalies.tsx';
import { AskFirst } from '../parts/ask.tsx';
import { Refused } from '../parts/refused.tsx';

/** What the biller can do with a case that was not delivered. */
export function CaseMoves(properties: { readonly found: WholeCase; onEdit(): void; onDone(): void }) {
  const { found, onEdit, onDone } = properties;
  const { id, processingStatus } = found;
  const words = useWords().texts.biller.cases;
  const work = useWork();
  const method = processingStatus === 'FAILED' ? 'StagedCases.resend' : 'StagedCases.release';
  const send = async (skipAnomalies: boolean) => {
    if (await work.run(method, { id, skipAnomalies })) onDone();
  };
  if (processingStatus === 'PROCESSING' || processingStatus === 'DELIVERED') return null;
  const isHeldBack = work.refusal?.code === 'ANOMALY_DETECTED';
  return (
    <div class="moves">
      <div class="buttons">
        {processingStatus !== 'INVALID' && (
          <button type="button" class="primary" aria-disabled={work.busy} onClick={() => void send(false)}>
            {processingStatus === 'FAILED' ? words.resend : words.release}
          </button>
        )}
        {processingStatus !== 'FAILED' && (
          <button type="button" onClick={onEdit}>
            {words.edit}
          </button>
        )}
        {processingStatus !== 'FAILED' && (
          <AskFirst
            label={words.discard}
            question={words.discardQuestion}
            method="StagedCases.discard"
            parameters={{ id }}
            onDone={() => {
              location.hash = '#/biller/staged';
            }}
          >
            <p>{found.referenceNumber}</p>
            <p class="hint">{words.discardHint}</p>
          </AskFirst>
        )}
      </div>
      {isHeldBack ? (
        <div class="card" role="alert">
          <h3>{words.heldBack}</h3>
          <Anomalies anomalies={work.refusal?.anomalies ?? []} />
          <div class="buttons">
            <button type="button" aria-disabled={work.busy} onClick={() => void send(true)}>
              {words.releaseAnyway}
            </button>
          </div>
        </div>
      ) : (
        <Refused refusal={work.refusal} />
      )}
    </div>
  );
}
