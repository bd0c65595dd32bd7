import { profileFor } from '@rappen/core/e-invoice';
import { abroadTexts } from '../../language/abroad/words.ts';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { Check } from '../../parts/fields/check.tsx';
import { TextField } from '../../parts/fields/field.tsx';
import { buyerKinds } from '../../records/desk/abroad.ts';
import { hasSlipCurrency, isPaidAbroad } from '../../work/invoice/abroad-json.ts';
import { typedAddress } from '../../work/invoice/address.ts';
import { eInvoiceKindOf } from '../../work/invoice/e-invoice.ts';
import { idOf, useRecordFields, useRemarks } from '../parts/fields.tsx';
import type { InvoiceFieldsProps } from '../parts/invoice-fields-props.ts';

/** Who buys, what is delivered where, and who the sender is in that country. */
export function AbroadFields(properties: InvoiceFieldsProps) {
  const { invoice, change, company, changeCompany, verdict, shown } = properties;
  const words = abroadTexts[useWords().language];
  const remarksOf = useRemarks(verdict, shown);
  const { text } = useRecordFields(invoice, change, '', remarksOf, shown.leave);
  const sender = useRecordFields(company, changeCompany, 'company.', remarksOf, shown.leave);
  const isFrench = countryOf(invoice) === 'FR';
  return (
    <>
      <Buyer {...properties} />
      <div class="row">
        {sender.text('vatNumber', words.vatNumber, { width: 'wide', hint: words.vatHint })}
        {sender.text('taxNumber', words.taxNumber, { width: 'wide' })}
      </div>
      <Payment {...properties} />
      <div class="row">
        {text('contractNr', words.contractNr, { width: 'wide' })}
        {text('projectNr', words.projectNr, { width: 'wide' })}
        {(isFrench || invoice.customerRegistration !== '') &&
          text('customerRegistration', words.customerRegistration, { width: 'wide' })}
      </div>
      {text('deliveryAddress', words.deliveryAddress, { rows: 3, hint: words.addressHint })}
      {(isFrench || invoice.frenchNotes) && (
        <Check
          label={words.frenchNotes}
          checked={invoice.frenchNotes}
          onChange={(frenchNotes) => change({ frenchNotes })}
        />
      )}
    </>
  );
}

/** The one question that decides which e-invoice fits, with the reason; the choice stays with the user. */
function Buyer({ invoice, change, company, verdict, shown }: InvoiceFieldsProps) {
  const { texts, language } = useWords();
  const words = abroadTexts[language];
  const { choice } = useRecordFields(invoice, change, '', useRemarks(verdict, shown), shown.leave);
  const { buyerKind } = invoice;
  const advice = buyerKind === '' ? undefined : profileFor(countryOf(invoice), buyerKind);
  const wanted = advice && kinds[advice.profile];
  return (
    <>
      {choice(
        'buyerKind',
        words.buyer,
        buyerKinds.map((kind) => [kind, words.buyers[kind]]),
      )}
      {advice && wanted && (
        <p class="hint" role="status">
          {fill(words.advice, { profile: texts.desk.eInvoice.kinds[wanted], reason: words.reasons[advice.reason] })}{' '}
          {eInvoiceKindOf(invoice, company) !== wanted && (
            <button type="button" class="quiet" onClick={() => change({ eInvoice: wanted })}>
              {words.take}
            </button>
          )}
        </p>
      )}
    </>
  );
}

/** What each profile is called here. */
const kinds = { en16931: 'facturx', basic: 'facturx', xrechnung: 'xrechnung', peppol: 'peppol' } as const;

function countryOf({ address }: InvoiceFieldsProps['invoice']): string | undefined {
  return address.trim() === '' ? undefined : typedAddress(address).parts.countryCode;
}

/** In which currency, and to which account. */
function Payment({ invoice, change, company, changeCompany, verdict, shown }: InvoiceFieldsProps) {
  const words = abroadTexts[useWords().language];
  const remarksOf = useRemarks(verdict, shown);
  const { text, choice } = useRecordFields(invoice, change, '', remarksOf, shown.leave);
  const sender = useRecordFields(company, changeCompany, 'company.', remarksOf, shown.leave);
  const isCredit = invoice.kind === 'credit';
  const hasSlip = hasSlipCurrency(invoice);
  return (
    <>
      <div class="row">
        <TextField
          id={idOf('abroad-currency')}
          label={words.currency}
          value={invoice.currency}
          onValue={(currency) => change({ currency: currency.toUpperCase() })}
          onLeave={() => shown.leave('currency')}
          remarks={remarksOf('currency')}
          width="narrow"
        />
        {invoice.currency !== 'CHF' &&
          text('exchangeRate', words.exchangeRate, { width: 'wide', inputMode: 'decimal', hint: words.exchangeHint })}
      </div>
      {!hasSlip && !isCredit && <p class="hint">{words.noSlip}</p>}
      {isCredit && text('refundIban', words.refundIban, { monospaced: true })}
      {!isCredit &&
        hasSlip &&
        choice('payTo', words.payTo, [
          ['', words.payToSlip],
          ['abroad', words.payToAbroad],
        ])}
      {!isCredit && isPaidAbroad(invoice) && (
        <div class="row">
          {sender.text('ibanAbroad', words.iban, { width: 'wide', monospaced: true })}
          {sender.text('bic', words.bic, { width: 'narrow', monospaced: true })}
        </div>
      )}
    </>
  );
}
