import type { CalendarDate } from '../../date/calendar-date.ts';
import { type ArgumentsOf, type CodeOf, makeProblem, type Path, type Problem } from '../../problem/problem.ts';
import { ProblemList } from '../../problem-list.ts';
import { normalizeBillText } from '../../swiss-qr/character-meanings.ts';
import { characterProblem, isIdentification, paymentCharacters } from '../characters.ts';
import { limits } from '../limits.ts';
import type { PaymentRules } from '../payment-rules.ts';
import type { Reported } from '../problems.ts';

export const addressForms = ['structured', 'hybrid'] as const;
export const ultimateDebtorForms = ['copied', 'omitted'] as const;

/** How an order is made, where there is a choice. */
export interface PaymentOptions {
  /** The day: what is due before it is refused. Without one, as for a file that was made some time ago, days are not compared. */
  readonly today?: CalendarDate | undefined;
  readonly rules: PaymentRules;
  /** `hybrid`: what has no field of its own stands in lines, which only some banks take. */
  readonly addresses: (typeof addressForms)[number];
  /** Replaces characters that banks refuse by what means the same. */
  readonly normalize: boolean;
  /** Whether the payer named in the bill goes with the payment. */
  readonly ultimateDebtor: (typeof ultimateDebtorForms)[number];
  /** Whether everything is as a file has it: then nothing is chosen or completed. */
  readonly isAsWritten?: boolean | undefined;
}

/** One pass over an order: what a bank refuses, and apart from that what it changes or ignores. */
export class Validation extends ProblemList<Reported> {
  readonly notices: Problem[] = [];
  readonly options: PaymentOptions;

  constructor(options: PaymentOptions) {
    super();
    this.options = options;
  }

  notice<C extends CodeOf<Reported>>(code: C, path: Path, ...params: ArgumentsOf<Reported, C>): undefined {
    this.notices.push(makeProblem(code, path, ...params));
  }

  /** Notices of what was found elsewhere, as `take`. */
  takeNotices(found: readonly Problem[]): void {
    for (const one of found) this.notices.push(one);
  }

  /** A text of permitted characters within its length; an empty one is absent. */
  text(given: string | undefined, lengthMax: number, path: Path): string | undefined {
    if (given === undefined || given === '') return undefined;
    const text = this.options.normalize ? normalizeBillText(given, paymentCharacters).text : given;
    const found = this.problems.length;
    const forbidden = characterProblem(text, path);
    if (forbidden !== undefined) this.problems.push(forbidden);
    const { length } = text;
    if (length > lengthMax) this.report('TEXT_TOO_LONG', path, { length, max: lengthMax });
    if (/^ | $/.test(text)) this.untrimmed(path);
    return this.problems.length === found && text !== '' ? text : undefined;
  }

  /** Banks take blanks around a text, but we write none. */
  private untrimmed(path: Path): void {
    if (this.options.isAsWritten) this.notice('TEXT_UNTRIMMED', path);
    else this.report('TEXT_UNTRIMMED', path);
  }

  /** As `text`, for what must be there. */
  requiredText(given: string | undefined, lengthMax: number, path: Path): string | undefined {
    return given === undefined || /^\s*$/.test(given)
      ? this.report('REQUIRED', path)
      : this.text(given, lengthMax, path);
  }

  /** An identification in its characters and length; an empty one is absent. */
  id(given: string | undefined, path: Path): string | undefined {
    if (given === undefined || given === '') return undefined;
    const { length } = given;
    const { idLengthMax: max } = limits;
    if (length > max) return this.report('TEXT_TOO_LONG', path, { length, max });
    return isIdentification(given) ? given : this.report('PAYMENT_ID_CHARACTERS', path);
  }

  /** A code of ISO 20022: up to four capital letters and digits. */
  code(given: string | undefined, path: Path): string | undefined {
    if (given === undefined || given === '') return undefined;
    const { codeLengthMax: max } = limits;
    return given.length <= max && /^[A-Z0-9]+$/.test(given) ? given : this.report('PAYMENT_CODE', path, { max });
  }
}
