/** What the bank of a payee might tell: a batch of four by QR reference, one from abroad in another currency, one taken back. */
export const receiptsExample: string = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn>
 <GrpHdr><MsgId>N-20261120-1</MsgId><CreDtTm>2026-11-20T23:10:00</CreDtTm><MsgPgntn><PgNb>1</PgNb><LastPgInd>true</LastPgInd></MsgPgntn></GrpHdr>
 <Ntfctn><Id>N-20261120-1-1</Id><CreDtTm>2026-11-20T23:10:00</CreDtTm><Acct><Id><IBAN>CH8198765000700420011</IBAN></Id><Ccy>CHF</Ccy></Acct>
  <Ntry><NtryRef>CH2731998000700420011</NtryRef><Amt Ccy="CHF">4141.20</Amt><CdtDbtInd>CRDT</CdtDbtInd><RvslInd>false</RvslInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><ValDt><Dt>2026-11-20</Dt></ValDt><AcctSvcrRef>B20261120-77</AcctSvcrRef>
   <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>VCOM</SubFmlyCd></Fmly></Domn></BkTxCd>
   <NtryDtls><Btch><NbOfTxs>4</NbOfTxs></Btch>
    <TxDtls><Refs><AcctSvcrRef>T-1</AcctSvcrRef><EndToEndId>LF-2026-311</EndToEndId></Refs><Amt Ccy="CHF">1520.40</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties><Dbtr><Pty><Nm>Velowerk Seetal GmbH</Nm></Pty></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>000000000000000202611047115</Ref></CdtrRefInf><AddtlRmtInf>Auftrag vom 04.11.2026</AddtlRmtInf></Strd></RmtInf></TxDtls>
    <TxDtls><Refs><AcctSvcrRef>T-2</AcctSvcrRef><EndToEndId>NOTPROVIDED</EndToEndId></Refs><Amt Ccy="CHF">500</Amt><CdtDbtInd>CRDT</CdtDbtInd><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>000000000000000202611047120</Ref></CdtrRefInf><AddtlRmtInf>?REJECT?0</AddtlRmtInf><AddtlRmtInf>?ERROR?000</AddtlRmtInf></Strd></RmtInf></TxDtls>
    <TxDtls><Refs><AcctSvcrRef>T-3</AcctSvcrRef></Refs><Amt Ccy="CHF">1520.40</Amt><CdtDbtInd>CRDT</CdtDbtInd><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>202611047115</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>
    <TxDtls><Refs><AcctSvcrRef>T-4</AcctSvcrRef></Refs><Amt Ccy="CHF">600.40</Amt><CdtDbtInd>CRDT</CdtDbtInd><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>000000000000000202611047994</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>
  <Ntry><NtryRef>CH8198765000700420011</NtryRef><Amt Ccy="CHF">93.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><ValDt><Dt>2026-11-20</Dt></ValDt><AcctSvcrRef>B20261120-78</AcctSvcrRef>
   <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>XBCT</SubFmlyCd></Fmly></Domn></BkTxCd>
   <NtryDtls><TxDtls><Refs><AcctSvcrRef>T-5</AcctSvcrRef></Refs><Amt Ccy="CHF">93.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><AmtDtls><InstdAmt><Amt Ccy="EUR">100.00</Amt></InstdAmt><TxAmt><Amt Ccy="EUR">100.00</Amt><CcyXchg><SrcCcy>EUR</SrcCcy><TrgtCcy>CHF</TrgtCcy><UnitCcy>EUR</UnitCcy><XchgRate>0.931</XchgRate></CcyXchg></TxAmt></AmtDtls><Chrgs><Rcrd><Amt Ccy="CHF">2.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><ChrgInclInd>false</ChrgInclInd></Rcrd></Chrgs><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>rf78 LENZ 2026 118</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>
  <Ntry><Amt Ccy="CHF">1520.40</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><ValDt><Dt>2026-11-20</Dt></ValDt><AcctSvcrRef>B20261120-79</AcctSvcrRef>
   <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>DAJT</SubFmlyCd></Fmly></Domn></BkTxCd>
   <NtryDtls><TxDtls><Refs><AcctSvcrRef>T-6</AcctSvcrRef></Refs><Amt Ccy="CHF">1520.40</Amt><CdtDbtInd>DBIT</CdtDbtInd><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>000000000000000202611047115</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>
 </Ntfctn></BkToCstmrDbtCdtNtfctn></Document>
