import { describe, expect, test } from 'vitest';
import { expectValue } from '../../../../test/results.ts';
import { writeValue } from '../model/index.ts';
import { exactSumOf } from '../money/decimal-text.ts';
import { readStatement } from '../statement/index.ts';
import { type Reconciliation, type ReconciliationJson, reconcile, reconciliationModel } from './index.ts';

const iban = 'CH2731998000700420011';
const account = 'CH8198765000700420011';
const references = ['000000000000000202611047115', '000000000000000202611047120'] as const;

const charge = (amount: string, isIncluded = true, currency = 'CHF', direction = 'DBIT') =>
  `<Rcrd><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><ChrgInclInd>${isIncluded}</ChrgInclInd></Rcrd>`;
const charges = (records: string) => (records === '' ? '' : `<Chrgs>${records}</Chrgs>`);

interface Row {
  readonly amount: string;
  readonly charges?: string;
}

function detail({ amount, charges: own = '' }: Row, at: number): string {
  const remittance = `<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>${references[at]}</Ref></CdtrRefInf></Strd></RmtInf>`;
  return `<TxDtls><Refs><AcctSvcrRef>D${at}</AcctSvcrRef></Refs><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${charges(own)}${remittance}</TxDtls>`;
}

function file(amount: string, ofEntry: string, rows: readonly Row[], message: '053' | '054' = '053'): string {
  const details = rows.length === 0 ? '' : `<NtryDtls>${rows.map(detail).join('')}</NtryDtls>`;
  const code = '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>VCOM</SubFmlyCd></Fmly></Domn></BkTxCd>';
  const entry = `<Ntry><NtryRef>${iban}</NtryRef><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-10</Dt></BookgDt><AcctSvcrRef>C1</AcctSvcrRef>${code}${charges(ofEntry)}${details}</Ntry>`;
  const [outer, inner] = message === '053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'];
  const body = `<${inner}><Id>S${message}</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entry}</${inner}>`;
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${message}.001.08"><${outer}><GrpHdr><MsgId>M${message}</MsgId></GrpHdr>${body}</${outer}></Document>`;
}

const bills = references.map((reference, at) => ({
  id: `B${at}`,
  iban,
  referenceType: 'QRR' as const,
  reference,
  amount: '100.00',
  currency: 'CHF',
}));

function run(files: readonly string[], more: Partial<ReconciliationJson> = {}): Reconciliation {
  const input = writeValue(reconciliationModel, { bills, ...more });
  return expectValue(
    reconcile(
      files.map((one) => expectValue(readStatement(one))),
      input,
    ),
  );
}

/** Verdict, amount and what was credited of each receipt, then its charges, then its codes. */
const told = ({ receipts }: Reconciliation) =>
  receipts
    .filter(({ verdict }) => verdict !== 'detailsElsewhere')
    .map(({ verdict, amount, booked, charges: all = [], reasons }) => [
      [verdict, amount, booked].filter(Boolean).join(' '),
      ...all.map((one) => `${one.currency} ${one.amount} ${one.isIncluded ? 'taken' : 'told'}`),
      ...reasons.map(({ code }) => code),
    ]);

describe('charges of a receipt', () => {
  const net = { amount: '97.00' };
  const gross = { amount: '100.00' };
  const partial = ['RECONCILIATION_REST', 'RECONCILIATION_CHARGES_DEDUCTED'];
  test.each<[what: string, files: string[], said: string[][]]>([
    [
      'of the payment',
      [file('97.00', '', [{ ...net, charges: charge('3.00') }])],
      [['partial 97.00', 'CHF 3.00 taken', ...partial]],
    ],
    ['of its entry', [file('97.00', charge('3.00'), [net])], [['partial 97.00', 'CHF 3.00 taken', ...partial]]],
    [
      'told by both are one',
      [file('97.00', charge('3.00'), [{ ...net, charges: charge('3.00') }])],
      [['partial 97.00', 'CHF 3.00 taken', ...partial]],
    ],
    [
      'of both, where they differ',
      [file('96.50', charge('0.50'), [{ amount: '96.50', charges: charge('3.00') }])],
      [['partial 96.50', 'CHF 3.00 taken', 'CHF 0.50 taken', ...partial]],
    ],
    [
      'taken off the entry alone: its payment is gross',
      [file('97.00', charge('3.00'), [gross])],
      [['settled 100.00 97.00', 'CHF 3.00 taken', 'RECONCILIATION_CHARGES_DEDUCTED']],
    ],
    ['that are only told', [file('100.00', charge('3.00', false), [gross])], [['settled 100.00', 'CHF 3.00 told']]],
    [
      'in the currency of the payer',
      [file('97.00', '', [{ ...net, charges: charge('3.20', true, 'EUR') + charge('1.00') }])],
      [['partial 97.00', 'EUR 3.20 taken', 'CHF 1.00 taken', ...partial]],
    ],
    [
      'that were given back',
      [file('100.00', '', [{ ...gross, charges: charge('1.00', true, 'CHF', 'CRDT') }])],
      [['settled 100.00', 'CHF -1.00 taken']],
    ],
    ['of nothing', [file('100.00', charge('0.00'), [gross])], [['settled 100.00']]],
    [
      'that the statement tells, and the notification not',
      [file('97.00', charge('3.00'), []), file('97.00', '', [net], '054')],
      [['partial 97.00', 'CHF 3.00 taken', ...partial]],
    ],
    [
      'of a collection',
      [file('197.00', charge('3.00'), [gross, gross])],
      [['settled 100.00 97.00', 'CHF 3.00 taken', 'RECONCILIATION_CHARGES_OF_COLLECTION'], ['settled 100.00']],
    ],
    [
      'of its payments, and their sum',
      [
        file('195.00', charge('5.00'), [
          { ...gross, charges: charge('3.00') },
          { ...gross, charges: charge('2.00') },
        ]),
      ],
      [
        ['settled 100.00 97.00', 'CHF 3.00 taken', 'RECONCILIATION_CHARGES_DEDUCTED'],
        ['settled 100.00 98.00', 'CHF 2.00 taken', 'RECONCILIATION_CHARGES_DEDUCTED'],
      ],
    ],
  ])('%s', (_what, files, said) => {
    const result = run(files);
    expect(told(result)).toEqual(said);
    expect(told(run([...files].reverse()))).toEqual(said);
    const credited = result.receipts.filter(({ verdict }) => verdict !== 'detailsElsewhere');
    expect(exactSumOf(credited.map(({ amount, booked }) => booked ?? amount))).toBe(result.sums[0]?.incoming);
  });

  test('name every currency in their reason', () => {
    const { receipts } = run([
      file('97.00', '', [{ amount: '97.00', charges: charge('3.20', true, 'EUR') + charge('1.00') }]),
    ]);
    expect(receipts[0]?.reasons.map(({ params }) => params['charges']).filter(Boolean)).toEqual(['CHF 1.00, EUR 3.20']);
  });
});

describe('the tolerated difference', () => {
  const tolerance = [{ currency: 'CHF', amount: '0.05' }];
  test.each([
    ['97.00', undefined],
    ['99.95', '0.05'],
    ['100.00', undefined],
    ['100.05', '-0.05'],
    ['100.06', undefined],
  ])('of %s is %s', (amount, difference) => {
    expect(run([file(amount, '', [{ amount }])], { tolerance }).receipts[0]?.difference).toBe(difference);
  });
});
