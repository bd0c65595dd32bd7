import { describe, expect, test } from 'vitest';
import { readRegistrations } from './index.ts';

const person = `<CustomerNameAddress><NamePrivate><GivenName>Anna</GivenName><FamilyName>Muster</FamilyName></NamePrivate>
  <Address>Seestrasse 7</Address><Zip>3600</Zip><City>Thun</City><Country>CH</Country></CustomerNameAddress>`;
const company = `<CustomerNameAddress><NameCompany><CompanyName>Muster &amp; Co</CompanyName></NameCompany>
  <Address>-</Address><Zip>2501</Zip><City>Biel</City><Country>CH</Country></CustomerNameAddress>`;
const of = (type: string, kind: string, address: string, more = '', id = '41010198248040391') =>
  `<CustomerRegistration><SubscriptionType>${type}</SubscriptionType><BillerID>41101000001021209</BillerID>
  <RecipientID>${id}</RecipientID><RecipientType>${kind}</RecipientType><Language>fr</Language>${address}${more}</CustomerRegistration>`;
const file = (...registrations: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><CustomerRegistrationMessage version="2.0">${registrations.join('')}</CustomerRegistrationMessage>`;

describe('registrations of a file', () => {
  test('with the form, with a QR-bill, and cancelled', () => {
    const fields = `<Email>anna@example.ch</Email><CustomerSubscriptionFormField><TechnicalID>CUSTOMERNBR</TechnicalID>
      <Value>4711</Value></CustomerSubscriptionFormField>`;
    const direct = `<UID>CHE123456789</UID><CreditAccount>010001456</CreditAccount>
      <CreditorReference>210000000003139471430009017</CreditorReference>`;
    const read = readRegistrations(
      file(of('1', 'PRIVATE', person, fields), of('2', 'COMPANY', company, direct), of('3', 'PRIVATE', person)),
    );
    expect(read?.unread).toBe(0);
    const [form, bill, cancelled] = read?.registrations ?? [];
    expect(form).toEqual({
      newStatus: 'REQUESTED',
      billRecipient: {
        billRecipientNetId: '41010198248040391',
        type: 'PRIVATE',
        name: 'Muster',
        firstName: 'Anna',
        emailAddress: 'anna@example.ch',
        enterpriseIdentificationNumber: undefined,
        correspondenceLanguage: 'fre',
        address: { streetName: 'Seestrasse 7', postalCode: '3600', city: 'Thun', countryCode: 'CH' },
      },
      accountNumber: undefined,
      referenceStructured: undefined,
      formFields: [{ technicalId: 'CUSTOMERNBR', value: '4711' }],
    });
    expect(bill).toMatchObject({
      newStatus: 'REQUESTED',
      billRecipient: {
        type: 'COMPANY',
        name: 'Muster & Co',
        enterpriseIdentificationNumber: 'CHE123456789',
        address: { streetName: '' },
      },
      accountNumber: '010001456',
      referenceStructured: '210000000003139471430009017',
      formFields: [],
    });
    expect(cancelled?.newStatus).toBe('INACTIVE');
  });

  test.each([
    ['another type', of('4', 'PRIVATE', person)],
    ['no type', of('', 'PRIVATE', person)],
    ['no recipient', of('1', 'PRIVATE', person, '', ' ')],
  ])('%s: counted as unread, and the others are read', (_, wrong) => {
    const read = readRegistrations(file(wrong, of('1', 'PRIVATE', person)));
    expect([read?.unread, read?.registrations.length]).toEqual([1, 1]);
  });

  test.each(['', 'SubscriptionType;BillerID\n1;41101', '<a/>', `${file(of('1', 'PRIVATE', person))}<`])(
    'what is no such file is none: %j',
    (text) => {
      expect(readRegistrations(text)).toBeUndefined();
    },
  );

  test.each([
    ['CH4431999123000889012', 'CH4431999123000889012'],
    ['LI21088100002324013AA0', undefined],
  ])('an account number of up to 21 characters is kept: %s', (account, kept) => {
    const read = readRegistrations(file(of('2', 'PRIVATE', person, `<CreditAccount>${account}</CreditAccount>`)));
    expect(read?.registrations).toMatchObject([{ accountNumber: kept }]);
  });
});
