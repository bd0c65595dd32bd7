import { hideProgress } from './progress.ts';

/** Prints results on standard output. */
export function print(text: string): void {
  hideProgress();
  process.stdout.write(text);
}

/** Prints what is said to people on standard error. */
export function printError(text: string): void {
  hideProgress();
  process.stderr.write(text);
}

/** Reports in a sentence what was not understood. Returns the exit status 2. */
export function misunderstood(sentence: string): 2 {
  printError(`${sentence}\n`);
  return 2;
}

const kinds: Readonly<Record<string, string>> = {
  __proto__: null as never,
  pdf: 'a PDF',
  png: 'a PNG picture',
  zip: 'a ZIP file',
};

/** Why a result of a format cannot go to an output: a terminal shows no bytes. Undefined: it can. */
export function refusedByTerminal(output: string, format: string): string | undefined {
  const kind = kinds[format];
  return output === '-' && kind !== undefined && process.stdout.isTTY
    ? `This is ${kind}: name a file with -o, or send it on with |`
    : undefined;
}
