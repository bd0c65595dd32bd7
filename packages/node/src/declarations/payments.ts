import { type Command, command } from '../command-line/command.ts';
import { json, normalize } from './options.ts';

/** The commands that pay bills and match what was paid. */
export const paymentCommands: readonly Command[] = [
  command({
    name: 'pay',
    summary: 'Creates a payment file (pain.001) from bills, checks one, or reads the answer of the bank.',
    arguments: [
      {
        name: 'BILL',
        needs: 'a bill',
        meaning:
          'Bills as PDF, PNG, JPEG, text of a Swiss or EPC QR code, e-invoice (PDF or XML), JSON (a QR invoice, a list of them, or an order) or CSV; - for standard input.',
        isOptional: true,
        isRepeated: true,
      },
    ],
    options: {
      from: { type: 'text', value: 'IBAN', meaning: 'The account to pay from.' },
      name: { type: 'text', value: 'NAME', meaning: 'Name of the account holder.' },
      date: {
        type: 'text',
        value: 'DAY',
        meaning:
          'Execution date, such as 2026-11-26. Default: the due date for e-invoices, the next bank day for everything else.',
      },
      amount: {
        type: 'text',
        value: 'N=AMOUNT',
        meaning: 'Amount to pay for bill number N, if it has none or you pay a different one: 2=150.00,3=80.',
      },
      discount: {
        type: 'text',
        value: 'N',
        meaning:
          'Numbers of e-invoices to pay with cash discount, such as 1,3. Each is paid on the last day of the discount; without this option, in full on the due date.',
      },
      'message-id': {
        type: 'text',
        value: 'ID',
        meaning: 'Message ID of the payment file; never use one twice. Default: from date and time.',
      },
      known: {
        type: 'text',
        value: 'FILE',
        meaning: 'File with what was paid before, so that nothing is paid twice. Created if missing, and updated.',
      },
      'leave-out-paid': {
        type: 'switch',
        meaning:
          'Leaves out bills that --known has or that appear twice, instead of refusing all. Each is listed with where it was paid, and the exit status is 1.',
      },
      again: {
        type: 'text',
        value: 'N',
        meaning: 'Numbers of bills to pay although they were paid before, such as 2,5.',
      },
      hybrid: {
        type: 'switch',
        meaning: 'Writes address details without a field of their own as address lines, which some banks accept.',
      },
      'sepa-eur': {
        type: 'switch',
        meaning: 'Sends euro payments to Swiss accounts by SEPA too; those to accounts abroad always go by SEPA.',
      },
      check: {
        type: 'text',
        value: 'FILE',
        meaning: 'Checks this payment file, from any program, instead of paying bills.',
      },
      status: {
        type: 'text',
        value: 'FILE',
        meaning: 'Reads this answer of the bank (pain.002); needs --order.',
      },
      order: {
        type: 'text',
        value: 'FILE',
        meaning: 'The payment file, or the order in JSON, that the bank answered.',
      },
      output: { type: 'text', short: 'o', value: 'FILE', default: '-', meaning: 'Output file.' },
      normalize,
      json,
    },
    notes: [
      'A payment file is created only if all bills are valid; with --leave-out-paid, all that are still to be paid. Nothing is sent: upload the file to your bank, or send it by EBICS.',
      'Only an account statement shows that a payment was executed: see reconcile.',
    ],
    examples: [
      {
        line: 'rappen pay bills/*.pdf --from CH1598763000120034506 --name "Velowerk Seetal GmbH" --date 2026-11-26 --known paid.json -o pay.xml',
        meaning: 'All bills in one file.',
      },
      {
        line: 'rappen pay --check pay.xml',
        meaning: 'Lists what a bank would refuse in the file, each with its place.',
      },
      { line: 'rappen pay --status report.xml --order pay.xml', meaning: 'Shows the status of each payment.' },
    ],
    run: async (values, words) => (await import('../commands/pay.ts')).pay(values, words),
  }),
  command({
    name: 'reconcile',
    summary: 'Matches account statements (camt.052, camt.053, camt.054, MT940) with open bills.',
    arguments: [
      {
        name: 'STATEMENT',
        needs: 'an account statement',
        meaning: 'One or more files from the bank, or ZIP archives of them; - for standard input.',
        isRepeated: true,
      },
    ],
    options: {
      bills: {
        type: 'text',
        value: 'FILE',
        isRequired: true,
        meaning:
          'The open bills: CSV or XLSX with columns id, iban, reference, amount, currency, perhaps date and discounts (2:10), or JSON.',
      },
      accounts: {
        type: 'text',
        value: 'FILE',
        meaning: 'JSON file with the QR-IBAN of each account: [{"iban": …, "qrIban": …}].',
      },
      seen: {
        type: 'text',
        value: 'FILE',
        meaning:
          'File with what earlier runs counted, so that no booking counts twice. Created if missing, and updated.',
      },
      tolerance: {
        type: 'text',
        value: 'AMOUNT',
        meaning: 'Difference at which an amount still settles a bill, such as 0.05. Default: none.',
      },
      discounts: {
        type: 'text',
        value: 'TERMS',
        meaning:
          'Cash discounts of all bills that name none: 2:10,1:20 is 2 per cent within 10 days of the date of the bill, 1 per cent within 20. Default: none.',
      },
      csv: { type: 'switch', meaning: 'Prints one row per receipt.' },
      output: { type: 'text', short: 'o', value: 'FILE', default: '-', meaning: 'Output file.' },
      books: {
        type: 'choice',
        choices: async () => (await import('@rappen/core/bookkeeping')).booksFormats,
        meaning: 'Writes the bookings as double entries for this program.',
      },
      'books-output': {
        type: 'text',
        value: 'FILE',
        meaning: 'File for --books. With --seen it must not be there yet: bookings are written only once.',
      },
      'books-settings': {
        type: 'text',
        value: 'FILE',
        meaning: 'JSON file with the accounts of the books. Default: the Swiss SME chart of accounts.',
      },
      json,
    },
    notes: [
      'Money counts towards a bill only by its exact reference; other matches are suggested. The exit status is 0 if all receipts settle bills, and 1 if anything needs checking.',
    ],
    examples: [
      {
        line: 'rappen reconcile statement.xml --bills open.csv',
        meaning: 'Totals of what came in, by verdict and currency.',
      },
      {
        line: 'rappen reconcile inbox/*.xml --bills open.csv --seen seen.json --tolerance 0.05 -o receipts.csv',
        meaning: 'Day by day, with a table of receipts.',
      },
      {
        line: 'rappen reconcile statement.xml --bills open.csv --seen seen.json --books banana --books-output bookings.txt',
        meaning: 'The new bookings as a file that Banana imports.',
      },
    ],
    run: async (values, words) => (await import('../commands/reconcile.ts')).reconcile(values, words),
  }),
];
