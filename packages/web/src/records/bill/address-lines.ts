/** The parts of an address that stood in two lines. */
export interface StructuredLines {
  readonly street: string;
  readonly buildingNumber: string;
  readonly postalCode: string;
  readonly city: string;
}

/**
 * Takes the two lines of a combined address apart: `Rue du Lac 1268` and `2501 Biel`, with a country before the postal code or
 * without. Undefined where the second line does not begin with a postal code. A proposal for somebody to look at: lines do not
 * say what their parts are.
 */
export function structuredOf(line1: string, line2: string): StructuredLines | undefined {
  const place = /^(?:[A-Z]{1,2}-)?(\d{4,5})\s+(\S.*)$/.exec(line2.trim());
  if (place === null) return undefined;
  const numbered = /^(.*\S)\s+(\d{1,5}\s?[a-zA-Z]?(?:[/-]\d{1,5})?)$/.exec(line1.trim());
  return {
    street: numbered?.[1] ?? line1.trim(),
    buildingNumber: numbered?.[2] ?? '',
    postalCode: place[1] as string,
    city: place[2] as string,
  };
}
