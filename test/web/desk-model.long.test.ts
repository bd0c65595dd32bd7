import { build } from 'esbuild';
import fc from 'fast-check';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type * as backup from '../../packages/web/src/kept/backup.ts';
import type * as bank from '../../packages/web/src/kept/bank-store.ts';
import type { BankStore } from '../../packages/web/src/kept/bank-store.ts';
import type * as deskStore from '../../packages/web/src/kept/desk-store.ts';
import type { DeskStore } from '../../packages/web/src/kept/desk-store.ts';
import type * as account from '../../packages/web/src/records/desk/account.ts';
import type * as records from '../../packages/web/src/records/desk/records.ts';
import { withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

/**
 * Random work in two tabs: they write, attach files, issue, pay, delete and bring back, restore and merge backups, are loaded anew in the
 * middle of it, and the disk is full now and then. Whatever a tab was told is kept must be there in the end: in its place, or in the bin.
 * So must be what is in each file that something there names.
 */

type Kept = typeof backup & typeof bank & typeof deskStore & typeof account & typeof records;

/** What a tab has in its hands. */
interface Tab {
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
interface Told {
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

/** Makes a page a tab of the desk: the modules themselves, without anything that is drawn. */
async function begin(page: Page): Promise<void> {
  await page.evaluate(`(() => { ${await bundle}; globalThis.keptModule = keptModule; })()`);
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

/** What tabs do; each runs in the page. `text` is one that nothing else has. */
const steps = {
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

type StepName = keyof typeof steps;

async function play(page: Page, name: StepName, one: number, other: number, text: string): Promise<Told> {
  return page.evaluate(`(${sourceOf(steps[name])})(${one}, ${other}, ${JSON.stringify(text)})`) as Promise<Told>;
}

/** A method as an expression that a page can run. */
function sourceOf(step: (typeof steps)[StepName]): string {
  return step.toString().replace(/^async \w+/, 'async function');
}

const everythingIn = (page: Page) => page.evaluate(async () => JSON.stringify(await tab.desk.everything()));

/** The text of a backup of a tab, and whether it gives back what is there. */
const backupIn = (page: Page) =>
  page.evaluate(async () => {
    const everything = await tab.desk.everything();
    const text = await (await tab.kept.writeBackup(everything)).text();
    return { text, isProven: await tab.kept.isProven(text, everything, '') };
  });

const takeFile = (page: Page, text: string, isMerge: boolean) =>
  page.evaluate(
    async ([content, how]) => {
      const opened = await tab.kept.readBackup(content as string, '');
      if (typeof opened === 'string') throw new Error(opened);
      const take = how ? tab.desk.merge : tab.desk.replaceAll;
      return (await take(opened.everything, opened.unread, '2026-11-26')) === 'full';
    },
    [text, isMerge] as const,
  );

/** What must hold of everything that is kept: no record is without its company, and no number is there twice. */
function orphansIn(text: string): readonly string[] {
  const { desk } = JSON.parse(text) as { readonly desk: records.DeskRecords };
  const companies = new Set(desk.companies.map(({ id }) => id));
  return [...desk.customers, ...desk.invoices].filter(({ companyId }) => !companies.has(companyId)).map(({ id }) => id);
}

/** Files that something names, also an earlier version or what is in the bin, and whose content is not there. */
function unheldIn(text: string): readonly string[] {
  const { attached } = JSON.parse(text) as {
    readonly attached: readonly { readonly id: string; readonly content: string }[];
  };
  const contents = new Map(attached.map(({ id, content }) => [id, atob(content)]));
  const named = text.matchAll(/"id\\*":\\*"([0-9a-f]{24})\\*",\\*"name\\*":\\*"(p\d+-[^"\\]*)/g);
  return [...named].flatMap(([, id = '', name = '']) => (contents.get(id) === name ? [] : [name]));
}

describe.skipIf(!hasBrowser)('whatever a tab was told is kept is there in the end (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet(/quota|^dialog: /i));

  test('a draft that another tab has deleted is not issued', async () => {
    const { page, origin } = await browser.open('#/make');
    const other = await page.context().newPage();
    await other.goto(`${origin}/#/make`);
    for (const each of [page, other]) await begin(each);
    const draft = await page.evaluate(async () => {
      const company = tab.kept.newCompany('de');
      const made = tab.kept.newInvoice(company, '2026-11-26');
      await tab.desk.put('companies', company);
      await tab.desk.put('invoices', made);
      return { ...made, revision: 1 };
    });
    const removed = await other.evaluate(async (seen) => {
      await tab.desk.put('invoices', { ...seen, title: 'as the other tab has it' });
      return tab.desk.remove('invoices', seen.id, '2026-11-26');
    }, draft);
    expect(removed).toMatchObject({ reason: 'removed' });
    const issue = async (seen: typeof draft) =>
      tab.desk.issue(seen, { day: '2026-11-26', due: '100.00', reference: '', sender: '' });
    expect(await page.evaluate(issue, draft)).toBe('outdated');
    expect(await everythingIn(page)).not.toContain('"issuedOn":"2026-11-26"');
    await page.context().close();
  });

  const number = fc.nat({ max: 999 });
  const names = [...Object.keys(steps), 'add', 'add', 'edit', 'edit', 'issue', 'pay', 'attach', 'attach'] as StepName[];
  const work = fc.tuple(fc.constantFrom(...names), number, number);
  const special = fc.tuple(fc.constantFrom('both', 'reload', 'full', 'save', 'restore', 'merge'), number, number);
  const plays = fc.array(
    fc.tuple(fc.nat({ max: 1 }), fc.oneof({ weight: 6, arbitrary: work }, { weight: 1, arbitrary: special })),
    { minLength: 60, maxLength: 160 },
  );

  test('over many plays', async () => {
    const { page, origin } = await browser.open('#/make');
    const other = await page.context().newPage();
    await other.goto(page.url());
    const pages = [page, other];
    // Who leaves in the middle of a change is asked, and leaves all the same
    for (const each of pages) each.on('dialog', (dialog) => void dialog.accept());
    const cdp = await page.context().newCDPSession(page);
    let played = 0;
    await fc.assert(
      fc.asyncProperty(plays, async (drawn) => {
        played += 1;
        await playAll({ pages, cdp, origin, prefix: `p${played}`, drawn });
      }),
      { numRuns: 30, endOnFailure: true },
    );
  });
});

/** Files that are kept, and that nothing names. */
function uselessIn(text: string): readonly string[] {
  const { attached, ...others } = JSON.parse(text) as { readonly attached: readonly { readonly id: string }[] };
  const all = JSON.stringify(others);
  return attached.map(({ id }) => id).filter((id) => !all.includes(id));
}

interface Play {
  readonly pages: readonly Page[];
  readonly cdp: CDPSession;
  readonly origin: string;
  readonly prefix: string;
  readonly drawn: readonly (readonly [tab: number, step: readonly [name: string, one: number, other: number]])[];
}

async function playAll({ pages, cdp, origin, prefix, drawn }: Play): Promise<void> {
  const room = (bytes: number | undefined) =>
    cdp.send('Storage.overrideQuotaForOrigin', { origin, ...(bytes === undefined ? {} : { quotaSize: bytes }) });
  await room(undefined);
  for (const page of pages) await page.goto(`${origin}/#/make`);
  const [first] = pages as readonly [Page, Page];
  await first.evaluate(async () => {
    await new Promise((done) => {
      const request = indexedDB.deleteDatabase('model-desk');
      request.onsuccess = done;
      request.onerror = done;
      request.onblocked = done;
    });
  });
  for (const page of pages) await begin(page);
  const must = new Set<string>();
  const numbers = new Set<string>();
  const files: string[] = [];
  let count = 0;
  let isFull = false;
  const take = ({ kept = [], replaced = [], number }: Told) => {
    for (const text of replaced) must.delete(text);
    for (const text of kept) must.add(text);
    if (number !== undefined) {
      // What is restored or brought back may bring a counter back; without that no number is given twice
      expect(numbers).not.toContain(number);
      numbers.add(number);
    }
  };
  for (const [at, [name, one, two]] of drawn) {
    const page = pages[at] as Page;
    const text = `${prefix}-${++count}-${'x'.repeat(200)}`;
    const before = isFull ? await everythingIn(page) : '';
    if (name in steps) {
      const told = await play(page, name as StepName, one, two, text);
      if (name === 'takeBack') numbers.clear();
      take(told);
      // What had no room left nothing behind
      if (told.isFull) expect(await everythingIn(page)).toBe(before);
    } else if (name === 'both') {
      const tellings = await Promise.all(
        pages.map((each, index) => play(each, one % 2 === 0 ? 'edit' : 'issue', two, two, `${text}${index}`)),
      );
      const [told, other] = tellings as [Told, Told];
      // The same record from the same state: one of them, or each another one
      const isSame = told.replaced?.[0] !== undefined && told.replaced[0] === other.replaced?.[0];
      expect(isSame).toBe(false);
      for (const each of tellings) take(each);
    } else if (name === 'reload') {
      // In the middle of a change: it is there as a whole or not at all, and nobody was told
      const unsure = await page.evaluate(() => [...tab.seen.values()].map(({ record }) => JSON.stringify(record)));
      await page.evaluate(`void (${sourceOf(steps.edit)})(${one}, ${two}, 'untold')`);
      for (const kept of [...must]) if (unsure.some((record) => record.includes(kept))) must.delete(kept);
      await page.reload();
      await begin(page);
      for (const kept of await page.evaluate(async () => JSON.stringify(await tab.desk.all())).then(textsIn))
        must.add(kept);
    } else if (name === 'full') {
      isFull = !isFull;
      await room(isFull ? 1 : undefined);
    } else if (name === 'save') {
      const saved = await backupIn(page);
      expect(saved.isProven).toBe(true);
      files.push(saved.text);
    } else {
      const file = files[one % Math.max(1, files.length)];
      if (file === undefined) continue;
      const hadNoRoom = await takeFile(page, file, name === 'merge');
      if (hadNoRoom) expect(await everythingIn(page)).toBe(before);
      // A counter that is restored counts on from there
      else numbers.clear();
    }
    const now = await everythingIn(page);
    expect(orphansIn(now), `after ${name} ${one} ${two}`).toEqual([]);
    expect(unheldIn(now), `after ${name} ${one} ${two}`).toEqual([]);
    if (name === 'sweep' && one % 2 === 1 && !isFull) expect(uselessIn(now)).toEqual([]);
    const gone = [...must].filter((kept) => !now.includes(kept) && !now.includes(kept.replaceAll('"', '\\"')));
    expect(gone, `after ${name} ${one} ${two}`).toEqual([]);
  }
  await room(undefined);
}

/** The texts of steps in a text of records. */
function textsIn(text: string): readonly string[] {
  return [...text.matchAll(/p\d+-\d+-x{200}\d?/g)].map(([found]) => found);
}
