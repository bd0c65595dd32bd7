/**
 * Holds every bound that a model publishes in its JSON Schema against the one that is enforced: a text, number or list of exactly the
 * bound is taken, and one beyond it is refused where it stands. A bound that is changed in one place only ends with status 1.
 */

import { formatPath, type Path, type Problem } from '@rappen/core/problem';
import { parseCalendarDate } from '../packages/core/src/date/calendar-date.ts';
import {
  businessCaseJson,
  businessCaseModels,
  businessCaseTypes,
  exampleBusinessCase,
  parseBusinessCase,
  readJsonDocument,
} from '../packages/core/src/ebill/index.ts';
import {
  invoiceDocumentExamples,
  invoiceDocumentModel,
  parseInvoiceDocument,
} from '../packages/core/src/invoice-document/index.ts';
import { writeJson } from '../packages/core/src/json/index.ts';
import { anyShapeOf, type Shape } from '../packages/core/src/model/index.ts';
import {
  invoiceExamples,
  parseQrInvoice,
  profiles,
  qrInvoiceJsonOf,
  qrInvoiceModel,
} from '../packages/core/src/swiss-qr/index.ts';

interface Bounded {
  readonly name: string;
  readonly shape: Shape<unknown>;
  /** Documents that are valid; a bound is tried in the first that has its place. */
  readonly documents: readonly unknown[];
  readonly problemsOf: (document: unknown) => readonly Problem[];
}

/** What says that a value is out of bounds. Others may be true of a value at its bound, which is seldom one with sense. */
const outOfBounds =
  /TOO_LONG|TOO_MANY|SIZE|RANGE|SCALE|DECIMALS|DONATION_|INSTALMENT_(?:GROUPS|EMPTY)|^PATTERN$|TOO_FAR/;
/** Bounds that stand in a form of their own, or that no value of the form can pass. */
const ofTheirForm = /\.(?:country|countryCode|iban|currencyCode|enterpriseIdentificationNumber)$/;

/** Rules between fields that a value at its bound breaks in the example. */
const betweenFields: Readonly<Record<string, string>> = { 'InvoiceDocument.prepaidAmount': 'AMOUNT_RANGE' };

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const problems = (result: { readonly ok: boolean; readonly problems?: readonly Problem[] }) => result.problems ?? [];
const day = parseCalendarDate('2026-06-15');
if (!day.ok) throw new Error('There is such a day');
const today = day.value;

const exampleNames = {
  Bill: 'bill',
  InstalmentBill: 'instalment-bill',
  Advice: 'advice',
  CreditNote: 'credit-note',
  Reminder: 'reminder',
  DonationInquiry: 'donation-inquiry',
} as const;

const models: readonly Bounded[] = [
  {
    name: 'QrInvoice',
    shape: qrInvoiceModel,
    documents: Object.values(invoiceExamples).map((draft) => JSON.parse(writeJson(qrInvoiceJsonOf(draft)))),
    problemsOf: (document) => problems(parseQrInvoice(document, { profile: profiles['2.3'] })),
  },
  {
    name: 'InvoiceDocument',
    shape: invoiceDocumentModel,
    documents: Object.values(invoiceDocumentExamples).map(plain),
    problemsOf: (document) => problems(parseInvoiceDocument(document, { profile: profiles['2.3'] })),
  },
  ...businessCaseTypes.map((type): Bounded => {
    const example = exampleBusinessCase(`${exampleNames[type]}-with-workflow`, {
      today,
      iban: 'CH4431999123000889012',
      referenceNumber: 'R-1',
      referencedBillReferenceNumber: 'R-0',
    });
    if (!example.ok) throw new Error(`The example of ${type} is refused`);
    return {
      name: type,
      shape: businessCaseModels[type],
      documents: [JSON.parse(writeJson(businessCaseJson(example.value)))],
      problemsOf: (document) => problems(parseBusinessCase(type, readJsonDocument(document), { today })),
    };
  }),
];

interface Place {
  readonly path: Path;
  readonly shape: Shape<unknown>;
}

