import { useState } from 'preact/hooks';
import { wordOf } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import type { AuditEntry } from '../../work/service/answers.ts';
import { type Loaded, useLoaded } from '../../work/service/session.tsx';
import { CaseLink, useCaseNames } from '../parts/case-names.tsx';
import { When } from '../parts/show.tsx';
import { LoadedTable, Pager, rowsMax } from '../parts/table.tsx';

/** Who did what. */
export function AuditPage() {
  const words = useWords().texts.biller.audit;
  const [cursors, setCursors] = useState<readonly number[]>([]);
  const entries = useLoaded<readonly AuditEntry[]>('Audit.list', { before: cursors.at(-1), limit: rowsMax });
  return (
    <>
      <h2>{words.title}</h2>
      <p class="lead">{words.lead}</p>
      <AuditTable entries={entries} />
      <Pager rows={entries.value} cursors={cursors} onCursors={setCursors} />
    </>
  );
}

function AuditTable({ entries }: { readonly entries: Loaded<readonly AuditEntry[]> }) {
  const { audit: words } = useWords().texts.biller;
  const { actions } = words;
  const names = useCaseNames((entries.value ?? []).map(({ caseId }) => caseId));
  return (
    <LoadedTable
      label={words.title}
      loaded={entries}
      keyOf={({ id }) => id}
      empty={words.empty}
      columns={[
        { title: words.at, cell: ({ at }) => <When at={at} /> },
        { title: words.actor, cell: ({ actor, actorName }) => actorName ?? actor },
        {
          title: words.action,
          cell: ({ action, caseId }) => (
            <>
              {wordOf(actions, action)}
              {caseId !== undefined && (
                <>
                  {' '}
                  <CaseLink id={caseId} names={names} />
                </>
              )}
            </>
          ),
        },
        { title: words.detail, cell: ({ detail = '' }) => <Detail text={detail} /> },
        { title: words.address, cell: ({ address = '' }) => <span class="hint">{address}</span> },
      ]}
    />
  );
}

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Ids only as far as they tell one from the other; words where there are some. */
function Detail({ text }: { readonly text: string }) {
  const { audit, roles, simulator, webhooks } = useWords().texts.biller;
  const known: Readonly<Record<string, string>> = {
    ...simulator.modes,
    ...webhooks.events,
    ...roles,
    ...audit.reasons,
  };
  const parts = text.split(' ').map((part) => (uuid.test(part) ? `${part.slice(0, 8)}…` : wordOf(known, part)));
  return (
    <span class="hint" title={text}>
      {parts.join(' ')}
    </span>
  );
}
