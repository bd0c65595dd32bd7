import type { BillRecipient } from '../business-case.ts';
import { limits } from './limits.ts';
import type { YellowbillBody } from './model.ts';
import type { YellowbillBiller } from './options.ts';

type Party = YellowbillBody['Bill']['Header']['ReceiverParty']['PartyType'];

export function senderOf({ name, address, emailAddress }: YellowbillBiller, vatNumber: string | undefined): Party {
  return {
    Address: {
      CompanyName: name,
      ...addressLinesOf([address.street, address.buildingNumber].filter(Boolean).join(' ')),
      ZIP: address.postalCode,
      City: address.city,
      Country: address.countryCode,
      Email: emailAddress,
    },
    TaxID: vatNumber?.slice(0, 'CHE123456789'.length),
  };
}

export function receiverOf({ name, address, emailAddress, enterpriseIdentificationNumber: uid }: BillRecipient): Party {
  return {
    Address: { CompanyName: name, ...placeOf(address), Email: emailAddress },
    TaxID: uid,
  };
}

/** Where it stands in lines, postal code and town are those at the beginning of its last line. */
function placeOf({ structuredAddress, unstructuredAddress }: BillRecipient['address']) {
  if (structuredAddress !== undefined) {
    const { street, buildingNumber, postalCode, city, countryCode } = structuredAddress;
    const line = [street, buildingNumber].filter(Boolean).join(' ');
    return { ...addressLinesOf(line), ZIP: postalCode, City: city, Country: countryCode };
  }
  const { addressLine1 = '', addressLine2, countryCode = 'CH' } = unstructuredAddress ?? {};
  const last = addressLine2 ?? addressLine1;
  const [, zip = '', city = last] = /^((?:[A-Z]{1,3}-)?\d[\dA-Z -]{2,8}\d) (.+)$/.exec(last) ?? [];
  const line = addressLine2 === undefined ? '' : addressLine1;
  return { ...addressLinesOf(line), ZIP: zip, City: city, Country: countryCode };
}

/** A line that is too long goes on in the next one, at a blank where there is one; nothing is left out. */
function addressLinesOf(line: string): Pick<Party['Address'], 'Address1' | 'Address2'> {
  if (line === '') return {};
  if (line.length <= limits.addressLineLengthMax) return { Address1: line };
  const blank = line.lastIndexOf(' ', limits.addressLineLengthMax);
  const at = blank > 0 ? blank : limits.addressLineLengthMax;
  return { Address1: line.slice(0, at), Address2: line.slice(at).trim() };
}
