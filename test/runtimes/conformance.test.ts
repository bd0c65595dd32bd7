import { routes } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBun } from '../../runtimes/programs.ts';
import { eventually } from '../eventually.ts';
import { sampled } from '../long-tests.ts';
import { pagePdf } from '../oracles/page-pdfs.ts';
import { apiKey, postText } from './case.ts';
import { abandon, type Received, send } from './exchange.ts';
import { cases, firstReading } from './requests.ts';
import { type Server, startServers } from './servers.ts';
import { stories } from './stories.ts';
import { Teller } from './teller.ts';

let servers: readonly Server[] = [];

beforeAll(async () => {
  servers = await startServers(apiKey);
});

afterAll(() => Promise.all(servers.map((server) => server.stop())));

/** Methods of the pages that are about something with an id, or need a session. */
const toldByStories = [
  'Session/chooseBiller',
  ...['invitation', 'accept', 'passwordReset', 'reset'].map((name) => `Session/${name}`),
  ...['prepareSecondFactor', 'confirmSecondFactor', 'removeSecondFactor'].map((name) => `Session/${name}`),
  ...['passkeys', 'preparePasskey', 'addPasskey', 'removePasskey'].map((name) => `Session/${name}`),
  ...['withdraw', 'resetLink', 'removeSecondFactor'].map((name) => `Users/${name}`),
  ...['logout', 'changePassword'].map((name) => `Session/${name}`),
  ...['setRole', 'setPassword', 'remove'].map((name) => `Users/${name}`),
  ...['rotate', 'revoke'].map((name) => `ApiKeys/${name}`),
  ...['update', 'release', 'resend', 'discard'].map((name) => `StagedCases/${name}`),
  ...['remove', 'rotateSecret', 'sendTest', 'deliveries'].map((name) => `Webhooks/${name}`),
  ...['approve', 'reject', 'complete', 'approveInstalment', 'rejectInstalment', 'completeInstalment'].map(
    (name) => `Simulator/${name}`,
  ),
  ...['subscribe', 'unsubscribe', 'changeEmail'].map((name) => `Simulator/${name}`),
];

/** What only goes before anybody can sign in, after a webhook has failed for days, or where an operator has allowed it. */
const outOfReach = [
  ...['Session/claim', 'Network/check', 'Network/choose', 'Webhooks/enable', 'Webhooks/replay'].map(
    (name) => `POST /connect/${name}`,
  ),
  'POST /api/v1/mails',
  'GET /api/v1/mails/:mailId',
];

/** What needs something that only an earlier answer or a mail tells: the stories have it. */
const needEarlierAnswers = [
  'DELETE /api/v1/webhook',
  'PUT /api/v1/bill-recipient-subscriptions/initiations/:subscriptionInitiationToken',
  'GET /api/v1/bill-recipients/:billRecipientNetId',
  ...toldByStories.map((name) => `POST /connect/${name}`),
];

/** What has to be mended: colours, a font that is not there, a script, and instructions that PDF does not know. */
const convertible: readonly [string, Uint8Array][] = [
  ['colours of devices', pagePdf('1 0 0 rg 60 600 200 100 re f 0 1 1 0 k 60 400 200 100 re f')],
  [
    'a font that it lacks',
    pagePdf('BT /F 12 Tf 50 700 Td (Rechnung) Tj ET', {
      resources: '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Times-Roman/Encoding/WinAnsiEncoding>>>>',
    }),
  ],
  [
    'unknown instructions',
    pagePdf('0 0 9 9 re f 1 2 foo', { page: '/MediaBox[0 0 595 842]/AA<</O<</S/JavaScript/JS(x)>>>>' }),
  ],
];

describe('every operation is asked for something good, and three times for something bad', () => {
  test.each(routes.map(({ method, path }) => [`${method} ${path}`, method, path] as const))('%s', (_, method, path) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    const asked = cases.filter(({ target }) => pattern.test(target.split('?')[0] as string));
    const good = asked.filter((each) => each.method === method && each.status < 300);
    const bad = asked.filter((each) => each.status >= 400);
    if (![...needEarlierAnswers, ...outOfReach].includes(`${method} ${path}`))
      expect(good.length).toBeGreaterThanOrEqual(1);
    expect(bad.length).toBeGreaterThanOrEqual(3);
  });
});

