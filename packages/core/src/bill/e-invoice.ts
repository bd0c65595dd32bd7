import { addDays, parseCalendarDate } from '../date/calendar-date.ts';
import type { PdfProfile } from '../e-invoice/pdf/attach.ts';
import { pdfProfiles } from '../e-invoice/pdf/file-names.ts';
import { billOfEInvoice } from '../e-invoice/reading/bill-of-e-invoice.ts';
import type { EInvoiceDiscount, EInvoiceInstalment } from '../e-invoice/reading/payment-terms.ts';
import { readEInvoice as read } from '../e-invoice/reading/read-e-invoice.ts';
import type { ReceivedEInvoice } from '../e-invoice/reading/received.ts';
import { checkEInvoice } from '../e-invoice/rules/check-e-invoice.ts';
import {
  type EInvoiceFinding,
  type EInvoiceRuleSet,
  eInvoiceRuleSets,
  eInvoiceRules,
  type FindingSeverity,
  isError,
  rulesFor,
  uncheckedRules,
} from '../e-invoice/rules/rule-sets.ts';
import { buyerKinds, type EInvoice, eInvoiceProfiles } from '../e-invoice/semantic/index.ts';
import { syntaxNames, writeCii, writeUbl } from '../e-invoice/syntax/syntaxes.ts';
import { eInvoiceAttachment } from '../e-invoice/writing/attachment.ts';
import { chosenProfile } from '../e-invoice/writing/chosen-profile.ts';
import { eInvoiceNotices, writtenEInvoiceOf } from '../e-invoice/writing/e-invoice-of.ts';
import { optional } from '../model/object.ts';
import { problem } from '../model/problems.ts';
import type { NothingLeft } from '../model/shape.ts';
import { languages } from '../payment-part/labels.ts';
import type { Problem } from '../problem/problem.ts';
import { failed } from '../result.ts';
import { profileDefault, profiles } from '../swiss-qr/profile.ts';
import { billOfDraft, type FoundBill } from './bill-of-draft.ts';
import { type FieldsOf, fields } from './caller.ts';
import { eInvoiceSentences } from './e-invoice-sentences.ts';
import type { EInvoiceAttacher } from './invoice.ts';
import { type InvoiceToMake, readInvoice } from './invoice-of-bill.ts';
import { bytes, oneOf } from './leaves.ts';
import { meantBy } from './meant.ts';
import { checkMembers, optionPath, readOptions } from './options.ts';
import { type BillProblem, type BillResult, billProblem, done, refused } from './problems.ts';

/**
 * For `invoiceToPdf`: makes the PDF an e-invoice as well (Factur-X, ZUGFeRD). `en16931` (default), `basic` or `xrechnung`; the date of
 * the file is `createdAt`, or else that of the invoice. Only programs that use it have it in them.
 *
 * @example
 * const hybrid = invoiceToPdf(invoiceDocumentExamples.gtin, { eInvoice: facturX() });
 * hybrid.ok && hybrid.value.length > 20_000; // => true
 */
export function facturX(profile: PdfProfile = 'en16931'): EInvoiceAttacher {
  const isKnown = typeof profile === 'string' && Object.hasOwn(pdfProfiles, profile);
  const attachmentOf: EInvoiceAttacher['attachmentOf'] = (document, createdAt) =>
    isKnown
      ? eInvoiceAttachment(document, { profile, modifiedAt: createdAt && inUtc(createdAt) })
      : failed(problem('INVALID_ENUM', optionPath('eInvoice'), { allowed: Object.keys(pdfProfiles).join(', ') }));
  const noticesOf: EInvoiceAttacher['noticesOf'] = (document) => eInvoiceNotices(document, { profile });
  return { attachmentOf, noticesOf, sentences: eInvoiceSentences };
}

