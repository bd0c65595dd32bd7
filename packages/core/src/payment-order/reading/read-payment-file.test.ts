import { utf8Encode } from '@rappen/pdf/internal/base';
import { describe, expect, test } from 'vitest';
import { changed, findings, golden } from '../../../../../test/golden-payment-file.ts';

const transaction = 'PmtInf[1]/CdtTrfTxInf[1]';
const sepa = 'PmtInf[2]/CdtTrfTxInf[1]';

describe('a bank refuses, and so does the reader', () => {
  test.each<[rule: string, from: string, to: string, found: string]>([
    ['another number of payments', '<NbOfTxs>4<', '<NbOfTxs>5<', 'GrpHdr/NbOfTxs PAYMENT_FILE_COUNT'],
    ['another sum', '<CtrlSum>2319.65<', '<CtrlSum>2319.60<', 'GrpHdr/CtrlSum PAYMENT_FILE_SUM'],
    ['a sum of another form', '<CtrlSum>2319.65<', '<CtrlSum>2319,65<', 'GrpHdr/CtrlSum PAYMENT_FILE_SUM'],
    ['nobody who sends', /<InitgPty>.*<\/InitgPty>/.exec(golden)?.[0] ?? '', '', 'GrpHdr/InitgPty REQUIRED'],
    ['a message id', 'RAPPEN-20261123-0001<', '/X//Y<', 'GrpHdr/MsgId PAYMENT_ID_CHARACTERS'],
    [
      'the same group twice',
      'RAPPEN-20261123-0001-2<',
      'RAPPEN-20261123-0001-1<',
      'PmtInf[2]/PmtInfId PAYMENT_ID_TWICE',
    ],
    [
      'the same instruction twice',
      '<InstrId>1-2<',
      '<InstrId>1-1<',
      'PmtInf[1]/CdtTrfTxInf[2]/PmtId/InstrId PAYMENT_ID_TWICE',
    ],
    ['a cheque', '<PmtMtd>TRF<', '<PmtMtd>CHK<', 'PmtInf[1]/PmtMtd PAYMENT_FILE_METHOD'],
    ['a day that is none', '<Dt>2026-11-26<', '<Dt>2026-02-30<', 'PmtInf[1]/ReqdExctnDt/Dt DATE_UNKNOWN_DAY'],
    [
      'a QR-IBAN that pays',
      'CH1598763000120034506',
      'CH2731998000700420011',
      'PmtInf[1]/DbtrAcct/Id/IBAN IBAN_IS_QR_IBAN',
    ],
    [
      'two names of a bank',
      '<FinInstnId><ClrSysMmbId>',
      '<FinInstnId><BICFI>COBADEFF</BICFI><ClrSysMmbId>',
      'PmtInf[1]/DbtrAgt/FinInstnId/ClrSysMmbId/MmbId PAYMENT_AGENT_TWICE',
    ],
    [
      'advice by another code',
      '</Id></DbtrAcct>',
      '</Id><Tp><Prtry>XYZ</Prtry></Tp></DbtrAcct>',
      'PmtInf[1]/DbtrAcct/Tp PAYMENT_FILE_CODE',
    ],
    [
      'the type on both levels',
      '<ChrgBr>SLEV</ChrgBr><CdtTrfTxInf><PmtId><InstrId>2-1</InstrId><EndToEndId>LF-2026-313</EndToEndId></PmtId>',
      '<ChrgBr>SLEV</ChrgBr><CdtTrfTxInf><PmtId><InstrId>2-1</InstrId><EndToEndId>LF-2026-313</EndToEndId></PmtId><PmtTpInf><InstrPrty>NORM</InstrPrty></PmtTpInf>',
      `${sepa}/PmtTpInf PAYMENT_FILE_BOTH_LEVELS`,
    ],
    [
      'two service levels',
      '<SvcLvl><Cd>SEPA</Cd></SvcLvl>',
      '<SvcLvl><Cd>SEPA</Cd></SvcLvl><SvcLvl><Cd>PRPT</Cd></SvcLvl>',
      'PmtInf[2]/PmtTpInf/SvcLvl PAYMENT_FILE_ELEMENT_REPEATED',
    ],
    [
      'an instrument that is not known',
      '<SvcLvl><Cd>SEPA</Cd></SvcLvl>',
      '<SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>CPP</Cd></LclInstrm>',
      'PmtInf[2]/PmtTpInf/LclInstrm PAYMENT_FILE_CODE',
    ],
    ['charges of SEPA', '<ChrgBr>SLEV<', '<ChrgBr>DEBT<', 'PmtInf[2]/ChrgBr PAYMENT_CHARGE_BEARER'],
    ['charges by another code', '<ChrgBr>SLEV<', '<ChrgBr>OUR<', 'PmtInf[2]/ChrgBr PAYMENT_FILE_CODE'],
    ['no end-to-end id', '<EndToEndId>LF-2026-311</EndToEndId>', '', `${transaction}/PmtId/EndToEndId REQUIRED`],
    [
      'two currencies in a group',
      '<InstdAmt Ccy="CHF">249.25',
      '<InstdAmt Ccy="EUR">249.25',
      'PmtInf[1] PAYMENT_FILE_MIXED',
    ],
    [
      'a type of address',
      '<Cdtr><Nm>Lenz &amp; Töchter AG</Nm><PstlAdr>',
      '<Cdtr><Nm>Lenz &amp; Töchter AG</Nm><PstlAdr><AdrTp><Cd>ADDR</Cd></AdrTp>',
      `${transaction}/Cdtr/PstlAdr/AdrTp PAYMENT_FILE_ELEMENT`,
    ],
    ['an address without town', '<TwnNm>Lenzburg</TwnNm>', '', `${transaction}/Cdtr PAYMENT_ADDRESS_INCOMPLETE`],
    [
      'lines alone',
      '<StrtNm>Mühleweg</StrtNm><BldgNb>12</BldgNb><PstCd>5600</PstCd><TwnNm>Lenzburg</TwnNm><Ctry>CH</Ctry>',
      '<Ctry>CH</Ctry><AdrLine>5600 Lenzburg</AdrLine>',
      `${transaction}/Cdtr PAYMENT_ADDRESS_INCOMPLETE`,
    ],
    [
      'three lines',
      '<TwnNm>Lenzburg</TwnNm><Ctry>CH</Ctry>',
      '<TwnNm>Lenzburg</TwnNm><Ctry>CH</Ctry><AdrLine>a</AdrLine><AdrLine>b</AdrLine><AdrLine>c</AdrLine>',
      `${transaction}/Cdtr/PstlAdr/AdrLine PAYMENT_FILE_ELEMENT_REPEATED`,
    ],
    [
      'a bank by BIC and name',
      '<Cdtr><Nm>Radteile',
      '<CdtrAgt><FinInstnId><BICFI>COBADEFF</BICFI><Nm>Bank</Nm></FinInstnId></CdtrAgt><Cdtr><Nm>Radteile',
      `${sepa}/CdtrAgt PAYMENT_FILE_AGENT`,
    ],
    [
      'a bank by another number',
      '<Cdtr><Nm>Radteile',
      '<CdtrAgt><FinInstnId><Othr><Id>1</Id></Othr></FinInstnId></CdtrAgt><Cdtr><Nm>Radteile',
      `${sepa}/CdtrAgt/Othr PAYMENT_FILE_ELEMENT`,
    ],
    [
      'instructions for the payee’s bank',
      '<RmtInf><Ustrd>Rechnung',
      '<InstrForCdtrAgt><InstrInf>x</InstrInf></InstrForCdtrAgt><RmtInf><Ustrd>Rechnung',
      `${sepa}/InstrForCdtrAgt PAYMENT_FILE_ELEMENT`,
    ],
    [
      'a category on a payment',
      '</PmtId><Amt><InstdAmt Ccy="CHF">249',
      '</PmtId><PmtTpInf><CtgyPurp><Cd>SALA</Cd></CtgyPurp></PmtTpInf><Amt><InstdAmt Ccy="CHF">249',
      'PmtInf[1]/CdtTrfTxInf[2]/PmtTpInf/CtgyPurp PAYMENT_FILE_ELEMENT',
    ],
    [
      'an instruction for a cheque',
      '</Amt><UltmtDbtr>',
      '</Amt><ChqInstr><ChqTp>BCHQ</ChqTp></ChqInstr><UltmtDbtr>',
      `${transaction}/ChqInstr PAYMENT_FILE_ELEMENT`,
    ],
    [
      'message and reference',
      '<RmtInf><Strd>',
      '<RmtInf><Ustrd>a</Ustrd><Strd>',
      `${transaction}/RmtInf/Strd PAYMENT_FILE_ELEMENT`,
    ],
    [
      'two messages',
      '<Ustrd>Gönner',
      '<Ustrd>a</Ustrd><Ustrd>Gönner',
      'PmtInf[1]/CdtTrfTxInf[3]/RmtInf/Ustrd PAYMENT_FILE_ELEMENT_REPEATED',
    ],
    [
      'two messages with a reference',
      '<AddtlRmtInf>Auf',
      '<AddtlRmtInf>a</AddtlRmtInf><AddtlRmtInf>Auf',
      `${transaction}/RmtInf/Strd/AddtlRmtInf PAYMENT_FILE_ELEMENT_REPEATED`,
    ],
    [
      'a QR reference on a plain IBAN',
      'CH2731998000700420011',
      'CH6998765000000815002',
      `${transaction}/RmtInf REFERENCE_TYPE_QRR_NEEDS_QR_IBAN`,
    ],
    [
      'a reference by another type',
      '<Prtry>QRR<',
      '<Prtry>ISR<',
      `${transaction}/RmtInf/Strd/CdtrRefInf/Tp PAYMENT_FILE_CODE`,
    ],
    [
      'an empty element',
      '<StrtNm>Mühleweg</StrtNm>',
      '<StrtNm> </StrtNm>',
      `${transaction}/Cdtr/PstlAdr/StrtNm PAYMENT_FILE_ELEMENT_EMPTY`,
    ],
    [
      'a literal section',
      '<StrtNm>Mühleweg<',
      '<StrtNm><![CDATA[Mühleweg]]><',
      `${transaction}/Cdtr/PstlAdr/StrtNm PAYMENT_FILE_ELEMENT_EMPTY`,
    ],
    ['a soft hyphen', 'Mühleweg', 'Mühle\u00adweg', `${transaction}/Cdtr/PstlAdr/StrtNm PAYMENT_CHARACTER`],
    ['an amount below zero', '>1520.40<', '>-1520.40<', `${transaction}/Amt/InstdAmt AMOUNT_FORMAT`],
    ['an amount with an exponent', '>1520.40<', '>1e3<', `${transaction}/Amt/InstdAmt AMOUNT_FORMAT`],
    ['six decimals', '>1520.40<', '>1520.400001<', `${transaction}/Amt/InstdAmt AMOUNT_SCALE`],
    [
      'a long name of a payer of SEPA',
      /<PmtInfId>RAPPEN-20261123-0001-2.*?<Dbtr><Nm>Velowerk Seetal GmbH/.exec(golden)?.[0] ?? '',
      /<PmtInfId>RAPPEN-20261123-0001-2.*?<Dbtr><Nm>Velowerk Seetal GmbH/.exec(golden)?.[0].concat('A'.repeat(51)) ??
        '',
      'PmtInf[2]/Dbtr/Nm TEXT_TOO_LONG',
    ],
    ['another version', 'pain.001.001.09', 'pain.001.001.03', 'BANK_FILE_VERSION'],
  ])('%s', (_rule, from, to, found) => {
    expect(findings(changed(from, to)).problems).toContain(found);
  });

  test('an element that instant payments may not have, and one that asks for them in the wrong place', () => {
    const instant = changed(
      '</CtrlSum><ReqdExctnDt>',
      '</CtrlSum><PmtTpInf><LclInstrm><Cd>INST</Cd></LclInstrm></PmtTpInf><ReqdExctnDt>',
    );
    expect(findings(instant).problems).toEqual([]);
    const told = instant.replace('<RmtInf><Ustrd>Gö', '<InstrForDbtrAgt>x</InstrForDbtrAgt><RmtInf><Ustrd>Gö');
    expect(findings(told).problems).toEqual(['PmtInf[1]/CdtTrfTxInf[3]/InstrForDbtrAgt PAYMENT_FILE_ELEMENT']);
    const single = changed(
      '</PmtId><Amt><InstdAmt Ccy="CHF">249',
      '</PmtId><PmtTpInf><LclInstrm><Cd>INST</Cd></LclInstrm></PmtTpInf><Amt><InstdAmt Ccy="CHF">249',
    );
    expect(findings(single).problems).toContain('PmtInf[1]/CdtTrfTxInf[2]/PmtTpInf/LclInstrm PAYMENT_FILE_ELEMENT');
  });
});

