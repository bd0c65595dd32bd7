/** The account of the company in the tests of the desk and of the bank. */
export const qrIban = 'CH4431999123000889012';

/** A notification of credits by QR reference to one account. */
export function statementOf(...receipts: readonly { amount: string; reference?: string; payer?: string }[]): string {
  const total = receipts.reduce((sum, { amount }) => sum + Number(amount), 0).toFixed(2);
  const details = receipts.map(({ amount, reference, payer }, index) => {
    const debtor = payer ? `<RltdPties><Dbtr><Pty><Nm>${payer}</Nm></Pty></Dbtr></RltdPties>` : '';
    const remittance = reference
      ? `<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf>`
      : '';
    return `<TxDtls><Refs><AcctSvcrRef>T-${amount}-${index}</AcctSvcrRef></Refs><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${debtor}${remittance}</TxDtls>`;
  });
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>N-${total}</MsgId><CreDtTm>2026-11-20T23:10:00</CreDtTm></GrpHdr><Ntfctn><Id>N-${total}-1</Id><CreDtTm>2026-11-20T23:10:00</CreDtTm><Acct><Id><IBAN>CH8198765000700420011</IBAN></Id><Ccy>CHF</Ccy></Acct><Ntry><NtryRef>${qrIban}</NtryRef><Amt Ccy="CHF">${total}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><ValDt><Dt>2026-11-20</Dt></ValDt><AcctSvcrRef>B-${total}</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>VCOM</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls>${details.join('')}</NtryDtls></Ntry></Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;
}
