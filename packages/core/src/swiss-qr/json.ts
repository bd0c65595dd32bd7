import { shapeProblems, tooManyEntries, valueAt } from '../json/shape.ts';
import { decimalTextOf, ExactNumber, type JsonValue } from '../json/write.ts';
import { isAmount, parseAmount } from '../money/amount.ts';
import { formatPath, type Path, type Problem, problem, within } from '../problem/problem.ts';
import { failed, type Result, resultOf } from '../result.ts';
import { parseAlternativeProcedure } from './alternative-procedures/alternative-procedure.ts';
import {
  alternativeSchemeJsonOf,
  alternativeSchemeObjectSchema,
  procedureTextOf,
} from './alternative-procedures/json.ts';
import { parseBillingInformation } from './billing-information/billing-information.ts';
import { billInformationJsonOf, billInformationObjectSchema, swicoS1Of } from './billing-information/json.ts';
import { readSwicoS1, writeSwicoS1 } from './billing-information/swico-s1-text.ts';
import { completeReference } from './complete-reference.ts';
import { type AddressDraft, type InvoiceDraft, isFilled } from './draft.ts';
import type { QrInvoice } from './invoice.ts';
import { qrInvoiceSchema } from './json-schema.ts';
import { limits } from './limits.ts';
import { type DraftChange, normalizeDraft } from './normalize.ts';
import { parseDraft } from './parse.ts';
import type { RuleProfile } from './profile.ts';
import { inDocumentOrder, information, schemes, wirePathOf } from './wire-path.ts';

export interface InvoiceJsonOptions {
  readonly profile: RuleProfile;
  /** Replaces characters and blanks that a bill cannot carry (see `normalizeDraft`) instead of refusing them. */
  readonly normalize?: boolean | undefined;
}

/** An invoice, and what normalizing changed in it, field by field. */
export interface ParsedInvoice {
  readonly invoice: QrInvoice;
  readonly changes: readonly DraftChange[];
}

/**
 * Turns the JSON model of a QR invoice (already read by `parseJson`) into an invoice, or lists everything that is wrong:
 * its shape (`TYPE`, `UNKNOWN_FIELD`, `INVALID_ENUM`) and every rule on whatever has the right shape.
 * Paths are those of the JSON (`creditorInformation.creditor.postalCode`), in the order of its description.
 */
export function parseQrInvoice(json: unknown, options: InvoiceJsonOptions): Result<ParsedInvoice> {
  const tooMany = tooManyEntries(json, limits.jsonEntriesMax);
  if (tooMany !== undefined) return failed(tooMany);
  const shape = qrInvoiceSchema.safeParse(json);
  const problems = shape.success ? [] : shapeProblems(shape.error, json);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return resultOf(undefined as never, problems);
  const read = draftOfJson(json, problems);
  const normalized = options.normalize
    ? normalizeDraft(read, options.profile.characterSet)
    : { draft: read, changes: [] };
  const completed = completeReference(normalized.draft);
  const draft = completed.ok ? completed.value : { ...normalized.draft, reference: undefined };
  const parsed = parseDraft(draft, options.profile);
  if (!completed.ok) add(problems, within(wirePathOf(['reference']), completed.problems));
  if (!parsed.ok)
    add(
      problems,
      parsed.problems.map((found) => ({ ...found, path: sourceOf(json, found.path) })),
    );
  if (!parsed.ok || problems.length > 0) return resultOf(undefined as never, inDocumentOrder(problems));
  return {
    ok: true,
    value: {
      invoice: parsed.value,
      changes: normalized.changes.map((change) => ({ ...change, path: sourceOf(json, change.path) })),
    },
  };
}

/** Adds what is not already said: a field whose shape is wrong is not missing as well. */
function add(problems: Problem[], found: readonly Problem[]): void {
  const said = problems.map((before) => formatPath(before.path));
  for (const one of found) {
    const path = formatPath(one.path);
    if (!said.some((before) => path === before || path.startsWith(`${before}.`) || path.startsWith(`${before}[`)))
      problems.push(one);
  }
}

const objectForms: Readonly<Record<string, string>> = {
  billInformation: 'billInformationObject',
  alternativeSchemeParameters: 'alternativeSchemeParameterObjects',
};

