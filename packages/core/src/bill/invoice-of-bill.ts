import { normalizeIban } from '../iban/iban.ts';
import { type ParsedInvoiceDocument, parseInvoiceDocument } from '../invoice-document/json.ts';
import { type InvoiceDocumentJson, invoiceDocumentModel } from '../invoice-document/model.ts';
import type { InvoiceDocumentOptions } from '../invoice-document/options.ts';
import { problem } from '../model/problems.ts';
import { isRecord } from '../model/reading.ts';
import type { NothingLeft } from '../model/shape.ts';
import { formatPath, type Path, type Problem } from '../problem/problem.ts';
import { failed, type Result, resultOf } from '../result.ts';
import type { Bill, CombinedParty, Party } from './bill.ts';
import { copied } from './copy.ts';
import { referenceTypeOf } from './draft-of-bill.ts';
import { withMeant } from './meant.ts';
import { changeProblem } from './normalize.ts';

type Sender = InvoiceDocumentJson['sender'];
type Recipient = InvoiceDocumentJson['recipient'];
/** Who it is, in the fields of a bill, and how to reach them. */
type As<P, Wire> = P & Omit<Wire, 'name' | 'addressLines' | 'address'>;

/**
 * A complete invoice in the fields of a bill: who is paid and who pays are written once, and the payment part is made of them. Amount and
 * currency are those of the invoice.
 */
export interface InvoiceOfBill
  extends Omit<InvoiceDocumentJson, 'sender' | 'recipient' | 'qrInvoice'>,
    Pick<Bill, 'debtor' | 'reference' | 'message' | 'billingInformation' | 'procedures'> {
  /** The IBAN or QR-IBAN that is paid to; without it, and without the other fields of a bill, the invoice has no payment part. */
  readonly account?: string | undefined;
  /** Who is paid; the sender unless given. */
  readonly creditor?: Party | CombinedParty | undefined;
  /** Who sends the invoice; the creditor unless given. */
  readonly sender?: Sender | As<Party, Sender> | As<CombinedParty, Sender> | undefined;
  /** Who gets it; the debtor unless given. */
  readonly recipient?: Recipient | As<Party, Recipient> | As<CombinedParty, Recipient> | undefined;
}

/** A complete invoice: in the fields of a bill, or as the services take it. */
export type InvoiceToMake = InvoiceDocumentJson | InvoiceOfBill;

const partyFields = [
  'street',
  'buildingNumber',
  'postalCode',
  'city',
  'country',
  'addressLine1',
  'addressLine2',
] as const;
const paymentFields = [
  'creditor',
  'account',
  'debtor',
  'reference',
  'message',
  'billingInformation',
  'procedures',
] as const;

/** What is read here, member by member: the compiler refuses one that nobody reads. @proof */
export type Unread = NothingLeft<
  | Exclude<keyof Party | keyof CombinedParty, (typeof partyFields)[number] | 'name'>
  | Exclude<keyof Bill, (typeof paymentFields)[number] | 'amount' | 'currency' | 'language'>
>;

type Members = Readonly<Record<string, unknown>>;
/** Where something stands in the document of the services, and where its sender wrote it. */
type Moved = [to: Path, from: Path][];

/** Reads an invoice from any JavaScript caller. The paths of problems are those of what was given. */
export function readInvoice(document: unknown, options: InvoiceDocumentOptions): Result<ParsedInvoiceDocument> {
  const copy = copied(document);
  if (!copy.ok) return copy;
  const { value: given } = copy;
  const moved: Moved = [];
  const json = isRecord(given) ? documentOf(given, moved) : given;
  const parsed = parseInvoiceDocument(json, options);
  const back = (found: readonly Problem[]) => onceEach(found.map((each) => backAt(each, moved)));
  if (isRecord(given) && given['qrInvoice'] !== undefined && isOfBill(given))
    return failed(problem('FIELD_NOT_ALLOWED', ['qrInvoice']), ...(parsed.ok ? [] : back(parsed.problems)));
  if (!parsed.ok)
    return resultOf(
      undefined as never,
      back(withMeant(parsed.problems, invoiceDocumentModel, [...paymentFields, ...partyFields])),
    );
  const { warnings, changes = [] } = parsed.value;
  const told = [...warnings, ...(options.normalize ? changes.map((change) => changeProblem(change)) : [])];
  return { ok: true, value: { ...parsed.value, warnings: back(told) } };
}

