import type { Rappen, SubmitBillRequest } from '@rappen/client';
import { pdf } from '../../runtimes/samples.ts';
import { mail } from '../service.ts';
import type { Known } from './calls.ts';

/** Makes in a service what calls ask for, and gives its ids. */
export async function knownOf(client: Rappen, hookUrl: string): Promise<Known> {
  const examples = {
    exampleBill: await client.exampleBill(),
    exampleInstalmentBill: await client.exampleInstalmentBill(),
    exampleAdvice: await client.exampleAdvice(),
    exampleCreditNote: await client.exampleCreditNote(),
    exampleReminder: await client.exampleReminder(),
    exampleDonationInquiry: await client.exampleDonationInquiry(),
  };
  const made = await client.submitBill(examples.exampleBill as unknown as SubmitBillRequest, {
    processingMode: 'STAGE',
  });
  const webhook = await client.createWebhook({ eventType: 'SUBSCRIPTION_STATUS_CHANGED_EVENTS', hookUrl });
  const { items } = await client.searchBillRecipients({ items: [{ emailAddress: 'petra+allowed@example.org' }] });
  const cases = Object.fromEntries(
    Object.entries(examples).map(([name, { businessCase }]) => [
      name,
      { businessCase, pdf: Buffer.from(pdf).toString('base64') },
    ]),
  );
  return {
    businessCaseId: made.id,
    webhookId: webhook.id,
    mailId: (await client.sendMail({ file: pdf, mail })).id,
    billRecipientNetId: items[0]?.billRecipientNetId ?? '',
    hookUrl,
    table: await client.exampleBulkCsv(),
    cases,
  };
}
