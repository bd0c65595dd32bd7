import type { Biller, CaseContent, EbillStore, NewCase, StoredCase } from '@rappen/http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bill } from '../../../../test/ebill-submissions.ts';
import { runs } from '../../../../test/long-tests.ts';
import { created, later, newBiller, newCase, openEbill, step } from '../../test/ebill.ts';
import { engines, type RunningEngine } from '../../test/engines.ts';
import { repeatCase } from '../../test/volume.ts';
import type { Database } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { createStore, type Store } from '../store.ts';

/** Letters that a search may stumble over: those of patterns and of full-text tables, letters of several bytes, and their parts. */
const letter = fc.constantFrom(
  ...'aab1127ÄäßéÉıİσςΣ-_%!\\"\'*()^ .:/',
  'CH',
  'Müller',
  ' AND ',
  'NEAR',
  '🧾',
  '𝔄',
  '\ud83e',
  '\udc00',
  'e\u0301',
  '\ue02d',
  '\ufffd',
);
const text = fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''));

/** A part of a text that is there, or another one, in large letters or in small ones. */
function termOf(texts: readonly string[]): fc.Arbitrary<string> {
  const part = fc
    .tuple(fc.constantFrom(...texts), fc.nat(20), fc.integer({ min: 1, max: 9 }))
    .map(([whole, start, length]) => whole.slice(start % whole.length, (start % whole.length) + length));
  return fc
    .tuple(fc.oneof({ arbitrary: part, weight: 3 }, text), fc.boolean())
    .map(([term, isLarge]) => (isLarge ? term.toUpperCase() : term));
}

/** What a search found before there was an index: every text is looked at. */
async function lookedThrough({ query }: Database, billerId: number, term: string): Promise<number[]> {
  const pattern = `%${term
    .toLowerCase()
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[!%_]/g, '!$&')}%`;
  const sql = `SELECT id FROM ebill_case WHERE biller_id = ? AND is_listed = 1 AND search_text LIKE ? ESCAPE '!' ORDER BY id DESC`;
  return (await query(sql, [billerId, pattern])).map((row) => Number(row['id']));
}

async function submit(
  ebill: EbillStore,
  { id }: Biller,
  number: string,
  changes: Partial<CaseContent>,
): Promise<number> {
  const made = await newCase(ebill, bill(number), 'STAGE');
  const outcome = await ebill.cases.create(id, { ...made, content: { ...made.content, ...changes } } as NewCase);
  if (outcome.kind !== 'created') throw new Error(outcome.kind);
  return outcome.id;
}

