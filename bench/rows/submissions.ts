import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { businessCaseJson, exampleBusinessCase } from '@rappen/core/ebill';
import { writeJson } from '@rappen/core/json';
import { renderPdf } from '@rappen/core/render/pdf';
import { swissDay } from '@rappen/http';
import { median } from '../measure.ts';
import { accepted, drawnBill } from '../our-bill.ts';
import { type Line, percent, perSecond, type Row } from '../table.ts';
import { workload } from '../workload.ts';
import { commitsPerSecond } from './commits.ts';
import { post, startServer } from './service.ts';

const connectionCount = 8;
const turnSeconds = 2;
const rounds = 3;
const pdfBytes = 100_000;

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

/** As many slips as make the size. */
function largePdf(): Uint8Array {
  const bills = workload(60);
  for (let count = 30; ; count += 3) {
    const pdf = renderPdf(bills.slice(0, count).map((bill) => drawnBill(bill, 'A4')));
    if (pdf.length >= pdfBytes || count >= bills.length) return pdf;
  }
}
