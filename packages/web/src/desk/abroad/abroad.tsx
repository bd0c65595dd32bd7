import { useWords } from '../../language/words.ts';
import { Folded } from '../../parts/fields/folded.tsx';
import { Lazy } from '../../parts/lazy.tsx';
import { invoiceAtHome } from '../../records/desk/abroad.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { hasSlipCurrency } from '../../work/invoice/abroad-json.ts';
import { typedAddress } from '../../work/invoice/address.ts';
import { useRemarks } from '../parts/fields.tsx';
import type { InvoiceFieldsProps } from '../parts/invoice-fields-props.ts';

const load = () => import('./abroad-fields.tsx').then(({ AbroadFields }) => AbroadFields);

/** What stands here: it is unfolded where something of it is wrong. */
const fieldNames = [
  'customerRegistration',
  'contractNr',
  'projectNr',
  'deliveryAddress',
  'currency',
  'exchangeRate',
  'refundIban',
  'company.ibanAbroad',
  'company.bic',
  'company.vatNumber',
  'company.taxNumber',
];

/** Whether something of an invoice is abroad: its fields stand with the others then, else further down. */
export function isAbroad(invoice: Invoice, { vatNumber, taxNumber }: Company): boolean {
  const country = invoice.address.trim() === '' ? 'CH' : typedAddress(invoice.address).parts.countryCode;
  const isHome = country === 'CH' || country === 'LI';
  return !isHome || isUsed(invoice) || !hasSlipCurrency(invoice) || vatNumber + taxNumber !== '';
}

function isUsed(invoice: Invoice): boolean {
  return (Object.keys(invoiceAtHome) as (keyof typeof invoiceAtHome)[]).some(
    (name) => invoice[name] !== invoiceAtHome[name],
  );
}

/** What an invoice abroad has besides; its fields are fetched when somebody unfolds them. */
export function Abroad(properties: InvoiceFieldsProps) {
  const { invoice, verdict, shown } = properties;
  const remarksOf = useRemarks(verdict, shown);
  return (
    <Folded
      class="abroad"
      title={useWords().texts.desk.editor.abroad}
      startsOpen={isUsed(invoice)}
      isWrong={fieldNames.some((field) => remarksOf(field).length > 0)}
    >
      <Lazy load={load} properties={properties} />
    </Folded>
  );
}
