import { type InvoiceDocument, parseInvoiceDocument } from '@rappen/core/invoice-document';
import type { Problem } from '@rappen/core/problem';
import type { RuleProfile } from '@rappen/core/swiss-qr';
import type { Company, Invoice } from '../../records/desk/records.ts';
import type { FileContents } from './attachments-json.ts';
import { documentJson } from './document-json.ts';
import { type EInvoiceRules, eInvoiceKindOf, nothingSaid } from './e-invoice.ts';
import { byField, type DeskField, type Found } from './places.ts';
import { withoutFaults } from './without-faults.ts';

/** What the rules make of an invoice as it stands. */
export interface DeskVerdict {
  /** The document as far as it goes: without its slip where that is not complete. */
  readonly document: InvoiceDocument | undefined;
  readonly problems: ReadonlyMap<DeskField, readonly Problem[]>;
  readonly problemCount: number;
  readonly warnings: readonly Problem[];
  /** Whether rules that it is to keep were not asked yet: those of e-invoices are loaded first, and so are attached files. */
  readonly isPending: boolean;
  /** While somebody types, what rules that take long said is from before: this asks them of what stands there now. */
  readonly now?: () => DeskVerdict;
}

/** What there is to say before the rules were asked. */
export const unasked: DeskVerdict = {
  document: undefined,
  problems: new Map(),
  problemCount: 0,
  warnings: [],
  isPending: true,
};

/**
 * Asks the rules about an invoice of a company; `number` is what it will have if it has none yet. Those of e-invoices are asked
 * of a whole document, with the contents of its files.
 */
export function deskVerdict(
  invoice: Invoice,
  company: Company,
  number: string,
  profile: RuleProfile,
  eInvoiceRules?: EInvoiceRules,
  contents?: FileContents,
): DeskVerdict {
  const built = documentJson(invoice, company, invoice.number.trim() || number, contents);
  const kind = eInvoiceKindOf(invoice, company);
  const hasUnseen = invoice.attachments.length > 0 && contents === undefined;
  const isPending = kind !== undefined && (eInvoiceRules === undefined || hasUnseen);
  const parsed = parseInvoiceDocument(built.json, { profile, normalize: true });
  const ofEInvoice = (kind && parsed.ok && eInvoiceRules?.(parsed.value.document, kind)) || nothingSaid;
  const found: readonly Found[] = [...built.problems, ...(parsed.ok ? ofEInvoice.problems : parsed.problems)];
  const problems = byField(found, built.places);
  if (parsed.ok) {
    const warnings = [...parsed.value.warnings, ...ofEInvoice.notices];
    return { document: parsed.value.document, problems, problemCount: found.length, warnings, isPending };
  }
  const partial = parseInvoiceDocument(withoutFaults(built.json, parsed.problems), { profile, normalize: true });
  return {
    document: partial.ok ? partial.value.document : undefined,
    problems,
    problemCount: found.length,
    warnings: [],
    isPending,
  };
}
