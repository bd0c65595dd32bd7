import { valueAt } from '../json/value-at.ts';
import { decimalTextOf, ExactNumber, type JsonValue } from '../json/write.ts';
import { type Draft, inDocumentOrder, type NothingLeft, read } from '../model/index.ts';
import { isAmount, parseAmount } from '../money/amount.ts';
import { formatPath, type Path, type Problem, within } from '../problem/problem.ts';
import { failed, type Result, resultOf } from '../result.ts';
import { parseAlternativeProcedure } from './alternative-procedures/alternative-procedure.ts';
import {
  alternativeSchemeJsonOf,
  alternativeSchemeObjectModel,
  procedureTextOf,
} from './alternative-procedures/json.ts';
import { parseBillingInformation } from './billing-information/billing-information.ts';
import { billInformationJsonOf, billInformationObjectModel, swicoS1Of } from './billing-information/json.ts';
import { readSwicoS1, writeSwicoS1 } from './billing-information/swico-s1-text.ts';
import { completeReference } from './complete-reference.ts';
import { type AddressDraft, type InvoiceDraft, isFilled } from './draft.ts';
import type { QrInvoice } from './invoice.ts';
import { limits } from './limits.ts';
import { type PartyJson, type QrInvoiceJson, qrInvoiceModel } from './model.ts';
import { capitalIban, type DraftChange, normalizeDraft } from './normalize.ts';
import { parseDraft } from './parse.ts';
import { problem } from './problems.ts';
import type { RuleProfile } from './profile.ts';
import { information, schemes, wirePathOf } from './wire-path.ts';

export interface InvoiceJsonOptions {
  readonly profile: RuleProfile;
  /** Replaces characters and spaces that a bill may not contain (see `normalizeDraft`) instead of refusing them. */
  readonly normalize?: boolean | undefined;
}

/** An invoice, and what normalizing changed in it, field by field. */
export interface ParsedInvoice {
  readonly invoice: QrInvoice;
  readonly changes: readonly DraftChange[];
}

/**
 * Turns the JSON model of a QR invoice (already read by `parseJson`) into an invoice, or lists every problem:
 * its shape (`TYPE`, `UNKNOWN_FIELD`, `INVALID_ENUM`) and every rule on whatever has the right shape.
 * Paths are those of the JSON (`creditorInformation.creditor.postalCode`), in the order of its description.
 */
export function parseQrInvoice(json: unknown, options: InvoiceJsonOptions): Result<ParsedInvoice> {
  const wire = read(qrInvoiceModel, json, readOptions);
  if (wire.draft === undefined) return wire.ok ? failed(problem('REQUIRED', [])) : wire;
  const problems = wire.ok ? [] : [...wire.problems];
  const given = draftOfJson(wire.draft, json, problems);
  const normalized = options.normalize ? normalizeDraft(given, options.profile.characterSet) : capitalIban(given);
  const completed = completeReference(normalized.draft);
  const draft = completed.ok ? completed.value : { ...normalized.draft, reference: undefined };
  const parsed = parseDraft(draft, options.profile);
  if (!completed.ok) add(problems, within(wirePathOf(['reference']), completed.problems));
  if (!parsed.ok)
    add(
      problems,
      parsed.problems.map((found) => ({ ...found, path: sourceOf(wire.draft, found.path) })),
    );
  if (!parsed.ok || problems.length > 0) return resultOf(undefined as never, inDocumentOrder(problems, qrInvoiceModel));
  return {
    ok: true,
    value: {
      invoice: parsed.value,
      changes: normalized.changes.map((change) => ({ ...change, path: sourceOf(wire.draft, change.path) })),
    },
  };
}

const readOptions = { entriesMax: limits.jsonEntriesMax } as const;

/** Adds problems not yet reported: a field with the wrong shape is not missing as well. */
function add(problems: Problem[], found: readonly Problem[]): void {
  const said = problems.map((before) => formatPath(before.path));
  for (const one of found) {
    const path = formatPath(one.path);
    if (!said.some((before) => path === before || path.startsWith(`${before}.`) || path.startsWith(`${before}[`)))
      problems.push(one);
  }
}

const objectForms: Readonly<Record<string, string>> = {
  __proto__: null as never,
  billInformation: 'billInformationObject',
  alternativeSchemeParameters: 'alternativeSchemeParameterObjects',
};

