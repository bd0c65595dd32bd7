import { isCountryCode } from '../../country/country-code.ts';
import { type AddressDraft, isFilled } from '../draft.ts';
import type { Address } from '../invoice.ts';
import { limits } from '../limits.ts';
import type { Validation } from './validation.ts';

type Party = 'creditor' | 'debtor';

const structuredFields = ['street', 'buildingNumber', 'postalCode', 'city'] as const;
const combinedFields = ['addressLine1', 'addressLine2'] as const;

/** Guidelines, section on address types: S has separate fields, K two lines; never both. */
export function validateAddress(draft: AddressDraft, party: Party, validation: Validation): Address | undefined {
  const name = validation.requiredText(draft.name, limits.nameLengthMax, party, 'name');
  const countryCode = validateCountry(draft.countryCode, party, validation);
  switch (draft.addressType) {
    case 'STRUCTURED':
      return validateStructured(draft, party, validation, name, countryCode);
    case 'COMBINED':
      return validateCombined(draft, party, validation, name, countryCode);
    case undefined:
    case '':
      return validation.report('REQUIRED', [party, 'addressType']);
    default:
      return validation.report('ADDRESS_TYPE_UNKNOWN', [party, 'addressType']);
  }
}

function validateCountry(code: string | undefined, party: Party, validation: Validation): string | undefined {
  if (!isFilled(code)) return validation.report('REQUIRED', [party, 'countryCode']);
  return isCountryCode(code) ? code : validation.report('COUNTRY_UNKNOWN', [party, 'countryCode']);
}

function validateStructured(
  draft: AddressDraft,
  party: Party,
  validation: Validation,
  name: string | undefined,
  countryCode: string | undefined,
): Address | undefined {
  const street = validation.optionalText(draft.street, limits.streetLengthMax, party, 'street');
  const buildingNumber = validation.optionalText(
    draft.buildingNumber,
    limits.buildingNumberLengthMax,
    party,
    'buildingNumber',
  );
  const postalCode = validation.requiredText(draft.postalCode, limits.postalCodeLengthMax, party, 'postalCode');
  if (postalCode !== undefined && withoutCountryPrefix(postalCode, countryCode) !== postalCode) {
    validation.report('POSTAL_CODE_COUNTRY_PREFIX', [party, 'postalCode']);
  }
  const city = validation.requiredText(draft.city, limits.cityLengthMax, party, 'city');
  for (const field of combinedFields) {
    if (isFilled(draft[field])) validation.report('ADDRESS_MIXED', [party, field], { addressType: 'STRUCTURED' });
  }
  if (name === undefined || countryCode === undefined || postalCode === undefined || city === undefined)
    return undefined;
  return { addressType: 'STRUCTURED', name, street, buildingNumber, postalCode, city, countryCode };
}

/**
 * A postal code without the country before it: one or two capital letters and a hyphen anywhere (`D-78462`), and in Switzerland and
 * Liechtenstein, whose postal codes are digits, `CH`, `LI` or `FL` however it is written (`ch-8000`, `CH 8000`, `LI9490`).
 * Elsewhere letters belong to the code (`SW1A 1AA`, `CH41 1AA`). Source: guidelines, table of data elements.
 */
export function withoutCountryPrefix(postalCode: string, countryCode: string | undefined): string {
  const first = postalCode.charCodeAt(0);
  if (first >= 0x30 && first <= 0x39) return postalCode;
  const isOfDigits = countryCode === 'CH' || countryCode === 'LI';
  return postalCode.replace(isOfDigits ? prefixOfDigits : prefixAnywhere, '');
}

const prefixAnywhere = /^[A-Z]{1,2}-/;
const prefixOfDigits = /^(?:[A-Z]{1,2}-|(?:CH|LI|FL)[\s.–-]*(?=\d))/i;

function validateCombined(
  draft: AddressDraft,
  party: Party,
  validation: Validation,
  name: string | undefined,
  countryCode: string | undefined,
): Address | undefined {
  if (!validation.profile.combinedAddresses) validation.report('ADDRESS_COMBINED_DISCONTINUED', [party, 'addressType']);
  const addressLine1 = validation.optionalText(draft.addressLine1, limits.addressLineLengthMax, party, 'addressLine1');
  const addressLine2 = validation.requiredText(draft.addressLine2, limits.addressLineLengthMax, party, 'addressLine2');
  for (const field of structuredFields) {
    if (isFilled(draft[field])) validation.report('ADDRESS_MIXED', [party, field], { addressType: 'COMBINED' });
  }
  if (name === undefined || countryCode === undefined || addressLine2 === undefined) return undefined;
  return { addressType: 'COMBINED', name, addressLine1, addressLine2, countryCode };
}
