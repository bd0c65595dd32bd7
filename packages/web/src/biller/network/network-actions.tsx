import type { Status } from '@rappen/core/ebill';
import { useWords } from '../../language/words.ts';
import { Table } from '../../parts/table.tsx';
import type { Instalment, WholeCase } from '../../work/service/answers.ts';
import { useWork } from '../../work/service/session.tsx';
import { Refused } from '../parts/refused.tsx';
import { Badge } from '../parts/show.tsx';

const steps: Readonly<Record<Status, readonly ('approve' | 'reject' | 'complete')[]>> = {
  OPEN: ['approve', 'reject', 'complete'],
  APPROVED: ['complete'],
  REJECTED: [],
  COMPLETED: [],
};

/** What the recipient can do with a case on a simulated network, or with one of its instalments. */
export function CaseActions(properties: {
  readonly businessCaseNetId: string;
  readonly externalInstalmentId?: string;
  readonly status: Status;
  readonly onDone: () => void;
}) {
  const { businessCaseNetId, externalInstalmentId, status, onDone } = properties;
  const words = useWords().texts.biller.simulator;
  const work = useWork();
  const act = async (step: string) => {
    const method = externalInstalmentId === undefined ? step : `${step}Instalment`;
    if (await work.run(`Simulator.${method}`, { businessCaseNetId, externalInstalmentId })) onDone();
  };
  if (steps[status].length === 0) return null;
  return (
    <div class="buttons">
      {steps[status].map((step) => (
        <button key={step} type="button" aria-disabled={work.busy} onClick={() => void act(step)}>
          {words[step]}
        </button>
      ))}
      <Refused refusal={work.refusal} />
    </div>
  );
}

/** The recipient of a delivered case, where the network is simulated. */
export function NetworkActions({ found, onDone }: { readonly found: WholeCase; onDone(): void }) {
  const words = useWords().texts.biller;
  const { businessCaseNetId, status } = found;
  if (businessCaseNetId === undefined || steps[status].length === 0) return null;
  const instalments = (found.paymentsByInstalments?.paymentByInstalments ?? []).flatMap(
    ({ instalments }) => instalments.instalment,
  );
  return (
    <section class="card">
      <h3>{words.simulator.otherSide}</h3>
      <CaseActions businessCaseNetId={businessCaseNetId} status={status} onDone={onDone} />
      {instalments.length > 0 && (
        <Table<Instalment>
          label={words.simulator.instalments}
          rows={instalments}
          keyOf={({ externalInstalmentId }) => externalInstalmentId}
          columns={[
            {
              title: words.simulator.instalments,
              cell: ({ externalInstalmentId, description }) => description ?? externalInstalmentId,
            },
            {
              title: words.cases.status,
              cell: ({ status: own = 'OPEN' }) => <Badge status={own} word={words.statuses[own]} />,
            },
            {
              title: words.common.actions,
              cell: ({ externalInstalmentId, status: own = 'OPEN' }) => (
                <CaseActions
                  businessCaseNetId={businessCaseNetId}
                  externalInstalmentId={externalInstalmentId}
                  status={own}
                  onDone={onDone}
                />
              ),
            },
          ]}
        />
      )}
    </section>
  );
}