/** Where in the JSON a field of the draft came from: the object form where the text form is empty. */
function sourceOf(wire: WireDraft | undefined, draftPath: Path): Path {
  const path = wirePathOf(draftPath);
  const at = path.findIndex((step) => Object.hasOwn(objectForms, step));
  if (at < 0) return path;
  const texts = [valueAt(wire, path.slice(0, at + 1))].flat();
  if (texts.some((text) => typeof text === 'string' && text !== '')) return path;
  return [...path.slice(0, at), objectForms[path[at] as string] as string, ...path.slice(at + 1)];
}

type WireDraft = Draft<QrInvoiceJson>;

function draftOfJson(wire: WireDraft, json: unknown, problems: Problem[]): InvoiceDraft {
  const { creditorInformation, paymentAmountInformation, paymentReference } = wire;
  const number = paymentAmountInformation?.amount;
  const amount = number === undefined ? undefined : decimalTextOf(number);
  return {
    iban: creditorInformation?.iban,
    creditor: addressDraftOf(creditorInformation?.creditor),
    ultimateCreditor: addressDraftOf(wire.ultimateCreditor),
    amount,
    currency: paymentAmountInformation?.currency,
    debtor: addressDraftOf(wire.ultimateDebtor),
    referenceType: paymentReference?.referenceType,
    reference: paymentReference?.reference,
    unstructuredMessage: paymentReference?.additionalInformation?.unstructuredMessage,
    billingInformation: billingInformationOf(wire, json, amount, problems),
    alternativeProcedures: proceduresOf(wire, json, problems),
  };
}

function addressDraftOf(party: Draft<PartyJson> | undefined): AddressDraft | undefined {
  if (party === undefined) return undefined;
  const { addressType, name, streetName, houseNumber, postalCode, city, country, addressLine1, addressLine2 } = party;
  return {
    addressType,
    name,
    street: streetName,
    buildingNumber: houseNumber,
    postalCode,
    city,
    countryCode: country,
    addressLine1,
    addressLine2,
  };
}

type Reference = NonNullable<QrInvoiceJson['paymentReference']>;
type Read =
  | 'creditorInformation'
  | 'ultimateCreditor'
  | 'paymentAmountInformation'
  | 'ultimateDebtor'
  | 'paymentReference'
  | 'alternativeSchemes'
  // Ignored: what reading a file adds
  | 'details';
/** What is read above, member by member: the compiler refuses one that the model has and nobody reads. @proof */
export type Unread = NothingLeft<
  | Exclude<keyof QrInvoiceJson, Read>
  | Exclude<keyof NonNullable<QrInvoiceJson['creditorInformation']>, 'iban' | 'creditor'>
  | Exclude<keyof NonNullable<QrInvoiceJson['paymentAmountInformation']>, 'amount' | 'currency'>
  | Exclude<keyof Reference, 'referenceType' | 'reference' | 'additionalInformation'>
  | Exclude<
      keyof NonNullable<Reference['additionalInformation']>,
      'unstructuredMessage' | 'billInformation' | 'billInformationObject'
    >
  | Exclude<
      keyof NonNullable<QrInvoiceJson['alternativeSchemes']>,
      'alternativeSchemeParameters' | 'alternativeSchemeParameterObjects'
    >
  | Exclude<
      keyof PartyJson,
      | 'addressType'
      | 'name'
      | 'streetName'
      | 'houseNumber'
      | 'postalCode'
      | 'city'
      | 'country'
      | 'addressLine1'
      | 'addressLine2'
    >
>;

/** The text and the object form of the billing information must match. */
function billingInformationOf(
  { paymentReference }: WireDraft,
  json: unknown,
  amount: string | undefined,
  problems: Problem[],
): string | undefined {
  const additional = paymentReference?.additionalInformation;
  const given = additional?.billInformation || undefined;
  if (additional?.billInformationObject === undefined) return given;
  const path: Path = [...information, 'billInformationObject'];
  const wire = read(billInformationObjectModel, valueAt(json, path), readOptions);
  // The problems of its shape has been reported with the whole
  if (!wire.ok) return given;
  let written: string;
  if (wire.value.billInformationType === 'RawBillInformation') written = wire.value.rawBillInformation;
  else {
    // Beside its text, which may be read in part, the object need not add up
    const total = amount === undefined || given !== undefined ? undefined : parseAmount(amount);
    const value = swicoS1Of(wire.value, total?.ok ? total.value : undefined);
    if (!value.ok) {
      problems.push(...within(path, value.problems));
      return given;
    }
    written = writeSwicoS1(value.value);
  }
  if (given !== undefined && plainTextOf(given) !== plainTextOf(written))
    problems.push(problem('BILLING_INFORMATION_INCONSISTENT', path));
  return given ?? written;
}

