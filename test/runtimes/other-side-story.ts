import { businessCaseJson, exampleBusinessCase } from '@rappen/core/ebill';
import { writeJson } from '@rappen/core/json';
import { expectValue } from '../results.ts';
import { api, billOf, iban, pdf, type Story, submit, type Teller, today } from './teller.ts';

const recipientEmail = 'otto+allowed@example.org';

/** Delivers a bill in instalments; the network's id of it, and the ids of its instalments. */
async function instalments(teller: Teller, referenceNumber: string) {
  const options = { today, iban, referenceNumber, recipientEmail };
  const businessCase = JSON.parse(
    writeJson(businessCaseJson(expectValue(exampleBusinessCase('instalment-bill', options)))),
  );
  const target = '/api/v1/business-cases/instalment-bill?processingMode=DELIVER';
  const headers = { prefer: 'wait=10', 'x-anomaly-detection': 'SKIP' };
  const { businessCaseNetId } = (await teller.ask('POST', target, { pdf, businessCase }, headers)).json;
  const [group] = businessCase.paymentsByInstalments.paymentByInstalments;
  return { businessCaseNetId, externalInstalmentId: group.instalments.instalment[0].externalInstalmentId };
}

/** What recipients do, and what the network refuses. */
export const otherSideStory: Story = {
  name: 'recipients approve and reject, subscribe, move, and a case that failed is sent again',
  async tell(teller) {
    const approved = await instalments(teller, 'S-instalments');
    await teller.tell('Simulator/approveInstalment', approved);
    await teller.tell('Simulator/completeInstalment', approved);
    await teller.tell('Simulator/rejectInstalment', approved);
    await teller.tell('Simulator/rejectInstalment', await instalments(teller, 'S-other-instalments'));
    const headers = { prefer: 'wait=10', 'x-anomaly-detection': 'SKIP' };
    const sent = await submit(teller, 'DELIVER', billOf('S-rejected', recipientEmail), headers);
    const { businessCaseNetId } = sent.json;
    await teller.tell('Simulator/reject', { businessCaseNetId });
    await teller.tell('Simulator/approve', { businessCaseNetId });
    const failed = await submit(teller, 'DELIVER', billOf('S-failed #fail', recipientEmail), headers);
    await teller.tell('StagedCases/resend', { id: failed.json.id, skipAnomalies: true });
    await teller.delivered(failed.json.id, 'FAILED');
    await teller.ask('GET', `${api}/business-cases/${failed.json.id}`);
    const items = [{ emailAddress: recipientEmail }];
    const found = await teller.ask('POST', `${api}/bill-recipients/search`, { items });
    const { billRecipientNetId } = found.json.items[0];
    await teller.tell('Simulator/subscribe', { billRecipientNetId });
    await teller.tell('Simulator/unsubscribe', { billRecipientNetId });
    await teller.tell('Simulator/changeEmail', { billRecipientNetId, newEmailAddress: 'otto.new@example.org' });
    await teller.tell('Simulator/advance');
  },
};
