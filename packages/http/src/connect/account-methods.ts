import { normalizeIban, parseAccountNumber } from '@rappen/core/iban';
import {
  anyText,
  choice,
  code,
  instant,
  list,
  nothing,
  object,
  openObject,
  optional,
  required,
  wholeNumber,
} from '@rappen/core/model';
import { refused } from '../answer/answer.ts';
import { sizedText } from '../body/shapes.ts';
import { auditOf } from '../ebill/operation/audit.ts';
import { deny } from '../ebill/operation/body.ts';
import type { BillerCall } from '../ebill/operation/operation.ts';
import { recipientModel } from '../ebill/recipients/recipients.ts';
import { instantOf } from '../instant.ts';
import { problem, within } from '../problems/index.ts';
import { idParameter, limitParameter, type Method, method, noParameters, usualLimit, valued } from './method.ts';

const holderNameLengthMax = 70;

export const creditAccountModel = openObject(
  {
    iban: required(anyText()),
    currencies: required(list(anyText({ enum: ['CHF', 'EUR'] }))),
    holderName: optional(anyText()),
    createdAt: required(instant),
  },
  { name: 'CreditAccount' },
);

/** The accounts that bills may be paid to. */
export const creditAccounts: Readonly<Record<string, Method>> = {
  list: method(
    {
      summary: 'Accounts to which bills may be paid',
      leastRole: 'viewer',
      parameters: noParameters,
      answer: list(creditAccountModel),
    },
    async ({ ebill, biller }) => valued(await ebill.store.creditAccounts.list(biller.id)),
  ),
  add: method(
    {
      summary: 'Add an account',
      leastRole: 'owner',
      parameters: object({
        iban: required(anyText()),
        currencies: optional(list(choice(['CHF', 'EUR']))),
        holderName: optional(sizedText(1, holderNameLengthMax)),
      }),
      example: { iban: 'CH5604835012345678009' },
      answer: creditAccountModel,
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
      return valued(added);
    },
  ),
  remove: method(
    {
      summary: 'Remove an account',
      description: 'Cases that use it are not changed.',
      leastRole: 'owner',
      parameters: object({ iban: required(code(/^[A-Z0-9]{1,34}$/, 'an IBAN without spaces')) }),
      answer: nothing,
    },
    async (call, { iban }) => {
      const audit = auditOf(call, 'account.removed', iban);
      const isRemoved = await call.ebill.store.creditAccounts.remove(call.biller.id, iban, audit);
      return isRemoved ? valued(null) : { refusal: deny(problem('CREDIT_ACCOUNT_NOT_FOUND', ['iban'])) };
    },
  ),
};

export const subscriptionModel = openObject({
  status: required(choice(['REQUESTED', 'ACTIVE', 'INACTIVE'])),
  updatedAt: required(instant),
  billRecipient: required(recipientModel),
  accountNumber: optional(anyText()),
  referenceStructured: optional(anyText()),
});

/** The recipients who have subscribed, or have ended it. */
export const subscriptions: Readonly<Record<string, Method>> = {
  list: method(
    {
      summary: 'Current and ended subscriptions to bills',
      leastRole: 'viewer',
      parameters: object({ after: optional(code(/^\d{1,17}$/, '1 to 17 digits')), limit: limitParameter }),
      example: {},
      answer: list(subscriptionModel),
    },
    async ({ ebill, biller }, { after, limit = usualLimit }) => {
      return valued(await ebill.store.subscriptions.list(biller.id, { after, limit }));
    },
  ),
};

export const auditEntryModel = openObject({
  id: required(wholeNumber()),
  at: required(instant),
  actor: required(anyText()),
  actorName: optional(anyText(), 'The e-mail address of a person, the name of a key'),
  action: required(anyText()),
  requestId: optional(anyText()),
  caseId: optional(wholeNumber()),
  detail: optional(anyText()),
  address: optional(anyText(), 'The IP address of the client'),
});

/** Who did what. */
export const audit: Readonly<Record<string, Method>> = {
  list: method(
    {
      summary: 'The audit log',
      leastRole: 'viewer',
      parameters: object({
        before: optional(idParameter),
        caseId: optional(idParameter, 'Only entries about this case'),
        limit: limitParameter,
      }),
      example: {},
      answer: list(auditEntryModel),
    },
    async (call, { before, caseId, limit = usualLimit }) => {
      const { ebill, biller } = call;
      const entries = await ebill.store.audit.list(biller.id, { before, caseId, limit });
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
