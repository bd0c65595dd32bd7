import { isBic } from '../../iban/bic.ts';
import { countryOf, parseRegisteredIban, type RegisteredIban } from '../../iban/iban.ts';
import type { EpcDraft, EpcVersion } from '../payment.ts';
import { isEconomicArea, isSepaCountry } from '../sepa.ts';
import type { Validation } from './validation.ts';

/** EPC069-12, AT-20: the IBAN, of any country of the SEPA. */
export function validateAccount({ iban }: EpcDraft, validation: Validation): RegisteredIban | undefined {
  if (iban === undefined || iban === '') return validation.report('REQUIRED', ['iban']);
  const account = validation.accept(parseRegisteredIban(iban), ['iban']);
  if (account === undefined) return undefined;
  const country = countryOf(account);
  return isSepaCountry(country) ? account : validation.report('EPC_IBAN_NOT_SEPA', ['iban'], { country });
}

/** EPC069-12, AT-23: always in version 001; in version 002 where the account is outside the European Economic Area. */
export function validateBic(
  { bic }: EpcDraft,
  version: EpcVersion | undefined,
  iban: RegisteredIban | undefined,
  validation: Validation,
): string | undefined {
  if (bic !== undefined && bic !== '') return isBic(bic) ? bic : validation.report('EPC_BIC', ['bic']);
  if (version === '001') return validation.report('EPC_BIC_IN_VERSION_1', ['bic']);
  const country = iban === undefined ? undefined : countryOf(iban);
  return country === undefined || isEconomicArea(country)
    ? undefined
    : validation.report('EPC_BIC_OUTSIDE_EEA', ['bic'], { country });
}
