import { applyNetworkEvents, deliverDue, type Ports } from '@rappen/http';
import type { Process } from '../../mortal-process.ts';
import type { Service } from './service.ts';

/** Lets the ports of a service die with a process; answers one round of its work, which a death ends. */
export function mortalWork(service: Service, life: Process): () => Promise<void> {
  const { ebill } = service.ports;
  if (ebill === undefined) throw new Error('no ports');
  const store = { ...ebill.store };
  for (const name of ['cases', 'outbox', 'cursors', 'pdfs', 'billers'] as const)
    store[name] = life.mortal(name, ebill.store[name]) as never;
  const networks = (ebill.networks ?? []).map((network) => life.mortal(network.kind, network));
  const network = life.mortal('network', ebill.network);
  (service.ports as { ebill: Ports['ebill'] }).ebill = { ...ebill, store, network, networks };
  return async () => {
    await deliverDue(service.ports).catch(() => 0);
    await applyNetworkEvents(service.ports).catch(() => 0);
  };
}
