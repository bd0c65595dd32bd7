import { loadEInvoiceSentences } from '../../language/e-invoice/sentences.ts';
import { useWords } from '../../language/words.ts';
import { Folded } from '../../parts/fields/folded.tsx';
import { Lazy } from '../../parts/lazy.tsx';
import { useAwaited } from '../../parts/page/use-awaited.ts';
import { eInvoiceKinds, type Invoice } from '../../records/desk/records.ts';
import { placesOfFiles } from '../../work/invoice/attachments-json.ts';
import { type EInvoiceRules, eInvoiceKindOf, hasOwnFile } from '../../work/invoice/e-invoice.ts';
import { useRecordFields, useRemarks } from '../parts/fields.tsx';
import type { InvoiceFieldsProps } from '../parts/invoice-fields-props.ts';
import { RecipientCheck } from './recipient-check.tsx';

/** The rules of e-invoices, loaded when they are first wanted; undefined until then. */
export function useEInvoiceRules(isWanted: boolean): EInvoiceRules | undefined {
  return useAwaited(() => {
    if (!isWanted) return undefined;
    const parts = [import('../../work/invoice/e-invoice-rules.ts'), loadEInvoiceSentences()] as const;
    return Promise.all(parts).then(([{ eInvoiceRules }]) => eInvoiceRules);
  }, [isWanted]);
}

/** What stands here: it is unfolded where something of it is wrong. */
const fieldNames = [
  'eInvoice',
  'customerReference',
  'customerVatNumber',
  'customerElectronicAddress',
  'company.contactName',
  'company.phone',
  'company.email',
  'company.electronicAddress',
];

const fieldsOfFiles = (invoice: Invoice) => placesOfFiles(invoice).map(({ field }) => field);

/** Few invoices have files. */
const load = () => import('../attachments/attachments.tsx').then(({ Attachments }) => Attachments);

/** Whether an invoice is an e-invoice as well, and what it needs for that; folded away until it is wanted. */
export function EInvoiceFields(properties: InvoiceFieldsProps) {
  const { invoice, change, company, changeCompany, verdict, shown } = properties;
  const { eInvoice: words, editor } = useWords().texts.desk;
  const remarksOf = useRemarks(verdict, shown);
  const own = useRecordFields(invoice, change, '', remarksOf, shown.leave);
  const sender = useRecordFields(company, changeCompany, 'company.', remarksOf, shown.leave);
  const kind = eInvoiceKindOf(invoice, company);
  const isHere = (field: string) => field !== 'customerReference' || hasOwnFile(kind);
  const ownFields = [...fieldNames, ...fieldsOfFiles(invoice)];
  const isWrong = ownFields.some((field) => isHere(field) && remarksOf(field).length > 0);
  const hasFiles = invoice.attachments.length > 0;
  return (
    <Folded class="e-invoice" title={words.title} startsOpen={kind !== undefined || hasFiles} isWrong={isWrong}>
      {own.choice(
        'eInvoice',
        words.choice,
        [
          ['', `${editor.asCompany} (${words.kinds[company.eInvoice]})`],
          ...eInvoiceKinds.map((each) => [each, words.kinds[each]] as const),
        ],
        { hint: kind && words.hints[kind] },
      )}
      {kind && (
        <>
          <div class="row">
            {hasOwnFile(kind) &&
              own.text('customerReference', words.reference[kind === 'xrechnung' ? 'xrechnung' : 'peppol'], {
                width: 'wide',
                required: true,
              })}
            {own.text('customerVatNumber', words.customerVatNumber, { width: 'wide' })}
          </div>
          {hasOwnFile(kind) &&
            own.text('customerElectronicAddress', words.customerAddress, {
              hint: words.addressHints[kind === 'xrechnung' ? 'xrechnung' : 'peppol'],
            })}
          {kind === 'xrechnung' && (
            <div class="row">
              {sender.text('contactName', words.contact, { width: 'wide', required: true })}
              {sender.text('phone', words.phone, { width: 'wide', required: true })}
              {sender.text('email', words.email, { width: 'wide', type: 'email', required: true })}
            </div>
          )}
          {kind === 'peppol' &&
            sender.text('electronicAddress', words.ownAddress, { hint: words.addressHints.company })}
          <Lazy load={load} properties={properties} />
          <RecipientCheck verdict={verdict} />
        </>
      )}
      {kind === undefined && hasFiles && <Lazy load={load} properties={properties} />}
    </Folded>
  );
}
