import { categories, facturXExtended } from './factur-x-extended.ts';
import { type Row, type RuleTable, tableOf, withRows } from './rows.ts';

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

/**
 * What Factur-X EXTENDED asks under its own names, and EXTENDED-CTC-FR just so. BR-FREXT-22, 23, 24, 26, 27 and CO-04 are left out: in CII they are
 * published behind a rule for the same lines, and never apply.
 */
const alike: Readonly<Record<string, string>> = {
  __proto__: null as never,
  'BR-FXEXT-CO-10': 'BR-FREXT-CO-10',
  'BR-FXEXT-CO-11': 'BR-FREXT-CO-11',
  'BR-FXEXT-CO-12': 'BR-FREXT-CO-12',
  'BR-FXEXT-CO-13': 'BR-FREXT-CO-13',
  'BR-FXEXT-CO-15': 'BR-FREXT-CO-15',
  'BR-FXEXT-06': 'BR-FREXT-06',
  'BR-FXEXT-08': 'BR-FREXT-08',
  'BR-FXEXT-11': 'BR-FREXT-11',
  'BR-FXEXT-12': 'BR-FREXT-12',
};

function alikeRow(row: Row): Row | undefined {
  const rule = alike[row.rule];
  return rule === undefined ? undefined : { ...row, rule };
}

function numbered(group: string): string[] {
  const [name, ...numbers] = group.split(' ');
  const digits = name?.startsWith('BR-') ? 2 : name === 'UBL-SR-' ? 2 : 3;
  return numbers.map((number) => `${name}${number.padStart(digits, '0')}`);
}

/** A syntax: where its amounts are, and how a part of the breakdown, a line, an allowance says what it belongs to. */
interface Parts {
  readonly breakdown: (code: string) => string;
  readonly base: string;
  readonly vat: string;
  readonly rate: string;
  readonly reasons: readonly [code: string, text: string];
  readonly lineAmount: string;
  readonly amount: string;
  readonly line: (belongs: (tax: string) => string) => string;
  readonly allowance: (belongs: (tax: string) => string, isCharge: boolean | undefined) => string;
  /** In CII, as published, allowances and the number of lines are held against a reason that they cannot have. */
  readonly hasReasons: boolean;
}

const cii: Parts = {
  breakdown: (code) => `$S/ApplicableTradeTax[CategoryCode = '${code}' and upper(TypeCode) = 'VAT']`,
  base: 'BasisAmount',
  vat: 'CalculatedAmount',
  rate: 'RateApplicablePercent',
  reasons: ['ExemptionReasonCode', 'ExemptionReason'],
  lineAmount: 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
  amount: 'ActualAmount',
  line: (belongs) => `$L[${belongs('SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode')}]`,
  allowance: (belongs, isCharge) =>
    `$S/SpecifiedTradeAllowanceCharge[${isCharge === undefined ? '' : `ChargeIndicator/Indicator = ${isCharge}() and `}${belongs('CategoryTradeTax/CategoryCode')}]`,
  hasReasons: false,
};

const own = 'BillingReference[InvoiceDocumentReference/ID = /*/ID]';
const status = 'InvoiceDocumentReference/DocumentStatusCode';
const lines = '/*/(InvoiceLine|CreditNoteLine)';
/** A line that is none of those that others add up to, or only say something. */
const isDetail = `not(BillingReference/InvoiceDocumentReference/ID = /*/ID) or ${own}/${status} = 'DETAIL'`;

const ubl: Parts = {
  breakdown: (code) => `/*/TaxTotal/TaxSubtotal/TaxCategory[n(ID) = '${code}' and n(upper(TaxScheme/ID)) = 'VAT']`,
  base: '../TaxableAmount',
  vat: '../TaxAmount',
  rate: 'Percent',
  reasons: ['TaxExemptionReasonCode', 'TaxExemptionReason'],
  lineAmount: 'LineExtensionAmount',
  amount: 'Amount',
  line: (belongs) => `$details[${belongs('Item/ClassifiedTaxCategory/ID')}]`,
  allowance: (belongs, isCharge) =>
    `/*/AllowanceCharge[${isCharge === undefined ? '' : `ChargeIndicator = ${isCharge}() and `}${belongs('TaxCategory/ID')}]`,
  hasReasons: true,
};

