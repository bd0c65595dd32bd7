import type { Problem } from '@rappen/core/problem';
import { fill } from '../language/catalogue.ts';
import type { Texts } from '../language/en.ts';
import { fieldOf } from '../records/bill/validate.ts';
import type { FoundBill } from '../work/reading/reading.ts';

/** The element of a bill that a problem concerns, in the words of the page; undefined where it is the bill as a whole. */
export function fieldLabel(found: Problem, { standard }: FoundBill, { make, read, pair }: Texts): string | undefined {
  const [first, second] = found.path;
  if (first === undefined) return undefined;
  if (standard === 'EPC_QR') {
    const names = { ...read.fields, iban: read.fields.account, name: read.fields.creditor };
    return Object.hasOwn(names, first) ? names[first as keyof typeof names] : undefined;
  }
  if (first === 'alternativeProcedures')
    return Number(second ?? 0) === 0 ? make.fields.procedure1 : make.fields.procedure2;
  const field = fieldOf(found);
  const name = field.slice(field.indexOf('.') + 1) as keyof Texts['make']['fields'];
  if (field === '' || !Object.hasOwn(make.fields, name)) return undefined;
  if (!field.includes('.')) return make.fields[name];
  const party = first === 'debtor' ? read.fields.debtor : read.fields.creditor;
  return fill(pair, { name: party, value: make.fields[name] });
}
