import { networkLimits } from '@rappen/core/ebill/network';
import { expect, test } from 'vitest';
import { eventChecks } from './event-checks.ts';
import { Trial, type TrialEvent } from './trial.ts';

/** More than a page. */
const count = networkLimits.eventsPerPollMax + 20;
const eventAt = (index: number) => ({ eventNetId: `event-${index}`, at: index }) as TrialEvent;
const events = Array.from({ length: count }, (_, index) => eventAt(index));

/** A network that tells these events of its business cases, and how often it was asked. */
class Told extends Trial {
  readonly given: readonly TrialEvent[];
  asked = 0;

  constructor(given: readonly TrialEvent[]) {
    super({} as Trial['target']);
    this.given = given;
  }

  override async events(stream: string, after: string | undefined, limit: number): Promise<readonly TrialEvent[]> {
    this.asked += 1;
    if (stream !== 'businessCase') return [];
    const start = after === undefined ? 0 : this.given.findIndex(({ eventNetId }) => eventNetId === after) + 1;
    return this.given.slice(start, start + limit);
  }
}

const check = (name: string) => eventChecks.find((one) => one.name === name) ?? expect.fail(`no check ${name}`);

test.each(['events-unique', 'events-order', 'events-end'])('%s passes a long stream that keeps it', async (name) => {
  await check(name).run(new Told(events));
});

test('what stands behind the first page of a stream is looked at too', async () => {
  const twice = new Told([...events.slice(0, -1), eventAt(3)]);
  // Behind the second one with this id comes what follows the first: the walk ends there for the check of the end
  await expect(check('events-unique').run(twice)).rejects.toThrow('events: event-3 is there twice');
  const late = new Told([...events, { ...eventAt(count), at: 5 }]);
  await expect(check('events-order').run(late)).rejects.toThrow(`events: event-${count} is older than the one before`);
});

test('a stream that never ends is walked through no farther than 50 pages', async () => {
  const endless = new Told([]);
  endless.events = async () => {
    endless.asked += 1;
    return events.slice(0, networkLimits.eventsPerPollMax).map((event) => ({ ...event, at: 7 }));
  };
  await check('events-order').run(endless);
  // Each of the four streams
  expect(endless.asked).toBe(4 * 50);
});