/** An instant with an offset as one in UTC. */
function inUtc(instant: string): string {
  const [, day = '', hour, minute, second, sign, hours = '0', minutes = '0'] =
    /^([\d-]{10})T(\d\d):(\d\d):(\d\d)(?:Z|([+-])(\d\d):(\d\d))$/.exec(instant) ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const minuteOfDay = Number(hour) * 60 + Number(minute) - offset;
  const date = parseCalendarDate(day);
  const shifted = date.ok ? addDays(date.value, Math.floor(minuteOfDay / 1440)) : undefined;
  const left = ((minuteOfDay % 1440) + 1440) % 1440;
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return `${shifted ?? day}T${twoDigits(Math.floor(left / 60))}:${twoDigits(left % 60)}:${second}Z`;
}

const xmlMembers = () => ({
  ...checkMembers(),
  /** `en16931`, `basic`, `xrechnung` or `peppol`. Default: by `buyerKind`, else `en16931`. */
  eInvoiceProfile: optional(oneOf(eInvoiceProfiles)),
  /** Who buys, `company`, `authority` or `private`: where no profile is named it is chosen by that and the recipient's country. */
  buyerKind: optional(oneOf(buyerKinds)),
  /** `CII`, or `UBL`, which is the default for Peppol. */
  syntax: optional(oneOf(syntaxNames)),
  /** Overrides the language of the document; `de` without either. */
  language: optional(oneOf(languages)),
});

/** How an e-invoice is written. */
export interface EInvoiceXmlOptions extends FieldsOf<typeof xmlMembers> {}

const xmlOptions = /* @__PURE__ */ fields(xmlMembers);

/**
 * Writes a complete invoice as an e-invoice without a PDF. Problems are those of `invoiceToPdf`, and each rule of the profile that the
 * invoice does not keep; what a rule warns of, or points out, is a warning with its `severity`.
 *
 * @example
 * const xml = invoiceToXml(invoiceDocumentExamples.gtin);
 * xml.ok && xml.value.includes('CrossIndustryInvoice'); // => true
 */
export function invoiceToXml(document: InvoiceToMake, options?: EInvoiceXmlOptions): BillResult<string> {
  const { reader, given } = readOptions(xmlOptions, options, meantBy);
  const { eInvoiceProfile, buyerKind, language, profile: rules = profileDefault } = given;
  const parsed = readInvoice(document, { profile: profiles[rules], language });
  if (!parsed.ok || reader.problems.length > 0)
    return refused([...(parsed.ok ? [] : parsed.problems), ...reader.problems], eInvoiceSentences);
  const profile = chosenProfile(parsed.value.document, { profile: eInvoiceProfile, buyerKind });
  const { syntax = profile === 'peppol' ? 'UBL' : 'CII' } = given;
  const written = writtenEInvoiceOf(parsed.value.document, { profile });
  if (!written.ok) return refused(written.problems, eInvoiceSentences);
  const { invoice, notices } = written.value;
  return done(syntax === 'UBL' ? writeUbl(invoice) : writeCii(invoice), [
    ...parsed.value.warnings.map((warning) => billProblem(warning, eInvoiceSentences)),
    ...notices.map(ruleFindingOf),
  ]);
}

/** The severity is always there. */
function ruleFindingOf(found: EInvoiceFinding): EInvoiceRuleFinding {
  const { severity, line, column } = found;
  const place = line === undefined ? {} : { line, column };
  return { ...billProblem(found, eInvoiceSentences), severity, ...place };
}

