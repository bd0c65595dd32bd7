import { object, read, required } from '@rappen/core/model';
import { type Company, companyModel, type Invoice, invoiceModel, unissued } from '../../records/desk/records.ts';
import { newId } from '../../records/new-id.ts';
import { packLink, unpackLink } from '../../records/packed-link.ts';

/** An invoice with the company that sends it, as a link holds them. */
export interface SharedInvoice {
  readonly company: Company;
  readonly invoice: Invoice;
}

const sharedModel = object({ company: required(companyModel), invoice: required(invoiceModel) });

/** Positions of an invoice that a link may hold. */
const entriesMax = 1000;
/** What a link has no room for. */
const leftOut = { ...unissued, attachments: [] } as const;
/** In the place of the names that records have on the desk that a link comes from. */
const nameless = { id: '-', revision: 0 } as const;

/** An invoice as text for the fragment of an address. Logo and attached files stay behind, and what the desk alone knows of the invoice. */
export function encodeInvoice(invoice: Invoice, company: Company): Promise<string> {
  const own = { ...invoice, ...leftOut, ...nameless, companyId: '-', customerId: '', of: '', changedAt: '' };
  return packLink({
    company: withoutEmpty({ ...company, ...nameless, logo: '', nextNumber: 1 }),
    invoice: { ...withoutEmpty(own), positions: invoice.positions.map(withoutEmpty) },
  });
}

/** What `encodeInvoice` wrote, as a draft that nobody has yet; undefined for anything else. */
export async function decodeInvoice(code: string): Promise<SharedInvoice | undefined> {
  const value = await unpackLink(code);
  const parsed = value && read(sharedModel, value, { entriesMax });
  if (!parsed?.ok) return undefined;
  const company: Company = { ...parsed.value.company, ...fresh(), logo: '' };
  const blank = {
    companyId: company.id,
    customerId: '',
    of: '',
    changedAt: '',
  };
  return { company, invoice: { ...parsed.value.invoice, ...leftOut, ...fresh(), ...blank } };
}

function fresh() {
  return { id: newId(), revision: 0 };
}

/** Members of a record that say something: the others are what a reader of the record takes without them. */
function withoutEmpty(record: object): object {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== '' && (!Array.isArray(value) || value.length > 0)),
  );
}
