import { normalizeIban, parseAccountNumber } from '@rappen/core/iban';
import { anyText, boolean, choice, code, object, optional, required } from '@rappen/core/model';
import { failed, ok, type Result } from '@rappen/core/result';
import { readShape, sizedList, sizedText } from '../body/shapes.ts';
import { instantOf } from '../instant.ts';
import type { Biller } from '../ports/ebill/index.ts';
import type { EbillStore } from '../ports/ebill/store.ts';
import { type Problem, problem, within } from '../problems/index.ts';
import { operatorId } from '../rights/api-key.ts';
import { prepareBiller } from './prepare-biller.ts';

const accountsMax = 50;

const newBiller = object({
  owner: required(sizedText(1, 70)),
  legalName: required(sizedText(1, 70)),
  address: required(
    object({
      street: optional(sizedText(1, 70)),
      buildingNumber: optional(sizedText(1, 16)),
      postalCode: required(sizedText(1, 9)),
      city: required(sizedText(1, 35)),
      countryCode: required(code(/^[A-Z]{2}$/, 'two capital letters')),
    }),
  ),
  ibans: optional(sizedList(anyText(), 0, accountsMax)),
});

const billerChange = object({
  legalName: optional(sizedText(1, 70)),
  status: optional(choice(['ACTIVE', 'SUSPENDED'])),
  isPrimaryNetworkPartner: optional(boolean),
});

/**
 * Makes a biller with its accounts, of JSON as it was read: `owner` (of its API keys), `legalName`, `address`, `ibans?`. Reports
 * what `readShape` and `parseAccountNumber` do, and `BILLER_EXISTS`. `now` in milliseconds since the beginning of 1970.
 */
export async function createBiller(store: EbillStore, wanted: unknown, now: number): Promise<Result<Biller>> {
  const read = readShape(newBiller, wanted);
  if (!read.ok) return read;
  const { owner, ibans: texts = [], ...rest } = read.value;
  const parsed = texts.map((text) => parseAccountNumber(normalizeIban(text)));
  const [first, ...more] = parsed.flatMap((iban, index): readonly Problem[] =>
    iban.ok ? [] : within(['ibans', index], iban.problems),
  );
  if (first !== undefined) return failed(first, ...more);
  if ((await store.billers.ofOwner(owner)) !== undefined) return failed(problem('BILLER_EXISTS', ['owner']));
  const ibans = parsed.flatMap((iban) => (iban.ok ? [iban.value] : []));
  return ok(await prepareBiller(store, { ...rest, owner, ibans }, now));
}

/**
 * Changes a biller: `legalName?`, `status?`, `isPrimaryNetworkPartner?`; its audit log says so. Reports what `readShape` does. `now`
 * in milliseconds since the beginning of 1970.
 */
export async function changeBiller(
  store: EbillStore,
  biller: Biller,
  wanted: unknown,
  now: number,
): Promise<Result<Biller>> {
  const read = readShape(billerChange, wanted);
  if (!read.ok) return read;
  const { legalName, status, isPrimaryNetworkPartner } = read.value;
  const changes = {
    ...(legalName !== undefined && { legalName }),
    ...(status !== undefined && { status }),
    ...(isPrimaryNetworkPartner !== undefined && { isPrimaryNetworkPartner }),
  };
  const detail = Object.entries(changes).map(([name, value]) => (name === 'legalName' ? name : `${name}=${value}`));
  const audit = { at: instantOf(now), actor: operatorId, action: 'biller.changed', detail: detail.join(' ') };
  await store.billers.update(biller.id, changes, audit);
  return ok((await store.billers.get(biller.id)) ?? biller);
}
