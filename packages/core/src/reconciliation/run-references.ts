import { formerKeysOf, readTold } from '../booking/index.ts';
import type { StatementFile } from '../statement/index.ts';
import { collectItems } from './items.ts';
import { foundReferences, referencesOfStatements } from './references.ts';

/**
 * Every reference that a run may need bills for: those that the files name, and those of payments of earlier runs that these files decide.
 * `seen` is that of the run.
 */
export function referencesOfRun(files: readonly StatementFile[], seen: readonly string[]): string[] {
  const found = new Set(referencesOfStatements(files));
  for (const { detail, original } of collectItems(files, seen).items) {
    for (const one of [detail, original?.item.detail]) {
      for (const reference of foundReferences(one?.references ?? [])) {
        if (reference.kind !== 'invalid') found.add(reference.text);
      }
    }
  }
  return [...found];
}

/**
 * Every key of the form that earlier versions wrote into `seen`, that a run with these files can ask for: for whoever kept those keys as
 * hashes, which say nothing by themselves.
 */
export function keysOfStatements(files: readonly StatementFile[]): string[] {
  return [...new Set(readTold(files).flatMap(({ told }) => told.flatMap(formerKeysOf)))];
}
