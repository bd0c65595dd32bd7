import { countries } from '@rappen/core/country';
import { formatIban, isAccountNumber, isQrIban, normalizeIban } from '@rappen/core/iban';
import { limits } from '@rappen/core/swiss-qr';
import { fill } from '../language/catalogue.ts';
import type { UiLanguage } from '../language/languages.ts';
import { useWords } from '../language/words.ts';
import { limits as ownLimits } from '../limits.ts';
import { ChoiceField, currencyChoices, type Remark, TextField } from '../parts/fields/field.tsx';
import { useAfterPaint } from '../parts/page/use-after-paint.ts';
import type { Party } from '../records/bill/address-fields.ts';
import { fixesOf } from '../records/bill/fixes.ts';
import type { FieldName } from '../records/bill/form.ts';
import { SwicoAssistant } from './swico-assistant.tsx';
import type { Bill } from './use-bill.ts';

/** The fields of a bill, in groups, each with what is wrong with it and what would mend it; those further down come a moment later. */
export function BillForm({ bill }: { readonly bill: Bill }) {
  const { texts } = useWords();
  const { groups, hints, fields } = texts.make;
  const field = useFields(bill);
  const isPainted = useAfterPaint();
  return (
    <form onSubmit={(event) => event.preventDefault()} autocomplete="off">
      <fieldset>
        <legend>{groups.creditor}</legend>
        <TextField {...field('iban', fields.iban)} hint={useAccountKind(bill.form.iban)} required monospaced />
        <AddressFields bill={bill} party="creditor" />
      </fieldset>
      <fieldset>
        <legend>{groups.amount}</legend>
        <div class="row">
          <ChoiceField {...field('currency', fields.currency)} width="narrow" choices={currencyChoices} />
          <TextField
            {...field('amount', fields.amount)}
            width="wide"
            hint={hints.amount}
            inputMode="decimal"
            monospaced
          />
        </div>
      </fieldset>
      {isPainted ? <FurtherFields bill={bill} /> : <div class="coming" />}
    </form>
  );
}

function FurtherFields({ bill }: { readonly bill: Bill }) {
  const { texts } = useWords();
  const { groups, hints, fields, referenceTypes } = texts.make;
  const { form, change } = bill;
  const field = useFields(bill);
  const left = limits.additionalInformationLengthMax - form.unstructuredMessage.length - form.billingInformation.length;
  return (
    <>
      <fieldset>
        <legend>{groups.reference}</legend>
        <ChoiceField
          {...field('referenceType', fields.referenceType)}
          choices={(['QRR', 'SCOR', 'NON'] as const).map((type) => [type, referenceTypes[type]])}
        />
        {(form.referenceType !== 'NON' || form.reference !== '') && (
          <TextField {...field('reference', fields.reference)} hint={hints.reference} monospaced />
        )}
      </fieldset>
      <fieldset>
        <legend>{groups.debtor}</legend>
        <p class="hint">{groups.debtorHint}</p>
        <AddressFields bill={bill} party="debtor" />
      </fieldset>
      <fieldset>
        <legend>{groups.information}</legend>
        <TextField
          {...field('unstructuredMessage', fields.unstructuredMessage)}
          hint={fill(hints.unstructuredMessage, { left: Math.max(0, left) })}
          rows={2}
        />
        <TextField {...field('billingInformation', fields.billingInformation)} rows={2} monospaced />
        <SwicoAssistant
          text={form.billingInformation}
          amount={bill.verdict.invoice?.amount}
          onText={(billingInformation) => change({ billingInformation })}
        />
      </fieldset>
      <fieldset>
        <legend>{groups.procedures}</legend>
        <TextField {...field('alternativeProcedures[0]', fields.procedure1)} hint={hints.procedure} />
        <TextField {...field('alternativeProcedures[1]', fields.procedure2)} />
      </fieldset>
    </>
  );
}

/** The id of a field in the page. */
export function idOf(name: FieldName): string {
  return `bill-${name.replace(/[^a-zA-Z0-9]+/g, '-')}`;
}

