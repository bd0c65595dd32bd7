import { useEffect, useMemo } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { useWords } from '../language/words.ts';
import { limits } from '../limits.ts';
import { DropZone } from '../parts/fields/drop-zone.tsx';
import { usePageDrops, usePaste } from '../parts/page/drops.ts';
import { Camera } from '../work/reading/camera.tsx';
import { ReadProgress } from '../work/reading/read-progress.tsx';
import { rowsOf, shownOrigin, spokenBill } from '../work/reading/rows.ts';
import { addFiles, addText, pauseReading, readOn, undo, useVisit, type Visit } from '../work/reading/visit.ts';
import { BillList } from './bill-list.tsx';

/** Finds the bills in files, in pasted texts or before the camera, lists them, and says how good they are. */
export function ReadPage() {
  const { texts } = useWords();
  const words = texts.read;
  const visit = useVisit();
  const rows = useMemo(() => rowsOf(visit.sources), [visit.sources]);
  const isOver = usePageDrops(addFiles);
  usePaste(addFiles, addText);
  useEffect(() => {
    void readOn();
    return pauseReading;
  }, []);
  const hasList = visit.sources.length > 0;
  return (
    <div class={`read${isOver ? ' over' : ''}`}>
      <p class="lead">{words.lead}</p>
      <div class="sources">
        <DropZone
          choose={words.choose}
          hint={fill(words.drop, { pages: limits.readPagesMax })}
          accept="application/pdf,image/*,application/xml,text/xml,.xml"
          onFiles={addFiles}
          small={hasList}
        />
        <Camera />
      </div>
      <ReadProgress visit={visit} />
      <div role="status">
        <NoticeLine visit={visit} />
        <p class="unseen">{spokenOf(visit, rows, texts)}</p>
      </div>
      {hasList && <BillList visit={visit} rows={rows} />}
    </div>
  );
}

/** What a screen reader says of the file that was read last. */
function spokenOf(
  { sources, last }: Visit,
  rows: ReturnType<typeof rowsOf>,
  texts: ReturnType<typeof useWords>['texts'],
) {
  const source = sources.find(({ id }) => id === last);
  if (source === undefined) return '';
  const own = rows.filter((row) => row.source.id === last);
  const [first] = own;
  if (first === undefined) return fill(texts.read.spokenNone, { name: shownOrigin(source.origin, texts) });
  return own.length === 1 ? spokenBill(first, texts) : fill(texts.read.count, { count: own.length });
}

function NoticeLine({ visit: { notice, before } }: { readonly visit: Visit }) {
  const { texts } = useWords();
  const words = texts.read;
  if (notice === undefined) return null;
  const sentences = {
    cancelled: words.cancelled,
    tooMany: words.tooMany,
    removed: words.list.removed,
    cleared: words.list.cleared,
    notPayment: words.notPayment,
    tooLong: words.tooLong,
  };
  const values = { max: limits.readFilesMax, count: 'count' in notice ? notice.count : 0 };
  const isBad = ['notPayment', 'tooLong', 'tooMany'].includes(notice.kind);
  return (
    <p class={isBad ? 'hint error' : 'hint'}>
      {fill(sentences[notice.kind], values)}{' '}
      {before && (
        <button type="button" class="quiet" onClick={undo}>
          {words.list.undo}
        </button>
      )}
    </p>
  );
}
