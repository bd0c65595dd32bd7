import type { Path, Problem } from '../../problem/problem.ts';

const party: Readonly<Record<string, Path>> = {
  __proto__: null as never,
  name: ['Nm'],
  streetName: ['PstlAdr', 'StrtNm'],
  houseNumber: ['PstlAdr', 'BldgNb'],
  postalCode: ['PstlAdr', 'PstCd'],
  city: ['PstlAdr', 'TwnNm'],
  country: ['PstlAdr', 'Ctry'],
  addressLine1: ['PstlAdr', 'AdrLine'],
  addressLine2: ['PstlAdr', 'AdrLine'],
};

const payment: Readonly<Record<string, Path>> = {
  __proto__: null as never,
  creditor: ['Cdtr'],
  iban: ['CdtrAcct', 'Id', 'IBAN'],
  bic: ['CdtrAgt', 'FinInstnId', 'BICFI'],
  currency: ['Amt', 'InstdAmt'],
  amount: ['Amt', 'InstdAmt'],
  referenceType: ['RmtInf'],
  reference: ['RmtInf', 'Strd', 'CdtrRefInf', 'Ref'],
  message: ['RmtInf'],
  ultimateDebtor: ['UltmtDbtr'],
  endToEndId: ['PmtId', 'EndToEndId'],
  instructionId: ['PmtId', 'InstrId'],
  service: ['PmtTpInf'],
  chargeBearer: ['ChrgBr'],
  categoryPurpose: ['PmtTpInf', 'CtgyPurp'],
  purpose: ['Purp', 'Cd'],
  uetr: ['PmtId', 'UETR'],
};

const head: Readonly<Record<string, Path>> = {
  __proto__: null as never,
  messageId: ['GrpHdr', 'MsgId'],
  createdAt: ['GrpHdr', 'CreDtTm'],
  software: ['GrpHdr', 'InitgPty', 'CtctDtls'],
  payments: ['PmtInf'],
};

const group: Readonly<Record<string, Path>> = {
  __proto__: null as never,
  executionDate: ['ReqdExctnDt', 'Dt'],
  'debtor.name': ['Dbtr', 'Nm'],
  'debtor.iban': ['DbtrAcct', 'Id', 'IBAN'],
  'debtor.bic': ['DbtrAgt', 'FinInstnId', 'BICFI'],
  'debtor.institution': ['DbtrAgt', 'FinInstnId', 'ClrSysMmbId', 'MmbId'],
};

/** The place in a file of what was found in a payment: elements, with the index of group and payment. */
export function inPayment(found: Problem, place: Path): Problem {
  const [field = '', ...rest] = found.path;
  const inner = rest.flatMap((step) => party[step] ?? []);
  return { ...found, path: [...place, ...(payment[field] ?? []), ...inner] };
}

/** The place in a file of what was found in its header or in a group. */
export function inGroup(found: Problem, place: Path): Problem {
  const path = group[found.path.join('.')] ?? group[String(found.path[0])] ?? head[String(found.path[0])] ?? [];
  const isHead = head[String(found.path[0])] !== undefined;
  return { ...found, path: isHead ? path : [...place, ...path] };
}

/** A path as programs for XML write it, counted from one: `PmtInf[2]/CdtTrfTxInf[1]/Cdtr/Nm`. */
export function formatXmlPath(path: Path): string {
  let text = '';
  for (const step of path) {
    if (typeof step === 'number') text += `[${step + 1}]`;
    else text += text === '' ? step : `/${step}`;
  }
  return text;
}
