import { fill } from '../../language/catalogue.ts';
import { useManyWords } from '../../language/many/words.ts';
import { NoticeLine } from '../../parts/notice-line.tsx';
import { firstLine } from '../../records/first-line.ts';
import type { Taken } from './taken.ts';
import type { Take } from './use-take.ts';

/** Numbers that are named; of more the first ones are. */
const namedMax = 8;

/** What of the list is new to the desk, and what it has already; what was taken, with a way back. */
export function TakeReport({ take: { taken, company, outcome, ...take } }: { readonly take: Take }) {
  const { texts, many } = useManyWords();
  const words = many.take;
  const { undo, close } = texts.desk.notices;
  return (
    <div role="status">
      {outcome && (
        <NoticeLine
          text={outcome.kind === 'taken' ? fill(words.taken, { count: outcome.invoices.length }) : words[outcome.kind]}
          isBad={outcome.kind === 'full' || outcome.kind === 'outdated'}
          undo={outcome.kind === 'taken' ? () => void take.undo() : undefined}
          onClose={take.close}
          words={{ undo, close }}
        >
          {outcome.kind === 'taken' && <a href="#/desk">{words.look}</a>}
        </NoticeLine>
      )}
      {taken && company && <Found taken={taken} company={firstLine(company.address) || texts.desk.choice.unnamed} />}
    </div>
  );
}

/** What of the list the desk of a company has; nothing before something of it was taken. */
function Found({ taken, company }: { readonly taken: Taken; readonly company: string }) {
  const { many } = useManyWords();
  const words = many.take;
  const { fresh, known, changed, clashing, unfit } = taken;
  if (known.length + changed.length + clashing.length === 0) return null;
  const told = [
    fill(words.found, { company, fresh: fresh.length, known: known.length }),
    changed.length > 0 && fill(words.changed, { numbers: named(changed) }),
    clashing.length > 0 && fill(words.clashing, { numbers: named(clashing) }),
    unfit.length > 0 && fill(words.unfit, { rows: named(unfit.map(String)) }),
  ];
  return <p class="hint">{told.filter(Boolean).join(' ')}</p>;
}

function named(names: readonly string[]): string {
  const shown = names.slice(0, namedMax).join(', ');
  return names.length > namedMax ? `${shown} …` : shown;
}

/** The way of a list to the desk. */
export function TakeButton({
  take: { company, taken, take },
  isReady,
}: {
  readonly take: Take;
  readonly isReady: boolean;
}) {
  const { many } = useManyWords();
  const count = taken?.fresh.length ?? 0;
  if (company === undefined) return null;
  return (
    <button type="button" class="quiet" disabled={!isReady || count === 0} onClick={() => void take()}>
      {fill(many.take.button, { count })}
    </button>
  );
}
