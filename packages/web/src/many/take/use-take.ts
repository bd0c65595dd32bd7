import type { Language } from '@rappen/core/payment-part';
import type { RuleProfile } from '@rappen/core/swiss-qr';
import { useEffect, useState } from 'preact/hooks';
import { askDeskStore } from '../../kept/desk-store.ts';
import { useAwaited } from '../../parts/page/use-awaited.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { swissDay } from '../../records/swiss-day.ts';
import type { SheetRow } from '../../sheet/fields.ts';
import { chosenAmong } from '../../work/desk/chosen-company.ts';
import type { PrintChoice } from '../print/use-print.ts';
import { type Taken, takenOf } from './taken.ts';

/** What the desk has of the rows, and what was done with them. */
export interface Take {
  /** Undefined: the desk has no company, or it is still read. */
  readonly company: Company | undefined;
  readonly taken: Taken | undefined;
  readonly outcome: Outcome | undefined;
  take(): Promise<void>;
  undo(): Promise<void>;
  close(): void;
}

type Outcome =
  | { readonly kind: 'taken'; readonly invoices: readonly Invoice[] }
  | { readonly kind: 'back' | 'full' | 'outdated' };

/** Milliseconds without a change after which the desk is asked. */
const pause = 300;

/** Rows that are ready as invoices of the company that is chosen on the desk. */
export function useTake(
  rows: () => readonly SheetRow[],
  /** What they depend on. */
  of: unknown,
  {
    language,
    choice,
    profile,
  }: { readonly language: Language; readonly choice: PrintChoice; readonly profile: RuleProfile },
): Take {
  const [visit, setVisit] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const found = useAwaited(() => ownInvoices(), [visit]);
  const {
    isInvoice,
    invoices: { print },
  } = choice;
  const vat = isInvoice ? print : undefined;
  const [taken, setTaken] = useState<Taken>();
  useEffect(() => {
    // Rows change while somebody types, and there may be thousands of them
    const later = setTimeout(() => {
      const own = found && rows();
      const facts = { today: swissDay(new Date()), language, vat, profile };
      setTaken(found && own && own.length > 0 ? takenOf(own, { ...found, ...facts }) : undefined);
    }, pause);
    return () => clearTimeout(later);
  }, [found, of, language, vat?.vatRate, vat?.isNet, profile]);
  const after = (next: Outcome) => {
    setOutcome(next);
    setVisit((count) => count + 1);
  };
  return {
    company: found?.company,
    taken,
    outcome,
    async take() {
      const invoices = taken?.fresh ?? [];
      const kept = await askDeskStore((store) => store.take(invoices));
      if (kept === 'kept') after({ kind: 'taken', invoices });
      else after({ kind: kept === 'duplicate' || kept === 'gone' ? 'outdated' : 'full' });
    },
    async undo() {
      if (outcome?.kind !== 'taken') return;
      const { invoices } = outcome;
      const count = await askDeskStore((store) => store.untake(invoices));
      after({ kind: count === 'full' || count === undefined ? 'full' : 'back' });
    },
    close: () => setOutcome(undefined),
  };
}

/** The chosen company with its invoices; undefined where there is none. */
function ownInvoices() {
  return askDeskStore(async (store) => {
    const { companies, invoices } = await store.all();
    const company = chosenAmong(companies);
    return company && { company, invoices: invoices.filter(({ companyId }) => companyId === company.id) };
  });
}
