import { billOfEInvoice, type EInvoice, readEInvoice } from '@rappen/core/e-invoice';
import { isBusinessCaseXml } from '@rappen/core/ebill';
import type { EInvoiceFacts, PdfFacts } from '@rappen/core/ebill/anomalies';
import { ok, type Result } from '@rappen/core/result';
import { parseDraft, payloadBeginnings, profiles, type RuleProfile, readPayload } from '@rappen/core/swiss-qr';
import type { Attachment } from '@rappen/pdf/attachments';
import { pagesText } from '@rappen/pdf/text';
import { decodedText } from '../../body/read.ts';
import type { ExaminedPdf, PdfTools } from '../../ports/ebill/service.ts';
import type { Inspection, InspectOptions } from '../../ports/reading.ts';
import type { Problem } from '../../problems/index.ts';
import { sha256Of } from '../../sha256.ts';
import { caseOfPdf, type FoundInvoice, type PdfCodes } from './case-of-pdf.ts';

/**
 * Looks into a PDF: its attachments, the codes and the text on its pages, what it is as PDF/A-3b, and, where that is wanted, as a
 * business case. Reports what `examine` does; that a page cannot be read is no reason to refuse, since a business case may lie in
 * an attachment.
 */
export async function inspected(
  { examine }: Pick<PdfTools, 'examine'>,
  bytes: Uint8Array,
  options: InspectOptions,
): Promise<Result<Inspection>> {
  const { now, owner, wanted, profile } = options;
  const examined = await examine(bytes, { now, beginnings: payloadBeginnings, owner });
  if (!examined.ok) return examined;
  const { attachments, archival, text } = examined.value;
  const xml = attachments.filter(isXml);
  const documents = xml.filter((one) => isBusinessCaseXml(new TextDecoder(encodingOf(one.bytes)).decode(one.bytes)));
  const eInvoices = eInvoicesOf(xml);
  const codes = codesOf(profiles[profile], examined.value.codes);
  const facts: PdfFacts = {
    contentHash: await sha256Of(bytes),
    bytes: bytes.length,
    isBlank: text.isBlank,
    eInvoices: eInvoices.map(factsOf),
    hasForeignXml: xml.length > documents.length + eInvoices.length,
    qrInvoices: codes.invoices.map(({ invoice }) => invoice),
    text: text.text,
    textNotRead: text.notRead.length > 0 ? pagesText(text.notRead) : undefined,
  };
  const texts = documents.map((one) => decodedText(one.bytes));
  return ok({
    documents: documents.map(({ name, place }) => ({ name, place })),
    hasXml: xml.length > eInvoices.length,
    facts,
    archival,
    made:
      wanted && (await caseOfPdf({ documents: texts, eInvoices, codes, facts }, { ...wanted, today: options.today })),
  });
}

function eInvoicesOf(xml: readonly Attachment[]): readonly EInvoice[] {
  return xml.flatMap(({ bytes }) => {
    const received = readEInvoice(bytes);
    return received.ok ? [received.value.invoice] : [];
  });
}

function factsOf(invoice: EInvoice): EInvoiceFacts {
  const bill = billOfEInvoice({ invoice });
  return {
    amount: invoice.totals?.due,
    currency: invoice.currency,
    payment: bill.ok ? { accounts: bill.value.accounts, reference: bill.value.draft.reference ?? '' } : undefined,
  };
}

function isXml({ name, mediaType, bytes }: Attachment): boolean {
  const isNamed = name.toLowerCase().endsWith('.xml');
  return isNamed || /^(?:application|text)\/(?:[\w.-]+\+)?xml\b/i.test(mediaType ?? '') || beginsLikeXml(bytes);
}

/** Enough of a file to see how it begins. */
const headBytes = 4096;

function beginsLikeXml(bytes: Uint8Array): boolean {
  const head = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, headBytes));
  return head.trimStart().startsWith('<');
}

/** By the byte order mark, without regard to whether we take it: what else is XML has to be recognized too. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function codesOf(profile: RuleProfile, read: ExaminedPdf['codes']): PdfCodes {
  if (!read.ok) return { invoices: [], broken: [], trouble: read.problems };
  const invoices = new Map<string, FoundInvoice>();
  const broken: Problem[] = [];
  for (const { text } of read.value) {
    if (!payloadBeginnings.some((beginning) => text.startsWith(beginning))) continue;
    const reading = readPayload(text, profile);
    const invoice = reading.ok ? parseDraft(reading.value.draft, profile) : reading;
    if (invoice.ok) invoices.set(text, { invoice: invoice.value, payload: text });
    else broken.push(...invoice.problems);
  }
  return { invoices: [...invoices.values()], broken, trouble: [] };
}
