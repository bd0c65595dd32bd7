/**
 * First two letters of the IBANs of the European Economic Area. French and Finnish territories and Jersey, Guernsey and the
 * Isle of Man use those of FR, FI and GB.
 */
const economicArea: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** The other countries whose banks may take part in the SEPA. */
const others: ReadonlySet<string> = new Set('AD AL CH GB GI MC MD ME MK RS SM VA'.split(' '));

/** Whether accounts of a country can be reached by SEPA transfers. Source: EPC409-09, list of SEPA scheme countries (2025). */
export function isSepaCountry(country: string): boolean {
  return economicArea.has(country) || others.has(country);
}

/** Whether a country is of the European Economic Area. */
export function isEconomicArea(country: string): boolean {
  return economicArea.has(country);
}
