import { normalizeIban, parseAccountNumber } from '@rappen/core/iban';
import { type Problem, problem, within } from '@rappen/core/problem';
import { failed, ok, type Result } from '@rappen/core/result';
import { z } from 'zod';
import { readShape, sizedList, sizedText } from '../ebill/parameters.ts';
import type { Biller, EbillStore } from '../ebill/ports.ts';
import { prepareBiller } from '../ebill/prepare-biller.ts';

const accountsMax = 50;

const newBiller = z.strictObject({
  owner: sizedText(1, 70),
  legalName: sizedText(1, 70),
  address: z.strictObject({
    street: sizedText(1, 70).optional(),
    buildingNumber: sizedText(1, 16).optional(),
    postalCode: sizedText(1, 9),
    city: sizedText(1, 35),
    countryCode: z.string().regex(/^[A-Z]{2}$/, 'two capital letters'),
  }),
  ibans: sizedList(z.string(), 0, accountsMax).optional(),
});

const billerChange = z.strictObject({
  legalName: sizedText(1, 70).optional(),
  status: z.enum(['ACTIVE', 'SUSPENDED']).optional(),
  isPrimaryNetworkPartner: z.boolean().optional(),
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

/** Changes a biller: `legalName?`, `status?`, `isPrimaryNetworkPartner?`. Reports what `readShape` does. */
export async function changeBiller(store: EbillStore, biller: Biller, wanted: unknown): Promise<Result<Biller>> {
  const read = readShape(billerChange, wanted);
  if (!read.ok) return read;
  const { legalName, status, isPrimaryNetworkPartner } = read.value;
  await store.billers.update(biller.id, {
    ...(legalName !== undefined && { legalName }),
    ...(status !== undefined && { status }),
    ...(isPrimaryNetworkPartner !== undefined && { isPrimaryNetworkPartner }),
  });
  return ok((await store.billers.get(biller.id)) ?? biller);
}
