import { limits as documentLimits } from '@rappen/core/ebill';
import { networkLimits, type RecipientHit, type RecipientQuery } from '@rappen/core/ebill/network';
import { problem } from '@rappen/core/problem';
import { z } from 'zod';
import { type Answer, json, refused } from '../answer.ts';
import type { Route } from '../route.ts';
import { deny } from './body.ts';
import { shapedBody } from './json-body.ts';
import { askNetwork } from './network-call.ts';
import { type BillerCall, billerOperation } from './operation.ts';
import { emailAddressText, formedText, sizedList, sizedText } from './parameters.ts';

const { searchItemsMax } = networkLimits;

const netId = formedText(/^[0-9]{1,17}$/, '1 to 17 digits');
const identifiers = {
  emailAddress: sizedText(1, documentLimits.emailAddressLengthMax).optional(),
  billRecipientNetId: netId.optional(),
  enterpriseIdentificationNumber: formedText(/^CHE[0-9]{9}$/, 'CHE and nine digits').optional(),
};
const identifierNames = Object.keys(identifiers);
const oneIdentifier = z.strictObject(identifiers).meta({
  oneOf: identifierNames.map((name) => ({
    required: [name],
    properties: Object.fromEntries(
      identifierNames.map((other) => [other, other === name ? { type: 'string' } : { type: 'null' }]),
    ),
  })),
});

const searchSchema = z.strictObject({ items: sizedList(oneIdentifier, 1, searchItemsMax) });

/** A bill recipient as the network tells of it. */
export const recipientSchema: z.ZodType = z
  .object({
    emailAddress: z.string().optional(),
    billRecipientNetId: z.string(),
    enterpriseIdentificationNumber: z.string().optional(),
    type: z.enum(['PRIVATE', 'COMPANY']),
    name: z.string(),
    firstName: z.string().optional(),
    correspondenceLanguage: z.string().meta({ description: 'ISO 639-2/B' }),
    address: z.object({
      streetName: z.string(),
      postalCode: z.string(),
      city: z.string(),
      countryCode: z.string(),
    }),
  })
  .meta({ id: 'BillRecipient' });

async function search(call: BillerCall): Promise<Answer> {
  const { ebill, biller } = call;
  const body = await shapedBody(call, searchSchema);
  if (!body.ok) return body.answer;
  const { items } = body.value.value;
  const [first, ...more] = items.flatMap((item, index) => {
    if (Object.keys(item).length !== 1) return [problem('ONE_IDENTIFIER', ['items', index])];
    const { emailAddress } = item;
    if (emailAddress === undefined || emailAddressText.safeParse(emailAddress).success) return [];
    return [problem('EMAIL_FORMAT', ['items', index, 'emailAddress'])];
  });
  if (first !== undefined) return refused([first, ...more], body.value.sent);
  const queries = items as unknown as readonly RecipientQuery[];
  const hits = await askNetwork(call, () => ebill.network.searchRecipients(biller.billerNetId, queries));
  if (!hits.ok) return hits.answer;
  return json({ items: items.map((item, index) => ({ ...item, ...verdictOf(hits.value[index]) })) });
}

function verdictOf(hit: RecipientHit | undefined) {
  if (hit?.submissionStatus !== 'ALLOWED') return { submissionStatus: 'NOT_ALLOWED' };
  const { billRecipientNetId, activeSubscription, submissionStatus } = hit;
  return { billRecipientNetId, activeSubscription, submissionStatus };
}

async function getRecipient(call: BillerCall): Promise<Answer> {
  const { parameters, ebill } = call;
  const { billRecipientNetId = '' } = parameters;
  const found = await askNetwork(call, () => ebill.network.hasRecipient(billRecipientNetId));
  if (!found.ok) return found.answer;
  if (found.value) return json({ billRecipientNetId });
  return deny(problem('BILL_RECIPIENT_NOT_FOUND', ['billRecipientNetId']), { input: parameters });
}

const group = 'Bill recipients';
const found = z.object({
  ...identifiers,
  activeSubscription: z.boolean().optional(),
  submissionStatus: z.enum(['ALLOWED', 'NOT_ALLOWED']),
});

/** Who takes bills. */
export const recipientRoutes: readonly Route[] = [
  billerOperation({
    method: 'POST',
    path: '/api/v1/bill-recipients/search',
    group,
    summary: 'Which recipients take bills of this biller',
    description: `Up to ${searchItemsMax} recipients, each by exactly one identifier. The answer has one item for each, in the same order: an unknown recipient and one who takes no bills look the same.`,
    scope: 'recipients:read',
    whileSuspended: true,
    body: {
      type: 'application/json',
      schema: searchSchema,
      example: { items: [{ emailAddress: 'petra.muster+allowed@example.org' }] },
    },
    answers: { 'application/json': z.object({ items: z.array(found) }) },
    refusals: [400, 413, 415],
    handle: search,
  }),
  billerOperation({
    method: 'GET',
    path: '/api/v1/bill-recipients/:billRecipientNetId',
    group,
    summary: 'Whether there is a recipient of this id',
    description: 'That it exists does not mean that it takes bills: the search tells that.',
    scope: 'recipients:read',
    whileSuspended: true,
    parameters: {
      billRecipientNetId: { description: 'Network id of the recipient', example: '41010012345678945', schema: netId },
    },
    answers: { 'application/json': z.object({ billRecipientNetId: netId }) },
    refusals: [400, 404],
    handle: getRecipient,
  }),
];
