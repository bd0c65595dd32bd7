import { useBankWords } from '../../language/bank/words.ts';
import { wordOf } from '../../language/catalogue.ts';
import type { WholeCase } from '../../work/service/answers.ts';
import { Amount, Day } from '../parts/show.tsx';

/** What account statements have told of a case. */
export function Received({ found: { received } }: { readonly found: WholeCase }) {
  const { texts, bank } = useBankWords();
  const words = texts.biller.statements;
  if (received === undefined) return null;
  return (
    <section class="card">
      <h3>{words.received}</h3>
      <p>
        <strong>
          <Amount amount={received.amount} />
        </strong>
      </p>
      <ul class="plain">
        {received.receipts.map(({ bookedOn, amount, verdict, externalInstalmentId }, index) => (
          <li key={index}>
            {bookedOn !== undefined && <Day date={bookedOn} />} <Amount amount={amount} />{' '}
            <span class="hint">
              {wordOf(bank.statements.verdicts, verdict)}
              {externalInstalmentId !== undefined && ` · ${externalInstalmentId}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
