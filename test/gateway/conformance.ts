import { newWebhookSecret, simulatorNetwork } from '@rappen/http';
import { type ConformanceFinding, fetchTransport, gatewayConformance } from '@rappen/http/conformance';
import { createStore } from '@rappen/store';
import { sqliteDatabase } from '@rappen/store/sqlite';
import { startGateway, type Wrongdoing } from './server.ts';

const secret = newWebhookSecret(new Uint8Array(32).fill(3));

/** What the suite finds of the simulator behind a gateway. */
export async function findingsOf(wrongdoing?: Wrongdoing, more: object = {}): Promise<readonly ConformanceFinding[]> {
  const behind = await createStore(sqliteDatabase(':memory:'));
  // A second goes by with each question, so that recipients decide and no two events are of one moment
  let seconds = 0;
  const network = simulatorNetwork(behind.ebill.simulator, () => Date.now() + 1000 * ++seconds);
  const gateway = await startGateway(network, secret, Date.now, wrongdoing);
  try {
    return await gatewayConformance({
      transport: fetchTransport,
      address: gateway.address,
      secret,
      billerNetId: 'BIID0000000001',
      otherBillerNetId: 'BIID0000000002',
      recipient: 'petra.muster+allowed@example.org',
      iban: 'CH5204835012345671000',
      referenceEnding: '#approve',
      activationCode: async () => (await network.tell({ kind: 'listMails' })).at(-1)?.activationCode,
      waitSeconds: 3,
      now: Date.now,
      ...more,
    });
  } finally {
    await gateway.close();
    await behind.close();
  }
}

/** Names of the checks with a verdict. */
export const named = (findings: readonly ConformanceFinding[], verdict: ConformanceFinding['verdict']) =>
  findings.filter((finding) => finding.verdict === verdict).map(({ name }) => name);
