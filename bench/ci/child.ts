import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Batch, Inputs, Rows, TaskName } from './rows.ts';

/** What the bench asks of a contestant, one line of JSON each. */
export interface Turn {
  readonly task: TaskName;
  /** Time of the processor to spend at least. */
  readonly milliseconds: number;
}

/** What is answered: microseconds of the processor for one operation, or why there is no such row. */
export type TurnAnswer = { readonly microseconds: number } | { readonly absent: string };

/** Runs the rows of a file on the inputs of another: both are the arguments. */
const [rowsPath = '', inputsPath = ''] = process.argv.slice(2);
const { rows } = (await import(pathToFileURL(rowsPath).href)) as { readonly rows: Rows };
const inputs = JSON.parse(readFileSync(inputsPath, 'utf8')) as Inputs;
const batches = new Map<TaskName, Batch>();

for await (const line of createInterface({ input: process.stdin })) {
  const turn = JSON.parse(line) as Turn;
  const answer = await taken(turn).catch((error: unknown): TurnAnswer => ({ absent: sentenceOf(error) }));
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

async function taken({ task, milliseconds }: Turn): Promise<TurnAnswer> {
  const prepare = rows[task];
  if (prepare === undefined) return { absent: 'it has no such row' };
  const batch = batches.get(task) ?? (await prepare(inputs));
  batches.set(task, batch);
  let operations = 0;
  let spent = 0;
  // Time of the processor, which other work on the machine does not change
  const start = process.cpuUsage();
  do {
    operations += await batch();
    const { user, system } = process.cpuUsage(start);
    spent = user + system;
  } while (spent < milliseconds * 1000);
  return { microseconds: spent / operations };
}

function sentenceOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
