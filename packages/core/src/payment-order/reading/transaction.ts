import type { Path, Problem } from '../../problem/problem.ts';
import { childOf, childrenOf, textAt, type XmlElement } from '../../xml/index.ts';
import { decimalIn } from '../../xsd/index.ts';
import { limits } from '../limits.ts';
import { chargeBearers, type OnePaymentDraft, type PartyDraft, paymentServices } from '../model.ts';
import { problem } from '../problems.ts';

/** One payment of a file: its draft, and what is wrong with its elements, seen from it. */
export interface ReadTransaction {
  readonly draft: OnePaymentDraft;
  /** Elements that may stand for the group or for the payment, but not for both. */
  readonly levels: readonly string[];
  /** Names of its elements, each once, with those inside `PmtTpInf`. */
  readonly elements: ReadonlySet<string>;
  /** What is allowed in it depends on its kind. */
  readonly remittance: StructuredRemittance;
  /** Whether the bank of the payee has a Swiss clearing number. */
  readonly hasSwissAgent: boolean;
  /** Whether its charges are shared as in a SEPA payment. */
  readonly isSlev: boolean;
  readonly problems: readonly Problem[];
}

/** What `Strd` holds. */
interface StructuredRemittance {
  /** Messages beside the reference. */
  readonly messages: number;
  /** Characters with and without tags. */
  readonly length: number;
  readonly textLength: number;
}

/** What `PmtTpInf` says: for a group, or for one payment. */
export interface TypeInformation {
  readonly service?: OnePaymentDraft['service'];
  readonly express?: boolean | undefined;
  readonly categoryPurpose?: string | undefined;
}

/** Elements that have their place for the group or for its payments. */
export const eitherLevel = ['PmtTpInf', 'UltmtDbtr', 'ChrgBr', 'InstrForDbtrAgt'] as const;

/** Reads `CdtTrfTxInf` into a draft, with what no draft can hold as problems. Source: SPS 2025, credit transfers. */
export function readTransaction(element: XmlElement): ReadTransaction {
  const problems: Problem[] = [];
  const information = childOf(element, 'RmtInf');
  validateRemittance(information, problems);
  const agent = childOf(childOf(element, 'CdtrAgt'), 'FinInstnId');
  validateAgent(agent, ['CdtrAgt'], problems);
  const type = childOf(element, 'PmtTpInf');
  validateElements(element, type, problems);
  const structured = childOf(information, 'Strd');
  const reference = childOf(structured, 'CdtrRefInf');
  const amount = childOf(childOf(element, 'Amt'), 'InstdAmt');
  const endToEndId = textAt(element, 'PmtId', 'EndToEndId');
  if (endToEndId === undefined) problems.push(problem('REQUIRED', ['PmtId', 'EndToEndId']));
  const ultimateDebtor = childOf(element, 'UltmtDbtr');
  const creditor = childOf(element, 'Cdtr');
  validateAddress(childOf(element, 'UltmtCdtr'), ['UltmtCdtr'], problems);
  const { service, express } = readType(type, ['PmtTpInf'], problems);
  const bearer = textAt(element, 'ChrgBr');
  const referenceType = readReferenceType(reference, problems);
  return {
    draft: {
      creditor: creditor && readParty(creditor, ['Cdtr'], problems),
      iban: textAt(element, 'CdtrAcct', 'Id', 'IBAN'),
      accountNumber: textAt(element, 'CdtrAcct', 'Id', 'Othr', 'Id'),
      bic: textAt(agent, 'BICFI'),
      currency: amount?.attributes.get('Ccy'),
      amount: amount && (decimalIn(amount.text) ?? amount.text),
      referenceType,
      // Of one of another type that is told
      reference: referenceType && textAt(reference, 'Ref'),
      message: textAt(information, 'Ustrd') ?? textAt(structured, 'AddtlRmtInf'),
      ultimateDebtor: ultimateDebtor && readParty(ultimateDebtor, ['UltmtDbtr'], problems),
      endToEndId,
      service,
      express,
      chargeBearer: readChargeBearer(bearer, ['ChrgBr'], problems),
      purpose: textAt(element, 'Purp', 'Cd'),
      uetr: textAt(element, 'PmtId', 'UETR'),
      instructionId: textAt(element, 'PmtId', 'InstrId'),
    },
    levels: eitherLevel.filter((name) => childOf(element, name) !== undefined),
    elements: new Set([...element.children, ...(type?.children ?? [])].map(({ name }) => name)),
    remittance: {
      messages: childrenOf(structured, 'AddtlRmtInf').length,
      length: structured?.children.reduce((length, child) => length + lengthOf(child, true), 0) ?? 0,
      textLength: structured === undefined ? 0 : lengthOf(structured, false),
    },
    hasSwissAgent: textAt(agent, 'ClrSysMmbId', 'ClrSysId', 'Cd') === 'CHBCC',
    isSlev: bearer === 'SLEV',
    problems,
  };
}

