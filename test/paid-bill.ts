import { writeValue } from '@rappen/core/model';
import {
  type Reconciliation,
  type ReconciliationJson,
  reconcile,
  reconciliationModel,
} from '@rappen/core/reconciliation';
import { readStatement, type StatementFile } from '@rappen/core/statement';
import { expectValue } from './results.ts';

/** A payment as a statement tells it: of a day, and perhaps of another value date or another currency that was ordered. */
export interface Paid {
  readonly amount: string;
  readonly on?: string | undefined;
  readonly valued?: string | undefined;
  readonly isBack?: boolean;
  readonly currency?: string;
  readonly ordered?: string;
  readonly reference?: string;
}

export const iban = 'CH2731998000700420011';
export const account = 'CH8198765000700420011';
const reference = '000000000000000202611047115';
const day = (name: string, on: string | undefined) => (on === undefined ? '' : `<${name}><Dt>${on}</Dt></${name}>`);

let count = 0;

export function statementOf(payments: readonly Paid[]): StatementFile {
  const entries = payments.map((one) => {
    count += 1;
    const { amount, on = '2026-11-10', valued, isBack = false, currency = 'CHF', ordered } = one;
    const money = `<Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${isBack ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
    const back = isBack ? '<RvslInd>true</RvslInd>' : '';
    const family = `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>${isBack ? 'DAJT' : 'ATXN'}</SubFmlyCd></Fmly></Domn></BkTxCd>`;
    const days = on === '' ? '' : `${day('BookgDt', on)}${day('ValDt', valued)}`;
    const order = ordered === undefined ? '' : `<AmtDtls><InstdAmt>${ordered}</InstdAmt></AmtDtls>`;
    const remittance = `<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>${one.reference ?? reference}</Ref></CdtrRefInf></Strd></RmtInf>`;
    return `<Ntry><NtryRef>${iban}</NtryRef>${money}${back}<Sts><Cd>BOOK</Cd></Sts>${days}<AcctSvcrRef>C${count}</AcctSvcrRef>${family}<NtryDtls><TxDtls><Refs><AcctSvcrRef>D${count}</AcctSvcrRef></Refs>${money}${order}${remittance}</TxDtls></NtryDtls></Ntry>`;
  });
  const body = `<Stmt><Id>S${count}</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries.join('')}</Stmt>`;
  const text = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M${count}</MsgId></GrpHdr>${body}</BkToCstmrStmt></Document>`;
  return expectValue(readStatement(text));
}

export type BillChanges = Partial<NonNullable<ReconciliationJson['bills']>[number]>;

export const bill = (changes: BillChanges = {}): NonNullable<ReconciliationJson['bills']>[number] => ({
  id: 'B1',
  iban,
  referenceType: 'QRR',
  reference,
  amount: '1000.00',
  currency: 'CHF',
  discounts: [{ percent: '2', until: '2026-11-10' as never }],
  ...changes,
});
export const until = (percent: string, last: string) => ({ percent, until: last as never });

export function run(payments: readonly Paid[], changes: BillChanges = {}, more: Partial<ReconciliationJson> = {}) {
  const input = writeValue(reconciliationModel, { bills: [bill(changes)], ...more } as ReconciliationJson);
  return expectValue(reconcile([statementOf(payments)], input));
}

/** Verdict and discount of each receipt with its codes, then the state, what is open and the discount of the bill. */
export function told({ receipts, bills }: Reconciliation): string[] {
  const of = receipts.map(({ verdict, inner, discount, difference, reasons }) => {
    const codes = reasons.map(({ code }) => code);
    return [verdict, inner, discount, difference && `±${difference}`, ...codes].filter(Boolean).join(' ');
  });
  const [{ state = '', open = '-', discount = '0.00', credit = '' } = {}] = bills as readonly {
    state?: string;
    open?: string | undefined;
    discount?: string | undefined;
    credit?: string;
  }[];
  return [...of, `${state} open ${open} discount ${discount} credit ${credit}`];
}
