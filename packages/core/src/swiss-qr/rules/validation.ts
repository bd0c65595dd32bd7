import type { Path } from '../../problem/problem.ts';
import { ProblemList } from '../../problem-list.ts';
import { permittedLength } from '../../text/character-set.ts';
import { isBlank, isFilled } from '../draft.ts';
import { forbiddenProblem } from '../forbidden-characters.ts';
import type { Reported } from '../problems.ts';
import type { RuleProfile } from '../profile.ts';

/** One pass over a draft: the rules that hold, and what was found. Every rule runs; none stops the others. */
export class Validation extends ProblemList<Reported> {
  readonly profile: RuleProfile;
  /** UTF-8 bytes of all texts of permitted characters so far. */
  textLength = 0;

  constructor(profile: RuleProfile) {
    super();
    this.profile = profile;
  }

  /** A text of permitted characters within its length; undefined (and reported) when it shows nothing or is wrong. */
  requiredText(text: string | undefined, lengthMax: number, group: string, field: string | number): string | undefined {
    if (!isFilled(text) || isBlank(text)) return this.report('REQUIRED', pathOf(group, field));
    return this.text(text, lengthMax, group, field);
  }

  /** As `requiredText`, but an empty text is simply absent. */
  optionalText(text: string | undefined, lengthMax: number, group: string, field: string | number): string | undefined {
    return isFilled(text) ? this.text(text, lengthMax, group, field) : undefined;
  }

  private text(text: string, lengthMax: number, group: string, field: string | number): string | undefined {
    const found = this.problems.length;
    const length = permittedLength(text, this.profile.characterSet);
    if (length >= 0) this.textLength += length;
    else {
      const forbidden = forbiddenProblem(text, this.profile.characterSet, pathOf(group, field));
      if (forbidden !== undefined) this.problems.push(forbidden);
    }
    if (text.length > lengthMax) {
      this.report('TEXT_TOO_LONG', pathOf(group, field), { length: text.length, max: lengthMax });
    }
    if (text.charCodeAt(0) === 32 || text.charCodeAt(text.length - 1) === 32) {
      this.report('TEXT_UNTRIMMED', pathOf(group, field));
    }
    return this.problems.length === found ? text : undefined;
  }
}

/** Paths are made only when something is reported. */
function pathOf(group: string, field: string | number): Path {
  return group === '' ? [field] : [group, field];
}
