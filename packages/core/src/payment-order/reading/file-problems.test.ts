import { utf8Encode } from '@rappen/pdf/internal/base';
import { describe, expect, test } from 'vitest';
import { changed, findings, golden } from '../../../../../test/golden-payment-file.ts';
import { elementNameOf, readPaymentFile } from '../index.ts';

const transaction = 'PmtInf[1]/CdtTrfTxInf[1]';
const sepa = 'PmtInf[2]/CdtTrfTxInf[1]';

/** `path code` of what is found, in order. */
const problemsOf = (from: string, to: string) => findings(changed(from, to)).problems;
const other = '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>';

describe('what a bank refuses by the schema is refused, by its name and once', () => {
  test.each<[what: string, from: string, to: string, ...found: string[]]>([
    ['no bank that pays', /<DbtrAgt>.*?<\/DbtrAgt>/.exec(golden)?.[0] ?? '', '', 'PmtInf[1]/DbtrAgt REQUIRED'],
    [
      'two IBANs',
      '<IBAN>CH2731998000700420011</IBAN>',
      '<IBAN>CH2731998000700420011</IBAN><IBAN>CH2731998000700420011</IBAN>',
      `${transaction}/CdtrAcct/Id/IBAN PAYMENT_FILE_ELEMENT_REPEATED`,
    ],
    [
      'an IBAN and a number',
      '<IBAN>CH2731998000700420011</IBAN>',
      '<IBAN>CH2731998000700420011</IBAN><Othr><Id>7</Id></Othr>',
      `${transaction}/CdtrAcct/Id/Othr PAYMENT_FILE_CHOICE`,
    ],
    [
      'two amounts',
      '<InstdAmt Ccy="CHF">1520.40</InstdAmt>',
      '<InstdAmt Ccy="CHF">1520.40</InstdAmt><InstdAmt Ccy="CHF">1.00</InstdAmt>',
      `${transaction}/Amt/InstdAmt PAYMENT_FILE_ELEMENT_REPEATED`,
    ],
    [
      'two headers',
      '</GrpHdr>',
      '</GrpHdr><GrpHdr/>',
      'GrpHdr PAYMENT_FILE_ELEMENT_REPEATED',
      'GrpHdr PAYMENT_FILE_ELEMENT_EMPTY',
    ],
    [
      'another order',
      '<PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg>',
      '<BtchBookg>true</BtchBookg><PmtMtd>TRF</PmtMtd>',
      'PmtInf[1]/PmtMtd PAYMENT_FILE_ORDER',
    ],
    [
      'one that stands far too early',
      '<PmtInfId>RAPPEN-20261123-0001-1</PmtInfId>',
      '<ChrgBr>SLEV</ChrgBr><PmtInfId>RAPPEN-20261123-0001-1</PmtInfId>',
      'PmtInf[1]/PmtInfId PAYMENT_FILE_ORDER',
    ],
    ['an unknown element', '</GrpHdr>', '<Other>1</Other></GrpHdr>', 'GrpHdr/Other PAYMENT_FILE_UNKNOWN'],
    [
      'a foreign one',
      '</GrpHdr>',
      '<x:FwdgAgt xmlns:x="urn:x"><a/></x:FwdgAgt></GrpHdr>',
      'GrpHdr/FwdgAgt PAYMENT_FILE_NAMESPACE',
    ],
    [
      'one inside a text',
      '<Ustrd>Gönnerbeitrag 2026<',
      '<Ustrd><b>a</b><',
      'PmtInf[1]/CdtTrfTxInf[3]/RmtInf/Ustrd/b PAYMENT_FILE_UNKNOWN',
    ],
    [
      'a text where elements stand',
      '<RmtInf><Ustrd>Gönnerbeitrag 2026</Ustrd>',
      '<RmtInf>a',
      'PmtInf[1]/CdtTrfTxInf[3]/RmtInf PAYMENT_FILE_TEXT',
    ],
    ['an attribute', '<PmtMtd>', '<PmtMtd a="1">', 'PmtInf[1]/PmtMtd PAYMENT_FILE_ATTRIBUTE'],
    [
      'a currency of another vocabulary',
      '<InstdAmt Ccy="CHF">1520',
      '<InstdAmt x:Ccy="CHF" xmlns:x="urn:x">1520',
      `${transaction}/Amt/InstdAmt PAYMENT_FILE_ATTRIBUTE`,
      `${transaction}/Amt/InstdAmt/@Ccy REQUIRED`,
    ],
    ['no currency', '<InstdAmt Ccy="CHF">1520', '<InstdAmt>1520', `${transaction}/Amt/InstdAmt/@Ccy REQUIRED`],
    ['a boolean', '<BtchBookg>true<', '<BtchBookg>yes<', 'PmtInf[1]/BtchBookg PAYMENT_FILE_VALUE'],
    [
      'a code',
      `${other}\n`.trim(),
      other.replace('<SvcLvl>', '<InstrPrty>FAST</InstrPrty><SvcLvl>'),
      'PmtInf[2]/PmtTpInf/InstrPrty PAYMENT_FILE_CODE',
    ],
    [
      'a LEI',
      '<Dbtr><Nm>Velowerk Seetal GmbH</Nm>',
      '<Dbtr><Nm>Velowerk Seetal GmbH</Nm><Id><OrgId><LEI>x</LEI></OrgId></Id>',
      'PmtInf[1]/Dbtr/Id/OrgId/LEI PAYMENT_FILE_VALUE',
    ],
    [
      'a text in a field that is not paid by',
      '<TwnNm>Lenzburg<',
      '<TwnLctnNm>a\u2019b</TwnLctnNm><TwnNm>Lenzburg<',
      `${transaction}/Cdtr/PstlAdr/TwnLctnNm PAYMENT_CHARACTER`,
      `${transaction}/Cdtr/PstlAdr/TwnNm PAYMENT_FILE_ORDER`,
    ],
    ['another namespace', 'xsd:pain.001.001.09"', 'xsd:pain.001.001.09.ch.03"', 'PAYMENT_FILE_NAMESPACE'],
  ])('%s', (_what, from, to, ...found) => expect(problemsOf(from, to)).toEqual(expect.arrayContaining(found)));

  test('nothing is told twice', () => {
    for (const [from, to] of [
      ['<EndToEndId>LF-2026-311</EndToEndId>', ''],
      ['<MsgId>RAPPEN-20261123-0001</MsgId>', ''],
      ['>1520.40<', '>x<'],
      ['>1520.40<', '><'],
      ['<BldgNb>12<', `<BldgNb>${'1'.repeat(17)}<`],
      ['<CreDtTm>2026-11-23T08:15:00<', '<CreDtTm>now<'],
      ['<NbOfTxs>4<', '<NbOfTxs>four<'],
      ['<TwnNm>Lenzburg</TwnNm>', ''],
      ['<Ustrd>Gönner', '<Ustrd>a</Ustrd><Ustrd>Gönner'],
      [
        '<TwnNm>Lenzburg</TwnNm><Ctry>CH</Ctry>',
        `<TwnNm>Lenzburg</TwnNm><Ctry>CH</Ctry>${'<AdrLine>a</AdrLine>'.repeat(3)}`,
      ],
      [
        '<Cdtr><Nm>Lenz &amp; Töchter AG</Nm><PstlAdr>',
        '<Cdtr><Nm>Lenz &amp; Töchter AG</Nm><PstlAdr><AdrTp><Cd>HOME</Cd></AdrTp>',
      ],
      ['<InstdAmt Ccy="CHF">1520', '<InstdAmt Ccy="chf">1520'],
      ['<UltmtDbtr><Nm>Velowerk Seetal GmbH</Nm>', '<UltmtDbtr>'],
    ] as const) {
      const found = problemsOf(from, to);
      expect([from, to, found.length]).toEqual([from, to, 1]);
    }
  });
});

