import { type Path, type Problem, type ProblemCode, type ProblemParams, problem } from '../../problem/problem.ts';
import { findForbidden, isPermitted } from '../../text/character-set.ts';
import { isFilled } from '../draft.ts';
import type { RuleProfile } from '../profile.ts';

/** One pass over a draft: the rules that hold, and what was found. Every rule runs; none stops the others. */
export class Judgement {
  readonly problems: Problem[] = [];
  readonly profile: RuleProfile;

  constructor(profile: RuleProfile) {
    this.profile = profile;
  }

  report<C extends ProblemCode>(
    code: C,
    path: Path,
    ...params: keyof ProblemParams<C> extends never ? [] : [ProblemParams<C>]
  ): undefined {
    this.problems.push(problem(code, path, ...params));
  }

  /** A text of permitted characters within its length; undefined (and reported) when empty or wrong. */
  requiredText(text: string | undefined, lengthMax: number, group: string, field: string | number): string | undefined {
    return isFilled(text) ? this.text(text, lengthMax, group, field) : this.report('REQUIRED', pathOf(group, field));
  }

  /** As `requiredText`, but an empty text is simply absent. */
  optionalText(text: string | undefined, lengthMax: number, group: string, field: string | number): string | undefined {
    return isFilled(text) ? this.text(text, lengthMax, group, field) : undefined;
  }

  private text(text: string, lengthMax: number, group: string, field: string | number): string | undefined {
    const found = this.problems.length;
    if (!isPermitted(text, this.profile.characterSet)) {
      const { characters, position } = findForbidden(text, this.profile.characterSet);
      this.report('TEXT_CHARACTER_NOT_ALLOWED', pathOf(group, field), { characters: listed(characters), position });
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

const listedMax = 10;

/** `U+0009, “ (U+201C)`: control characters and lone surrogates are not echoed. */
function listed(characters: readonly string[]): string {
  const shown = characters.slice(0, listedMax).map((character) => {
    const code = character.codePointAt(0) as number;
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `${character} (${name})` : name;
  });
  return characters.length > listedMax
    ? `${shown.join(', ')} and ${characters.length - listedMax} more`
    : shown.join(', ');
}
