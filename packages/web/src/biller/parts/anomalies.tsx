import { fill, wordOf } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import type { CaseAnomaly } from '../../work/service/connect.ts';

/** What is unusual about a case, each in a sentence with what was expected and what is there. */
export function Anomalies({ anomalies }: { readonly anomalies: readonly CaseAnomaly[] }) {
  const { pair, biller } = useWords().texts;
  const words = biller.anomalies;
  if (anomalies.length === 0) return null;
  return (
    <ul class="remarks" aria-label={words.title}>
      {anomalies.map(({ code, severity, fieldName = '', expected, actual }) => (
        <li key={`${code} ${fieldName}`} class={severity === 'block' ? 'error' : 'note'}>
          <span>
            {wordOf(words.codes, code)}
            {actual !== undefined && ` – ${fill(pair, { name: words.actual, value: actual })}`}
            {expected !== undefined && ` – ${fill(pair, { name: words.expected, value: expected })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
