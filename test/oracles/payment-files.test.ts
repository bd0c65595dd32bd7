import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatXmlPath, readPaymentFile } from '@rappen/core/payment-order';
import { describe, expect, test } from 'vitest';
import { readBankDocument } from '../../packages/core/src/bank-message/index.ts';
import { paymentMessage } from '../../packages/core/src/payment-order/message.ts';
import { Structure } from '../../packages/core/src/payment-order/structure/index.ts';
import { isFullRun, sampled } from '../long-tests.ts';
import { bankPackages, orderSchema } from './bank-packages.ts';
import { paymentFiles } from './payment-corpus.ts';
import { type Mutant, mutantsOf } from './payment-mutants.ts';
import { structureOf } from './payment-structures.ts';
import { areValid } from './xml-schema.ts';

const fixture = readFileSync('packages/core/src/payment-order/fixtures/order.xml', 'utf8').replace(/>\s+</g, '><');

/** xmllint takes no white space around a date, which XML Schema lets stand (part 2, 4.3.6). */
function isJudgedWrongly({ what }: Mutant): boolean {
  return /^(?:with a blank|on a line).*\/(?:\w*Dt|Yr|BirthDt|DtTm|CreDtTm|FrDt|ToDt)$/.test(what);
}

/** Rules of the guidelines for what the schema lets pass. Whatever else is told of a file that is valid by the schema would be told without a rule. */
const rules = new Set([
  // 3.1 and 3.2: characters, and elements of nothing
  'PAYMENT_CHARACTER',
  'PAYMENT_ID_CHARACTERS',
  'PAYMENT_FILE_ELEMENT_EMPTY',
  // Counts, sums and identifications
  'PAYMENT_FILE_COUNT',
  'PAYMENT_FILE_SUM',
  'PAYMENT_ID_TWICE',
  // Days, of which banks know those of our era
  'DATE_FORMAT',
  'DATE_UNKNOWN_DAY',
  'PAYMENT_CREATED_AT',
  // Accounts and banks
  'IBAN_FORMAT',
  'IBAN_LENGTH',
  'IBAN_COUNTRY',
  'IBAN_CHECKSUM',
  'IBAN_IS_QR_IBAN',
  'IBAN_COUNTRY_LENGTH',
  'IBAN_COUNTRY_STRUCTURE',
  'IBAN_COUNTRY_WITHOUT',
  'PAYMENT_BIC',
  'PAYMENT_INSTITUTION',
  'PAYMENT_AGENT_TWICE',
  'PAYMENT_FILE_AGENT',
  // What must be there, once, or not at all
  'REQUIRED',
  'PAYMENT_FILE_ELEMENT',
  'PAYMENT_FILE_ELEMENT_REPEATED',
  'PAYMENT_FILE_BOTH_LEVELS',
  // 3.11: addresses
  'PAYMENT_ADDRESS_INCOMPLETE',
  'PAYMENT_ADDRESS_REQUIRED',
  'PAYMENT_ADDRESS_REPEATED',
  'COUNTRY_UNKNOWN',
  // 3.15: kinds of payments, amounts, charges and codes
  'PAYMENT_FILE_MIXED',
  'PAYMENT_FILE_METHOD',
  'PAYMENT_FILE_CODE',
  'PAYMENT_CODE',
  'PAYMENT_CHARGE_BEARER',
  'PAYMENT_SERVICE_CURRENCY',
  'PAYMENT_SERVICE_COUNTRY',
  'PAYMENT_CURRENCY_UNKNOWN',
  'PAYMENT_QR_IBAN_CURRENCY',
  'PAYMENT_AMOUNT_REQUIRED',
  'AMOUNT_RANGE',
  'AMOUNT_SCALE',
  'TEXT_TOO_LONG',
  // References
  'REFERENCE_TYPE_QRR_NEEDS_QR_IBAN',
  'REFERENCE_TYPE_QR_IBAN_NEEDS_QRR',
  'PAYMENT_QRR_ONLY_DOMESTIC',
  'PAYMENT_REFERENCE_WITHOUT_TYPE',
  'QR_REFERENCE_FORMAT',
  'QR_REFERENCE_CHECK_DIGIT',
  'CREDITOR_REFERENCE_FORMAT',
  'CREDITOR_REFERENCE_CHECK_DIGITS',
]);

/** What may be changed in an order that the rules let pass: these are refused by nobody. */
const harmless = [
  /^dropped (?:GrpHdr\/CtrlSum|GrpHdr\/InitgPty\/CtctDtls|PmtInf\/(?:BtchBookg|NbOfTxs|CtrlSum|ChrgBr))$/,
  /^dropped PmtInf\/CdtTrfTxInf\/(?:PmtId\/InstrId|PmtId\/UETR|UltmtDbtr|CdtrAgt|Purp)$/,
  /^dropped PmtInf\/CdtTrfTxInf\/(?:Cdtr|UltmtDbtr)\/PstlAdr\/(?:StrtNm|BldgNb|PstCd)$/,
  /^with a blank (?:before|behind) PmtInf\/CdtTrfTxInf\/(?:Cdtr\/Nm|RmtInf\/Ustrd)$/,
  /^one PmtInf\/BtchBookg$/,
  /^with zeros at the end PmtInf\/CdtTrfTxInf\/Amt\/InstdAmt$/,
  /^with a (?:plus|point at the end) PmtInf\/CtrlSum$/,
  /^at midnight GrpHdr\/CreDtTm$/,
];

