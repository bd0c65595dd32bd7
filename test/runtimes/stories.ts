import { otherSideStory } from './other-side-story.ts';
import { peopleStory } from './people-story.ts';
import { api, billOf, type Story, submit } from './teller.ts';

export const stories: readonly Story[] = [
  peopleStory,
  otherSideStory,
  {
    name: 'a bill is delivered, shown, approved and paid',
    async tell(teller) {
      const sent = await submit(teller, 'DELIVER', billOf('S-life'), { prefer: 'wait=10' });
      const { id, businessCaseNetId } = sent.json;
      await teller.ask('GET', `${api}/business-cases/${businessCaseNetId}`);
      await teller.ask('GET', `${api}/business-cases/${id}`, undefined, { accept: 'application/pdf' });
      await teller.tell('Simulator/approve', { businessCaseNetId });
      await teller.tell('Simulator/complete', { businessCaseNetId });
      await teller.tell('Simulator/approve', { businessCaseNetId });
      await teller.ask('GET', `${api}/business-cases/${id}`);
      await teller.ask('GET', `${api}/events/six/business-case-status-changed?limit=1000`);
    },
  },
  {
    name: 'a staged bill is mended, released and replaced',
    async tell(teller) {
      const { id } = (await submit(teller, 'STAGE', billOf('S-staged'))).json;
      await teller.tell('StagedCases/get', { id });
      await teller.tell('StagedCases/update', {
        id,
        businessCase: { ...billOf('S-staged'), businessCaseDate: '1999-01-01' },
      });
      await teller.tell('StagedCases/update', { id, businessCase: billOf('S-mended') });
      await teller.tell('StagedCases/release', { id });
      await teller.delivered(id);
      await teller.tell('StagedCases/release', { id });
      await teller.tell('StagedCases/discard', { id });
      const replacing = { ...billOf('S-replacing'), referencedBill: { referenceNumber: 'S-mended' } };
      await submit(teller, 'DELIVER', replacing, { prefer: 'wait=10', 'x-anomaly-detection': 'SKIP' });
      await teller.ask('GET', `${api}/business-cases/${id}`);
    },
  },
  {
    name: 'a staged bill is thrown away, and its number is free again',
    async tell(teller) {
      const { id } = (await submit(teller, 'STAGE', billOf('S-thrown'))).json;
      await submit(teller, 'STAGE', billOf('S-thrown'));
      await teller.tell('StagedCases/discard', { id });
      await teller.ask('GET', `${api}/business-cases/${id}`);
      await submit(teller, 'STAGE', billOf('S-thrown'));
    },
  },
  {
    name: 'a recipient is found and subscribes',
    async tell(teller) {
      const emailAddress = 'sara+allowed@example.org';
      const found = await teller.ask('POST', `${api}/bill-recipients/search`, { items: [{ emailAddress }] });
      await teller.ask('GET', `${api}/bill-recipients/${found.json.items[0].billRecipientNetId}`);
      const initiations = `${api}/bill-recipient-subscriptions/initiations`;
      const token = (await teller.ask('POST', initiations, { emailAddress })).json.subscriptionInitiationToken;
      const mails = await teller.tell('Simulator/mails');
      const { activationCode } = mails.find((mail: object) => Object.values(mail).includes(emailAddress));
      const wrong = activationCode === '000000' ? '000001' : '000000';
      await teller.ask('PUT', `${initiations}/${token}`, { activationCode: 'x' });
      await teller.ask('PUT', `${initiations}/${token}`, { activationCode: wrong });
      await teller.ask('PUT', `${initiations}/${token}`, { activationCode });
      await teller.ask('PUT', `${initiations}/${token}`, { activationCode });
      await teller.ask('PUT', `${initiations}/00000000-0000-4000-8000-000000000000`, { activationCode });
      await teller.tell('Simulator/advance');
      await teller.ask('GET', `${api}/events/six/bill-recipient-subscription-status-changed`);
    },
  },
  {
    name: 'a webhook is made, listed and deleted',
    async tell(teller) {
      const made = await teller.ask('POST', `${api}/webhook/events`, {
        eventType: 'INSTALMENT_STATUS_CHANGED_EVENTS',
        hookUrl: 'https://hooks.example.ch/story',
      });
      await teller.ask('POST', `${api}/webhook/events`, {
        eventType: 'INSTALMENT_STATUS_CHANGED_EVENTS',
        hookUrl: 'https://hooks.example.ch/story',
      });
      await teller.ask('GET', `${api}/webhook`);
      await teller.ask('DELETE', `${api}/webhook?id=${made.json.id}`);
      await teller.ask('DELETE', `${api}/webhook?id=${made.json.id}`);
    },
  },
];
