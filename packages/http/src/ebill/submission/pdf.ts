import { type BusinessCase, businessCaseNamespace, limits as caseLimits, writeXmlDocument } from '@rappen/core/ebill';
import { ok, type Result } from '@rappen/core/result';
import type { PdfADocument } from '@rappen/pdf/archival';
import type { AttachmentInput } from '@rappen/pdf/attachments';
import type { ProblemAnswer } from '../../answer/answer.ts';
import { pdfInstantOf } from '../../instant.ts';
import { limits } from '../../limits.ts';
import type { CarriedDocument, Inspection, WantedCase } from '../../ports/reading.ts';
import { type Path, type Problem, problem } from '../../problems/index.ts';
import { hasSignature } from '../conversion/pdf-signature.ts';
import { conversionRefused } from '../conversion/reasons.ts';
import { deny, type Input } from '../operation/body.ts';
import type { EbillCall } from '../operation/operation.ts';
import { readingOf } from '../reading/reading.ts';

/** What is found in a submitted PDF, and the PDF. */
export type InspectedPdf = Inspection & { readonly bytes: Uint8Array };

/**
 * Looks into a PDF: its attachments, the codes and the text on its pages, what it is as PDF/A-3b, and, where `wanted` says so, as a
 * business case. Reports `PDF_INVALID`, `PDF_ENCRYPTED`, `ATTACHMENT_TOO_LARGE`, `ATTACHMENT_TOO_MANY` at `path`,
 * `PDF_CONVERSION_FAILED` with reasons where it is too much to be looked into, `SERVICE_BUSY` and `CALLER_GONE`.
 */
export async function inspectPdf(
  call: EbillCall,
  bytes: Uint8Array,
  path: Path,
  wanted?: WantedCase,
): Promise<Input<InspectedPdf>> {
  if (!hasSignature(bytes)) return { ok: false, answer: deny(problem('PDF_INVALID', path)) };
  const { clock } = call.ports;
  const found = await readingOf(call.ebill).inspect(
    bytes,
    {
      now: pdfInstantOf(clock.now()),
      today: clock.today(),
      profile: call.profile.name,
      owner: call.key.owner,
      wanted,
    },
    { signal: call.request.signal },
  );
  if (!found.ok) return { ok: false, answer: notExamined(found.problems, path) };
  return { ok: true, value: { ...found.value, bytes } };
}

/** The answer to a PDF that could not be looked into. */
function notExamined(problems: readonly Problem[], path: Path): ProblemAnswer {
  const [first] = problems;
  switch (first?.code) {
    case 'ATTACHMENT_TOO_LARGE':
    case 'ATTACHMENT_TOO_MANY':
      return deny({ ...first, path });
    case 'PDF_ENCRYPTED':
      return deny(problem('PDF_ENCRYPTED', path));
    case 'PDF_EXPECTED':
    case 'PDF_UNREADABLE':
    case 'FILE_EMPTY':
      return deny(problem('PDF_INVALID', path));
    default:
      return conversionRefused(problems, path);
  }
}

/** The file that carries a business case, unless a PDF has one of another name already. */
const attachmentName = 'ebill.xml';

/** A business case to put into a PDF. */
export interface Attached {
  readonly businessCase: BusinessCase;
  /** What the PDF carries already: it is replaced. */
  readonly instead?: readonly CarriedDocument[] | undefined;
}

/**
 * The name under which a business case is attached; undefined: the PDF carries one where it cannot be replaced, because it is
 * not listed under a plain name.
 */
function attachmentNameFor(instead: readonly CarriedDocument[]): string | undefined {
  const [carried, second] = instead;
  if (carried === undefined) return attachmentName;
  const { name, place } = carried;
  const isListed = place === 'embedded-files' || place === 'document';
  return second === undefined && isListed && /^[A-Za-z0-9._-]{1,255}$/.test(name) ? name : undefined;
}

/** The file with the business case, and what the metadata of the PDF say of it. */
function attachmentOf(businessCase: BusinessCase, name: string, modifiedAt: string): AttachmentInput {
  return {
    name,
    mediaType: 'application/xml',
    relationship: 'Data',
    description: 'Business case',
    content: new TextEncoder().encode(writeXmlDocument(businessCase)),
    modifiedAt,
    metadata: {
      namespace: `${businessCaseNamespace}:pdf#`,
      prefix: 'ebill',
      description: 'Electronic bill',
      properties: [
        { name: 'DocumentFileName', description: 'Name of the attached business case', value: name },
        { name: 'DocumentType', description: 'Type of the business case', value: businessCase.type },
        { name: 'Version', description: 'Version of the vocabulary', value: '1.0' },
      ],
    },
  };
}

/** A PDF/A-3b for the recipient. */
export interface Archived {
  readonly pdf: Uint8Array;
  readonly converted: boolean;
}

/**
 * Makes the PDF/A-3b that goes to the recipient of what the conversion came to. `attached`: the business case that is put into
 * it; undefined where the PDF carries it already. Reports `PDF_CONVERSION_FAILED` with reasons, `SERVICE_BUSY`,
 * `CALLER_GONE`, `BUSINESS_CASE_NOT_REPLACEABLE`, `BUSINESS_CASE_TOO_LARGE`, `PDF_TOO_LARGE_AFTER_CONVERSION`.
 */
export async function archivalPdf(
  call: EbillCall,
  archival: Result<PdfADocument>,
  attached: Attached | undefined,
  path: Path,
): Promise<Input<Archived>> {
  if (!archival.ok) return { ok: false, answer: conversionRefused(archival.problems, path) };
  const { pdf: plain, converted } = archival.value;
  const now = pdfInstantOf(call.ports.clock.now());
  const [{ owner }, { signal }] = [call.key, call.request];
  const name = attachmentNameFor(attached?.instead ?? []);
  if (name === undefined) return { ok: false, answer: deny(problem('BUSINESS_CASE_NOT_REPLACEABLE', [])) };
  const attachment = attached && attachmentOf(attached.businessCase, name, now);
  const lengthMax = caseLimits.xmlAttachmentLengthMax;
  if (attachment !== undefined && attachment.content.length > lengthMax)
    return { ok: false, answer: deny(problem('BUSINESS_CASE_TOO_LARGE', [], { max: lengthMax })) };
  const made = attachment === undefined ? ok(plain) : await call.ebill.pdf.attach(plain, attachment, owner, { signal });
  if (!made.ok) return { ok: false, answer: conversionRefused(made.problems, path) };
  const pdf = made.value;
  const max = limits.ebillPdfBytesMax;
  if (pdf.length <= max) return { ok: true, value: { pdf, converted } };
  return { ok: false, answer: deny(problem('PDF_TOO_LARGE_AFTER_CONVERSION', path, { max })) };
}
