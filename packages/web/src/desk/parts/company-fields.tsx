import { formatIban, normalizeIban, parseAccountNumber } from '@rappen/core/iban';
import { useWords } from '../../language/words.ts';
import type { Remark } from '../../parts/fields/field.tsx';
import { type Company, vatModes } from '../../records/desk/records.ts';
import type { DeskField } from '../../work/invoice/places.ts';
import { useRecordFields } from './fields.tsx';

/** What an invoice needs of its sender: name and address, account, and whether there is VAT. */
export function CompanyBasics(properties: {
  readonly company: Company;
  readonly change: (changes: Partial<Company>) => void;
  readonly hasUid: boolean;
  readonly remarksOf?: (field: DeskField) => Remark[];
  readonly leave?: (field: DeskField) => void;
}) {
  const { company, change, hasUid, remarksOf, leave } = properties;
  const words = useWords().texts.desk.editor;
  const { text, choice } = useRecordFields(company, change, 'company.', remarksOf, (field) => {
    const account = parseAccountNumber(normalizeIban(company.iban));
    if (field === 'company.iban' && account.ok) change({ iban: formatIban(account.value) });
    leave?.(field);
  });
  return (
    <>
      {text('address', words.address, {
        rows: 3,
        hint: words.addressHint,
        required: true,
        autoComplete: 'street-address',
      })}
      {text('iban', words.iban, { required: true, monospaced: true })}
      {choice(
        'vat',
        words.vat,
        vatModes.map((mode) => [mode, words.vatModes[mode]]),
      )}
      {hasUid && text('uid', words.uid, { required: company.vat !== 'none' })}
    </>
  );
}
