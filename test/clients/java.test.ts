import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiOf } from '../../scripts/clients/model.ts';
import { fencesOf } from '../docs/fences.ts';
import { hasTools } from '../oracles/tools.ts';
import { type Mails, valuesOf } from './every-operation.ts';
import { startLosingProxy } from './losing-proxy.ts';
import { apiKey, type Service, startService } from './service.ts';
import {
  buildJavaClient,
  type Caller,
  compileWithJavaClient,
  javaTools,
  runWithJavaClient,
  startCaller,
} from './shipped-java.ts';

/** What the examples take for granted. */
const surroundings =
  'Rappen rappen, QrInvoice invoice, BillRequest bill, long lastEventId, String secret, Map<String, List<String>> headers, byte[] body';

const api = apiOf();

describe.skipIf(!hasTools(...javaTools))(`the shipped client (needs ${javaTools.join(', ')})`, () => {
  let folder = '';
  let service: Service;
  let caller: Caller;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rappen-java-'));
    await buildJavaClient();
    await compileWithJavaClient(folder, 'shipped/Story.java', 'every/ch/rappen/client/EveryOperation.java');
    service = await startService();
    caller = startCaller(folder, service);
  });

  afterAll(async () => {
    caller?.stop();
    await service?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('it is built without a warning, its own tests pass, and it has what a repository asks for', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const jars = ['', '-sources', '-javadoc'].map((kind) => `clients/java/target/rappen-client-${version}${kind}.jar`);
    expect(jars.filter((jar) => !existsSync(jar))).toEqual([]);
  });

  test('it makes and reads a slip, submits a bill once, follows it, and knows signatures and problems', async () => {
    const own = await startService();
    const said = await runWithJavaClient(folder, 'Story', own).finally(() => own.stop());
    expect(said.trim().split('\n')).toEqual([
      'slip %PDF-',
      'read CH4431999123000889012 1949.75',
      'submitted true',
      'feed DELIVERED',
      'webhook verified',
      'problem 422 IBAN_CHECKSUM creditorInformation.iban',
      'again true',
    ]);
  });

  const mails: Mails = async () => {
    const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
    const answer = await fetch(`${service.url}/connect/Simulator/mails`, { method: 'POST', headers, body: '{}' });
    return (await answer.json()) as Awaited<ReturnType<Mails>>;
  };
  const ask = async (operation: string, values: readonly unknown[]): Promise<unknown> => {
    const { answer, failure } = await caller.call(operation, values);
    if (failure !== undefined) throw new Error(`${operation}: ${failure}`);
    return answer;
  };

  test.each(api.operations.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
    const answer = await ask(id, await valuesOf(operation, ask, mails));
    if (operation.answers.length === 0) expect(answer).toBeNull();
    else expect(answer).not.toBeNull();
  });

  test('what answers in other media types has a method for each', async () => {
    const made = (await ask('exampleBill', [])) as { readonly businessCase: object };
    expect(made.businessCase).toHaveProperty('referenceNumber');
    expect(await ask('exampleBillAsXml', [])).toContain('<?xml');
    const [pdf] = await valuesOf(operationOf('convertToPdfA'), ask, mails);
    expect(await ask('convertToPdfAAsJson', [pdf])).toHaveProperty('conformance', 'PDF/A-3b');
    const [id] = await valuesOf(operationOf('getBusinessCase'), ask, mails);
    expect(Buffer.from(String(await ask('getBusinessCaseAsPdf', [id])), 'base64').toString('latin1', 0, 5)).toBe(
      '%PDF-',
    );
  });

  test('a submission whose answer is lost is sent again, byte for byte, and makes one case', async () => {
    const proxy = await startLosingProxy(service.url);
    const through = startCaller(folder, { ...service, url: proxy.url });
    const values = await valuesOf(operationOf('submitBillForm'), ask, mails);
    const { answer } = await through.call('submitBillForm', values);
    through.stop();
    proxy.stop();
    expect(answer).toHaveProperty('referenceNumber', (values[2] as { referenceNumber: string }).referenceNumber);
    const [first, second] = proxy.submissions;
    expect(proxy.submissions.map(({ isReplayed }) => isReplayed)).toEqual([false, true]);
    expect(second).toEqual({ ...first, isReplayed: true });
  });

  test('the first example of its page makes a bill', async () => {
    const [fence] = fencesOf('clients/java/README.md');
    const file = join(folder, fence?.fileName ?? '');
    const text = fence?.text ?? '';
    const here = text.replace('http://127.0.0.1:8080', service.url).replace('a-key-of-your-own', apiKey);
    await writeFile(file, here.replace('Path.of("bill.pdf")', 'Path.of(System.getenv("TARGET"))'));
    await compileWithJavaClient(folder, file);
    const target = join(folder, 'bill.pdf');
    await runWithJavaClient(folder, 'Bill', service, { TARGET: target });
    expect(readFileSync(target, 'latin1')).toMatch(/^%PDF-/);
  });

  test('the other examples of its page are compiled, and name the version to install', async () => {
    const fences = fencesOf('clients/java/README.md');
    const methods = fences
      .filter(({ language, fileName }) => language === 'java' && fileName === undefined)
      .map(({ text, line }) => `static void line${line}(${surroundings}) throws Exception {\n${text}}`);
    expect(methods).toHaveLength(6);
    const file = join(folder, 'Fences.java');
    const imports = [
      'ch.rappen.client',
      'ch.rappen.client.model',
      'java.util',
      'java.time',
      'java.net',
      'java.net.http',
    ];
    const head = [...imports.map((name) => `import ${name}.*;`), 'import java.nio.file.Path;'];
    await writeFile(file, `${head.join('\n')}\nclass Fences {\n${methods.join('\n')}\n}\n`);
    await compileWithJavaClient(folder, file);
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const installs = fences.filter(({ language }) => ['xml', 'kotlin'].includes(language)).map(({ text }) => text);
    expect(installs.filter((text) => text.includes(version))).toHaveLength(2);
  });

  test('options are sent', async () => {
    const values = await valuesOf(operationOf('createPaymentPart'), ask, mails);
    const { answer } = await caller.call('createPaymentPart', values, { format: 'image/svg+xml', language: 'fr' });
    expect(Buffer.from(String(answer), 'base64').toString()).toContain('Section paiement');
  });
});

function operationOf(id: string) {
  const found = api.operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`The document has no ${id}`);
  return found;
}
