import fc from 'fast-check';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type * as records from '../../packages/web/src/records/desk/records.ts';
import { withBrowser } from './browser.ts';
import { begin, play, type StepName, sourceOf, steps, type Tab, type Told } from './desk-tab.ts';
import { hasBrowser } from './launch.ts';

/**
 * Random work in two tabs: they write, attach files, issue, pay, delete and bring back, restore and merge backups, are loaded anew in the
 * middle of it, and the disk is full now and then. Whatever a tab was told is kept must be there in the end: in its place, or in the bin.
 * So must be what is in each file that something there names.
 */

declare const tab: Tab;

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
    for (const [index, each] of [page, other].entries()) await begin(each, index);
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
    expect(await page.evaluate(issue, draft)).toBe('gone');
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
      fc.asyncProperty(fc.nat(), plays, async (seed, drawn) => {
        played += 1;
        await playAll({ pages, cdp, origin, prefix: `p${played}`, seed, drawn });
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
  readonly seed: number;
  readonly drawn: readonly (readonly [tab: number, step: readonly [name: string, one: number, other: number]])[];
}

async function playAll({ pages, cdp, origin, prefix, seed, drawn }: Play): Promise<void> {
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
  // Each time from another seed: the same name is never drawn twice
  let begun = seed;
  for (const page of pages) await begin(page, begun++);
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
      await begin(page, begun++);
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