/** Files of pain.001.001.09 that a package for Python has: by market, and with every element of the message. */
function samplesOfOthers() {
  const below = join(bankPackages ?? '', 'unpacked/pain001/corpus/data');
  const names = readdirSync(below, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /pain\.001\.001\.09.*\.xml$/.test(name))
    .sort()
    .map((name) => ({ name, file: readFileSync(join(below, name), 'utf8') }));
}

const orders = (count: number) => [fixture, ...paymentFiles(count)];

describe.skipIf(bankPackages === undefined)('payment files (needs xmllint, Python and its packages)', () => {
  test('what the Swiss schema refuses is refused, and nothing else but by a rule', () => {
    const mutants = sampled(orders(6).flatMap(mutantsOf), 27).filter((mutant) => !isJudgedWrongly(mutant));
    const verdicts = areValid(
      orderSchema(),
      mutants.map(({ file }) => file),
    );
    const invalid = mutants.filter((_, index) => !verdicts[index]);
    expect(invalid.length).toBeGreaterThan(isFullRun ? 3000 : 300);
    expect(invalid.filter(({ file }) => readPaymentFile(file).ok).map(({ what }) => what)).toEqual([]);
    const valid = mutants.filter((_, index) => verdicts[index]);
    const ruleless = valid.flatMap(({ what, file }) => {
      const read = readPaymentFile(file);
      const codes = read.ok ? [] : read.problems.filter(({ code }) => !rules.has(code));
      return codes.map(({ code, path }) => `${what}: ${code} ${formatXmlPath(path)}`);
    });
    expect(ruleless).toEqual([]);
    expect(valid.filter(({ file }) => readPaymentFile(file).ok).length).toBeGreaterThan(valid.length / 2);
    const refused = valid.filter(
      ({ what, file }) => harmless.some((one) => one.test(what)) && !readPaymentFile(file).ok,
    );
    expect(refused.map(({ what }) => what)).toEqual([]);
  });

  test('all elements of the schema are known, as it orders and numbers them', () => {
    const files = Array.from({ length: isFullRun ? 25 : 6 }, (_, seed) => structureOf(seed + 1));
    const mutants = [
      ...files.map((file, seed) => ({ what: `structure ${seed + 1}`, file })),
      ...files.flatMap(mutantsOf).filter((_, index) => index % (isFullRun ? 23 : 83) === 0),
    ].filter((mutant) => !isJudgedWrongly(mutant) && !/^with a minus .*(?:Dt|DtTm|Yr)$/.test(mutant.what));
    const verdicts = areValid(
      orderSchema(),
      mutants.map(({ file }) => file),
    );
    expect(verdicts.slice(0, files.length)).toEqual(files.map(() => true));
    const wrong = mutants.flatMap(({ what, file }, index) => {
      const structure = new Structure();
      const document = readBankDocument(file, paymentMessage, { watch: structure });
      const found = structure.found.map(({ problem }) => problem);
      if (!verdicts[index]) return document.ok && found.length === 0 ? [`taken: ${what}`] : [];
      // That elements of nothing are refused is no matter of the schema
      const others = found.filter(({ code }) => code !== 'PAYMENT_FILE_ELEMENT_EMPTY');
      return others.map(({ code, path }) => `refused: ${what}: ${code} ${formatXmlPath(path)}`);
    });
    expect(wrong).toEqual([]);
  });

  test('files of others are judged as the Swiss schema and the rules judge them', () => {
    const files = samplesOfOthers().map(({ name, file }) => ({ what: name, file }));
    expect(files.length).toBeGreaterThan(30);
    const verdicts = areValid(
      orderSchema(),
      files.map(({ file }) => file),
    );
    const taken = files.filter(({ file }, index) => !verdicts[index] && readPaymentFile(file).ok);
    expect(taken.map(({ what }) => what)).toEqual([]);
    const valid = files.filter((_, index) => verdicts[index]);
    const reasons = valid.flatMap(({ what, file }) => {
      const read = readPaymentFile(file);
      return read.ok ? [] : [`${what}: ${[...new Set(read.problems.map(({ code }) => code))].join()}`];
    });
    // Beyond the schema: the account of the payer is not Swiss, payee or account is missing, and the last is a cheque
    const folder = 'coverage/pain.001.001.09';
    expect([valid.length, reasons]).toEqual([
      3,
      [
        `${folder}/07-transfer-UltmtDbtr-Id.xml: IBAN_COUNTRY,REQUIRED`,
        `${folder}/08-transfer-UltmtDbtr-Id.xml: IBAN_COUNTRY,REQUIRED`,
        `${folder}/11-cheque-no-agent-ChqInstr-DlvryMtd.xml: PAYMENT_FILE_METHOD,IBAN_COUNTRY,REQUIRED,PAYMENT_FILE_ELEMENT`,
      ],
    ]);
  });

  test('orders of all kinds are valid', () => {
    const refused = paymentFiles(sampled(Array.from({ length: 500 }), 5).length).filter(
      (file) => !readPaymentFile(file).ok,
    );
    expect(refused).toEqual([]);
  });
});
