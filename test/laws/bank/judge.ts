import type { StatementFile } from '@rappen/core/statement';
import { possibleDiscounts } from './discounts.ts';
import { expectedOf, type Margin } from './expected.ts';
import type { Scenario } from './scenario.ts';
import { amountText, dateOf } from './telling.ts';
import type { World } from './world.ts';

/** A bill as a matcher is given it, and gives it back. Amounts are whole hundredths. */
export interface GivenBill {
  readonly id: string;
  readonly iban: string;
  readonly referenceType: 'QRR' | 'SCOR' | 'NON';
  readonly reference?: string | undefined;
  readonly amount: number;
  readonly currency: string;
  readonly paid: number;
  /** Days as text. */
  readonly discounts?: readonly { readonly percent: number; readonly until: string }[];
}

/** Something that a result does not count, or is not sure of, and says so. */
export interface Word {
  readonly kind: 'open' | 'envelope' | 'repeat' | 'reversal';
  readonly amount: number;
  readonly currency: string;
  readonly isCredit: boolean;
  /** The bill that it is about, where the result says one. */
  readonly bill?: string | undefined;
}

/** What the judge wants to know of the result of one run. */
export interface Answer {
  readonly paid: ReadonlyMap<string, number>;
  /** Discounts granted so far, by bill; absent where a matcher does not say. */
  readonly discounts?: ReadonlyMap<string, number> | undefined;
  /** By currency, new in this run; less what an earlier run counted and this one takes away again. */
  readonly incoming: ReadonlyMap<string, number>;
  readonly reversed: ReadonlyMap<string, number>;
  readonly words: readonly Word[];
  /** Every entry that the result speaks of, as `placeOf` writes it; absent where a matcher does not say. */
  readonly places?: ReadonlySet<string> | undefined;
  /** Account statements whose balances and bookings do not agree, each with what is missing. */
  readonly unproved?: readonly string[] | undefined;
  /** What the matcher wants to be told in the next run. */
  readonly memory: unknown;
}

/** An entry in the files of a run: which file, which of its statements, which of its entries. */
export function placeOf(file: number, statement: number, entry: number): string {
  return `file ${file}, statement ${statement}, entry ${entry}`;
}

/** Matches the files of one run with bills. */
export type Matcher = (input: {
  readonly files: readonly StatementFile[];
  readonly bills: readonly GivenBill[];
  readonly accounts: World['accounts'];
  readonly memory: unknown;
}) => Answer;

/** What is wrong in what a matcher says of a scenario; nothing when it holds. `read` makes statements of texts. */
export function judge(
  scenario: Scenario,
  files: readonly StatementFile[],
  matcher: Matcher,
): { complaints: string[]; answers: Answer[] } {
  const { world, runs } = scenario;
  const answers: Answer[] = [];
  let bills = givenBills(world);
  for (const run of runs) {
    // What is remembered is kept as text
    const last = answers.at(-1)?.memory;
    const memory: unknown = last === undefined ? undefined : JSON.parse(JSON.stringify(last));
    const read = run.map((at) => files[at] as StatementFile);
    const answer = matcher({ files: read, bills, accounts: world.accounts, memory });
    answers.push(answer);
    bills = bills.map((bill) => ({ ...bill, paid: answer.paid.get(bill.id) ?? bill.paid }));
  }
  const complaints = runs.flatMap((_, at) => {
    const found = complaintsOf({ ...scenario, runs: runs.slice(0, at + 1) }, answers.slice(0, at + 1));
    const read = (runs[at] ?? []).map((file) => files[file] as StatementFile);
    return [...found, ...silenceOf(read, answers[at] as Answer), ...unprovedOf(answers[at] as Answer)].map(
      (one) => `after run ${at}: ${one}`,
    );
  });
  return { complaints, answers };
}

/** Nothing that was read may be missing in the result: counted, open, a repeat or no bill, it has its place there. */
function silenceOf(read: readonly StatementFile[], { places }: Answer): string[] {
  if (places === undefined) return [];
  const all = read.flatMap(({ statements }, file) =>
    statements.flatMap(({ entries }, statement) => entries.map(({ index }) => placeOf(file, statement, index))),
  );
  return all.filter((place) => !places.has(place)).map((place) => `${place} of the run is nowhere in the result`);
}

