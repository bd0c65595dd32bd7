import type { Drawing } from '@rappen/core/drawing';
import {
  billOfEInvoice,
  checkEInvoice,
  eInvoiceLimits,
  eInvoiceRuleSets,
  invoiceDocumentOfEInvoice,
  isCollected,
  type ReceivedEInvoice,
  readEInvoice,
  rulesFor,
  termsOfEInvoice,
} from '@rappen/core/e-invoice';
import { drawInvoiceDocument, parseInvoiceDocument } from '@rappen/core/invoice-document';
import type { Language } from '@rappen/core/payment-part';
import { problem } from '@rappen/core/problem';
import { renderPdf } from '@rappen/core/render/pdf';
import { renderSvg } from '@rappen/core/render/svg';
import { failed, type Result } from '@rappen/core/result';
import { parseDraft, type RuleProfile } from '@rappen/core/swiss-qr';
import { limits } from '../../limits.ts';
import type { EInvoiceContent } from './e-invoice-content.ts';

/** Reads a PDF or XML as an e-invoice. Reports what `readEInvoice` of the core does. */
export async function contentOf(file: Blob, profile: RuleProfile): Promise<Result<EInvoiceContent>> {
  const received = await receivedFrom(file);
  return received.ok ? { ok: true, value: toldOf(received.value, profile) } : received;
}

async function receivedFrom(file: Blob): Promise<Result<ReceivedEInvoice>> {
  const max = eInvoiceLimits.bytesMax;
  if (file.size > max) return failed(problem('E_INVOICE_TOO_LARGE', [], { max }));
  return readEInvoice(new Uint8Array(await file.arrayBuffer()));
}

function toldOf(received: ReceivedEInvoice, rules: RuleProfile): EInvoiceContent {
  const { invoice, syntax, profile, file, remarks } = received;
  const { seller, buyer, payee, totals } = invoice;
  const bill = billOfEInvoice(received);
  const draft = bill.ok ? bill.value.draft : undefined;
  const terms = termsOfEInvoice(invoice);
  const held = rulesFor(received, undefined);
  const isSwiss = /^(?:CH|LI)/.test(draft?.iban ?? '');
  const parsed = draft && isSwiss ? parseDraft(draft, rules) : undefined;
  return {
    syntax,
    profile,
    isAlone: file === undefined,
    isCreditNote: invoice.typeCode === '381',
    number: invoice.number ?? '',
    date: invoice.issueDate ?? '',
    due: terms.dueDate ?? '',
    currency: invoice.currency ?? '',
    seller: payee?.name ?? seller?.name ?? '',
    buyer: buyer?.name ?? '',
    net: totals?.net ?? '',
    vat: totals?.vat ?? '',
    gross: totals?.gross ?? '',
    prepaid: totals?.prepaid ?? '',
    amount: totals?.due ?? '',
    remittance: invoice.remittance ?? '',
    accounts: bill.ok ? bill.value.accounts : accountsOf(received),
    discounts: bill.ok ? terms.discounts : [],
    instalments: bill.ok ? terms.instalments : [],
    isCollected: isCollected(received),
    bill: bill.ok ? bill.value : undefined,
    notToPay: bill.ok ? [] : bill.problems,
    draft,
    slipDraft: parsed?.ok ? draft : undefined,
    findings: checkEInvoice(received, { rules: held }),
    ruleSets: eInvoiceRuleSets(received, held),
    remarks: [...remarks, ...(bill.ok ? [...bill.value.remarks, ...bill.value.openTerms] : bill.problems)],
    slipProblems: parsed && !parsed.ok ? parsed.problems : [],
  };
}

function accountsOf({ invoice }: ReceivedEInvoice): readonly string[] {
  return invoice.paymentMeans.flatMap(({ account }) => (account === undefined ? [] : [account.replace(/\s/g, '')]));
}

/** The pages of an e-invoice by our own template, with its slip where it is sound; undefined where they cannot be drawn. */
async function pagesOf(file: Blob, language: Language, profile: RuleProfile): Promise<readonly Drawing[] | undefined> {
  const received = await receivedFrom(file);
  if (!received.ok) return undefined;
  const { json, findings } = invoiceDocumentOfEInvoice(received.value, { language });
  const { qrInvoice: _slip, ...withoutSlip } = json;
  // Nobody is to pay what our sums and those of the sender do not agree on
  const drawable = findings.length === 0 ? json : withoutSlip;
  const parsed = parseInvoiceDocument(drawable, { profile, normalize: true, language });
  const drawn = parsed.ok ? drawInvoiceDocument(parsed.value.document, { template: 'classic' }) : undefined;
  return drawn?.ok ? drawn.value.pages : undefined;
}

/** The first pages of an e-invoice, to look at. */
export async function picturesOf(
  file: Blob,
  language: Language,
  profile: RuleProfile,
): Promise<readonly string[] | undefined> {
  const pages = await pagesOf(file, language, profile);
  return pages?.slice(0, limits.eInvoicePagesMax).map((page) => renderSvg(page));
}

/** The pages of an e-invoice as a PDF. */
export async function pictureFileOf(file: Blob, language: Language, profile: RuleProfile): Promise<Blob | undefined> {
  const pages = await pagesOf(file, language, profile);
  return pages && new Blob([renderPdf(pages) as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}
