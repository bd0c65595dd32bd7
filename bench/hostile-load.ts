import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { deflateSync } from 'node:zlib';
import { columns, tableOf, writeCsv } from '@rappen/core/bulk';
import { strToU8, zipSync } from 'fflate';
import { apiKey } from './rows/service.ts';
import { workload } from './workload.ts';

/** Sends hostile work, much of it at once, while another owner asks small things: nobody else may notice. */

export const trialKey = 'a-trial-key-for-the-bench-only';
const waitMax = 100;
const growthMax = 100;
const settleSeconds = 5;
const boundary = 'rappen-hostile-boundary';

interface Load {
  readonly name: string;
  readonly path: string;
  readonly count: number;
  readonly key: string;
  readonly body: () => Uint8Array;
}

const bulk = '/v2/payment-part-receipt/bulk/file';

const loads: readonly Load[] = [
  {
    name: 'XLSX, one row of 5 M cells',
    path: bulk,
    count: 1,
    key: apiKey,
    body: () => fileForm(wideWorkbook(5_000_000)),
  },
  {
    name: 'XLSX, one row of 2 M cells, trial key',
    path: bulk,
    count: 12,
    key: trialKey,
    body: () => fileForm(wideWorkbook(2_000_000)),
  },
  {
    name: 'CSV, 150,000 rows × 30 columns',
    path: bulk,
    count: 1,
    key: apiKey,
    body: () => fileForm(wideTable(150_000, 30)),
  },
  {
    name: 'CSV, 150,000 rows × 30 columns',
    path: bulk,
    count: 20,
    key: apiKey,
    body: () => fileForm(wideTable(150_000, 30)),
  },
  { name: 'CSV, 5,000 honest bills', path: bulk, count: 3, key: apiKey, body: () => fileForm(honestTable(5_000)) },
  {
    name: 'merge, a PDF of 50 MB inflated',
    path: '/v2/pdf/merge?onPage=1',
    count: 4,
    key: apiKey,
    body: () => twoFiles(inflatingPdf(50), smallPdf()),
  },
  {
    name: 'PNG of 10,000 pixels',
    path: `/v2/swiss-qr-code?format=image/png&size=10000`,
    count: 12,
    key: apiKey,
    body: bill,
  },
  {
    name: 'JSON of 1 MB for a slip',
    path: '/v2/payment-part-receipt',
    count: 20,
    key: apiKey,
    body: () => strToU8(`{"a":[${'[],'.repeat(349_000)}[]]}`),
  },
  {
    name: 'JSON list of 10 MB, trial key',
    path: '/v2/payment-part-receipt/bulk/list',
    count: 8,
    key: trialKey,
    body: () => strToU8(`[${'{},'.repeat(3_490_000)}{}]`),
  },
];

/** Runs every load; returns what does not hold. */
export async function hostileLoads(url: string, server: ChildProcess, only: string): Promise<readonly string[]> {
  const missed: string[] = [];
  const watch = new Worker(new URL('hostile-watch.ts', import.meta.url), { workerData: { url, key: apiKey } });
  const told = async (): Promise<{ readonly worst: Record<string, number> }> => {
    watch.postMessage('tell');
    const [said] = await once(watch, 'message');
    return said as { worst: Record<string, number> };
  };
  console.log(
    `\n| At once | Load | Answers | s | Worst ms of the other owner | MB before, highest, after ${settleSeconds} s |\n| --: | --- | --- | --: | --- | --- |`,
  );
  await send(url, loads[4] as Load, 1);
  for (const load of loads.filter(({ name }) => name.includes(only))) {
    await setTimeout(settleSeconds * 1000);
    const before = memoryOf(server, 'VmRSS');
    watch.postMessage('forget');
    const start = performance.now();
    const sampled = sampledMemory(server);
    const answers = await send(url, load, load.count);
    const seconds = (performance.now() - start) / 1000;
    const { worst } = await told();
    const highest = sampled();
    await setTimeout(settleSeconds * 1000);
    const after = memoryOf(server, 'VmRSS');
    const waits = Object.entries(worst).map(([name, wait]) => `${name} ${wait.toFixed(0)}`);
    const figures = [before, highest, after].map((figure) => figure.toFixed(0)).join(', ');
    console.log(
      `| ${load.count} | ${load.name} | ${answers} | ${seconds.toFixed(1)} | ${waits.join(', ')} | ${figures} |`,
    );
    for (const [name, wait] of Object.entries(worst)) {
      if (wait > waitMax) missed.push(`${load.count} × ${load.name}: ${name} waited ${wait.toFixed(0)} ms`);
    }
    if (after - before > growthMax) missed.push(`${load.count} × ${load.name}: ${(after - before).toFixed(0)} MB more`);
  }
  await watch.terminate();
  return missed;
}

