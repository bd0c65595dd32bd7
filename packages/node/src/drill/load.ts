import { businessCaseJson, exampleBusinessCase } from '@rappen/core/ebill';
import { writeJson } from '@rappen/core/json';
import { renderPdf } from '@rappen/core/render/pdf';
import { swissDay } from '@rappen/http';

/** The accounts that the bills of a rehearsal are paid to: an example of the standards. */
export const rehearsedIban = 'CH5204835012345671000';

const submitters = 4;
const answerSecondsMax = 30;

/** What was submitted so far, over all lives of a service. */
export interface Ledger {
  /** Ids of cases that were answered with 201. */
  readonly acknowledged: number[];
  /** Answers by status; 0: the connection broke. */
  readonly statuses: Map<number, number>;
  /** How many were sent: each has a reference of its own. */
  sent: number;
}

/** A ledger of nothing yet. */
export function newLedger(): Ledger {
  return { acknowledged: [], statuses: new Map(), sent: 0 };
}

/** Submits bills without pause, several at a time, until it is told to end; what it returns waits for what is under way. */
export function submitTo(url: string, key: string, ledger: Ledger): () => Promise<void> {
  let goesOn = true;
  const all = Array.from({ length: submitters }, async () => {
    while (goesOn) {
      const status = await submit(url, key, ledger);
      ledger.statuses.set(status, (ledger.statuses.get(status) ?? 0) + 1);
      // A refusal comes at once: without a pause there would be nothing but refusals
      if (status !== 201) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  return async () => {
    goesOn = false;
    await Promise.all(all);
  };
}

async function submit(url: string, key: string, ledger: Ledger): Promise<number> {
  ledger.sent += 1;
  const form = formOf(`DRILL-${ledger.sent}-${crypto.randomUUID().slice(0, 8)}`);
  try {
    const answer = await fetch(`${url}/api/v1/business-cases/bill/multipart?processingMode=STAGE`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'x-anomaly-detection': 'SKIP' },
      body: form,
      signal: AbortSignal.timeout(answerSecondsMax * 1000),
    });
    const body = (await answer.json()) as { readonly id?: number };
    if (answer.status === 201 && body.id !== undefined) ledger.acknowledged.push(body.id);
    return answer.status;
  } catch {
    return 0;
  }
}

function formOf(referenceNumber: string): FormData {
  const today = swissDay(new Date());
  const example = exampleBusinessCase('bill', { today, iban: rehearsedIban, referenceNumber });
  if (!example.ok) throw new Error('The example of a bill is not valid');
  const form = new FormData();
  form.append('bill', new Blob([writeJson(businessCaseJson(example.value))], { type: 'application/json' }));
  form.append('file', new Blob([page()], { type: 'application/pdf' }), 'bill.pdf');
  return form;
}

function page(): Uint8Array<ArrayBuffer> {
  const words = { title: 'Rehearsal', description: 'An empty page', language: 'en' } as const;
  return new Uint8Array(renderPdf([{ width: 210, height: 297, shapes: [], ...words }]));
}

/** Which of the acknowledged cases a service does not have. */
export async function lostOf(url: string, key: string, { acknowledged }: Ledger): Promise<readonly number[]> {
  const lost: number[] = [];
  const left = [...acknowledged];
  const look = async (): Promise<void> => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const answer = await fetch(`${url}/api/v1/business-cases/${id}`, { headers: { 'x-api-key': key } });
      await answer.arrayBuffer();
      if (answer.status !== 200) lost.push(id);
    }
  };
  await Promise.all(Array.from({ length: submitters }, look));
  return lost.sort((one, other) => one - other);
}
