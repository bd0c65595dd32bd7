import { addDays } from '../../../date/calendar-date.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { problem } from '../../problems.ts';
import { networkLimits } from '../limits.ts';
import type { RecipientHit, RecipientQuery } from '../port.ts';
import { lastDayOfFormerAddress } from '../recipient.ts';
import { dayOf } from './clock.ts';
import { recipientNetIdOf } from './identifier.ts';
import { keyOf, type Run, type SimulatedRecipient } from './state.ts';
import { valueOf, withValue } from './table.ts';

/**
 * A recipient for an address with a tag before its `@`, so that tests need no recipients of their own:
 * `+allowed`, `+debit` (permits direct debits), `+denied` (takes bills of subscribed billers only), `+historic` (given up 30
 * days ago, in force is the address without the tag), `+expired` (given up 500 days ago).
 */
const tagged = /^([^@+]{1,64})\+(allowed|debit|denied|historic|expired)(@[^@]{1,190})$/;
const daysGivenUp: Readonly<Record<string, number>> = { __proto__: null as never, historic: 30, expired: 500 };

/** Registers a recipient. Reports `BILL_RECIPIENT_EXISTS`, `SIMULATOR_FULL`. */
export function addRecipient(run: Run, recipient: SimulatedRecipient): Result<undefined> {
  const { billRecipientNetId, emailAddress, enterpriseIdentificationNumber: uid, formerEmailAddresses } = recipient;
  const addresses = [emailAddress, ...formerEmailAddresses.map((former) => former.emailAddress)]
    .filter((address) => address !== undefined)
    .map(folded);
  const isTaken =
    valueOf(run.state.recipients, billRecipientNetId) !== undefined ||
    addresses.some((address) => valueOf(run.state.recipientsByEmailAddress, address) !== undefined) ||
    (uid !== undefined && valueOf(run.state.recipientsByUid, uid) !== undefined);
  if (isTaken) return failed(problem('BILL_RECIPIENT_EXISTS', ['recipient']));
  if (run.state.recipients.size >= networkLimits.recipientsMax) return failed(problem('SIMULATOR_FULL', []));
  saveRecipient(run, recipient);
  for (const address of addresses) assignAddress(run, address, billRecipientNetId);
  if (uid !== undefined) {
    const recipientsByUid = withValue(run.state.recipientsByUid, uid, billRecipientNetId);
    run.state = { ...run.state, recipientsByUid };
  }
  return ok(undefined);
}

/** Gives a recipient another address; the former one counts for 15 months. Reports `BILL_RECIPIENT_NOT_FOUND`, `BILL_RECIPIENT_EXISTS`. */
export function changeEmailAddress(run: Run, billRecipientNetId: string, newEmailAddress: string): Result<undefined> {
  const recipient = valueOf(run.state.recipients, billRecipientNetId);
  if (recipient === undefined) return failed(problem('BILL_RECIPIENT_NOT_FOUND', ['billRecipientNetId']));
  const holder = valueOf(run.state.recipientsByEmailAddress, folded(newEmailAddress));
  if (holder !== undefined && holder !== billRecipientNetId) {
    return failed(problem('BILL_RECIPIENT_EXISTS', ['newEmailAddress']));
  }
  const { emailAddress, formerEmailAddresses } = recipient;
  const others = formerEmailAddresses.filter((former) => folded(former.emailAddress) !== folded(newEmailAddress));
  const isSame = emailAddress === undefined || folded(emailAddress) === folded(newEmailAddress);
  saveRecipient(run, {
    ...recipient,
    emailAddress: newEmailAddress,
    formerEmailAddresses: isSame ? others : [...others, { emailAddress, changedOn: dayOf(run.now) }],
  });
  assignAddress(run, folded(newEmailAddress), billRecipientNetId);
  return ok(undefined);
}

