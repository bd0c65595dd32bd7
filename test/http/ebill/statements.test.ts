import type { CalendarDate } from '@rappen/core/date';
import { completeQrReference } from '@rappen/core/reference';
import { receiptsExample } from '@rappen/core/statement';
import { applyNetworkEvents, deliverDue } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, type RunningEngine } from '../../../packages/store/test/engines.ts';
import { writeMt940 } from '../../arbitraries/mt940.ts';
import { receiptsOfDay, type ToldEntry, writeStatement } from '../../arbitraries/statement.ts';
import { expectValue } from '../../results.ts';
import { formOf } from '../payment-bodies.ts';
import { type Answered, keys, qrIban, type Sent, type Service, startService } from './service.ts';
import { archiveOf, zipped } from './statement-archives.ts';
import { caseOf, type Kind, submitJson } from './submissions.ts';

const path = '/api/v1/statements';
let count = 0;

/** A reference that nobody has had. */
function newReference(): string {
  count += 1;
  return expectValue(completeQrReference(`77${count}`));
}

const paymentPath = 'singlePayment.paymentInformation';

/** Changes that make a case of one payment ask for an amount by a QR reference. */
function asking(amount: string, reference: string) {
  return {
    'totalAmount.value': amount,
    [`${paymentPath}.amount.value`]: amount,
    [`${paymentPath}.accountAndReference.generic`]: {
      referenceType: 'QRR',
      referenceStructured: reference,
      iban: qrIban,
    },
  };
}

interface Delivered {
  readonly id: number;
  readonly referenceNumber: string;
  readonly businessCaseNetId: string;
}

const fileOf = (id: string, ...entries: ToldEntry[]) => writeStatement({ id, qrIban, entries });
const paid = (name: string, amount: string, reference: string, date = '2026-11-20') =>
  receiptsOfDay(date, [{ name, amount, reference, payer: 'Xaverine Zahlerin' }]);
const alone = (xml: string): Sent => ({ body: xml, headers: { 'content-type': 'application/xml' } });

const places = engines.filter(({ name }) => /^(?:SQLite in a file|PostgreSQL|D1 with R2)/.test(name));

