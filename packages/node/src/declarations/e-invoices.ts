import { type Command, command } from '../command-line/command.ts';
import { json, normalize, profile } from './options.ts';

/** The commands for whole invoices and e-invoices. */
export const eInvoiceCommands: readonly Command[] = [
  command({
    name: 'invoice',
    summary: 'Creates the PDF of a whole invoice, on request an e-invoice, or prints one that was received.',
    arguments: [
      {
        name: 'FILE',
        needs: 'a JSON file',
        meaning: 'An invoice document in JSON; with --from an e-invoice, PDF or XML; - for standard input.',
      },
    ],
    options: {
      output: { type: 'text', short: 'o', value: 'FILE', default: '-', meaning: 'Where the PDF goes.' },
      template: {
        type: 'choice',
        choices: async () => (await import('@rappen/core/invoice-document')).templateNames,
        default: 'classic',
        meaning: 'The template.',
      },
      language: {
        type: 'choice',
        choices: async () => (await import('@rappen/core/payment-part')).languages,
        meaning: 'The language of the fixed texts; that of the document, or de, unless said.',
      },
      'e-invoice': {
        type: 'choice',
        choices: ['facturx', 'basic', 'xrechnung'],
        meaning: 'Puts the data into the PDF: Factur-X (EN 16931), its profile BASIC, or XRechnung.',
      },
      xml: { type: 'text', value: 'FILE', meaning: 'Writes the e-invoice as XML too.' },
      syntax: {
        type: 'choice',
        choices: ['cii', 'ubl'],
        meaning: 'The syntax of the XML; that of the profile unless said.',
      },
      'profile-einvoice': {
        type: 'choice',
        choices: async () => (await import('@rappen/core/e-invoice')).eInvoiceProfiles,
        meaning: 'The profile of the XML; en16931, or with ubl peppol, unless said.',
      },
      from: { type: 'switch', meaning: 'Prints an e-invoice that was received.' },
      normalize,
      profile,
      json,
    },
    notes: ['Logo and letterhead are files in the folder of the document, by the names that it gives.'],
    examples: [
      { line: 'rappen invoice invoice.json -o invoice.pdf --e-invoice facturx', meaning: 'A PDF with its data in it.' },
      { line: 'rappen invoice invoice.json -o invoice.pdf --xml peppol.xml --syntax ubl', meaning: 'And for Peppol.' },
      { line: 'rappen invoice received.xml --from -o received.pdf', meaning: 'XML as people read it.' },
    ],
    run: async (values, words) => (await import('../commands/invoice.ts')).invoice(values, words),
  }),
  command({
    name: 'read',
    summary: 'Reads an e-invoice: Factur-X, ZUGFeRD, XRechnung or Peppol, from a PDF or XML.',
    arguments: [{ name: 'FILE', needs: 'a PDF or XML file', meaning: 'A PDF or XML; - for standard input.' }],
    options: {
      bill: { type: 'switch', meaning: 'Prints the QR-bill to pay it, in the JSON that bill reads.' },
      document: { type: 'switch', meaning: 'Prints an invoice document, in the JSON that invoice reads.' },
      json,
    },
    notes: ['The status is 1 where the e-invoice breaks a rule of EN 16931; what can be read is printed all the same.'],
    examples: [
      { line: 'rappen read invoice.pdf', meaning: 'Parties, lines and sums as text, and the rules that are broken.' },
      { line: 'rappen read invoice.xml --json', meaning: 'By the business terms of EN 16931.' },
      { line: 'rappen read invoice.pdf --bill', meaning: 'The QR-bill, for rappen bill.' },
    ],
    run: async (values, words) => (await import('../commands/read.ts')).read(values, words),
  }),
];
