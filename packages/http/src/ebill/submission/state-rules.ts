import { type BusinessCase, checkCreditAccounts } from '@rappen/core/ebill';
import { type Anomaly, detectAnomalies, type PdfFacts } from '@rappen/core/ebill/anomalies';
import type { Reference } from '@rappen/core/ebill/lifecycle';
import { queriesOf, type RecipientHit, type ResolvedRecipient, validateRecipient } from '@rappen/core/ebill/network';
import { failed, ok, type Result } from '@rappen/core/result';
import { instantOf } from '../../instant.ts';
import { limits } from '../../limits.ts';
import type { StoredCase } from '../../ports/ebill/index.ts';
import { problem } from '../../problems/index.ts';
import { accountsOf } from '../cases/content.ts';
import { problemsOf } from '../operation/body.ts';
import type { Acting } from '../operation/operation.ts';
import { withTimeout } from '../operation/with-timeout.ts';
import { effectOf, findByNumber } from './references.ts';

/** What is known of a case once the books have been looked at. */
export interface Validated {
  readonly reference: Reference | undefined;
  readonly referenced: StoredCase | undefined;
  /** Undefined: the network could not be asked, and will check at delivery. */
  readonly recipient: ResolvedRecipient | undefined;
}

/**
 * The rules that need the books of the biller and the network: all that is wrong at once. `self`: the case itself, where it is
 * in the books already. Reports `IBAN_NOT_IN_MASTER_DATA`, `CURRENCY_NOT_OF_ACCOUNT`, `DUPLICATE_REFERENCE_NUMBER`, `REFERENCED_CASE_AMBIGUOUS`,
 * `NOT_REFERENCEABLE`, `REFERENCED_CASE_CLOSED` and what `validateRecipient` does.
 */
export async function validateState(
  call: Acting,
  businessCase: BusinessCase,
  self?: StoredCase,
): Promise<Result<Validated> & { readonly holderId?: number | undefined }> {
  const { ebill, biller } = call;
  const { cases, creditAccounts } = ebill.store;
  const { referenceNumber, referencedBill } = businessCase;
  const accounts = await creditAccounts.list(biller.id);
  const holder = await holderOf(call, referenceNumber, self);
  const recipient = await resolveRecipient(call, businessCase);
  const path = ['referencedBill', 'referenceNumber'];
  const bill = referencedBill && (await findByNumber(cases, biller.id, referencedBill.referenceNumber, path));
  const referenced = bill?.ok ? bill.value.found : undefined;
  const reference = await effectOf(cases, biller.id, businessCase, referenced);
  const [first, ...more] = [
    ...checkCreditAccounts(businessCase, accounts),
    ...(holder === undefined ? [] : [problem('DUPLICATE_REFERENCE_NUMBER', ['referenceNumber'])]),
    ...problemsOf(recipient, bill, reference),
  ];
  if (first !== undefined) return { ...failed(first, ...more), holderId: holder?.id };
  if (!recipient.ok) return recipient;
  if (!reference.ok) return reference;
  return ok({ reference: reference.value, referenced, recipient: recipient.value });
}

/** The case that has a reference number, but for the case itself. */
async function holderOf(
  { ebill, biller }: Acting,
  referenceNumber: string,
  self: StoredCase | undefined,
): Promise<StoredCase | undefined> {
  const found = await ebill.store.cases.findByReferenceNumber(biller.id, referenceNumber);
  return found.find(({ id, state }) => state.processingStatus !== 'FAILED' && id !== self?.id);
}

/** The recipient as the network knows it; undefined when it cannot be asked: a submission does not wait for the network. */
async function resolveRecipient(
  { ebill, biller, ports, requestId }: Acting,
  businessCase: BusinessCase,
): Promise<Result<ResolvedRecipient | undefined>> {
  const queries = queriesOf(businessCase.billRecipient);
  let hits: readonly RecipientHit[];
  try {
    hits = await withTimeout(
      ebill.network.searchRecipients(biller.billerNetId, queries, { requestId }),
      limits.networkMillisecondsMax,
    );
  } catch (error) {
    ports.log.fault(requestId, error);
    return ok(undefined);
  }
  return validateRecipient(hits, 'singlePayment' in businessCase ? businessCase.singlePayment.paymentMode : undefined);
}

/** What is unusual about a case, by its PDF and the earlier cases of the biller. */
export async function anomaliesOf(
  { ebill, biller, ports }: Acting,
  businessCase: BusinessCase,
  pdf: PdfFacts,
  { recipient, referenced }: Validated,
  self?: StoredCase,
): Promise<readonly Anomaly[]> {
  // Of a recipient whom the network does not name, or cannot be asked about, nothing is compared
  const billRecipientNetId = recipient?.billRecipientNetId;
  const { type, totalAmount } = businessCase;
  const digest = await ebill.store.cases.digest(biller.id, {
    now: instantOf(ports.clock.now()),
    type,
    currencyCode: totalAmount.currencyCode,
    billRecipientNetId: billRecipientNetId ?? '',
    structuredReferences: accountsOf(businessCase).structuredReferences,
    except: self?.id,
  });
  return detectAnomalies({
    businessCase,
    today: ports.clock.today(),
    billerName: biller.legalName,
    recipient: { billRecipientNetId, newEmailAddress: recipient?.newEmailAddress },
    pdf,
    history: {
      ...digest,
      recipientAmounts: billRecipientNetId === undefined ? [] : digest.recipientAmounts,
      referenced: referenced && {
        billRecipientNetId: referenced.recipient.billRecipientNetId ?? undefined,
        status: referenced.state.status,
      },
    },
  });
}
