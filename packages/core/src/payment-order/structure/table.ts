/**
 * The elements of a payment file in its Swiss shape, type by type: which stand in it, in this order, and how often. `Name:type`; behind
 * the type `?` none or one, `*` any number, `+` at least one, `?4` at most four. A bar parts what only one of may stand. Types that are
 * not here are those of texts, in `values.ts`. Source: ISO 20022, pain.001.001.09; SPS, pain.001.001.09.ch.03.
 */
export const elementTypes = {
  root: 'Document:document',
  document: 'CstmrCdtTrfInitn:initiation',
  initiation: 'GrpHdr:header PmtInf:group+',
  header: 'MsgId:id CreDtTm:dateTime NbOfTxs:count CtrlSum:sum? InitgPty:sender FwdgAgt:forwarder?',
  group:
    'PmtInfId:id PmtMtd:method BtchBookg:boolean? NbOfTxs:count? CtrlSum:sum? PmtTpInf:groupType? ReqdExctnDt:day Dbtr:debtor DbtrAcct:debtorAccount DbtrAgt:debtorAgent InstrForDbtrAgt:text140? UltmtDbtr:party? ChrgBr:charges? ChrgsAcct:chargesAccount? CdtTrfTxInf:transfer+',
  transfer:
    'PmtId:ids PmtTpInf:transferType? Amt:amounts XchgRateInf:exchange? ChrgBr:charges? ChqInstr:cheque? UltmtDbtr:party? IntrmyAgt1:intermediary? IntrmyAgt1Acct:agentAccount? CdtrAgt:creditorAgent? CdtrAgtAcct:agentAccount? Cdtr:creditor? CdtrAcct:creditorAccount? UltmtCdtr:party? InstrForCdtrAgt:instruction?2 InstrForDbtrAgt:text140? Purp:purpose? RgltryRptg:reporting?10 RltdRmtInf:location? RmtInf:remittance?',

  // Who
  sender: 'Nm:text140? Id:identity? CtctDtls:contact?',
  contact: 'Othr:channel?4',
  channel: 'ChanlTp:any4 Id:text128',
  debtor: 'Nm:text140? PstlAdr:typedAddress? Id:identity?',
  party: 'Nm:text140? PstlAdr:address? Id:identity?',
  creditor: 'Nm:text140 PstlAdr:address? Id:identity?',
  resident: 'Nm:text140? PstlAdr:fields? Id:identities? CtryOfRes:country?',
  identity: 'OrgId:organisation | PrvtId:person',
  organisation: 'AnyBIC:bic? LEI:lei? Othr:otherId?',
  person: 'DtAndPlcOfBirth:birth? Othr:otherId?',
  identities: 'OrgId:organisations | PrvtId:persons',
  organisations: 'AnyBIC:bic? LEI:lei? Othr:otherId?2',
  persons: 'DtAndPlcOfBirth:birth? Othr:otherId?2',
  birth: 'BirthDt:date PrvcOfBirth:text35? CityOfBirth:text35 CtryOfBirth:country',
  otherId: 'Id:text35 SchmeNm:code4? Issr:text35?',

  // Where
  fields:
    'Dept:text70? SubDept:text70? StrtNm:text70? BldgNb:text16? BldgNm:text35? Flr:text70? PstBx:text16? Room:text70? PstCd:text16? TwnNm:text35? TwnLctnNm:text35? DstrctNm:text35? CtrySubDvsn:text35? Ctry:country?',
  address: '=fields AdrLine:text70?2',
  typedAddress: 'AdrTp:addressType? =address',
  wholeAddress: 'AdrTp:addressType? =fields AdrLine:text70?7',
  lines2: 'AdrLine:text70?2',
  lines7: 'AdrLine:text70?7',
  addressType: 'Cd:addressCode | Prtry:addressScheme',
  addressScheme: 'Id:alphanumeric4 Issr:text35 SchmeNm:text35?',

  // Banks
  forwarder: 'FinInstnId:forwarderBank',
  forwarderBank: 'BICFI:bic? ClrSysMmbId:anyMember? LEI:lei? Nm:text140? PstlAdr:lines7? Othr:schemedId?',
  anyMember: 'ClrSysId:code5? MmbId:text35',
  schemedId: 'Id:text35 SchmeNm:code4?',
  debtorAgent: 'FinInstnId:debtorBank',
  debtorBank: 'BICFI:bic? ClrSysMmbId:member? LEI:lei?',
  member: 'ClrSysId:system? MmbId:text35',
  system: 'Cd:any5',
  intermediary: 'FinInstnId:intermediaryBank',
  intermediaryBank: 'BICFI:bic? ClrSysMmbId:member? LEI:lei? Nm:text140? PstlAdr:lines2?',
  creditorAgent: 'FinInstnId:creditorBank',
  creditorBank: 'BICFI:bic? ClrSysMmbId:member? LEI:lei? Nm:text140? PstlAdr:address? Othr:plainId?',
  plainId: 'Id:text35',

  // Accounts
  debtorAccount: 'Id:account Tp:code4? Ccy:currency? Prxy:proxy?',
  chargesAccount: 'Id:account Ccy:currency? Prxy:proxy?',
  creditorAccount: 'Id:account Prxy:proxy?',
  agentAccount: 'Id:anyAccount',
  account: 'IBAN:iban | Othr:number',
  number: 'Id:text34',
  anyAccount: 'IBAN:iban | Othr:schemedNumber',
  schemedNumber: 'Id:text34 SchmeNm:code4? Issr:text35?',
  proxy: 'Tp:code4? Id:text2048',

  // What and how
  ids: 'InstrId:id? EndToEndId:id UETR:uuid?',
  groupType: 'InstrPrty:priority? SvcLvl:code4?3 LclInstrm:code35? CtgyPurp:purpose?',
  transferType: 'InstrPrty:priority? SvcLvl:code4?3 LclInstrm:code35? CtgyPurp:code4?',
  code4: 'Cd:any4 | Prtry:text35',
  code5: 'Cd:any5 | Prtry:text35',
  code35: 'Cd:any35 | Prtry:text35',
  purpose: 'Cd:any4',
  day: 'Dt:date | DtTm:dateTime',
  amounts: 'InstdAmt:amount | EqvtAmt:equivalent',
  equivalent: 'Amt:amount CcyOfTrf:currency',
  exchange: 'UnitCcy:currency? XchgRate:rate? RateTp:rateType? CtrctId:text35?',
  cheque: 'ChqTp:chequeType? DlvryMtd:delivery?',
  delivery: 'Cd:deliveryCode | Prtry:text35',
  instruction: 'Cd:instructionCode? InstrInf:text140?',
  reporting: 'DbtCdtRptgInd:reportingSide? Authrty:authority? Dtls:report*',
  authority: 'Nm:text140? Ctry:country?',
  report: 'Tp:text35? Dt:date? Ctry:country? Cd:text10? Amt:amount? Inf:text35*',

  // What the payee is told
  location: 'RmtId:text35? RmtLctnDtls:way?2',
  way: 'Mtd:wayCode ElctrncAdr:text2048? PstlAdr:namedAddress?',
  namedAddress: 'Nm:text140 Adr:wholeAddress',
  remittance: 'Ustrd:text140? Strd:structured?',
  structured:
    'RfrdDocInf:referred* RfrdDocAmt:documentAmounts? CdtrRefInf:reference? Invcr:resident? Invcee:resident? TaxRmt:tax? GrnshmtRmt:garnishment? AddtlRmtInf:text140?3',
  referred: 'Tp:documentType? Nb:text35? RltdDt:date? LineDtls:line*',
  documentType: 'CdOrPrtry:documentCode Issr:text35?',
  documentCode: 'Cd:documentKind | Prtry:text35',
  line: 'Id:lineId+ Desc:text2048? Amt:documentAmounts?',
  lineId: 'Tp:issuedCode4? Nb:text35? RltdDt:date?',
  issuedCode4: 'CdOrPrtry:code4 Issr:text35?',
  documentAmounts:
    'DuePyblAmt:amount? DscntApldAmt:typedAmount* CdtNoteAmt:amount? TaxAmt:typedAmount* AdjstmntAmtAndRsn:adjustment* RmtdAmt:amount?',
  typedAmount: 'Tp:code4? Amt:amount',
  adjustment: 'Amt:amount CdtDbtInd:direction? Rsn:any4? AddtlInf:text140?',
  reference: 'Tp:referenceType? Ref:text35?',
  referenceType: 'CdOrPrtry:referenceCode Issr:text35?',
  referenceCode: 'Cd:referenceKind | Prtry:text35',
  tax: 'Cdtr:taxPayee? Dbtr:taxPayer? UltmtDbtr:taxPayer? AdmstnZone:text35? RefNb:text140? Mtd:text35? TtlTaxblBaseAmt:amount? TtlTaxAmt:amount? Dt:date? SeqNb:integer? Rcrd:taxRecord*',
  taxPayee: 'TaxId:text35? RegnId:text35? TaxTp:text35?',
  taxPayer: '=taxPayee Authstn:authorised?',
  authorised: 'Titl:text35? Nm:text140?',
  taxRecord:
    'Tp:text35? Ctgy:text35? CtgyDtls:text35? DbtrSts:text35? CertId:text35? FrmsCd:text35? Prd:taxPeriod? TaxAmt:taxAmount? AddtlInf:text140?',
  taxPeriod: 'Yr:date? Tp:period? FrToDt:days?',
  days: 'FrDt:date ToDt:date',
  taxAmount: 'Rate:rate? TaxblBaseAmt:amount? TtlAmt:amount? Dtls:taxDetail*',
  taxDetail: 'Prd:taxPeriod? Amt:amount',
  garnishment:
    'Tp:issuedCode4 Grnshee:resident? GrnshmtAdmstr:resident? RefNb:text140? Dt:date? RmtdAmt:amount? FmlyMdclInsrncInd:boolean? MplyeeTermntnInd:boolean?',
} as const;

/** What `elementTypes` names, but for numbers of characters: `text35`. */
export type ElementTypeName = keyof typeof elementTypes;
