import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Drawing } from '@rappen/core/drawing';
import { businessCaseJson, exampleBusinessCase } from '@rappen/core/ebill';
import { writeJson } from '@rappen/core/json';
import { renderPdf } from '@rappen/core/render/pdf';
import { swissDay } from '@rappen/http';
import { createImaging, type DocumentWork, documentWork, rasterPort } from '@rappen/imaging';
import { substituteFonts } from '@rappen/pdf/fonts';
import { median } from '../measure.ts';
import { accepted } from '../our-bill.ts';
import { type Line, percent, perSecond, type Row } from '../table.ts';
import { randomNumbers } from '../workload.ts';
import { commitsPerSecond } from './commits.ts';
import { post, startServer } from './service.ts';

const connectionCount = 8;
const turnSeconds = 2;
const roundCount = 3;
const pdfBytes = 100_000;
/** What makes so many bytes with the lines below. */
const pageCount = 20;
const linesPerPage = 60;

/** eBills with a PDF of 100 kB, delivered to the simulator, beside what the bare store commits, and the PDF work alone. */
export function submissionRow(): Row {
  return { name: 'eBill submissions', measure: submissionLines };
}

interface Round {
  readonly submissions: number;
  readonly commits: number;
  readonly examinations: number;
  /** Milliseconds of the thread that serves, for each submission; undefined where the system does not tell. */
  readonly serving: number | undefined;
}

async function submissionLines(): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rappen-bench-'));
  const server = await startServer(join(folder, 'data'));
  const work = await openWork();
  try {
    await submissionTurn(server.url, 'warm');
    await examinationsPerSecond(work, turnSeconds);
    const rounds: Round[] = [];
    for (let round = 0; round < roundCount; round++) {
      const commits = await commitsPerSecond(join(folder, `bare-${round}.sqlite`), turnSeconds);
      const examinations = await examinationsPerSecond(work, turnSeconds);
      const before = servingMilliseconds(server.process);
      const { count, seconds } = await submissionTurn(server.url, String(round));
      const after = servingMilliseconds(server.process);
      const serving = before === undefined || after === undefined ? undefined : (after - before) / count;
      rounds.push({ submissions: count / seconds, commits, examinations, serving });
    }
    return linesOf(rounds);
  } finally {
    server.process.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

function linesOf(rounds: readonly Round[]): Line[] {
  const task = `eBill submissions with DELIVER, PDF of ${pdfBytes / 1000} kB with ${pageCount} pages of text, ${connectionCount} connections`;
  const ours = perSecond(median(rounds.map(({ submissions }) => submissions)));
  const share = (of: 'commits' | 'examinations') =>
    percent(median(rounds.map((round) => round.submissions / round[of])));
  const theirs = (of: 'commits' | 'examinations') => perSecond(median(rounds.map((round) => round[of])));
  const serving = rounds.flatMap((round) => round.serving ?? []);
  return [
    {
      task,
      ours,
      peer: 'commits of the bare SQLite store',
      theirs: theirs('commits'),
      ratio: share('commits'),
    },
    {
      task,
      ours,
      peer: 'examination and attachment alone, in one thread',
      theirs: theirs('examinations'),
      ratio: share('examinations'),
    },
    ...(serving.length === 0
      ? []
      : [
          {
            task: 'Work of the serving thread for one of them, commits included',
            ours: `${median(serving).toFixed(1)} ms`,
          },
        ]),
  ];
}

/** How long the first thread of a process was at work so far. */
function servingMilliseconds({ pid }: ChildProcess): number | undefined {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : undefined;
}

async function openWork(): Promise<DocumentWork> {
  const require = createRequire(import.meta.url);
  const compile = async (name: string) => WebAssembly.compile(await readFile(require.resolve(name)));
  const zxing = await compile('zxing-wasm/reader/zxing_reader.wasm');
  const pdfium = await compile('@embedpdf/pdfium/pdfium.wasm');
  const imaging = createImaging({ zxing, pdfium });
  return documentWork(imaging, { fonts: substituteFonts, raster: rasterPort(imaging) });
}

/** What is done to the PDF of a submission, again and again, without server and store. */
async function examinationsPerSecond(work: DocumentWork, seconds: number): Promise<number> {
  const pdf = largePdf();
  const now = '2026-11-21T10:00:00Z';
  const content = new TextEncoder().encode(caseText('B'));
  const described = { name: 'ebill.xml', mediaType: 'application/xml', relationship: 'Data', description: '' } as const;
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < seconds * 1000) {
    const { archival } = accepted(await work.examine(pdf, { now, beginnings: ['SPC'] }));
    accepted(await work.attach(accepted(archival).pdf, { ...described, content, modifiedAt: now }));
    count++;
  }
  return count / ((performance.now() - start) / 1000);
}

async function submissionTurn(
  url: string,
  round: string,
): Promise<{ readonly count: number; readonly seconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionCount });
  const target = `${url}/api/v1/business-cases/bill?processingMode=DELIVER`;
  const pdf = Buffer.from(largePdf()).toString('base64');
  const start = performance.now();
  let count = 0;
  const client = async (own: number): Promise<void> => {
    for (let index = 0; performance.now() - start < turnSeconds * 1000; index++) {
      const body = `{"pdf":"${pdf}","businessCase":${caseText(`B-${round}-${own}-${index}`)}}`;
      await post(agent, target, 'application/json', body, { 'x-anomaly-detection': 'SKIP' }, 201);
      count++;
    }
  };
  await Promise.all(Array.from({ length: connectionCount }, (_, own) => client(own)));
  agent.destroy();
  return { count, seconds: (performance.now() - start) / 1000 };
}

const iban = 'CH5204835012345671000';

function caseText(referenceNumber: string): string {
  const today = swissDay(new Date());
  return writeJson(businessCaseJson(accepted(exampleBusinessCase('bill', { today, iban, referenceNumber }))));
}

/** Pages of text. */
function largePdf(): Uint8Array {
  const random = randomNumbers(7);
  const page = (): Drawing => ({
    width: 210,
    height: 297,
    title: 'Bill',
    description: 'Positions of a bill',
    language: 'de',
    shapes: Array.from({ length: linesPerPage }, (_, line) => ({
      kind: 'text',
      x: 20,
      y: 20 + 4 * line,
      text: Array.from({ length: 12 }, () => Math.floor(random() * 1e6)).join(' '),
      size: 9,
      bold: false,
      anchor: 'start',
    })),
  });
  const pdf = renderPdf(Array.from({ length: pageCount }, page));
  if (Math.round(pdf.length / pdfBytes) !== 1) throw new Error(`The PDF has ${pdf.length} bytes`);
  return pdf;
}
