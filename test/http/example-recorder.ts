import { appendFileSync } from 'node:fs';

/** A request that was carried out, and its answer. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  /** Of the body, where there is one. */
  readonly sentType?: string | undefined;
  readonly sent?: string | undefined;
  readonly answerType: string | undefined;
  readonly answer: string;
}

const file = process.env['EXAMPLES_FILE'];

/** Keeps an exchange for the examples of the API document, where EXAMPLES_FILE names a file: see scripts/collect-examples.ts. */
export function recordExchange(exchange: Exchange): void {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(exchange)}\n`);
}
