import { firstOwner } from './connect-requests.ts';
import type { Story, Teller, Told } from './teller.ts';

/** Asks as a browser in which somebody has signed in. */
function browser(teller: Teller, me: Told) {
  const [cookie = ''] = (me.headers['set-cookie'] ?? '').split(';');
  const headers = { 'x-api-key': '', cookie, 'x-csrf-token': me.json.csrfToken };
  return (name: string, json: unknown = {}, more = {}) =>
    teller.ask('POST', `/connect/${name}`, json, { ...headers, ...more });
}

const bert = { emailAddress: 'bert@example.ch', password: 'a password for Bert' };
const signIn = (teller: Teller, who: object) => teller.ask('POST', '/connect/Session/login', who, { 'x-api-key': '' });

/** People come, change what they may do, and go; keys are made, replaced and revoked. */
export const peopleStory: Story = {
  name: 'people sign in, and do what their role allows',
  async tell(teller) {
    const owner = browser(teller, await signIn(teller, firstOwner));
    await owner('Session/me', {}, { 'x-csrf-token': '' });
    await owner('Cases/list', {}, { 'x-csrf-token': '' });
    await owner('Cases/list', {}, { origin: 'https://evil.example' });
    await owner('Cases/list', {}, { 'sec-fetch-site': 'cross-site' });
    const { id } = (await owner('Users/create', { ...bert, role: 'viewer' })).json;
    const viewer = browser(teller, await signIn(teller, bert));
    await viewer('Cases/list', { limit: 1 });
    await viewer('Users/list');
    await viewer('ApiKeys/create', { name: 'Not for viewers' });
    await owner('Users/setRole', { id, role: 'owner' });
    await viewer('Session/me');
    const again = browser(teller, await signIn(teller, bert));
    const changed = await again('Session/changePassword', { password: bert.password, newPassword: 'another for Bert' });
    await again('Session/me');
    await browser(teller, changed)('Session/logout');
    await browser(teller, changed)('Session/me');
    await owner('Users/setPassword', { id, password: 'a third one for Bert' });
    await signIn(teller, { ...bert, password: 'another for Bert' });
    await signIn(teller, { ...bert, password: 'a third one for Bert' });
    await owner('Users/remove', { id });

    const key = (await owner('ApiKeys/create', { name: 'Staging', processingModes: ['STAGE'] })).json;
    const apikey = (text: string) => teller.ask('HEAD', '/api/v1/apikey', undefined, { 'x-api-key': text });
    await apikey(key.key);
    await apikey(`${key.key.slice(0, -1)}x`);
    const next = (await owner('ApiKeys/rotate', { id: key.id })).json;
    await apikey(next.key);
    await owner('ApiKeys/revoke', { id: next.id });
    await owner('ApiKeys/revoke', { id: next.id });
    const hook = { eventType: 'SUBSCRIPTION_STATUS_CHANGED_EVENTS', hookUrl: 'https://hooks.example.ch/people' };
    const { id: hookId } = (await owner('Webhooks/create', hook)).json;
    await owner('Webhooks/rotateSecret', { id: hookId });
    await owner('Webhooks/enable', { id: hookId });
    await owner('Webhooks/sendTest', { id: hookId });
    await owner('Webhooks/deliveries', { id: hookId });
    await owner('Webhooks/remove', { id: hookId });
    await owner('Audit/list', { limit: 4 });
  },
};