/** What every field of the bill is given. */
export function useFields(bill: Bill) {
  const { texts, sentenceOf } = useWords();
  const { form, verdict, profile, change, leave, isShown } = bill;
  const remarksOf = (name: FieldName): Remark[] => {
    const problems = isShown(name) ? (verdict.problems.get(name) ?? []) : [];
    const errors = problems.map((found): Remark => {
      const fixes = fixesOf(found, form, profile).map(({ kind, value, changes }) => ({
        label: fill(texts.make.fixes[kind], { value }),
        apply: () => change(changes),
      }));
      return { severity: 'error', sentence: sentenceOf(found), fixes };
    });
    const notes = (verdict.notes.get(name) ?? []).map(
      (found): Remark => ({ severity: 'note', sentence: sentenceOf(found), fixes: [] }),
    );
    return [...errors, ...notes];
  };
  return (name: FieldName, label: string) => ({
    id: idOf(name),
    label,
    value: form[name],
    onValue: (value: string) => change({ [name]: value }),
    onLeave: () => leave(name),
    remarks: remarksOf(name),
    maxLength: ownLimits.fieldLengthMax,
  });
}

function useAccountKind(text: string): string | undefined {
  const { accountKinds } = useWords().texts.make;
  const account = normalizeIban(text);
  if (!isAccountNumber(account)) return undefined;
  return `${formatIban(account)} · ${isQrIban(account) ? accountKinds.qrIban : accountKinds.iban}`;
}

function AddressFields({ bill, party }: { readonly bill: Bill; readonly party: Party }) {
  const { texts, language } = useWords();
  const { fields, addressTypes } = texts.make;
  const field = useFields(bill);
  const isPainted = useAfterPaint();
  const choices = isPainted ? allCountries(language) : firstCountries(language);
  const combined = bill.form[`${party}.addressType`] === 'COMBINED';
  const required = party === 'creditor';
  return (
    <>
      {bill.form[`${party}.addressType`] !== 'STRUCTURED' && (
        <ChoiceField
          {...field(`${party}.addressType`, fields.addressType)}
          choices={[
            ['STRUCTURED', addressTypes.STRUCTURED],
            ['COMBINED', addressTypes.COMBINED],
          ]}
        />
      )}
      <TextField {...field(`${party}.name`, fields.name)} required={required} />
      {combined ? (
        <>
          <TextField {...field(`${party}.addressLine1`, fields.addressLine1)} />
          <TextField {...field(`${party}.addressLine2`, fields.addressLine2)} />
        </>
      ) : (
        <>
          <div class="row">
            <TextField {...field(`${party}.street`, fields.street)} width="wide" />
            <TextField {...field(`${party}.buildingNumber`, fields.buildingNumber)} width="narrow" />
          </div>
          <div class="row">
            <TextField {...field(`${party}.postalCode`, fields.postalCode)} required={required} width="narrow" />
            <TextField {...field(`${party}.city`, fields.city)} required={required} width="wide" />
          </div>
        </>
      )}
      <ChoiceField {...field(`${party}.countryCode`, fields.countryCode)} choices={choices} />
    </>
  );
}

/** Where most bills go, before the others. */
const neighbours = ['CH', 'LI', 'DE', 'FR', 'IT', 'AT'];
const nameKeys = { de: 'german', fr: 'french', it: 'italian', en: 'english' } as const;

type Choice = readonly [value: string, label: string];

function firstCountries(language: UiLanguage): readonly Choice[] {
  const key = nameKeys[language];
  return neighbours.flatMap((code): Choice[] =>
    countries.filter((country) => country.code === code).map((country) => [code, `${country[key]} (${code})`]),
  );
}

const sorted = new Map<UiLanguage, readonly Choice[]>();

/** Sorted once, by letters without accents: what a browser knows of alphabets takes it long to load. */
function allCountries(language: UiLanguage): readonly Choice[] {
  const known = sorted.get(language);
  if (known !== undefined) return known;
  const key = nameKeys[language];
  const others = countries
    .filter(({ code }) => !neighbours.includes(code))
    .map((country) => ({ country, letters: country[key].normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() }))
    .sort((a, b) => (a.letters < b.letters ? -1 : 1))
    .map(({ country }): Choice => [country.code, `${country[key]} (${country.code})`]);
  const choices = [...firstCountries(language), ...others];
  sorted.set(language, choices);
  return choices;
}
