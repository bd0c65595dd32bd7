import { workload, profile } from './workload.ts';
import { parseQrInvoice, qrInvoiceJsonOf, qrInvoiceSchema, parseDraft } from '@rappen/core/swiss-qr';
import { parseJson, writeJson } from '@rappen/core/json';
const w = workload(2000);
const j = w.map(b => Buffer.from(writeJson(qrInvoiceJsonOf(b.draft))).toString());
const time: Record<string, number[]> = { jsonparse: [], parseJson: [], zod: [], draft: [], whole: [] };
const run = (n: string, f: () => void) => { const t = process.cpuUsage().user; f(); time[n]!.push((process.cpuUsage().user - t) / 2000); };
const v = j.map(x => JSON.parse(x));
for (let r = 0; r < 40; r++) {
  run('jsonparse', () => { for (const x of j) JSON.parse(x); });
  run('parseJson', () => { for (const x of j) parseJson(x); });
  run('zod', () => { for (const x of v) qrInvoiceSchema.safeParse(x); });
  run('draft', () => { for (const x of w) parseDraft(x.draft, profile); });
  run('whole', () => { for (const x of v) parseQrInvoice(x, { profile }); });
}
for (const [n, t] of Object.entries(time)) console.log(n, t.sort((a, b) => a - b)[20]!.toFixed(2), 'us');
