import { ProblemList } from '../../problem-list.ts';
import { codePointName } from '../../text/code-point-name.ts';
import type { EpcDraft } from '../payment.ts';
import type { Reported } from '../problems.ts';

/** One pass over a draft: what was found. */
export class Validation extends ProblemList<Reported> {
  /** A text without control characters and spaces at its ends, within its length; an empty one is absent. */
  text(text: string | undefined, lengthMax: number, field: keyof EpcDraft): string | undefined {
    if (text === undefined || text === '') return undefined;
    const found = this.problems.length;
    const unprintable = [...new Set(text.match(notPrintable))];
    if (unprintable.length > 0) this.report('EPC_CHARACTER', [field], { characters: namesOf(unprintable) });
    const length = [...text].length;
    if (length > lengthMax) this.report('TEXT_TOO_LONG', [field], { length, max: lengthMax });
    if (text.startsWith(' ') || text.endsWith(' ')) this.report('TEXT_UNTRIMMED', [field]);
    return this.problems.length === found ? text : undefined;
  }
}

/** Controls, line and paragraph separators, and halves of surrogate pairs: none can stand in an element. */
const notPrintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu;
const namedMax = 10;

/** `U+000A, U+0000`: such characters are not echoed. */
function namesOf(characters: readonly string[]): string {
  const names = characters.slice(0, namedMax).map(codePointName);
  return characters.length > namedMax
    ? `${names.join(', ')} and ${characters.length - namedMax} more`
    : names.join(', ');
}
