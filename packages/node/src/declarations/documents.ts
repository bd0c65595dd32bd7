import { type Command, command } from '../command-line/command.ts';
import { eInvoiceCommands } from './e-invoices.ts';
import { json, language, normalize, pageSize, profile } from './options.ts';

const jsonFile = { name: 'FILE', needs: 'a JSON file' } as const;

/** The commands that make, convert, read and check documents. */
export const documentCommands: readonly Command[] = [
  command({
    name: 'bill',
    summary: 'Creates a payment part from a QR invoice, or a PDF with one page for each invoice of a list.',
    arguments: [{ ...jsonFile, meaning: 'A QR invoice in JSON, or a list of them; - for standard input.' }],
    options: {
      output: { type: 'text', short: 'o', value: 'FILE', default: '-', meaning: 'Output file.' },
      format: {
        type: 'choice',
        choices: ['pdf', 'svg', 'png'],
        meaning: 'Output format. Default: by the name of --output, else pdf.',
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
      { line: 'rappen bill invoice.json -o code.png', meaning: 'The QR code alone, as an image.' },
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
      output: { type: 'text', short: 'o', value: 'FILE', default: '-', meaning: 'Output file.' },
      format: {
        type: 'choice',
        choices: ['pdf', 'zip'],
        meaning: 'Output format. Default: by the name of --output, else pdf.',
      },
      language,
      'page-size': pageSize,
      'on-error': {
        type: 'choice',
        choices: ['fail', 'skip'],
        default: 'fail',
        meaning: 'If a row is invalid: create nothing (fail), or leave the row out (skip).',
      },
      'open-amounts': {
        type: 'switch',
        meaning: 'Treats empty cells in the amount column as open amounts, like cells that contain the word open.',
      },
      normalize,
      profile,
      json,
    },
    examples: [
      { line: 'rappen bulk bills.csv -o bills.pdf', meaning: 'One page per row; nothing if any row is invalid.' },
      { line: 'rappen bulk bills.xlsx -o bills.zip --on-error skip', meaning: 'One file for each valid row.' },
    ],
    run: async (values, words) => (await import('../commands/bulk.ts')).bulk(values, words),
  }),
  command({
    name: 'epc',
    summary: 'Creates an EPC QR code (GiroCode) from a payment in euros.',
    arguments: [
      { ...jsonFile, meaning: 'The payment in JSON (name, iban, amount, message and more); - for standard input.' },
    ],
    options: {
      output: { type: 'text', short: 'o', value: 'FILE', default: '-', meaning: 'Output file.' },
      format: {
        type: 'choice',
        choices: ['svg', 'pdf', 'png'],
        meaning: 'Output format. Default: by the name of --output, else svg.',
      },
      label: { type: 'switch', meaning: 'Adds a frame and a label to the code.' },
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
        meaning: 'Output file; for several files a folder, created if missing.',
      },
      raster: { type: 'switch', meaning: 'Turns pages that cannot be converted into images.' },
      verify: { type: 'switch', meaning: 'Compares the appearance of the pages before and after.' },
      json,
    },
    examples: [
      { line: 'rappen pdfa bill.pdf -o archive/', meaning: 'Into a folder, under the same name.' },
      {
        line: 'rappen pdfa bill.pdf -o kept.pdf --raster --verify',
        meaning: 'Converts pages to images where nothing else works, and compares the result.',
      },
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
      harder: { type: 'switch', meaning: 'Searches longer, for poor photos and scans.' },
      seconds: {
        type: 'number',
        value: 'SECONDS',
        meaning: 'Time limit for each file. Pages not searched by then are listed, and the next file is read.',
      },
      json,
    },
    examples: [
      { line: 'rappen scan bill.pdf', meaning: 'Prints the bill as text.' },
      {
        line: 'rappen scan inbox/*.pdf --json',
        meaning: 'One line of JSON per code, with the QR invoice that rappen bill reads.',
      },
    ],
    run: async (values, words) => (await import('../commands/scan.ts')).scan(values, words),
  }),
  ...eInvoiceCommands,
  command({
    name: 'check',
    summary:
      'Validates an account number, a reference, an amount, the text of a code, an invoice in JSON, or an e-invoice.',
    arguments: [
      {
        name: 'KIND',
        needs: 'a kind',
        meaning: 'Kind of text.',
        choices: ['iban', 'qr-iban', 'reference', 'amount', 'payload', 'invoice', 'einvoice'],
      },
      {
        name: 'TEXT',
        needs: 'a text, or - for standard input',
        meaning: 'The text; - for standard input. For einvoice, a PDF or XML file.',
      },
    ],
    options: {
      rules: {
        type: 'choice',
        choices: async () => (await import('@rappen/core/e-invoice')).eInvoiceRules,
        meaning: 'Rules for e-invoices, besides those that the e-invoice claims to keep.',
      },
      json,
    },
    notes: [
      'Spaces in account and reference numbers are ignored. An invoice is JSON; a payload is the text of a code.',
    ],
    examples: [
      { line: 'rappen check iban "CH93 0076 2011 6238 5295 7"', meaning: 'Prints valid, or the reason why it is not.' },
      { line: 'rappen check invoice - --json < invoice.json', meaning: 'Lists all problems of an invoice.' },
      {
        line: 'rappen check einvoice invoice.pdf --rules peppol',
        meaning: 'Lists each rule that the e-invoice breaks.',
      },
    ],
    run: async (values, words) => (await import('../commands/check.ts')).check(values, words),
  }),
];
