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
  readonly problems: readonly Problem[];
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
  const problems: Problem[] = emptyElements(element, []);
  const information = childOf(element, 'RmtInf');
  validateRemittance(information, problems);
  validateAgent(childOf(element, 'CdtrAgt'), ['CdtrAgt'], problems);
  for (const name of ['ChqInstr', 'XchgRateInf']) {
    if (childOf(element, name)) problems.push(problem('PAYMENT_FILE_ELEMENT', [name], { element: name }));
  }
  const type = childOf(element, 'PmtTpInf');
  if (childOf(type, 'CtgyPurp')) {
    problems.push(problem('PAYMENT_FILE_ELEMENT', ['PmtTpInf', 'CtgyPurp'], { element: 'CtgyPurp' }));
  }
  const structured = childOf(information, 'Strd');
  const reference = childOf(structured, 'CdtrRefInf');
  const amount = childOf(childOf(element, 'Amt'), 'InstdAmt');
  const endToEndId = textAt(element, 'PmtId', 'EndToEndId');
  if (endToEndId === undefined) problems.push(problem('REQUIRED', ['PmtId', 'EndToEndId']));
  const ultimateDebtor = childOf(element, 'UltmtDbtr');
  const creditor = childOf(element, 'Cdtr');
  const { service, express } = readType(type, ['PmtTpInf'], problems);
  return {
    draft: {
      creditor: creditor && readParty(creditor, ['Cdtr'], problems),
      iban: textAt(element, 'CdtrAcct', 'Id', 'IBAN'),
      bic: textAt(element, 'CdtrAgt', 'FinInstnId', 'BICFI'),
      currency: amount?.attributes.get('Ccy'),
      amount: amount && (decimalIn(amount.text) ?? amount.text),
      referenceType: readReferenceType(reference, problems),
      reference: textAt(reference, 'Ref'),
      message: textAt(information, 'Ustrd') ?? textAt(structured, 'AddtlRmtInf'),
      ultimateDebtor: ultimateDebtor && readParty(ultimateDebtor, ['UltmtDbtr'], problems),
      endToEndId,
      service,
      express,
      chargeBearer: readChargeBearer(textAt(element, 'ChrgBr'), ['ChrgBr'], problems),
      purpose: textAt(element, 'Purp', 'Cd'),
      uetr: textAt(element, 'PmtId', 'UETR'),
      instructionId: textAt(element, 'PmtId', 'InstrId'),
    },
    levels: eitherLevel.filter((name) => childOf(element, name) !== undefined),
    elements: new Set([...element.children, ...(type?.children ?? [])].map(({ name }) => name)),
    problems,
  };
}

/** Elements of nothing or blanks, and literal sections, which banks do not read: several of a name in one place are told once. */
export function emptyElements(element: XmlElement, path: Path): Problem[] {
  if (element.children.length === 0) {
    const name = element.name.slice(0, limits.idLengthMax);
    const isEmpty = element.hasLiteral || /^\s*$/.test(element.text);
    return isEmpty ? [problem('PAYMENT_FILE_ELEMENT_EMPTY', path, { element: name })] : [];
  }
  const problems: Problem[] = [];
  const told = new Set<string>();
  for (const child of element.children) {
    const isLeaf = child.children.length === 0;
    if (isLeaf && told.has(child.name)) continue;
    const found = emptyElements(child, [...path, child.name.slice(0, limits.idLengthMax)]);
    if (isLeaf && found.length > 0) told.add(child.name);
    for (const one of found) problems.push(one);
  }
  return problems;
}

/** Reads `PmtTpInf`. Reports `PAYMENT_FILE_CODE`, `PAYMENT_FILE_ELEMENT_REPEATED`. */
export function readType(type: XmlElement | undefined, path: Path, problems: Problem[]): TypeInformation {
  const levels = childrenOf(type, 'SvcLvl');
  if (levels.length > 1) {
    problems.push(problem('PAYMENT_FILE_ELEMENT_REPEATED', [...path, 'SvcLvl'], { element: 'SvcLvl' }));
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
    service: service ?? (isSepa ? 'SEPA' : undefined),
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

/** Reads a party. Reports `PAYMENT_FILE_ELEMENT`, `PAYMENT_FILE_ELEMENT_REPEATED`. */
export function readParty(element: XmlElement, path: Path, problems: Problem[]): PartyDraft {
  const address = childOf(element, 'PstlAdr');
  const place = [...path, 'PstlAdr'];
  if (childOf(address, 'AdrTp')) {
    problems.push(problem('PAYMENT_FILE_ELEMENT', [...place, 'AdrTp'], { element: 'AdrTp' }));
  }
  const lines = childrenOf(address, 'AdrLine');
  if (lines.length > limits.addressLinesMax) {
    problems.push(problem('PAYMENT_FILE_ELEMENT_REPEATED', [...place, 'AdrLine'], { element: 'AdrLine' }));
  }
  return {
    name: textAt(element, 'Nm'),
    streetName: textAt(address, 'StrtNm'),
    houseNumber: textAt(address, 'BldgNb'),
    postalCode: textAt(address, 'PstCd'),
    city: textAt(address, 'TwnNm'),
    country: textAt(address, 'Ctry'),
    addressLine1: lines[0]?.text,
    addressLine2: lines[1]?.text,
  };
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
    problems.push(problem('PAYMENT_FILE_ELEMENT_REPEATED', path, { element }));
  if (texts.length > 1) repeated('Ustrd', ['RmtInf', 'Ustrd']);
  if (structured.length > 1) repeated('Strd', ['RmtInf', 'Strd']);
  if (texts.length > 0 && structured.length > 0) {
    problems.push(problem('PAYMENT_FILE_ELEMENT', ['RmtInf', 'Strd'], { element: 'Strd' }));
  }
  if (structured.some((one) => childrenOf(one, 'AddtlRmtInf').length > 1)) {
    repeated('AddtlRmtInf', ['RmtInf', 'Strd', 'AddtlRmtInf']);
  }
}

function validateAgent(agent: XmlElement | undefined, path: Path, problems: Problem[]): void {
  const institution = childOf(agent, 'FinInstnId');
  if (institution === undefined) return;
  const has = (name: string) => childOf(institution, name) !== undefined;
  if (has('BICFI') && (has('ClrSysMmbId') || has('Nm'))) problems.push(problem('PAYMENT_FILE_AGENT', path));
  if (has('Othr')) problems.push(problem('PAYMENT_FILE_ELEMENT', [...path, 'Othr'], { element: 'Othr' }));
}
