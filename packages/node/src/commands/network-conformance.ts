import { exampleBusinessCase } from '@rappen/core/ebill';
import { swissDay, verifyWebhook } from '@rappen/http';
import { type ConformanceFinding, fetchTransport, gatewayConformance } from '@rappen/http/conformance';
import { readInput } from '../files.ts';
import { misunderstood, print } from '../output.ts';
import { questions } from '../questions.ts';
import { reportProblems } from '../report.ts';

interface ConformanceOptions {
  readonly url: string;
  readonly 'secret-file': string;
  readonly biller: string;
  readonly 'other-biller': string | undefined;
  readonly recipient: string;
  readonly iban: string;
  readonly 'reference-ending': string | undefined;
  readonly 'activation-code': string | undefined;
  readonly wait: number | undefined;
  readonly json: boolean;
}

const waitSecondsUsual = 20;
const marks = { passed: 'ok     ', failed: 'FAILED ', untried: 'untried' } as const;

/** Tries a gateway against the contract. Answers the exit status: 1 where a check has failed, 2 for options that cannot be used. */
export async function networkConformance(options: ConformanceOptions): Promise<number> {
  const { url, biller, recipient, iban, json } = options;
  const address = url.replace(/\/+$/, '');
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    return misunderstood(`--url must be an address such as https://gateway.example.ch/ebill: it is "${url}"`);
  const secret = new TextDecoder().decode(await readInput(options['secret-file'])).trim();
  if (!(await isSecret(secret)))
    return misunderstood('--secret-file has no secret: whsec_ and 24 to 64 bytes in base64 are needed');
  const recipientEmail = recipient.includes('@') ? recipient : undefined;
  const today = swissDay(new Date());
  const example = exampleBusinessCase('bill', { today, iban, referenceNumber: 'CONFORMANCE', recipientEmail });
  if (!example.ok) return reportProblems(example.problems, { json });
  const findings = await gatewayConformance(
    {
      transport: fetchTransport,
      address,
      secret,
      billerNetId: biller,
      otherBillerNetId: options['other-biller'],
      recipient,
      iban,
      referenceEnding: options['reference-ending'],
      activationCode: () => activationCodeOf(options),
      waitSeconds: options.wait ?? waitSecondsUsual,
      now: Date.now,
    },
    json ? undefined : (finding) => print(lineOf(finding)),
  );
  const count = (verdict: ConformanceFinding['verdict']) => findings.filter((each) => each.verdict === verdict).length;
  const ok = count('failed') === 0;
  if (json) print(`${JSON.stringify({ ok, checks: findings })}\n`);
  else print(`${count('passed')} passed, ${count('failed')} failed, ${count('untried')} could not be tried\n`);
  return ok ? 0 : 1;
}

function lineOf({ verdict, name, sentence, reason }: ConformanceFinding): string {
  return `${marks[verdict]} ${name}: ${sentence}\n${reason === undefined ? '' : `        ${reason}\n`}`;
}

/** Whether a text can sign anything. */
function isSecret(text: string): Promise<boolean> {
  const headers = new Headers({ 'webhook-id': 'x', 'webhook-timestamp': '0', 'webhook-signature': 'v1,AAAA' });
  return verifyWebhook(headers, '', text, { now: 0 }).then(
    () => true,
    () => false,
  );
}

/** What was given, or what somebody says on a terminal; nothing where there is none. */
async function activationCodeOf({ recipient, ...options }: ConformanceOptions): Promise<string | undefined> {
  if (options['activation-code'] !== undefined) return options['activation-code'];
  if (!process.stdin.isTTY || options.json) return undefined;
  const [code] = await questions([
    { text: `The activation code that ${recipient} was sent (empty: none)`, wrong: () => undefined },
  ]);
  return code === '' ? undefined : code;
}
