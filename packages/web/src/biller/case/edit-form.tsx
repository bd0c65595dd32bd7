import { parseCalendarDate } from '@rappen/core/date';
import { parseBusinessCase, readJsonDocument } from '@rappen/core/ebill';
import { formatPath } from '@rappen/core/problem';
import { useMemo, useState } from 'preact/hooks';
import { markUnsaved } from '../../kept/unsaved.ts';
import { useKept } from '../../kept/use-kept.ts';
import { useWords } from '../../language/words.ts';
import { type Remark, Remarks } from '../../parts/fields/field.tsx';
import { swissDay } from '../../records/swiss-day.ts';
import type { WholeCase } from '../../work/service/answers.ts';
import { sentenceOfError } from '../../work/service/refusal-sentences.ts';
import { useWork } from '../../work/service/session.tsx';
import { Refused } from '../parts/refused.tsx';
import { changedAt, type Editable, editableOf, placeFor, placesOf, sentOf, shapeOf } from './document.ts';
import { type Editing, Members } from './edit-places.tsx';

/** What a staged case says, to be changed: validated in the page by the rules of the service before it is sent. */
export function EditForm(properties: {
  readonly found: WholeCase;
  /** How the names begin by which what was written is kept while other pages are looked at. */
  readonly keptName: string;
  onSaved(): void;
  onCancel(): void;
}) {
  const { found, keptName, onSaved, onCancel } = properties;
  const { texts } = useWords();
  const { cases: words, common } = texts.biller;
  const shape = useMemo(() => shapeOf(found.type), [found.type]);
  const asFound = useMemo(() => editableOf(found, shape), [found, shape]);
  const [document, setDocument] = useKept<Editable>(`${keptName}document`, asFound);
  const [isChanged, setChanged] = useKept(`${keptName}is changed`, false);
  const [isTried, setTried] = useState(false);
  const work = useWork();
  // What the service said of the case as it is kept is of no use any more once something was changed
  const kept = isChanged ? [] : (found.invalid?.fieldErrors ?? []);
  const remarks = useRemarks(found, document, isTried, work.refusal?.fieldErrors ?? kept);
  const submit = async () => {
    setTried(true);
    if (remarks.count > 0) return focusFirst();
    if (await work.run('StagedCases.update', { id: found.id, businessCase: sentOf(document) })) onSaved();
  };
  const editing: Editing = {
    remarksAt: remarks.at,
    change: (path, next) => {
      work.forget();
      setChanged(true);
      markUnsaved(`${keptName}document`, true);
      setDocument((before) => changedAt(before, path, next));
    },
  };
  return (
    <form
      class="edit"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {remarks.at('').length > 0 && <Remarks remarks={remarks.at('')} />}
      <Members path={[]} shape={shape} value={document} editing={editing} />
      <Refused refusal={work.refusal} />
      <p role="status" class="hint error">
        {isTried && remarks.count > 0 && common.mendFields}
      </p>
      <div class="buttons">
        <button type="submit" class="primary" aria-disabled={work.busy}>
          {words.save}
        </button>
        <button type="button" onClick={onCancel}>
          {common.cancel}
        </button>
      </div>
    </form>
  );
}

/** What the rules say of the document as it is, and what the service said of it when it was sent. */
function useRemarks(
  { type }: WholeCase,
  document: Editable,
  isTried: boolean,
  told: readonly { readonly fieldName: string; readonly code: string; readonly message: string }[],
) {
  const words = useWords();
  const problems = useMemo(() => validate(type, document), [type, document]);
  const places = new Set(placesOf(document));
  const remarks = new Map<string, Remark[]>();
  const add = (path: string, sentence: string) => {
    const place = placeFor(path, places);
    const before = remarks.get(place) ?? [];
    if (before.some((remark) => remark.sentence === sentence)) return;
    remarks.set(place, [...before, { severity: 'error', sentence, fixes: [] }]);
  };
  if (isTried) for (const found of problems) add(formatPath(found.path), words.sentenceOf(found));
  for (const error of told) add(error.fieldName, sentenceOfError(words, error));
  return { at: (path: string) => remarks.get(path) ?? [], count: problems.length };
}

function validate(type: WholeCase['type'], document: Editable) {
  const today = parseCalendarDate(swissDay(new Date()));
  if (!today.ok) return [];
  const parsed = parseBusinessCase(type, readJsonDocument(sentOf(document)), { today: today.value });
  return parsed.ok ? [] : parsed.problems;
}

/** After the sentences are there: the first is said of a field, or of a group of fields. */
function focusFirst(): void {
  requestAnimationFrame(() => {
    const place = globalThis.document.querySelector('.edit .remarks')?.parentElement;
    place?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  });
}
