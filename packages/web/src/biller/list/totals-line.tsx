import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import type { CaseTotal } from '../../work/service/answers.ts';
import { Amount } from '../parts/show.tsx';
import { countOf } from './sums.ts';

/** How many cases there are, and what they add up to in each currency. */
export function TotalsLine({ totals }: { readonly totals: readonly CaseTotal[] }) {
  const { list: words } = useWords().texts.biller;
  const count = countOf(totals);
  const without = totals.reduce((sum, { withoutAmount }) => sum + withoutAmount, 0);
  return (
    <>
      <strong>{count === 1 ? words.countOne : fill(words.count, { count })}</strong>
      {totals.map(({ currencyCode, value }) => (
        <span key={currencyCode}>
          <Amount amount={{ currencyCode, value }} />
        </span>
      ))}
      {without > 0 && <span class="hint">{fill(words.withoutAmount, { count: without })}</span>}
    </>
  );
}
