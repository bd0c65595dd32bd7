import { type Config, customerIdOf, ownUrl, type SharesTold, type ShareUse } from '@rappen/http';
import { listKeys } from '@rappen/store';
import { openStore } from '@rappen/store/open';
import { type SettingsOption, withConfig } from '../configured.ts';
import { misunderstood, print, printError } from '../output.ts';
import { tableLines } from '../report.ts';

interface SharesOptions extends SettingsOption {
  readonly url: string | undefined;
  readonly names: boolean;
  readonly json: boolean;
}

const askSecondsMax = 10;

/**
 * Asks the running service who had how much of it in the last minutes, and prints a line for each customer. Answers the exit status: 1
 * where the service does not answer, 2 where no key for monitoring is set.
 */
export function shares(options: SharesOptions): Promise<number> {
  return withConfig(options, async (config) => {
    if (config.metricsKey === undefined)
      return misunderstood('shares asks with RAPPEN_METRICS_KEY: set it for the service, and start that again');
    const url = options.url ?? ownUrl(config.host, config.port);
    const told = await sharesOf(url, config.metricsKey);
    if (typeof told === 'string') {
      printError(`${told}\n`);
      return 1;
    }
    const names = options.names ? await namesOf(config) : new Map<string, string>();
    const customers = told.customers.map((one) => ({ ...one, name: names.get(one.customer) }));
    print(options.json ? `${JSON.stringify({ ...told, customers })}\n` : textOf({ ...told, customers }));
    return 0;
  });
}

/** What the service tells, or a sentence about why not. */
async function sharesOf(url: string, key: string): Promise<SharesTold | string> {
  try {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await fetch(`${url}/shares`, { headers, signal: AbortSignal.timeout(askSecondsMax * 1000) });
    if (answer.ok) return (await answer.json()) as SharesTold;
    return `${url} answered ${answer.status}: its RAPPEN_METRICS_KEY is another one, or its version is older`;
  } catch {
    return `No service answers at ${url}: start it, or name its address with --url`;
  }
}

/** The owners of all keys, by the ids that the service tells. */
async function namesOf({ storage }: Config): Promise<ReadonlyMap<string, string>> {
  const store = await openStore(storage);
  try {
    const owners = new Set((await listKeys(store.database)).map(({ owner }) => owner));
    return new Map(await Promise.all([...owners].map(async (owner) => [await customerIdOf(owner), owner] as const)));
  } finally {
    await store.close();
  }
}

interface NamedUse extends ShareUse {
  readonly name: string | undefined;
}

function textOf({
  minutes,
  largestShare,
  customers,
}: Omit<SharesTold, 'customers'> & { customers: readonly NamedUse[] }) {
  if (customers.length === 0) return `Nobody asked for anything in the last ${minutes} minutes.\n`;
  const rows = customers.map(({ customer, name, ...use }) => [
    name ?? customer,
    seconds(use.threadMilliseconds),
    seconds(use.longestWaitMilliseconds),
    String(use.requests),
    String(use.refused),
    (use.bodyBytes / 1e6).toFixed(1),
  ]);
  const head = ['Customer', 'Threads, s', 'Longest wait, s', 'Requests', 'Refused', 'Sent, MB'];
  const percent = Math.round(100 * largestShare);
  return [
    `The last ${minutes} minutes. The first customer had ${percent} % of the threads.`,
    ...tableLines([head, ...rows]),
    '',
  ].join('\n');
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
