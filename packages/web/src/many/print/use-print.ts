import { useMemo, useState } from 'preact/hooks';
import { useManyWords } from '../../language/many/words.ts';
import { swissDay } from '../../records/swiss-day.ts';
import { filledFields } from '../../sheet/bill-rows.ts';
import type { Print } from '../../work/maker/protocol.ts';
import type { BillTable } from '../table/bill-table.ts';
import { type InvoiceChoice, useInvoicePrint } from './use-invoice-print.ts';

export const formats = ['A4', 'A5', 'DIN_LANG'] as const;
export const printKinds = ['slip', 'letter', 'invoice', 'ebill'] as const;

interface Chosen {
  readonly kind: (typeof printKinds)[number];
  /** Of payment parts. */
  readonly format: (typeof formats)[number];
  /** Of letters, as somebody has written it; undefined: as proposed. */
  readonly letter: string | undefined;
}

/** What is made of the bills. */
export interface PrintChoice extends Chosen {
  readonly letter: string;
  /** Whether it takes whole invoices. */
  readonly isInvoice: boolean;
  readonly invoices: InvoiceChoice;
  change(changes: Partial<Chosen>): void;
  /** What is asked of the maker; undefined as long as nobody is known in whose name invoices are made. */
  print(): Print | undefined;
}

/** What somebody has chosen to make of the bills of a table: payment parts at first. */
export function usePrint(table: BillTable | undefined): PrintChoice {
  const { many } = useManyWords();
  const [chosen, setChosen] = useState<Chosen>({ kind: 'slip', format: 'A4', letter: undefined });
  const { kind, format } = chosen;
  const isInvoice = kind === 'invoice' || kind === 'ebill';
  const invoices = useInvoicePrint(isInvoice);
  const hasDue = useMemo(() => filledFields(table?.rows ?? []).has('due'), [table?.rows]);
  const letter = chosen.letter ?? (hasDue ? many.letterDefault : many.letterDefaultPlain);
  return {
    ...chosen,
    letter,
    isInvoice,
    invoices,
    change: (changes) => setChosen((now) => ({ ...now, ...changes })),
    print() {
      if (kind === 'slip') return { kind, format };
      return kind === 'letter' ? { kind, text: letter, today: swissDay(new Date()) } : invoices.print;
    },
  };
}
