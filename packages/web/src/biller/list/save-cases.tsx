import { useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { limits } from '../../limits.ts';
import { download } from '../../parts/download.ts';
import { maker } from '../../work/maker/maker.ts';
import type { CaseSummary } from '../../work/service/answers.ts';
import { sentenceOfRefusal } from '../../work/service/refusal-sentences.ts';
import { useSession } from '../../work/service/session.tsx';
import { caseTable, type Further } from './case-table.ts';
import { everyCase } from './every-case.ts';

const kinds = ['xlsx', 'csv'] as const;
type Kind = (typeof kinds)[number];

type Progress =
  | { readonly state: 'reading'; readonly count: number }
  | { readonly state: 'done'; readonly name: string; readonly count: number }
  | { readonly state: 'failed'; readonly sentence: string };

/** Saves cases as a file: some that are there already, or everything that a filter finds. */
export function SaveCases(properties: {
  readonly name: string;
  /** How many there are, as far as that is known. */
  readonly count: number;
  readonly cases: readonly CaseSummary[] | { readonly parameters: object };
  readonly further?: Further;
}) {
  const { name, count, cases, further } = properties;
  const words = useWords();
  const { list } = words.texts.biller;
  const { call } = useSession();
  const [progress, setProgress] = useState<Progress>();
  const isReading = progress?.state === 'reading';
  const read = async () => {
    if (!('parameters' in cases)) return { ok: true, value: cases } as const;
    return everyCase(call, cases.parameters, {
      most: limits.savedCasesMax,
      onPage: (read) => setProgress({ state: 'reading', count: read }),
    });
  };
  const save = async (kind: Kind) => {
    if (isReading) return;
    if (count > limits.savedCasesMax)
      return setProgress({ state: 'failed', sentence: fill(list.tooMany, { max: limits.savedCasesMax }) });
    setProgress({ state: 'reading', count: 0 });
    try {
      const found = await read();
      if (!found.ok) return setProgress({ state: 'failed', sentence: sentenceOfRefusal(words, found.refusal) });
      const file = await maker.ask('table', { kind, rows: caseTable(found.value, words.texts, further) });
      download(file, `${name}.${kind}`);
      setProgress({ state: 'done', name: `${name}.${kind}`, count: found.value.length });
    } catch {
      setProgress({ state: 'failed', sentence: list.notSaved });
    }
  };
  return (
    <>
      {kinds.map((kind) => (
        <button key={kind} type="button" class="quiet" aria-disabled={isReading} onClick={() => void save(kind)}>
          {list.save[kind]}
        </button>
      ))}
      <span role="status" class={progress?.state === 'failed' ? 'hint error' : 'hint'}>
        {progress?.state === 'reading' && fill(list.reading, { done: progress.count, count })}
        {progress?.state === 'done' && fill(list.saved, { name: progress.name, count: progress.count })}
        {progress?.state === 'failed' && progress.sentence}
      </span>
    </>
  );
}
