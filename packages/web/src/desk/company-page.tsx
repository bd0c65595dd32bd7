import { parsePicture } from '@rappen/core/drawing';
import { invoiceDocumentTemplates } from '@rappen/core/invoice-document';
import { languages } from '@rappen/core/payment-part';
import { useMemo, useRef, useState } from 'preact/hooks';
import { fill, languageNameIn } from '../language/catalogue.ts';
import { limits } from '../limits.ts';
import { swissDay } from '../make/validate.ts';
import { useWords } from '../shell/words.ts';
import { AccentField } from './accent-field.tsx';
import { base64Of } from './base64.ts';
import { CompanyBasics } from './company-fields.tsx';
import { useRecordFields } from './fields.tsx';
import { numberOf } from './numbers.ts';
import { type Company, eInvoiceKinds, newCompany } from './records.ts';
import { RemoveCompany } from './remove-company.tsx';
import type { Desk } from './use-desk.ts';
import { useEdited } from './use-edited.ts';

/** Everything of a company: who it is, how its invoices look, and what they begin with. */
export function CompanyPage({ desk, isNew }: { readonly desk: Desk; readonly isNew: boolean }) {
  const { texts, language } = useWords();
  const { company: words, editor, eInvoice } = texts.desk;
  const initial = useMemo(() => (isNew ? undefined : desk.company) ?? newCompany(language), []);
  const { record: company, change, keep } = useEdited(desk, 'companies', initial, () => desk.chooseCompany(initial.id));
  const { text, choice } = useRecordFields(company, change, 'company.');
  const [isRemoving, setRemoving] = useState(false);
  return (
    <form class="desk-form narrow" autocomplete="off" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{words.basics}</legend>
        <CompanyBasics
          company={company}
          change={change}
          hasUid={company.vat !== 'none' || company.eInvoice !== 'none'}
        />
      </fieldset>
      <fieldset>
        <legend>{words.contact}</legend>
        <div class="row">
          {text('phone', words.phone, { width: 'wide' })}
          {text('email', words.email, { width: 'wide', type: 'email' })}
          {text('website', words.website, { width: 'wide' })}
        </div>
        {text('contactName', eInvoice.contact)}
      </fieldset>
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
        <Logo desk={desk} company={company} change={change} />
      </fieldset>
      <fieldset>
        <legend>{words.numbering}</legend>
        <div class="row">
          {text('numberPattern', words.numberPattern, {
            width: 'wide',
            hint: fill(words.numberHint, {
              example: numberOf(company.numberPattern, company.nextNumber, swissDay(new Date())),
            }),
          })}
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
        {text('referencePrefix', words.referencePrefix, { inputMode: 'numeric' })}
      </fieldset>
      <fieldset>
        <legend>{words.standard}</legend>
        <div class="row">
          {choice(
            'language',
            editor.language,
            languages.map((each) => [each, languageNameIn(language, each)]),
            { width: 'wide' },
          )}
          {choice(
            'currency',
            editor.currency,
            [
              ['CHF', 'CHF'],
              ['EUR', 'EUR'],
            ],
            { width: 'narrow' },
          )}
          {text('days', editor.days, { width: 'wide', inputMode: 'numeric' })}
          {company.vat !== 'none' && text('vatRate', words.vatRate, { width: 'narrow', inputMode: 'decimal' })}
        </div>
        <div class="row">
          {text('discountPercent', editor.cashDiscount, { width: 'wide', inputMode: 'decimal' })}
          {text('discountDays', editor.cashDiscountDays, { width: 'wide', inputMode: 'numeric' })}
        </div>
        {text('introduction', editor.introduction, { rows: 3 })}
        {text('closing', editor.closing, { rows: 2 })}
        <label class="check">
          <input
            type="checkbox"
            checked={company.rounding}
            onChange={({ currentTarget }) => change({ rounding: currentTarget.checked })}
          />
          {words.rounding}
        </label>
      </fieldset>
      {company.revision > 0 && (
        <div class="buttons">
          <button type="button" class="quiet" onClick={() => void keep().then(() => setRemoving(true))}>
            {words.remove} …
          </button>
          <span class="hint">{words.removeHint}</span>
        </div>
      )}
      {isRemoving && <RemoveCompany desk={desk} company={company} onClose={() => setRemoving(false)} />}
    </form>
  );
}

interface PartProps {
  readonly company: Company;
  readonly change: (changes: Partial<Company>) => void;
}

function Logo({ desk, company, change }: PartProps & { readonly desk: Desk }) {
  const words = useWords().texts.desk.company;
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const bytes = file.size > limits.logoBytesMax ? undefined : new Uint8Array(await file.arrayBuffer());
    if (bytes === undefined || !parsePicture(bytes).ok) return desk.say({ text: 'logoBad' });
    change({ logo: base64Of(bytes) });
  };
  return (
    <div class="logo">
      {company.logo !== '' && <img src={`data:;base64,${company.logo}`} alt={words.logo} />}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <button type="button" onClick={() => input.current?.click()}>
        {words.chooseLogo}
      </button>
      {company.logo !== '' && (
        <button type="button" class="quiet" onClick={() => change({ logo: '' })}>
          {words.removeLogo}
        </button>
      )}
    </div>
  );
}
