import { ExactNumber } from '@rappen/core/json';
import { completeQrReference } from '@rappen/core/reference';
import { accepted } from './our-bill.ts';

/** A bill that is paid. */
export interface Paid {
  readonly number: number;
  readonly reference: string;
  readonly amount: string;
}

const qrIban = 'CH2731998000700420011';

/** So many bills of one biller. */
export function paidBills(count: number): Paid[] {
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    reference: accepted(completeQrReference(String(index + 1))),
    amount: `${(index % 900) + 1}.${String(index % 100).padStart(2, '0')}`,
  }));
}

/** The order to pay them, as JSON that was read. */
export function orderOf(bills: readonly Paid[]): unknown {
  return {
    messageId: 'BENCH-1',
    createdAt: '2026-11-23T08:15:00',
    executionDate: '2026-11-26',
    debtor: { name: 'Velowerk Seetal GmbH', iban: 'CH1598763000120034506' },
    payments: bills.map(({ number, reference, amount }) => ({
      creditor: {
        name: 'Lenz & Töchter AG',
        streetName: 'Mühleweg',
        houseNumber: '12',
        postalCode: '5600',
        city: 'Lenzburg',
        country: 'CH',
      },
      iban: qrIban,
      currency: 'CHF',
      amount: new ExactNumber(amount),
      referenceType: 'QRR',
      reference,
      endToEndId: `R-${number}`,
    })),
  };
}

/** The same bills as open ones. */
export function openBills(bills: readonly Paid[]): unknown[] {
  return bills.map(({ number, reference, amount }) => ({
    id: String(number),
    iban: qrIban,
    referenceType: 'QRR',
    reference,
    amount: new ExactNumber(amount),
    currency: 'CHF',
    debtor: `Kunde ${number}`,
  }));
}

/** A statement (camt.053.001.08) in which each was paid by itself. */
export function statementOf(bills: readonly Paid[]): string {
  const entries = bills.map(({ number, reference, amount }) => {
    const day = '<Dt>2026-11-20</Dt>';
    const money = `<Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>`;
    const code = '<Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>VCOM</SubFmlyCd></Fmly></Domn>';
    const kind = '<Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp>';
    return (
      `<Ntry><NtryRef>${qrIban}</NtryRef>${money}<RvslInd>false</RvslInd><Sts><Cd>BOOK</Cd></Sts><BookgDt>${day}</BookgDt>` +
      `<ValDt>${day}</ValDt><AcctSvcrRef>B-${number}</AcctSvcrRef><BkTxCd>${code}</BkTxCd><NtryDtls><TxDtls><Refs>` +
      `<AcctSvcrRef>T-${number}</AcctSvcrRef><EndToEndId>E-${number}</EndToEndId></Refs>${money}<RltdPties><Dbtr><Pty>` +
      `<Nm>Kunde ${number}</Nm></Pty></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf>${kind}<Ref>${reference}</Ref></CdtrRefInf>` +
      '</Strd></RmtInf></TxDtls></NtryDtls></Ntry>'
    );
  });
  const account =
    '<Acct><Id><IBAN>CH8198765000700420011</IBAN></Id><Ccy>CHF</Ccy><Svcr><FinInstnId><BIC>POFICHBEXXX</BIC></FinInstnId></Svcr></Acct>';
  // The peer wants the bank by the element of the oldest version
  const created = '<CreDtTm>2026-11-20T23:10:00</CreDtTm>';
  return (
    '<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>' +
    `<GrpHdr><MsgId>M</MsgId>${created}</GrpHdr><Stmt><Id>S</Id>${created}${account}${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
  );
}
