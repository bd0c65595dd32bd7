import { parseIban } from '@rappen/core/iban';
import { problem, within } from '@rappen/core/problem';
import { z } from 'zod';
import { refused } from '../../answer.ts';
import { instantOf } from '../../keys.ts';
import { deny } from '../body.ts';
import { formedText, sizedText } from '../parameters.ts';
import { idParameter, limitParameter, type Method, method, usualLimit, valued } from './method.ts';

const holderNameLengthMax = 70;

/** The accounts that bills may be paid to. */
export const creditAccounts: Readonly<Record<string, Method>> = {
  list: method(z.strictObject({}), async ({ ebill, biller }) =>
    valued((await ebill.store.creditAccounts.list(biller.id)).map((account) => ({ ...account }))),
  ),
  add: method(
    z.strictObject({
      iban: z.string(),
      currencies: z.array(z.enum(['CHF', 'EUR'])).optional(),
      holderName: sizedText(1, holderNameLengthMax).optional(),
    }),
    async ({ ebill, biller, ports }, { iban: text, currencies = ['CHF', 'EUR'], holderName }) => {
      const iban = parseIban(text);
      if (!iban.ok) return { refusal: refused(within(['iban'], iban.problems), { iban: text }) };
      const createdAt = instantOf(ports.clock.now());
      const account = { iban: iban.value, currencies, holderName, createdAt };
      const isAdded = await ebill.store.creditAccounts.add(biller.id, account);
      return isAdded ? valued({ ...account }) : { refusal: deny(problem('CREDIT_ACCOUNT_EXISTS', ['iban'])) };
    },
  ),
  remove: method(
    z.strictObject({ iban: formedText(/^[A-Z0-9]{1,34}$/, 'an IBAN without spaces') }),
    async ({ ebill, biller }, { iban }) => {
      const isRemoved = await ebill.store.creditAccounts.remove(biller.id, iban);
      return isRemoved ? valued(null) : { refusal: deny(problem('CREDIT_ACCOUNT_NOT_FOUND', ['iban'])) };
    },
  ),
};

/** The recipients who have subscribed, or have ended it. */
export const subscriptions: Readonly<Record<string, Method>> = {
  list: method(
    z.strictObject({ after: formedText(/^\d{1,17}$/, '1 to 17 digits').optional(), limit: limitParameter }),
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

/** Who did what. */
export const audit: Readonly<Record<string, Method>> = {
  list: method(
    z.strictObject({ before: idParameter.optional(), limit: limitParameter }),
    async ({ ebill, biller }, { before, limit = usualLimit }) => {
      const entries = await ebill.store.audit.list(biller.id, { before, limit });
      return valued(entries.map((entry) => ({ ...entry })));
    },
  ),
};
