import { normalizeIban, parseAccountNumber } from '@rappen/core/iban';
import { problem, within } from '@rappen/core/problem';
import { z } from 'zod';
import { refused } from '../../answer.ts';
import { instantOf } from '../../keys.ts';
import { auditOf } from '../audit.ts';
import { deny } from '../body.ts';
import type { BillerCall } from '../operation.ts';
import { formedText, sizedText } from '../parameters.ts';
import { recipientSchema } from '../recipients.ts';
import { idParameter, limitParameter, type Method, method, nothing, usualLimit, valued } from './method.ts';

const holderNameLengthMax = 70;

const account = z
  .object({
    iban: z.string(),
    currencies: z.array(z.enum(['CHF', 'EUR'])),
    holderName: z.string().optional(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'CreditAccount' });

/** The accounts that bills may be paid to. */
export const creditAccounts: Readonly<Record<string, Method>> = {
  list: method(
    {
      summary: 'Accounts that bills may be paid to',
      leastRole: 'viewer',
      parameters: nothing,
      answer: z.array(account),
    },
    async ({ ebill, biller }) => valued((await ebill.store.creditAccounts.list(biller.id)).map((one) => ({ ...one }))),
  ),
  add: method(
    {
      summary: 'Add an account',
      leastRole: 'owner',
      parameters: z.strictObject({
        iban: z.string(),
        currencies: z.array(z.enum(['CHF', 'EUR'])).optional(),
        holderName: sizedText(1, holderNameLengthMax).optional(),
      }),
      example: { iban: 'CH5604835012345678009' },
      answer: account,
      refusals: [409, 422],
    },
    async (call, { iban: text, currencies = ['CHF', 'EUR'], holderName }) => {
      const iban = parseAccountNumber(normalizeIban(text));
      if (!iban.ok) return { refusal: refused(within(['iban'], iban.problems), { iban: text }) };
      const createdAt = instantOf(call.ports.clock.now());
      const added = { iban: iban.value, currencies, holderName, createdAt };
      const audit = auditOf(call, 'account.added', iban.value);
      const isAdded = await call.ebill.store.creditAccounts.add(call.biller.id, added, audit);
      if (!isAdded) return { refusal: deny(problem('CREDIT_ACCOUNT_EXISTS', ['iban'])) };
      return valued({ ...added });
    },
  ),
  remove: method(
    {
      summary: 'Remove an account',
      description: 'Cases that name it stay as they are.',
      leastRole: 'owner',
      parameters: z.strictObject({ iban: formedText(/^[A-Z0-9]{1,34}$/, 'an IBAN without spaces') }),
      answer: z.null(),
    },
    async (call, { iban }) => {
      const audit = auditOf(call, 'account.removed', iban);
      const isRemoved = await call.ebill.store.creditAccounts.remove(call.biller.id, iban, audit);
      return isRemoved ? valued(null) : { refusal: deny(problem('CREDIT_ACCOUNT_NOT_FOUND', ['iban'])) };
    },
  ),
};

const subscription = z.object({
  status: z.enum(['REQUESTED', 'ACTIVE', 'INACTIVE']),
  updatedAt: z.iso.datetime(),
  billRecipient: recipientSchema,
  accountNumber: z.string().optional(),
  referenceStructured: z.string().optional(),
});

/** The recipients who have subscribed, or have ended it. */
export const subscriptions: Readonly<Record<string, Method>> = {
  list: method(
    {
      summary: 'Who has subscribed to bills, or has ended it',
      leastRole: 'viewer',
      parameters: z.strictObject({
        after: formedText(/^\d{1,17}$/, '1 to 17 digits').optional(),
        limit: limitParameter,
      }),
      example: {},
      answer: z.array(subscription),
    },
    async ({ ebill, biller }, { after, limit = usualLimit }) => {
      const entries = await ebill.store.subscriptions.list(biller.id, { after, limit });
      return valued(
        entries.map(({ status, updatedAt, billRecipient, accountNumber, referenceStructured }) => ({
          status,
          updatedAt,
          billRecipient: { ...billRecipient, address: { ...billRecipient.address } },
          accountNumber,
          referenceStructured,
        })),
      );
    },
  ),
};

const auditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.string(),
  actorName: z.string().optional().meta({ description: 'The e-mail address of a person, the name of a key' }),
  action: z.string(),
  requestId: z.string().optional(),
  caseId: z.int().optional(),
  detail: z.string().optional(),
});

/** Who did what. */
export const audit: Readonly<Record<string, Method>> = {
  list: method(
    {
      summary: 'Who did what',
      leastRole: 'viewer',
      parameters: z.strictObject({ before: idParameter.optional(), limit: limitParameter }),
      example: {},
      answer: z.array(auditEntry),
    },
    async (call, { before, limit = usualLimit }) => {
      const { ebill, biller } = call;
      const entries = await ebill.store.audit.list(biller.id, { before, limit });
      const names = await actorNames(call);
      return valued(entries.map((entry) => ({ ...entry, actorName: names.get(entry.actor) })));
    },
  ),
};

/** The log has ids only; who they are is looked up, as long as they are there. */
async function actorNames({ ports, biller }: BillerCall): Promise<ReadonlyMap<string, string | undefined>> {
  const { store } = ports.accounts ?? {};
  const people = (await store?.users.list(biller.id)) ?? [];
  const keys = (await store?.keys.list(biller.owner)) ?? [];
  return new Map([
    ...people.map(({ id, emailAddress }) => [`user:${id}`, emailAddress] as const),
    ...keys.map(({ id, name }) => [id, name] as const),
  ]);
}
