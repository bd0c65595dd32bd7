import { facturXExtended } from './factur-x-extended.ts';
import { type RuleTable, tableOf } from './rows.ts';

/** Rules of the standard that EXTENDED-CTC-FR has not: it has others in their place, or allows what they forbid. */
const business =
  'BR-CO-04 BR-CO-10 BR-CO-11 BR-CO-12 BR-CO-13 BR-CO-15 BR-CO-17 BR-22 BR-23 BR-24 BR-26 BR-27 BR-S-08 BR-S-09 BR-S-10 BR-Z-08 BR-E-08 BR-AE-08 BR-IC-08 BR-G-08 BR-O-02 BR-O-03 BR-O-04 BR-O-08 BR-O-11 BR-O-12 BR-O-13 BR-O-14';
const without = {
  CII: [
    'CII-SR- 39 40 41 107 108 148 156 164 170 173 174 200 201 210 278 305 350 351 352 353 354 355 356 357 358 359 360 361 362 363 364 365 422 451',
    'CII-DT- 52 58 98',
  ],
  UBL: [
    'UBL-CR- 26 99 194 195 258 259 269 270 271 272 273 274 288 439 480 481 523 524 525 528 529 530 531 550 561 563 600 601 609 611 619',
    'UBL-SR- 4 16 34 48 52 56',
    'BR- 54',
    'BR-Z- 10',
    'BR-AF- 8',
    'BR-AG- 8',
  ],
} as const;

/** What Factur-X EXTENDED asks under its own names, and EXTENDED-CTC-FR just so. */
const alike: Readonly<Record<string, string>> = {
  'BR-FXEXT-CO-04': 'BR-FREXT-CO-04',
  'BR-FXEXT-CO-10': 'BR-FREXT-CO-10',
  'BR-FXEXT-CO-11': 'BR-FREXT-CO-11',
  'BR-FXEXT-CO-12': 'BR-FREXT-CO-12',
  'BR-FXEXT-CO-13': 'BR-FREXT-CO-13',
  'BR-FXEXT-CO-15': 'BR-FREXT-CO-15',
  'BR-FXEXT-06': 'BR-FREXT-06',
  'BR-FXEXT-08': 'BR-FREXT-08',
  'BR-FXEXT-11': 'BR-FREXT-11',
  'BR-FXEXT-12': 'BR-FREXT-12',
  'BR-FXEXT-BR-22': 'BR-FREXT-22',
  'BR-FXEXT-BR-23': 'BR-FREXT-23',
  'BR-FXEXT-BR-24': 'BR-FREXT-24',
  'BR-FXEXT-BR-26': 'BR-FREXT-26',
};

function numbered(group: string): string[] {
  const [name, ...numbers] = group.split(' ');
  const digits = name?.startsWith('BR-') ? 2 : name === 'UBL-SR-' ? 2 : 3;
  return numbers.map((number) => `${name}${number.padStart(digits, '0')}`);
}

function onlyRows(table: RuleTable, nameOf: (rule: string) => string | undefined): RuleTable {
  return {
    ...table,
    patterns: table.patterns.map((pattern) =>
      pattern.map(({ elements, rows }) => ({
        elements,
        rows: rows.flatMap((row) => {
          const rule = nameOf(row.rule);
          return rule === undefined ? [] : [{ ...row, rule }];
        }),
      })),
    ),
  };
}

/**
 * The rules of EXTENDED-CTC-FR: those of the standard that it keeps, and in CII the sums of the whole and of lines in groups. Not here: its sums by category
 * of VAT, and in UBL all of BR-FREXT. Source: FNFE-MPE, EXTENDED-CTC-FR 1.3.0.
 */
export function frenchExtendedTables(syntax: 'CII' | 'UBL', standard: readonly RuleTable[]): readonly RuleTable[] {
  const gone = new Set([...business.split(' '), ...without[syntax].flatMap(numbered)]);
  const kept = standard.map((table) => onlyRows(table, (rule) => (gone.has(rule) ? undefined : rule)));
  return syntax === 'UBL' ? kept : [...kept, onlyRows(tableOf(facturXExtended), (rule) => alike[rule])];
}