describe.each(engines.filter(({ name }) => !/without R2|S3/.test(name)))('$name', ({ isThere, start }) => {
  describe.skipIf(!isThere)('a text', () => {
    let engine: RunningEngine;
    let store: Store;
    let ebill: EbillStore;
    let biller: Biller;
    beforeAll(async () => {
      engine = await start();
      store = await openEbill(engine);
      ({ ebill } = store);
      biller = await newBiller(ebill);
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    const idsOf = async (term: string, of = biller) =>
      (await ebill.cases.list(of.id, { text: term, limit: 1000 })).map(({ id }) => id);

    test('is found where it was before there was an index, whatever it is made of', async () => {
      const texts = fc.sample(text, { numRuns: 60, seed: 7 });
      for (const [index, name] of texts.entries())
        await submit(ebill, biller, `N-${index}`, {
          recipient: { name },
          structuredReferences: [texts[(index * 7) % texts.length] ?? '', `2100000000${index}`],
        });
      await fillUp(store, biller);
      await fc.assert(
        fc.asyncProperty(termOf(texts), async (term) => {
          expect(await pageByPage(ebill, biller, term)).toEqual(await lookedThrough(store.database, biller.id, term));
        }),
        { numRuns: runs(60, 20) },
      );
    });

    test('is found in all orders, and with whatever else is asked for, also where very many have it', async () => {
      const other = await newBiller(ebill);
      for (let number = 0; number < 12; number++)
        await submit(ebill, other, `O-${number}`, { recipient: { name: number % 3 === 0 ? 'Rare' : 'Common' } });
      await fillUp(store, other);
      for (const sortBy of ['submitted', 'referenceNumber', 'recipient', 'amount', 'dueDate'] as const)
        for (const sortOrder of ['ascending', 'descending'] as const) {
          const found = await ebill.cases.list(other.id, { text: 'RARE', sortBy, sortOrder, limit: 3 });
          expect(found.map(({ recipientName }) => recipientName)).toEqual(['Rare', 'Rare', 'Rare']);
          const rest = await ebill.cases.list(other.id, {
            text: 'rare',
            sortBy,
            sortOrder,
            before: found.at(-1)?.id,
            limit: 3,
          });
          expect(rest).toHaveLength(1);
        }
      expect(await ebill.cases.totals(other.id, { text: 'rare' })).toMatchObject([{ count: 4 }]);
      expect(await ebill.cases.list(other.id, { text: 'rare', statuses: ['REJECTED'], limit: 5 })).toEqual([]);
      expect(await idsOf('rare')).toEqual(await lookedThrough(store.database, biller.id, 'rare'));
    });

    test('is found as it is now, and not as it was: nothing of it is left once it is changed, erased or purged', async () => {
      const one = await newBiller(ebill);
      const id = await submit(ebill, one, 'was', { recipient: { name: 'Xaver Quack' } });
      expect(await idsOf('xaver quack', one)).toEqual([id]);
      const found = (await ebill.cases.get(one.id, id)) as StoredCase;
      const content = { ...found, recipient: { name: 'Zoe Quick' } };
      const edited = step(found, [], { content });
      expect(await ebill.cases.change(one.id, { at: later, cases: [edited] })).toEqual({ kind: 'changed' });
      expect(await idsOf('xaver', one)).toEqual([]);
      expect(await idsOf('zoe qu', one)).toEqual([id]);
      const audit = { actor: 'key', action: 'case.erased' };
      expect(await ebill.cases.erase(one.id, { id, revision: found.revision + 1, at: later, audit })).toBe(true);
      const purged = await submit(ebill, one, 'old', { recipient: { name: 'Yvo Quark' }, dueDate: undefined });
      const old = (await ebill.cases.get(one.id, purged)) as StoredCase;
      await ebill.cases.change(one.id, { at: later, cases: [step(old, [{ kind: 'discarded' }])] });
      expect(await ebill.cases.purge(one.id, '2030-01-01' as never, later)).toBe(1);
      expect(await piecesLike(store.database, one.id)).toEqual([]);
    });

    test('of an older store is found before it is in the index, and afterwards by it', async () => {
      const database = await engine.open();
      const old = await createStore(database, { blobBytes: engine.bytesOf(database) });
      const of = await newBiller(old.ebill);
      const ids: number[] = [];
      for (let number = 0; number < 5; number++)
        ids.unshift(await submit(old.ebill, of, `Old-${number}`, { recipient: { name: `Früher ${number}` } }));
      await forgetIndex(database, of.id);
      const search = async () => (await old.ebill.cases.list(of.id, { text: 'FRÜHER', limit: 9 })).map(({ id }) => id);
      expect(await search()).toEqual(ids);
      // What changes in the meantime is left to whoever fills the index
      const found = (await old.ebill.cases.get(of.id, ids[0] ?? 0)) as StoredCase;
      const content = { ...found, recipient: { name: 'Später' } };
      await old.ebill.cases.change(of.id, { at: later, cases: [step(found, [], { content })] });
      expect(await old.ebill.cases.fillSearch()).toBeGreaterThan(0);
      while ((await old.ebill.cases.fillSearch()) > 0);
      expect(await database.query('SELECT * FROM ebill_search_rest')).toEqual([]);
      expect(await search()).toEqual(ids.slice(1));
      expect(await old.ebill.cases.list(of.id, { text: 'später', limit: 9 })).toHaveLength(1);
      await old.close();
    });
  });
});

/** So many cases more that their texts are not all looked at before the index is asked. */
async function fillUp({ database, ebill }: Store, { id }: Biller): Promise<void> {
  const last = await created(ebill, id, bill('last'), 'STAGE');
  const texts = { search_text: "'filler ' || n", recipient_key: "'filler ' || n" };
  await repeatCase(database, id, last.id, 2 * ebillLimits.firstLookCases, texts);
}

async function pageByPage(ebill: EbillStore, { id }: Biller, term: string): Promise<number[]> {
  const found: number[] = [];
  for (let before: number | undefined; ; ) {
    const page = await ebill.cases.list(id, { text: term, before, limit: 4 });
    found.push(...page.map((one) => one.id));
    before = page.at(-1)?.id;
    if (page.length < 4) return found;
  }
}

/** Pieces of texts that the index has of a biller. */
async function piecesLike(database: Database, billerId: number): Promise<readonly string[]> {
  const own = `${billerId}\ue080`;
  if (database.dialect === 'postgres') {
    const rows = await database.query('SELECT pieces FROM ebill_search WHERE biller_id = ?', [billerId]);
    return rows.flatMap((row) => row['pieces'] as unknown as string[]);
  }
  await database.commit([{ sql: 'CREATE VIRTUAL TABLE IF NOT EXISTS words USING fts5vocab(ebill_search, row)' }]);
  const rows = await database.query('SELECT term FROM words WHERE term >= ? AND term < ?', [own, `${billerId}\ue081`]);
  return rows.map((row) => String(row['term']));
}

/** As a store is right after its schema was brought up to date. */
async function forgetIndex(database: Database, billerId: number): Promise<void> {
  const sqlite = "INSERT INTO ebill_search (ebill_search) VALUES ('delete-all')";
  await database.commit([
    { sql: database.dialect === 'sqlite' ? sqlite : 'DELETE FROM ebill_search' },
    {
      sql: `INSERT INTO ebill_search_rest (biller_id, through_id)
        SELECT n.biller_id, n.last_id FROM ebill_numbering n WHERE n.biller_id = ?`,
      parameters: [billerId],
    },
  ]);
}
