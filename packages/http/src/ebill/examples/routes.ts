import {
  type BusinessCase,
  businessCaseJson,
  type ExampleName,
  exampleBusinessCase,
  exampleNames,
  limits,
  writeXmlRequest,
} from '@rappen/core/ebill';
import { anyObject, openObject, optional, required } from '@rappen/core/model';
import { base64Of, hexOf } from '@rappen/pdf/internal/base';
import { type Answer, printed, refused } from '../../answer/answer.ts';
import { base64Pdf } from '../../body/base64.ts';
import { emailAddressText, sizedText } from '../../body/shapes.ts';
import { problem } from '../../problems/index.ts';
import type { Route } from '../../route/route.ts';
import { routeId } from '../../route/route-id.ts';
import { businessCaseOf } from '../cases/content.ts';
import { withArticle } from '../operation/article.ts';
import { deny } from '../operation/body.ts';
import { type BillerCall, billerOperation } from '../operation/operation.ts';
import { examplePdf } from './example-pdf.ts';

const query = openObject({
  recipientEmail: optional(emailAddressText, 'E-mail address of the recipient'),
  referencedBillReferenceNumber: optional(
    sizedText(1, limits.referenceNumberLengthMax),
    'Reference number of the bill that the example refers to. An advice without it refers to the newest open bill created from an example, if there is one',
  ),
});
const numberBytes = 6;

async function example(call: BillerCall, name: ExampleName): Promise<Answer> {
  const { ebill, biller, ports, query, accepted } = call;
  const [account] = await ebill.store.creditAccounts.list(biller.id);
  if (account === undefined) return deny(problem('NO_CREDIT_ACCOUNT', []));
  const today = ports.clock.today();
  const number = hexOf(crypto.getRandomValues(new Uint8Array(numberBytes))).toUpperCase();
  const about = name.startsWith('advice') ? await billToCancel(call) : undefined;
  const made = exampleBusinessCase(name, {
    today,
    iban: account.iban,
    referenceNumber: `${exampleNumbers}${today}-${number}`,
    recipientEmail: query['recipientEmail'] ?? about?.billRecipient.emailAddress ?? recipientOf(name, number),
    referencedBillReferenceNumber: query['referencedBillReferenceNumber'] ?? about?.referenceNumber,
    referencedBillType: about?.referenceNumber.startsWith(exampleNumbers) ? about.type : undefined,
  });
  if (!made.ok) return refused(made.problems, query);
  const pdf = base64Of(examplePdf(made.value, biller, call.profile));
  if (accepted === 'application/xml') return { body: writeXmlRequest(made.value, pdf), type: accepted };
  return printed({ pdf, businessCase: businessCaseJson(made.value) });
}

/** How the numbers of examples begin. */
const exampleNumbers = 'EX-';
/** How many of the newest examples are looked at. */
const examplesLookedAt = 25;

/** The bill that an advice cancels: the one that is named, else the newest open bill that was made of an example. */
async function billToCancel({ ebill, biller, query }: BillerCall): Promise<BusinessCase | undefined> {
  const { cases } = ebill.store;
  const named = query['referencedBillReferenceNumber'];
  const found = await cases.list(biller.id, {
    types: ['Bill', 'InstalmentBill'],
    text: named ?? exampleNumbers,
    limit: examplesLookedAt,
  });
  const bill = found.find(
    ({ referenceNumber, status, processingStatus }) =>
      (named === undefined ? referenceNumber.startsWith(exampleNumbers) : referenceNumber === named) &&
      status === 'OPEN' &&
      (processingStatus === 'DELIVERED' || processingStatus === 'PROCESSING'),
  );
  const kept = bill && (await cases.get(biller.id, bill.id));
  return kept && businessCaseOf(kept);
}

/** So many hexadecimal digits tell recipients apart, where amounts tell their bills apart. */
const recipientDigits = 3;

/** Another recipient nearly each time, so that an example is not taken for the repetition of another. */
function recipientOf(name: ExampleName, number: string): string {
  const digits = name === 'donation-inquiry' ? number : number.slice(-recipientDigits);
  return `petra.muster.${digits.toLowerCase()}+allowed@example.org`;
}

/** Bodies that are accepted as they are. */
export const exampleRoutes: readonly Route[] = exampleNames.map((name) =>
  billerOperation({
    id: routeId('example', name),
    method: 'GET',
    path: `/api/v1/examples/${name}`,
    group: 'eBill examples',
    summary: `Example of ${withArticle(name.replace('-with-workflow', '').replace('-', ' '))}${name.endsWith('workflow') ? ' with data for bookkeeping' : ''}`,
    description:
      'A submission body that is accepted as it is: dated today, with a new reference number, the first account of the biller and a small PDF, with a QR-bill if there is something to pay. An advice cancels the newest open bill created from an example.',
    scope: 'any',
    whileSuspended: true,
    query,
    answers: {
      'application/json': openObject({ pdf: required(base64Pdf), businessCase: required(anyObject) }),
      'application/xml': 'text',
    },
    refusals: [400, 422],
    handle: (call) => example(call, name),
  }),
);