/** What belongs to a part of the breakdown: its sum, and how far it may be off. `isExact`: with the same reason for charging no VAT. */
function belongingOf(parts: Parts, code: string, isExact: boolean) {
  const { rate, reasons, amount, lineAmount, hasReasons } = parts;
  const same = (tax: string, isOwn: boolean): string =>
    reasons
      .map((reason) =>
        isOwn ? `n(${tax.replace(/\w+$/, reason)}) = n(current()/${reason})` : `n(current()/${reason}) = ''`,
      )
      .join(' and ');
  const belongs =
    (isOwn: boolean) =>
    (tax: string): string =>
      [
        `n(${tax}) = '${code}'`,
        ...(code === 'O' ? [] : [`${tax.replace(/\w+$/, rate)} = num(current()/${rate})`]),
        ...(isExact ? [same(tax, isOwn)] : []),
      ].join(' and ');
  const sumOf = (isCharge: boolean): string =>
    `round2(sum(${parts.allowance(belongs(hasReasons), isCharge)}/${amount}))`;
  return {
    sum: `round2(sum(${parts.line(belongs(true))}/${lineAmount})) - ${sumOf(false)} + ${sumOf(true)}`,
    slack: `(count(${parts.line(belongs(hasReasons))}) + count(${parts.allowance(belongs(hasReasons), undefined)})) * 0.01`,
  };
}

/** The sums of a category of VAT: an error only where they are right neither by reason nor without it. */
function sumRows(parts: Parts, [family, code]: readonly [family: string, code: string]): string {
  const { base, rate, vat } = parts;
  const [exact, all] = [belongingOf(parts, code, true), belongingOf(parts, code, false)];
  const near = ({ sum, slack }: typeof exact): string => `near(${base}, ${sum}, ${slack})`;
  const rule = `BR-FREXT-${family}-08`;
  const tax = `round2(num(${base}) * num(${rate}) div 100)`;
  return [
    '%',
    `@ ${parts.breakdown(code)}`,
    `${rule} BT-116 ${base} : ${near(exact)} or ${near(all)} :: = ${all.sum}`,
    `${rule}ini/w BT-116 ${base} : ${near(all)} :: = ${all.sum}`,
    `${rule}rev/w BT-116 ${base} : ${near(exact)} :: = ${exact.sum}`,
    ...(code === 'S' ? [`BR-FREXT-S-09 BT-117 ${vat} : near(${vat}, ${tax}, ${exact.slack}) :: = ${tax}`] : []),
  ].join('\n');
}

const sums = (parts: Parts, families = Object.entries(categories)): string =>
  families.map((one) => sumRows(parts, one)).join('\n');

const lineStatus = 'AssociatedDocumentLineDocument/LineStatusReasonCode';
const frenchExtendedCii = `
$S /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement
$L /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem
%
@ $L
BR-FREXT-05 - . : not(${lineStatus}) or listed(${lineStatus}, '= DETAIL GROUP INFORMATION ') :: it is not in its list of codes
${sums(
  cii,
  Object.entries(categories).filter(([family]) => family !== 'Z'),
)}
%
@ $S/ApplicableTradeTax/CategoryCode[. = 'Z']
${['BR-FREXT-Z-08', 'BR-FREXT-Z-08ini/w', 'BR-FREXT-Z-08rev/w']
  .map(
    (rule) =>
      `${rule} BT-116 ../BasisAmount : not(.) :: as published, every breakdown at zero per cent breaks this rule`,
  )
  .join('\n')}
`;

/** The breakdown, and the parts of it that other rules are published for in front: those for all parts do not look at them. */
const breakdown = '//ApplicableHeaderTradeSettlement/ApplicableTradeTax';
const hidden = `${breakdown}[upper(TypeCode) = 'VAT' and (${['S', 'O', 'L', 'M'].map((code) => `CategoryCode = '${code}'`).join(' or ')})]`;

function asPublished(table: RuleTable): RuleTable {
  const patterns = table.patterns.map((pattern) =>
    pattern.flatMap((context) =>
      context.elements === breakdown ? [{ elements: hidden, rows: [] }, context] : [context],
    ),
  );
  return { ...table, patterns };
}