function documentOf(given: Members, moved: Moved): Members {
  const { creditor, account, debtor, reference, message, billingInformation, procedures, ...rest } = given;
  const own = { creditor, account, debtor, reference, message, billingInformation, procedures };
  return {
    ...rest,
    sender: printedParty(given, 'sender', 'creditor', moved),
    recipient: printedParty(given, 'recipient', 'debtor', moved),
    qrInvoice: isOfBill(given) ? paymentPartOf(given, own, moved) : withWireNames(rest['qrInvoice'], moved),
  };
}

/** Whether its payment part is written in the fields of a bill. */
function isOfBill(given: Members): boolean {
  return paymentFields.some((field) => given[field] !== undefined);
}

/** The payment part as the services take it. */
function paymentPartOf(given: Members, own: Record<(typeof paymentFields)[number], unknown>, moved: Moved): Members {
  const { account, reference: written, message, billingInformation, procedures } = own;
  const iban = typeof account === 'string' ? normalizeIban(account) : account;
  const reference = typeof written === 'string' ? written.replace(/\s+/g, '') : written;
  const information = ['qrInvoice', 'paymentReference', 'additionalInformation'];
  const isObject = isRecord(billingInformation);
  moved.push(
    [['qrInvoice', 'creditorInformation', 'iban'], ['account']],
    [['qrInvoice', 'paymentReference', 'referenceType'], ['reference']],
    [['qrInvoice', 'paymentReference', 'reference'], ['reference']],
    [[...information, 'unstructuredMessage'], ['message']],
    [[...information, 'billInformation'], ['billingInformation']],
    [[...information, 'billInformationObject'], ['billingInformation']],
    [['qrInvoice', 'alternativeSchemes', 'alternativeSchemeParameters'], ['procedures']],
  );
  const party = (name: 'creditor' | 'debtor', otherwise: string, at: Path): unknown => {
    const from = own[name] === undefined && isParty(given[otherwise]) ? otherwise : name;
    const value = given[from];
    moved.push([at, [from]]);
    if (value === undefined && name === 'creditor') return { addressType: 'STRUCTURED' };
    if (!isRecord(value)) return value;
    const fields =
      from === name ? value : Object.fromEntries(['name', ...partyFields].map((each) => [each, value[each]]));
    const isCombined = (value['addressLine1'] || value['addressLine2']) && !value['postalCode'] && !value['city'];
    return { addressType: isCombined ? 'COMBINED' : 'STRUCTURED', ...withWireStreet(fields, at, [from], moved) };
  };
  return {
    creditorInformation: {
      iban,
      creditor: party('creditor', 'sender', ['qrInvoice', 'creditorInformation', 'creditor']),
    },
    ultimateDebtor: party('debtor', 'recipient', ['qrInvoice', 'ultimateDebtor']),
    paymentReference: {
      referenceType: referenceTypeOf(String(iban), typeof reference === 'string' ? reference : undefined),
      reference,
      additionalInformation: {
        unstructuredMessage: message,
        ...(isObject
          ? {
              billInformationObject: {
                billInformationType: 'SwicoS1v12',
                ...(numbersIn(billingInformation) as object),
              },
            }
          : { billInformation: billingInformation }),
      },
    },
    ...(procedures === undefined ? {} : { alternativeSchemes: { alternativeSchemeParameters: procedures } }),
  };
}

/** Decimals of Swico S1 that are texts as the numbers that the services have. */
function numbersIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(numbersIn);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const isDecimal =
        typeof part === 'string' && /^(?:tax|cash|eligible)/.test(name) && /^\d{1,9}(?:\.\d{1,3})?$/.test(part);
      return [name, isDecimal ? Number(part) : numbersIn(part)];
    }),
  );
}

