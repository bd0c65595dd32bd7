import {
  type ElementPart,
  type ElementType,
  elementType,
} from '../../packages/core/src/payment-order/structure/parts.ts';

/** Texts of each type that holds one. */
const values: Readonly<Record<string, readonly string[]>> = {
  id: ['A-1', 'Rechnung 7'],
  dateTime: ['2026-11-23T08:15:00', '2026-11-23T08:15:00.5+01:00'],
  date: ['2026-11-26', '2026-11-26Z'],
  boolean: ['true', '0'],
  count: ['1', '007'],
  sum: ['12.50', '-0.5'],
  amount: ['12.5', '0'],
  rate: ['0.93', '-1'],
  integer: ['7', '-12.0'],
  bic: ['ABCDCHZZ80A', 'ABCDCHZZ'],
  lei: ['529900T8BM49AURSDO55'],
  country: ['CH'],
  currency: ['CHF'],
  iban: ['CH9300762011623852957'],
  uuid: ['eb6305c9-1f7f-49de-aed0-16487c27b42d'],
  alphanumeric4: ['aB12'],
  method: ['TRF', 'TRA'],
  priority: ['HIGH'],
  charges: ['SLEV', 'DEBT'],
  addressCode: ['HOME'],
  rateType: ['SPOT'],
  chequeType: ['BCHQ'],
  deliveryCode: ['PUFA'],
  instructionCode: ['HOLD'],
  reportingSide: ['BOTH'],
  wayCode: ['EMAL'],
  documentKind: ['CINV'],
  direction: ['DBIT'],
  referenceKind: ['SCOR'],
  period: ['QTR1'],
};

/** Numbers below a bound, the same ones for a seed. */
function chooser(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return (state >>> 8) % below;
  };
}

/** A file that the table of elements allows, with parts of all kinds: what it says means nothing. */
export function structureOf(seed: number): string {
  const choose = chooser(seed);
  const textOf = ({ type }: ElementPart): string => {
    const [, kind, most] = /^(text|any)(\d+)$/.exec(type) ?? [];
    if (kind === undefined) return values[type]?.[choose(values[type].length)] ?? '';
    const length = choose(3) === 0 ? Number(most) : Math.min(3, Number(most));
    return (kind === 'text' ? 'Zürich €, Ș 1' : 'Code ж').repeat(200).slice(0, length).replace(/ $/, 'x');
  };
  const element = (part: ElementPart, depth: number): string => {
    const { name, type, content } = part;
    const attributes = type === 'amount' ? ' Ccy="CHF"' : name === 'Document' ? ` xmlns="${namespace}"` : '';
    return `<${name}${attributes}>${content === undefined ? textOf(part) : contentOf(content, depth + 1)}</${name}>`;
  };
  const contentOf = ({ isChoice, parts }: ElementType, depth: number): string => {
    if (isChoice) return element(parts[choose(parts.length)] as ElementPart, depth);
    const chosen = parts.map((part) => {
      const isThere = part.isNeeded || choose(10) < (depth > 6 ? 4 : 6);
      return isThere
        ? Array.from({ length: Math.min(part.max, 1 + (choose(4) === 0 ? 1 : 0)) }, () => element(part, depth))
        : [];
    });
    // An element with nothing in it is another matter
    if (chosen.every((all) => all.length === 0)) return element(parts[choose(parts.length)] as ElementPart, depth);
    return chosen.flat().join('');
  };
  return contentOf(elementType('root'), 0);
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
