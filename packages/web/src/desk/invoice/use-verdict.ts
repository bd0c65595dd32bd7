import type { Drawing } from '@rappen/core/drawing';
import { useMemo, useRef } from 'preact/hooks';
import { useAfterPaint } from '../../parts/page/use-after-paint.ts';
import { useSettled } from '../../parts/page/use-settled.ts';
import { profileOfDay } from '../../records/bill/profile.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import type { FileContents } from '../../work/invoice/attachments-json.ts';
import { type DeskVerdict, deskVerdict, unasked } from '../../work/invoice/document.ts';
import { type EInvoiceRules, eInvoiceKindOf, nothingSaid } from '../../work/invoice/e-invoice.ts';
import { appearanceOf, pagesOf } from '../../work/invoice/pages.ts';
import { useEInvoiceRules } from './e-invoice-fields.tsx';

/** Milliseconds without a key before the rules of e-invoices are asked: they take longer than a key may. */
const pause = 300;

/** What the rules say of an invoice, and its pages; those that were drawn last stay while there are no others. */
export function useVerdict(
  invoice: Invoice,
  company: Company,
  number: string,
  contents: FileContents | undefined,
): { readonly verdict: DeskVerdict; readonly pages: readonly Drawing[] } {
  const profile = useMemo(() => profileOfDay(new Date()), []);
  const loaded = useEInvoiceRules(eInvoiceKindOf(invoice, company) !== undefined);
  const isTyped = [useSettled(invoice, pause), useSettled(company, pause)].includes(false);
  const said = useRef(nothingSaid);
  // One after the other, each a task of its own
  const isPainted = useAfterPaint();
  const isValidated = useAfterPaint(isPainted);
  const verdict = useMemo(() => {
    if (!isPainted) return unasked;
    const asked = (rules: EInvoiceRules | undefined) => deskVerdict(invoice, company, number, profile, rules, contents);
    if (loaded === undefined) return asked(undefined);
    if (isTyped) return { ...asked(() => said.current), now: () => asked(loaded) };
    return asked((document, kind) => {
      said.current = loaded(document, kind);
      return said.current;
    });
  }, [invoice, company, number, profile, loaded, isTyped, isPainted, contents]);
  const { template, accent, logo } = appearanceOf(invoice, company);
  const last = useRef<readonly Drawing[]>([]);
  const pages = useMemo(
    () => (isValidated && verdict.document && pagesOf(verdict.document, { template, accent, logo })) || last.current,
    [verdict.document, template, accent, logo, isValidated],
  );
  last.current = pages;
  return { verdict, pages };
}
