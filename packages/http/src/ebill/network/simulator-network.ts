import {
  emptySimulator,
  networkLimits,
  readSimulator,
  type SimulatedMail,
  type SimulatorAnswers,
  type SimulatorCommand,
  type SimulatorCommandKind,
  type SimulatorState,
  simulate,
  type Trail,
  writeSimulator,
} from '@rappen/core/ebill/network';
import type { SimulatorJournal } from '../../ports/ebill/index.ts';
import type { SimulatorNetwork } from '../../ports/ebill/service.ts';
import { withTimeout } from '../operation/with-timeout.ts';

const seed = 'rappen';
const entriesPerRead = 1000;
/** Entries from one snapshot to the next: so many, and twice as many each time that the journal has grown to so many times that. */
const entriesPerSnapshot = 1000;
const snapshotsPerDoubling = 8;
/** Other processes may write at the same time; each try takes in what they wrote. */
const triesMax = 100;
const activationCodes = 1_000_000;
/** Milliseconds for which a call waits for those before it: less than a network has for its answer. */
const turnMillisecondsMax = 5_000;

/**
 * The simulator on a journal of its commands: its state is their fold, so it is the same after a restart and for several
 * processes. Snapshots bound what has to be carried out again: an eighth of all commands, or a thousand. `now` in milliseconds since the beginning of 1970. `onMail` is told of each activation code that the network
 * mails, and is not waited for; `onCall` of each call with what led to it, as a network logs the headers of requests.
 */
