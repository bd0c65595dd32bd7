import { useKept } from '../../kept/use-kept.ts';
import { useAwaited } from '../../parts/page/use-awaited.ts';
import type { Customer } from '../../records/desk/records.ts';
import { swissDay } from '../../records/swiss-day.ts';
import { chosenCompany } from '../../work/desk/chosen-company.ts';
import type { InvoicePrint } from '../../work/maker/protocol.ts';

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
  const found = useAwaited(
    () => (isWanted ? chosenCompany().then((company) => company ?? 'none') : undefined),
    [isWanted],
  );
  const [chosen, change] = useKept<Partial<InvoicePrint>>('many vat', {});
  const base = { isLoading: found === undefined, change: (more: object) => change((now) => ({ ...now, ...more })) };
  if (found === undefined || found === 'none') return { ...base, print: undefined, customers: [] };
  const { company, customers } = found;
  const vatRate = chosen.vatRate ?? (company.vat === 'none' ? '' : company.vatRate);
  const isNet = chosen.isNet ?? company.vat === 'added';
  const print: InvoicePrint = { kind: 'invoice', company, vatRate, isNet, today: swissDay(new Date()) };
  return { ...base, print, customers };
}
