import { failed, ok, type Result } from '../../../result.ts';
import { problem } from '../../problems.ts';
import { networkLimits } from '../limits.ts';
import type { NetRecipient, SubscriptionInitiation } from '../port.ts';
import { emit } from './books.ts';
import type { SimulatorCommand } from './command.ts';
import { appended } from './log.ts';
import { recipientOf } from './recipients.ts';
import { type Initiation, keyOf, type Run, type SimulatedRecipient } from './state.ts';
import { entriesOf, valueOf, withValue } from './table.ts';

/**
 * Begins a subscription with the token and the activation code that are given, and mails the code: to known addresses only,
 * with the same answer for all. An earlier token of the same biller and address is void. Reports `SIMULATOR_FULL`.
 */
export function initiateSubscription(
  run: Run,
  { billerNetId, emailAddress, token, activationCode }: SimulatorCommand<'initiateSubscription'>,
): Result<SubscriptionInitiation> {
  if (run.state.initiations.size >= networkLimits.initiationsMax) forgetExpired(run);
  if (run.state.initiations.size >= networkLimits.initiationsMax) return failed(problem('SIMULATOR_FULL', []));
  const key = keyOf(billerNetId, emailAddress.toLowerCase());
  const voided = valueOf(run.state.tokens, key);
  if (voided !== undefined) saveInitiation(run, voided, undefined);
  const expiresAt = run.now + networkLimits.activationMillisecondsMax;
  saveInitiation(run, token, {
    billerNetId,
    emailAddress,
    activationCode,
    expiresAt,
    attemptsLeft: networkLimits.activationAttemptsMax,
    confirmed: false,
  });
  run.state = { ...run.state, tokens: withValue(run.state.tokens, key, token) };
  if (recipientOf(run, { emailAddress }) !== undefined) {
    const mail = { to: emailAddress, billerNetId, activationCode, at: run.now };
    run.state = { ...run.state, mails: appended(run.state.mails, mail, networkLimits.initiationsMax) };
  }
  return ok({ token, expiresAt });
}

/**
 * Confirms a subscription: the relation of biller and recipient is active from now on. The same right code may be given
 * again. Reports `SUBSCRIPTION_TOKEN_NOT_FOUND`, `SUBSCRIPTION_ATTEMPTS_EXCEEDED`, `SUBSCRIPTION_TOKEN_EXPIRED`,
 * `ACTIVATION_CODE_INVALID`; for an unknown address every code is wrong.
 */
export function confirmSubscription(
  run: Run,
  { billerNetId, token, activationCode }: SimulatorCommand<'confirmSubscription'>,
): Result<NetRecipient> {
  const initiation = valueOf(run.state.initiations, token);
  if (initiation === undefined || initiation.billerNetId !== billerNetId) {
    return failed(problem('SUBSCRIPTION_TOKEN_NOT_FOUND', ['subscriptionInitiationToken']));
  }
  if (initiation.attemptsLeft <= 0) {
    const attempts = networkLimits.activationAttemptsMax;
    return failed(problem('SUBSCRIPTION_ATTEMPTS_EXCEEDED', ['subscriptionInitiationToken'], { attempts }));
  }
  if (!initiation.confirmed && run.now >= initiation.expiresAt) {
    return failed(problem('SUBSCRIPTION_TOKEN_EXPIRED', ['subscriptionInitiationToken']));
  }
  const recipient = recipientOf(run, { emailAddress: initiation.emailAddress });
  if (recipient === undefined || activationCode !== initiation.activationCode) {
    const remainingAttempts = initiation.attemptsLeft - 1;
    saveInitiation(run, token, { ...initiation, attemptsLeft: remainingAttempts });
    return failed(problem('ACTIVATION_CODE_INVALID', ['activationCode'], { remainingAttempts }));
  }
  if (!initiation.confirmed) {
    saveInitiation(run, token, { ...initiation, confirmed: true });
    changeSubscription(run, billerNetId, recipient, 'ACTIVE');
  }
  return ok(netRecipientOf(recipient));
}

/** What a recipient does in the portal: asks for bills of a biller, subscribes, or stops. Reports `BILL_RECIPIENT_NOT_FOUND`. */
export function setSubscription(
  run: Run,
  { billerNetId, billRecipientNetId, status }: SimulatorCommand<'setSubscription'>,
): Result<undefined> {
  const recipient = recipientOf(run, { billRecipientNetId });
  if (recipient === undefined) return failed(problem('BILL_RECIPIENT_NOT_FOUND', ['billRecipientNetId']));
  changeSubscription(run, billerNetId, recipient, status);
  return ok(undefined);
}

/** Makes a subscription that was asked for an active one, as the network does once a case was delivered. */
export function activateRequested(run: Run, billerNetId: string, recipient: SimulatedRecipient): void {
  const status = valueOf(run.state.subscriptions, keyOf(billerNetId, recipient.billRecipientNetId));
  if (status === 'REQUESTED') changeSubscription(run, billerNetId, recipient, 'ACTIVE');
}

function changeSubscription(
  run: Run,
  billerNetId: string,
  recipient: SimulatedRecipient,
  newStatus: 'REQUESTED' | 'ACTIVE' | 'INACTIVE',
): void {
  const key = keyOf(billerNetId, recipient.billRecipientNetId);
  if (valueOf(run.state.subscriptions, key) === newStatus) return;
  run.state = { ...run.state, subscriptions: withValue(run.state.subscriptions, key, newStatus) };
  emit(run, { stream: 'subscription', billerNetId, newStatus, billRecipient: netRecipientOf(recipient) });
}

function netRecipientOf(recipient: SimulatedRecipient): NetRecipient {
  const { formerEmailAddresses: _former, isOpenToAll: _open, allowsDirectDebit: _debit, ...netRecipient } = recipient;
  return netRecipient;
}

function saveInitiation(run: Run, token: string, initiation: Initiation | undefined): void {
  run.state = { ...run.state, initiations: withValue(run.state.initiations, token, initiation) };
}

function forgetExpired(run: Run): void {
  for (const [token, { expiresAt, billerNetId, emailAddress }] of entriesOf(run.state.initiations)) {
    if (run.now < expiresAt) continue;
    saveInitiation(run, token, undefined);
    const tokens = withValue(run.state.tokens, keyOf(billerNetId, emailAddress.toLowerCase()), undefined);
    run.state = { ...run.state, tokens };
  }
}
