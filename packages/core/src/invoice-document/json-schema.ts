import { z } from 'zod';
import { qrInvoiceSchema } from '../swiss-qr/index.ts';
import { limits } from './limits.ts';

/** Texts and numbers are bounded by the rules, not here, so that one place judges them; the numbers below document it. */
const line = (description: string) => z.string().nullish().meta({ maxLength: limits.lineLengthMax, description });
const text = (description: string) =>
  z
    .string()
    .nullish()
    .meta({ maxLength: limits.textLengthMax, description: `${description}; \n begins a new line` });
const date = (description: string) => z.string().nullish().meta({ format: 'date', description });
const addressLines = z
  .array(z.string())
  .nullish()
  .meta({ minItems: 1, maxItems: limits.addressLinesMax, description: 'As printed, one below the other' });
const percent = z
  .number()
  .nullish()
  .meta({ minimum: 0, maximum: 100, multipleOf: 0.001, description: 'Per cent, three decimals at most' });
const amount = z
  .number()
  .nullish()
  .meta({ minimum: 0, maximum: Number(limits.priceMax), multipleOf: 0.01, description: 'Instead of a percentage' });
const vatRate = z
  .number()
  .nullish()
  .meta({
    minimum: 0,
    maximum: 100,
    multipleOf: 0.001,
    description: 'VAT in per cent; absent: outside VAT',
    examples: [8.1, 2.6, 3.8],
  });

const position = z
  .strictObject({
    kind: z.enum(['item', 'text', 'subtotal']).nullish().meta({
      description: 'Absent: item. A text only has a description; a subtotal adds up the items since the last one',
    }),
    articleNr: line('Number of the article'),
    gtin: z.string().nullish().meta({ pattern: '^(\\d{8}|\\d{12,14})$', description: 'GTIN with its check digit' }),
    description: text('What it is'),
    quantity: z
      .number()
      .nullish()
      .meta({
        minimum: -Number(limits.quantityMax),
        maximum: Number(limits.quantityMax),
        multipleOf: 0.000001,
        description: 'Six decimals at most; may be negative. Absent: 1',
      }),
    unit: z.string().nullish().meta({ maxLength: limits.unitLengthMax, description: 'h, kg, m2 …' }),
    unitPrice: z
      .number()
      .nullish()
      .meta({
        minimum: -Number(limits.priceMax),
        maximum: Number(limits.priceMax),
        multipleOf: 0.000001,
        description: 'Six decimals at most; may be negative',
      }),
    discount: z.strictObject({ percent, amount }).nullish().meta({ description: 'On this position' }),
    vatRate,
  })
  .meta({ id: 'InvoicePosition' });

const adjustment = z
  .strictObject({
    description: line('Name of the discount or surcharge'),
    percent,
    amount,
    vatRate: vatRate.meta({ description: 'The rate it belongs to; absent: split among all rates by their positions' }),
  })
  .meta({ id: 'InvoiceAdjustment' });
const adjustments = z.array(adjustment).nullish().meta({ maxItems: limits.adjustmentsMax });

const qrPart = z
  .strictObject({
    creditorInformation: qrInvoiceSchema.shape.creditorInformation,
    ultimateDebtor: qrInvoiceSchema.shape.ultimateDebtor,
    paymentReference: qrInvoiceSchema.shape.paymentReference,
    alternativeSchemes: qrInvoiceSchema.shape.alternativeSchemes,
  })
  .meta({ id: 'InvoiceQrPart', required: ['creditorInformation', 'paymentReference'] });

/** The wire model of an invoice document. */
export const invoiceDocumentSchema = z
  .strictObject({
    language: z.enum(['de', 'fr', 'it', 'en', 'rm']).nullish(),
    title: line('Absent: the word for an invoice in the language'),
    sender: z
      .strictObject({
        name: line('Absent: the first address line is the name'),
        addressLines,
        phone: line('Telephone'),
        email: line('E-mail address'),
        website: line('Website'),
        uid: z
          .string()
          .nullish()
          .meta({ description: 'UID or VAT number', examples: ['CHE-123.456.788 MWST'] }),
        logo: z.string().nullish().meta({ description: 'Name of a resource: PNG or JPEG' }),
      })
      .meta({ id: 'InvoiceSender', required: ['addressLines'] })
      .nullish(),
    recipient: z
      .strictObject({ addressLines })
      .meta({ id: 'InvoiceRecipient', required: ['addressLines'] })
      .nullish(),
    contactPerson: z
      .strictObject({ name: line('Name'), phone: line('Telephone'), email: line('E-mail address') })
      .meta({ id: 'ContactPerson' })
      .nullish(),
    customerNr: line('Number of the customer').meta({ examples: ['0001839'] }),
    customerReference: line('Reference of the customer'),
    invoiceNr: line('Number of the invoice'),
    invoiceDate: date('Date of the invoice'),
    servicePeriod: z
      .strictObject({ from: date('Day, or first day'), to: date('Last day') })
      .nullish()
      .meta({ description: 'When the goods or services were delivered' }),
    dueDate: date('Absent: date of the invoice and the days of payment'),
    paymentTerms: z
      .strictObject({
        days: z.number().int().nullish().meta({ minimum: 0, maximum: limits.paymentDaysMax }),
        cashDiscounts: z
          .array(
            z.strictObject({
              percent,
              days: z.number().int().nullish().meta({ minimum: 0, maximum: limits.paymentDaysMax }),
            }),
          )
          .nullish()
          .meta({ maxItems: limits.cashDiscountsMax, description: 'Discounts for paying early' }),
      })
      .nullish(),
    currency: z
      .string()
      .nullish()
      .meta({ enum: ['CHF', 'EUR'] }),
    introduction: text('Text above the positions'),
    closing: text('Text below the sums'),
    positions: z.array(position).nullish().meta({ minItems: 1, maxItems: limits.positionsMax }),
    discounts: adjustments,
    surcharges: adjustments,
    pricesIncludeVat: z.boolean().nullish().meta({ description: 'Default false: VAT is added to the prices' }),
    rounding: z.enum(['none', 'cash']).nullish().meta({ description: 'cash: to 0.05. Default none' }),
    prepaidAmount: z.number().nullish().meta({ minimum: 0, multipleOf: 0.01, description: 'Taken off the total' }),
    letterhead: z.string().nullish().meta({ description: 'Name of a resource: PDF to print the invoice on' }),
    qrInvoice: qrPart.nullish().meta({
      description:
        'Makes the payment part over the amount left to pay. Without bill information of its own it gets Swico S1 from the invoice',
    }),
  })
  .meta({
    id: 'InvoiceDocument',
    required: ['sender', 'recipient', 'invoiceNr', 'invoiceDate', 'currency', 'positions'],
  });

export type InvoiceDocumentJson = z.infer<typeof invoiceDocumentSchema>;