test.each<[what: string, file: string | Uint8Array, found: string]>([
  [
    'a statement',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt/></Document>',
    'BANK_FILE_OTHER_MESSAGE',
  ],
  ['another message without namespace', '<Document><BkToCstmrStmt/></Document>', 'BANK_FILE_OTHER_MESSAGE'],
  ['a ZIP archive', Uint8Array.of(0x50, 0x4b, 3, 4, 0), 'BANK_FILE_KIND'],
  ['MT940', ':20:STARTUMSE\n:25:1/2\n', 'BANK_FILE_KIND'],
  ['HTML', '<!DOCTYPE html><html></html>', 'BANK_FILE_KIND'],
  ['JSON', '{"a":1}', 'BANK_FILE_KIND'],
  ['nothing', '', 'BANK_FILE_KIND'],
  ['a file that is cut off', golden.slice(0, 900), 'MALFORMED_XML'],
  [
    'a document type',
    `<!DOCTYPE a [<!ENTITY b "c">]>${golden.slice(golden.indexOf('<Document'))}`,
    'XML_DOCTYPE_FORBIDDEN',
  ],
  [
    '65 levels',
    `${golden.slice(golden.indexOf('<Document')).replace('<GrpHdr>', `${'<a>'.repeat(65)}${'</a>'.repeat(65)}<GrpHdr>`)}`,
    'XML_LIMIT_EXCEEDED',
  ],
  ['a text of 70,000 characters', golden.replace('Mühleweg', 'a'.repeat(70_000)), 'BANK_FILE_TEXT_TOO_LONG'],
])('%s is named', (_what, file, code) => expect(findings(file).problems).toEqual([code]));

test('what a group says wrongly of itself, and a message the other way round, is told', () => {
  expect(findings(changed('<NbOfTxs>3<', '<NbOfTxs>2<')).notices).toEqual(['PmtInf[1]/NbOfTxs PAYMENT_FILE_GROUP_SUM']);
  expect(findings(changed('<CtrlSum>1919.65<', '<CtrlSum>1<')).notices).toEqual([
    'PmtInf[1]/CtrlSum PAYMENT_FILE_GROUP_SUM',
  ]);
});

test('prefixes and line ends do not matter', () => {
  const prefixed = golden
    .replace(/<(\/?)(?=[A-Z])/g, '<$1p:')
    .replace('xmlns=', 'xmlns:p=')
    .replace(/></g, '>\r\n<');
  expect(findings(utf8Encode(prefixed))).toEqual({ problems: [], notices: [] });
  expect(findings(utf8Encode(`\ufeff${prefixed}`)).problems).toEqual(['PAYMENT_FILE_MARK']);
});
