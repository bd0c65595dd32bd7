import { normalizeIban } from '@rappen/core/iban';
import { type Language, languages, type PageSize } from '@rappen/core/payment-part';
import type { AddressDraft, InvoiceDraft } from '@rappen/core/swiss-qr';
import { limits } from '../../limits.ts';
import { addressFields, type Party } from './address-fields.ts';

/** Everything that can be filled in, by the path of the field in a draft; what is not of the bill itself comes last. */
export const fieldNames = [
  'iban',
  'creditor.addressType',
  ...addressFields('creditor'),
  'creditor.addressLine1',
  'creditor.addressLine2',
  'amount',
  'currency',
  'debtor.addressType',
  ...addressFields('debtor'),
  'debtor.addressLine1',
  'debtor.addressLine2',
  'referenceType',
  'reference',
  'unstructuredMessage',
  'billingInformation',
  'alternativeProcedures[0]',
  'alternativeProcedures[1]',
  'language',
  'format',
] as const;

export type FieldName = (typeof fieldNames)[number];

/** What stands in the fields, as it was typed. */
export type Form = Readonly<Record<FieldName, string>>;

/** What is made: a slip on a page of a size, or the symbol alone. */
export type OutputFormat = Extract<PageSize, 'A4' | 'A5' | 'DIN_LANG'> | 'SYMBOL';

export const outputFormats: readonly OutputFormat[] = ['A4', 'A5', 'DIN_LANG', 'SYMBOL'];

/** An empty form for a bill in Swiss francs without reference, printed in a language. */
export function emptyForm(language: Language): Form {
  const empty = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<FieldName, string>;
  return {
    ...empty,
    'creditor.addressType': 'STRUCTURED',
    'creditor.countryCode': 'CH',
    'debtor.addressType': 'STRUCTURED',
    'debtor.countryCode': 'CH',
    currency: 'CHF',
    referenceType: 'NON',
    language,
    format: 'A4',
  };
}

/** The form that somebody kept or sent, whatever it is: known fields with texts are taken, all else is as in `base`. */
export function formOf(value: unknown, base: Form): Form {
  if (typeof value !== 'object' || value === null) return base;
  const form: Record<FieldName, string> = { ...base };
  for (const name of fieldNames) {
    const text = (value as Readonly<Record<string, unknown>>)[name];
    if (typeof text === 'string') form[name] = text.slice(0, limits.fieldLengthMax);
  }
  if (!isOutputFormat(form.format)) form.format = base.format;
  if (!isSlipLanguage(form.language)) form.language = base.language;
  return form;
}

export function isOutputFormat(text: string): text is OutputFormat {
  return (outputFormats as readonly string[]).includes(text);
}

export function isSlipLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text);
}

/** The form of a draft that was read elsewhere; language and format are those of `base`. */
export function formOfDraft(draft: InvoiceDraft, base: Form): Form {
  const { creditor, debtor, alternativeProcedures, ultimateCreditor: _reserved, ...plain } = draft;
  const filled: Record<string, string | undefined> = { ...plain, ...partyFields('creditor', creditor) };
  Object.assign(filled, partyFields('debtor', debtor));
  alternativeProcedures?.forEach((text, index) => {
    filled[`alternativeProcedures[${index}]`] = text;
  });
  return formOf(filled, { ...emptyForm('de'), language: base.language, format: base.format });
}

function partyFields(party: Party, address: AddressDraft | undefined): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(address ?? {}).map(([name, text]) => [`${party}.${name}`, text]));
}

/** What a form says as a draft. Blanks that only group digits are taken out; nothing else is changed. */
export function draftOfForm(form: Form): InvoiceDraft {
  return {
    iban: normalizeIban(form.iban),
    creditor: addressOf(form, 'creditor'),
    amount: form.amount.trim(),
    currency: form.currency,
    debtor: isPartyEmpty(form, 'debtor') ? undefined : addressOf(form, 'debtor'),
    referenceType: form.referenceType,
    reference: form.reference.replace(/\s+/g, ''),
    unstructuredMessage: form.unstructuredMessage,
    billingInformation: form.billingInformation,
    alternativeProcedures: [form['alternativeProcedures[0]'], form['alternativeProcedures[1]']].filter(
      (text) => text !== '',
    ),
  };
}

function addressOf(form: Form, party: Party): AddressDraft {
  const combined = form[`${party}.addressType`] === 'COMBINED';
  const lines = combined
    ? { addressLine1: form[`${party}.addressLine1`], addressLine2: form[`${party}.addressLine2`] }
    : {
        street: form[`${party}.street`],
        buildingNumber: form[`${party}.buildingNumber`],
        postalCode: form[`${party}.postalCode`],
        city: form[`${party}.city`],
      };
  return {
    addressType: form[`${party}.addressType`],
    name: form[`${party}.name`],
    ...lines,
    countryCode: form[`${party}.countryCode`],
  };
}

const partyTexts = ['name', 'street', 'buildingNumber', 'postalCode', 'city', 'addressLine1', 'addressLine2'] as const;

/** Whether nobody is named: type and country alone are no address. */
function isPartyEmpty(form: Form, party: Party): boolean {
  return partyTexts.every((name) => form[`${party}.${name}`] === '');
}

/** Fields of a form that are filled otherwise than an empty one. */
export function filledFields(form: Form): readonly FieldName[] {
  const empty = emptyForm('de');
  return fieldNames.filter((name) => form[name] !== empty[name] && name !== 'language' && name !== 'format');
}