/** Where in the JSON a field of the draft came from: the object form where the text form says nothing. */
function sourceOf(json: object, draftPath: Path): Path {
  const path = wirePathOf(draftPath);
  const at = path.findIndex((step) => Object.hasOwn(objectForms, step));
  if (at < 0) return path;
  const texts = [valueAt(json, path.slice(0, at + 1))].flat();
  if (texts.some((text) => typeof text === 'string' && text !== '')) return path;
  return [...path.slice(0, at), objectForms[path[at] as string] as string, ...path.slice(at + 1)];
}

function draftOfJson(json: object, problems: Problem[]): InvoiceDraft {
  const text = (...path: string[]): string | undefined => textAt(json, path);
  const number = valueAt(json, ['paymentAmountInformation', 'amount']);
  const amount = typeof number === 'number' ? decimalTextOf(number) : undefined;
  return {
    iban: text('creditorInformation', 'iban'),
    creditor: addressDraftAt(json, ['creditorInformation', 'creditor']),
    ultimateCreditor: addressDraftAt(json, ['ultimateCreditor']),
    amount,
    currency: text('paymentAmountInformation', 'currency'),
    debtor: addressDraftAt(json, ['ultimateDebtor']),
    referenceType: text('paymentReference', 'referenceType'),
    reference: text('paymentReference', 'reference'),
    unstructuredMessage: text('paymentReference', 'additionalInformation', 'unstructuredMessage'),
    billingInformation: billingInformationOf(json, amount, problems),
    alternativeProcedures: proceduresOf(json, problems),
  };
}

function textAt(json: unknown, path: Path): string | undefined {
  const value = valueAt(json, path);
  return typeof value === 'string' ? value : undefined;
}

function addressDraftAt(json: object, path: Path): AddressDraft | undefined {
  const party = valueAt(json, path);
  if (typeof party !== 'object' || party === null) return undefined;
  const text = (name: string): string | undefined => textAt(party, [name]);
  return {
    addressType: text('addressType'),
    name: text('name'),
    street: text('streetName'),
    buildingNumber: text('houseNumber'),
    postalCode: text('postalCode'),
    city: text('city'),
    countryCode: text('country'),
    addressLine1: text('addressLine1'),
    addressLine2: text('addressLine2'),
  };
}

/** Text and object form of the bill information are two ways to say one thing. */
function billingInformationOf(json: object, amount: string | undefined, problems: Problem[]): string | undefined {
  const text = valueAt(json, [...information, 'billInformation']);
  const given = typeof text === 'string' && text !== '' ? text : undefined;
  const path: Path = [...information, 'billInformationObject'];
  const object = valueAt(json, path);
  if (object === undefined || object === null) return given;
  const wire = billInformationObjectSchema.safeParse(object);
  if (!wire.success) return given;
  let written: string;
  if (wire.data.billInformationType === 'RawBillInformation') written = wire.data.rawBillInformation;
  else {
    // Beside its text, which may be read in part, the object need not add up
    const total = amount === undefined || given !== undefined ? undefined : parseAmount(amount);
    const value = swicoS1Of(wire.data, total?.ok ? total.value : undefined);
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

function proceduresOf(json: object, problems: Problem[]): readonly string[] {
  const texts = valueAt(json, [schemes, 'alternativeSchemeParameters']);
  const given = Array.isArray(texts) ? texts.map((text: unknown) => (typeof text === 'string' ? text : '')) : [];
  const path: Path = [schemes, 'alternativeSchemeParameterObjects'];
  const wire = valueAt(json, path);
  if (!Array.isArray(wire) || wire.length === 0) return given;
  const written = wire.map((item: unknown, index): string => {
    const parsed = alternativeSchemeObjectSchema.safeParse(item);
    const text = parsed.success ? procedureTextOf(parsed.data) : undefined;
    if (text?.ok === false) problems.push(...within([...path, index], text.problems));
    return text?.ok ? text.value : '';
  });
  const filled = given.filter(isFilled);
  if (filled.length > 0 && written.every(isFilled) && filled.join('\n') !== written.join('\n')) {
    problems.push(problem('ALTERNATIVE_PROCEDURE_INCONSISTENT', path));
  }
  return filled.length > 0 ? given : written;
}

/** The JSON model of a draft; with `expand`, bill information and schemes stand there as objects too. */
export function qrInvoiceJsonOf(draft: InvoiceDraft, options: { readonly expand?: boolean } = {}): JsonValue {
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

/** A number, or null where what stands there is no amount: absent means that the payer fills it in. */
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