/** A rule that is broken, and how severe those who made it call that. */
export interface EInvoiceRuleFinding extends BillProblem {
  /** Only an `error` makes an invoice invalid. */
  readonly severity: FindingSeverity;
  /** Of what the schema says: where in the XML it stands, from 1. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** An e-invoice as it was received, and what the rules say of it. */
export interface EInvoiceReading
  extends Pick<ReceivedEInvoice, 'syntax' | 'profile' | 'file' | 'unread' | 'unreadCount'> {
  /** By its business terms; amounts are decimal texts, as they were sent. */
  readonly invoice: EInvoice;
  /** Whether no rule that is looked at is broken as an error; `uncheckedRules` are those that are not looked at. */
  readonly isValid: boolean;
  /** What breaks the schema of the syntax, with paths in the XML, and the rules that are broken, with paths in the invoice. */
  readonly findings: readonly EInvoiceRuleFinding[];
  /** The schema and the rules, with their releases. */
  readonly ruleSets: readonly EInvoiceRuleSet[];
  /** What of those, and of the profile that it names, is not looked at. */
  readonly uncheckedRules: readonly string[];
  /** What the rules let pass, and a person should see. */
  readonly remarks: readonly BillProblem[];
  /** How it is to be paid, or why it is not. */
  readonly payment:
    | {
        readonly isPayable: true;
        readonly bill: FoundBill;
        /** The day by which the whole is to be paid. */
        readonly dueDate: string | undefined;
        /** For paying early: until when, what is taken off, what is left. */
        readonly discounts: readonly EInvoiceDiscount[];
        /** Where it is to be paid in parts. */
        readonly instalments: readonly EInvoiceInstalment[];
        /** What of the terms is not understood. */
        readonly openTerms: readonly BillProblem[];
        readonly accounts: readonly string[];
      }
    | { readonly isPayable: false; readonly problems: readonly BillProblem[] };
}

const readingMembers = () => ({
  /**
   * Rules besides those that the invoice says it keeps: `en16931`, the same with `peppol` or `xrechnung`, or `facturx` for the profile that
   * it names.
   */
  rules: optional(oneOf(eInvoiceRules)),
});

/** What an e-invoice is held against. */
export interface ReadEInvoiceOptions extends FieldsOf<typeof readingMembers> {}

const readingOptions = /* @__PURE__ */ fields(readingMembers);

/** What is read in this file, option by option: the compiler refuses one that nobody reads. @proof */
export type Unread = NothingLeft<
  | Exclude<keyof EInvoiceXmlOptions, 'profile' | 'eInvoiceProfile' | 'buyerKind' | 'syntax' | 'language'>
  | Exclude<keyof ReadEInvoiceOptions, 'rules'>
>;

/**
 * Reads an e-invoice: a PDF with one, or its XML (CII or UBL): Factur-X, ZUGFeRD 1 and 2, XRechnung, Peppol. Fails for what is none.
 *
 * @example
 * const xml = invoiceToXml(invoiceDocumentExamples.gtin);
 * const reading = readEInvoice(xml.ok ? xml.value : '');
 * reading.ok && reading.value.isValid; // => true
 * reading.ok && reading.value.payment.isPayable && reading.value.payment.bill.reference; // => 'RF83F2600918'
 */
export function readEInvoice(input: Uint8Array | string, options?: ReadEInvoiceOptions): BillResult<EInvoiceReading> {
  const { reader, given } = readOptions(readingOptions, options);
  const content = typeof input === 'string' ? input : reader.at(['input'], () => bytes.read(input, reader));
  if (content === undefined || reader.problems.length > 0) return refused(reader.problems, eInvoiceSentences);
  const received = read(content);
  if (!received.ok) return refused(received.problems, eInvoiceSentences);
  const { syntax, profile, file, unread, unreadCount, invoice } = received.value;
  const printed = (found: readonly Problem[]) => found.map((one) => billProblem(one, eInvoiceSentences));
  const rules = rulesFor(received.value, given.rules);
  const findings = checkEInvoice(received.value, { rules });
  const bill = billOfEInvoice(received.value);
  const remarks = [...received.value.remarks, ...(bill.ok ? bill.value.remarks : [])];
  return done({
    syntax,
    profile,
    file,
    unread,
    unreadCount,
    invoice,
    isValid: !findings.some(isError),
    findings: findings.map(ruleFindingOf),
    ruleSets: eInvoiceRuleSets(received.value, rules),
    uncheckedRules: uncheckedRules(received.value, rules),
    remarks: printed(remarks),
    payment: bill.ok
      ? {
          isPayable: true,
          bill: billOfDraft(bill.value.draft),
          dueDate: bill.value.dueDate,
          discounts: bill.value.discounts,
          instalments: bill.value.instalments,
          openTerms: printed(bill.value.openTerms),
          accounts: bill.value.accounts,
        }
      : { isPayable: false, problems: printed(bill.problems) },
  });
}