/** Characters of an element: those of its texts, and those of its tags if wanted. */
function lengthOf({ name, text, children }: XmlElement, hasTags: boolean): number {
  const own = text.length + (hasTags ? `<${name}></${name}>`.length : 0);
  return children.reduce((length, child) => length + lengthOf(child, hasTags), own);
}

/** Elements that no payment may have which is neither a cheque nor in the place of a group. */
function validateElements(element: XmlElement, type: XmlElement | undefined, problems: Problem[]): void {
  const refused = (name: string, path: Path) => problems.push(problem('PAYMENT_FILE_ELEMENT', path, { element: name }));
  if (childOf(element, 'ChqInstr')) refused('ChqInstr', ['ChqInstr']);
  if (childOf(childOf(element, 'Amt'), 'EqvtAmt')) refused('EqvtAmt', ['Amt', 'EqvtAmt']);
  const category = textAt(type, 'CtgyPurp', 'Cd');
  if (category === 'SALA' || category === 'PENS') refused('CtgyPurp', ['PmtTpInf', 'CtgyPurp']);
}

/** Reads `PmtTpInf`. Reports `PAYMENT_FILE_CODE`, `PAYMENT_FILE_ELEMENT_REPEATED`. */
export function readType(type: XmlElement | undefined, path: Path, problems: Problem[]): TypeInformation {
  const levels = childrenOf(type, 'SvcLvl');
  if (levels.length > 1) {
    problems.push(problem('PAYMENT_FILE_ELEMENT_REPEATED', [...path, 'SvcLvl'], { element: 'SvcLvl', max: 1 }));
  }
  const isSepa = textAt(levels[0], 'Cd') === 'SEPA';
  const instrument = childOf(type, 'LclInstrm');
  const code = textAt(instrument, 'Cd') ?? textAt(instrument, 'Prtry');
  const service = paymentServices.find((one) => one === code && one !== 'SEPA');
  if (code !== undefined && service === undefined) {
    const found = code.slice(0, limits.idLengthMax);
    const params = { element: 'LclInstrm', found, allowed: 'INST or ITP' };
    problems.push(problem('PAYMENT_FILE_CODE', [...path, 'LclInstrm'], params));
  }
  return {
    service: isSepa ? 'SEPA' : service,
    express: textAt(type, 'InstrPrty') === 'HIGH' ? true : undefined,
    categoryPurpose: textAt(type, 'CtgyPurp', 'Cd'),
  };
}

/** Reads `ChrgBr`; SLEV is that of SEPA and is no choice. Reports `PAYMENT_FILE_CODE`. */
export function readChargeBearer(
  text: string | undefined,
  path: Path,
  problems: Problem[],
): OnePaymentDraft['chargeBearer'] {
  if (text === undefined || text === 'SLEV') return undefined;
  const known = chargeBearers.find((one) => one === text);
  if (known !== undefined) return known;
  const params = { element: 'ChrgBr', found: text.slice(0, limits.idLengthMax), allowed: 'DEBT, SHAR, CRED or SLEV' };
  problems.push(problem('PAYMENT_FILE_CODE', path, params));
  return undefined;
}

