import { wordOf } from '../../language/catalogue.ts';
import { useWords } from '../../shell/words.ts';
import type { StatusChange } from '../answers.ts';
import { Badge, When } from '../parts/show.tsx';

/** The moves of both statuses as a timeline. */
export function History({ changes }: { readonly changes: readonly StatusChange[] }) {
  const { cases: words, processingStatuses, statuses, causes } = useWords().texts.biller;
  const all: Readonly<Record<string, string>> = { ...processingStatuses, ...statuses };
  return (
    <section class="card">
      <h3>{words.history}</h3>
      <ol class="timeline">
        {changes.map(({ at, field, to, cause }) => (
          <li key={`${at} ${field} ${to}`}>
            <Badge status={to} word={all[to] ?? to} /> {wordOf(causes, cause)}
            <br />
            <span class="hint">
              <When at={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
