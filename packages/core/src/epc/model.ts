import { anyNumber, anyText, asked, choice, type Infer, object, optional } from '../model/index.ts';
import { limits } from './limits.ts';
import { epcTransfers, epcVersions } from './payment.ts';

/** Texts are bounded by the rules, so that one place validates every source; the JSON Schema documents the same numbers. */
const text = (maxLength: number) => anyText({ maxLength });

/** The wire model of a payment by EPC QR code. A member may be null or empty: it is empty. */
export const epcPaymentModel = object(
  {
    version: optional(choice(epcVersions), 'Default: 002. 001 needs a BIC'),
    transfer: optional(choice(epcTransfers), 'Default: credit transfer; INST for an instant one'),
    bic: optional(anyText(), 'BIC of the bank; needed by version 001 and outside the European Economic Area'),
    name: asked(text(limits.nameLengthMax), 'Who is paid'),
    iban: asked(anyText(), 'IBAN of a SEPA country'),
    amount: optional(
      anyNumber({ minimum: Number(limits.amountMin), maximum: Number(limits.amountMax) }),
      'Euros, 0.01 to 999999999.99; if absent, the payer fills it in',
    ),
    purpose: optional(text(limits.purposeLengthMax), 'Code of the purpose (ISO 20022), such as CHAR'),
    reference: optional(text(limits.referenceLengthMax), 'Creditor reference (ISO 11649); not together with a message'),
    message: optional(text(limits.messageLengthMax), 'Text for the beneficiary; not together with a reference'),
    information: optional(text(limits.informationLengthMax), 'Text for the payer; it is not sent with the transfer'),
  },
  { name: 'EpcPayment', description: 'One credit transfer in euros' },
);

/** The JSON model of a payment, as `parseEpcPayment` reads it. */
export type EpcPaymentJson = Infer<typeof epcPaymentModel>;
