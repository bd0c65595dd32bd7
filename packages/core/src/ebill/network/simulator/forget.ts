import type { SimulatorCommand } from './command.ts';
import { itemsOf, type Log, logOf } from './log.ts';
import { keyOf, type Run, type SimulatedRecipient } from './state.ts';
import { entriesOf, valueOf, withValue } from './table.ts';

/**
 * Forgets whose a case was. Its ids and states stay, since its reference number was used and its events were told. A recipient of
 * whom there is no other case, and no subscription, is forgotten with their addresses.
 */
export function forget(run: Run, { businessCaseNetId, billRecipientNetId }: SimulatorCommand<'forget'>): undefined {
  const id = businessCaseNetId === undefined ? undefined : valueOf(run.state.casesByNetId, businessCaseNetId);
  const found = id === undefined ? undefined : valueOf(run.state.cases, String(id));
  if (found !== undefined) {
    const nobodys = { ...found, billRecipientNetId: '' };
    run.state = { ...run.state, cases: withValue(run.state.cases, String(found.id), nobodys) };
    forgetAddressesOf(run, found.businessCaseNetId);
  }
  for (const recipientId of new Set([found?.billRecipientNetId, billRecipientNetId])) {
    const recipient = recipientId === undefined ? undefined : valueOf(run.state.recipients, recipientId);
    if (recipient !== undefined && !isNeeded(run, recipient)) forgetRecipient(run, recipient);
  }
  return undefined;
}

function isNeeded({ state }: Run, { billRecipientNetId }: SimulatedRecipient): boolean {
  return (
    entriesOf(state.cases).some(([, each]) => each.billRecipientNetId === billRecipientNetId) ||
    entriesOf(state.subscriptions).some(([key]) => key.endsWith(`/${billRecipientNetId}`))
  );
}

/** The events stay in their places: who reads them goes on behind them. */
function forgetAddressesOf(run: Run, businessCaseNetId: string): void {
  const { emailAddress } = run.state.events;
  const without = changed(emailAddress, (event) =>
    event.stream === 'emailAddress' && event.businessCaseNetId === businessCaseNetId
      ? { ...event, oldEmailAddress: '', newEmailAddress: '' }
      : event,
  );
  run.state = { ...run.state, events: { ...run.state.events, emailAddress: without } };
}

function forgetRecipient(run: Run, { billRecipientNetId, ...recipient }: SimulatedRecipient): void {
  const { emailAddress, enterpriseIdentificationNumber: uid, formerEmailAddresses } = recipient;
  const all = [emailAddress, ...formerEmailAddresses.map((former) => former.emailAddress)];
  const addresses = new Set(all.flatMap((address) => (address === undefined ? [] : [address.toLowerCase()])));
  const { state } = run;
  let { recipientsByEmailAddress, initiations, tokens } = state;
  for (const address of addresses) recipientsByEmailAddress = withValue(recipientsByEmailAddress, address, undefined);
  for (const [token, { billerNetId, emailAddress: invited }] of entriesOf(initiations)) {
    if (!addresses.has(invited.toLowerCase())) continue;
    initiations = withValue(initiations, token, undefined);
    tokens = withValue(tokens, keyOf(billerNetId, invited.toLowerCase()), undefined);
  }
  run.state = {
    ...state,
    recipients: withValue(state.recipients, billRecipientNetId, undefined),
    recipientsByEmailAddress,
    recipientsByUid: uid === undefined ? state.recipientsByUid : withValue(state.recipientsByUid, uid, undefined),
    initiations,
    tokens,
    mails: logOf(itemsOf(state.mails).filter(({ to }) => !addresses.has(to.toLowerCase()))),
  };
}

/** A log of as many items in the same pages. */
function changed<T>(log: Log<T>, change: (item: T) => T): Log<T> {
  return { pages: log.pages.map((page) => page.map(change)) };
}