describe('by the guidelines', () => {
  const abroad = golden
    .replace(other, '')
    .replace(/<InstdAmt Ccy="EUR">/, '<InstdAmt Ccy="USD">')
    .replace('<ChrgBr>SLEV</ChrgBr>', '<ChrgBr>SHAR</ChrgBr>');
  const inAbroad = (from: string, to: string) => {
    expect(abroad).toContain(from);
    return findings(abroad.replace(from, () => to)).problems;
  };

  test.each<[what: string, from: string, to: string, ...found: string[]]>([
    ['charges of SEPA in other payments', '<ChrgBr>SHAR<', '<ChrgBr>SLEV<', 'PmtInf[2]/ChrgBr PAYMENT_FILE_CODE'],
    [
      'a Swiss clearing number abroad',
      '<Cdtr><Nm>Radteile',
      '<CdtrAgt><FinInstnId><ClrSysMmbId><ClrSysId><Cd>CHBCC</Cd></ClrSysId><MmbId>700</MmbId></ClrSysMmbId></FinInstnId></CdtrAgt><Cdtr><Nm>Radteile',
      `${sepa}/CdtrAgt/FinInstnId/ClrSysMmbId PAYMENT_FILE_ELEMENT`,
    ],
    [
      'no address',
      /<PstlAdr><StrtNm>Hafenring.*?<\/PstlAdr>/.exec(golden)?.[0] ?? '',
      '',
      `${sepa}/Cdtr PAYMENT_ADDRESS_REQUIRED`,
    ],
  ])('abroad: %s', (_what, from, to, ...found) => expect(inAbroad(from, to)).toEqual(found));

  test.each<[what: string, from: string, to: string]>([
    ['a number of an account', '<IBAN>DE90999999990000004711</IBAN>', '<Othr><Id>4711-0815</Id></Othr>'],
    ['charges for each payment', '<ChrgBr>SHAR</ChrgBr>', ''],
    [
      'three messages',
      '<RmtInf><Ustrd>Rechnung 88-2026, Kunde 1207</Ustrd>',
      '<RmtInf><Strd><AddtlRmtInf>a</AddtlRmtInf><AddtlRmtInf>b</AddtlRmtInf><AddtlRmtInf>c</AddtlRmtInf></Strd>',
    ],
    [
      'a bank in between',
      '<Cdtr><Nm>Radteile',
      '<IntrmyAgt1><FinInstnId><BICFI>COBADEFF</BICFI></FinInstnId></IntrmyAgt1><Cdtr><Nm>Radteile',
    ],
  ])('abroad may stand: %s', (_what, from, to) => expect(inAbroad(from, to)).toEqual([]));

  test.each<[what: string, from: string, to: string, ...found: string[]]>([
    [
      'SEPA at once, and in francs',
      `${other}`,
      other.replace('</SvcLvl>', '</SvcLvl><LclInstrm><Cd>INST</Cd></LclInstrm>'),
      'PmtInf[2]/PmtTpInf/LclInstrm PAYMENT_FILE_ELEMENT',
    ],
    ['SEPA in francs', '<InstdAmt Ccy="EUR">', '<InstdAmt Ccy="CHF">', `${sepa}/Amt/InstdAmt PAYMENT_SERVICE_CURRENCY`],
    [
      'a message beside what is structured, by SEPA',
      '<RmtInf><Ustrd>Rechnung 88-2026, Kunde 1207</Ustrd>',
      '<RmtInf><Strd><AddtlRmtInf>a</AddtlRmtInf></Strd>',
      `${sepa}/RmtInf/Strd/AddtlRmtInf PAYMENT_FILE_ELEMENT`,
    ],
    [
      'much that is structured, by SEPA',
      '<RmtInf><Ustrd>Rechnung 88-2026, Kunde 1207</Ustrd>',
      `<RmtInf><Strd>${'<RfrdDocInf><Nb>1</Nb></RfrdDocInf>'.repeat(9)}</Strd>`,
      `${sepa}/RmtInf/Strd TEXT_TOO_LONG`,
    ],
    [
      'a word to the bank for all, by SEPA',
      '</DbtrAgt><ChrgBr>',
      '</DbtrAgt><InstrForDbtrAgt>x</InstrForDbtrAgt><ChrgBr>',
      'PmtInf[2]/InstrForDbtrAgt PAYMENT_FILE_ELEMENT',
    ],
    [
      'another amount',
      '<InstdAmt Ccy="CHF">1520.40</InstdAmt>',
      '<EqvtAmt><Amt Ccy="CHF">1520.40</Amt><CcyOfTrf>EUR</CcyOfTrf></EqvtAmt>',
      `${transaction}/Amt/EqvtAmt PAYMENT_FILE_ELEMENT`,
    ],
    [
      'a clearing number of no system',
      '<ClrSysId><Cd>CHBCC</Cd></ClrSysId>',
      '',
      'PmtInf[1]/DbtrAgt/FinInstnId/ClrSysMmbId/ClrSysId REQUIRED',
    ],
    [
      'another system',
      '<Cd>CHBCC</Cd>',
      '<Cd>DEBLZ</Cd>',
      'PmtInf[1]/DbtrAgt/FinInstnId/ClrSysMmbId/ClrSysId/Cd PAYMENT_FILE_CODE',
    ],
    [
      'a bank by its LEI',
      '<ClrSysMmbId><ClrSysId><Cd>CHBCC</Cd></ClrSysId><MmbId>98763</MmbId></ClrSysMmbId>',
      '<LEI>529900T8BM49AURSDO55</LEI>',
      'PmtInf[1]/DbtrAgt/FinInstnId/BICFI REQUIRED',
    ],
    [
      'an address of the payer without a town',
      '<Dbtr><Nm>Velowerk Seetal GmbH</Nm>',
      '<Dbtr><Nm>Velowerk Seetal GmbH</Nm><PstlAdr><Ctry>CH</Ctry></PstlAdr>',
      'PmtInf[1]/Dbtr PAYMENT_ADDRESS_INCOMPLETE',
    ],
    [
      'an address of other fields alone',
      '<StrtNm>Mühleweg</StrtNm><BldgNb>12</BldgNb><PstCd>5600</PstCd><TwnNm>Lenzburg</TwnNm><Ctry>CH</Ctry>',
      '<Flr>3</Flr>',
      `${transaction}/Cdtr PAYMENT_ADDRESS_INCOMPLETE`,
    ],
    [
      'an address of nobody',
      '<UltmtDbtr><Nm>Velowerk Seetal GmbH</Nm>',
      '<UltmtDbtr>',
      `${transaction}/UltmtDbtr/Nm REQUIRED`,
    ],
  ])('%s', (_what, from, to, ...found) => expect(problemsOf(from, to)).toEqual(expect.arrayContaining(found)));

  test.each<[what: string, from: string, to: string]>([
    [
      'a payer by number alone',
      '<Dbtr><Nm>Velowerk Seetal GmbH</Nm>',
      '<Dbtr><Id><OrgId><Othr><Id>7</Id></Othr></OrgId></Id>',
    ],
    ['zeros before the number of a bank', '<MmbId>98763<', '<MmbId>00700<'],
    ['the end of a day', '<CreDtTm>2026-11-23T08:15:00<', '<CreDtTm>2026-11-23T24:00:00<'],
    [
      'a category that is not of salaries',
      '</PmtId><Amt><InstdAmt Ccy="CHF">249',
      '</PmtId><PmtTpInf><CtgyPurp><Cd>SUPP</Cd></CtgyPurp></PmtTpInf><Amt><InstdAmt Ccy="CHF">249',
    ],
    [
      'haste for one payment',
      '</PmtId><Amt><InstdAmt Ccy="CHF">249',
      '</PmtId><PmtTpInf><InstrPrty>HIGH</InstrPrty></PmtTpInf><Amt><InstdAmt Ccy="CHF">249',
    ],
  ])('may stand: %s', (_what, from, to) => expect(problemsOf(from, to)).toEqual([]));

  test('what a group says for all its payments is told once', () => {
    const [payment = ''] = /<CdtTrfTxInf><PmtId><InstrId>2-1.*?<\/CdtTrfTxInf>/.exec(golden) ?? [];
    const twice = (file: string) =>
      file
        .replace(payment, () => payment + payment.replace('2-1', '2-2'))
        .replace('<NbOfTxs>4<', '<NbOfTxs>5<')
        .replace('<CtrlSum>2319.65<', '<CtrlSum>2719.65<');
    const told = (file: string) => findings(twice(file)).problems;
    expect(told(golden)).toEqual([]);
    const instruction = '</DbtrAgt><InstrForDbtrAgt>x</InstrForDbtrAgt><ChrgBr>';
    expect(told(golden.replace('</DbtrAgt><ChrgBr>', instruction))).toEqual([
      'PmtInf[2]/InstrForDbtrAgt PAYMENT_FILE_ELEMENT',
    ]);
    expect(told(golden.replace('<ChrgBr>SLEV<', '<ChrgBr>DEBT<'))).toEqual(['PmtInf[2]/ChrgBr PAYMENT_CHARGE_BEARER']);
    expect(told(golden.replace(other, ''))).toEqual(['PmtInf[2]/ChrgBr PAYMENT_FILE_CODE']);
  });

  test('blanks around a text are told, not refused', () => {
    expect(findings(changed('<TwnNm>Lenzburg<', '<TwnNm> Lenzburg<'))).toEqual({
      problems: [],
      notices: [`${transaction}/Cdtr/PstlAdr/TwnNm TEXT_UNTRIMMED`],
    });
  });

  test.each<[what: string, file: string | Uint8Array, code: string | undefined]>([
    [
      'said to be Latin 1',
      `<?xml version="1.0" encoding="ISO-8859-1"?>${golden.slice(golden.indexOf('<Document'))}`,
      'PAYMENT_FILE_ENCODING',
    ],
    ['Latin 1', Uint8Array.from(golden, (character) => character.charCodeAt(0)), 'PAYMENT_FILE_ENCODING'],
    ['UTF-16', Uint8Array.from(Buffer.from(`\ufeff${golden}`, 'utf16le')), 'PAYMENT_FILE_ENCODING'],
    ['a text with a mark', `\ufeff${golden}`, 'PAYMENT_FILE_MARK'],
    ['UTF-8 in small letters', golden.replace('UTF-8', 'utf-8'), undefined],
  ])('%s', (_what, file, code) => expect(findings(file).problems).toEqual(code === undefined ? [] : [code]));
});

