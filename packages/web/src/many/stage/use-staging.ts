import type { Language } from '@rappen/core/payment-part';
import { useRef, useState } from 'preact/hooks';
import { firstLine } from '../../records/first-line.ts';
import { type SheetRow, textOf } from '../../sheet/fields.ts';
import { maker } from '../../work/maker/maker.ts';
import type { PrintChoice } from '../print/use-print.ts';
import { type Outcome, type StagedRow, stageBills } from './stage-bills.ts';

/** Rows that are submitted as eBills, and what has become of them. */
export interface Staging {
  /** Undefined: nothing has been submitted yet. */
  readonly rows: readonly SheetRow[] | undefined;
  readonly outcomes: ReadonlyMap<number, Outcome>;
  readonly isRunning: boolean;
  readonly refused: readonly SheetRow[];
  stage(rows: readonly SheetRow[]): Promise<void>;
  stop(): void;
}

type State = Pick<Staging, 'rows' | 'outcomes' | 'isRunning'>;

/** Submits the invoices of rows as eBills that wait for their release. */
export function useStaging(properties: { readonly choice: PrintChoice; readonly language: Language }): Staging {
  const { choice, language } = properties;
  const { print, customers } = choice.invoices;
  const [state, setState] = useState<State>({ rows: undefined, outcomes: new Map(), isRunning: false });
  const isStopped = useRef(false);
  const { rows = [], outcomes, isRunning } = state;
  return {
    ...state,
    refused: rows.filter(({ number }) => isRefused(outcomes.get(number))),
    async stage(wanted) {
      if (print === undefined || isRunning) return;
      isStopped.current = false;
      const emails = new Map(customers.map(({ address, email }) => [firstLine(address).trim(), email]));
      const staged = wanted.map(
        (row): StagedRow => ({
          row: row.number,
          emailAddress: textOf(row.cells, 'email') || (emails.get(textOf(row.cells, 'debtor.name')) ?? ''),
          make: () => maker.ask('bill', { row, print, language }).catch(() => undefined),
        }),
      );
      setState({ rows: wanted, outcomes: new Map(), isRunning: true });
      const onOutcome = (row: number, outcome: Outcome) =>
        setState((now) => ({ ...now, outcomes: new Map(now.outcomes).set(row, outcome) }));
      await stageBills(staged, { onOutcome, isStopped: () => isStopped.current });
      setState((now) => ({ ...now, isRunning: false }));
    },
    stop() {
      isStopped.current = true;
    },
  };
}

/** Whether the service did not take a row. */
export function isRefused(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && (outcome === 'incomplete' || 'refusal' in outcome);
}
