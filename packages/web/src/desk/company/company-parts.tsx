import { invoiceDocumentTemplates } from '@rappen/core/invoice-document';
import { languages } from '@rappen/core/payment-part';
import { fill } from '../../language/catalogue.ts';
import { languageNameIn } from '../../language/languages.ts';
import { useWords } from '../../language/words.ts';
import { Check } from '../../parts/fields/check.tsx';
import { currencyChoices } from '../../parts/fields/field.tsx';
import { numberOf } from '../../records/desk/numbers.ts';
import { type Company, eInvoiceKinds } from '../../records/desk/records.ts';
import { swissDay } from '../../records/swiss-day.ts';
import { AccentField } from '../parts/accent-field.tsx';
import { useRecordFields } from '../parts/fields.tsx';
import type { Desk } from '../state/use-desk.ts';
import { Logo } from './logo.tsx';

interface PartProps {
  readonly company: Company;
  readonly change: (changes: Partial<Company>) => void;
}

/** Whom to ask, and where. */
export function Contact({ company, change }: PartProps) {
  const { company: words, eInvoice } = useWords().texts.desk;
  const { text } = useRecordFields(company, change, 'company.');
  return (
    <fieldset>
      <legend>{words.contact}</legend>
      <div class="row">
        {text('phone', words.phone, { width: 'wide' })}
        {text('email', words.email, { width: 'wide', type: 'email' })}
        {text('website', words.website, { width: 'wide' })}
      </div>
      {text('contactName', eInvoice.contact)}
    </fieldset>
  );
}

/** Whether its invoices are e-invoices as well. */
export function EInvoice({ company, change }: PartProps) {
  const { eInvoice } = useWords().texts.desk;
  const { text, choice } = useRecordFields(company, change, 'company.');
  return (
    <fieldset>
      <legend>{eInvoice.title}</legend>
      {choice(
        'eInvoice',
        eInvoice.choice,
        eInvoiceKinds.map((kind) => [kind, eInvoice.kinds[kind]]),
        { hint: company.eInvoice === 'none' ? undefined : eInvoice.hints[company.eInvoice] },
      )}
      {(company.eInvoice === 'peppol' || company.electronicAddress !== '') &&
        text('electronicAddress', eInvoice.ownAddress, { hint: eInvoice.addressHints.company })}
    </fieldset>
  );
}

/** Template, colour and logo. */
export function Look({ desk, company, change }: PartProps & { readonly desk: Desk }) {
  const { texts, language } = useWords();
  const words = texts.desk.company;
  const { choice } = useRecordFields(company, change, 'company.');
  return (
    <fieldset>
      <legend>{words.look}</legend>
      <div class="row">
        {choice(
          'template',
          words.template,
          invoiceDocumentTemplates.map(({ name, title }) => [name, title[language]]),
          { width: 'wide' },
        )}
        <AccentField
          id="desk-accent"
          value={company.accent}
          reset={words.accentDefault}
          onValue={(accent) => change({ accent })}
        />
      </div>
      <Logo desk={desk} logo={company.logo} onLogo={(logo) => change({ logo })} />
    </fieldset>
  );
}

/** How its invoices are numbered, and what its bank wants in references. */
export function Numbering({ company, change }: PartProps) {
  const words = useWords().texts.desk.company;
  const { text } = useRecordFields(company, change, 'company.');
  const example = numberOf(company.numberPattern, company.nextNumber, swissDay(new Date()));
  return (
    <fieldset>
      <legend>{words.numbering}</legend>
      <div class="row">
        {text('numberPattern', words.numberPattern, { width: 'wide', hint: fill(words.numberHint, { example }) })}
        <div class="field narrow">
          <label for="desk-next-number">{words.nextNumber}</label>
          <input
            id="desk-next-number"
            type="number"
            min="0"
            max="999999999"
            value={company.nextNumber}
            onInput={({ currentTarget }) => {
              const next = currentTarget.valueAsNumber;
              if (Number.isSafeInteger(next) && next >= 0) change({ nextNumber: next });
            }}
          />
        </div>
      </div>
      <div class="row">
        {text('offerPattern', words.offerPattern, { width: 'wide' })}
        {text('confirmationPattern', words.confirmationPattern, { width: 'wide' })}
        {text('deliveryPattern', words.deliveryPattern, { width: 'wide' })}
      </div>
      {text('referencePrefix', words.referencePrefix, { inputMode: 'numeric' })}
    </fieldset>
  );
}

/** What its invoices begin with. */
export function Standard({ company, change }: PartProps) {
  const { texts, language } = useWords();
  const { company: words, editor } = texts.desk;
  const { text, choice } = useRecordFields(company, change, 'company.');
  return (
    <fieldset>
      <legend>{words.standard}</legend>
      <div class="row">
        {choice(
          'language',
          editor.language,
          languages.map((each) => [each, languageNameIn(language, each)]),
          { width: 'wide' },
        )}
        {choice('currency', editor.currency, currencyChoices, { width: 'narrow' })}
        {text('days', editor.days, { width: 'wide', inputMode: 'numeric' })}
        {company.vat !== 'none' && text('vatRate', words.vatRate, { width: 'narrow', inputMode: 'decimal' })}
      </div>
      <div class="row">
        {text('discountPercent', editor.cashDiscount, { width: 'wide', inputMode: 'decimal' })}
        {text('discountDays', editor.cashDiscountDays, { width: 'wide', inputMode: 'numeric' })}
      </div>
      {text('introduction', editor.introduction, { rows: 3 })}
      {text('closing', editor.closing, { rows: 2 })}
      <Check label={words.rounding} checked={company.rounding} onChange={(rounding) => change({ rounding })} />
    </fieldset>
  );
}
