import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import type * as backup from '../../packages/web/src/kept/backup.ts';
import type * as bank from '../../packages/web/src/kept/bank-store.ts';
import type { BankStore } from '../../packages/web/src/kept/bank-store.ts';
import type * as deskStore from '../../packages/web/src/kept/desk-store.ts';
import type { DeskStore } from '../../packages/web/src/kept/desk-store.ts';
import type * as account from '../../packages/web/src/records/desk/account.ts';
import type * as records from '../../packages/web/src/records/desk/records.ts';

type Kept = typeof backup & typeof bank & typeof deskStore & typeof account & typeof records;

/** What a tab has in its hands. */
export interface Tab {
  readonly kept: Kept;
  readonly desk: DeskStore;
  readonly bank: BankStore;
  /** The records as it saw them last, by id. */
  readonly seen: Map<
    string,
    { readonly kind: records.RecordKind; readonly record: records.RecordOf<records.RecordKind> }
  >;
}

declare const tab: Tab;

/** What a step says came of it. */
export interface Told {
  /** Texts that are kept from now on, and those that they took the place of. */
  readonly kept?: readonly string[];
  readonly replaced?: readonly string[];
  /** Whether the browser had no room. */
  readonly isFull?: boolean;
  /** A number that was given. */
  readonly number?: string;
}

const bundle = build({
  stdin: {
    contents: `export * from './kept/backup.ts'; export * from './kept/bank-store.ts'; export * from './kept/desk-store.ts';
      export * from './records/desk/account.ts'; export * from './records/desk/records.ts';`,
    resolveDir: 'packages/web/src',
    loader: 'ts',
  },
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'keptModule',
  platform: 'browser',
  conditions: ['rappen-source', 'browser'],
  target: 'es2022',
}).then(({ outputFiles: [file] }) => file?.text ?? '');

/**
 * Makes a page a tab of the desk: the modules themselves, without anything that is drawn. Names of records come from a seed, so that a play
 * that fails goes the same way again, but for what both tabs do at once.
 */
export async function begin(page: Page, seed = 1): Promise<void> {
  await page.evaluate(`(() => { ${await bundle}; globalThis.keptModule = keptModule; })()`);
  await page.evaluate(nameFrom, seed);
  await page.evaluate(async () => {
    const kept = (globalThis as unknown as { readonly keptModule: Kept }).keptModule;
    const name = 'model-desk';
    const opened = {
      kept,
      desk: await kept.openDeskStore(name),
      bank: await kept.openBankStore(name),
      seen: new Map(),
    };
    Object.assign(globalThis, { tab: opened });
  });
}

/** Runs in the page: what is drawn by lot there is drawn from a seed (Mulberry32). */
function nameFrom(seed: number): void {
  let state = seed;
  const byte = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) & 0xff;
  };
  const fill = (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length; at++) bytes[at] = byte();
    return bytes;
  };
  const hex = () => Array.from(fill(new Uint8Array(16)), (each) => each.toString(16).padStart(2, '0')).join('');
  const uuid = () => hex().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  Object.defineProperties(crypto, {
    getRandomValues: { value: fill, configurable: true },
    randomUUID: { value: uuid, configurable: true },
  });
}