test.skipIf(!hasBun)('Bun is among the runtimes (needs bun)', () => {
  expect(servers.map(({ runtime }) => runtime)).toContain('bun');
});

/** A reading that a busy machine may put off: it says so with when to come back. */
async function patiently(url: string): Promise<Received> {
  return eventually(async () => {
    const answer = await send(url, firstReading);
    if (answer.status === 503 && textOf(answer).includes('SERVICE_BUSY')) throw new Error('put off');
    return answer;
  });
}

test('the first requests may come all at once, and some may be given up', async () => {
  for (const { runtime, url } of servers) {
    const lost = Array.from({ length: 4 }, () => abandon(url, firstReading));
    const answers = await Promise.all(Array.from({ length: 12 }, () => patiently(url)));
    await Promise.all(lost);
    const distinct = new Set(answers.map(({ status, body }) => `${status} ${body}`));
    expect([...distinct], runtime).toEqual([expect.stringMatching(/^200 \{/)]);
  }
});

/** Most of what is refused is refused alike before a runtime has a part in it: the gate asks a third of that. */
const refused = new Set(
  sampled(
    cases.filter(({ status }) => status >= 400),
    3,
  ),
);
const told = cases.filter((each) => each.status < 400 || refused.has(each));

describe('the same answer on every runtime', () => {
  test.each(told.map((each) => [each.name, each] as const))('%s', async (_, each) => {
    const answers = await Promise.all(
      servers.map(async ({ runtime, url }) => ({ runtime, answer: await send(url, each) })),
    );
    for (const { runtime, answer } of answers) expect(answer.status, `${runtime}: ${textOf(answer)}`).toBe(each.status);
    if (each.hasTime) return;
    const [first, ...others] = answers;
    for (const { runtime, answer } of others) {
      expect.soft(readable(answer), runtime).toEqual(first && readable(first.answer));
      expect.soft(first?.answer.body.equals(answer.body), `${runtime}: the bytes of the body`).toBe(true);
    }
  });
});

describe('the same story on every runtime', () => {
  const asked = new Set<string>();

  test.each(stories.map((story) => [story.name, story] as const))('%s', async (_, story) => {
    const tellers = await Promise.all(
      servers.map(async ({ runtime, url }) => {
        const teller = new Teller(url);
        await story.tell(teller).catch((cause: unknown) => {
          throw new Error(`${runtime} had answered ${teller.transcript.at(-1)}`, { cause });
        });
        return { runtime, transcript: teller.transcript };
      }),
    );
    const [first, ...others] = tellers;
    for (const { runtime, transcript } of others) expect.soft(transcript, runtime).toEqual(first?.transcript);
    for (const [method, target, status] of first?.transcript ?? []) if (status < 300) asked.add(`${method} ${target}`);
  });

  test('has what needs an earlier answer', () => {
    for (const operation of needEarlierAnswers) {
      const pattern = new RegExp(`^${operation.replace(/:\w+/g, '[^/]+')}(?:$|\\?)`);
      expect(
        [...asked].some((each) => pattern.test(each)),
        operation,
      ).toBe(true);
    }
  });
});

describe('a PDF becomes the same PDF/A-3b on every runtime', () => {
  const conversion = (pdf: Uint8Array) => postText(200, '/api/v1/pdf/pdfa3b/convert', pdf, 'application/pdf');

  test.each(convertible)('%s', async (_, pdf) => {
    for (let attempt = 1; ; attempt += 1) {
      const answers = await Promise.all(servers.map(({ url }) => send(url, conversion(pdf))));
      // Its date is the time to the second: now and then two servers are not asked in the same one
      const dates = new Set(answers.map(({ body }) => /<xmp:MetadataDate>([^<]+)/.exec(body.toString('latin1'))?.[1]));
      if (dates.size > 1 && attempt < 5) continue;
      expect(dates).toEqual(new Set([expect.any(String)]));
      for (const { body } of answers) expect(body.equals(answers[0]?.body ?? Buffer.alloc(0))).toBe(true);
      return;
    }
  });
});

/** Status, headers and the start of the body, so that a difference can be read. */
function readable(received: Received): unknown {
  const { status, headers } = received;
  return { status, headers, text: textOf(received) };
}

function textOf({ body }: Received): string {
  return body.subarray(0, 2000).toString('latin1');
}
