import { keepSetting, readSetting } from '../../kept/settings.ts';
import type { Company } from '../../records/desk/records.ts';
import type { Creditor } from '../../sheet/read-row.ts';
import { typedAddress } from '../invoice/address.ts';

/** Where other pages find account and address of the company that is chosen on the desk, and where Bulk keeps its own. */
export const creditorNames = { desk: 'desk creditor', many: 'many creditor' } as const;

/** Hands account and address of the chosen company on to the pages that ask for a creditor; another company replaces what was used last. */
export function shareCreditor(company: Company | undefined): void {
  const text = company && JSON.stringify(creditorOf(company));
  if (text === readSetting(creditorNames.desk)) return;
  keepSetting(creditorNames.desk, text);
  keepSetting(creditorNames.many, undefined);
}

/** A company as the creditor of bills. */
export function creditorOf({ iban, address }: Company): Creditor {
  const {
    name = '',
    street = '',
    buildingNumber = '',
    postalCode = '',
    city = '',
    countryCode = '',
  } = typedAddress(address).parts;
  return {
    iban,
    'creditor.name': name,
    'creditor.street': street,
    'creditor.buildingNumber': buildingNumber,
    'creditor.postalCode': postalCode,
    'creditor.city': city,
    'creditor.countryCode': countryCode,
  };
}
