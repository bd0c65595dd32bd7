import { workload } from './workload.ts';
import { writePayload, drawSymbol } from '@rappen/core/swiss-qr';
for (const n of [200, 10000]) {
  const w = workload(n);
  const l = w.map(b => Buffer.byteLength(writePayload(b.invoice))).sort((a,b)=>a-b);
  const t: Record<string, number> = {}; const v: Record<string, number> = {};
  for (const b of w) { t[b.invoice.account.referenceType] = (t[b.invoice.account.referenceType] ?? 0) + 1; const s = drawSymbol(b.invoice); if (s.ok) v[s.value.version] = (v[s.value.version] ?? 0) + 1; }
  console.log(n, l[0], l[n/2], l.at(-1), t, v, w.filter(b=>b.invoice.billingInformation).length);
}
console.log(workload(1)[0]);
