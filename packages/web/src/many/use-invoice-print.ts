import { useEffect, useState } from 'preact/hooks';
import { chosenCompany } from '../desk/chosen-company.ts';
import type { Customer } from '../desk/records.ts';
import { swissDay } from '../make/validate.ts';
import type { InvoicePrint } from '../maker/protocol.ts';
import { useKept } from '../shell/kept.ts';

/** How whole invoices are made of the rows. */
export interface InvoiceChoice {
  /** Undefined: the desk has no company, or it is not known yet (`isLoading`). */
  readonly print: InvoicePrint | undefined;
  readonly customers: readonly Customer[];
  readonly isLoading: boolean;
  change(changes: Partial<Pick<InvoicePrint, 'vatRate' | 'isNet'>>): void;
}

/** The company of the desk, which is asked for when whole invoices are wanted, and what was chosen about VAT. */
export function useInvoicePrint(isWanted: boolean): InvoiceChoice {
  const [found, setFound] = useState<Awaited<ReturnType<typeof chosenCompany>> | 'none'>();
  const [chosen, change] = useKept<Partial<InvoicePrint>>('many vat', {});
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    void chosenCompany().then((company) => isShown && setFound(company ?? 'none'));
    return () => {
      isShown = false;
    };
  }, [isWanted]);
  const base = { isLoading: found === undefined, change: (more: object) => change((now) => ({ ...now, ...more })) };
  if (found === undefined || found === 'none') return { ...base, print: undefined, customers: [] };
  const { company, customers } = found;
  const vatRate = chosen.vatRate ?? (company.vat === 'none' ? '' : company.vatRate);
  const isNet = chosen.isNet ?? company.vat === 'added';
  const print: InvoicePrint = { kind: 'invoice', company, vatRate, isNet, today: swissDay(new Date()) };
  return { ...base, print, customers };
}
