import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import type { WholeCase } from '../../work/service/answers.ts';
import { useSession } from '../../work/service/session.tsx';

type CaseName = { readonly [Name in 'type' | 'referenceNumber']?: WholeCase[Name] | undefined };

/** What a case is called: its kind and number, or its id as long as these are not known. */
export function useCaseTitle(): (id: number, name: CaseName | undefined) => string {
  const { types } = useWords().texts.biller;
  return (id, { type, referenceNumber } = {}) =>
    type && referenceNumber ? `${types[type]} ${referenceNumber}` : `#${id}`;
}

/**
 * What cases are that only their ids are told of. They are asked for one after the other, and each once, since a page may name
 * many; one that was erased has no name any more.
 */
export function useCaseNames(ids: readonly (number | undefined)[]): ReadonlyMap<number, CaseName> {
  const { call, turn } = useSession();
  const [names, setNames] = useState<ReadonlyMap<number, CaseName>>(new Map());
  const wanted = [...new Set(ids.filter((id) => id !== undefined))];
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      for (const id of wanted.filter((each) => !names.has(each))) {
        const answer = await call<WholeCase>('Cases.get', { id });
        if (!isWanted) return;
        if (answer.ok) setNames((known) => new Map(known).set(id, answer.value));
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [wanted.join(' '), turn]);
  return names;
}

/** Leads to a case by what it is called. */
export function CaseLink({ id, names }: { readonly id: number; readonly names: ReadonlyMap<number, CaseName> }) {
  const titleOf = useCaseTitle();
  return <a href={`#/biller/cases/${id}`}>{titleOf(id, names.get(id))}</a>;
}
