import { type Attachment, attachmentsIn, metadataTextsIn } from '@rappen/pdf/attachments';
import { openPdf } from '@rappen/pdf/open';
import { failed, ok, type Result } from '../../result.ts';
import { rootNameOf } from '../../xml/index.ts';
import { limits, xmlLimits } from '../limits.ts';
import { problem } from '../problems.ts';
import { isInvoiceRoot, xmlTextOf } from '../syntax/index.ts';
import { knownFileNames } from './file-names.ts';

/** The e-invoice of a PDF, not read yet. */
export interface FoundEInvoice {
  readonly name: string;
  readonly xml: Uint8Array<ArrayBuffer>;
  /** How it belongs to the document, such as `Alternative`; undefined when that is not said. */
  readonly relationship: string | undefined;
  /** The level that the metadata name, such as `EN 16931`. */
  readonly level: string | undefined;
}

const vocabularies = /^urn:(?:factur-x|zugferd|ferd):pdfa:CrossIndustryDocument:invoice:/;

/**
 * The XML of an e-invoice in a PDF: the attached file that is an invoice by its root element, whatever its name; where none is, the one
 * that the metadata or its name call so. Reports `E_INVOICE_NOT_FOUND`, `E_INVOICE_AMBIGUOUS` for several that differ, and what
 * `attachmentsOf` does. Source: Factur-X 1.09, 6; ZUGFeRD 1.0 and 2.0.
 */
export function findEInvoice(pdf: Uint8Array): Result<FoundEInvoice> {
  const opened = openPdf(pdf);
  if (!opened.ok) return opened;
  const attached = attachmentsIn(opened.value, { fileBytesMax: limits.xmlBytesMax });
  if (!attached.ok) return attached;
  const texts = metadataTextsIn(opened.value).filter(({ namespace }) => vocabularies.test(namespace));
  const textOf = (name: string): string | undefined => texts.find((text) => text.name === name)?.text;
  const named = [textOf('DocumentFileName')?.toLowerCase(), ...knownFileNames];
  const invoices = attached.value.filter(isInvoice);
  const found =
    invoices.length > 0 ? distinct(invoices) : attached.value.filter(({ name }) => named.includes(name.toLowerCase()));
  const [first, second] = found;
  if (first === undefined) return failed(problem('E_INVOICE_NOT_FOUND', []));
  if (second !== undefined) {
    return failed(problem('E_INVOICE_AMBIGUOUS', [], { names: found.map(({ name }) => name).join(', ') }));
  }
  const { name, bytes, relationship } = first;
  return ok({ name, xml: bytes, relationship, level: textOf('ConformanceLevel') });
}

function isInvoice({ bytes }: Attachment): boolean {
  const text = xmlTextOf(bytes);
  const root = text.ok ? rootNameOf(text.value, { ...xmlLimits, charactersMax: limits.headLengthMax }) : undefined;
  return root !== undefined && isInvoiceRoot(root.name, root.namespace);
}

/** A file that is attached twice is one. */
function distinct(files: readonly Attachment[]): Attachment[] {
  return files.filter(
    (file, index) =>
      !files
        .slice(0, index)
        .some(({ bytes }) => bytes.length === file.bytes.length && bytes.every((byte, at) => byte === file.bytes[at])),
  );
}
