import { totpCode, totpStepAt } from '../../packages/http/src/accounts/totp.ts';
import { authenticator } from '../authenticator.ts';
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
    const me = await signIn(teller, firstOwner);
    const owner = browser(teller, me);
    const { billerNetId } = me.json.biller;
    await owner('Session/chooseBiller', { billerNetId });
    await owner('Cases/list', { limit: 1 }, { 'x-biller': billerNetId });
    await owner('Cases/list', { limit: 1 }, { 'x-biller': 'BIID9999999999' });
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

    const tokenOf = (link: string) => link.split('/').at(-1);
    const token = tokenOf((await owner('Users/invite', { emailAddress: bert.emailAddress, role: 'viewer' })).json.link);
    const follow = (name: string, json: object) =>
      teller.ask('POST', `/connect/Session/${name}`, json, { 'x-api-key': '' });
    await follow('invitation', { token });
    const joined = await follow('accept', { token, password: bert.password });
    await follow('accept', { token, password: bert.password });
    await owner('Users/invite', { emailAddress: 'withdrawn@example.ch', role: 'viewer' });
    await owner('Users/withdraw', { emailAddress: 'withdrawn@example.ch' });
    const newPassword = (await owner('Users/resetLink', { id: joined.json.user.id })).json.link;
    await follow('passwordReset', { token: tokenOf(newPassword) });
    await follow('reset', { token: tokenOf(newPassword), password: 'a fourth one for Bert' });
    await browser(teller, joined)('Session/me');
    const bertAgain = { emailAddress: bert.emailAddress, password: 'a fourth one for Bert' };
    const guarded = browser(teller, await signIn(teller, bertAgain));
    const { secret } = (await guarded('Session/prepareSecondFactor', { password: bertAgain.password })).json;
    await guarded('Session/confirmSecondFactor', { code: '12345' });
    const now = await totpCode(secret, totpStepAt(Date.now()));
    const [recovery, another] = (await guarded('Session/confirmSecondFactor', { code: now })).json.recoveryCodes;
    await signIn(teller, bertAgain);
    await signIn(teller, { ...bertAgain, code: now });
    await signIn(teller, { ...bertAgain, code: recovery });
    await signIn(teller, { ...bertAgain, code: recovery });
    await guarded('Session/removeSecondFactor', { password: bertAgain.password, code: another });
    await owner('Users/removeSecondFactor', { id: joined.json.user.id });
    for (const algorithm of ['ES256', 'RS256'] as const) {
      const made = (await guarded('Session/preparePasskey', { password: bertAgain.password })).json;
      const device = await authenticator(new URL(teller.url).origin, algorithm);
      await guarded('Session/addPasskey', { name: 'Phone', passkey: await device.create(made.challenge) });
      await guarded('Session/passkeys');
      const asked = (await signIn(teller, bertAgain)).json;
      const passkey = await device.sign(asked.passkeyRequest.challenge);
      await signIn(teller, { ...bertAgain, passkey });
      const replayed = (await signIn(teller, { ...bertAgain, passkey })).json;
      const last = await device.sign(replayed.passkeyRequest.challenge);
      await guarded('Session/removePasskey', { id: device.id, password: bertAgain.password, passkey: last });
    }
    const { challenge } = (await guarded('Session/preparePasskey', { password: bertAgain.password })).json;
    const lost = await authenticator(new URL(teller.url).origin);
    await guarded('Session/addPasskey', { name: 'Lost phone', passkey: await lost.create(challenge) });
    await owner('Users/removeSecondFactor', { id: joined.json.user.id });
    await owner('Users/remove', { id: joined.json.user.id });

    const key = (await owner('ApiKeys/create', { name: 'Staging', processingModes: ['STAGE'] })).json;
    const apikey = (text: string) => teller.ask('HEAD', '/api/v1/apikey', undefined, { 'x-api-key': text });
    await apikey(key.key);
    await apikey(`${key.key.slice(0, -1)}x`);
    const next = (await owner('ApiKeys/rotate', { id: key.id })).json;
    await apikey(next.key);
    await owner('ApiKeys/revoke', { id: next.id });
    await owner('ApiKeys/revoke', { id: next.id });
    const wish = { name: 'Narrow', scopes: ['connect:*'], processingModes: ['STAGE'] };
    const narrow = (await owner('ApiKeys/create', wish)).json.key;
    const withKey = (name: string, json: object) =>
      teller.ask('POST', `/connect/${name}`, json, { 'x-api-key': narrow });
    await withKey('ApiKeys/create', { name: 'More', scopes: ['qr'], maySkipAnomaly: true });
    await withKey('Users/create', { ...bert, role: 'owner' });
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