describe.each(places)('$name', ({ isThere, start }) => {
  describe.skipIf(!isThere)('account statements settle cases', () => {
    let engine: RunningEngine;
    let service: Service;
    beforeAll(async () => {
      engine = await start();
      service = await startService(undefined, await engine.open());
    });
    afterAll(async () => {
      await service.close();
      await engine.stop();
    });

    const handIn = (...files: string[]) => service.send('POST', path, { body: formOf({ statement: files }) });
    const found = async (id: number) => (await service.send('GET', `/api/v1/business-cases/${id}`)).json;
    const statusOf = async (id: number) => (await found(id)).status;
    const rowsOf = async (table: string) =>
      Number((await service.database.query(`SELECT COUNT(*) AS count FROM ${table}`))[0]?.['count']);

    async function delivered(kind: Kind, changes: Record<string, unknown>): Promise<Delivered> {
      const { json, status } = await submitJson(service, kind, caseOf(kind, changes), {
        headers: { 'x-anomaly-detection': 'SKIP' },
      });
      expect([status, json.fieldErrors]).toEqual([201, undefined]);
      await deliverDue(service.ports);
      return found(json.id);
    }
    const deliveredBill = (amount: string, reference: string) => delivered('bill', asking(amount, reference));
    const verdictsOf = ({ json }: Answered) =>
      json.receipts.map(({ outcome, verdict }: Record<string, string>) => `${outcome} ${verdict}`);

    test('exactly and once, with events, history and a line in the log', async () => {
      const reference = newReference();
      const hook = { eventType: 'BUSINESS_CASE_STATUS_CHANGED_EVENTS', hookUrl: 'https://hooks.example.org/paid' };
      expect((await service.send('POST', '/api/v1/webhook/events', { json: hook })).status).toBe(201);
      const { id, referenceNumber } = await deliveredBill('120.50', reference);
      const before = await rowsOf('ebill_record');
      // Of this day an account statement is read: then it is the money of that day
      const ownDay = '2026-11-10';
      const file = fileOf('one', paid('one', '120.50', reference, ownDay));
      const answer = await service.send('POST', path, alone(file));
      expect([answer.status, answer.json]).toEqual([
        200,
        {
          receipts: [
            {
              file: 0,
              statement: 0,
              entry: 0,
              detail: 0,
              outcome: 'paid',
              verdict: 'settled',
              businessCaseId: id,
              referenceNumber,
              counted: { value: 120.5, currencyCode: 'CHF' },
              candidates: [],
              reasons: [],
              currency: 'CHF',
              amount: 120.5,
              direction: 'credit',
              date: ownDay,
            },
          ],
          known: 0,
          repeats: [],
          open: [],
          completed: [id],
          sums: [{ currency: 'CHF', incoming: 120.5, reversed: 0, counted: 120.5 }],
          notices: [],
        },
      ]);
      const shown = await found(id);
      expect(shown).toMatchObject({
        status: 'COMPLETED',
        received: {
          amount: { value: 120.5, currencyCode: 'CHF' },
          receipts: [{ bookedOn: ownDay, verdict: 'settled', amount: { value: 120.5 } }],
        },
      });
      expect(shown.statusHistory.at(-1)).toMatchObject({ to: 'COMPLETED', cause: 'receivedByStatement' });
      expect(await rowsOf('ebill_record')).toBe(before + 1);
      const feed = await service.send('GET', '/api/v1/events/six/business-case-status-changed?limit=100');
      expect(feed.json.at(-1)).toMatchObject({ businessCaseId: id, newStatus: 'COMPLETED', type: 'Bill' });
      expect(await rowsOf('ebill_delivery')).toBe(1);
      const day = ownDay as CalendarDate;
      const ofDay = await service.store.cases.list(service.alpha.id, { paidFrom: day, paidTo: day, limit: 10 });
      expect(ofDay.map((one) => one.id)).toContain(id);
      const log = await service.store.audit.list(service.alpha.id, { caseId: id, limit: 10 });
      expect(log[0]).toMatchObject({ action: 'case.paid', actor: 'alpha' });
      const rows = await service.database.query('SELECT * FROM ebill_receipt');
      expect(JSON.stringify(rows)).not.toMatch(/Xaverine|Zahlerin|T-one|E-one/);
      const bookings = await service.database.query('SELECT * FROM ebill_booking');
      expect(bookings).not.toEqual([]);
      expect(JSON.stringify(bookings)).not.toMatch(/Xaverine|Zahlerin/);

      const again = await handIn(
        file,
        writeStatement({ id: 'day', qrIban, entries: [paid('one', '120.50', reference, ownDay)] }, '04', 'camt.053'),
      );
      expect(again.json).toMatchObject({ receipts: [], known: 2, completed: [], sums: [] });
      expect([await rowsOf('ebill_record'), (await found(id)).received]).toEqual([before + 1, shown.received]);
    });

    test('in parts of several days and files, whose sum is exact', async () => {
      const reference = newReference();
      const { id } = await deliveredBill('0.30', reference);
      const first = await handIn(fileOf('part 1', paid('p1', '0.10', reference, '2026-11-18')));
      expect(verdictsOf(first)).toEqual(['look partial']);
      expect([await statusOf(id), (await found(id)).received.amount.value]).toEqual(['OPEN', 0.1]);
      const rest = await handIn(
        fileOf('part 3', paid('p3', '0.10', reference, '2026-11-20')),
        fileOf('part 2', paid('p2', '0.10', reference, '2026-11-19')),
      );
      expect(verdictsOf(rest)).toEqual(['paid partial', 'paid settled']);
      expect([await statusOf(id), (await found(id)).received.amount.value]).toEqual(['COMPLETED', 0.3]);
      const more = await handIn(fileOf('more', paid('p4', '0.10', reference)));
      expect([verdictsOf(more), more.json.completed]).toEqual([['look double'], []]);
    });

    test('never by too much, by another currency, another account or no reference', async () => {
      const reference = newReference();
      const { id } = await deliveredBill('50.00', reference);
      const over = await handIn(fileOf('over', paid('over', '50.05', reference)));
      expect(verdictsOf(over)).toEqual(['look over']);
      const other = newReference();
      const { id: otherId } = await deliveredBill('60.00', other);
      const answer = await handIn(
        fileOf('currency', paid('euro', '60.00', other)).replaceAll('Ccy="CHF"', 'Ccy="EUR"'),
        writeStatement({ id: 'account', entries: [paid('account', '60.00', other)] }),
        fileOf('none', receiptsOfDay('2026-11-20', [{ name: 'none', amount: '60.00' }])),
        fileOf('unknown', paid('unknown', '60.00', newReference())),
      );
      expect(verdictsOf(answer).sort()).toEqual(
        ['look candidate', 'look wrongCurrency', 'other noReference', 'other unknownReference'].sort(),
      );
      expect([await statusOf(id), await statusOf(otherId), answer.json.completed]).toEqual(['OPEN', 'OPEN', []]);
    });

    test('and what is taken back is told: what is completed stays completed', async () => {
      const reference = newReference();
      const { id } = await deliveredBill('70.00', reference);
      await handIn(fileOf('before', paid('back', '70.00', reference)));
      const back: ToldEntry = { ...paid('back 2', '70.00', reference), isCredit: false, isReversal: true };
      const answer = await handIn(fileOf('after', back));
      expect(answer.json.receipts).toMatchObject([
        { outcome: 'look', verdict: 'reversed', businessCaseId: id, counted: { value: -70 } },
      ]);
      expect(answer.json.receipts[0].reasons.map(({ code }: { code: string }) => code)).toContain(
        'CASE_STAYS_COMPLETED',
      );
      expect(await found(id)).toMatchObject({ status: 'COMPLETED', received: { amount: { value: 0 } } });
    });

    test('with a reminder of the same reference: whichever amount is paid, both are settled', async () => {
      for (const amount of ['80.00', '90.00']) {
        const reference = newReference();
        const { id, referenceNumber } = await deliveredBill('80.00', reference);
        const reminder = await delivered('reminder', {
          ...asking('90.00', reference),
          referencedBill: { referenceNumber },
        });
        const answer = await handIn(fileOf(`linked ${amount}`, paid(`linked ${amount}`, amount, reference)));
        expect([verdictsOf(answer), answer.json.completed.sort()]).toEqual([
          ['paid settled'],
          [id, reminder.id].sort(),
        ]);
        expect([await statusOf(id), await statusOf(reminder.id)]).toEqual(['COMPLETED', 'COMPLETED']);
      }
    });

    test('but not where several cases have the reference', async () => {
      const reference = newReference();
      const ids = [await deliveredBill('33.00', reference), await deliveredBill('34.00', reference)].map(
        ({ id }) => id,
      );
      const answer = await handIn(fileOf('several', paid('several', '33.00', reference)));
      expect(answer.json).toMatchObject({ completed: [], sums: [{ incoming: 33, counted: 0 }] });
      expect(answer.json.receipts[0]).toMatchObject({ outcome: 'look', verdict: 'candidate' });
      const candidates = answer.json.receipts[0].candidates.map(
        (one: { businessCaseId: number }) => one.businessCaseId,
      );
      expect(candidates.sort()).toEqual(ids.sort());
    });

    test('and instalments one by one, the bill with the last of a group', async () => {
      const [first, second, whole] = [newReference(), newReference(), newReference()];
      const generic = (reference: string) => ({ referenceType: 'QRR', referenceStructured: reference, iban: qrIban });
      const instalment = (externalInstalmentId: string, value: string, reference: string) => ({
        externalInstalmentId,
        paymentInformation: {
          accountAndReference: { generic: generic(reference) },
          amount: { value, currencyCode: 'CHF' },
          dueDate: '2026-12-20',
          payableAmountCanBeModified: false,
        },
      });
      const { id } = await delivered('instalment-bill', {
        'totalAmount.value': '200.00',
        paymentsByInstalments: {
          paymentByInstalments: [
            {
              externalPaymentByInstalmentsId: 'G1',
              instalments: { instalment: [instalment('G1-1', '100.00', first), instalment('G1-2', '100.00', second)] },
            },
            {
              externalPaymentByInstalmentsId: 'G2',
              isTotalPaymentOption: true,
              instalments: { instalment: [instalment('G2-1', '200.00', whole)] },
            },
          ],
        },
      });
      const one = await handIn(fileOf('instalment 1', paid('instalment 1', '100.00', first)));
      expect(one.json.receipts).toMatchObject([{ verdict: 'settled', externalInstalmentId: 'G1-1' }]);
      expect([one.json.completed, await statusOf(id)]).toEqual([[], 'OPEN']);
      const two = await handIn(fileOf('instalment 2', paid('instalment 2', '100.00', second)));
      expect([two.json.completed, await statusOf(id)]).toEqual([[id], 'COMPLETED']);
    });

    test('once, however many hand in the same or halves at the same time', async () => {
      const reference = newReference();
      const { id } = await deliveredBill('40.00', reference);
      const before = await rowsOf('ebill_receipt');
      const halves = [1, 2].map((half) => fileOf(`half ${half}`, paid(`half ${half}`, '20.00', reference)));
      const answers = await Promise.all([...halves, ...halves].map((half) => handIn(half)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(answers.flatMap(({ json }) => json.completed)).toEqual([id]);
      expect(await rowsOf('ebill_receipt')).toBe(before + 2);
      expect(await found(id)).toMatchObject({ status: 'COMPLETED', received: { amount: { value: 40 } } });
    });

    test('under a key once, in whatever form it is sent', async () => {
      const reference = newReference();
      await deliveredBill('41.00', reference);
      const file = fileOf('key', paid('key', '41.00', reference));
      const headers = { 'idempotency-key': 'statement-of-today' };
      const sent = () => service.send('POST', path, { body: formOf({ statement: file }), headers });
      const first = await sent();
      const second = await sent();
      expect([second.text, second.headers.get('idempotency-replayed')]).toEqual([first.text, 'true']);
      const other = await service.send('POST', path, {
        ...alone(receiptsExample),
        headers: { ...headers, 'content-type': 'application/xml' },
      });
      expect([other.status, other.json.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    });

    test('by an archive as by its files, whether it comes alone or in a form, and under one key', async () => {
      const [first, second] = [newReference(), newReference()];
      const [one, other] = [await deliveredBill('40.00', first), await deliveredBill('41.00', second)];
      const files = [fileOf('in-zip-1', paid('z1', '40.00', first)), fileOf('in-zip-2', paid('z2', '41.00', second))];
      const key = { 'idempotency-key': 'archive-of-statements' };
      const archive = archiveOf(...files);
      const sent = zipped(archive);
      const answer = await service.send('POST', path, { ...sent, headers: { ...sent.headers, ...key } });
      expect(answer.status).toBe(200);
      expect([...answer.json.completed].sort()).toEqual([one.id, other.id].sort());
      expect(answer.json.receipts.map((receipt: Record<string, number>) => receipt['file']).sort()).toEqual([0, 1]);
      // The same files one by one are the same request
      const again = await service.send('POST', path, { body: formOf({ statement: files }), headers: key });
      expect([again.status, again.headers.get('idempotency-replayed'), again.json]).toEqual([200, 'true', answer.json]);
      const inForm = await service.send('POST', path, { body: formOf({ statement: [archive, files[0] as string] }) });
      expect(inForm.json).toMatchObject({ receipts: [], known: 3 });
    });

    test('but not by texts of an MT940, which says what is in all the same', async () => {
      const reference = newReference();
      const { id } = await deliveredBill('42.00', reference);
      const text = writeMt940({ id: 'MT', entries: [paid('m1', '42.00', reference, '2026-11-12')] });
      const swift = text.replace('\r\n:62F', `\r\n:86:${reference}\r\n:62F`);
      const answer = await service.send('POST', path, { body: swift, headers: { 'content-type': 'text/plain' } });
      expect([answer.status, verdictsOf(answer), answer.json.completed]).toEqual([200, ['look candidate'], []]);
      expect(answer.json.receipts[0].candidates).toMatchObject([{ businessCaseId: id }]);
      expect(answer.json.sums).toMatchObject([{ incoming: 42, counted: 0 }]);
      const named = swift.replace(`:86:${reference}`, `:86:/QRR/${reference}/`).replace(':20:MT', ':20:MT2');
      expect((await handIn(named.replaceAll('261112', '261113').replaceAll('1112', '1113'))).json.completed).toEqual([
        id,
      ]);
    });

    test('and what the network tells later changes nothing any more', async () => {
      const reference = newReference();
      const { id, businessCaseNetId } = await deliveredBill('42.00', reference);
      const approvedAmount = { value: '42.00', currencyCode: 'CHF' };
      await service.tell({ kind: 'act', businessCaseNetId, action: { kind: 'approve', approvedAmount } });
      await applyNetworkEvents(service.ports);
      await handIn(fileOf('late', paid('late', '42.00', reference)));
      await service.tell({ kind: 'act', businessCaseNetId, action: { kind: 'complete' } });
      const before = await rowsOf('ebill_record');
      await applyNetworkEvents(service.ports);
      expect([await rowsOf('ebill_record'), await statusOf(id)]).toEqual([before, 'COMPLETED']);
      expect(service.faults).toEqual([]);
    });

    test('of nobody else, and by nobody without the right to', async () => {
      const reference = newReference();
      const { id } = await deliveredBill('43.00', reference);
      const file = fileOf('theirs', paid('theirs', '43.00', reference));
      const theirs = await service.send('POST', path, { ...alone(file), key: keys.beta });
      expect(verdictsOf(theirs)).toEqual(['other unknownReference']);
      expect((await service.send('POST', path, { ...alone(file), key: keys.reader })).status).toBe(403);
      expect(await statusOf(id)).toBe('OPEN');
    });

    test('and forget with the case what was received', async () => {
      const reference = newReference();
      const { id } = await deliveredBill('44.00', reference);
      const file = fileOf('erased', paid('erased', '44.00', reference));
      const headers = { 'idempotency-key': 'before-the-erasure', 'content-type': 'application/xml' };
      const sent = () => service.send('POST', path, { body: file, headers });
      expect((await sent()).json.completed).toEqual([id]);
      const erased = await service.send('POST', '/api/v1/business-cases/erase', {
        json: { ids: [id] },
        key: keys.admin,
      });
      expect(erased.json.erased).toBe(1);
      const left = await service.database.query('SELECT * FROM ebill_receipt WHERE case_id = ?', [id]);
      // That it was counted is known, and nothing of what it was for
      const again = { receipts: [], known: 1, completed: [], sums: [] };
      expect([left, (await sent()).json, (await handIn(file)).json]).toMatchObject([[], again, again]);
      const lines = JSON.stringify(await service.database.query('SELECT line FROM ebill_booking'));
      expect(lines).not.toContain(reference.replace(/^0+/, ''));
      expect(lines).not.toContain(`case ${id}\\"`);
    });
  });
});
