import { type EventStream, eventStreams, networkLimits } from '@rappen/core/ebill/network';
import { eventOf } from '../contract.ts';
import type { Check } from './check.ts';
import { type Trial, type TrialEvent, Untried, Wrong, waited } from './trial.ts';

const pageLength = networkLimits.eventsPerPollMax;
/** Pages that are read of a stream: an old network has more than anybody wants to walk through. */
const pagesMax = 50;
/** Events that are walked through one by one. */
const stepsMax = 5;
const pollMilliseconds = 500;
const statuses = ['APPROVED', 'OPEN', 'REJECTED', 'COMPLETED'];

/** The events of a stream from its beginning. */
async function all(trial: Trial, stream: EventStream): Promise<readonly TrialEvent[]> {
  const told: TrialEvent[] = [];
  for (let pages = 0; pages < pagesMax; pages += 1) {
    const page = await trial.events(stream, told.at(-1)?.eventNetId, pageLength);
    told.push(...page);
    if (page.length < pageLength) break;
  }
  return told;
}

async function each(trial: Trial, look: (events: readonly TrialEvent[], stream: EventStream) => void | Promise<void>) {
  for (const stream of eventStreams) await look(await all(trial, stream), stream);
}

/** The first events of the stream of cases, at least so many. */
async function first(trial: Trial, count: number): Promise<readonly TrialEvent[]> {
  const events = await trial.events('businessCase', undefined, stepsMax);
  if (events.length < count) throw new Untried(`fewer than ${count} events are there`);
  return events;
}

const idsOf = (events: readonly TrialEvent[]) => events.map(({ eventNetId }) => eventNetId).join(' ');

/** What the network tells. */
export const eventChecks: readonly Check[] = [
  {
    name: 'events-of-bill',
    sentence: 'What became of a bill is told under its id and its biller, with a status of the contract.',
    async run(trial) {
      const { id } = trial.known;
      const until = Date.now() + trial.target.waitSeconds * 1000;
      for (let last: string | undefined; ; ) {
        const page = await trial.events('businessCase', last, pageLength);
        const told = page.find(({ businessCaseNetId }) => businessCaseNetId === id);
        last = page.at(-1)?.eventNetId ?? last;
        if (told === undefined) {
          if (Date.now() > until) throw new Untried(`no event of the bill within ${trial.target.waitSeconds} seconds`);
          if (page.length < pageLength) await waited(pollMilliseconds);
          continue;
        }
        if (told.billerNetId !== trial.target.billerNetId) throw new Wrong('events: the bill of another biller');
        if (!statuses.includes(told.newStatus ?? ''))
          throw new Wrong(`events: ${told.newStatus ?? 'no newStatus'} is no status of the contract`);
        return;
      }
    },
  },
  {
    name: 'events-form',
    sentence: 'Every stream is answered, and each event has what its stream needs: an approval its amount.',
    run: (trial) =>
      each(trial, (events, stream) => {
        const lacking = events.find((event) => eventOf(stream, event) === undefined);
        if (lacking !== undefined) throw new Wrong(`events: ${lacking.eventNetId} lacks what ${stream} needs`);
        const isApproval = ({ newStatus }: TrialEvent) => newStatus === 'APPROVED';
        const bare = events.find((event) => isApproval(event) && event.approvedAmount?.value === undefined);
        if (bare !== undefined) throw new Wrong(`events: ${bare.eventNetId} approves no amount`);
      }),
  },
  {
    name: 'events-unique',
    sentence: 'No eventNetId is used twice, in whatever stream.',
    async run(trial) {
      const seen = new Set<string>();
      await each(trial, (events) => {
        for (const { eventNetId } of events) {
          if (seen.has(eventNetId)) throw new Wrong(`events: ${eventNetId} is there twice`);
          seen.add(eventNetId);
        }
      });
    },
  },
  {
    name: 'events-order',
    sentence: 'The oldest events come first.',
    run: (trial) =>
      each(trial, (events) => {
        const late = events.findIndex(({ at }, index) => at < (events[index - 1]?.at ?? 0));
        if (late > 0) throw new Wrong(`events: ${events[late]?.eventNetId} is older than the one before`);
      }),
  },
  {
    name: 'events-limit',
    sentence: 'There are no more events in an answer than were asked for.',
    async run(trial) {
      await first(trial, 2);
      const one = await trial.events('businessCase', undefined, 1);
      if (one.length !== 1) throw new Wrong(`events: ${one.length} where one was asked for`);
    },
  },
  {
    name: 'events-cursor',
    sentence: 'Behind an event come those that were told after it, none of them left out.',
    async run(trial) {
      const events = await first(trial, 2);
      const walked: TrialEvent[] = [];
      for (const _ of events) walked.push(...(await trial.events('businessCase', walked.at(-1)?.eventNetId, 1)));
      if (idsOf(walked) !== idsOf(events)) throw new Wrong('events: one by one they are others than all at once');
    },
  },
  {
    name: 'events-end',
    sentence: 'Behind the last event there is nothing that was told before.',
    run: (trial) =>
      each(trial, async (events, stream) => {
        const last = events.at(-1)?.eventNetId;
        if (last === undefined) return;
        const before = new Set(events.map(({ eventNetId }) => eventNetId));
        const more = await trial.events(stream, last, pageLength);
        if (more.some(({ eventNetId }) => before.has(eventNetId)))
          throw new Wrong(`events: behind ${last} comes what stands before it`);
      }),
  },
  {
    name: 'events-again',
    sentence: 'The same question has the same answer: an event is told the same each time.',
    async run(trial) {
      const events = await first(trial, 1);
      const again = await trial.events('businessCase', undefined, events.length);
      if (JSON.stringify(again) !== JSON.stringify(events)) throw new Wrong('events: another answer than before');
    },
  },
];
