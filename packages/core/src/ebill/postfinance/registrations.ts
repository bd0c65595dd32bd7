import { childOf, childrenOf, parseXml, textAt, type XmlElement } from '../../xml/index.ts';
import { collapsed } from '../../xsd/index.ts';
import { limits, xmlLimits } from '../limits.ts';
import type { NetRecipient, SubscriptionNews } from '../network/port.ts';
import { languageOfPartner } from './operations.ts';

/** A registration or cancellation of a recipient, as a file of the partner tells it. */
export type Registration = Pick<
  SubscriptionNews,
  'newStatus' | 'billRecipient' | 'accountNumber' | 'referenceStructured' | 'formFields'
>;

/** What of a file was read, and how many of its registrations were not. */
export interface ReadRegistrations {
  readonly registrations: readonly Registration[];
  readonly unread: number;
}

/** A file has what came since the last one: many recipients, each in a few lines. */
const fileLimits = { ...xmlLimits, charactersMax: 16_000_000, elementsMax: 500_000 };
const fieldsMax = 6;
const noAddress = '-';

/**
 * The registrations of a file (CustomerRegistrationMessage 2.0, the form that the partner calls CRM XML). Who registers, with a form or with
 * a QR-bill, is `REQUESTED`: bills may be sent from now on; who cancels is `INACTIVE`. Undefined: the file is none of this form, as the one with
 * comma-separated values.
 */
export function readRegistrations(text: string): ReadRegistrations | undefined {
  const tree = parseXml(text, { limits: fileLimits });
  if (!tree.ok || tree.value.name !== 'CustomerRegistrationMessage') return undefined;
  const all = childrenOf(tree.value, 'CustomerRegistration');
  const registrations = all.map(registrationIn).filter((one) => one !== undefined);
  return { registrations, unread: all.length - registrations.length };
}

/** By the types of the file: registered with the form, registered with a QR-bill, cancelled. */
const statuses: Readonly<Record<string, Registration['newStatus']>> = {
  __proto__: null as never,
  1: 'REQUESTED',
  2: 'REQUESTED',
  3: 'INACTIVE',
};

function registrationIn(one: XmlElement): Registration | undefined {
  const newStatus = statuses[said(one, 'SubscriptionType') ?? ''];
  const billRecipient = recipientIn(one);
  if (newStatus === undefined || billRecipient === undefined) return undefined;
  return {
    newStatus,
    billRecipient,
    accountNumber: said(one, 'CreditAccount', limits.accountNumberLengthMax),
    referenceStructured: said(one, 'CreditorReference', limits.referenceStructuredLengthMax),
    formFields: childrenOf(one, 'CustomerSubscriptionFormField')
      .slice(0, fieldsMax)
      .flatMap((field) => {
        const [technicalId, value] = [said(field, 'TechnicalID'), said(field, 'Value')];
        return technicalId === undefined || value === undefined ? [] : [{ technicalId, value }];
      }),
  };
}

function recipientIn(one: XmlElement): NetRecipient | undefined {
  const billRecipientNetId = said(one, 'RecipientID');
  if (billRecipientNetId === undefined) return undefined;
  const address = childOf(one, 'CustomerNameAddress');
  const person = childOf(address, 'NamePrivate');
  const street = said(address, 'Address');
  return {
    billRecipientNetId,
    type: said(one, 'RecipientType') === 'COMPANY' ? 'COMPANY' : 'PRIVATE',
    name: said(person, 'FamilyName') ?? said(childOf(address, 'NameCompany'), 'CompanyName') ?? '',
    firstName: said(person, 'GivenName'),
    emailAddress: said(one, 'Email'),
    enterpriseIdentificationNumber: said(one, 'UID'),
    correspondenceLanguage: languageOfPartner(said(one, 'Language')),
    address: {
      streetName: street === noAddress ? '' : (street ?? ''),
      postalCode: said(address, 'Zip') ?? '',
      city: said(address, 'City') ?? '',
      countryCode: said(address, 'Country') ?? '',
    },
  };
}

/** An empty text is none, and one that is too long for where it goes. */
function said(element: XmlElement | undefined, name: string, lengthMax = Number.POSITIVE_INFINITY): string | undefined {
  const text = collapsed(textAt(element, name) ?? '');
  return text === '' || text.length > lengthMax ? undefined : text;
}