/** Swico text as we write it, without what cannot be read, so that a bill is accepted as it was answered; other text as it is. */
function plainTextOf(text: string): string {
  const swico = readSwicoS1(text);
  return swico.ok ? writeSwicoS1(swico.value.value) : text;
}

function proceduresOf({ alternativeSchemes }: WireDraft, json: unknown, problems: Problem[]): readonly string[] {
  if (alternativeSchemes === undefined) return [];
  const given = (alternativeSchemes.alternativeSchemeParameters ?? []).map((text) => text ?? '');
  if ((alternativeSchemes.alternativeSchemeParameterObjects ?? []).length === 0) return given;
  const path: Path = [schemes, 'alternativeSchemeParameterObjects'];
  const objects = valueAt(json, path);
  const written = (Array.isArray(objects) ? objects : []).map((item: unknown, index): string => {
    const parsed = read(alternativeSchemeObjectModel, item, readOptions);
    const text = parsed.ok ? procedureTextOf(parsed.value) : undefined;
    if (text?.ok === false) problems.push(...within([...path, index], text.problems));
    return text?.ok ? text.value : '';
  });
  const filled = given.filter(isFilled);
  if (filled.length > 0 && written.every(isFilled) && filled.join('\n') !== written.join('\n')) {
    problems.push(problem('ALTERNATIVE_PROCEDURE_INCONSISTENT', path));
  }
  return filled.length > 0 ? given : written;
}

/** A QR invoice as `writeJson` prints it. */
export type QrInvoiceMembers = { readonly [name: string]: JsonValue | undefined };

/** The JSON model of a draft; with `expand`, billing information and schemes stand there as objects too. */
export function qrInvoiceJsonOf(draft: InvoiceDraft, options: { readonly expand?: boolean } = {}): QrInvoiceMembers {
  const { amount, billingInformation } = draft;
  const procedures = draft.alternativeProcedures ?? [];
  const expanded =
    options.expand && isFilled(billingInformation) ? parseBillingInformation(billingInformation) : undefined;
  const additionalInformation = {
    unstructuredMessage: draft.unstructuredMessage || undefined,
    billInformation: billingInformation || undefined,
    billInformationObject: expanded?.ok ? billInformationJsonOf(expanded.value) : undefined,
  };
  return {
    creditorInformation: { iban: draft.iban, creditor: draft.creditor && addressJsonOf(draft.creditor) },
    ultimateCreditor: draft.ultimateCreditor && addressJsonOf(draft.ultimateCreditor),
    paymentAmountInformation: { amount: amountJsonOf(amount), currency: draft.currency },
    ultimateDebtor: draft.debtor && addressJsonOf(draft.debtor),
    paymentReference: {
      referenceType: draft.referenceType,
      reference: draft.reference || undefined,
      additionalInformation: Object.values(additionalInformation).some((value) => value !== undefined)
        ? additionalInformation
        : undefined,
    },
    alternativeSchemes:
      procedures.length > 0
        ? {
            alternativeSchemeParameters: procedures,
            alternativeSchemeParameterObjects: options.expand ? procedures.map(schemeJsonOf) : undefined,
          }
        : undefined,
  };
}

function schemeJsonOf(text: string): JsonValue {
  const procedure = parseAlternativeProcedure(text);
  return procedure.ok
    ? alternativeSchemeJsonOf(procedure.value)
    : { alternativeSchemeType: 'RAW', alternativeSchemeParameter: text };
}

/** A number, or null where what stands there is not an amount: absent means that the payer fills it in. */
function amountJsonOf(amount: string | undefined): JsonValue | undefined {
  if (!isFilled(amount)) return undefined;
  return isAmount(amount) ? new ExactNumber(amount) : null;
}

function addressJsonOf(address: AddressDraft): JsonValue {
  return {
    addressType: address.addressType || undefined,
    name: address.name || undefined,
    streetName: address.street || undefined,
    houseNumber: address.buildingNumber || undefined,
    postalCode: address.postalCode || undefined,
    city: address.city || undefined,
    country: address.countryCode || undefined,
    addressLine1: address.addressLine1 || undefined,
    addressLine2: address.addressLine2 || undefined,
  };
}
