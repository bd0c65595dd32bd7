import { messagesOf } from './plan.ts';
import { Chance } from './random.ts';
import { amountText, bookingOf, dateOf, type Message, storyOf, writeFile } from './telling.ts';
import { type Booking, type World, worldOf } from './world.ts';

/** A world, the files in which a bank tells it, and which of them each run reads. */
export interface Scenario {
  readonly seed: number;
  readonly world: World;
  /** Each file has one message, or several of one kind. */
  readonly files: readonly (readonly Message[])[];
  readonly runs: readonly (readonly number[])[];
}

/** The scenario of a seed: always the same one. */
export function scenarioOf(seed: number): Scenario {
  const chance = new Chance(seed);
  const world = worldOf(chance, new Chance(seed + seedsApart));
  const files = filesOf(messagesOf(world, chance), chance);
  return { seed, world, files, runs: runsOf(files.length, chance) };
}

/** More than there are seeds. */
const seedsApart = 1_000_003;

function filesOf(messages: readonly Message[], chance: Chance): Message[][] {
  const files: Message[][] = [];
  for (const message of messages) {
    const companion = files.find(([first]) => first?.stream === message.stream && first.account !== message.account);
    const isAlone = message.page !== undefined || companion?.[0]?.page !== undefined || !chance.happens(0.15);
    if (companion === undefined || isAlone || companion.length > 1) files.push([message]);
    else companion.push(message);
  }
  return files;
}

function runsOf(count: number, chance: Chance): number[][] {
  const all = Array.from({ length: count }, (_, at) => at);
  const read = chance.happens(0.5) ? chance.shuffled(all) : all;
  const again = all.filter(() => chance.happens(0.08));
  const wanted = chance.weighted({ one: 3, two: 3, each: 2, some: 2 });
  const runs =
    wanted === 'one' ? 1 : wanted === 'two' ? 2 : wanted === 'each' ? count : chance.between(1, Math.max(1, count));
  const result: number[][] = Array.from({ length: runs }, () => []);
  for (const [at, file] of read.entries()) result[Math.floor((at * runs) / count)]?.push(file);
  for (const file of again) chance.oneOf(result).push(file);
  // Whoever is not sure reads everything once more
  if (chance.happens(0.1)) result.push(all);
  return result.filter((run) => run.length > 0);
}

/** The text of the files, each written once. */
export function textsOf({ world, files }: Scenario): string[] {
  return files.map((messages) => writeFile(world, messages));
}

/** What a scenario is about, for whoever has to find out why it fails. */
export function storyOfScenario(scenario: Scenario): string {
  const { world, files, runs, seed } = scenario;
  const bill = ({ id, account, type, amount, discounts }: World['bills'][number]) => {
    const terms = discounts.map(({ percent, until }) => ` ${percent} % until ${dateOf(until)}`);
    return `${id} ${type} ${amountText(amount)} on ${account}${terms.join('')}`;
  };
  return [
    `seed ${seed}`,
    ...world.accounts.map(({ iban, currency }, at) => `account ${at}: ${iban} ${currency}`),
    `bills: ${world.bills.map(bill).join(', ')}`,
    ...world.bookings.flatMap(bookingStory),
    ...files.flatMap((messages, at) => [`file ${at}`, ...messages.flatMap((message) => storyOf(world, message))]),
    `runs: ${runs.map((run) => `[${run.join(' ')}]`).join(' ')}`,
  ].join('\n');
}

function bookingStory(booking: Booking): string[] {
  const { id, kind, account, day, amount, isCredit, c, reverses, entryReference, valuedLater } = booking;
  const of = reverses ? ` of ${reverses.row ?? reverses.booking}` : '';
  const rows = booking.rows.map((row) => {
    const what = row.bill ?? (row.reference ? `reference ${row.reference.text}` : 'no reference');
    const instant = row.instant ? ` instant on ${dateOf(row.instant.day)}` : '';
    const ids = [row.d && `D ${row.d}`, row.endToEndId && `E2E ${row.endToEndId}`, row.uetr && 'UETR', row.payer];
    return `  ${row.id} ${amountText(row.amount)} ${what} ${ids.filter(Boolean).join(', ')}${instant}`;
  });
  const sign = isCredit ? '+' : '−';
  return [
    `${id} ${kind}${of} on ${account}, ${dateOf(day)}${valuedLater ? '+1' : ''} ${sign}${amountText(amount)} C ${c ?? 'none'} ${entryReference ?? ''}`,
    ...rows,
  ];
}

/** The same scenario without some bookings, files and readings of them: what no longer tells anything is gone. */
export function without(
  scenario: Scenario,
  { booking, file, run, reading }: { booking?: string; file?: number; run?: number; reading?: number },
): Scenario {
  const gone = new Set(
    scenario.world.bookings
      .filter(({ id, reverses }) => booking !== undefined && (id === booking || reverses?.booking === booking))
      .map(({ id }) => id),
  );
  const world = { ...scenario.world, bookings: scenario.world.bookings.filter(({ id }) => !gone.has(id)) };
  const files = scenario.files.map((messages, at) =>
    at === file
      ? []
      : messages
          .map((message) => ({
            ...message,
            views: message.views.filter((view) => bookingOf(world, view) !== undefined),
          }))
          .filter(({ views }) => views.length > 0),
  );
  const kept = files.flatMap((messages, at) => (messages.length > 0 ? [at] : []));
  const merged =
    run === undefined
      ? scenario.runs
      : reading === undefined
        ? joined(scenario.runs, run)
        : unread(scenario.runs, run, reading);
  const runs = merged
    .map((read) => read.map((at) => kept.indexOf(at)).filter((at) => at >= 0))
    .filter((read) => read.length > 0);
  return { seed: scenario.seed, world, files: kept.map((at) => files[at] as Message[]), runs };
}

/** A run together with the one before it. */
function joined(runs: Scenario['runs'], run: number): Scenario['runs'] {
  const both = [...(runs[run - 1] ?? []), ...(runs[run] ?? [])];
  return [...runs.slice(0, run - 1), both, ...runs.slice(run + 1)];
}

/** Without one reading of a file that is read elsewhere too. */
function unread(runs: Scenario['runs'], run: number, reading: number): Scenario['runs'] {
  const file = runs[run]?.[reading];
  if (runs.flat().filter((one) => one === file).length < 2) return runs;
  return runs.map((read, at) => (at === run ? read.filter((_, place) => place !== reading) : read));
}
