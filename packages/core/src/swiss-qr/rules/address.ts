import { isCountryCode } from '../../country/country-code.ts';
import { type AddressDraft, isFilled } from '../draft.ts';
import type { Address } from '../invoice.ts';
import { limits } from '../limits.ts';
import type { Judgement } from './judgement.ts';

type Party = 'creditor' | 'debtor';

const structuredFields = ['street', 'buildingNumber', 'postalCode', 'city'] as const;
const combinedFields = ['addressLine1', 'addressLine2'] as const;

/** Guidelines, section on address types: S has separate fields, K two lines; never both. */
export function judgeAddress(draft: AddressDraft, party: Party, judgement: Judgement): Address | undefined {
  const name = judgement.requiredText(draft.name, limits.nameLengthMax, party, 'name');
  const countryCode = judgeCountry(draft.countryCode, party, judgement);
  switch (draft.addressType) {
    case 'STRUCTURED':
      return judgeStructured(draft, party, judgement, name, countryCode);
    case 'COMBINED':
      return judgeCombined(draft, party, judgement, name, countryCode);
    case undefined:
    case '':
      return judgement.report('REQUIRED', [party, 'addressType']);
    default:
      return judgement.report('ADDRESS_TYPE_UNKNOWN', [party, 'addressType']);
  }
}

function judgeCountry(code: string | undefined, party: Party, judgement: Judgement): string | undefined {
  if (!isFilled(code)) return judgement.report('REQUIRED', [party, 'countryCode']);
  return isCountryCode(code) ? code : judgement.report('COUNTRY_UNKNOWN', [party, 'countryCode']);
}

function judgeStructured(
  draft: AddressDraft,
  party: Party,
  judgement: Judgement,
  name: string | undefined,
  countryCode: string | undefined,
): Address | undefined {
  const street = judgement.optionalText(draft.street, limits.streetLengthMax, party, 'street');
  const buildingNumber = judgement.optionalText(
    draft.buildingNumber,
    limits.buildingNumberLengthMax,
    party,
    'buildingNumber',
  );
  const postalCode = judgement.requiredText(draft.postalCode, limits.postalCodeLengthMax, party, 'postalCode');
  if (postalCode !== undefined && withoutCountryPrefix(postalCode, countryCode) !== postalCode) {
    judgement.report('POSTAL_CODE_COUNTRY_PREFIX', [party, 'postalCode']);
  }
  const city = judgement.requiredText(draft.city, limits.cityLengthMax, party, 'city');
  for (const field of combinedFields) {
    if (isFilled(draft[field])) judgement.report('ADDRESS_MIXED', [party, field], { addressType: 'STRUCTURED' });
  }
  if (name === undefined || countryCode === undefined || postalCode === undefined || city === undefined)
    return undefined;
  return { addressType: 'STRUCTURED', name, street, buildingNumber, postalCode, city, countryCode };
}

/**
 * A postal code without the country before it: one or two capitals and a hyphen anywhere (`D-78462`), and in Switzerland and
 * Liechtenstein, whose postal codes are digits, `CH`, `LI` or `FL` however it is written (`ch-8000`, `CH 8000`, `LI9490`).
 * Elsewhere letters belong to the code (`SW1A 1AA`, `CH41 1AA`). Source: guidelines, table of data elements.
 */
export function withoutCountryPrefix(postalCode: string, countryCode: string | undefined): string {
  const isOfDigits = countryCode === 'CH' || countryCode === 'LI';
  return postalCode.replace(isOfDigits ? prefixOfDigits : prefixAnywhere, '');
}

const prefixAnywhere = /^[A-Z]{1,2}-/;
const prefixOfDigits = /^(?:[A-Z]{1,2}-|(?:CH|LI|FL)[\s.–-]*(?=\d))/i;

function judgeCombined(
  draft: AddressDraft,
  party: Party,
  judgement: Judgement,
  name: string | undefined,
  countryCode: string | undefined,
): Address | undefined {
  if (!judgement.profile.combinedAddresses) judgement.report('ADDRESS_COMBINED_DISCONTINUED', [party, 'addressType']);
  const addressLine1 = judgement.optionalText(draft.addressLine1, limits.addressLineLengthMax, party, 'addressLine1');
  const addressLine2 = judgement.requiredText(draft.addressLine2, limits.addressLineLengthMax, party, 'addressLine2');
  for (const field of structuredFields) {
    if (isFilled(draft[field])) judgement.report('ADDRESS_MIXED', [party, field], { addressType: 'COMBINED' });
  }
  if (name === undefined || countryCode === undefined || addressLine2 === undefined) return undefined;
  return { addressType: 'COMBINED', name, addressLine1, addressLine2, countryCode };
}
