import { type Command, command } from '../command-line/command.ts';
import { eInvoiceCommands } from './e-invoices.ts';
import { json, language, normalize, pageSize, profile } from './options.ts';

const jsonFile = { name: 'FILE', needs: 'a JSON file' } as const;

/** The commands that make, convert, read and check documents. */
export const documentCommands: readonly Command[] = [
  command({
    name: 'bill',
    summary: 'Creates a payment part from a QR invoice, or a PDF with a page for each of a list.',
    arguments: [{ ...jsonFile, meaning: 'A QR invoice in JSON, or a list of them; - for standard input.' }],
    options: {
      output: { type: 'text', short: 'o', value: 'FILE', default: '-', meaning: 'Where the result goes.' },
      format: {
        type: 'choice',
        choices: ['pdf', 'svg', 'png'],
        meaning: 'The format of the result; that of the name of the result, or pdf, unless said.',
      },
      language,
      'page-size': pageSize,
      'code-only': { type: 'switch', meaning: 'Draws the code without the slip.' },
      normalize,
      profile,
      json,
    },
    examples: [
      { line: 'rappen bill invoice.json -o bill.pdf --language fr', meaning: 'A page in French.' },
      { line: 'rappen bill invoice.json -o code.png', meaning: 'The QR code alone, as a picture.' },
      { line: 'rappen bill - < invoice.json > bill.pdf', meaning: 'From standard input to standard output.' },
    ],
    run: async (values, words) => (await import('../commands/bill.ts')).bill(values, words),
  }),
  command({
    name: 'bulk',
    summary: 'Creates payment parts from a table or a list: one PDF, or a ZIP with one file each.',
    arguments: [
      {
        name: 'FILE',
        needs: 'a CSV, XLSX or JSON file',
        meaning: 'A table (CSV, XLSX), or a JSON list; - for standard input.',
      },
    ],
    options: {
      output: { type: 'text', short: 'o', value: 'FILE', default: '-', meaning: 'Where the result goes.' },
      format: {
        type: 'choice',
        choices: ['pdf', 'zip'],
        meaning: 'The format of the result; that of the name of the result, or pdf, unless said.',
      },
      language,
      'page-size': pageSize,
      'on-error': {
        type: 'choice',
        choices: ['fail', 'skip'],
        default: 'fail',
        meaning: 'What a wrong row costs: everything, or itself.',
      },
      'open-amounts': {
        type: 'switch',
        meaning: 'Empty cells in a column of amounts are meant to be open, as cells that say open are.',
      },
      normalize,
      profile,
      json,
    },
    examples: [
      { line: 'rappen bulk bills.csv -o bills.pdf', meaning: 'A page for each row; nothing where a row is wrong.' },
      { line: 'rappen bulk bills.xlsx -o bills.zip --on-error skip', meaning: 'A file for each row that is right.' },
    ],
    run: async (values, words) => (await import('../commands/bulk.ts')).bulk(values, words),
  }),
  command({
    name: 'epc',
    summary: 'Creates an EPC QR code (GiroCode) from a payment in euro.',
    arguments: [
      { ...jsonFile, meaning: 'The payment in JSON (name, iban, amount, message and more); - for standard input.' },
    ],
    options: {
      output: { type: 'text', short: 'o', value: 'FILE', default: '-', meaning: 'Where the result goes.' },
      format: {
        type: 'choice',
        choices: ['svg', 'pdf', 'png'],
        meaning: 'The format of the result; that of the name of the result, or svg, unless said.',
      },
      label: { type: 'switch', meaning: 'Writes beside the code what it is for.' },
      language: {
        type: 'choice',
        choices: async () => {
          const { labelWords } = await import('@rappen/core/epc');
          return Object.keys(labelWords) as (keyof typeof labelWords)[];
        },
        default: 'de',
        meaning: 'The language of the label.',
      },
      normalize,
      json,
    },
    examples: [
      { line: 'rappen epc payment.json -o code.svg', meaning: 'The code alone.' },
      { line: 'rappen epc payment.json -o code.pdf --label --language fr', meaning: 'With a label in French.' },
    ],
    run: async (values, words) => (await import('../commands/epc.ts')).epc(values, words),
  }),
  command({
    name: 'pdfa',
    summary: 'Converts PDFs to PDF/A-3b, the format for archives and eBills.',
    arguments: [{ name: 'FILE', needs: 'a PDF', meaning: 'One or more PDFs; - for standard input.', isRepeated: true }],
    options: {
      output: {
        type: 'text',
        short: 'o',
        value: 'FILE',
        isRequired: true,
        meaning: 'The result; for several files a folder, which is made where it is missing.',
      },
      raster: { type: 'switch', meaning: 'Allows pages that cannot be converted to become pictures.' },
      verify: { type: 'switch', meaning: 'Compares how the pages look before and after.' },
      json,
    },
    examples: [
      { line: 'rappen pdfa bill.pdf -o archive/', meaning: 'Into a folder, under the same name.' },
      { line: 'rappen pdfa bill.pdf -o kept.pdf --raster --verify', meaning: 'At any price, and compared.' },
    ],
    run: async (values, words) => (await import('../commands/pdfa.ts')).pdfa(values, words),
  }),
  command({
    name: 'scan',
    summary: 'Reads the payment codes (Swiss QR code, EPC QR code) in PDF, PNG and JPEG files.',
    arguments: [
      {
        name: 'FILE',
        needs: 'a file',
        meaning: 'One or more PDF, PNG or JPEG files; - for standard input.',
        isRepeated: true,
      },
    ],
    options: {
      harder: { type: 'switch', meaning: 'Searches longer, for bad photos and scans.' },
      seconds: {
        type: 'number',
        value: 'SECONDS',
        meaning:
          'How long a file may take; then the pages that were not searched are listed, and the next file follows.',
      },
      json,
    },
    examples: [
      { line: 'rappen scan bill.pdf', meaning: 'What the bill says, as text.' },
      { line: 'rappen scan inbox/*.pdf --json', meaning: 'A line of JSON for each code; what bill can read is in it.' },
    ],
    run: async (values, words) => (await import('../commands/scan.ts')).scan(values, words),
  }),
  ...eInvoiceCommands,
  command({
    name: 'check',
    summary: 'Validates an account number, a reference, an amount, the text of a code or invoice, or an e-invoice.',
    arguments: [
      {
        name: 'KIND',
        needs: 'a kind',
        meaning: 'What the text is.',
        choices: ['iban', 'qr-iban', 'reference', 'amount', 'payload', 'invoice', 'einvoice'],
      },
      {
        name: 'TEXT',
        needs: 'a text, or - for standard input',
        meaning: 'The text; - for standard input. For einvoice the file, a PDF or XML.',
      },
    ],
    options: {
      rules: {
        type: 'choice',
        choices: async () => (await import('@rappen/core/e-invoice')).eInvoiceRules,
        meaning: 'What an e-invoice is validated by; en16931 unless said.',
      },
      json,
    },
    notes: [
      'Spaces in account and reference numbers do not count. An invoice is one in JSON, a payload the text of a code.',
    ],
    examples: [
      { line: 'rappen check iban "CH93 0076 2011 6238 5295 7"', meaning: 'valid, or why it is not.' },
      { line: 'rappen check invoice - --json < invoice.json', meaning: 'All problems of an invoice.' },
      { line: 'rappen check einvoice invoice.pdf --rules peppol', meaning: 'Each rule that an e-invoice breaks.' },
    ],
    run: async (values, words) => (await import('../commands/check.ts')).check(values, words),
  }),
];
