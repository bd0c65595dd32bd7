import type { AddressDraft } from '@rappen/core/swiss-qr';
import { countryNamed, countryOfSign } from '../../sheet/country-names.ts';

/** An address as it is typed or pasted, a line below the other, taken apart. */
export interface TypedAddress {
  /** All lines, as they are printed. */
  readonly lines: readonly string[];
  /** The parts as a QR-bill wants them; lines between name and street are only printed. */
  readonly parts: AddressDraft;
  /** The lines between name and street in one; empty where there are none. */
  readonly between: string;
}

/**
 * Takes an address apart: the first line is the name, the last one postal code and town (or the country, below them), the line
 * above is the street with its number. A country stands as a name in one of our languages, or as a sign before the
 * postal code; without it is Switzerland. Nothing is refused here: what is missing stays empty, and the rules say so.
 */
export function typedAddress(text: string): TypedAddress {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [name = '', ...rest] = lines;
  const last = rest.at(-1) ?? '';
  const named = rest.length > 1 && !/\d/.test(last) ? countryNamed(last) : undefined;
  const below = named === undefined ? rest : rest.slice(0, -1);
  const place = placeOf(below.at(-1) ?? '');
  const above = place === undefined ? below : below.slice(0, -1);
  const { street, buildingNumber } = streetOf(above.at(-1) ?? '');
  const parts: AddressDraft = {
    addressType: 'STRUCTURED',
    name,
    street,
    buildingNumber,
    postalCode: place?.postalCode ?? '',
    city: place?.city ?? '',
    countryCode: named ?? place?.countryCode ?? 'CH',
  };
  return { lines, parts, between: above.slice(0, -1).join(', ') };
}

interface Place {
  readonly postalCode: string;
  readonly city: string;
  readonly countryCode: string | undefined;
}

/** `3600 Thun`, `D-79098 Freiburg`, `1010 AB Amsterdam`, `London SW1A 1AA`. */
function placeOf(line: string): Place | undefined {
  const front = /^(?:([A-Z]{1,3})[- ]\s*)?(\d{3,6}(?:[ -]\d{2,4}|[ -]?[A-Z]{2}(?=\s))?)\s+(\S.*)$/.exec(line);
  if (front) {
    const [, sign, postalCode = '', city = ''] = front;
    return { postalCode, city, countryCode: sign && countryOfSign(sign) };
  }
  const behind = /^(\D*\S)\s+([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/.exec(line);
  return behind ? { postalCode: behind[2] ?? '', city: behind[1] ?? '', countryCode: 'GB' } : undefined;
}

/** `Rue du Lac 1268a`, `Seestrasse 7/9`: what comes last and begins with a digit is the number. */
function streetOf(line: string): { readonly street: string; readonly buildingNumber: string } {
  const numbered = /^(.*\S)\s+(\d{1,5}\s?[a-zA-Z]?(?:[/-]\d{1,5}[a-zA-Z]?)?)$/.exec(line);
  return numbered
    ? { street: numbered[1] ?? '', buildingNumber: numbered[2] ?? '' }
    : { street: line, buildingNumber: '' };
}
