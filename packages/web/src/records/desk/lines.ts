import { anyText, choice, defaulted, type Infer, list, object, required, wholeNumber } from '@rappen/core/model';

/** What records of the desk are put together of. */

export const text = anyText();
export const line = defaulted(text, '');
export const id = required(text);
/** How often it was changed: who holds an older one must not overwrite it. */
export const revision = defaulted(wholeNumber({ minimum: 0 }), 0);

/** Why an item has no VAT, as EN 16931 has it: exempt, taxed by the customer, exported. */
export const vatCategories = ['E', 'AE', 'G'] as const;

/** A level of dunning. Numbers as they were typed. */
export const dunningLevelModel = object({
  /** Days after the last day to pay, or after the reminder before. */
  days: line,
  /** Days that the customer has from then on. */
  daysToPay: line,
  fee: line,
  /** Empty: our own, in the language of the invoice. */
  title: line,
  text: line,
});

export const positionModel = object({
  kind: defaulted(choice(['item', 'text', 'subtotal']), 'item'),
  articleNr: line,
  description: line,
  quantity: line,
  unit: line,
  price: line,
  /** `10 %` or an amount. */
  discount: line,
  vatRate: line,
  /** Where it has no rate; empty: it is not said why. */
  vatCategory: defaulted(choice(['', ...vatCategories]), ''),
});

/** Money that came in on a day, by a statement of the bank; a negative amount was taken back. */
export const paymentModel = object({ on: line, amount: required(text) });

/** What somebody enters by hand under an invoice: money that came or was paid back, or that nobody will pay any more. */
export const enteredKinds = ['payment', 'refund', 'writeOff'] as const;
export const paymentWays = ['bank', 'twint', 'card', 'cash', 'other'] as const;
export const enteredModel = object({
  kind: defaulted(choice(enteredKinds), 'payment'),
  on: line,
  /** Positive, whatever the kind. */
  amount: required(text),
  way: defaulted(choice(paymentWays), 'bank'),
  /** Cash discount that is granted with it; empty where none is. */
  discount: line,
  /** What came in less because a bank or the service of a card kept it: the customer has paid that too. */
  charge: line,
});

/** An e-mail by which the service was given the document: its id there, the day and the address. */
export const mailedModel = object({ id, on: line, to: line });

/** A deposit that a final invoice deducts: the invoice of it, and what that has of each VAT. Decimal texts. */
export const depositModel = object({
  id,
  number: line,
  date: line,
  amount: required(text),
  vat: required(
    list(
      object({
        category: line,
        /** Empty where there is none. */
        rate: line,
        net: required(text),
        vat: required(text),
        gross: required(text),
      }),
    ),
  ),
});

/** A file that goes with an e-invoice: its content is kept beside the records, under `id`. */
const attachmentModel = object({
  id,
  name: line,
  description: line,
  mediaType: line,
  /** Bytes. */
  size: defaulted(wholeNumber({ minimum: 0 }), 0),
});
export const attachments = defaulted(list(attachmentModel), []);

export type Attachment = Infer<typeof attachmentModel>;
export type Position = Infer<typeof positionModel>;
export type Payment = Infer<typeof paymentModel>;
export type Entered = Infer<typeof enteredModel>;
export type Deposit = Infer<typeof depositModel>;
export type DunningLevel = Infer<typeof dunningLevelModel>;