/** The answer to one biller about one identifier. */
export function hitOf(run: Run, billerNetId: string, query: RecipientQuery): RecipientHit {
  const recipient = recipientOf(run, query);
  if (recipient === undefined) return { submissionStatus: 'NOT_ALLOWED', reason: 'UNKNOWN' };
  const { billRecipientNetId, isOpenToAll, allowsDirectDebit: directDebit } = recipient;
  const former = 'emailAddress' in query ? formerAddressOf(recipient, query.emailAddress) : undefined;
  const lastDay = former && lastDayOfFormerAddress(former.changedOn);
  if (former !== undefined && (lastDay === undefined || dayOf(run.now) > lastDay)) {
    return { submissionStatus: 'NOT_ALLOWED', reason: 'EMAIL_EXPIRED', billRecipientNetId };
  }
  const subscription = valueOf(run.state.subscriptions, keyOf(billerNetId, billRecipientNetId));
  if (subscription === 'INACTIVE' || (subscription === undefined && !isOpenToAll)) {
    return { submissionStatus: 'NOT_ALLOWED', reason: 'NOT_SUBSCRIBED', billRecipientNetId };
  }
  return {
    submissionStatus: 'ALLOWED',
    billRecipientNetId,
    activeSubscription: subscription === 'ACTIVE',
    directDebit,
    newEmailAddress: former && recipient.emailAddress,
  };
}

/** The recipient of an identifier; a tagged address makes its recipient when it is first asked for. */
export function recipientOf(run: Run, query: RecipientQuery): SimulatedRecipient | undefined {
  if ('billRecipientNetId' in query) return valueOf(run.state.recipients, query.billRecipientNetId);
  const { recipients, recipientsByUid } = run.state;
  if ('enterpriseIdentificationNumber' in query) {
    return valueOf(recipients, valueOf(recipientsByUid, query.enterpriseIdentificationNumber) ?? '');
  }
  const known = valueOf(run.state.recipientsByEmailAddress, folded(query.emailAddress));
  return known === undefined ? taggedRecipient(run, query.emailAddress) : valueOf(recipients, known);
}

function formerAddressOf(recipient: SimulatedRecipient, emailAddress: string) {
  return recipient.formerEmailAddresses.find((former) => folded(former.emailAddress) === folded(emailAddress));
}

function taggedRecipient(run: Run, emailAddress: string): SimulatedRecipient | undefined {
  const match = tagged.exec(emailAddress);
  if (match === null) return undefined;
  const [, local = '', rule = '', domain = ''] = match;
  const givenUp = daysGivenUp[rule];
  const changedOn = givenUp === undefined ? undefined : addDays(dayOf(run.now), -givenUp);
  const recipient: SimulatedRecipient = {
    billRecipientNetId: freeNetId(run, folded(emailAddress)),
    type: 'PRIVATE',
    name: local,
    emailAddress: changedOn === undefined ? emailAddress : local + domain,
    formerEmailAddresses: changedOn === undefined ? [] : [{ emailAddress, changedOn }],
    correspondenceLanguage: 'ger',
    address: { streetName: 'Seeweg 7', postalCode: '3600', city: 'Thun', countryCode: 'CH' },
    isOpenToAll: rule !== 'denied',
    allowsDirectDebit: rule === 'debit',
  };
  return addRecipient(run, recipient).ok ? recipient : undefined;
}

function freeNetId(run: Run, text: string): string {
  let id = recipientNetIdOf(text);
  for (let more = 1; valueOf(run.state.recipients, id) !== undefined && more < 64; more++) {
    id = recipientNetIdOf(`${text} ${more}`);
  }
  return id;
}

function saveRecipient(run: Run, recipient: SimulatedRecipient): void {
  const recipients = withValue(run.state.recipients, recipient.billRecipientNetId, recipient);
  run.state = { ...run.state, recipients };
}

function assignAddress(run: Run, address: string, billRecipientNetId: string): void {
  const recipientsByEmailAddress = withValue(run.state.recipientsByEmailAddress, address, billRecipientNetId);
  run.state = { ...run.state, recipientsByEmailAddress };
}

/** Addresses are compared without regard to case. */
function folded(emailAddress: string): string {
  return emailAddress.toLowerCase();
}
