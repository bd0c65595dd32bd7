import { describe, expect, test } from 'vitest';
import { expectValue } from '../../../../test/results.ts';
import { readStatement } from './index.ts';

const head = [':20:S1', ':25:CH8198765000700420011', ':28C:231/1', ':60F:C261119CHF100,00'];
const read = (...lines: readonly string[]) => expectValue(readStatement(`${[...head, ...lines].join('\r\n')}\r\n`));
const detailOf = (...[first = '', ...more]: readonly string[]) => {
  return read(':61:2611201120C10,00NTRFNONREF', `:86:${first}`, ...more).statements[0]?.entries[0]?.details[0];
};

describe('what `:86:` says', () => {
  test.each<[what: string, information: string[], found: object]>([
    ['a text', ['Zahlung von', 'Muster AG'], { message: 'Zahlung von Muster AG' }],
    ['a text over full lines', [`${'a'.repeat(65)}`, 'bc d'], { message: `${'a'.repeat(65)}bc d` }],
    [
      'numbered parts over lines',
      [
        '166?00GUTSCHRIFT?109070?20EREF+2026-311-',
        '?21SVWZ+Rechnung?22 4711?30BANKDEFF?31DE89370400440532013000?32Muster',
        ' AG?33Zweigstelle',
      ],
      {
        endToEndId: '2026-311-',
        message: 'Rechnung 4711',
        debtorAccount: 'DE89370400440532013000',
        debtor: { name: 'Muster AG Zweigstelle', address: [] },
      },
    ],
    [
      'a word that goes on',
      ['166?20EREF+ABCDEFGHIJKLMNOPQRSTUV?21WXYZ?22SVWZ+Text?60 und mehr'],
      { endToEndId: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', message: 'Text und mehr' },
    ],
    ['an earlier separator', ['166~00X~20Text~32Muster'], { message: 'Text', debtor: { name: 'Muster', address: [] } }],
    ['a question mark in a text', ['166?20Wozu? Darum?32A'], { message: 'Wozu? Darum' }],
    [
      'words of SWIFT',
      ['/EREF/E-1//CNTP/NL32INGB0000012345/INGBNL2A/Muster//REMI/USTD//Factuur 12/3/'],
      {
        endToEndId: 'E-1',
        debtorAccount: 'NL32INGB0000012345',
        debtor: { name: 'Muster', address: [] },
        message: 'Factuur 12/3',
      },
    ],
    [
      'other words',
      ['/TRTP/SEPA/IBAN/NL32INGB0000012345/BIC/X/NAME/Muster/REMI/Factuur/EREF/NOTPROVIDED'],
      { endToEndId: undefined, debtorAccount: 'NL32INGB0000012345', message: 'Factuur' },
    ],
    [
      'for whom was paid, with a number behind the name',
      ['/EREF/E-1/NAME/Muster/ULTD/Anna Müller/DE-4711/REMI/Factuur'],
      { debtor: { name: 'Muster', address: [] }, ultimateDebtor: { name: 'Anna Müller', address: [] } },
    ],
    [
      'another payer in numbered parts',
      ['166?20EREF+E-1?21ABWA+Muster Treuhand AG?22SVWZ+Rechnung?32Muster AG'],
      { debtor: { name: 'Muster AG', address: [] }, ultimateDebtor: { name: 'Muster Treuhand AG', address: [] } },
    ],
    ['a text with slashes', ['Miete 1/2026 /x/ und/oder'], { message: 'Miete 1/2026 /x/ und/oder' }],
    ['an amount', ["100'000.00 CHF"], { message: "100'000.00 CHF" }],
    ['another amount', ['150.20 EUR'], { message: '150.20 EUR' }],
    ['the end without a word', ['/EREF/'], { message: '/EREF/' }],
  ])('%s', (_what, information, found) => {
    const detail = detailOf(...information);
    if (information[0] === '/EREF/') expect(detail).toBeUndefined();
    else expect(detail).toMatchObject(found);
  });

  const qr = '210000000003139471430009017';
  test.each<[what: string, information: string, references: object[]]>([
    ['a QR reference in a text', `Ihre Zahlung ${qr}`, []],
    ['a QR reference as the payer calls the payment', `/EREF/${qr}/`, []],
    ['a creditor reference in a text', 'RF18539007547034', []],
    ['a creditor reference as the purpose', '166?20SVWZ+RF18539007547034', []],
    ['text of a remittance', `/REMI/USTD//${qr}/`, []],
    [
      'what is called a reference of a creditor',
      '/REMI//CDTRREFTP//CD/SCOR/ISSR/CUR/CDTRREF/RF18539007547034',
      [{ text: 'RF18539007547034' }],
    ],
    ['a structured remittance', '/REMI/STRD/ISO/RF18539007547034/', [{ type: 'ISO', text: 'RF18539007547034' }]],
    ['a QR reference by name', `/QRR/${qr}/REMI/x`, [{ type: 'QRR', text: qr }]],
    ['a creditor reference by name', '/SCOR/RF18539007547034', [{ type: 'SCOR', text: 'RF18539007547034' }]],
  ])('%s is a reference only where the field says so', (_what, information, references) => {
    expect(detailOf(information)?.references).toEqual(references);
  });

  test('is about the statement behind a balance', () => {
    const file = read(':61:261120C10,00NTRFA', ':86:one', ':62F:C261120CHF110,00', ':86:of all');
    expect(file.statements[0]?.entries[0]?.details[0]?.message).toBe('one');
  });
});
