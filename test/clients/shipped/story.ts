import { NoAnswerError, Rappen, RappenError, verifyWebhook } from '@rappen/client';
import { bill, invoice, settings } from '../typescript/parts.ts';

const options = { url: settings.url, apiKey: settings.key };
const rappen = new Rappen(options);

const pdf = await rappen.createPaymentPart(invoice('CH4431999123000889012'), { language: 'de', pageSize: 'A4' });
console.log('slip', new TextDecoder().decode(pdf.subarray(0, 5)));
const read = await rappen.readQrBill({ file: { name: 'slip.pdf', data: pdf } });
console.log('read', read.creditorInformation.iban, read.paymentAmountInformation.amount);

const { receiver } = settings;
const { secret } = await rappen.createWebhook({ eventType: 'PROCESSING_STATUS_CHANGED_EVENTS', hookUrl: receiver });

/** Loses what the first submission is answered with. */
const lost: string[] = [];
const losing: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (lost.length > 0) return answer;
  lost.push(await answer.text());
  throw new TypeError('the connection was lost');
};
const number = `SHIPPED-TS-${Date.now()}`;
const submission = { file: pdf, bill: bill(number) };
const made = await new Rappen({ ...options, fetch: losing }).submitBillForm(submission, { processingMode: 'DELIVER' });
console.log('submitted', made.referenceNumber === number);

for await (const event of rappen.eachProcessingStatusEvent({ follow: true, pollMilliseconds: 200 })) {
  if (event.businessCaseId !== made.id || event.newStatus === 'PROCESSING') continue;
  console.log('feed', event.newStatus);
  break;
}
const message = await fetch(receiver);
const event = await verifyWebhook({ secret, headers: message.headers, body: await message.text() });
console.log('webhook', event.eventName === 'processing_status.changed' ? 'verified' : event.eventName);

try {
  await rappen.createPaymentPart(invoice('CH4431999123000889013'));
} catch (error) {
  if (!(error instanceof RappenError)) throw error;
  const [problem] = error.fieldErrors;
  console.log('problem', error.status, problem?.code, problem?.fieldName);
}
console.log('once', lost.length === 1 && JSON.parse(lost[0] ?? '').id === made.id);

try {
  await new Rappen({ url: 'http://127.0.0.1:1', retries: 0 }).listCountries();
} catch (error) {
  console.log('nobody', error instanceof NoAnswerError);
}
