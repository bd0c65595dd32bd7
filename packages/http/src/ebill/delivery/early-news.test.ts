import { applyNetworkEvents, deliverDue, type Ports } from '@rappen/http';
import { expect, test } from 'vitest';
import { type Service, startService } from '../../../../../test/http/ebill/service.ts';
import { caseOf, submitJson } from '../../../../../test/http/ebill/submissions.ts';
import { businessCaseOf } from '../cases/content.ts';

const minute = 60_000;
const submit = async (service: Service): Promise<number> => (await submitJson(service, 'bill', caseOf('bill'))).json.id;
const shown = async (service: Service, id: number) => (await service.send('GET', `/api/v1/business-cases/${id}`)).json;

/** The network takes a case, and its recipient approves it. */
async function approved(service: Service, id: number): Promise<void> {
  const stored = await service.store.cases.get(service.alpha.id, id);
  if (stored === undefined) throw new Error('The case is not there');
  const { billerNetId } = service.alpha;
  await service.tell({ kind: 'submit', billerNetId, businessCase: businessCaseOf(stored) });
  const found = await service.network.findByReference(billerNetId, stored.referenceNumber);
  await service.tell({ kind: 'act', businessCaseNetId: found?.businessCaseNetId ?? '', action: { kind: 'approve' } });
}

test('news of a case that is not recorded as delivered wait for it, whatever the clock of the network shows', async () => {
  const service = await startService();
  const id = await submit(service);
  // A worker hands it over, and is gone before it has written so
  const now = new Date(service.ports.clock.now()).toISOString();
  const until = new Date(service.ports.clock.now() + minute).toISOString();
  await service.store.outbox.claim(service.alpha.id, { now, until }, 1);
  service.moveClock(-10 * minute);
  await approved(service, id);
  expect(await applyNetworkEvents(service.ports)).toBe(0);
  service.moveClock(12 * minute);
  await deliverDue(service.ports);
  await applyNetworkEvents(service.ports);
  expect(await shown(service, id)).toMatchObject({ processingStatus: 'DELIVERED', status: 'APPROVED' });
  await service.close();
});

test('news of a case that is recorded at this very moment are not lost', async () => {
  const service = await startService();
  const id = await submit(service);
  await approved(service, id);
  const { ebill } = service.ports;
  if (ebill === undefined) throw new Error('No part for eBills');
  let isFirst = true;
  const cases: typeof ebill.store.cases = {
    ...ebill.store.cases,
    async getByNetId(billerId, businessCaseNetId) {
      const found = await ebill.store.cases.getByNetId(billerId, businessCaseNetId);
      if (isFirst) await deliverDue(service.ports);
      isFirst = false;
      return found;
    },
  };
  const ports: Ports = { ...service.ports, ebill: { ...ebill, store: { ...ebill.store, cases } } };
  await applyNetworkEvents(ports);
  expect(await shown(service, id)).toMatchObject({ processingStatus: 'DELIVERED', status: 'APPROVED' });
  await service.close();
});
