import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  billOfEInvoice,
  checkEInvoice,
  type EInvoice,
  invoiceDocumentOfEInvoice,
  isCollected,
  isError,
  type ReceivedEInvoice,
  readEInvoice,
  termsOfEInvoice,
  viewOfEInvoice,
  writeEInvoiceView,
} from '@rappen/core/e-invoice';
import { type JsonValue, writeJson } from '@rappen/core/json';
import type { Language } from '@rappen/core/payment-part';
import { qrInvoiceJsonOf } from '@rappen/core/swiss-qr';
import { readInput, writeOutput } from '../files.ts';
import { misunderstood, print, printError } from '../output.ts';
import { problemRows, reportProblems, reportWarnings, tableLines } from '../report.ts';

/** Characters of a file name. */
const fileNameMax = 120;

interface ReadOptions {
  readonly bill: boolean;
  readonly document: boolean;
  readonly view: boolean;
  readonly attachments: string | undefined;
  readonly language: Language | undefined;
  readonly json: boolean;
}

/** Reads an e-invoice, from a PDF or XML: as text, as JSON, as the QR-bill to pay, as an invoice document, or whole. Answers the exit status. */
export async function read(options: ReadOptions, [input = '-']: readonly string[]): Promise<number> {
  const { json, bill, document, view, attachments, language } = options;
  if ([json, bill, document, view].filter(Boolean).length > 1)
    return misunderstood('--json, --bill, --document and --view are four forms of the result: use only one');
  const source = { json, source: input };
  const received = readEInvoice(await readInput(input));
  if (!received.ok) return reportProblems(received.problems, source);
  if (attachments !== undefined) await saveAttachments(received.value, attachments);
  if (view) {
    print(writeEInvoiceView(viewOfEInvoice(received.value, { language })));
    return 0;
  }
  const findings = checkEInvoice(received.value, { rules: 'en16931' });
  if (bill) return printBill(received.value, source);
  if (document) {
    const made = invoiceDocumentOfEInvoice(received.value);
    print(`${JSON.stringify(made.json, undefined, 2)}\n`);
    reportWarnings(made.findings, input);
    return 0;
  }
  if (json) print(`${writeJson(jsonOf(received.value, input))}\n`);
  else {
    printInvoice(received.value);
    const terms = billOfEInvoice(received.value);
    const further = terms.ok ? [...terms.value.remarks, ...terms.value.openTerms] : [];
    reportWarnings([...received.value.remarks, ...further], input);
    if (findings.length > 0) reportProblems(findings, source);
  }
  return findings.some(isError) ? 1 : 0;
}

/** Writes the files that an invoice has in it; names of the sender lead nowhere else. */
async function saveAttachments(received: ReceivedEInvoice, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [index, { name, bytes }] of viewOfEInvoice(received).attachments.entries()) {
    const content = bytes();
    const safe = name
      .replace(/[^\p{L}\p{N}._ -]/gu, '_')
      .replace(/^[. ]+/, '')
      .slice(0, fileNameMax);
    const path = join(folder, `${index + 1}-${safe || 'attachment'}`);
    if (content === undefined) printError(`${path}: the attachment is not in base64\n`);
    else await writeOutput(path, content);
  }
}

function printBill(received: ReceivedEInvoice, source: { readonly source: string }): number {
  const bill = billOfEInvoice(received);
  if (!bill.ok) return reportProblems(bill.problems, source);
  print(`${writeJson(qrInvoiceJsonOf(bill.value.draft))}\n`);
  reportWarnings([...bill.value.remarks, ...bill.value.openTerms], source.source);
  return 0;
}

function jsonOf(received: ReceivedEInvoice, file: string): JsonValue {
  const { syntax, profile, invoice, remarks, unread, unreadCount } = received;
  const findings = checkEInvoice(received, { rules: 'en16931' });
  const bill = billOfEInvoice(received);
  const payment = bill.ok
    ? {
        payable: true,
        dueDate: bill.value.dueDate,
        discounts: bill.value.discounts as unknown as JsonValue,
        instalments: bill.value.instalments as unknown as JsonValue,
        openTerms: problemRows(bill.value.openTerms),
        accounts: bill.value.accounts,
      }
    : {
        payable: false,
        collected: isCollected(received),
        problems: problemRows(bill.problems),
      };
  return {
    file,
    ok: !findings.some(isError),
    syntax,
    profile,
    invoice: invoice as unknown as JsonValue,
    findings: problemRows(findings),
    remarks: problemRows(remarks),
    payment,
    ...(bill.ok && { qrInvoice: qrInvoiceJsonOf(bill.value.draft) }),
    unread,
    unreadCount,
  };
}

function printInvoice({ invoice, syntax, profile }: ReceivedEInvoice): void {
  const terms = termsOfEInvoice(invoice);
  const collected = isCollected({ invoice });
  const { totals, currency = '', seller, buyer } = invoice;
  const facts: readonly (readonly [string, string | false | undefined])[] = [
    ['Invoice', invoice.number],
    ['Form', [syntax, profile].filter(Boolean).join(', ')],
    ['Date', invoice.issueDate],
    ['Seller', nameOf(seller)],
    ['Buyer', nameOf(buyer)],
    ['Due', terms.dueDate],
    ...terms.discounts.map(
      ({ until, payable, percent, amount }) =>
        [
          'Discount',
          `${currency} ${payable} until ${until}: ${percent ? `${percent} %, ` : ''}${currency} ${amount} less`,
        ] as const,
    ),
    ...terms.instalments.map(
      ({ amount, dueDate = 'no day' }) => ['Instalment', `${currency} ${amount} by ${dueDate}`] as const,
    ),
    ['Account', invoice.paymentMeans[0]?.account],
    ['Reference', invoice.remittance],
    ['Net', totals?.net && `${currency} ${totals.net}`],
    ['VAT', totals?.vat && `${currency} ${totals.vat}`],
    // With them the figures add up
    ['Paid before', totals?.prepaid && isNotZero(totals.prepaid) && `${currency} ${totals.prepaid}`],
    ['Rounding', totals?.rounding && isNotZero(totals.rounding) && `${currency} ${totals.rounding}`],
    [
      collected ? 'Collected' : 'To pay',
      totals?.due && `${currency} ${totals.due}${collected ? ` by direct debit${mandateOf(invoice)}` : ''}`,
    ],
  ];
  const lines = invoice.lines.map(({ id = '', item, quantity, net = '' }) => [
    id,
    item?.name ?? '',
    [quantity?.value, quantity?.unit].filter(Boolean).join(' '),
    net,
  ]);
  const rows = facts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const text = [...tableLines(rows), ...(lines.length === 0 ? [] : ['', ...tableLines(lines)])].join('\n');
  // Text from files must not control the terminal
  print(`${text.replace(/[^\P{Cc}\n]/gu, ' ')}\n`);
}

const isNotZero = (amount: string) => /[1-9]/.test(amount);

/** Who collects by which mandate, and from where. */
function mandateOf({ mandate, creditorId, paymentMeans }: EInvoice): string {
  const account = paymentMeans.find(({ payerAccount }) => payerAccount !== undefined)?.payerAccount;
  const parts = [mandate && `mandate ${mandate}`, creditorId && `creditor ${creditorId}`, account && `from ${account}`];
  const known = parts.filter((part) => part !== undefined && part !== '');
  return known.length === 0 ? '' : `: ${known.join(', ')}`;
}

function nameOf(party: EInvoice['seller']): string | undefined {
  return [party?.name, party?.address?.city, party?.vatId].filter(Boolean).join(', ') || undefined;
}
