import { creditorReference, qrReference } from './world.ts';

/** One file of a bank by hand: what follows is the inside of its entries. */
export interface HandMade {
  readonly message: '052' | '053' | '054';
  readonly id: string;
  readonly day: number;
  readonly period?: readonly [from: string, to: string];
  readonly balances?: readonly [opening: string, closing: string];
  readonly entries: readonly string[];
}

export const account = { iban: 'CH8198765000700420011', qrIban: 'CH2731998000700420011' };
export const bills = [
  { id: 'B1', reference: qrReference(1), amount: 10000 },
  { id: 'B2', reference: qrReference(2), amount: 10000 },
  { id: 'B3', reference: qrReference(3), amount: 25000 },
  { id: 'B4', reference: creditorReference('HAND'), amount: 10000 },
] as const;
export const [one, two, three, four] = bills;

/** A payment in an entry, with its own reference and the reference of a bill. */
export function row(amount: string, given: { d?: string; bill?: { reference: string }; more?: string }): string {
  const { d, bill, more = '' } = given;
  const refs = d === undefined ? '' : `<Refs><AcctSvcrRef>${d}</AcctSvcrRef></Refs>`;
  const kind = bill?.reference.startsWith('RF') ? '<Cd>SCOR</Cd>' : '<Prtry>QRR</Prtry>';
  const remittance =
    bill &&
    `<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry>${kind}</CdOrPrtry></Tp><Ref>${bill.reference}</Ref></CdtrRefInf></Strd></RmtInf>`;
  return `<TxDtls>${refs}<Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${more}${remittance ?? ''}</TxDtls>`;
}

interface EntryNames {
  readonly c?: string;
  readonly entryReference?: string;
  /** The message that has the payments. */
  readonly elsewhere?: string;
  readonly rows?: readonly string[];
}

/** A credit: its day in November 2026, what the bank calls it, and its payments. */
export function credit(
  day: number,
  amount: string,
  { c, entryReference, elsewhere, rows = [] }: EntryNames = {},
): string {
  const date = `<Dt>2026-11-${String(day).padStart(2, '0')}</Dt>`;
  const named = entryReference === undefined ? '' : `<NtryRef>${entryReference}</NtryRef>`;
  const servicer = c === undefined ? '' : `<AcctSvcrRef>${c}</AcctSvcrRef>`;
  const link =
    elsewhere === undefined
      ? ''
      : `<AddtlInfInd><MsgNmId>camt.054.001.08</MsgNmId><MsgId>${elsewhere}</MsgId></AddtlInfInd>`;
  const details = rows.length > 0 ? `<NtryDtls>${rows.join('')}</NtryDtls>` : '';
  return `<Ntry>${named}<Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt>${date}</BookgDt><ValDt>${date}</ValDt>${servicer}<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>VCOM</SubFmlyCd></Fmly></Domn></BkTxCd>${link}${details}</Ntry>`;
}

/** What takes such a credit back. */
export function debit(...given: Parameters<typeof credit>): string {
  return credit(...given)
    .replaceAll('>CRDT<', '>DBIT<')
    .replace('<Sts>', '<RvslInd>true</RvslInd><Sts>')
    .replace('>VCOM<', '>DAJT<');
}

const bodies = {
  '052': ['BkToCstmrAcctRpt', 'Rpt'],
  '053': ['BkToCstmrStmt', 'Stmt'],
  '054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const;

export function text({ message, id, day, period, balances, entries }: HandMade): string {
  const [body, container] = bodies[message];
  const date = `2026-11-${String(day).padStart(2, '0')}`;
  const created = `<CreDtTm>${date}T23:30:00</CreDtTm>`;
  const told = period ? `<FrToDt><FrDtTm>${period[0]}</FrDtTm><ToDtTm>${period[1]}</ToDtTm></FrToDt>` : '';
  const balance = (code: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${date}</Dt></Dt></Bal>`;
  const sums = balances
    ? `${balance('OPBD', balances[0])}${balance(message === '052' ? 'ITBD' : 'CLBD', balances[1])}`
    : '';
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${message}.001.08"><${body}><GrpHdr><MsgId>M-${id}</MsgId>${created}</GrpHdr><${container}><Id>${id}</Id>${created}${told}<Acct><Id><IBAN>${account.iban}</IBAN></Id><Ccy>CHF</Ccy></Acct>${sums}${entries.join('')}</${container}></${body}></Document>`;
}
