import { describe, expect, test } from 'vitest';
import { changedOrder } from '../../../../../test/arbitraries/payment-order.ts';
import { formatPath } from '../../catalogue/index.ts';
import type { CalendarDate } from '../../date/calendar-date.ts';
import { parsePaymentOrder, paymentOrderExample } from '../index.ts';

const today = '2026-11-23' as CalendarDate;
const options = { today, knownMessageIds: ['KNOWN'] };
const [qrr = {}, scor = {}, text = {}, sepa = {}] = (changedOrder(paymentOrderExample, {}) as { payments: object[] })
  .payments;
const foreign = { ...sepa, service: undefined, currency: 'USD', bic: 'COBADEFF' };

function findings(changes: Readonly<Record<string, unknown>>): { problems: string[]; notices: string[] } {
  const parsed = parsePaymentOrder(changedOrder(paymentOrderExample, changes), options);
  const lines = (found: readonly { readonly path: readonly (string | number)[]; readonly code: string }[]) =>
    found.map(({ path, code }) => `${formatPath(path)} ${code}`);
  return { problems: parsed.ok ? [] : lines(parsed.problems), notices: lines(parsed.notices) };
}

describe('a bank refuses', () => {
  test.each<[rule: string, changes: Readonly<Record<string, unknown>>, found: string]>([
    ['no message id', { messageId: undefined }, 'messageId REQUIRED'],
    ['a message id with a slash before', { messageId: '/A' }, 'messageId PAYMENT_ID_CHARACTERS'],
    ['a message id with a slash behind', { messageId: 'A/' }, 'messageId PAYMENT_ID_CHARACTERS'],
    ['two slashes side by side', { messageId: 'X//Y' }, 'messageId PAYMENT_ID_CHARACTERS'],
    ['a blank before', { messageId: ' A' }, 'messageId PAYMENT_ID_CHARACTERS'],
    ['a character of no id', { messageId: 'A|B' }, 'messageId PAYMENT_ID_CHARACTERS'],
    ['36 characters', { messageId: 'A'.repeat(36) }, 'messageId TEXT_TOO_LONG'],
    ['a message that it knows', { messageId: 'KNOWN' }, 'messageId PAYMENT_MESSAGE_ID_USED'],
    ['no time of making', { createdAt: undefined }, 'createdAt REQUIRED'],
    ['a time that is none', { createdAt: '2026-02-30T08:00:00' }, 'createdAt PAYMENT_CREATED_AT'],
    ['no day', { executionDate: undefined }, 'executionDate REQUIRED'],
    ['a day that does not exist', { executionDate: '2027-02-30' }, 'executionDate DATE_UNKNOWN_DAY'],
    ['a day of another form', { executionDate: '26.11.2026' }, 'executionDate DATE_FORMAT'],
    ['a day in the past', { executionDate: '2026-11-20' }, 'executionDate PAYMENT_DATE_PAST'],
    ['nobody who pays', { debtor: undefined }, 'debtor REQUIRED'],
    ['no account that pays', { 'debtor.iban': '' }, 'debtor.iban REQUIRED'],
    ['a QR-IBAN that pays', { 'debtor.iban': 'CH2731998000700420011' }, 'debtor.iban IBAN_IS_QR_IBAN'],
    ['a foreign account that pays', { 'debtor.iban': 'DE90999999990000004711' }, 'debtor.iban IBAN_COUNTRY'],
    ['a wrong BIC', { 'debtor.bic': 'ABC' }, 'debtor.bic PAYMENT_BIC'],
    ['a wrong institution', { 'debtor.institution': '0700' }, 'debtor.institution PAYMENT_INSTITUTION'],
    [
      'BIC and institution',
      { 'debtor.bic': 'COBADEFF', 'debtor.institution': '700' },
      'debtor.institution PAYMENT_AGENT_TWICE',
    ],
    ['a payer of SEPA with a long name', { 'debtor.name': 'A'.repeat(71) }, 'debtor.name TEXT_TOO_LONG'],
    ['no payments', { payments: [] }, 'payments REQUIRED'],
    ['no payee', { 'payments.0.creditor': undefined }, 'payments[0].creditor REQUIRED'],
    ['a payee without name', { 'payments.0.creditor.name': ' ' }, 'payments[0].creditor.name REQUIRED'],
    [
      'a name of 141 characters',
      { 'payments.0.creditor.name': 'A'.repeat(141) },
      'payments[0].creditor.name TEXT_TOO_LONG',
    ],
    [
      'a SEPA name of 71 characters',
      { 'payments.3.creditor.name': 'A'.repeat(71) },
      'payments[3].creditor.name TEXT_TOO_LONG',
    ],
    ['a blank at an end', { 'payments.0.creditor.name': 'A ' }, 'payments[0].creditor.name TEXT_UNTRIMMED'],
    ['a soft hyphen', { 'payments.0.creditor.name': 'A\u00adB' }, 'payments[0].creditor.name PAYMENT_CHARACTER'],
    ['an emoji', { 'payments.0.message': '\u{1F600}' }, 'payments[0].message PAYMENT_CHARACTER'],
    ['a line separator', { 'payments.0.message': 'A\u2028B' }, 'payments[0].message PAYMENT_CHARACTER'],
    ['half a pair of surrogates', { 'payments.0.message': 'A\ud800' }, 'payments[0].message PAYMENT_CHARACTER'],
    [
      'an address without town',
      { 'payments.0.creditor.city': undefined },
      'payments[0].creditor PAYMENT_ADDRESS_INCOMPLETE',
    ],
    [
      'an address without country',
      { 'payments.0.creditor.country': undefined },
      'payments[0].creditor PAYMENT_ADDRESS_INCOMPLETE',
    ],
    ['a country that is none', { 'payments.0.creditor.country': 'ch' }, 'payments[0].creditor.country COUNTRY_UNKNOWN'],
    [
      'lines beside fields',
      { 'payments.0.creditor.addressLine1': 'c/o' },
      'payments[0].creditor.addressLine1 PAYMENT_ADDRESS_HYBRID',
    ],
    ['no account', { 'payments.0.iban': undefined }, 'payments[0].iban REQUIRED'],
    ['a wrong account', { 'payments.0.iban': 'CH2731998000700420012' }, 'payments[0].iban IBAN_CHECKSUM'],
    ['no currency', { 'payments.2.currency': undefined }, 'payments[2].currency REQUIRED'],
    ['a currency that is none', { 'payments.2.currency': 'chf' }, 'payments[2].currency PAYMENT_CURRENCY_UNKNOWN'],
    ['no amount', { 'payments.2.amount': undefined }, 'payments[2].amount PAYMENT_AMOUNT_REQUIRED'],
    ['an amount of nothing', { 'payments.2.amount': 0 }, 'payments[2].amount AMOUNT_RANGE'],
    ['a negative amount', { 'payments.2.amount': -1 }, 'payments[2].amount AMOUNT_FORMAT'],
    ['three decimals', { 'payments.2.amount': 1.005 }, 'payments[2].amount AMOUNT_SCALE'],
    [
      'decimals of yen',
      { 'payments.2': { ...foreign, currency: 'JPY', amount: 1.5 } },
      'payments[2].amount AMOUNT_SCALE',
    ],
    ['more than domestic payments hold', { 'payments.2.amount': 10_000_000_000 }, 'payments[2].amount AMOUNT_RANGE'],
    ['more than SEPA payments hold', { 'payments.3.amount': 1_000_000_000 }, 'payments[3].amount AMOUNT_RANGE'],
    ['a notification', { 'payments.2.billAmount': 0 }, 'payments[2].amount PAYMENT_MUST_NOT_BE_PAID'],
    ['dollars to a QR-IBAN', { 'payments.0.currency': 'USD' }, 'payments[0].currency PAYMENT_QR_IBAN_CURRENCY'],
    ['francs by SEPA', { 'payments.3.currency': 'CHF' }, 'payments[3].currency PAYMENT_SERVICE_CURRENCY'],
    [
      'SEPA out of its countries',
      { 'payments.3.iban': 'TN5910006035183598478831' },
      'payments[3].service PAYMENT_SERVICE_COUNTRY',
    ],
    [
      'instant euros',
      { 'payments.2.service': 'INST', 'payments.2.currency': 'EUR' },
      'payments[2].currency PAYMENT_SERVICE_CURRENCY',
    ],
    [
      'instant abroad',
      { 'payments.3.service': 'INST', 'payments.3.currency': 'CHF' },
      'payments[3].service PAYMENT_SERVICE_COUNTRY',
    ],
    [
      'a QR reference abroad',
      { 'payments.3': { ...qrr, iban: 'DE90999999990000004711', currency: 'EUR' } },
      'payments[3].referenceType PAYMENT_QRR_ONLY_DOMESTIC',
    ],
    [
      'a QR reference on a plain IBAN',
      { 'payments.0.iban': 'CH6998765000000815002' },
      'payments[0].referenceType REFERENCE_TYPE_QRR_NEEDS_QR_IBAN',
    ],
    [
      'a QR-IBAN without QR reference',
      { 'payments.2': { ...text, iban: 'CH2731998000700420011' } },
      'payments[2].referenceType REFERENCE_TYPE_QR_IBAN_NEEDS_QRR',
    ],
    [
      'a creditor reference on a QR-IBAN',
      { 'payments.1.iban': 'CH2731998000700420011' },
      'payments[1].referenceType REFERENCE_TYPE_QR_IBAN_NEEDS_QRR',
    ],
    [
      'a wrong QR reference',
      { 'payments.0.reference': '000000000000000202611047116' },
      'payments[0].reference QR_REFERENCE_CHECK_DIGIT',
    ],
    [
      'a wrong creditor reference',
      { 'payments.1.reference': 'RF73AARE20260917' },
      'payments[1].reference CREDITOR_REFERENCE_CHECK_DIGITS',
    ],
    ['no reference of its type', { 'payments.1.reference': undefined }, 'payments[1].reference REQUIRED'],
    [
      'a reference without type',
      { 'payments.2.reference': '1' },
      'payments[2].reference PAYMENT_REFERENCE_WITHOUT_TYPE',
    ],
    ['141 characters of message', { 'payments.2.message': 'A'.repeat(141) }, 'payments[2].message TEXT_TOO_LONG'],
    ['charges at home', { 'payments.2.chargeBearer': 'DEBT' }, 'payments[2].chargeBearer PAYMENT_CHARGE_BEARER'],
    ['an end-to-end id', { 'payments.2.endToEndId': 'ä' }, 'payments[2].endToEndId PAYMENT_ID_CHARACTERS'],
    ['a UETR', { 'payments.2.uetr': 'x' }, 'payments[2].uetr PAYMENT_UETR'],
    ['a code', { 'payments.2.categoryPurpose': 'sala' }, 'payments[2].categoryPurpose PAYMENT_CODE'],
    ['a BIC', { 'payments.3': { ...foreign, bic: 'X' } }, 'payments[3].bic PAYMENT_BIC'],
    [
      'no address abroad',
      { 'payments.3': { ...foreign, creditor: { name: 'A' } } },
      'payments[3].creditor PAYMENT_ADDRESS_REQUIRED',
    ],
    ['the same bill twice', { 'payments.2': scor }, 'payments[2].reference PAYMENT_DUPLICATE'],
    ['a type of another kind', { batchBooking: 'yes' }, 'batchBooking TYPE'],
    ['an unknown member', { 'payments.0.refrence': '1' }, 'payments[0].refrence UNKNOWN_FIELD'],
  ])('%s', (_rule, changes, found) => expect(findings(changes).problems).toEqual([found]));

  test('lines that repeat a field', () => {
    const changes = { 'payments.0.creditor.addressLine1': 'Lenzburg' };
    const parsed = parsePaymentOrder(changedOrder(paymentOrderExample, changes), { today, addresses: 'hybrid' });
    expect(parsed.ok ? [] : parsed.problems.map(({ code }) => code)).toEqual(['PAYMENT_ADDRESS_REPEATED']);
  });

  test('everything at once, in the order of the document', () => {
    const changes = { messageId: '', 'debtor.iban': 'x', 'payments.0.amount': -1, 'payments.3.creditor': undefined };
    expect(findings(changes).problems).toEqual([
      'messageId REQUIRED',
      'debtor.iban IBAN_FORMAT',
      'payments[0].amount AMOUNT_FORMAT',
      'payments[3].creditor REQUIRED',
    ]);
  });

  test('texts, references and amounts beside a wrong account', () => {
    const changes = {
      'payments.0.iban': 'x',
      'payments.0.currency': 'x',
      'payments.0.amount': -1,
      'payments.0.reference': '1',
      'payments.0.message': 'a\u2028b',
    };
    expect(findings(changes).problems.map((found) => found.split('.')[1])).toEqual([
      'iban IBAN_FORMAT',
      'currency PAYMENT_CURRENCY_UNKNOWN',
      'amount AMOUNT_FORMAT',
      'reference QR_REFERENCE_FORMAT',
      'message PAYMENT_CHARACTER',
    ]);
  });
});

