import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { newApiKey } from '@rappen/http';
import { startServer } from '@rappen/node';
import { demoEbill } from './demo-ebill.ts';

/**
 * Starts the service, makes a bill three ways, reads it back and compares every field; then a whole invoice, and the bills of a
 * table; then an eBill of each kind, delivered, one of them approved, with feed and webhook. Exit status 0 only if all held.
 */
const folder = 'demo';
await mkdir(folder, { recursive: true });
const apiKey = newApiKey();
const hookUrls = { allowLoopback: true };
const server = await startServer({ port: 0, host: '127.0.0.1', apiKey, hookUrls }, () => {});
console.log(`The service runs on ${server.url}`);

try {
  const example = await (await call('GET', '/v2/examples/qr-invoice/with-qr-reference')).text();
  console.log('A QR invoice was taken from the examples');

  await make('bill.pdf', '/v2/payment-part-receipt?pageSize=A4&language=de', 'application/pdf', example);
  await make('bill.svg', '/v2/payment-part-receipt?pageSize=A4&language=fr', 'image/svg+xml', example);
  await make('qr-code.png', '/v2/swiss-qr-code?resolution=HIGH_600_DPI', 'image/png', example);
  for (const name of ['bill.pdf', 'qr-code.png']) await compare(name, JSON.parse(example));

  const document = await (await call('GET', '/v2/examples/invoice-document/discounts')).text();
  await make('invoice.pdf', '/v2/invoice-document?template=modern', 'application/pdf', document);
  await makeOfTable('bills.pdf', await readFile('examples/bills.csv'));

  await demoEbill(call);

  console.log(`\nOpen the files in ${folder}: begin with invoice.pdf, bill.pdf and bills.pdf. All of it held.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await server.stop();
}

async function call(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'x-api-key': apiKey, ...init.headers };
  const answer = await fetch(server.url + path, { ...init, method, headers });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function make(name: string, path: string, accept: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json', accept };
  const answer = await call('POST', path, { headers, body });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  await writeFile(`${folder}/${name}`, bytes);
  console.log(`${folder}/${name}: ${bytes.length} bytes of ${answer.headers.get('content-type')}`);
}

/** Makes the slips of a table and counts the bills in them. */
async function makeOfTable(name: string, table: Uint8Array): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(table)]), 'bills.csv');
  const made = await call('POST', '/v2/payment-part-receipt/bulk/file?pageSize=A4', { body: form });
  await writeFile(`${folder}/${name}`, new Uint8Array(await made.arrayBuffer()));
  form.set('file', await openFile(name), name);
  const found = (await (await call('POST', '/v2/swiss-qr-code/parseAll', { body: form })).json()) as unknown[];
  const rows = table.toString().trim().split('\n').length - 1;
  if (found.length !== rows) throw new Error(`${name}: ${found.length} bills were read, the table has ${rows}`);
  console.log(`${folder}/${name}: a page for each of the ${rows} rows of examples/bills.csv, all read back`);
}

async function compare(name: string, expected: unknown): Promise<void> {
  const form = new FormData();
  form.set('file', await openFile(name), name);
  const answer = await call('POST', '/v2/swiss-qr-code/parse', { body: form });
  const wanted = fieldsOf(expected);
  const found = fieldsOf(await answer.json());
  for (const [path, value] of wanted) {
    if (found.get(path) !== value) throw new Error(`${name}: ${path} is ${found.get(path)}, not ${value}`);
  }
  if (found.size !== wanted.size)
    throw new Error(`${name}: ${found.size} fields were read, ${wanted.size} were written`);
  console.log(`${folder}/${name} was read back: all ${wanted.size} fields are equal`);
}

async function openFile(name: string): Promise<Blob> {
  return new Blob([await readFile(`${folder}/${name}`)]);
}

/** Every scalar of a document by its path. */
function fieldsOf(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value]]);
  return new Map(Object.entries(value).flatMap(([name, part]) => [...fieldsOf(part, `${path}.${name}`)]));
}
