import type { Company, Invoice } from '../../records/desk/records.ts';
import type { DeskVerdict } from '../../work/invoice/document.ts';
import type { Shown } from '../parts/fields.tsx';

/** What the fields of an invoice abroad are given. */
export interface AbroadProps {
  readonly invoice: Invoice;
  readonly change: (changes: Partial<Invoice>) => void;
  readonly company: Company;
  readonly changeCompany: (changes: Partial<Company>) => void;
  readonly verdict: DeskVerdict;
  readonly shown: Shown;
}
