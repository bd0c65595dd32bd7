import type { ElectronicAddress, Registration } from '../../invoice-document/index.ts';

/** What an address for e-invoices can be made of. */
export interface KnownNumbers {
  /** With the prefix of its country. */
  readonly vatNumber?: string | undefined;
  readonly registration?: Registration | undefined;
}

/** Lists whose ids are numbers of a register: those of Sweden, France, Norway, Denmark, Iceland and Belgium, and the Swiss UID. */
const registers: readonly string[] = ['0002', '0007', '0009', '0183', '0184', '0192', '0196', '0208'];

/** Lists whose ids are VAT numbers as they are, by the prefix of the country. */
const vatSchemes: Readonly<Record<string, string>> = {
  __proto__: null as never,
  AT: '9914',
  BG: '9926',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FI: '0213',
  FR: '9957',
  GB: '9932',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
};

/** Countries that have a list of their own for what is in their VAT numbers. */
const withinVatNumbers: Readonly<Record<string, (rest: string) => ElectronicAddress>> = {
  __proto__: null as never,
  BE: (rest) => ({ scheme: '0208', id: rest }),
  DK: (rest) => ({ scheme: '0184', id: `DK${rest}` }),
  NO: (rest) => ({ scheme: '0192', id: rest.slice(0, 9) }),
  SE: (rest) => ({ scheme: '0007', id: rest.slice(0, 10) }),
};

/**
 * Where a party receives e-invoices by the numbers that are known of it: a number in a register before a VAT number, in the list (EAS)
 * that its country uses: Belgium 0208, Germany 9930, France 0002 or 0009, else 9957, Italy 0211. Undefined where none is known: only
 * its recipient can say whether it receives there. Source: Peppol, electronic address schemes; EAS code list.
 */
export function electronicAddressOf({ vatNumber, registration }: KnownNumbers): ElectronicAddress | undefined {
  if (registration !== undefined && registers.includes(registration.scheme)) return registration;
  const [country = '', rest = ''] = [vatNumber?.slice(0, 2), vatNumber?.slice(2)];
  if (Object.hasOwn(withinVatNumbers, country)) return withinVatNumbers[country]?.(rest);
  const scheme = Object.hasOwn(vatSchemes, country) ? vatSchemes[country] : undefined;
  return scheme === undefined || vatNumber === undefined ? undefined : { scheme, id: vatNumber };
}
