import { limits } from '@rappen/core/ebill';
import type { RecipientAction, SimulatorCommand } from '@rappen/core/ebill/network';
import { problem } from '@rappen/core/problem';
import { z } from 'zod';
import { refused } from '../../answer.ts';
import { deny } from '../body.ts';
import { takeNews } from '../delivery/take-news.ts';
import type { BillerCall } from '../operation.ts';
import { formedText, sizedText } from '../parameters.ts';
import { type Method, method, type Outcome, valued } from './method.ts';

const businessCaseNetId = formedText(/^BCID[0-9A-F]{32}$/, 'BCID and 32 hexadecimal digits');
const billRecipientNetId = formedText(/^\d{1,17}$/, '1 to 17 digits');
const aboutCase = z.strictObject({ businessCaseNetId });
const aboutInstalment = z.strictObject({
  businessCaseNetId,
  externalInstalmentId: sizedText(1, limits.externalIdLengthMax),
});
const aboutRecipient = z.strictObject({ billRecipientNetId });
const nothing = z.strictObject({});

type Changing = 'act' | 'changeEmailAddress' | 'setSubscription';

/** Lets something happen on the other side, and takes the news of it in at once. */
async function happen(call: BillerCall, command: SimulatorCommand<Changing>): Promise<Outcome> {
  const { simulator } = call.ebill;
  if (simulator === undefined) return { refusal: deny(problem('route.unknown', [])) };
  const result = await simulator.tell(command);
  if (!result.ok) return { refusal: refused(result.problems) };
  await takeNews(call.ports);
  return valued(null);
}

/** Only cases of the biller itself can be acted on. */
async function act(call: BillerCall, netId: string, action: RecipientAction): Promise<Outcome> {
  const own = await call.ebill.store.cases.getByNetId(call.biller.id, netId);
  if (own === undefined) return { refusal: deny(problem('BUSINESS_CASE_NOT_FOUND', ['businessCaseNetId'])) };
  return happen(call, { kind: 'act', businessCaseNetId: netId, action });
}

function subscription(status: 'ACTIVE' | 'INACTIVE'): Method {
  return method(aboutRecipient, (call, parameters) =>
    happen(call, { kind: 'setSubscription', billerNetId: call.biller.billerNetId, status, ...parameters }),
  );
}

function ofCase(kind: 'approve' | 'reject' | 'complete'): Method {
  return method(aboutCase, (call, parameters) => act(call, parameters.businessCaseNetId, { kind }));
}

function ofInstalment(kind: 'approveInstalment' | 'rejectInstalment' | 'completeInstalment'): Method {
  return method(aboutInstalment, (call, { businessCaseNetId: netId, externalInstalmentId }) =>
    act(call, netId, { kind, externalInstalmentId }),
  );
}

/** What recipients and the network do, where they are simulated. */
export const simulator: Readonly<Record<string, Method>> = {
  approve: ofCase('approve'),
  reject: ofCase('reject'),
  complete: ofCase('complete'),
  approveInstalment: ofInstalment('approveInstalment'),
  rejectInstalment: ofInstalment('rejectInstalment'),
  completeInstalment: ofInstalment('completeInstalment'),
  subscribe: subscription('ACTIVE'),
  unsubscribe: subscription('INACTIVE'),
  changeEmail: method(
    z.strictObject({ billRecipientNetId, newEmailAddress: sizedText(1, limits.emailAddressLengthMax) }),
    (call, parameters) => happen(call, { kind: 'changeEmailAddress', ...parameters }),
  ),
  mails: method(nothing, async ({ ebill, biller }) => {
    if (ebill.simulator === undefined) return { refusal: deny(problem('route.unknown', [])) };
    const mails = await ebill.simulator.tell({ kind: 'listMails' });
    return valued(mails.filter((mail) => mail.billerNetId === biller.billerNetId).map((mail) => ({ ...mail })));
  }),
  advance: method(nothing, async ({ ports }) => {
    await takeNews(ports);
    return valued(null);
  }),
};