test('each problem has its place, and the answer of a bank where it is known', () => {
  const file = golden
    .replace(/></g, '>\n<')
    .replace('<NbOfTxs>4<', '<NbOfTxs>5<')
    .replace('<PmtMtd>TRF</PmtMtd>\n', '')
    .replace('CH6998765000000815002', 'CH6998765000000815003');
  const read = readPaymentFile(utf8Encode(file));
  if (read.ok) throw new Error('the file is wrong');
  const lineOf = (text: string) => file.slice(0, file.indexOf(text)).split('\n').length;
  expect(read.problems.map(({ code, line, column, bankCode }) => [code, line, column, bankCode])).toEqual([
    ['PAYMENT_FILE_COUNT', lineOf('<NbOfTxs>5<'), 1, 'AM18'],
    ['REQUIRED', lineOf('<PmtInf>'), 1, 'FF01'],
    ['IBAN_CHECKSUM', lineOf('CH6998765000000815003'), 1, 'AC01'],
  ]);
});

test('a file of nothing but faults is told so far, and takes time in proportion', () => {
  const read = readPaymentFile(changed('</GrpHdr>', `${'<x/>'.repeat(5000)}</GrpHdr>`));
  const codes = read.ok ? [] : read.problems.map(({ code }) => code);
  expect([codes.length, codes.filter((code) => code === 'PAYMENT_FILE_MORE').length]).toEqual([1001, 1]);
});

test.each<[path: readonly (string | number)[], language: string, name: string | undefined]>([
  [['PmtInf', 0, 'DbtrAgt'], 'en', 'bank of the payer'],
  [['PmtInf', 0, 'CdtTrfTxInf', 3, 'Cdtr', 'PstlAdr', 'TwnNm'], 'de', 'Empfänger: Ort'],
  [['PmtInf', 0, 'CdtTrfTxInf', 3, 'Amt', 'InstdAmt', '@Ccy'], 'fr', 'montant: monnaie'],
  [['GrpHdr', 'MsgId'], 'it', 'identificativo del file'],
  [['GrpHdr', 'MsgId'], 'rm', 'id of the file'],
  [['GrpHdr'], 'en', undefined],
])('the element at %j in %s is %s', (path, language, name) => expect(elementNameOf(path, language)).toBe(name));
