import { isCountryCode } from '../../country/country-code.ts';
import type { Path } from '../../problem/problem.ts';
import { limits } from '../limits.ts';
import type { PartyDraft } from '../model.ts';
import type { PaymentAddress, PaymentParty, PaymentType } from '../order.ts';
import type { Validation } from './validation.ts';

/**
 * A payee or payer: a name, and an address that has a town and a country or is none. The two lines of an old bill become fields where
 * the second is a Swiss postal code and a town.
 * Reports `REQUIRED`, `PAYMENT_ADDRESS_INCOMPLETE`, `PAYMENT_ADDRESS_HYBRID`, `PAYMENT_ADDRESS_REPEATED`, `COUNTRY_UNKNOWN`, and of
 * texts `PAYMENT_CHARACTER`, `TEXT_TOO_LONG`, `TEXT_UNTRIMMED`; as notices `PAYMENT_ADDRESS_LEFT_OUT`,
 * `PAYMENT_HOUSE_NUMBER_IN_STREET`. Source: SPS 2025, credit transfers, 3.11.
 */
export function validateParty(
  draft: PartyDraft,
  type: PaymentType | undefined,
  path: Path,
  validation: Validation,
): PaymentParty | undefined {
  const lengthMax = type === 'S' ? limits.sepaNameLengthMax : limits.nameLengthMax;
  const name = validation.requiredText(draft.name, lengthMax, [...path, 'name']);
  const found = validation.problems.length;
  const address = validateAddress(draft, path, validation);
  if (
    address !== undefined &&
    type !== 'D' &&
    address.buildingNumber === undefined &&
    /\s\d+\S*$/.test(address.street ?? '')
  ) {
    validation.notice('PAYMENT_HOUSE_NUMBER_IN_STREET', [...path, 'streetName']);
  }
  return name === undefined || validation.problems.length > found ? undefined : { name, address };
}

function validateAddress(draft: PartyDraft, path: Path, validation: Validation): PaymentAddress | undefined {
  const text = (name: keyof PartyDraft, lengthMax: number) => validation.text(draft[name], lengthMax, [...path, name]);
  const street = text('streetName', limits.streetLengthMax);
  const buildingNumber = text('houseNumber', limits.buildingNumberLengthMax);
  const postalCode = text('postalCode', limits.postalCodeLengthMax);
  const town = text('city', limits.townLengthMax);
  const first = text('addressLine1', limits.addressLineLengthMax);
  const second = text('addressLine2', limits.addressLineLengthMax);
  const { country } = draft;
  if (country && !isCountryCode(country)) return validation.report('COUNTRY_UNKNOWN', [...path, 'country']);
  const isCombined = !draft.city && !draft.streetName && !draft.houseNumber && !draft.postalCode;
  if (isCombined && !validation.options.isAsWritten && (draft.addressLine1 || draft.addressLine2)) {
    return addressOfLines(first, second, country, path, validation);
  }
  if (isCombined && !country && !draft.addressLine1) return undefined;
  if (!draft.city || !country) return validation.report('PAYMENT_ADDRESS_INCOMPLETE', path);
  if (town === undefined) return undefined;
  const lines = [first, second].filter((line) => line !== undefined);
  if (lines.length > 0 && validation.options.addresses === 'structured') {
    return validation.report('PAYMENT_ADDRESS_HYBRID', [...path, 'addressLine1']);
  }
  if (lines.some((line) => [street, town, postalCode].includes(line))) {
    return validation.report('PAYMENT_ADDRESS_REPEATED', [...path, 'addressLine1']);
  }
  return { street, buildingNumber, postalCode, town, country, lines };
}

const codeAndTown = /^(\d{4}) +(.+)$/;

/** Address type K of old QR-bills. Its first line is a street where it ends in a number, or where no other lines are allowed. */
function addressOfLines(
  first: string | undefined,
  second: string | undefined,
  country: string | undefined,
  path: Path,
  validation: Validation,
): PaymentAddress | undefined {
  const [, postalCode, town] = codeAndTown.exec(second ?? '') ?? [];
  const isDomestic = country === 'CH' || country === 'LI';
  if (!isDomestic || town === undefined || town.length > limits.townLengthMax) {
    return validation.notice('PAYMENT_ADDRESS_LEFT_OUT', path);
  }
  const isStreet = validation.options.addresses === 'structured' || /\d\S*$/.test(first ?? '');
  const street = isStreet ? first : undefined;
  return { street, postalCode, town, country, lines: isStreet || first === undefined ? [] : [first] };
}
