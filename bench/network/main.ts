import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Biller } from '../../test/faults/ledger.ts';
import { bodyOf } from '../../test/faults/load.ts';
import { type Partner, postfinancePartner } from '../../test/faults/partners.ts';
import { inFolder, Server } from '../../test/faults/server.ts';
import { prepareBillers } from '../../test/faults/trial.ts';

/**
 * How fast bills go to a network, and whether a dead one holds up others: `npm run bench:network -- 10000` (0: only the second), from the
 * submission until the stand-in of PostFinance has them. Fails where a bill is sent twice, a biller is less than half as fast beside others whose
 * gateway never answers, or hears of a decision five seconds later than alone.
 */
const count = Number(process.argv[2] ?? 10_000);
const senders = 10;
const besideCount = 200;
const deadCount = 20;
const deadBills = 3;
const clientsPerBiller = 2;
const pauseMilliseconds = 20;
const stepMilliseconds = 500;
const laterSecondsMax = 5;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const say = (text: string) => process.stdout.write(`${text}\n`);

/** A gateway that says it is there when it is chosen, and then answers nothing. */
async function startDeadGateway() {
  const server = createServer((request, response) => {
    if (request.url?.endsWith('/health')) response.end('{"available":true,"message":"Trial"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const variables = {
    RAPPEN_GATEWAY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    RAPPEN_GATEWAY_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  };
  return { variables, server };
}

/** The service, and billers that use it. */
class Bench {
  readonly #server: Server;
  readonly #partner: Partner;
  #number = 0;

  constructor(server: Server, partner: Partner) {
    this.#server = server;
    this.#partner = partner;
  }

  async ask(biller: Biller, path: string, body?: string) {
    const headers = { 'x-api-key': biller.key, 'x-anomaly-detection': 'SKIP', 'content-type': 'application/json' };
    const answer = await fetch(
      `${this.#server.url}${path}`,
      body === undefined ? { headers } : { method: 'POST', headers, body },
    );
    return { status: answer.status, json: await answer.json() };
  }

  async choose(biller: Biller, choice: object): Promise<void> {
    const { status, json } = await this.ask(biller, '/connect/Network/choose', JSON.stringify(choice));
    if (status !== 200) throw new Error(`Network/choose: ${status} ${JSON.stringify(json)}`);
  }

  /** Submits bills; those that the service is too busy for are submitted again. */
  async submit(biller: Biller, bills: number, ending = ''): Promise<void> {
    let left = bills;
    const client = async () => {
      while (left > 0) {
        left -= 1;
        this.#number += 1;
        const body = bodyOf('bill', `N-${this.#number}${ending}`);
        while ((await this.ask(biller, '/api/v1/business-cases/bill?processingMode=DELIVER', body)).status !== 201)
          await pause(pauseMilliseconds);
      }
    };
    await Promise.all(Array.from({ length: clientsPerBiller }, client));
  }

  /** Bills a second, from the first submission until the partner has them all. */
  async sent(billers: readonly Biller[], bills: number): Promise<{ readonly taken: number; readonly sent: number }> {
    const began = performance.now();
    const rate = () => (1000 * bills * billers.length) / (performance.now() - began);
    const wanted = this.#partner.sent().size + bills * billers.length;
    const taken = Promise.all(billers.map((biller) => this.submit(biller, bills))).then(rate);
    while (this.#partner.sent().size < wanted) await pause(pauseMilliseconds);
    const sent = rate();
    return { taken: await taken, sent };
  }

  /** Seconds until a biller of the simulator hears that a bill was approved. */
  async told(biller: Biller): Promise<number> {
    const began = performance.now();
    const approved = async () => {
      const { json } = await this.ask(biller, '/api/v1/events/six/business-case-status-changed?limit=1000');
      return (json as { newStatus: string }[]).filter(({ newStatus }) => newStatus === 'APPROVED').length;
    };
    const before = await approved();
    await this.submit(biller, 1, '#approve');
    while ((await approved()) === before) await pause(pauseMilliseconds);
    return (performance.now() - began) / 1000;
  }
}

const isRight = await inFolder(async (folder) => {
  const data = join(folder, 'data');
  const [partner, gateway] = [await postfinancePartner(senders), await startDeadGateway()];
  const billers = await prepareBillers({ folder: data }, senders + deadCount + 1);
  const [sending, dead, simulated] = [billers.slice(0, senders), billers.slice(senders, -1), billers.at(-1) as Biller];
  const server = new Server({
    RAPPEN_DATA: data,
    RAPPEN_RATE_LIMIT: 'off',
    ...partner.variables,
    ...gateway.variables,
  });
  await server.start();
  const bench = new Bench(server, partner);
  for (const [index, biller] of sending.entries()) await bench.choose(biller, partner.choiceOf(index));
  const steps = setInterval(() => partner.step(), stepMilliseconds);
  if (count > 0) {
    say(`${count} bills of ${senders} billers over the stand-in of PostFinance`);
    const { taken, sent } = await bench.sent(sending, Math.ceil(count / senders));
    say(`  ${taken.toFixed(1)} a second taken, ${sent.toFixed(1)} a second sent to the network`);
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
    say(`  memory of the service: ${Math.round(Number(peak) / 1024)} MiB at most`);
  }
  const [first] = sending as [Biller];
  say(`One biller with ${besideCount} bills over PostFinance, and one of the simulator with one that is approved`);
  const alone = { ...(await bench.sent([first], besideCount)), told: await bench.told(simulated) };
  say(`  alone: ${alone.sent.toFixed(1)} a second sent; approval told after ${alone.told.toFixed(1)} s`);
  for (const biller of dead) await bench.choose(biller, { kind: 'http' });
  await Promise.all(dead.map((biller) => bench.submit(biller, deadBills)));
  const beside = { ...(await bench.sent([first], besideCount)), told: await bench.told(simulated) };
  say(
    `  beside ${deadCount} billers whose gateway never answers: ${beside.sent.toFixed(1)} a second sent; approval told after ${beside.told.toFixed(1)} s`,
  );
  const twice = [...partner.sent().values()].filter((times) => times !== 1).length;
  say(`  ${partner.sent().size} bills at the stand-in, ${twice} of them sent more than once`);
  clearInterval(steps);
  await server.kill();
  gateway.server.closeAllConnections();
  gateway.server.close();
  await partner.close();
  return twice === 0 && beside.sent > alone.sent / 2 && beside.told < alone.told + laterSecondsMax;
});
process.exitCode = isRight ? 0 : 1;
