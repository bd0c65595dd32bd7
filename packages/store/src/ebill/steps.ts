import type { Database, Statement } from '../database.ts';

/** Why a commit was refused, where a statement of it can tell. */
type Refusal = 'idsUsedUp' | 'blobSwept' | 'keyTaken' | 'conflict';

/** A statement of a commit, and what it means when it does not change the rows it has to. */
export interface Step extends Statement {
  readonly otherwise?: Refusal;
}

export type StepsOutcome = { readonly kind: 'done' | Refusal } | { readonly kind: 'duplicate'; readonly table: string };

/** All steps or none. */
export async function commitSteps(database: Database, steps: readonly Step[]): Promise<StepsOutcome> {
  const statements = steps.map(
    ({ sql, parameters, rows }): Statement => ({
      sql,
      ...(parameters && { parameters }),
      ...(rows !== undefined && { rows }),
    }),
  );
  const outcome = await database.commit(statements);
  if (outcome.ok) return { kind: 'done' };
  if (outcome.reason === 'duplicate') return { kind: 'duplicate', table: outcome.table };
  return { kind: steps[outcome.statement]?.otherwise ?? 'conflict' };
}
