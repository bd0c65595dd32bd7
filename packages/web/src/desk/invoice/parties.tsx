import { formatIban, normalizeIban } from '@rappen/core/iban';
import { useWords } from '../../language/words.ts';
import { Remarks } from '../../parts/fields/field.tsx';
import { type Company, type Customer, customerMembers, type Invoice } from '../../records/desk/records.ts';
import { firstLine } from '../../records/first-line.ts';
import type { DeskVerdict } from '../../work/invoice/document.ts';
import { CompanyBasics } from '../parts/company-fields.tsx';
import { idOf, type Shown, useRemarks } from '../parts/fields.tsx';
import { SuggestArea } from '../parts/suggest-area.tsx';
import { Known, useUnfolded } from './known.tsx';

/** The fields of a company that stand with the sender. */
const basicFields = ['company.address', 'company.iban', 'company.vat', 'company.uid'];

/** Who sends the invoice: fields until it is known, then one line. */
export function Sender(properties: {
  readonly company: Company;
  readonly change: (changes: Partial<Company>) => void;
  readonly verdict: DeskVerdict;
  readonly shown: Shown;
  readonly isLocked: boolean;
  readonly hasUid: boolean;
}) {
  const { company, change, verdict, shown, isLocked, hasUid } = properties;
  const words = useWords().texts.desk.editor;
  const remarksOf = useRemarks(verdict, shown);
  const isWrong = basicFields.some((field) => verdict.problems.has(field) && shown.isShown(field));
  const [isOpen, open] = useUnfolded(() => company.address === '' || company.iban === '', isWrong);
  if (!isOpen || (isLocked && !isWrong))
    return (
      <Known title={words.from} change={open}>
        <span>{firstLine(company.address)}</span>{' '}
        <small class="figures">{formatIban(normalizeIban(company.iban))}</small>
      </Known>
    );
  return (
    <fieldset>
      <legend>{words.from}</legend>
      <CompanyBasics company={company} change={change} hasUid={hasUid} remarksOf={remarksOf} leave={shown.leave} />
    </fieldset>
  );
}

/** Whom it is for: what is typed, or one of the customers that fit it. */
export function Recipient(properties: {
  readonly invoice: Invoice;
  readonly change: (changes: Partial<Invoice>) => void;
  readonly customers: readonly Customer[];
  readonly verdict: DeskVerdict;
  readonly shown: Shown;
}) {
  const { invoice, change, customers, verdict, shown } = properties;
  const words = useWords().texts.desk.editor;
  const remarks = useRemarks(verdict, shown)('address');
  const suggest = (typed: string) => {
    const sought = typed.trim().toLocaleLowerCase();
    if (typed.includes('\n')) return [];
    return customers
      .filter(({ address, number }) => `${number} ${address}`.toLocaleLowerCase().includes(sought))
      .slice(0, 6)
      .map(({ id, address }) => {
        const [name = '', ...rest] = address.split('\n');
        return { key: id, label: name, detail: rest.join(', ') };
      });
  };
  const pick = (key: string) => {
    const customer = customers.find(({ id }) => id === key);
    if (customer !== undefined) change(customerMembers(customer));
  };
  return (
    <div class="field">
      <label for={idOf('address')}>{words.customer}</label>
      <SuggestArea
        id={idOf('address')}
        value={invoice.address}
        rows={3}
        onValue={(address) => change({ address })}
        onLeave={() => shown.leave('address')}
        suggest={suggest}
        onPick={pick}
        describedBy={idOf('address-hint')}
        isWrong={remarks.length > 0}
        isRequired
      />
      <p class="hint" id={idOf('address-hint')}>
        {customers.length > 0 ? words.customerHint : words.addressHint}
      </p>
      {remarks.length > 0 && <Remarks remarks={remarks} />}
    </div>
  );
}
