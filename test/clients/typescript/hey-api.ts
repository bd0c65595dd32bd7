import { client } from './hey/client.gen.ts';
import {
  createPaymentPart,
  createWebhook,
  listProcessingStatusEvents,
  readQrBill,
  submitBillForm,
} from './hey/sdk.gen.ts';
import { bill, invoice, pause, received, settings } from './parts.ts';

client.setConfig({ baseUrl: settings.url, auth: settings.key });

const slip = await createPaymentPart({
  body: invoice('CH4431999123000889012'),
  query: { language: 'de', pageSize: 'A4' },
});
const pdf = new File([slip.data as Blob], 'slip.pdf', { type: 'application/pdf' });
console.log('slip', (await pdf.text()).slice(0, 5));

const read = await readQrBill({ body: { file: pdf } });
console.log('read', read.data?.creditorInformation?.iban, read.data?.paymentAmountInformation?.amount);

const webhook = await createWebhook({
  body: { eventType: 'PROCESSING_STATUS_CHANGED_EVENTS', hookUrl: settings.receiver },
});

const number = `TS-${Date.now()}`;
const made = await submitBillForm({
  query: { processingMode: 'DELIVER' },
  headers: { 'Idempotency-Key': number },
  body: { file: pdf, bill: bill(number) },
});
console.log('submitted', made.data?.referenceNumber === number);

let status: string | undefined;
for (let lastEventId = 0; status === undefined; await pause()) {
  const { data } = await listProcessingStatusEvents({ query: { lastEventId } });
  for (const event of data ?? []) {
    lastEventId = event.id;
    if (event.businessCaseId === made.data?.id && event.newStatus !== 'PROCESSING') status = event.newStatus;
  }
}
console.log('feed', status);
console.log('webhook', (await received(webhook.data?.secret ?? '')) ? 'verified' : 'forged');

const refused = await createPaymentPart({ body: invoice('CH4431999123000889013') });
const problem = refused.error?.fieldErrors[0];
console.log('problem', refused.response?.status, problem?.code, problem?.fieldName);
