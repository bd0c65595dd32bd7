import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../tidy/sources.ts';

const run = promisify(execFile);
const core = 'packages/core/src';

/** A change in one place that `npm run check` has to refuse, and where it has to say so. */
type Mutant = readonly [what: string, file: string, from: string, to: string, seenIn: RegExp];

const seenByCompiler: readonly Mutant[] = [
  [
    'a required member of the payments of business cases, without a value for it',
    'ebill/model.ts',
    'const paymentInformation = object(\n  {',
    "const paymentInformation = object(\n  {\n  purpose: required(text(limits.nameLengthMax), 'Purpose'),",
    /ebill\/qr-bill\/business-case\.ts/,
  ],
  [
    'a required member of QR invoices, without a rule',
    'swiss-qr/invoice.ts',
    'readonly currency: QrCurrency;',
    'readonly currency: QrCurrency;\n  readonly purpose: string;',
    /swiss-qr\/parse\.ts/,
  ],
  [
    'a required member of invoice documents, without a rule',
    'invoice-document/invoice-document.ts',
    'readonly invoiceNr: string;',
    'readonly invoiceNr: string;\n  readonly costCentre: string;',
    /invoice-document\/json\.ts/,
  ],
  [
    'a member of the wire that nobody reads',
    'swiss-qr/model.ts',
    '  city: asked(text',
    '  district: optional(text(limits.cityLengthMax)),\n  city: asked(text',
    /swiss-qr\/json\.ts/,
  ],
  [
    'a member of invoice documents that nobody reads',
    'invoice-document/model.ts',
    '    unit: optional(unit, ',
    '    costCentre: optional(line),\n    unit: optional(unit, ',
    /invoice-document\/json\.ts/,
  ],
  ['a field renamed in the QR invoice', 'swiss-qr/model.ts', '  houseNumber: ', '  houseNo: ', /swiss-qr\/json\.ts/],
  ['a field renamed in the draft', 'swiss-qr/draft.ts', 'readonly countryCode?:', 'readonly land?:', /swiss-qr\//],
  [
    'a field renamed in business cases',
    'ebill/model.ts',
    '  dueDate: required',
    '  payableOn: required',
    /ebill\/rules\//,
  ],
  [
    'a field renamed in invoice documents',
    'invoice-document/model.ts',
    '  unitPrice: optional',
    '  price: optional',
    /invoice-document\/json-positions\.ts/,
  ],
];

/** The front door of the library: `Bill`, its parties and Swico S1, the options of its functions, and the versions of the guidelines. */
const seenAtFrontDoor: readonly Mutant[] = [
  [
    'a member of bills that nobody reads',
    'bill/bill.ts',
    '  message: optional',
    '  purpose: optional(text),\n  message: optional',
    /bill\/names\.ts.*"purpose"/,
  ],
  ['a member of bills renamed', 'bill/bill.ts', '  message: optional', '  text: optional', /bill\/names\.ts.*"text"/],
  [
    'a member of a party that nobody reads',
    'bill/bill.ts',
    '  buildingNumber: optional',
    '  floor: optional(text),\n  buildingNumber: optional',
    /bill\/names\.ts.*"floor"/,
  ],
  [
    'a field of drafts that no member of a bill gives',
    'swiss-qr/draft.ts',
    '  readonly amount?: string',
    '  readonly purpose?: string | undefined;\n  readonly amount?: string',
    /bill\/names\.ts.*"purpose"/,
  ],
  [
    'a member of Swico S1 that nobody writes',
    'bill/swico.ts',
    '  uidNumber: optional',
    '  orderNumber: optional(filled),\n  uidNumber: optional',
    /bill\/swico\.ts.*"orderNumber"/,
  ],
  ...(
    [
      ['checkBill', 'bill/options.ts', '  profile: optional', 'bill/options'],
      ['billToPayload', 'bill/options.ts', '  lineEnd: optional', 'bill/options'],
      ['billToSvg', 'bill/options.ts', '  eci: optional', 'bill/options'],
      ['the separation of a slip', 'bill/options.ts', '  scissors: optional', 'bill/options'],
      ['each payment part', 'bill/options.ts', '  sideMargin: optional', 'bill/options'],
      ['billToPdf', 'bill/pdf.ts', '  symbols: optional', 'bill/pdf'],
      ['the title and time of a PDF', 'bill/pdf.ts', '  title: optional', 'bill/pdf'],
      ['billToPng', 'bill/png.ts', '  width: optional', 'bill/png'],
      ['attachBill', 'bill/attach.ts', '  append: optional', 'bill/attach'],
      ['invoiceToPdf', 'bill/invoice.ts', '  template: optional', 'bill/invoice'],
      ['invoiceToXml', 'bill/e-invoice.ts', '  syntax: optional', 'bill/e-invoice'],
      ['readEInvoice', 'bill/e-invoice.ts', '  rules: optional', 'bill/e-invoice'],
      ['paymentFile', 'bill/payments.ts', '  today: expected', 'bill/payments'],
    ] as const
  ).map(
    ([of, file, before, seenIn]): Mutant => [
      `an option of ${of} that nobody reads`,
      file,
      before,
      `  shadow: optional(oneOf(['on', 'off'])),\n${before}`,
      new RegExp(`${seenIn}\\.ts.*"shadow"`),
    ],
  ),
  [
    'an option of payment orders that the front door has not',
    'payment-order/parse.ts',
    '  readonly today: CalendarDate;',
    '  readonly today: CalendarDate;\n  readonly draft?: boolean | undefined;',
    /bill\/payments\.ts.*"draft"/,
  ],
  [
    'a version of the guidelines without its rules',
    'swiss-qr/profile.ts',
    "'2.3', '2.4'] as const",
    "'2.3', '2.4', '2.5'] as const",
    /swiss-qr\/profile\.ts.*"?2\.5/s,
  ],
  [
    'a rule of the guidelines that a version does not answer',
    'swiss-qr/profile.ts',
    '  readonly romansh: boolean;',
    '  readonly romansh: boolean;\n  readonly emoji: boolean;',
    /swiss-qr\/profile\.ts.*emoji/s,
  ],
];

const seenByBounds: readonly Mutant[] = [
  [
    'a bound lowered where it is published',
    'swiss-qr/model.ts',
    'name: asked(text(limits.nameLengthMax)',
    'name: asked(text(60)',
    /creditor\.name: maxLength 60 is published, but what is beyond it is taken/,
  ],
  [
    'a bound lowered where it is enforced',
    'swiss-qr/rules/address.ts',
    'limits.cityLengthMax',
    '30',
    /creditor\.city: maxLength 35 is published, but refused/,
  ],
  [
    'a largest amount lowered where it is enforced',
    'ebill/leaves.ts',
    "compareDecimals(plain.replace('-', ''), limits.amountMax) <= 0",
    "compareDecimals(plain.replace('-', ''), '9999.99') <= 0",
    /totalAmount\.value: maximum 99999999\.99 is published, but refused/,
  ],
];

/** A copy of the core with what checks it. */
let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const part of ['tsconfig.base.json', 'packages/core/package.json', core]) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  // What lies beneath the core is read where it is
  const compilerOptions = {
    noEmit: true,
    // What a change does not reach is not compiled again
    incremental: true,
    tsBuildInfoFile: 'mutants.tsbuildinfo',
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    declarationMap: false,
    lib: ['ES2022'],
    types: [],
  };
  const files = { include: ['src/**/*.ts'], exclude: ['src/**/*.test.ts'] };
  const settings = { extends: '../../tsconfig.base.json', compilerOptions, ...files };
  writeFileSync(join(copy, 'packages/core/tsconfig.json'), JSON.stringify(settings));
  cpSync(join(root, 'scripts/check-bounds.ts'), join(copy, 'scripts/check-bounds.ts'));
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});
afterAll(() => rmSync(copy, { recursive: true }));

