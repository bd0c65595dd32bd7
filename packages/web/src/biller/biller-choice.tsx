import { useWords } from '../shell/words.ts';
import type { Me } from './answers.ts';
import { Refused } from './parts/refused.tsx';
import { useSession, useWork } from './session.tsx';

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
  return (
    <>
      <select
        class="biller-choice"
        aria-label={texts.biller.signIn.biller}
        value={biller.billerNetId}
        aria-disabled={work.busy}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
      >
        {billers.map(({ billerNetId, legalName }) => (
          <option key={billerNetId} value={billerNetId}>
            {isAlone(legalName, billers) ? legalName : `${legalName} (${billerNetId})`}
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
