import { useWords } from '../../language/words.ts';
import type { PageProps } from '../../parts/page/route.ts';
import { CaseList } from './case-list.tsx';

const processingStatuses = ['STAGED', 'INVALID', 'PROCESSING', 'FAILED', 'DELIVERED'] as const;
const stagedStatuses = ['STAGED', 'INVALID', 'FAILED'] as const;

/** Every case of the biller. */
export function CasesPage({ route }: PageProps) {
  const { cases: words } = useWords().texts.biller;
  return (
    <>
      <h2>{words.title}</h2>
      <p class="lead">{words.lead}</p>
      <CaseList route={route} states={processingStatuses} withStatus empty={words.empty} />
    </>
  );
}

/** What waits for somebody: staged, invalid, failed. */
export function StagedPage({ route }: PageProps) {
  const { staged: words } = useWords().texts.biller;
  return (
    <>
      <h2>{words.title}</h2>
      <p class="lead">{words.lead}</p>
      <CaseList route={route} states={stagedStatuses} withMoves empty={words.empty} />
    </>
  );
}