`;

/** What the bank of a payer might tell: a batch executed, one payment that came back, a charge. */
export const executedExample: string = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.04"><BkToCstmrStmt>
 <GrpHdr><MsgId>S-20261127</MsgId><CreDtTm>2026-11-27T22:00:00</CreDtTm></GrpHdr>
 <Stmt><Id>S-20261127-1</Id><ElctrncSeqNb>231</ElctrncSeqNb><CreDtTm>2026-11-27T22:00:00</CreDtTm><Acct><Id><IBAN>CH1598763000120034506</IBAN></Id><Ccy>CHF</Ccy></Acct>
  <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="CHF">9000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-26</Dt></Dt></Bal>
  <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="CHF">7474.60</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-27</Dt></Dt></Bal>
  <Ntry><Amt Ccy="CHF">1670.40</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>false</RvslInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt><ValDt><Dt>2026-11-26</Dt></ValDt><AcctSvcrRef>X-501</AcctSvcrRef>
   <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>AUTT</SubFmlyCd></Fmly></Domn></BkTxCd>
   <NtryDtls><Btch><MsgId>RAPPEN-20261123-0001</MsgId><PmtInfId>RAPPEN-20261123-0001-1</PmtInfId><NbOfTxs>2</NbOfTxs></Btch></NtryDtls><AddtlNtryInf>Sammelauftrag</AddtlNtryInf></Ntry>
  <Ntry><Amt Ccy="CHF">150.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><RvslInd>true</RvslInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-27</Dt></BookgDt><ValDt><Dt>2026-11-27</Dt></ValDt><AcctSvcrRef>X-502</AcctSvcrRef>
   <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn></BkTxCd>
   <NtryDtls><TxDtls><Refs><AcctSvcrRef>X-502-1</AcctSvcrRef><PmtInfId>RAPPEN-20261123-0001-1</PmtInfId><InstrId>1-3</InstrId><EndToEndId>NOTPROVIDED</EndToEndId></Refs><Amt Ccy="CHF">150.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties><Cdtr><Nm>Verein Alpengarten</Nm></Cdtr></RltdPties><RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Konto aufgehoben</AddtlInf></RtrInf></TxDtls></NtryDtls></Ntry>
  <Ntry><Amt Ccy="CHF">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-27</Dt></BookgDt><ValDt><Dt>2026-11-27</Dt></ValDt><BkTxCd><Domn><Cd>ACMT</Cd><Fmly><Cd>MDOP</Cd><SubFmlyCd>CHRG</SubFmlyCd></Fmly></Domn></BkTxCd></Ntry>
 </Stmt></BkToCstmrStmt></Document>
`;

/** What a bank might tell in the format of SWIFT: a credit of which the payer gave the number of the bill, a charge, and a credit taken back. */
export const mt940Example: string = `:20:S261120
:25:CH8198765000700420011
:28C:231/1
:60F:C261119CHF9000,00
:61:2611201120CR1520,40NTRFNONREF//B20261120-77
Gutschrift
:86:166?00GUTSCHRIFT?20EREF+LF-2026-311?21SVWZ+Rechnung LF-2026-311?22vom 04.11.2026?32Velowerk Seetal GmbH
:61:2611201120DR5,00NCHGNONREF//B20261120-78
:86:Preis fuer die Kontofuehrung
:61:2611201120RCR93,10NTRFNONREF//B20261120-79
:86:/EREF/LF-2026-298//CNTP/CH5604835012345678009//Verein Alpengarten//REMI/USTD//Storno/
:62F:C261120CHF10422,30
-
`;
