import type { Edit } from './scratch.ts';

/** A row of the table, walked: what one does first, and what asks for each further change. */
export interface Errand {
  /** The first cell of the row. */
  readonly row: string;
  readonly first: Edit;
  /** Each in turn: what is said, until this is done. Nothing is said after the last one. */
  readonly asked: readonly (readonly [said: RegExp, ...edits: Edit[]])[];
  /** The packages that are compiled. */
  readonly compiled: readonly string[];
  /** The test that asks, from `packages`, where the compiler does not. */
  readonly tested?: string;
}

const edit = (file: string, from: string, to: string): Edit => ({ file, from, to });

export const errands: readonly Errand[] = [
  {
    row: 'add a field to what is sent',
    first: edit(
      'core/src/ebill/model.ts',
      'const paymentInformation = object(\n  {',
      "const paymentInformation = object(\n  {\n    purpose: required(text(limits.nameLengthMax), 'Purpose'),",
    ),
    asked: [
      [
        /ebill\/qr-bill\/business-case\.ts.*purpose/s,
        edit(
          'core/src/ebill/qr-bill/business-case.ts',
          '      payableAmountCanBeModified:',
          "      purpose: 'Bill',\n      payableAmountCanBeModified:",
        ),
      ],
    ],
    compiled: ['core'],
  },
  {
    row: 'change a bound',
    first: edit('core/src/swiss-qr/limits.ts', '  cityLengthMax: 35,', '  cityLengthMax: 36,'),
    asked: [
      [
        /the docstring of city says the bound/,
        edit('core/src/bill/bill.ts', 'Town, 35 characters', 'Town, 36 characters'),
      ],
    ],
    compiled: [],
    tested: 'core/src/bill/docstrings.test.ts',
  },
  {
    row: 'add a field to the library',
    first: edit(
      'core/src/bill/bill.ts',
      '  message: optional(text),',
      '  purpose: optional(text),\n  message: optional(text),',
    ),
    asked: [
      [
        /bill\/names\.ts.*"purpose"/,
        edit(
          'core/src/swiss-qr/draft.ts',
          '  readonly amount?: string',
          '  readonly purpose?: string | undefined;\n  readonly amount?: string',
        ),
      ],
      [
        /bill\/invoice-of-bill\.ts.*"purpose"/,
        edit('core/src/bill/invoice-of-bill.ts', "\n  'message',\n", "\n  'message',\n  'purpose',\n"),
      ],
      [
        /bill\/invoice-of-bill\.ts.*purpose/s,
        edit(
          'core/src/bill/invoice-of-bill.ts',
          'const own = { creditor,',
          'const own = { purpose: undefined, creditor,',
        ),
      ],
    ],
    compiled: ['core'],
  },
  {
    row: 'add an option to the library',
    first: edit(
      'core/src/bill/options.ts',
      '  eci: optional(flag),',
      '  shade: optional(flag),\n  eci: optional(flag),',
    ),
    asked: [
      [
        /bill\/options\.ts.*"shade"/,
        edit('core/src/bill/options.ts', "| 'eci' | 'quietZone'", "| 'eci' | 'shade' | 'quietZone'"),
      ],
    ],
    compiled: ['core'],
  },
  {
    row: 'add a version of the guidelines',
    first: edit('core/src/swiss-qr/profile.ts', "'2.3', '2.4'] as const", "'2.3', '2.4', '2.5'] as const"),
    asked: [
      [
        /swiss-qr\/profile\.ts.*2\.5/s,
        edit(
          'core/src/swiss-qr/profile.ts',
          "  '2.4': {",
          "  '2.5': {\n    name: '2.5',\n    validFrom: '2028-11-14',\n    validBefore: '9999-12-31',\n    characterSet: characterSets['2.3'],\n    combinedAddresses: false,\n    qrReferenceOnlyWithChf: true,\n    romansh: true,\n  },\n  '2.4': {",
        ),
      ],
    ],
    compiled: ['core', 'http'],
  },
  {
    row: 'add a page size',
    first: edit(
      'core/src/payment-part/page-sizes.ts',
      '  DIN_LANG: {',
      '  A4_TOP: { width: slip.width, height: 297, slipTop: 0, upperLine: true },\n  DIN_LANG: {',
    ),
    asked: [],
    compiled: ['core', 'http'],
  },
  {
    row: 'add a language of slips and invoices',
    first: edit('core/src/payment-part/labels.ts', "'en', 'rm'] as const", "'en', 'rm', 'es'] as const"),
    asked: [
      [
        /payment-part\/labels\.ts/,
        edit(
          'core/src/payment-part/labels.ts',
          '\n  fr: {\n    paymentPart',
          '\n  es: {} as Labels,\n  fr: {\n    paymentPart',
        ),
      ],
      [
        /json-qr-part\.ts.*"es"|notification/s,
        edit('core/src/swiss-qr/notification.ts', "\n  rm: 'BETG", "\n  es: 'NO PAGAR',\n  rm: 'BETG"),
      ],
      [
        /invoice-document\/vat-words\.ts/,
        edit('core/src/invoice-document/vat-words.ts', "  rm: 'Betg suttamess", "  es: '',\n  rm: 'Betg suttamess"),
        edit('core/src/invoice-document/vat-words.ts', "  rm: 'Exclus da", "  es: '',\n  rm: 'Exclus da"),
        edit('core/src/invoice-document/vat-words.ts', '  rm: "Taglia sin', '  es: "",\n  rm: "Taglia sin'),
        edit('core/src/invoice-document/vat-words.ts', "  rm: 'Export, lib", "  es: '',\n  rm: 'Export, lib"),
      ],
      [
        /invoice-document\/words\.ts/,
        edit('core/src/invoice-document/words.ts', '\n  rm: {', '\n  es: {} as InvoiceWords,\n  rm: {'),
      ],
      [
        /invoice-document\/words-abroad\.ts/,
        edit('core/src/invoice-document/words-abroad.ts', '\n  rm: {', '\n  es: {} as AbroadWords,\n  rm: {'),
      ],
      [
        /invoice-document\/templates\/index\.ts/,
        edit('core/src/invoice-document/templates/index.ts', "rm: 'Classic' }", "rm: 'Classic', es: '' }"),
        edit('core/src/invoice-document/templates/index.ts', 'rm: "Brev', 'es: "",\n      rm: "Brev'),
        edit('core/src/invoice-document/templates/index.ts', "rm: 'Modern' }", "rm: 'Modern', es: '' }"),
        edit('core/src/invoice-document/templates/index.ts', 'rm: "Travada', 'es: "",\n      rm: "Travada'),
        edit('core/src/invoice-document/templates/index.ts', "rm: 'Cumpact' }", "rm: 'Cumpact', es: '' }"),
        edit('core/src/invoice-document/templates/index.ts', "rm: 'Bleras", "es: '',\n      rm: 'Bleras"),
      ],
    ],
    compiled: ['core', 'http'],
  },
  {
    row: 'add a setting',
    first: edit(
      'http/src/settings/table.ts',
      '  OTEL_SDK_DISABLED: {',
      "  RAPPEN_SHADE: { group: 'Traces', kind: trueOnly, default: 'false', meaning: 'Shade.' },\n  OTEL_SDK_DISABLED: {",
    ),
    asked: [
      [
        /RAPPEN_SHADE/,
        edit(
          'http/src/settings/config.ts',
          "    port: value('PORT'),",
          "    port: value('PORT'),\n    shade: value('RAPPEN_SHADE'),",
        ),
      ],
    ],
    compiled: [],
    tested: 'http/src/settings/handed-on.test.ts',
  },
  {
    row: 'add a command, or an option of one',
    first: edit(
      'node/src/declarations/service.ts',
      "  command({\n    name: 'doctor',",
      "  command({\n    name: 'shade',\n    summary: 'Shades.',\n    arguments: [],\n    options: {},\n    examples: [{ line: 'rappen shade', meaning: 'Shades.' }],\n    run: async () => (await import('../commands/shade.ts')).shade(),\n  }),\n  command({\n    name: 'doctor',",
    ),
    asked: [
      [
        /declarations\/service\.ts.*commands\/shade\.ts/,
        edit('node/src/commands/shade.ts', '', 'export async function shade(): Promise<number> {\n  return 0;\n}\n'),
      ],
    ],
    compiled: ['node'],
  },
  {
    row: 'add a term of e-invoices',
    first: edit(
      'core/src/e-invoice/semantic/e-invoice.ts',
      '  /** BT-17. */',
      '  /** BT-999. */\n  readonly shade?: string | undefined;\n  /** BT-17. */',
    ),
    asked: [
      [
        /shade is in cii/,
        edit(
          'core/src/e-invoice/syntax/cii.ts',
          'const invoice = binderOf<PlacedInvoice>();',
          "const invoice = binderOf<PlacedInvoice>();\nexport const shaded = invoice.text('ram:Shade', 'shade');",
        ),
      ],
      [
        /shade is in ubl/,
        edit(
          'core/src/e-invoice/syntax/ubl.ts',
          'const invoice = binderOf<',
          "const shadeName = 'shade';\nexport const shaded = shadeName;\nconst invoice = binderOf<",
        ),
      ],
    ],
    compiled: [],
    tested: 'core/src/e-invoice/syntax/every-term.test.ts',
  },
  {
    row: 'add a page of the web application',
    first: edit('web/src/parts/page/route.ts', "'biller', ...linkNames]", "'biller', 'shade', ...linkNames]"),
    asked: [
      [
        /shell\/app\.tsx/,
        edit(
          'web/src/shell/app.tsx',
          '  welcome: async',
          "  shade: async () => (await import('../read/read-page.tsx')).ReadPage,\n  welcome: async",
        ),
      ],
      [
        /shell\/app\.tsx.*shade/s,
        edit(
          'web/src/shell/app.tsx',
          "  return isLink(page) ? 'biller' : page;",
          "  return isLink(page) || page === 'shade' ? 'biller' : page;",
        ),
      ],
    ],
    compiled: ['web'],
  },
  {
    row: 'add a country of the IBAN registry',
    first: edit('core/src/iban/registry.ts', "  AD: '8n12c',", "  AA: '8n12c',\n  AD: '8n12c',"),
    asked: [],
    compiled: ['core'],
  },
];
