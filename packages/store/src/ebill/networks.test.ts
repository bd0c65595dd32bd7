import type { NetEvent } from '@rappen/core/ebill/network';
import type { EbillStore, SeenBill } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bill } from '../../../../test/ebill-submissions.ts';
import { newBiller, newCase, openEbill } from '../../test/ebill.ts';
import { engines, type RunningEngine } from '../../test/engines.ts';
import type { Store } from '../store.ts';

const at = '2026-11-26T10:00:00.000Z';

describe.each(engines.filter(({ name }) => !name.startsWith('D1 without R2')))('$name', ({ isThere, start }) => {
  describe.skipIf(!isThere)('networks of billers', () => {
    let engine: RunningEngine;
    let store: Store;
    let ebill: EbillStore;
    beforeAll(async () => {
      engine = await start();
      store = await openEbill(engine);
      ebill = store.ebill;
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    test('each biller has its own, which changes while nothing of it is on its way', async () => {
      const [one, other] = [await newBiller(ebill), await newBiller(ebill)];
      const network = { kind: 'postfinance', settings: '{"a":1}', secret: 'sealed.x', changedAt: at } as const;
      expect(await ebill.networks.set(one.id, network)).toBe(true);
      expect(await ebill.networks.get(one.id)).toEqual(network);
      expect(await ebill.networks.get(other.id)).toBeUndefined();
      expect(await ebill.networks.using('postfinance')).toEqual([one.billerNetId]);
      await ebill.cases.create(one.id, await newCase(ebill, bill('on its way'), 'DELIVER'));
      const simulator = { kind: 'simulator', settings: '{}', secret: undefined, changedAt: at } as const;
      expect(await ebill.networks.set(one.id, simulator)).toBe(false);
      expect(await ebill.networks.get(one.id)).toEqual(network);
      expect(await ebill.networks.set(-1, simulator)).toBe(false);
      expect(await ebill.networks.set(other.id, simulator)).toBe(true);
    });

    test('what was seen of bills, and the events that it was, are written together and once', async () => {
      const journal = ebill.journal('postfinance');
      const billOf = (transactionId: string, state = ''): SeenBill => {
        const businessCaseNetId = `BCID${transactionId}`;
        return { billerNetId: 'B1', transactionId, businessCaseNetId, currencyCode: 'CHF', state };
      };
      const eventOf = (id: string, newStatus: string): NetEvent => {
        const base = { stream: 'businessCase', billerNetId: 'B1', at: 1, businessCaseNetId: 'BCID1' } as const;
        return { ...base, eventNetId: id, newStatus };
      };
      await Promise.all(['1', '2', '1', '3', '2'].map((id) => journal.begin(billOf(id))));
      await journal.begin(billOf('1', 'Open'));
      const bills = await journal.bills('B1');
      expect([...bills].sort((one, two) => one.transactionId.localeCompare(two.transactionId))).toEqual(
        ['1', '2', '3'].map((id) => billOf(id)),
      );
      expect(await journal.bills('B2')).toEqual([]);
      expect(await journal.bill('BCID2')).toEqual(billOf('2'));
      expect([await journal.bill('BCID4'), await ebill.journal('mail').bill('BCID2')]).toEqual([undefined, undefined]);
      const told = await Promise.all(
        [1, 2, 3, 4].map((by) => journal.see(billOf('1', 'Paid'), '', eventOf(`EVID${by}`, 'APPROVED'))),
      );
      expect(told.filter((isTold) => isTold)).toEqual([true]);
      expect(await journal.see(billOf('2', 'Open'), '', undefined)).toBe(true);
      expect(await journal.see(billOf('1', 'Rejected'), 'Paid', eventOf('EVID9', 'REJECTED'))).toBe(true);
      const [first, second, ...more] = await journal.read('businessCase', undefined, 10);
      expect([first && 'newStatus' in first && first.newStatus, second, more]).toEqual([
        'APPROVED',
        eventOf('EVID9', 'REJECTED'),
        [],
      ]);
      expect(await journal.read('businessCase', first?.eventNetId, 10)).toEqual([second]);
      expect(await journal.read('businessCase', 'EVID9', 10)).toEqual([]);
      expect(await journal.read('businessCase', undefined, 1)).toEqual([first]);
      expect(await journal.read('instalment', undefined, 10)).toEqual([]);
    });

    test('news of files are written once, with how far they reach, and are forgotten once they are taken in', async () => {
      const journal = ebill.journal('postfinance');
      const billRecipient = {
        billRecipientNetId: '4101',
        type: 'PRIVATE',
        name: 'Muster',
        correspondenceLanguage: 'ger',
        address: { streetName: '', postalCode: '3600', city: 'Thun', countryCode: 'CH' },
      } as const;
      const newsOf = (id: string) =>
        ({
          stream: 'subscription',
          eventNetId: id,
          billerNetId: 'B1',
          at: 1,
          newStatus: 'REQUESTED',
          billRecipient,
        }) as const;
      const [one, two, three] = ['EVIDA', 'EVIDB', 'EVIDC'].map(newsOf) as [NetEvent, NetEvent, NetEvent];
      expect(await journal.reached('B1', 'subscription')).toBeUndefined();
      expect(await journal.tell('B1', 'subscription', [one, two], '2026-11-26T10')).toBe(true);
      expect(await journal.tell('B1', 'subscription', [one, two, three], '2026-11-26T11')).toBe(true);
      expect(await journal.tell('B2', 'subscription', [], '2026')).toBe(true);
      expect(await Promise.all(['B1', 'B2'].map((biller) => journal.reached(biller, 'subscription')))).toEqual([
        '2026-11-26T11',
        '2026',
      ]);
      expect(await ebill.journal('mail').reached('B1', 'subscription')).toBeUndefined();
      expect(await journal.read('subscription', undefined, 10)).toEqual([one, two, three]);
      const move = { network: 'postfinance', stream: 'subscription', from: undefined, to: 'EVIDA' } as const;
      expect(await ebill.cursors.move(move)).toBe(true);
      const [taken, ...left] = await journal.read('subscription', undefined, 10);
      expect(JSON.stringify(taken)).toBe('{}');
      expect(left).toEqual([two, three]);
      expect(await journal.read('subscription', 'EVIDA', 10)).toEqual([two, three]);
      expect(await journal.tell('B1', 'subscription', [one], '2026-11-26T12')).toBe(true);
      expect(await journal.read('subscription', 'EVIDA', 10)).toEqual([two, three]);
    });

    test('each network has a place of its own in each of its streams', async () => {
      const move = { network: 'postfinance', stream: 'businessCase', from: undefined, to: 'EVID9' } as const;
      expect(await ebill.cursors.move(move)).toBe(true);
      expect(await ebill.cursors.move(move)).toBe(false);
      expect(await ebill.cursors.get('businessCase', 'postfinance')).toBe('EVID9');
      expect(await ebill.cursors.get('businessCase')).toBeUndefined();
    });
  });
});
