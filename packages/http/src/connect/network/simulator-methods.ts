import { limits } from '@rappen/core/ebill';
import type { RecipientAction, SimulatorCommand } from '@rappen/core/ebill/network';
import {
  anyNumber,
  anyText,
  choice,
  code,
  list,
  nothing,
  object,
  openObject,
  optional,
  required,
  type Shape,
} from '@rappen/core/model';
import { refused } from '../../answer/answer.ts';
import { emailAddressText, sizedText } from '../../body/shapes.ts';
import { applyNetworkEvents } from '../../ebill/delivery/apply-network-events.ts';
import { deny } from '../../ebill/operation/body.ts';
import type { BillerCall } from '../../ebill/operation/operation.ts';
import { problem } from '../../problems/index.ts';
import { amountParameter, type Method, method, noParameters, type Outcome, valued } from '../method.ts';

const businessCaseNetId = code(/^BCID[0-9A-F]{32}$/, 'BCID and 32 hexadecimal digits');
const billRecipientNetId = code(/^\d{1,17}$/, '1 to 17 digits');
const ofACase = { businessCaseNetId: required(businessCaseNetId) };
const aboutCase = object(ofACase);
const ofAnInstalment = { ...ofACase, externalInstalmentId: required(sizedText(1, limits.externalIdLengthMax)) };
const aboutInstalment = object(ofAnInstalment);
const approval = object({
  ...ofACase,
  approvedAmount: amountParameter,
  externalDonationPurposeId: optional(sizedText(1, limits.externalIdLengthMax)),
});
const approvalOfInstalment = object({ ...ofAnInstalment, approvedAmount: amountParameter });
const aboutRecipient = object({ billRecipientNetId: required(billRecipientNetId) });

type Changing = 'act' | 'changeEmailAddress' | 'setSubscription';

/** Lets something happen on the other side, and takes the news of it in at once. */
async function happen(call: BillerCall, command: SimulatorCommand<Changing>): Promise<Outcome<null>> {
  const { simulator } = call.ebill;
  if (simulator === undefined) return { refusal: deny(problem('NOT_FOUND', [])) };
  const result = await simulator.tell(command);
  if (!result.ok) return { refusal: refused(result.problems) };
  await applyNetworkEvents(call.ports);
  return valued(null);
}

/** Only cases of the biller itself can be acted on. */
async function act(call: BillerCall, netId: string, action: RecipientAction): Promise<Outcome<null>> {
  const own = await call.ebill.store.cases.getByNetId(call.biller.id, netId);
  if (own === undefined) return { refusal: deny(problem('BUSINESS_CASE_NOT_FOUND', ['businessCaseNetId'])) };
  return happen(call, { kind: 'act', businessCaseNetId: netId, action });
}

/** A method that lets something happen. */
function happening<T>(
  words: string,
  parameters: Shape<T>,
  work: (call: BillerCall, parameters: T) => Promise<Outcome<null>>,
): Method {
  return method({ summary: words, leastRole: 'operator', parameters, answer: nothing, refusals: [409, 422] }, work);
}

function subscription(status: 'ACTIVE' | 'INACTIVE', words: string): Method {
  return happening(words, aboutRecipient, (call, parameters) =>
    happen(call, { kind: 'setSubscription', billerNetId: call.biller.billerNetId, status, ...parameters }),
  );
}

function ofCase(kind: 'reject' | 'complete', words: string): Method {
  return happening(words, aboutCase, (call, parameters) => act(call, parameters.businessCaseNetId, { kind }));
}

function ofInstalment(kind: 'rejectInstalment' | 'completeInstalment', words: string): Method {
  return happening(words, aboutInstalment, (call, { businessCaseNetId: netId, externalInstalmentId }) =>
    act(call, netId, { kind, externalInstalmentId }),
  );
}

export const mailModel = openObject({
  to: required(anyText()),
  billerNetId: required(anyText()),
  activationCode: required(anyText()),
  at: required(anyNumber()),
});
export const submissionModel = openObject({
  businessCaseNetId: required(anyText()),
  referenceNumber: required(anyText()),
  billRecipientNetId: required(anyText()),
  status: required(choice(['OPEN', 'APPROVED', 'REJECTED', 'COMPLETED'])),
});

/** What recipients and the network do, where they are simulated. */
export const simulator: Readonly<Record<string, Method>> = {
  approve: happening(
    'The recipient approves a case. Default: for the amount requested',
    approval,
    (call, { businessCaseNetId: netId, ...choice }) => act(call, netId, { kind: 'approve', ...choice }),
  ),
  reject: ofCase('reject', 'The recipient rejects a case'),
  complete: ofCase('complete', 'A case is settled'),
  approveInstalment: happening(
    'The recipient approves an instalment. Default: for the amount requested',
    approvalOfInstalment,
    (call, { businessCaseNetId: netId, ...choice }) => act(call, netId, { kind: 'approveInstalment', ...choice }),
  ),
  rejectInstalment: ofInstalment('rejectInstalment', 'The recipient rejects an instalment'),
  completeInstalment: ofInstalment('completeInstalment', 'An instalment is paid'),
  subscribe: subscription('ACTIVE', 'A recipient subscribes to the bills'),
  unsubscribe: subscription('INACTIVE', 'A recipient ends the subscription'),
  changeEmail: happening(
    'A recipient gets another e-mail address',
    object({ billRecipientNetId: required(billRecipientNetId), newEmailAddress: required(emailAddressText) }),
    (call, parameters) => happen(call, { kind: 'changeEmailAddress', ...parameters }),
  ),
  advance: method(
    {
      summary: 'Fetch the events of the network now',
      leastRole: 'operator',
      parameters: noParameters,
      example: {},
      answer: nothing,
    },
    async ({ ports }) => {
      await applyNetworkEvents(ports);
      return valued(null);
    },
  ),
  mails: method(
    {
      summary: 'E-mails sent by the network, with their activation codes',
      leastRole: 'viewer',
      parameters: noParameters,
      example: {},
      answer: list(mailModel),
    },
    async ({ ebill, biller }) => {
      if (ebill.simulator === undefined) return { refusal: deny(problem('NOT_FOUND', [])) };
      const mails = await ebill.simulator.tell({ kind: 'listMails' });
      return valued(mails.filter((sent) => sent.billerNetId === biller.billerNetId));
    },
  ),
  submissions: method(
    {
      summary: 'Cases of the biller that the network has accepted, newest first',
      leastRole: 'viewer',
      parameters: noParameters,
      example: {},
      answer: list(submissionModel),
    },
    async ({ ebill, biller }) => {
      if (ebill.simulator === undefined) return { refusal: deny(problem('NOT_FOUND', [])) };
      const taken = await ebill.simulator.tell({ kind: 'listCases', billerNetId: biller.billerNetId });
      return valued(taken);
    },
  ),
};
