import { type BinChange, type BinEntry, isDisposable } from '../../kept/bin.ts';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { dayIn } from '../../language/written/day.ts';
import { download } from '../../parts/download.ts';
import { Table } from '../../parts/table.tsx';
import { firstLine } from '../../records/first-line.ts';
import type { Desk } from '../state/use-desk.ts';

/** What was deleted or replaced, until when it is kept, and the way back. */
export function BinPage({ desk }: { readonly desk: Desk }) {
  const { texts, language } = useWords();
  const { bin: words, actions } = texts.desk;
  const { bin = [] } = desk;
  const nameOf = (entry: BinEntry) => shownName(entry) || texts.desk.list.noNumber;
  return (
    <section aria-labelledby="desk-bin">
      <h2 id="desk-bin">{words.title}</h2>
      <p class="lead">{words.lead}</p>
      {bin.length === 0 && <p role="status">{words.empty}</p>}
      {bin.length > 0 && (
        <Table
          label={words.title}
          rows={bin}
          keyOf={({ id }) => id}
          columns={[
            {
              title: words.what,
              cell: (entry) => (
                <>
                  {nameOf(entry)} <small>{saidOf(entry, words)}</small>
                </>
              ),
            },
            { title: words.day, cell: ({ day }) => dayIn(language, day) },
            { title: words.until, cell: ({ until }) => (until === '' ? words.always : dayIn(language, until)) },
            {
              title: actions.more,
              isActions: true,
              cell: (entry) => <EntryActions desk={desk} entry={entry} name={nameOf(entry)} />,
            },
          ]}
        />
      )}
      <p class="after-list">
        <a href="#/desk/data">← {texts.desk.data.title}</a>
      </p>
    </section>
  );
}

/** What can be done with an entry: bring it back or save it, and delete it where nobody has to keep it. */
function EntryActions({ desk, entry, name }: { readonly desk: Desk; readonly entry: BinEntry; readonly name: string }) {
  const words = useWords().texts.desk.bin;
  return (
    <>
      {entry.reason === 'unread' ? (
        <button type="button" onClick={() => saveUnread(entry)}>
          {words.save}
        </button>
      ) : (
        <button
          type="button"
          aria-label={fill(words.takeBackOf, { name })}
          onClick={() => void desk.takeBack(entry.id)}
        >
          {words.takeBack}
        </button>
      )}{' '}
      {isDisposable(entry) && (
        <button
          type="button"
          class="quiet"
          aria-label={fill(words.disposeOf, { name })}
          onClick={() => void desk.dispose(entry.id)}
        >
          {words.dispose}
        </button>
      )}
    </>
  );
}

type BinWords = ReturnType<typeof useWords>['texts']['desk']['bin'];

/** What an entry is, and how much is with it. */
function saidOf({ reason, changes }: BinEntry, words: BinWords): string {
  const [first] = changes;
  if (reason !== 'removed' || first === undefined) return fill(words.reasons[reason], { count: changes.length });
  const kind = words.kinds[first.kind as keyof typeof words.kinds] ?? '';
  return changes.length === 1 ? kind : `${kind}, ${fill(words.others, { count: changes.length - 1 })}`;
}

/** The name of what was deleted, or of the first record that was replaced. */
function shownName({ changes }: BinEntry): string {
  const names = changes.map(nameOfChange);
  return names.find((name) => name !== '') ?? '';
}

function nameOfChange({ before }: BinChange): string {
  const { number, address, description } = (before ?? {}) as Readonly<Record<string, unknown>>;
  const [name = ''] = [address, description].filter((text): text is string => typeof text === 'string' && text !== '');
  const line = firstLine(name);
  return [typeof number === 'string' ? number : '', line].filter(Boolean).join(' ').slice(0, 80);
}

function saveUnread({ day, changes }: BinEntry): void {
  const text = JSON.stringify(
    changes.map(({ before }) => before),
    undefined,
    2,
  );
  download(new Blob([text], { type: 'application/json' }), `rappen-unread-${day}.json`);
}
