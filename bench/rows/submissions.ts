import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Drawing } from '@rappen/core/drawing';
import { businessCaseJson, exampleBusinessCase } from '@rappen/core/ebill';
import { writeJson } from '@rappen/core/json';
import { renderPdf } from '@rappen/core/render/pdf';
import { swissDay } from '@rappen/http';
import { median } from '../measure.ts';
import { accepted } from '../our-bill.ts';
import { type Line, percent, perSecond, type Row } from '../table.ts';
import { randomNumbers } from '../workload.ts';
import { commitsPerSecond } from './commits.ts';
import { post, startServer } from './service.ts';

const connectionCount = 8;
const turnSeconds = 2;
const rounds = 3;
const pdfBytes = 100_000;
const linesPerPage = 60;

/** eBills with a PDF of 100 kB, delivered to the simulator, beside what the bare store commits. */
export function submissionRow(): Row {
  return { name: 'eBill submissions', measure: submissionLines };
}

async function submissionLines(): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rappen-bench-'));
  const server = await startServer(join(folder, 'data'));
  try {
    const speeds: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round++) {
      bare.push(await commitsPerSecond(join(folder, `bare-${round}.sqlite`), turnSeconds));
      speeds.push(await submissionTurn(server.url, round));
    }
    const share = median(speeds.map((speed, round) => speed / (bare[round] ?? 1)));
    return [
      {
        task: `eBill submissions with DELIVER, PDF of ${pdfBytes / 1000} kB, ${connectionCount} connections`,
        ours: perSecond(median(speeds)),
        peer: 'commits of the bare SQLite store',
        theirs: perSecond(median(bare)),
        ratio: percent(share),
      },
    ];
  } finally {
    server.process.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

async function submissionTurn(url: string, round: number): Promise<number> {
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
  return count / ((performance.now() - start) / 1000);
}

const iban = 'CH5204835012345671000';

function caseText(referenceNumber: string): string {
  const today = swissDay(new Date());
  return writeJson(businessCaseJson(accepted(exampleBusinessCase('bill', { today, iban, referenceNumber }))));
}

/** Pages of text, as many as make the size. */
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
  const pages: Drawing[] = [];
  for (;;) {
    pages.push(page(), page());
    const pdf = renderPdf(pages);
    if (pdf.length >= pdfBytes) return pdf;
  }
}