export function simulatorNetwork(
  journal: SimulatorJournal,
  now: () => number,
  onMail?: (mail: SimulatedMail) => void,
  onCall?: (call: string, trail: Trail) => void,
): SimulatorNetwork {
  let state: SimulatorState = emptySimulator(seed);
  let number = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function catchUp(): Promise<void> {
    if (number === 0) await goOnFromSnapshot();
    for (;;) {
      const entries = await journal.read(number, entriesPerRead);
      const [first] = entries;
      if (first !== undefined && first.number > number + 1) {
        await goOnFromSnapshot();
        if (first.number > number + 1) throw new Error('The journal of the simulator has a hole');
        continue;
      }
      for (const entry of entries) {
        // Whoever was given up may have gone on meanwhile
        if (entry.number !== number + 1) continue;
        state = simulate(state, JSON.parse(entry.command) as SimulatorCommand, entry.at).state;
        number = entry.number;
      }
      if (entries.length < entriesPerRead) return;
    }
  }

  async function goOnFromSnapshot(): Promise<void> {
    const kept = await journal.snapshot();
    if (kept === undefined || kept.number < number) return;
    const read = readSimulator(kept.text);
    if (read === undefined) throw new Error('The books of the simulator were written by another version of Rappen');
    state = read;
    number = kept.number;
  }

  async function carryOut<K extends SimulatorCommandKind>(
    command: SimulatorCommand<K>,
    needsNetwork: boolean,
  ): Promise<SimulatorAnswers[K]> {
    for (let tries = 0; tries < triesMax; tries++) {
      await catchUp();
      if (needsNetwork && !state.isAvailable) throw new Error('The simulated network is switched off');
      const at = now();
      const step = simulate(state, command, at);
      // A snapshot keeps the last command: that must not be one that is to be forgotten
      if (step.state === state && command.kind !== 'forget') return step.answer;
      const next = number + 1;
      if (await journal.append({ number: next, at, command: JSON.stringify(command) })) {
        if (number === next - 1) {
          state = step.state;
          number = next;
        }
        if (isTimeForSnapshot(next)) await keepSnapshot();
        return step.answer;
      }
    }
    throw new Error('The journal of the simulator is never at rest');
  }

  /** The command is carried out already, and the journal has it: a snapshot that fails is made up for by the next one. */
  async function keepSnapshot(): Promise<void> {
    await journal.keepSnapshot({ number, text: writeSimulator(state) }).catch(() => {});
  }

  /** The journal holds each case as it was submitted: only a snapshot lets go of that. */
  async function forgetAll(cases: readonly Omit<SimulatorCommand<'forget'>, 'kind'>[]): Promise<void> {
    for (const one of cases) await carryOut({ kind: 'forget', ...one }, false);
    await catchUp();
    await journal.keepSnapshot({ number, text: writeSimulator(state) });
  }

  /** When what came before has ended. Where a request may end in the middle, with all that it began, that may be never. */
  function turn(): Promise<unknown> {
    return withTimeout(last, turnMillisecondsMax).catch(() => {});
  }

  /** One after the other, so that each finds the journal as the one before has left it. */
  function inTurn<K extends SimulatorCommandKind>(
    command: SimulatorCommand<K>,
    needsNetwork: boolean,
  ): Promise<SimulatorAnswers[K]> {
    const answer = turn().then(() => carryOut(command, needsNetwork));
    last = answer.catch(() => {});
    return answer;
  }

  const tell = <K extends SimulatorCommandKind>(command: SimulatorCommand<K>) => inTurn(command, false);
  /** As a real network does while it is down, but for what has outcomes for that. */
  const ask = <K extends SimulatorCommandKind>(command: SimulatorCommand<K>) => inTurn(command, true);

  const note = (call: string, trail: Trail | undefined) => {
    if (trail?.requestId !== undefined) onCall?.(call, trail);
  };

  return {
    kind: 'simulator',
    limits: { pdfBytesMax: networkLimits.pdfBytesMax, searchItemsMax: networkLimits.searchItemsMax },
    tell,
    forget(cases) {
      const done = turn().then(() => forgetAll(cases));
      last = done.catch(() => {});
      return done;
    },
    async submit({ billerNetId, businessCase }, { signal, trail }) {
      note('submit', trail);
      const { outcome, delayMs } = await tell({ kind: 'submit', billerNetId, businessCase });
      if (delayMs > 0) await pause(delayMs, signal);
      return outcome;
    },
    findByReference(billerNetId, referenceNumber, trail) {
      note('findByReference', trail);
      return ask({ kind: 'findByReference', billerNetId, referenceNumber });
    },
    searchRecipients(billerNetId, queries, trail) {
      note('searchRecipients', trail);
      return ask({ kind: 'searchRecipients', billerNetId, queries });
    },
    hasRecipient(_billerNetId, billRecipientNetId, trail) {
      note('hasRecipient', trail);
      return ask({ kind: 'hasRecipient', billRecipientNetId });
    },
    async initiateSubscription(billerNetId, emailAddress, trail) {
      note('initiateSubscription', trail);
      const token = crypto.randomUUID();
      const activationCode = newActivationCode();
      const begun = await ask({ kind: 'initiateSubscription', billerNetId, emailAddress, token, activationCode });
      // The network writes to recipients only: for any other address nothing is sent, and the answer is the same
      const mails = onMail === undefined ? [] : await tell({ kind: 'listMails' });
      const mail = mails.find((each) => each.activationCode === activationCode && each.billerNetId === billerNetId);
      if (mail !== undefined) onMail?.(mail);
      return begun;
    },
    confirmSubscription(billerNetId, token, activationCode, trail) {
      note('confirmSubscription', trail);
      return ask({ kind: 'confirmSubscription', billerNetId, token, activationCode });
    },
    async pollEvents(stream, after, limit) {
      // Time passes when the simulator is asked: payments fall due, recipients decide
      await ask({ kind: 'advance' });
      return tell({ kind: 'pollEvents', stream, after, limit });
    },
    health(trail) {
      note('health', trail);
      return tell({ kind: 'health' });
    },
  };
}

/** Further apart the larger the state is, so that all snapshots together cost no more than a few times the last one. */
function isTimeForSnapshot(number: number): boolean {
  let distance = entriesPerSnapshot;
  while (number >= distance * 2 * snapshotsPerDoubling) distance *= 2;
  return number % distance === 0;
}

/** Six digits, each code as likely as any other: numbers that would favour some are drawn again. */
function newActivationCode(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  const fair = Math.floor(2 ** 32 / activationCodes) * activationCodes;
  return drawn < fair ? String(drawn % activationCodes).padStart(6, '0') : newActivationCode();
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
