import createClient from 'openapi-fetch';
import { bill, invoice, pause, received, settings } from './parts.ts';
import type { paths } from './schema.d.ts';

const client = createClient<paths>({ baseUrl: settings.url, headers: { 'X-API-Key': settings.key } });

const form = (parts: Record<string, unknown>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (value instanceof Blob) data.append(name, value, `${name}.pdf`);
    else data.append(name, JSON.stringify(value));
  }
  return data;
};
/** A part that is a file is a text to this generator. */
const asText = (file: Blob): string => file as unknown as string;

const slip = await client.POST('/v2/payment-part-receipt', {
  params: { query: { language: 'de', pageSize: 'A4' } },
  body: invoice('CH4431999123000889012'),
  parseAs: 'blob',
});
const pdf = slip.data as unknown as Blob;
console.log('slip', (await pdf.text()).slice(0, 5));

const read = await client.POST('/v2/swiss-qr-code/parse', { body: { file: asText(pdf) }, bodySerializer: form });
console.log('read', read.data?.creditorInformation?.iban, read.data?.paymentAmountInformation?.amount);

const webhook = await client.POST('/api/v1/webhook/events', {
  body: { eventType: 'PROCESSING_STATUS_CHANGED_EVENTS', hookUrl: settings.receiver },
});

const number = `TS-${Date.now()}`;
const made = await client.POST('/api/v1/business-cases/bill/multipart', {
  params: { query: { processingMode: 'DELIVER' }, header: { 'Idempotency-Key': number } },
  body: { file: asText(pdf), bill: bill(number) },
  bodySerializer: form,
});
console.log('submitted', made.data?.referenceNumber === number);

let status: string | undefined;
for (let lastEventId = 0; status === undefined; await pause()) {
  const { data } = await client.GET('/api/v1/events/processing-status-changed', { params: { query: { lastEventId } } });
  for (const event of data ?? []) {
    lastEventId = event.id;
    if (event.businessCaseId === made.data?.id && event.newStatus !== 'PROCESSING') status = event.newStatus;
  }
}
console.log('feed', status);
console.log('webhook', (await received(webhook.data?.secret ?? '')) ? 'verified' : 'forged');

const refused = await client.POST('/v2/payment-part-receipt', { body: invoice('CH4431999123000889013') });
const problem = refused.error?.fieldErrors[0];
console.log('problem', refused.response.status, problem?.code, problem?.fieldName);