const parentId = `${own}/BillingReferenceLine/ID`;
const children = `keyed(${lines}, ${own}/BillingReferenceLine/ID, ID)`;
const summed = `${children}[${own}/${status}[. = 'DETAIL' or . = 'GROUP']]/LineExtensionAmount`;
const group = `BillingReference/InvoiceDocumentReference[ID = /*/ID]/DocumentStatusCode = 'GROUP'`;
const innerGroups = `${children}[${own}/${status} = 'GROUP']`;
const frenchExtendedUbl = `
$details ${lines}[${isDetail}]
$allowances /*/AllowanceCharge[ChargeIndicator = false()]
$charges /*/AllowanceCharge[ChargeIndicator = true()]
$lineSum round2(sum($details/LineExtensionAmount))
$allowanceSum round2(sum($allowances/Amount))
$chargeSum round2(sum($charges/Amount))
$slack (count($details/LineExtensionAmount) + count($allowances) + count($charges)) * 0.01
$vat /*/TaxTotal/TaxAmount[@currencyID = /*/DocumentCurrencyCode]
%
@ /*/LegalMonetaryTotal
BR-FREXT-CO-10 BT-106 LineExtensionAmount : near(LineExtensionAmount, $lineSum, count($details/LineExtensionAmount) * 0.01) :: = $lineSum
BR-FREXT-CO-11 BT-107 AllowanceTotalAmount : near(AllowanceTotalAmount, $allowanceSum, count($allowances) * 0.01) or not(AllowanceTotalAmount | $allowances) :: = $allowanceSum
BR-FREXT-CO-12 BT-108 ChargeTotalAmount : near(ChargeTotalAmount, $chargeSum, count($charges) * 0.01) or not(AllowanceTotalAmount | $charges) :: = $chargeSum
BR-FREXT-CO-13 BT-109 TaxExclusiveAmount : near(TaxExclusiveAmount, $lineSum - $allowanceSum + $chargeSum, $slack) :: = $lineSum - $allowanceSum + $chargeSum
BR-FREXT-CO-15 BT-112 TaxInclusiveAmount : not($vat) or near(TaxInclusiveAmount, num(TaxExclusiveAmount) + num($vat), $slack) :: = num(TaxExclusiveAmount) + num($vat)
%
@ $details
BR-FREXT-22 BT-129 InvoicedQuantity|CreditedQuantity ?
BR-FREXT-23 BT-130 InvoicedQuantity/@unitCode|CreditedQuantity/@unitCode ?
BR-FREXT-24 BT-131 LineExtensionAmount ?
BR-FREXT-26 BT-146 Price/PriceAmount ?
BR-FREXT-27 BT-146 Price/PriceAmount : Price/PriceAmount >= 0 :: it must be zero or more
BR-FREXT-CO-04 BT-151 Item/ClassifiedTaxCategory[n(upper(TaxScheme/ID))='VAT']/ID ?
%
@ //AdditionalItemProperty
BR-FREXT-54-1 BT-160 Name|NameCode ?
BR-FREXT-54-2 BT-161 Value|ValueQuantity[@unitCode] ?
%
@ ${lines}/Item/AdditionalItemProperty/NameCode
BR-FREXT-04 - . in characteristics
%
@ ${lines}
UBL-FREXT-SR-48 - . : count(Item/ClassifiedTaxCategory) = 1 or (BillingReference/InvoiceDocumentReference/ID and not(${own}/${status} = 'DETAIL') and not(Item/ClassifiedTaxCategory)) :: it must stand just once
BR-FREXT-05 - . : not(${own}/${status}) or listed(BillingReference/${status}, '= DETAIL GROUP INFORMATION ') :: it is not in its list of codes
BR-FREXT-06 - . : not(${parentId}) or ${own}/${status} :: it is missing
BR-FREXT-08 BT-131 LineExtensionAmount : not(LineExtensionAmount and ${group}) or LineExtensionAmount = round2(sum(${summed})) :: = round2(sum(${summed}))
BR-FREXT-11 - . : not(${parentId}) or keyed(${lines}, ID, ${parentId})[ID != current()/ID] :: it is missing
BR-FREXT-12 BT-131 LineExtensionAmount : not(LineExtensionAmount and ${group}) or count(${innerGroups}) = count(${innerGroups}/LineExtensionAmount) :: it is missing
${sums(ubl)}
`;

/** Prices and VAT of lines that only sum others may be missing. */
function keptRow(row: Row): Row {
  const mayBeMissing = row.rule === 'CII-SR-439' || row.rule === 'CII-SR-454';
  return mayBeMissing ? { ...row, check: { kind: 'single' } } : row;
}

/**
 * The rules of EXTENDED-CTC-FR: those of the standard that it keeps, and its own (BR-FREXT), with what hides one behind another as they are
 * published. Source: FNFE-MPE, EXTENDED-CTC-FR 1.3.0.
 */
export function frenchExtendedTables(syntax: 'CII' | 'UBL', standard: readonly RuleTable[]): readonly RuleTable[] {
  const gone = new Set([...business.split(' '), ...without[syntax].flatMap(numbered)]);
  const kept = standard.map((table) => withRows(table, (row) => (gone.has(row.rule) ? undefined : keptRow(row))));
  return syntax === 'UBL'
    ? [...kept, tableOf(frenchExtendedUbl)]
    : [...kept.map(asPublished), withRows(tableOf(facturXExtended), alikeRow), tableOf(frenchExtendedCii)];
}
