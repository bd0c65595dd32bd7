import type { Drawing } from '@rappen/core/drawing';
import { useMemo, useRef } from 'preact/hooks';
import { useAfterPaint } from '../../parts/page/use-after-paint.ts';
import { profileOfDay } from '../../records/bill/profile.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { type DeskVerdict, deskVerdict, unasked } from '../../work/invoice/document.ts';
import { eInvoiceKindOf } from '../../work/invoice/e-invoice.ts';
import { appearanceOf, pagesOf } from '../../work/invoice/pages.ts';
import { useEInvoiceRules } from './e-invoice-fields.tsx';

/** What the rules say of an invoice, and its pages; those that were drawn last stay while there are no others. */
export function useVerdict(
  invoice: Invoice,
  company: Company,
  number: string,
): { readonly verdict: DeskVerdict; readonly pages: readonly Drawing[] } {
  const profile = useMemo(() => profileOfDay(new Date()), []);
  const rules = useEInvoiceRules(eInvoiceKindOf(invoice, company) !== undefined);
  // One after the other, each a task of its own
  const isPainted = useAfterPaint();
  const isValidated = useAfterPaint(isPainted);
  const verdict = useMemo(
    () => (isPainted ? deskVerdict(invoice, company, number, profile, rules) : unasked),
    [invoice, company, number, profile, rules, isPainted],
  );
  const { template, accent, logo } = appearanceOf(invoice, company);
  const last = useRef<readonly Drawing[]>([]);
  const pages = useMemo(
    () => (isValidated && verdict.document && pagesOf(verdict.document, { template, accent, logo })) || last.current,
    [verdict.document, template, accent, logo, isValidated],
  );
  last.current = pages;
  return { verdict, pages };
}
