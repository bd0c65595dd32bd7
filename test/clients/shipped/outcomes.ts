import type { ExampleCall } from './calls.ts';

/** What an answer has to be, or how a refusal begins; outcomes of all languages are told in these words. */
function expectedOf({ format, refusedWith, operation }: ExampleCall): string {
  if (refusedWith !== undefined) return refusedWith;
  if (format === undefined) return 'nothing';
  if (operation.answers.some(({ shape }) => shape.kind === 'boolean')) return 'boolean';
  if (format === 'application/json') return 'data';
  return /^text\/|xml$/.test(format) ? 'text' : 'bytes';
}

/** The calls that ended otherwise than they should, with what they ended with. */
export function surprises(calls: readonly ExampleCall[], outcomes: readonly string[]): string[] {
  return calls.flatMap((call, index) => {
    const outcome = outcomes[index] ?? 'never made';
    return outcome.startsWith(expectedOf(call)) ? [] : [`${call.operation.id} ${call.format}: ${outcome}`];
  });
}
