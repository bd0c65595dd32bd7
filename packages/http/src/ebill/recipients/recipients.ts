import { limits as documentLimits } from '@rappen/core/ebill';
import { networkLimits, queriesOf, type RecipientHit } from '@rappen/core/ebill/network';
import {
  anyText,
  boolean,
  choice,
  code,
  type Infer,
  list,
  object,
  openObject,
  optional,
  required,
} from '@rappen/core/model';
import { type Answer, json, refused } from '../../answer/answer.ts';
import { emailAddressText, readShape, sizedList, sizedText } from '../../body/shapes.ts';
import { problem } from '../../problems/index.ts';
import type { Route } from '../../route/route.ts';
import { deny } from '../operation/body.ts';
import { shapedBody } from '../operation/json-body.ts';
import { askNetwork } from '../operation/network-call.ts';
import { type BillerCall, billerOperation } from '../operation/operation.ts';

const netId = code(/^[0-9]{1,17}$/, '1 to 17 digits');
const identifiers = {
  emailAddress: optional(sizedText(1, documentLimits.emailAddressLengthMax)),
  billRecipientNetId: optional(netId),
  enterpriseIdentificationNumber: optional(code(/^CHE[0-9]{9}$/, 'CHE and nine digits')),
};
const oneIdentifier = object(identifiers, {
  name: 'RecipientQuery',
  description: 'One of the three',
  keywords: { minProperties: 1, maxProperties: 1 },
});

const searchModel = object({ items: required(sizedList(oneIdentifier, 1, networkLimits.searchItemsMax)) });

/** A bill recipient as the network describes it. */
export const recipientModel = openObject(
  {
    emailAddress: optional(anyText()),
    billRecipientNetId: required(anyText()),
    enterpriseIdentificationNumber: optional(anyText()),
    type: required(choice(['PRIVATE', 'COMPANY'])),
    name: required(anyText()),
    firstName: optional(anyText()),
    correspondenceLanguage: required(anyText(), 'ISO 639-2/B'),
    address: required(
      openObject({
        streetName: required(anyText()),
        postalCode: required(anyText()),
        city: required(anyText()),
        countryCode: required(anyText()),
      }),
    ),
  },
  { name: 'BillRecipient' },
);

const hitModel = openObject({
  ...identifiers,
  activeSubscription: optional(boolean),
  submissionStatus: required(choice(['ALLOWED', 'NOT_ALLOWED'])),
});
const hitsModel = openObject({ items: required(list(hitModel)) });
const recipientIdModel = openObject({ billRecipientNetId: required(netId) });

async function search(call: BillerCall): Promise<Answer> {
  const { ebill, biller } = call;
  const body = await shapedBody(call, searchModel);
  if (!body.ok) return body.answer;
  const { items } = body.value.value;
  const queries = items.map(queriesOf);
  const [first, ...more] = items.flatMap((item, index) => {
    if (queries[index]?.length !== 1) return [problem('ONE_IDENTIFIER', ['items', index])];
    const { emailAddress } = item;
    if (emailAddress === undefined || readShape(emailAddressText, emailAddress).ok) return [];
    return [problem('EMAIL_FORMAT', ['items', index, 'emailAddress'])];
  });
  if (first !== undefined) return refused([first, ...more], body.value.sent);
  const hits = await askNetwork(call, (trail) =>
    ebill.network.searchRecipients(biller.billerNetId, queries.flat(), trail),
  );
  if (!hits.ok) return hits.answer;
  return json(hitsModel, { items: items.map((item, index) => ({ ...item, ...verdictOf(hits.value[index]) })) });
}

function verdictOf(hit: RecipientHit | undefined): Infer<typeof hitModel> {
  if (hit?.submissionStatus !== 'ALLOWED') return { submissionStatus: 'NOT_ALLOWED' };
  const { billRecipientNetId, activeSubscription, submissionStatus } = hit;
  return { billRecipientNetId, activeSubscription, submissionStatus };
}

async function getRecipient(call: BillerCall): Promise<Answer> {
  const { parameters, ebill, biller } = call;
  const { billRecipientNetId = '' } = parameters;
  const found = await askNetwork(call, (trail) =>
    ebill.network.hasRecipient(biller.billerNetId, billRecipientNetId, trail),
  );
  if (!found.ok) return found.answer;
  if (found.value) return json(recipientIdModel, { billRecipientNetId });
  return deny(problem('BILL_RECIPIENT_NOT_FOUND', ['billRecipientNetId']), { input: parameters });
}

const group = 'Bill recipients';
/** Who takes bills. */
export const recipientRoutes: readonly Route[] = [
  billerOperation({
    id: 'searchBillRecipients',
    method: 'POST',
    path: '/api/v1/bill-recipients/search',
    group,
    summary: 'Which recipients accept bills from this biller',
    description: `Up to ${networkLimits.searchItemsMax} recipients, each by exactly one identifier. The answer has one item for each, in the same order: an unknown recipient and one who accepts no bills look the same.`,
    scope: 'recipients:read',
    whileSuspended: true,
    body: {
      type: 'application/json',
      shape: searchModel,
      example: { items: [{ emailAddress: 'petra.muster+allowed@example.org' }] },
    },
    answers: { 'application/json': hitsModel },
    refusals: [400, 413, 415],
    handle: search,
  }),
  billerOperation({
    id: 'getBillRecipient',
    method: 'GET',
    path: '/api/v1/bill-recipients/:billRecipientNetId',
    group,
    summary: 'Check whether a recipient has this id',
    description: 'A recipient that exists may still not accept your bills: use the search to find out.',
    scope: 'recipients:read',
    whileSuspended: true,
    parameters: {
      billRecipientNetId: { description: 'Network id of the recipient', example: '41010012345678945', shape: netId },
    },
    answers: { 'application/json': recipientIdModel },
    refusals: [400, 404],
    handle: getRecipient,
  }),
];
