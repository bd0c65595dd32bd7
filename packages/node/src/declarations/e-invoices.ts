import { type Command, command } from '../command-line/command.ts';
import { json, normalize, profile } from './options.ts';

/** The commands for whole invoices and e-invoices. */
export const eInvoiceCommands: readonly Command[] = [
  command({
    name: 'invoice',
    summary: 'Creates the PDF of a complete invoice, if you like as an e-invoice, or prints an e-invoice you received.',
    arguments: [
      {
        name: 'FILE',
        needs: 'a JSON file',
        meaning: 'An invoice document in JSON; with --from an e-invoice, PDF or XML; - for standard input.',
      },
    ],
    options: {
      output: { type: 'text', short: 'o', value: 'FILE', default: '-', meaning: 'Output file.' },
      template: {
        type: 'choice',
        choices: async () => (await import('@rappen/core/invoice-document')).templateNames,
        default: 'classic',
        meaning: 'The template.',
      },
      language: {
        type: 'choice',
        choices: async () => (await import('@rappen/core/payment-part')).languages,
        meaning: 'Language of the fixed texts. Default: that of the document, else de.',
      },
      'e-invoice': {
        type: 'choice',
        choices: ['facturx', 'basic', 'xrechnung'],
        meaning: 'Embeds the data in the PDF: as Factur-X (EN 16931), its profile BASIC, or XRechnung.',
      },
      xml: { type: 'text', value: 'FILE', meaning: 'Also writes the e-invoice as XML.' },
      syntax: {
        type: 'choice',
        choices: ['cii', 'ubl'],
        meaning: 'Syntax of the XML. Default: that of the profile.',
      },
      'profile-einvoice': {
        type: 'choice',
        choices: async () => (await import('@rappen/core/e-invoice')).eInvoiceProfiles,
        meaning: 'Profile of the XML. Default: by --buyer, else en16931, or peppol with --syntax ubl.',
      },
      buyer: {
        type: 'choice',
        choices: async () => (await import('@rappen/core/e-invoice')).buyerKinds,
        meaning: 'Who buys: chooses the profile of the XML by that and their country.',
      },
      from: {
        type: 'switch',
        meaning:
          'Prints an e-invoice you received: all of it, as PDF with the XML inside, or as text if the output file ends in .txt.',
      },
      normalize,
      profile,
      json,
    },
    notes: ['Logo and letterhead are files in the same folder as the document, under the names given in it.'],
    examples: [
      {
        line: 'rappen invoice invoice.json -o invoice.pdf --e-invoice facturx',
        meaning: 'A PDF with its data embedded.',
      },
      {
        line: 'rappen invoice invoice.json -o invoice.pdf --xml peppol.xml --syntax ubl',
        meaning: 'Also writes XML for Peppol.',
      },
      { line: 'rappen invoice received.xml --from -o received.pdf', meaning: 'A readable PDF of an XML invoice.' },
    ],
    run: async (values, words) => (await import('../commands/invoice.ts')).invoice(values, words),
  }),
  command({
    name: 'read',
    summary: 'Reads an e-invoice: Factur-X, ZUGFeRD, XRechnung or Peppol, from a PDF or XML.',
    arguments: [{ name: 'FILE', needs: 'a PDF or XML file', meaning: 'A PDF or XML; - for standard input.' }],
    options: {
      bill: { type: 'switch', meaning: 'Prints the QR-bill for paying it, as JSON for rappen bill.' },
      document: { type: 'switch', meaning: 'Prints an invoice document, as JSON for rappen invoice.' },
      view: { type: 'switch', meaning: 'Prints everything that stands in it, with codes in words.' },
      language: {
        type: 'choice',
        choices: async () => (await import('@rappen/core/payment-part')).languages,
        meaning: 'Language of --view. Default: de.',
      },
      attachments: { type: 'text', value: 'FOLDER', meaning: 'Also saves the files attached to it in this folder.' },
      json,
    },
    notes: ['The exit status is 1 if the e-invoice breaks a rule of EN 16931; what can be read is printed anyway.'],
    examples: [
      { line: 'rappen read invoice.pdf', meaning: 'Parties, lines and totals as text, with the rules it breaks.' },
      { line: 'rappen read invoice.xml --json', meaning: 'As JSON by the business terms of EN 16931.' },
      {
        line: 'rappen read invoice.xml --view --language en --attachments files',
        meaning: 'Everything in it as text; its attachments in the folder files.',
      },
      { line: 'rappen read invoice.pdf --bill', meaning: 'The QR-bill, for rappen bill.' },
    ],
    run: async (values, words) => (await import('../commands/read.ts')).read(values, words),
  }),
];