/** Who sends or gets an invoice, as the services take it: lines to print, and the address in its parts. */
function printedParty(given: Members, name: 'sender' | 'recipient', otherwise: string, moved: Moved): unknown {
  const from = given[name] === undefined && isParty(given[otherwise]) ? otherwise : name;
  const party = given[from];
  if (!isParty(party))
    return isRecord(party)
      ? withPart(party, 'address', (address) => withWireStreet(address, [name, 'address'], [name, 'address'], moved))
      : party;
  const {
    name: called,
    street,
    buildingNumber,
    postalCode,
    city,
    country,
    addressLine1,
    addressLine2,
    ...rest
  } = party;
  const joined = (...parts: readonly unknown[]): string =>
    parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
  const abroad = country === undefined || country === 'CH' || country === 'LI' ? '' : `${country}-`;
  const place = joined(postalCode, city);
  const lines = [joined(street, buildingNumber), addressLine1, place && `${abroad}${place}`, addressLine2].filter(
    Boolean,
  );
  moved.push([[name, 'addressLines'], [from]], [[name, 'address'], [from]], [[name], [from]]);
  const parts = withWireStreet({ street, buildingNumber, postalCode, city, country }, [name, 'address'], [from], moved);
  return {
    ...rest,
    ...(name === 'sender'
      ? { name: called, addressLines: lines }
      : { addressLines: called ? [called, ...lines] : lines }),
    address: addressLine2 === undefined ? parts : undefined,
  };
}

/** Whether it is written in the fields of a bill. */
function isParty(value: unknown): value is Members {
  return (
    isRecord(value) && value['addressLines'] === undefined && partyFields.some((field) => value[field] !== undefined)
  );
}

/** A payment part as the services take it, where street and number may have their names in a bill. */
function withWireNames(part: unknown, moved: Moved): unknown {
  const creditor = ['qrInvoice', 'creditorInformation', 'creditor'];
  const debtor = ['qrInvoice', 'ultimateDebtor'];
  const paid = withPart(part, 'creditorInformation', (paid) =>
    withPart(paid, 'creditor', (party) => withWireStreet(party, creditor, creditor, moved)),
  );
  return withPart(paid, 'ultimateDebtor', (party) => withWireStreet(party, debtor, debtor, moved));
}

/** A record with one of its records changed; anything else as it is. */
function withPart(value: unknown, name: string, change: (part: Members) => unknown): unknown {
  if (!isRecord(value)) return value;
  const part = value[name];
  return isRecord(part) ? { ...value, [name]: change(part) } : value;
}

/** Street and number of a bill by the names that the services have for them. */
function withWireStreet(address: Members, to: Path, from: Path, moved: Moved): Members {
  const { street, buildingNumber, ...rest } = address;
  moved.push([
    [...to, 'streetName'],
    [...from, street === undefined ? 'streetName' : 'street'],
  ]);
  moved.push([
    [...to, 'houseNumber'],
    [...from, buildingNumber === undefined ? 'houseNumber' : 'buildingNumber'],
  ]);
  return {
    ...(street === undefined ? {} : { streetName: street }),
    ...(buildingNumber === undefined ? {} : { houseNumber: buildingNumber }),
    ...rest,
  };
}

/** What is printed and paid may be the same: each of its problems once. */
function onceEach(problems: readonly Problem[]): Problem[] {
  const isSame = (one: Problem, other: Problem) =>
    one.code === other.code && formatPath(one.path) === formatPath(other.path);
  return problems.filter((found, at) => problems.findIndex((other) => isSame(found, other)) === at);
}

/** A problem where its cause was written. */
function backAt(found: Problem, moved: Moved): Problem {
  const isOfAccount =
    found.code === 'REFERENCE_TYPE_QRR_NEEDS_QR_IBAN' && moved.some(([, [name]]) => name === 'account');
  if (isOfAccount) return { ...found, path: ['account'] };
  const [to, from] = moved
    .filter(([to]) => to.every((step, at) => step === found.path[at]))
    .reduce((best, each) => (each[0].length > best[0].length ? each : best), [[], []] as Moved[number]);
  return { ...found, path: [...from, ...found.path.slice(to.length)] };
}
