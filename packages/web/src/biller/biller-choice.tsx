import { useWords } from '../language/words.ts';
import type { Me } from '../work/service/answers.ts';
import { useSession, useWork } from '../work/service/session.tsx';
import { Refused } from './parts/refused.tsx';

/** Billers that stand beside the pages, each one click away; of more than these one is chosen from a list. */
const namedMax = 6;

/** The biller that the pages are about, to be chosen where somebody has several. */
export function BillerChoice() {
  const { texts } = useWords();
  const { me, signIn } = useSession();
  const work = useWork();
  const { biller, billers } = me;
  const choose = async (billerNetId: string) => {
    const chosen = await work.run<Me>('Session.chooseBiller', { billerNetId });
    if (chosen !== undefined) signIn(chosen.value);
  };
  if (billers.length < 2)
    return (
      <p>
        <strong>{biller.legalName}</strong>
        <br />
        <span class="hint">{biller.billerNetId}</span>
      </p>
    );
  const nameOf = ({ billerNetId, legalName }: Me['billers'][number]) =>
    isAlone(legalName, billers) ? legalName : `${legalName} (${billerNetId})`;
  if (billers.length <= namedMax)
    return (
      <>
        <ul class="billers" aria-label={texts.biller.signIn.biller}>
          {billers.map((each) => (
            <li key={each.billerNetId}>
              <button
                type="button"
                class="quiet"
                aria-current={each.billerNetId === biller.billerNetId ? 'true' : undefined}
                aria-disabled={work.busy}
                onClick={() => each.billerNetId !== biller.billerNetId && void choose(each.billerNetId)}
              >
                {nameOf(each)}
              </button>
            </li>
          ))}
        </ul>
        <Refused refusal={work.refusal} />
      </>
    );
  return (
    <>
      <select
        class="biller-choice"
        aria-label={texts.biller.signIn.biller}
        value={biller.billerNetId}
        aria-disabled={work.busy}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
      >
        {billers.map((each) => (
          <option key={each.billerNetId} value={each.billerNetId}>
            {nameOf(each)}
          </option>
        ))}
      </select>
      <Refused refusal={work.refusal} />
    </>
  );
}

function isAlone(name: string, billers: Me['billers']): boolean {
  return billers.filter(({ legalName }) => legalName === name).length === 1;
}