/** Reads a party of a payment, which the rules of parties judge. Reports `PAYMENT_ADDRESS_INCOMPLETE` for an address that they do not see. */
export function readParty(element: XmlElement, path: Path, problems: Problem[]): PartyDraft {
  const address = childOf(element, 'PstlAdr');
  const lines = childrenOf(address, 'AdrLine');
  validateForm(address, path, problems);
  const draft = {
    streetName: textAt(address, 'StrtNm'),
    houseNumber: textAt(address, 'BldgNb'),
    postalCode: textAt(address, 'PstCd'),
    city: textAt(address, 'TwnNm'),
    country: textAt(address, 'Ctry'),
    addressLine1: lines[0]?.text,
    addressLine2: lines[1]?.text,
  };
  if (address !== undefined && !Object.values(draft).some(Boolean)) {
    problems.push(problem('PAYMENT_ADDRESS_INCOMPLETE', path));
  }
  return { name: textAt(element, 'Nm'), ...draft };
}

/**
 * The address of a party that no draft holds: it has a town and a country, and belongs to a name. Reports `PAYMENT_ADDRESS_INCOMPLETE`,
 * `REQUIRED`, `PAYMENT_FILE_ELEMENT`, `PAYMENT_FILE_ELEMENT_REPEATED`. Source: SPS 2025, credit transfers, 3.11.
 */
export function validateAddress(party: XmlElement | undefined, path: Path, problems: Problem[]): void {
  const address = childOf(party, 'PstlAdr');
  if (address === undefined) return;
  validateForm(address, path, problems);
  if (!textAt(address, 'TwnNm') || !textAt(address, 'Ctry')) problems.push(problem('PAYMENT_ADDRESS_INCOMPLETE', path));
  if (childOf(party, 'Nm') === undefined) problems.push(problem('REQUIRED', [...path, 'Nm']));
}

function validateForm(address: XmlElement | undefined, path: Path, problems: Problem[]): void {
  const place = [...path, 'PstlAdr'];
  const { addressLinesMax: max } = limits;
  if (childOf(address, 'AdrTp')) {
    problems.push(problem('PAYMENT_FILE_ELEMENT', [...place, 'AdrTp'], { element: 'AdrTp' }));
  }
  if (childrenOf(address, 'AdrLine').length > max) {
    problems.push(problem('PAYMENT_FILE_ELEMENT_REPEATED', [...place, 'AdrLine'], { element: 'AdrLine', max }));
  }
}

function readReferenceType(reference: XmlElement | undefined, problems: Problem[]): OnePaymentDraft['referenceType'] {
  if (reference === undefined) return undefined;
  const choice = childOf(childOf(reference, 'Tp'), 'CdOrPrtry');
  const code = textAt(choice, 'Cd');
  const own = textAt(choice, 'Prtry');
  if (own === 'QRR' && code === undefined) return 'QRR';
  if (code === 'SCOR' && own === undefined) return 'SCOR';
  const found = (own ?? code ?? 'nothing').slice(0, limits.idLengthMax);
  const path = ['RmtInf', 'Strd', 'CdtrRefInf', 'Tp'];
  problems.push(problem('PAYMENT_FILE_CODE', path, { element: 'Tp', found, allowed: 'Prtry QRR or Cd SCOR' }));
  return undefined;
}

function validateRemittance(information: XmlElement | undefined, problems: Problem[]): void {
  const texts = childrenOf(information, 'Ustrd');
  const structured = childrenOf(information, 'Strd');
  const repeated = (element: string, path: Path) =>
    problems.push(problem('PAYMENT_FILE_ELEMENT_REPEATED', path, { element, max: 1 }));
  if (texts.length > 1) repeated('Ustrd', ['RmtInf', 'Ustrd']);
  if (structured.length > 1) repeated('Strd', ['RmtInf', 'Strd']);
  if (texts.length > 0 && structured.length > 0) {
    problems.push(problem('PAYMENT_FILE_ELEMENT', ['RmtInf', 'Strd'], { element: 'Strd' }));
  }
}

function validateAgent(institution: XmlElement | undefined, path: Path, problems: Problem[]): void {
  if (institution === undefined) return;
  const has = (name: string) => childOf(institution, name) !== undefined;
  if (has('BICFI') && (has('ClrSysMmbId') || has('Nm'))) problems.push(problem('PAYMENT_FILE_AGENT', path));
  if (has('Othr')) problems.push(problem('PAYMENT_FILE_ELEMENT', [...path, 'Othr'], { element: 'Othr' }));
}