/** What a statement says is there and was not counted is open, or lost. */
function unprovedOf({ unproved = [], words }: Answer): string[] {
  return words.some(({ kind }) => kind === 'open') ? [] : unproved.map((one) => `not proved: ${one}`);
}

function givenBills({ bills, accounts }: World): GivenBill[] {
  return bills.map(({ id, account, type, reference, amount, discounts: terms }) => {
    const { iban, qrIban, currency } = accounts[account] as World['accounts'][number];
    const where = type === 'QRR' ? qrIban : iban;
    const discounts = terms.map(({ percent, until }) => ({ percent, until: dateOf(until) }));
    return { id, iban: where, referenceType: type, reference, amount, currency, paid: 0, discounts };
  });
}

function complaintsOf(scenario: Scenario, answers: readonly Answer[]): string[] {
  const expected = expectedOf(scenario);
  const words = answers.flatMap((answer) => answer.words);
  const currencyOf = new Map(
    scenario.world.bills.map(({ id, account }) => [id, scenario.world.accounts[account]?.currency]),
  );
  const totals = (part: 'incoming' | 'reversed', name: string) =>
    answers.reduce((sum, answer) => sum + (answer[part].get(name) ?? 0), 0);
  const ofMoney = (['incoming', 'reversed'] as const).flatMap((part) =>
    [...expected[part]].flatMap(([currency, margin]) => {
      const own = words.filter((word) => word.currency === currency && word.isCredit === (part === 'incoming'));
      return complaint(`${part} ${currency}`, totals(part, currency), margin, own, own);
    }),
  );
  const ofBills = [...expected.paid].flatMap(([id, margin]) => {
    const own = words.filter(
      ({ bill, currency }) => bill === id || (bill === undefined && currency === currencyOf.get(id)),
    );
    const credits = own.filter(({ isCredit }) => isCredit);
    const debits = own.filter(({ isCredit }) => !isCredit);
    return complaint(`bill ${id}`, answers.at(-1)?.paid.get(id) ?? 0, margin, credits, debits);
  });
  return [...ofMoney, ...ofBills, ...ofDiscounts(scenario, answers)];
}

/** Where it is sure what was paid of a bill and when, it is sure what was granted. */
function ofDiscounts(scenario: Scenario, answers: readonly Answer[]): string[] {
  const granted = answers.at(-1)?.discounts;
  if (granted === undefined) return [];
  const expected = scenario.runs.map((_, at) => expectedOf({ ...scenario, runs: scenario.runs.slice(0, at + 1) }));
  return [...possibleDiscounts(scenario, expected)].flatMap(([id, possible]) => {
    const found = granted.get(id) ?? 0;
    const says = [...possible].map(amountText).join(' or ');
    return possible.has(found) ? [] : [`discount ${id} wrong: ${amountText(found)} instead of ${says}`];
  });
}

/** What lacks has to be named as open, what is too much as well: each where the law leaves it open, and nowhere else. */
function complaint(
  what: string,
  found: number,
  { truth, short, over, freeShort, freeOver }: Margin,
  ofShort: readonly Word[],
  ofOver: readonly Word[],
): string[] {
  if (found === truth) return [];
  const lacking = truth - found;
  const named = (words: readonly Word[]) => words.reduce((sum, { amount }) => sum + amount, 0);
  const says = `${what} too ${lacking > 0 ? 'little' : 'much'}: ${amountText(found)} instead of ${amountText(truth)}`;
  if (lacking <= freeShort && lacking >= -freeOver) return [];
  const [margin, free, words] = lacking > 0 ? [short, freeShort, ofShort] : [over, freeOver, ofOver];
  const allowed = margin + free;
  const difference = Math.abs(lacking);
  if (difference > allowed) {
    return [`${says}: ${allowed === 0 ? 'nothing' : `only ${amountText(allowed)}`} of it is open by the law`];
  }
  const isNamed = named(words) >= difference - free;
  return isNamed ? [] : [`${says}, and the result names only ${amountText(named(words))} as open`];
}
