import { formerKeysOf, readTold } from '../booking/index.ts';
import type { StatementFile } from '../statement/index.ts';
import type { Collected } from './item.ts';
import { collectItems } from './items.ts';
import { foundReferences, referencesOfStatements } from './references.ts';

/** The bookings of some files and of what earlier runs left behind: derived once, whatever bills they are held against. */
export interface PreparedRun {
  readonly files: readonly StatementFile[];
  readonly seen: readonly string[];
  readonly collected: Collected;
}

export function preparedRun(files: readonly StatementFile[], seen: readonly string[]): PreparedRun {
  return { files, seen, collected: collectItems(files, seen) };
}

/**
 * Every reference that a run may need bills for: those that the files name, and those of payments of earlier runs that these files
 * decide.
 */
export function referencesOfRun({ files, collected }: PreparedRun): string[] {
  const found = new Set(referencesOfStatements(files));
  for (const { detail, original } of collected.items) {
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