/** What tabs do; each runs in the page. `text` is one that nothing else has. */
export const steps = {
  async look() {
    const all = await tab.desk.all();
    tab.seen.clear();
    for (const kind of tab.kept.recordKinds) for (const record of all[kind]) tab.seen.set(record.id, { kind, record });
    return {};
  },
  async add(one: number, other: number, text: string) {
    const { newCompany, newCustomer, newInvoice } = tab.kept;
    const companies = [...tab.seen.values()]
      .filter(({ kind }) => kind === 'companies')
      .map(({ record }) => record as records.Company);
    const company = companies[one % (companies.length + 1)];
    const of = company ?? newCompany('de');
    const [kind, made] =
      company === undefined
        ? (['companies', { ...of, address: text }] as const)
        : other % 3 === 0
          ? (['customers', { ...newCustomer(of.id), address: text }] as const)
          : (['invoices', { ...newInvoice(of, '2026-11-26'), title: text }] as const);
    const kept = await tab.desk.put(kind, made as never);
    if (kept === 'kept') tab.seen.set(made.id, { kind, record: { ...made, revision: 1 } as never });
    return { kept: kept === 'kept' ? [text] : [], isFull: kept === 'full' };
  },
  async edit(one: number, _other: number, text: string) {
    const known = [...tab.seen.values()];
    const found = known[one % Math.max(1, known.length)];
    if (found === undefined) return {};
    const { kind, record } = found;
    const name = kind === 'invoices' ? 'title' : 'address';
    const before = String((record as unknown as Record<string, unknown>)[name]);
    // An issued invoice is changed by an issue alone
    if (kind === 'invoices' && (record as records.Invoice).issuedOn !== '') return {};
    const kept = await tab.desk.put(kind, { ...record, [name]: text } as never);
    if (kept === 'kept')
      tab.seen.set(record.id, { kind, record: { ...record, [name]: text, revision: record.revision + 1 } as never });
    return kept === 'kept' ? { kept: [text], replaced: [before] } : { isFull: kept === 'full' };
  },
  async issue(one: number, other: number, text: string) {
    const invoices = [...tab.seen.values()]
      .filter(({ kind }) => kind === 'invoices')
      .map(({ record }) => record as records.Invoice);
    const found = invoices[one % Math.max(1, invoices.length)];
    if (found === undefined || found.cancelledOn !== '') return {};
    // What is issued is replaced by a draft of its own
    const isAgain = found.issuedOn !== '';
    const draft = isAgain
      ? { ...found, ...tab.kept.unissued, id: crypto.randomUUID(), revision: 0, replaces: found.id, title: text }
      : { ...found, title: text };
    const facts = { day: '2026-11-26', due: `${100 + (other % 900)}.00`, reference: '', sender: '' };
    const issued = await tab.desk.issue(draft, facts);
    if (typeof issued === 'string') return { isFull: issued === 'full' };
    tab.seen.set(issued.id, { kind: 'invoices', record: issued });
    // What was issued before is kept as a version, with its number
    if (isAgain) return { kept: [text] };
    return { kept: [text], replaced: [found.title], number: `${issued.companyId} ${issued.number}` };
  },
  async attach(one: number, other: number, text: string) {
    const drafts = [...tab.seen.values()]
      .filter(({ kind, record }) => kind === 'invoices' && (record as records.Invoice).issuedOn === '')
      .map(({ record }) => record as records.Invoice);
    const found = drafts[one % Math.max(1, drafts.length)];
    if (found === undefined) return {};
    // As the page does it: what is in the file first, then the invoice, in the place of another file now and then
    const file = { id: crypto.randomUUID().replaceAll('-', '').slice(0, 24), content: btoa(text) };
    if ((await tab.desk.attach([file], '2026-11-26')) === 'full') return { isFull: true };
    const made = { id: file.id, name: text, description: '', mediaType: 'text/csv', size: text.length };
    const changed = { ...found, attachments: [...found.attachments.slice(0, other % 3), made] };
    const kept = await tab.desk.put('invoices', changed);
    if (kept !== 'kept') return {};
    tab.seen.set(found.id, { kind: 'invoices', record: { ...changed, revision: found.revision + 1 } });
    const dropped = found.attachments.slice(other % 3).flatMap(({ name }) => [name, btoa(name)]);
    return { kept: [text, file.content], replaced: dropped };
  },
  /** Later and later, once or twice: what nothing names any more goes. */
  async sweep(one: number, _other: number, text: string) {
    for (let times = 0; times <= one % 2; times++) {
      const days = 30 * Number(text.split('-')[1]) + 10 * times;
      await tab.desk.sweep(new Date(Date.UTC(2026, 11, 1 + days)).toISOString().slice(0, 10));
    }
    return {};
  },
  async pay(one: number, _other: number, text: string) {
    const invoices = [...tab.seen.values()]
      .filter(({ kind }) => kind === 'invoices')
      .map(({ record }) => record as records.Invoice);
    const issued = invoices.filter(({ issuedOn }) => issuedOn !== '');
    const found = issued[one % Math.max(1, issued.length)];
    if (found === undefined) return {};
    const run = { id: text, madeAt: '', files: [], seen: [text], receipts: [], sums: [], effects: [] };
    const change = (invoice: records.Invoice) => tab.kept.paidInvoice(invoice, '1.00', text);
    const kept = await tab.bank.change({ put: { runs: [run] } }, [{ invoice: found.id, change, isTakenBack: false }]);
    // A payment stands in the run and in the invoice: both or neither
    return kept === 'kept' ? { kept: [`"on":"${text}"`, `"seen":["${text}"]`] } : { isFull: kept === 'full' };
  },
  async remove(one: number) {
    const known = [...tab.seen.values()];
    const found = known[one % Math.max(1, known.length)];
    if (found === undefined) return {};
    const removed = await tab.desk.remove(found.kind, found.record.id, '2026-11-26');
    return { isFull: removed === 'full' };
  },
  async takeBack(one: number) {
    const bin = await tab.desk.bin('2026-11-26');
    const entry = bin[one % Math.max(1, bin.length)];
    if (entry === undefined) return {};
    const taken = await tab.desk.takeBack(entry.id, '2026-11-26');
    return { isFull: taken === 'full' };
  },
} as const;

export type StepName = keyof typeof steps;

export async function play(page: Page, name: StepName, one: number, other: number, text: string): Promise<Told> {
  return page.evaluate(`(${sourceOf(steps[name])})(${one}, ${other}, ${JSON.stringify(text)})`) as Promise<Told>;
}

/** A method as an expression that a page can run. */
export function sourceOf(step: (typeof steps)[StepName]): string {
  return step.toString().replace(/^async \w+/, 'async function');
}