/** Every leaf and list of a shape; lists by their first entry. */
function placesOf(of: Shape<unknown>, path: Path = []): Place[] {
  const shape = anyShapeOf(of);
  switch (shape.kind) {
    case 'object':
      return shape.members
        .filter(([, { isImplied }]) => !isImplied)
        .flatMap(([name, member]) => placesOf(member.shape, [...path, name]));
    case 'list':
      return [{ path, shape }, ...placesOf(shape.entry, [...path, 0])];
    case 'union':
      return [];
    case 'leaf':
      return [{ path, shape }];
  }
}

function withValue(document: unknown, path: Path, value: unknown): unknown {
  const whole = plain(document) as Record<string | number, unknown>;
  let holder = whole;
  for (const [index, step] of path.slice(0, -1).entries()) {
    const isList = typeof path[index + 1] === 'number';
    const inner = holder[step];
    // A list of texts before a longer one stays: the example shows what stands in it
    holder[step] ??= isList ? [] : {};
    if (inner === null) holder[step] = isList ? [] : {};
    holder = holder[step] as Record<string | number, unknown>;
  }
  holder[path.at(-1) as string | number] = value;
  return whole;
}

function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | undefined)?.[step],
    document,
  );
}

/** What is said about a place, or about what holds it. */
function saidOf(found: readonly Problem[], path: Path): readonly Problem[] {
  const place = formatPath(path);
  return found.filter((one) => {
    const at = formatPath(one.path);
    return at === place || at.startsWith(`${place}[`) || place.startsWith(`${at}.`) || at === '';
  });
}

interface Probe {
  readonly bound: string;
  readonly taken: unknown;
  readonly refused: unknown;
}

/** Values at a bound and beyond it. */
function probesOf({ path, shape: of }: Place, documents: readonly unknown[]): readonly Probe[] {
  const shape = anyShapeOf(of);
  if (shape.kind === 'list') {
    const entry = documents.map((document) => valueAt(document, [...path, 0])).find((one) => one !== undefined);
    const { countMax } = shape;
    if (entry === undefined || countMax === Number.POSITIVE_INFINITY) return [];
    const times = (count: number) => Array.from({ length: count }, () => entry);
    return [{ bound: `maxItems ${countMax}`, taken: times(countMax), refused: times(countMax + 1) }];
  }
  if (shape.kind !== 'leaf') return [];
  const { maxLength, maximum, minimum, multipleOf = 1, format } = shape.schema as Readonly<Record<string, number>>;
  const probes: Probe[] = [];
  if (maxLength !== undefined) {
    const text = (length: number) =>
      String(format) === 'email' ? `${'a'.repeat(length - 5)}@b.ch` : 'a'.repeat(length);
    probes.push({ bound: `maxLength ${maxLength}`, taken: text(maxLength), refused: text(maxLength + 1) });
  }
  const beyond = (bound: number, step: number) => Number((bound + step).toFixed(6));
  if (maximum !== undefined) {
    probes.push({ bound: `maximum ${maximum}`, taken: maximum, refused: beyond(maximum, multipleOf) });
  }
  if (minimum !== undefined) {
    probes.push({ bound: `minimum ${minimum}`, taken: minimum, refused: beyond(minimum, -multipleOf) });
  }
  return probes;
}

let tried = 0;
const faults: string[] = [];
for (const { name, shape, documents, problemsOf } of models) {
  for (const place of placesOf(shape)) {
    const where = `${name}.${formatPath(place.path)}`;
    if (ofTheirForm.test(where)) continue;
    const document = documents.find((one) => valueAt(one, place.path) !== undefined) ?? documents[0];
    for (const { bound, taken, refused } of probesOf(place, documents)) {
      tried += 1;
      const early = problemsOf(withValue(document, place.path, taken)).find(
        ({ code, path }) =>
          formatPath(path) === formatPath(place.path) && outOfBounds.test(code) && betweenFields[where] !== code,
      );
      if (early !== undefined) faults.push(`${where}: ${bound} is published, but refused with ${early.code}`);
      if (saidOf(problemsOf(withValue(document, place.path, refused)), place.path).length === 0) {
        faults.push(`${where}: ${bound} is published, but what is beyond it is taken`);
      }
    }
  }
}
for (const fault of faults) console.error(fault);
console.log(`${tried} published bounds are the enforced ones${faults.length > 0 ? `, but for ${faults.length}` : ''}`);
if (tried < 100) faults.push('Too few bounds were found');
process.exitCode = faults.length > 0 ? 1 : 0;
