import { invoiceDocumentTemplates } from '@rappen/core/invoice-document';
import { languages } from '@rappen/core/payment-part';
import { languageNameIn } from '../../language/languages.ts';
import { useWords } from '../../language/words.ts';
import { currencyChoices } from '../../parts/fields/field.tsx';
import { Folded } from '../../parts/fields/folded.tsx';
import { isOrder } from '../../records/desk/paper.ts';
import { eInvoiceKindOf, hasOwnFile } from '../../work/invoice/e-invoice.ts';
import { Abroad, isAbroad } from '../abroad/abroad.tsx';
import { AccentField } from '../parts/accent-field.tsx';
import { idOf, useRecordFields, useRemarks } from '../parts/fields.tsx';
import type { InvoiceFieldsProps } from '../parts/invoice-fields-props.ts';

/** What stands here, besides the reference of the customer: it is unfolded where something of it is wrong. */
const fieldNames = [
  'title',
  'customerNr',
  'email',
  'serviceFrom',
  'serviceTo',
  'introduction',
  'closing',
  'discount',
  'surcharge',
  'prepaid',
  'discountPercent',
  'discountDays',
];

/** What an invoice rarely has, and how it looks; folded away until it is wanted. */
export function MoreDetails(properties: InvoiceFieldsProps) {
  const { invoice, company, verdict, shown } = properties;
  const remarksOf = useRemarks(verdict, shown);
  const hasReference = !hasOwnFile(eInvoiceKindOf(invoice, company));
  const ownFields = hasReference ? [...fieldNames, 'customerReference'] : fieldNames;
  return (
    <Folded title={useWords().texts.desk.editor.more} isWrong={ownFields.some((field) => remarksOf(field).length > 0)}>
      <Fields {...properties} hasReference={hasReference} />
    </Folded>
  );
}

function Fields(properties: Parameters<typeof MoreDetails>[0] & { readonly hasReference: boolean }) {
  const { invoice, change, company, verdict, shown, hasReference } = properties;
  const { texts, language: pageLanguage } = useWords();
  const words = texts.desk.editor;
  const remarksOf = useRemarks(verdict, shown);
  const { text, choice } = useRecordFields(invoice, change, '', remarksOf, shown.leave);
  return (
    <>
      <div class="row">
        {choice(
          'language',
          words.language,
          languages.map((each) => [each, languageNameIn(pageLanguage, each)]),
          { width: 'wide' },
        )}
        {choice('currency', words.currency, currencyChoices, { width: 'narrow' })}
        {text('title', words.titleField, { width: 'wide' })}
      </div>
      <Look {...properties} />
      <div class="row">
        {text('customerNr', words.customerNr, { width: 'wide' })}
        {hasReference && text('customerReference', words.customerReference, { width: 'wide' })}
        {text('email', words.email, { width: 'wide', type: 'email' })}
      </div>
      <div class="row">
        {text('serviceFrom', words.serviceFrom, { type: 'date', width: 'wide' })}
        {text('serviceTo', words.serviceTo, { type: 'date', width: 'wide' })}
      </div>
      {text('introduction', words.introduction, { rows: 3 })}
      {text('closing', words.closing, { rows: 2 })}
      <div class="row">
        {text('discount', words.discount, { width: 'wide', hint: words.reductionHint })}
        {text('surcharge', words.surcharge, { width: 'wide', hint: words.reductionHint })}
        {text('prepaid', words.prepaid, { width: 'wide', inputMode: 'decimal' })}
      </div>
      {invoice.kind !== 'credit' && !isOrder(invoice) && (
        <div class="row">
          {text('discountPercent', words.cashDiscount, { width: 'wide', inputMode: 'decimal' })}
          {text('discountDays', words.cashDiscountDays, { width: 'wide', inputMode: 'numeric' })}
        </div>
      )}
      {invoice.kind !== 'reminder' && !isAbroad(invoice, company) && <Abroad {...properties} />}
    </>
  );
}

/** Template and colour, where they are not those of the company. */
function Look({ invoice, change, company, verdict, shown }: Parameters<typeof MoreDetails>[0]) {
  const { texts, language: pageLanguage } = useWords();
  const words = texts.desk.editor;
  const { choice } = useRecordFields(invoice, change, '', useRemarks(verdict, shown), shown.leave);
  return (
    <div class="row">
      {choice(
        'template',
        texts.desk.company.template,
        [
          ['', words.asCompany],
          ...invoiceDocumentTemplates.map(({ name, title }) => [name, title[pageLanguage]] as const),
        ],
        { width: 'wide' },
      )}
      <AccentField
        id={idOf('accent')}
        value={invoice.accent}
        otherwise={company.accent}
        reset={words.accentOfCompany}
        onValue={(accent) => change({ accent })}
      />
    </div>
  );
}
