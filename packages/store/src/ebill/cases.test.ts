import type { CaseState } from '@rappen/core/ebill/lifecycle';
import { statusHistory } from '@rappen/core/ebill/lifecycle';
import type { Biller, EbillStore, StoredCase } from '@rappen/http';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advice, bill, instalmentBill, payment, today } from '../../../../test/ebill-submissions.ts';
import { contentOf, created, later, newCase, now, recipientNetId, shown, step } from '../../test/ebill.ts';
import { engines } from '../../test/engines.ts';
import { withEbill } from '../../test/with-ebill.ts';
import { ebillLimits } from '../limits.ts';
import type { Store } from '../store.ts';

const netId = (digit: number) => `BCID${String(digit).repeat(32)}`;
const lease = { now, until: later };

describe.each(engines.filter(({ name }) => !name.startsWith('D1 without R2')))('$name', ({ isThere, start }) => {
  describe.skipIf(!isThere)('keeps business cases', () => {
    let store: Store;
    let ebill: EbillStore;
    let biller: Biller;
    withEbill(start, (kept) => {
      ({ store, ebill, biller } = kept);
    });
    const rowsOf = async (table: string) =>
      Number(
        (await store.database.query(`SELECT COUNT(*) AS count FROM ${table} WHERE biller_id = ?`, [biller.id]))[0]?.[
          'count'
        ],
      );

    test('with everything that a submission brings, in one commit', async () => {
      const submission = await newCase(ebill, bill('2026-1'), 'DELIVER', {
        audit: [{ actor: 'key-1', requestId: 'r-1', action: 'case.submitted' }],
      });
      const outcome = await ebill.cases.create(biller.id, submission);
      const id = outcome.kind === 'created' ? outcome.id : 0;
      expect(id).toBeGreaterThan(0);
      const found = await ebill.cases.get(biller.id, id);
      expect(found).toEqual({
        ...submission.content,
        referencedNumber: undefined,
        id,
        revision: 1,
        state: found?.state,
        fileName: 'bill.pdf',
        createdAt: now,
        changedAt: now,
      });
      expect(found?.state).toMatchObject({
        processingStatus: 'PROCESSING',
        status: 'OPEN',
      } satisfies Partial<CaseState>);
      expect(await ebill.cases.history(biller.id, id)).toEqual([{ at: now, event: submission.events[0] }]);
      const page = await ebill.feeds.page(biller.id, 'processingStatus', { limit: 10 });
      expect(shown(page)).toMatchObject([
        { id: 1, timestamp: now, businessCaseId: id, newStatus: 'PROCESSING', type: 'Bill' },
      ]);
      expect(await ebill.outbox.backlog(biller.id)).toEqual({ count: 1, claimed: 0 });
      expect(await ebill.audit.list(biller.id, { limit: 10 })).toMatchObject([
        { id: 1, actor: 'key-1', requestId: 'r-1', action: 'case.submitted', caseId: id, at: now },
      ]);
    });

    test('whose ids grow, beyond the end of a block too', async () => {
      const first = await created(ebill, biller.id, bill('1'));
      await store.database.commit([
        { sql: 'UPDATE ebill_numbering SET last_id = block_end - 1 WHERE biller_id = ?', parameters: [biller.id] },
      ]);
      const others = await Promise.all(['2', '3', '4', '5'].map((number) => created(ebill, biller.id, bill(number))));
      const ids = [first, ...others].map(({ id }) => id);
      expect(new Set(ids).size).toBe(5);
      expect(Math.min(...ids)).toBe(first.id);
      expect(Math.max(...ids) - first.id).toBeGreaterThanOrEqual(ebillLimits.idsPerBlock - 1);
    });

    test('of a hundred parallel submissions with one reference number, one', async () => {
      const submission = await newCase(ebill, bill('contested'));
      const outcomes = await Promise.all(Array.from({ length: 100 }, () => ebill.cases.create(biller.id, submission)));
      const winners = outcomes.filter(({ kind }) => kind === 'created');
      const [winner] = winners;
      expect(winners).toHaveLength(1);
      const holderId = winner?.kind === 'created' ? winner.id : 0;
      const losers = outcomes.filter((outcome) => outcome !== winner);
      expect(losers).toEqual(losers.map(() => ({ kind: 'duplicateReference', holderId })));
      expect([await rowsOf('ebill_case'), await rowsOf('ebill_record'), await rowsOf('ebill_outbox')]).toEqual([
        1, 1, 1,
      ]);
      expect((await ebill.feeds.page(biller.id, 'processingStatus', { limit: 1 })).lastId).toBe(1);
    });

    test('exactly: every amount and every id of 17 digits', async () => {
      const rappen = fc.integer({ min: 1, max: 9_999_999_999 });
      let number = 0;
      await fc.assert(
        fc.asyncProperty(rappen, fc.integer({ min: 0, max: 10 ** 15 - 1 }), async (amount, digits) => {
          const value = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
          const id = `41${String(digits).padStart(15, '0')}`;
          number += 1;
          const businessCase = bill(`exact ${number}`, { totalAmount: { value, currencyCode: 'CHF' } });
          const submission = await newCase(ebill, businessCase);
          const { content } = submission;
          const outcome = await ebill.cases.create(biller.id, {
            ...submission,
            content: { ...content, recipient: { name: 'x', billRecipientNetId: id } },
          });
          const found = await ebill.cases.get(biller.id, outcome.kind === 'created' ? outcome.id : 0);
          expect(found?.document).toBe(content.document);
          expect([found?.totalAmount.value, found?.recipient.billRecipientNetId]).toEqual([value, id]);
        }),
        { numRuns: 25 },
      );
    });

    test('that change only from the revision that the change was decided on', async () => {
      const found = await created(ebill, biller.id);
      const accepted = step(found, [{ kind: 'delivered', businessCaseNetId: netId(1) }]);
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () => ebill.cases.change(biller.id, { at: later, cases: [accepted] })),
      );
      expect(outcomes.filter(({ kind }) => kind === 'changed')).toHaveLength(1);
      expect(outcomes.filter(({ kind }) => kind === 'conflict')).toHaveLength(9);
      const delivered = await ebill.cases.getByNetId(biller.id, netId(1));
      expect(delivered).toMatchObject({
        id: found.id,
        revision: 2,
        changedAt: later,
        state: { processingStatus: 'DELIVERED' },
      });
      expect(statusHistory(await ebill.cases.history(biller.id, found.id))).toEqual([
        { at: now, field: 'processingStatus', from: undefined, to: 'PROCESSING', cause: 'submitted' },
        { at: later, field: 'processingStatus', from: 'PROCESSING', to: 'DELIVERED', cause: 'delivered' },
      ]);
      expect(statusHistory(await ebill.cases.history(biller.id, found.id, found.revision))).toHaveLength(1);
      const page = await ebill.feeds.page(biller.id, 'processingStatus', { limit: 10 });
      expect(shown(page)).toMatchObject([
        { newStatus: 'PROCESSING' },
        { oldStatus: 'PROCESSING', newStatus: 'DELIVERED', businessCaseNetId: netId(1), businessCaseId: found.id },
      ]);
      expect(page.lastId).toBe(2);
    });

    test('with what follows for others, all or nothing', async () => {
      const deliver = async (found: StoredCase, digit: number) => {
        await ebill.cases.change(biller.id, {
          at: now,
          cases: [step(found, [{ kind: 'delivered', businessCaseNetId: netId(digit) }])],
        });
        return (await ebill.cases.get(biller.id, found.id)) as StoredCase;
      };
      const first = await deliver(await created(ebill, biller.id, bill('first')), 2);
      const second = await created(ebill, biller.id, advice('second', 'first'));
      const own = step(second, [{ kind: 'delivered', businessCaseNetId: netId(3) }]);
      const effect = step(first, [
        { kind: 'replaced', by: second.id },
        { kind: 'completed', cause: 'cancelled' },
      ]);
      const outdated = { ...effect, revision: 1 };
      const before = await ebill.feeds.page(biller.id, 'businessCaseStatus', { limit: 10 });
      expect(await ebill.cases.change(biller.id, { at: now, cases: [own, outdated] })).toEqual({ kind: 'conflict' });
      expect((await ebill.cases.get(biller.id, second.id))?.revision).toBe(1);
      expect(await ebill.feeds.page(biller.id, 'businessCaseStatus', { limit: 10 })).toEqual(before);
      expect(await ebill.cases.change(biller.id, { at: now, cases: [own, effect] })).toEqual({ kind: 'changed' });
      expect((await ebill.cases.get(biller.id, first.id))?.state).toMatchObject({
        status: 'COMPLETED',
        replacedBy: second.id,
      });
      const page = await ebill.feeds.page(biller.id, 'businessCaseStatus', { limit: 10 });
      const [told] = shown(page);
      expect(told).toMatchObject({ newStatus: 'COMPLETED', businessCaseId: first.id });
      expect(await ebill.feeds.idOf(biller.id, String(told?.['eventNetId']))).toBe(told?.id);
    });

    test('which hold their reference numbers until they have failed or are discarded', async () => {
      const failing = await created(ebill, biller.id, bill('number'));
      const failed = step(failing, [{ kind: 'failed', code: 'X', message: 'no' }]);
      expect(await ebill.cases.change(biller.id, { at: now, cases: [failed] })).toEqual({ kind: 'changed' });
      const staged = await created(ebill, biller.id, bill('number'), 'STAGE');
      expect((await ebill.cases.findByReferenceNumber(biller.id, 'number')).map(({ id }) => id)).toEqual([
        staged.id,
        failing.id,
      ]);

      const again = (await ebill.cases.get(biller.id, failing.id)) as StoredCase;
      const resent = step(again, [{ kind: 'resent', draft: { facts: again.state.facts } }], {
        outbox: { kind: 'enqueue' },
      });
      expect(await ebill.cases.change(biller.id, { at: now, cases: [resent] })).toEqual({
        kind: 'duplicateReference',
        holderId: staged.id,
      });
      const other = await created(ebill, biller.id, bill('other number'), 'STAGE');
      const content = contentOf(bill('number'), other.pdf.submitted);
      const renamed = step(other, [{ kind: 'edited', draft: { facts: other.state.facts } }], { content });
      expect(await ebill.cases.change(biller.id, { at: now, cases: [renamed] })).toEqual({
        kind: 'duplicateReference',
        holderId: staged.id,
      });

      const discarded = step(staged, [{ kind: 'discarded' }]);
      expect(await ebill.cases.change(biller.id, { at: now, cases: [discarded] })).toEqual({ kind: 'changed' });
      expect(await ebill.cases.get(biller.id, staged.id)).toBeUndefined();
      expect(await ebill.cases.history(biller.id, staged.id)).toEqual([]);
      expect(await ebill.pdfs.get(biller.id, staged.id, 'archival')).toBeUndefined();
      expect(await ebill.cases.change(biller.id, { at: now, cases: [{ ...discarded, revision: 2 }] })).toEqual({
        kind: 'conflict',
      });
      expect(await ebill.cases.change(biller.id, { at: now, cases: [renamed] })).toEqual({ kind: 'changed' });
      expect((await ebill.cases.get(biller.id, other.id))?.document).toBe(content.document);
    });

    test('and their files, which no sweep takes away', async () => {
      const found = await created(ebill, biller.id);
      const archival = await ebill.pdfs.put(new TextEncoder().encode(`%PDF-1.7 archival ${biller.id}`));
      const content = { ...contentOf(bill(), found.pdf.submitted), pdf: { ...found.pdf, archival, isConverted: true } };
      const edited = step(found, [{ kind: 'edited', draft: { facts: found.state.facts } }], { content });
      await ebill.cases.change(biller.id, { at: now, cases: [edited] });
      await store.blobs.put(new TextEncoder().encode('nobody names this'));
      expect(await store.blobs.sweep('2027-01-01T00:00:00.000Z')).toBeGreaterThanOrEqual(1);
      const textOf = async (which: 'submitted' | 'archival') =>
        new TextDecoder().decode(await ebill.pdfs.get(biller.id, found.id, which));
      expect([await textOf('submitted'), await textOf('archival')]).toEqual([
        '%PDF-1.7 bill',
        `%PDF-1.7 archival ${biller.id}`,
      ]);
      const missing = { ...content, referenceNumber: 'x', pdf: { ...content.pdf, archival: 'ab'.repeat(32) } };
      const submission = { ...(await newCase(ebill, bill('x'))), content: missing };
      await expect(ebill.cases.create(biller.id, submission)).rejects.toThrow('swept');
    });

    test('to be found by their structured references, and by what people remember', async () => {
      const reference = 'RF18539007547034';
      const paid = (value: string) => {
        const information = payment(value);
        const generic = {
          ...information.accountAndReference.generic,
          referenceType: 'SCOR' as const,
          referenceStructured: reference,
        };
        return {
          paymentMode: 'EBILL' as const,
          paymentInformation: { ...information, accountAndReference: { generic } },
        };
      };
      const one = await created(ebill, biller.id, bill('A-100%', { singlePayment: paid('140.80') }));
      const two = await created(ebill, biller.id, bill('B-Zürich', { singlePayment: paid('140.80') }), 'STAGE');
      const three = await created(ebill, biller.id, instalmentBill('C'));
      const ids = (cases: readonly { readonly id: number }[]) => cases.map(({ id }) => id);
      expect(ids(await ebill.cases.findByStructuredReference(biller.id, reference))).toEqual([two.id, one.id]);
      const listed = async (query: object) => ids(await ebill.cases.list(biller.id, { limit: 10, ...query }));
      expect(await listed({})).toEqual([three.id, two.id, one.id]);
      expect(await listed({ limit: 1 })).toEqual([three.id]);
      expect(await listed({ before: three.id })).toEqual([two.id, one.id]);
      expect(await listed({ text: 'ZÜRICH' })).toEqual([two.id]);
      expect(await listed({ text: '0%' })).toEqual([one.id]);
      expect(await listed({ text: '_' })).toEqual([]);
      expect(await listed({ text: recipientNetId.slice(3) })).toEqual([three.id, two.id, one.id]);
      expect(await listed({ text: "'; DROP TABLE ebill_case; --" })).toEqual([]);
      expect(await listed({ processingStatuses: ['STAGED', 'FAILED'] })).toEqual([two.id]);
      expect(await listed({ processingStatuses: [] })).toEqual([]);
      expect(await listed({ types: ['InstalmentBill'], statuses: ['OPEN'] })).toEqual([three.id]);
      expect((await ebill.cases.list(biller.id, { limit: 1, before: three.id }))[0]).toEqual({
        id: two.id,
        businessCaseNetId: undefined,
        type: 'Bill',
        referenceNumber: 'B-Zürich',
        totalAmount: { value: '140.80', currencyCode: 'CHF' },
        businessCaseDate: '2026-11-20',
        dueDate: '2026-12-20',
        recipientName: 'Muster Petra',
        processingStatus: 'STAGED',
        status: 'OPEN',
        createdAt: now,
      });
    });

    test('and what they come to for the next one', async () => {
      const one = await created(ebill, biller.id, bill('1'));
      const two = await created(ebill, biller.id, bill('2', { totalAmount: { value: '9.90', currencyCode: 'CHF' } }));
      await created(ebill, biller.id, advice('3'));
      const query = {
        now,
        type: 'Bill' as const,
        currencyCode: 'CHF',
        billRecipientNetId: recipientNetId,
        structuredReferences: [],
      };
      const digest = await ebill.cases.digest(biller.id, query);
      expect(digest.amounts).toEqual(['9.90', '140.80']);
      expect(digest.recipientAmounts).toEqual(['9.90', '140.80']);
      expect(digest.cases.map(({ referenceNumber }) => referenceNumber)).toEqual(['3', '2', '1']);
      expect(digest.cases[1]).toEqual({
        referenceNumber: '2',
        billRecipientNetId: recipientNetId,
        totalAmount: { value: '9.90', currencyCode: 'CHF' },
        ibans: two.ibans,
        structuredReferences: [],
        pdfHash: two.pdf.submitted,
        businessCaseDate: '2026-11-20',
        submittedOn: today,
        status: 'OPEN',
      });
      expect([digest.submissionsThisHour, digest.submissionsPerHourMean]).toEqual([4, undefined]);
      const nextHour = await ebill.cases.digest(biller.id, {
        ...query,
        now: '2026-11-21T13:00:00.000Z',
        except: one.id,
      });
      expect([nextHour.submissionsThisHour, nextHour.submissionsPerHourMean]).toEqual([1, undefined]);
      expect(nextHour.amounts).toEqual(['9.90']);
      const references = Array.from({ length: 200 }, (_, index) => `RF${index}`);
      const elsewhere = { ...query, billRecipientNetId: '41000000000000001', now: '2027-11-21T12:00:00.000Z' };
      expect((await ebill.cases.digest(biller.id, { ...elsewhere, structuredReferences: references })).cases).toEqual(
        [],
      );
    });

    test.each<[who: string, hours: readonly [hour: string, submissions: number][], mean: number | undefined]>([
      ['nobody knows', [], undefined],
      ['began this month', [['2026-10-22T08', 300]], undefined],
      ['has hardly sent anything', [['2026-09-01T08', 9]], undefined],
      ['sends a few all the time', Array.from({ length: 20 }, (_, index) => [`2026-10-${index + 10}T08`, 2]), 2],
      ['sends once a month', [['2026-10-01T08', 500]], 500],
      [
        'sends once a month, and a bill now and then',
        [
          ['2026-10-01T08', 500],
          ...Array.from({ length: 20 }, (_, i) => [`2026-10-${i + 10}T08`, 1] as [string, number]),
        ],
        (500 * 500 + 20) / 520,
      ],
      ['sends once a year', [['2025-11-20T08', 800]], 800],
      ['has sent long ago', [['2025-10-01T08', 800]], undefined],
    ])('and the usual hour of a biller who %s', async (_who, hours, mean) => {
      const insert = (hour: string, submissions: number) => ({
        sql: 'INSERT INTO ebill_submission_hour (biller_id, hour, submissions) VALUES (?, ?, ?)',
        parameters: [biller.id, hour, submissions],
      });
      await store.database.commit(
        [...hours, ['2026-11-21T12', 200] as const].map(([hour, count]) => insert(hour, count)),
      );
      const query = { now, type: 'Bill', currencyCode: 'CHF', billRecipientNetId: recipientNetId } as const;
      const digest = await ebill.cases.digest(biller.id, { ...query, structuredReferences: [] });
      expect([digest.submissionsThisHour, digest.submissionsPerHourMean]).toEqual([201, mean]);
    });

    test('until they are long over', async () => {
      const old = await created(ebill, biller.id, bill('old'));
      const open = await created(ebill, biller.id, bill('staged'), 'STAGE');
      const accepted = step(old, [{ kind: 'delivered', businessCaseNetId: netId(4) }]);
      const [job] = await ebill.outbox.claim(biller.id, lease, 1);
      await ebill.cases.change(biller.id, {
        at: now,
        cases: [{ ...accepted, outbox: { kind: 'done', lease: job?.lease ?? '' } }],
      });
      const purge = (day: string) => ebill.cases.purge(biller.id, day as typeof today, '2029-01-01T00:00:00.000Z');
      expect(await purge('2026-12-20')).toBe(0);
      expect(await purge('2026-12-21')).toBe(1);
      expect(await purge('2026-12-21')).toBe(0);
      expect(await ebill.cases.get(biller.id, old.id)).toBeUndefined();
      expect(await ebill.cases.history(biller.id, old.id)).toEqual([]);
      expect((await ebill.cases.get(biller.id, open.id))?.id).toBe(open.id);
      const kept = JSON.stringify(await store.database.query('SELECT * FROM ebill_case WHERE id = ?', [old.id]));
      for (const word of ['Muster', recipientNetId, 'bill.pdf', 'example.org']) expect(kept).not.toContain(word);
      expect((await ebill.cases.create(biller.id, await newCase(ebill, bill('old')))).kind).toBe('duplicateReference');
    });

    test('for nobody who is no biller', async () => {
      await expect(ebill.cases.create(-1, await newCase(ebill, bill()))).rejects.toThrow('no biller -1');
      await expect(ebill.cases.change(-1, { at: now, cases: [] })).rejects.toThrow('no biller -1');
    });
  });
});
