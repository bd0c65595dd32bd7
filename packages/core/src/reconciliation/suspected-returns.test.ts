import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectValue } from '../../../../test/results.ts';
import { readPaymentFile } from '../payment-order/index.ts';
import { readStatement } from '../statement/index.ts';
import { followPayments, reconcile } from './index.ts';

const order = expectValue(
  readPaymentFile(readFileSync(new URL('../payment-order/fixtures/order.xml', import.meta.url), 'utf8')),
);
const [{ payments: [paid = undefined] = [] } = { payments: [] }] = order.groups;
if (paid === undefined) throw new Error('The order has no payment');
const { amount, currency, creditor, iban } = paid;

interface Credit {
  readonly amount: string;
  readonly currency: string;
  readonly payer: string;
  readonly account: string;
  readonly text: string;
  readonly day: string;
  readonly status: string;
  readonly direction: string;
}

const back: Credit = {
  amount,
  currency,
  payer: creditor.name,
  account: iban,
  text: 'Rückzahlung Rechnung doppelt bezahlt',
  day: '2026-12-01',
  status: 'BOOK',
  direction: 'CRDT',
};

function statementOf(one: Credit): string {
  const party = `<RltdPties><Dbtr><Pty><Nm>${one.payer.replaceAll('&', '&amp;')}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>${one.account}</IBAN></Id></DbtrAcct></RltdPties>`;
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M</MsgId><CreDtTm>2026-12-02T00:00:00</CreDtTm></GrpHdr><Stmt><Id>S</Id><CreDtTm>2026-12-02T00:00:00</CreDtTm><Acct><Id><IBAN>CH1598763000120034506</IBAN></Id><Ccy>${one.currency}</Ccy></Acct><Ntry><Amt Ccy="${one.currency}">${one.amount}</Amt><CdtDbtInd>${one.direction}</CdtDbtInd><Sts><Cd>${one.status}</Cd></Sts><BookgDt><Dt>${one.day}</Dt></BookgDt><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>DMCT</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls><TxDtls><Refs><AcctSvcrRef>D1</AcctSvcrRef></Refs><Amt Ccy="${one.currency}">${one.amount}</Amt><CdtDbtInd>${one.direction}</CdtDbtInd>${party}<RmtInf><Ustrd>${one.text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
}

const followed = (one: Credit) =>
  followPayments({ orders: [order], statements: [expectValue(readStatement(statementOf(one)))] });

test.each<[what: string, change: Partial<Credit>, isSuspected: boolean]>([
  ['the same amount from the creditor with words of a return', {}, true],
  ['by the account alone', { payer: 'XY Clearing' }, true],
  ['by the name alone', { account: 'CH9300762011623852957' }, true],
  ['by the name with a place behind it', { account: 'CH9300762011623852957', payer: `${creditor.name}, Bern` }, true],
  ['in French', { text: 'REMBOURSEMENT FACTURE' }, true],
  ['in Italian', { text: 'Storno, rimborso doppio pagamento' }, true],
  ['in English', { text: 'refund of your payment' }, true],
  ['without umlaut', { text: 'Rueckzahlung' }, true],
  ['without words of a return', { text: 'Vielen Dank' }, false],
  ['with a word that only begins so', { text: 'Retournierungskosten Stornosia' }, false],
  ['of another amount', { amount: `1${amount}` }, false],
  ['of another currency', { currency: currency === 'EUR' ? 'CHF' : 'EUR' }, false],
  ['from somebody else', { payer: 'Anna Muster', account: 'CH9300762011623852957' }, false],
  ['before it was to be paid', { day: '2026-01-01' }, false],
  ['only announced', { status: 'PDNG' }, false],
  ['as a debit', { direction: 'DBIT' }, false],
])('%s', (_, change, isSuspected) => {
  const { suspected, payments } = followed({ ...back, ...change });
  expect(suspected.map(({ payments: indexes, reason }) => [indexes, reason.code])).toEqual(
    isSuspected ? [[[0], 'RECONCILIATION_MAY_BE_RETURNED']] : [],
  );
  // It is a proposal: the payment has not come back by it
  expect(payments.map(({ state }) => state)).toEqual(payments.map(() => 'sent'));
});

test('what is known to have come back is not suspected', () => {
  const reference = `<EndToEndId>${paid.endToEndId}</EndToEndId>`;
  const known = statementOf(back)
    .replace('<AcctSvcrRef>D1</AcctSvcrRef>', `<AcctSvcrRef>D1</AcctSvcrRef>${reference}`)
    .replace('</RmtInf>', '</RmtInf><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>');
  const { suspected, payments } = followPayments({
    orders: [order],
    statements: [
      expectValue(readStatement(known)),
      expectValue(
        readStatement(
          statementOf({ ...back, day: '2026-12-02' })
            .replace('<Id>S<', '<Id>S2<')
            .replace('D1', 'D2'),
        ),
      ),
    ],
  });
  expect(payments[0]?.state).toBe('returned');
  expect(suspected).toEqual([]);
});

test('beside open bills a credit says that it may be one’s own payment coming back', () => {
  const codes = (text: string) => {
    const { receipts } = expectValue(
      reconcile([expectValue(readStatement(statementOf({ ...back, text })))], { bills: [] }),
    );
    return receipts.flatMap(({ reasons }) => reasons.map(({ code }) => code));
  };
  expect(codes('Rückerstattung')).toEqual(['RECONCILIATION_MAY_BE_RETURNED']);
  expect(codes('Zahlung')).toEqual([]);
});
