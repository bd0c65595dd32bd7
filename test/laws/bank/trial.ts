import { readStatement, type StatementFile } from '@rappen/core/statement';
import { expectValue } from '../../results.ts';
import { type Answer, judge, type Matcher } from './judge.ts';
import { type Scenario, scenarioOf, storyOfScenario, textsOf, without } from './scenario.ts';
import { amountText } from './telling.ts';

/** A scenario that a matcher does not hold, as small as it could be made, and why not. */
export interface Failure {
  readonly seed: number;
  readonly story: string;
  readonly complaints: readonly string[];
  readonly scenario: Scenario;
}

/** The scenarios of some seeds that a matcher does not hold; at most so many. */
export function failuresOf(matcher: Matcher, seeds: readonly number[], most = Number.POSITIVE_INFINITY): Failure[] {
  const failures: Failure[] = [];
  for (const seed of seeds) {
    if (failures.length >= most) break;
    const scenario = scenarioOf(seed);
    if (complaintsAt(scenario, matcher).length > 0) failures.push(failureOf(smallest(scenario, matcher), matcher));
  }
  return failures;
}

/** Whether a matcher fails in one of the seeds: without making it small. */
export function firstFailing(matcher: Matcher, seeds: readonly number[]): number | undefined {
  return seeds.find((seed) => complaintsAt(scenarioOf(seed), matcher).length > 0);
}

export function complaintsAt(scenario: Scenario, matcher: Matcher): string[] {
  return judged(scenario, matcher).complaints;
}

function judged(scenario: Scenario, matcher: Matcher): { complaints: string[]; answers: Answer[] } {
  try {
    return judge(scenario, readAll(scenario), matcher);
  } catch (error) {
    return { complaints: [`thrown: ${error instanceof Error ? error.stack : error}`], answers: [] };
  }
}

function readAll(scenario: Scenario): StatementFile[] {
  return textsOf(scenario).map((text) => expectValue(readStatement(text)));
}

/** What kind of complaint it is: another kind is another fault. */
const kindOf = (complaint: string): string => {
  if (complaint.includes('discount')) return 'discount';
  const [, what = '', how] = /(incoming|reversed|bill) \S+ (too \w+):/.exec(complaint) ?? [];
  if (how !== undefined) return `${what} ${how}`;
  return complaint.includes('nowhere') ? 'silence' : 'thrown';
};

function smallest(scenario: Scenario, matcher: Matcher): Scenario {
  const kinds = complaintsAt(scenario, matcher).map(kindOf);
  const fails = (one: Scenario) => complaintsAt(one, matcher).some((complaint) => kinds.includes(kindOf(complaint)));
  const smaller = [
    ...scenario.files.map((_, file) => ({ file })),
    ...scenario.world.bookings.map(({ id }) => ({ booking: id })),
    ...scenario.runs.slice(1).map((_, at) => ({ run: at + 1 })),
    ...scenario.runs.flatMap((read, run) => read.map((_, reading) => ({ run, reading }))),
  ];
  for (const change of smaller) {
    const next = without(scenario, change);
    if (sizeOf(next) < sizeOf(scenario) && fails(next)) return smallest(next, matcher);
  }
  return scenario;
}

const sizeOf = ({ world, files, runs }: Scenario): number =>
  world.bookings.length + files.length + runs.length + runs.flat().length;

function failureOf(scenario: Scenario, matcher: Matcher): Failure {
  const { complaints, answers } = judged(scenario, matcher);
  const results = answers.map(({ paid, incoming, reversed, words }, run) => {
    const sums = (name: string, map: ReadonlyMap<string, number>) =>
      [...map].map(([key, amount]) => `${name} ${key} ${amountText(amount)}`);
    const open = words.map(
      ({ kind, amount, bill, isCredit }) => `${kind} ${isCredit ? '+' : '−'}${amountText(amount)} ${bill ?? ''}`,
    );
    return `run ${run}: ${[...sums('in', incoming), ...sums('back', reversed), ...sums('paid', paid), ...open].join('; ')}`;
  });
  const story = [storyOfScenario(scenario), ...results, ...complaints.map((one) => `✗ ${one}`)].join('\n');
  return { seed: scenario.seed, story, complaints, scenario };
}
