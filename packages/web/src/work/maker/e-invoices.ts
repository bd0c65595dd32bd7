import {
  billOfEInvoice,
  checkEInvoice,
  drawEInvoice,
  eInvoiceLimits,
  eInvoiceRuleSets,
  isCollected,
  type ReceivedEInvoice,
  readEInvoice,
  renderEInvoice,
  rulesFor,
  termsOfEInvoice,
  thirdPartiesOf,
  viewOfEInvoice,
  writeEInvoiceView,
} from '@rappen/core/e-invoice';
import type { Language } from '@rappen/core/payment-part';
import { problem } from '@rappen/core/problem';
import { renderSvg } from '@rappen/core/render/svg';
import { failed, type Result } from '@rappen/core/result';
import { parseDraft, type RuleProfile } from '@rappen/core/swiss-qr';
import { limits } from '../../limits.ts';
import type { EInvoiceContent, WholeEInvoice } from './e-invoice-content.ts';

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
    remarks: [
      ...remarks,
      ...thirdPartiesOf(received),
      ...(bill.ok ? [...bill.value.remarks, ...bill.value.openTerms] : bill.problems),
    ],
    slipProblems: parsed && !parsed.ok ? parsed.problems : [],
  };
}

function accountsOf({ invoice }: ReceivedEInvoice): readonly string[] {
  return invoice.paymentMeans.flatMap(({ account }) => (account === undefined ? [] : [account.replace(/\s/g, '')]));
}

/** The first pages of an e-invoice as it was received, to look at. */
export async function picturesOf(
  file: Blob,
  language: Language,
  rules: RuleProfile,
): Promise<readonly string[] | undefined> {
  const received = await receivedFrom(file);
  if (!received.ok) return undefined;
  const { value: pages } = drawEInvoice(received.value, { language, rules: rules.name });
  return pages.slice(0, limits.eInvoicePagesMax).map((page) => renderSvg(page));
}

/** All pages of an e-invoice as a PDF, with the XML in it. */
export async function pictureFileOf(file: Blob, language: Language, rules: RuleProfile): Promise<Blob | undefined> {
  const received = await receivedFrom(file);
  const made = received.ok ? renderEInvoice(received.value, { language, rules: rules.name }) : received;
  return made.ok ? new Blob([made.value.value], { type: 'application/pdf' }) : undefined;
}

/** An e-invoice as text. */
export async function textOf(file: Blob, language: Language): Promise<Blob | undefined> {
  const received = await receivedFrom(file);
  if (!received.ok) return undefined;
  return new Blob([writeEInvoiceView(viewOfEInvoice(received.value, { language }))], {
    type: 'text/plain;charset=utf-8',
  });
}

/** All that stands in an e-invoice: as many rows as a page can show at once, and the files in it. */
export async function wholeOf(file: Blob, language: Language): Promise<WholeEInvoice | undefined> {
  const received = await receivedFrom(file);
  if (!received.ok) return undefined;
  const { sections, attachments, unread } = viewOfEInvoice(received.value, { language });
  let room = limits.eInvoiceRowsMax;
  const shown = sections.map((section) => {
    const rows = section.rows.slice(0, Math.max(0, room));
    room -= section.rows.length;
    return { ...section, rows: rows.map((row) => ({ ...row, shown: row.shown.slice(0, limits.eInvoiceTextMax) })) };
  });
  return {
    sections: shown.filter(({ rows, note }) => rows.length > 0 || note !== undefined),
    left: Math.max(0, -room),
    attachments: attachments.slice(0, limits.eInvoiceFilesMax).map(({ name, mediaType, description, bytes }) => {
      const content = bytes();
      const type = safeTypes.includes(mediaType) ? mediaType : 'application/octet-stream';
      return {
        name,
        description,
        isOpenable: type !== 'application/octet-stream',
        file: content && new Blob([content], { type }),
      };
    }),
    unread: unread
      .slice(0, limits.eInvoiceUnreadMax)
      .map(({ path, value }) => ({ path, value: value.slice(0, limits.eInvoiceTextMax) })),
    unreadLeft: Math.max(0, unread.length - limits.eInvoiceUnreadMax),
  };
}

/** What browsers show without running anything of it. */
const safeTypes = ['application/pdf', 'image/png', 'image/jpeg'];