describe('it is told', () => {
  test.each<[rule: string, changes: Readonly<Record<string, unknown>>, found: string]>([
    [
      'that the bill says another amount',
      { 'payments.0.billAmount': 1600 },
      'payments[0].amount PAYMENT_AMOUNT_DIFFERS',
    ],
    ['that euros to QR-IBANs end', { 'payments.0.currency': 'EUR' }, 'payments[0].currency PAYMENT_EUR_QR_IBAN_ENDS'],
    ['that a bill is paid again', { 'payments.2': { ...scor, again: true } }, 'payments[2] PAYMENT_AGAIN'],
    ['that two payments are alike', { 'payments.3': text }, 'payments[3] PAYMENT_PROBABLY_TWICE'],
    [
      'that the account is the own',
      { 'payments.2.iban': 'CH1598763000120034506' },
      'payments[2].iban PAYMENT_TO_OWN_ACCOUNT',
    ],
    ['that it is weekend', { executionDate: '2026-11-28' }, 'executionDate PAYMENT_DATE_WEEKEND'],
    ['that it is a bank holiday', { executionDate: '2026-12-25' }, 'executionDate PAYMENT_DATE_HOLIDAY'],
    ['that the day is far', { executionDate: '2028-01-03' }, 'executionDate PAYMENT_DATE_FAR'],
    [
      'that the message is left out',
      { 'payments.3': { ...sepa, referenceType: 'SCOR', reference: 'RF72AARE20260917' } },
      'payments[3].message PAYMENT_MESSAGE_LEFT_OUT',
    ],
    ['that the BIC is left out', { 'payments.2.bic': 'POFICHBE' }, 'payments[2].bic PAYMENT_AGENT_LEFT_OUT'],
    [
      'that the BIC is missing',
      { 'payments.3': { ...foreign, bic: undefined } },
      'payments[3].bic PAYMENT_AGENT_MISSING',
    ],
    [
      'that an address is left out',
      { 'payments.0.creditor': { name: 'A', country: 'DE', addressLine2: '20457 Hamburg' } },
      'payments[0].creditor PAYMENT_ADDRESS_LEFT_OUT',
    ],
    [
      'that the number is in the street',
      { 'payments.3.creditor.streetName': 'Hafenring 44', 'payments.3.creditor.houseNumber': undefined },
      'payments[3].creditor.streetName PAYMENT_HOUSE_NUMBER_IN_STREET',
    ],
  ])('%s', (_rule, changes, found) => {
    const { problems, notices } = findings(changes);
    expect(problems).toEqual([]);
    expect(notices).toEqual([found]);
  });
});

test.each<[name: string, draft: object, type: string, service: string | undefined]>([
  ['francs at home', text, 'D', undefined],
  ['euros at home', { ...text, currency: 'EUR' }, 'D', undefined],
  ['euros at home by SEPA', { ...text, currency: 'EUR', service: 'SEPA' }, 'S', 'SEPA'],
  ['euros to Germany', { ...sepa, service: undefined }, 'S', 'SEPA'],
  ['dollars at home', { ...text, currency: 'USD' }, 'X', undefined],
  ['dollars to Germany', foreign, 'X', undefined],
  ['francs at once', { ...text, service: 'INST' }, 'D', 'INST'],
])('%s are of their kind', (_name, draft, type, service) => {
  const parsed = parsePaymentOrder(changedOrder(paymentOrderExample, { payments: [draft] }), options);
  expect(parsed.ok && parsed.value.groups.map((group) => [group.type, group.service])).toEqual([[type, service]]);
});