/** What a check prints about a changed core; undefined when it finds nothing. */
async function findingsOf([, file, from, to]: Mutant, command: readonly string[]): Promise<string | undefined> {
  const path = join(copy, core, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  try {
    await run(process.execPath, command, { cwd: copy });
    return undefined;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  } finally {
    writeFileSync(path, text);
  }
}

const compiler = [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'packages/core'];
const bounds = ['--conditions=rappen-source', 'scripts/check-bounds.ts'];

test('the core as it is passes', async () => {
  const unchanged: Mutant = ['', 'assert.ts', '', '', /$/];
  expect(await findingsOf(unchanged, compiler)).toBeUndefined();
  expect(await findingsOf(unchanged, bounds)).toBeUndefined();
});

describe('the compiler refuses', () => {
  test.each(seenByCompiler)('%s', async (...mutant) => {
    expect(await findingsOf(mutant, compiler)).toMatch(mutant[4]);
  });
});

describe('the compiler refuses at the front door', () => {
  test.each(seenAtFrontDoor)('%s', async (...mutant) => {
    expect(await findingsOf(mutant, compiler)).toMatch(mutant[4]);
  });
});

describe('the check of bounds refuses', () => {
  test.each(seenByBounds)('%s', async (...mutant) => {
    expect(await findingsOf(mutant, bounds)).toMatch(mutant[4]);
  });
});
