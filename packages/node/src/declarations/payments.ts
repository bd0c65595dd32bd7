import { type Command, command } from '../command-line/command.ts';
import { json, normalize } from './options.ts';

/** The commands that pay bills, and tick off what was paid. */
export const paymentCommands: readonly Command[] = [
  command({
    name: 'pay',
    summary: 'Makes one payment file for the bank (pain.001) of bills, checks one, or reads what the bank answers.',
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
      from: { type: 'text', value: 'IBAN', meaning: 'The account that pays.' },
      name: { type: 'text', value: 'NAME', meaning: 'Who pays, as the bank knows it.' },
      date: {
        type: 'text',
        value: 'DAY',
        meaning:
          'The day on which the bank pays, such as 2026-11-26. Unless said, an e-invoice is paid on the day that it is due, and anything else on the next working day.',
      },
      amount: {
        type: 'text',
        value: 'N=AMOUNT',
        meaning: 'What is paid of bill number N, where it has no amount, or another: 2=150.00,3=80.',
      },
      discount: {
        type: 'text',
        value: 'N',
        meaning:
          'Numbers of e-invoices whose discount is taken: 1,3. Each is paid on the last day of it; without this, the whole on the day that it is due.',
      },
      'message-id': {
        type: 'text',
        value: 'ID',
        meaning: 'The name of the file for the bank, unique for ever; made of date and time unless said.',
      },
      known: {
        type: 'text',
        value: 'FILE',
        meaning: 'What was paid before, so that nothing is paid twice; made where it is missing, and completed.',
      },
      hybrid: {
        type: 'switch',
        meaning: 'Lets what has no field of its own stand in lines of the address, where the bank takes that.',
      },
      'sepa-eur': {
        type: 'switch',
        meaning: 'Pays euros by SEPA to Swiss accounts too; to accounts abroad they go by SEPA anyway.',
      },
      check: { type: 'text', value: 'FILE', meaning: 'A payment file of any program to check, instead of bills.' },
      status: {
        type: 'text',
        value: 'FILE',
        meaning: 'The answer of the bank (pain.002) to read, with --order.',
      },
      order: { type: 'text', value: 'FILE', meaning: 'The payment file, or the order in JSON, that was answered.' },
      output: { type: 'text', short: 'o', value: 'FILE', default: '-', meaning: 'Where the payment file goes.' },
      normalize,
      json,
    },
    notes: [
      'A payment file is made only where nothing is wrong with any bill. Nothing is sent: the file is uploaded to the bank, or sent by EBICS.',
      'Only an account statement says that a payment was made: see reconcile.',
    ],
    examples: [
      {
        line: 'rappen pay bills/*.pdf --from CH1598763000120034506 --name "Velowerk Seetal GmbH" --date 2026-11-26 --known paid.json -o pay.xml',
        meaning: 'All bills in one file.',
      },
      { line: 'rappen pay --check pay.xml', meaning: 'Everything that a bank would refuse, with its place.' },
      { line: 'rappen pay --status report.xml --order pay.xml', meaning: 'What has become of each payment.' },
    ],
    run: async (values, words) => (await import('../commands/pay.ts')).pay(values, words),
  }),
  command({
    name: 'reconcile',
    summary: 'Matches account statements (camt.052, camt.053, camt.054) with open bills.',
    arguments: [
      {
        name: 'STATEMENT',
        needs: 'an account statement',
        meaning: 'One or more files of the bank; - for standard input.',
        isRepeated: true,
      },
    ],
    options: {
      bills: {
        type: 'text',
        value: 'FILE',
        isRequired: true,
        meaning: 'The open bills: CSV or XLSX with columns id, iban, reference, amount, currency, or JSON.',
      },
      accounts: {
        type: 'text',
        value: 'FILE',
        meaning: 'JSON: which QR-IBAN belongs to which account: [{"iban": …, "qrIban": …}].',
      },
      seen: {
        type: 'text',
        value: 'FILE',
        meaning: 'What former runs counted, so that no booking counts twice; made where it is missing, and completed.',
      },
      tolerance: {
        type: 'text',
        value: 'AMOUNT',
        meaning: 'How far an amount may differ and still settle a bill: 0.05; nothing unless said.',
      },
      csv: { type: 'switch', meaning: 'Prints a row for each receipt.' },
      output: { type: 'text', short: 'o', value: 'FILE', default: '-', meaning: 'Where receipts and bills go.' },
      json,
    },
    notes: [
      'Money counts for a bill by its exact reference alone; anything else is proposed. The status is 0 where all receipts settle bills, and 1 where something needs a look.',
    ],
    examples: [
      { line: 'rappen reconcile statement.xml --bills open.csv', meaning: 'What came in, by verdict and currency.' },
      {
        line: 'rappen reconcile inbox/*.xml --bills open.csv --seen seen.json --tolerance 0.05 -o receipts.csv',
        meaning: 'Day by day, with a table of receipts.',
      },
    ],
    run: async (values, words) => (await import('../commands/reconcile.ts')).reconcile(values, words),
  }),
];
