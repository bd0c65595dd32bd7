import {
  anyText,
  choice,
  code,
  type Infer,
  list,
  object,
  openObject,
  optional,
  required,
  wholeNumber,
} from '@rappen/core/model';
import { emailAddressText, int32Max, sizedList, wholeNumberOf } from '../../body/shapes.ts';
import { instantOf } from '../../instant.ts';
import { limits } from '../../limits.ts';
import type { KeptCase } from '../../ports/ebill/index.ts';
import { type Problem, problem, sentenceOf } from '../../problems/index.ts';
import { caseType } from '../cases/case-model.ts';
import { yieldToRequests } from '../delivery/yield-to-requests.ts';
import { deliveryLimits } from '../limits.ts';
import type { BillerCall } from '../operation/operation.ts';

const caseId = wholeNumberOf(1, int32Max);

/** Whose data is to go: cases by their ids, or all cases of one recipient. */
export const erasureModel = object({
  ids: optional(sizedList(caseId, 1, limits.casesPerCallMax), 'Ids of cases; duplicates are handled once'),
  emailAddress: optional(emailAddressText, 'Address to which cases were sent; upper or lower case'),
  billRecipientNetId: optional(code(/^[0-9]{1,17}$/, '1 to 17 digits'), 'eBill account of a recipient'),
  after: optional(caseId, 'With a recipient: only cases after this one, as given in next'),
});

/** What became of each case. It names nobody. */
export const erasureReportModel = openObject(
  {
    erased: required(wholeNumber(), 'Number of cases erased'),
    refused: required(wholeNumber(), 'Number of cases left unchanged'),
    cases: required(
      list(
        openObject({
          id: required(wholeNumber()),
          type: optional(caseType),
          referenceNumber: optional(anyText(), 'Together with type; absent if there is no such case'),
          outcome: required(choice(['ERASED', 'REFUSED'])),
          code: optional(anyText(), 'Why it was refused'),
          message: optional(anyText()),
        }),
      ),
      'In the order of the ids',
    ),
    next: optional(
      wholeNumber(),
      'There may be more cases of this recipient: repeat the call with this value as after',
    ),
  },
  { name: 'ErasureReport' },
);

export type ErasureReport = Infer<typeof erasureReportModel>;
type Line = ErasureReport['cases'][number];
type Wanted = Infer<typeof erasureModel>;

/** Cases that one call looks at for those of a recipient. */
const casesLookedAtMax = 5000;
const casesPerLook = 200;

/**
 * Erases what cases say of people: documents, files, recipients, histories, what was kept or received for them. What stays are ids,
 * states, days and the reference number. Mails of the desk that wait for the address are not sent any more. Each case is a commit of its own; a repetition does what is left. Reports, for the
 * whole, `ERASE_WHAT`; for each case `BUSINESS_CASE_NOT_FOUND`, `CASE_NOT_OVER`.
 */
export async function eraseCases(call: BillerCall, wanted: Wanted): Promise<ErasureReport | Problem> {
  const { ids, emailAddress, billRecipientNetId, after } = wanted;
  const named = [ids, emailAddress, billRecipientNetId].filter((each) => each !== undefined);
  if (named.length !== 1 || (ids !== undefined && after !== undefined)) return problem('ERASE_WHAT', ['ids']);
  if (emailAddress !== undefined)
    await call.ebill.store.mails.forget(call.biller.id, emailAddress, instantOf(call.ports.clock.now()));
  const { cases, next } = ids === undefined ? await casesOfRecipient(call, wanted) : await casesOf(call, ids);
  const over = cases.flatMap(({ found }) => (found !== undefined && isOver(found) ? [found] : []));
  // First, since a repetition would not find what is erased; the other side of a real network is not ours
  if (over.length > 0) await call.ebill.simulator?.forget(over.map(netIdsOf));
  const lines: Line[] = [];
  for (const { id, found } of cases) {
    const refused = found === undefined ? problem('BUSINESS_CASE_NOT_FOUND', ['id']) : await eraseOne(call, found);
    const name = found && { type: found.type, referenceNumber: found.referenceNumber };
    lines.push({ id, ...name, ...(refused ? { outcome: 'REFUSED', ...shown(refused) } : { outcome: 'ERASED' }) });
    await yieldToRequests();
  }
  await call.ebill.store.cases.scrub();
  const refused = lines.filter(({ outcome }) => outcome === 'REFUSED').length;
  return { erased: lines.length - refused, refused, cases: lines, ...(next && { next }) };
}

interface Named {
  readonly cases: readonly { readonly id: number; readonly found: KeptCase | undefined }[];
  /** The case behind which the next call goes on; absent: there are no more. */
  readonly next?: number | undefined;
}

async function casesOf({ ebill, biller }: BillerCall, ids: readonly number[]): Promise<Named> {
  const cases: Named['cases'][number][] = [];
  for (const id of new Set(ids)) {
    const kept = await ebill.store.cases.kept(biller.id, { id, limit: 1 });
    cases.push({ id, found: kept.cases[0] });
  }
  return { cases };
}

async function casesOfRecipient(
  { ebill, biller }: BillerCall,
  { emailAddress, billRecipientNetId, after }: Wanted,
): Promise<Named> {
  const all: KeptCase[] = [];
  let next = after;
  for (let looked = 0; looked < casesLookedAtMax; looked += casesPerLook) {
    const query = { emailAddress, billRecipientNetId, after: next, limit: casesPerLook };
    const { cases, through } = await ebill.store.cases.kept(biller.id, query);
    all.push(...cases);
    next = through;
    if (all.length > limits.casesPerCallMax) {
      all.length = limits.casesPerCallMax;
      next = all.at(-1)?.id;
    }
    if (next === undefined || all.length === limits.casesPerCallMax) break;
    await yieldToRequests();
  }
  return { cases: all.map((found) => ({ id: found.id, found })), next };
}

/** Whether nothing is to come any more: the recipient has settled or rejected it, or it never was delivered. */
function isOver({ discarded, processingStatus, status }: KeptCase): boolean {
  if (discarded || processingStatus === 'FAILED') return true;
  return processingStatus === 'DELIVERED' && (status === 'COMPLETED' || status === 'REJECTED');
}

/** Undefined: it is erased. */
async function eraseOne(call: BillerCall, { id }: KeptCase): Promise<Problem | undefined> {
  const { ebill, biller, key, requestId, ports, clientAddress: address } = call;
  const { cases } = ebill.store;
  for (let tries = 0; tries < deliveryLimits.conflictsMax; tries++) {
    const [found] = (await cases.kept(biller.id, { id, limit: 1 })).cases;
    if (found === undefined) return problem('BUSINESS_CASE_NOT_FOUND', ['id']);
    if (!isOver(found)) return problem('CASE_NOT_OVER', ['id']);
    const { revision } = found;
    const at = instantOf(ports.clock.now());
    const audit = { actor: key.id, requestId, address, action: 'case.erased' };
    if (await cases.erase(biller.id, { id, revision, at, audit })) return undefined;
  }
  throw new Error(`Case ${id} is never at rest`);
}

function netIdsOf({ businessCaseNetId, billRecipientNetId }: KeptCase) {
  return { businessCaseNetId, billRecipientNetId };
}

function shown(found: Problem) {
  return { code: found.code, message: sentenceOf(found) };
}
