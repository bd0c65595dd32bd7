import type { BusinessCase } from '../../business-case.ts';
import type { AgendaItem } from './state.ts';

/**
 * What tags in the reference number or in the recipient's name ask of the simulator:
 *
 * | Tag | Effect |
 * | --- | --- |
 * | `#fail` | refused for good |
 * | `#retry-3` | the first 3 attempts (1 to 99) are answered with a passing fault |
 * | `#lost-then-ok` | the first attempt never arrives, and the answer to it neither |
 * | `#timeout-then-ok` | the first attempt arrives, but the answer to it does not |
 * | `#dup` | accepted, with the answer that it was delivered before |
 * | `#slow` | accepted after ten seconds |
 * | `#approve`, `#reject`, `#settle` | the recipient does so as soon as time moves on |
 */
export interface Script {
  readonly isRefused: boolean;
  readonly faults: number;
  readonly isLostOnce: boolean;
  readonly isTimedOutOnce: boolean;
  readonly isDuplicate: boolean;
  readonly delayMs: number;
  readonly action?: AgendaItem['action'] | undefined;
}

const slowMilliseconds = 10_000;
const tag = /#([a-z]+(?:-[a-z]+){0,2})(?:-(\d{1,2}))?/g;

export function scriptOf(businessCase: BusinessCase): Script {
  const text = `${businessCase.referenceNumber} ${businessCase.billRecipient.name}`;
  const tags = new Map([...text.matchAll(tag)].map((match) => [match[1], Number(match[2] ?? 1)]));
  return {
    isRefused: tags.has('fail'),
    faults: tags.get('retry') ?? 0,
    isLostOnce: tags.has('lost-then-ok'),
    isTimedOutOnce: tags.has('timeout-then-ok'),
    isDuplicate: tags.has('dup'),
    delayMs: tags.has('slow') ? slowMilliseconds : 0,
    action: (['approve', 'reject', 'settle'] as const).find((action) => tags.has(action)),
  };
}
