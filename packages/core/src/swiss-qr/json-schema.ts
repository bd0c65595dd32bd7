import { z } from 'zod';
import { alternativeSchemeObjectSchema } from './alternative-procedures/json.ts';
import { billInformationObjectSchema } from './billing-information/json.ts';
import { limits } from './limits.ts';

/** Texts are bounded by the rules, not here, so that one place judges every source; the numbers below document it. */
const text = (maxLength: number, description: string, minLength = 1) =>
  z.string().nullish().meta({ minLength, maxLength, description });

const address = {
  addressType: z.enum(['STRUCTURED', 'COMBINED']).nullish().meta({
    description: 'STRUCTURED (S) or COMBINED (K). COMBINED ended on 21.11.2025 and is only accepted with profile=2.2',
  }),
  name: text(limits.nameLengthMax, 'First name (optional) and last name, or company name'),
  streetName: text(limits.streetLengthMax, 'Street without building number'),
  houseNumber: text(limits.buildingNumberLengthMax, 'Building number'),
  postalCode: text(limits.postalCodeLengthMax, 'Postal code without country prefix'),
  city: text(limits.cityLengthMax, 'City'),
  country: z.string().nullish().meta({ minLength: 2, maxLength: 2, description: 'ISO 3166-1 alpha-2 code' }),
  addressLine1: text(limits.addressLineLengthMax, 'COMBINED only: street and building number, or P.O. box').meta({
    deprecated: true,
  }),
  addressLine2: text(limits.addressLineLengthMax, 'COMBINED only: postal code and city').meta({ deprecated: true }),
};

const creditorSchema = z.strictObject(address).meta({ id: 'Creditor', required: ['addressType', 'name', 'country'] });
const partySchema = z
  .strictObject(address)
  .meta({ id: 'Party', description: 'All empty, or as complete as the creditor' });

/** The wire model of a QR invoice, version 1.23. */
export const qrInvoiceSchema = z
  .strictObject({
    creditorInformation: z
      .strictObject({
        iban: z.string().nullish().meta({ minLength: 21, maxLength: 21, description: 'IBAN or QR-IBAN of CH or LI' }),
        creditor: creditorSchema.nullish(),
      })
      .meta({ id: 'CreditorInformation', required: ['iban', 'creditor'] })
      .nullish(),
    ultimateCreditor: partySchema.nullish().meta({ description: 'Reserved by the guidelines: must be empty' }),
    paymentAmountInformation: z
      .strictObject({
        amount: z
          .number()
          .nullish()
          .meta({ minimum: 0, maximum: 999999999.99, multipleOf: 0.01, description: 'Absent: the payer fills it in' }),
        currency: z
          .string()
          .nullish()
          .meta({ enum: ['CHF', 'EUR'] }),
      })
      .meta({ id: 'PaymentAmountInformation', required: ['currency'] })
      .nullish(),
    ultimateDebtor: partySchema.nullish(),
    paymentReference: z
      .strictObject({
        referenceType: z.enum(['QRR', 'SCOR', 'NON']).nullish(),
        reference: text(27, 'As its type asks; {number} or {customer:number} in braces is completed', 0),
        additionalInformation: z
          .strictObject({
            unstructuredMessage: text(limits.additionalInformationLengthMax, 'Purpose or further text', 0),
            billInformation: text(limits.additionalInformationLengthMax, 'Coded information for automated booking', 0),
            billInformationObject: billInformationObjectSchema
              .nullish()
              .meta({ description: 'Object form of the bill information' }),
          })
          .meta({ id: 'AdditionalInformation' })
          .nullish(),
      })
      .meta({ id: 'PaymentReference', required: ['referenceType'] })
      .nullish(),
    alternativeSchemes: z
      .strictObject({
        alternativeSchemeParameters: z.array(z.string()).nullish().meta({
          maxItems: limits.alternativeProcedureCountMax,
          description: 'At most two, each at most 100 characters',
        }),
        alternativeSchemeParameterObjects: z
          .array(alternativeSchemeObjectSchema)
          .nullish()
          .meta({ description: 'The same as objects' }),
      })
      .meta({ id: 'AlternativeSchemes' })
      .nullish(),
    details: z.unknown().optional().meta({
      readOnly: true,
      description: 'What reading a file adds: ignored, so that a bill that was read can be sent back',
    }),
  })
  .meta({ id: 'QrInvoice', required: ['creditorInformation', 'paymentAmountInformation', 'paymentReference'] });

/** A text of a code as it was read: nothing says that it keeps a rule. */
const asRead = (description: string) => z.string().nullish().meta({ description });
const addressAsRead = z
  .object(
    Object.fromEntries(Object.keys(address).map((name) => [name, asRead('As it stands in the code')])) as Record<
      keyof typeof address,
      ReturnType<typeof asRead>
    >,
  )
  .meta({ id: 'AddressAsRead' });

/**
 * What reading answers: the wire model without its bounds, because what breaks a rule is shown too. A bill that keeps the rules
 * can be sent back as a `QrInvoice`.
 */
export const qrInvoiceAsReadSchema = z
  .object({
    creditorInformation: z.object({ iban: asRead('Account, without blanks'), creditor: addressAsRead.nullish() }),
    ultimateCreditor: addressAsRead.nullish(),
    paymentAmountInformation: z.object({
      amount: z
        .number()
        .nullish()
        .meta({ minimum: 0, description: 'Absent: the payer fills it in. null: what stands there is no amount' }),
      currency: asRead('CHF or EUR where the code keeps the rules'),
    }),
    ultimateDebtor: addressAsRead.nullish(),
    paymentReference: z.object({
      referenceType: asRead('QRR, SCOR or NON where the code keeps the rules'),
      reference: asRead('Reference, without blanks'),
      additionalInformation: z
        .object({
          unstructuredMessage: asRead('Message'),
          billInformation: asRead('Bill information'),
          billInformationObject: billInformationObjectSchema.nullish(),
        })
        .nullish(),
    }),
    alternativeSchemes: z
      .object({
        alternativeSchemeParameters: z.array(z.string()).nullish(),
        alternativeSchemeParameterObjects: z.array(alternativeSchemeObjectSchema).nullish(),
      })
      .nullish(),
  })
  .meta({
    id: 'QrInvoiceAsRead',
    description: 'A bill as it was read: the fields of QrInvoice, whether or not they keep the rules',
  });

export type QrInvoiceJson = z.infer<typeof qrInvoiceSchema>;