async function send(url: string, { path, key, body }: Load, count: number): Promise<string> {
  const bytes = body();
  const agent = new Agent({ maxSockets: count });
  const isForm = path.includes('/file') || path.includes('/pdf/');
  const type = isForm ? `multipart/form-data; boundary=${boundary}` : 'application/json';
  const one = () =>
    new Promise<string>((resolve) => {
      const headers = { 'content-type': type, 'content-length': bytes.length, 'x-api-key': key };
      const sent = request(url + path, { method: 'POST', agent, headers }, (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => {
          if (text.length < 500_000 && answer.statusCode !== 200) text += chunk;
        });
        answer.on('close', () => {
          const code = answer.statusCode === 200 ? '' : ` ${/"code":"(\w+)","requestId/.exec(text)?.[1] ?? ''}`;
          resolve(`${answer.statusCode}${code}${answer.complete ? '' : ' broken off'}`);
        });
      });
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      sent.end(bytes);
    });
  const answers = await Promise.all(Array.from({ length: count }, one));
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return [...counts].map(([answer, times]) => (times === 1 ? answer : `${times} × ${answer}`)).join(', ');
}

/** The highest memory from now on until it is asked for. */
function sampledMemory(server: ChildProcess): () => number {
  let highest = 0;
  const look = () => {
    highest = Math.max(highest, memoryOf(server, 'VmRSS'));
  };
  const timer = setInterval(look, 100);
  return () => {
    clearInterval(timer);
    look();
    return highest;
  };
}

function memoryOf({ pid }: ChildProcess, what: 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024;
}

function fileForm(file: Uint8Array): Uint8Array {
  return Buffer.concat([partHead('file'), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

function twoFiles(first: Uint8Array, second: Uint8Array): Uint8Array {
  const lineEnd = Buffer.from('\r\n');
  return Buffer.concat([
    partHead('file'),
    first,
    lineEnd,
    partHead('file2'),
    second,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

function partHead(name: string): Uint8Array {
  return Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\n`);
}

function wideWorkbook(cells: number): Uint8Array {
  const sheet = `<worksheet><sheetData><row r="1">${'<c><v>1</v></c>'.repeat(cells)}</row></sheetData></worksheet>`;
  return zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
  });
}

function wideTable(rows: number, count: number): Uint8Array {
  const header = columns.slice(0, count).map(({ name }) => name);
  return Buffer.from(`${header.join(';')}\n${`${'a;'.repeat(count - 1)}a\n`.repeat(rows)}`);
}

function honestTable(count: number): Uint8Array {
  return Buffer.from(writeCsv(tableOf(workload(count).map(({ draft, language }) => ({ draft, language })))));
}

function inflatingPdf(megabytes: number): Uint8Array {
  const content = deflateSync(Buffer.alloc(megabytes << 20, '0 0 m\n'), { level: 9 });
  return pdfOf(content, '/Filter/FlateDecode');
}

function smallPdf(): Uint8Array {
  return pdfOf(Buffer.from('0 0 9 9 re f'), '');
}

function pdfOf(content: Uint8Array, filter: string): Uint8Array {
  const head = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj
4 0 obj<<${filter}/Length ${content.length}>>stream
`;
  return Buffer.concat([
    Buffer.from(head),
    content,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF'),
  ]);
}

function bill(): Uint8Array {
  return readFileSync(new URL('../examples/invoice.json', import.meta.url));
}
