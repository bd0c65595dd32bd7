import { type Category, categoriesIn, phraseOfRate } from './categories.ts';

const categories = categoriesIn({
  percent: 'RateApplicablePercent',
  vatSeller: '$anySellerVat or $representative',
  buyerNumber: '$buyer/SpecifiedLegalOrganization/ID',
  rateOfL: 'RateApplicablePercent > 0',
});

const lineTax = '//SpecifiedLineTradeSettlement/ApplicableTradeTax';
const headTax = '//ApplicableHeaderTradeSettlement/ApplicableTradeTax';
const lineAmount = 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount';

/** Whether what is taxed stands in the breakdown, and the other way round. */
function breakdownRow({ code, family, kind }: Category): string {
  const is = `[CategoryCode = '${code}']`;
  const [line, part, head] = [`${lineTax}${is}`, `//CategoryTradeTax${is}`, `${headTax}${is}`];
  const isThere =
    kind === 'rated'
      ? `(count(${line}) + count(${head}) >= 2 or not(${line})) and (count(${part}) + count(${head}) >= 2 or not(${part}))`
      : kind === 'outside'
        ? `not(${head}) or (count(${head}) = 1 and (${line} or ${part}))`
        : `not(${head} | ${line} | ${part}) or (count(${head}) = 1 and (${line} or ${part}))`;
  return `BR-${family}-01 BG-23 $S/ApplicableTradeTax : ${isThere} :: what is taxed so and its breakdown do not agree`;
}

/** What belongs to a category, at a rate where it is summed for each. */
function belongingOf(code: string, atRate: string): string {
  const of = (elements: string, tax: string, amount: string): string =>
    `round2(group(${elements}, ${tax}/CategoryCode, ${tax}/RateApplicablePercent, ${amount}, '${code}'${atRate}))`;
  const lines = of('$L/SpecifiedLineTradeSettlement', 'ApplicableTradeTax', lineAmount);
  return `${lines} + ${of('$charges', 'CategoryTradeTax', 'ActualAmount')} - ${of('$allowances', 'CategoryTradeTax', 'ActualAmount')}`;
}

/** The rules of one part of the breakdown. In some categories they are for the code in it, in others for itself. */
function taxRows({ code, family, kind }: Category): string {
  const isOfCode = code !== 'L' && code !== 'M' && code !== 'O';
  const up = isOfCode ? '../' : '';
  const asVat = code === 'S' || code === 'Z' ? '' : "[upper(../TypeCode) = 'VAT']";
  const elements = isOfCode
    ? `${headTax}/CategoryCode[. = '${code}']${asVat}`
    : `${headTax}[CategoryCode = '${code}' and upper(TypeCode) = 'VAT']`;
  const belonging = belongingOf(code, kind === 'rated' ? `, ${up}RateApplicablePercent` : '');
  const base = `${up}BasisAmount`;
  const rows = [`@ ${elements}`];
  const sum = `BR-${family}-08 BT-116 ${base}`;
  // Of L and M it is published for an element that is not there, and never applies
  if (code === 'S') rows.push(`${sum} = ${belonging} when ${up}RateApplicablePercent`);
  // The schema lets the base stand twice, and any of them may be right
  else if (kind === 'outside') rows.push(`${sum} : ${base} = ${belonging} :: = ${belonging}`);
  else if (kind !== 'rated') {
    const within = `num(${base}) - 1 < ${belonging} and num(${base}) + 1 > ${belonging}`;
    rows.push(`${sum} : ${within} :: = ${belonging}`);
  }
  if (code === 'S') {
    const tax = `round(abs(${up}BasisAmount) * num(${up}RateApplicablePercent)) div 100`;
    const amount = `abs(${up}CalculatedAmount)`;
    rows.push(`BR-S-09 BT-117 ${up}CalculatedAmount : ${amount} - 1 < ${tax} and ${amount} + 1 > ${tax} :: = ${tax}`);
  } else if (kind !== 'rated')
    rows.push(`BR-${family}-09 BT-117 ${up}CalculatedAmount : ${up}CalculatedAmount = 0 :: it must be zero`);
  const reason = `${up}ExemptionReason|${up}ExemptionReasonCode`;
  rows.push(
    kind === 'free' || kind === 'outside'
      ? `BR-${family}-10 BT-120 ${reason} ?`
      : `BR-${family}-10 BT-120 ${reason} : not(${reason}) :: VAT is charged: leave it out`,
  );
  if (code === 'K') {
    rows.push(
      'BR-IC-11 BT-72 $D/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString|../../BillingSpecifiedPeriod/StartDateTime|../../BillingSpecifiedPeriod/EndDateTime ?',
      'BR-IC-12 BT-80 $D/ShipToTradeParty/PostalTradeAddress/CountryID ?',
    );
  }
  if (code === 'O') {
    for (const [rule, part, term, place] of [
      ['11', 'ApplicableTradeTax', 'BT-118', '$S/ApplicableTradeTax'],
      ['12', 'ApplicableTradeTax', 'BT-151', '$L/SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode'],
      ['13', 'CategoryTradeTax', 'BT-95', '$allowances/CategoryTradeTax/CategoryCode'],
      ['14', 'CategoryTradeTax', 'BT-102', '$charges/CategoryTradeTax/CategoryCode'],
    ]) {
      rows.push(`BR-O-${rule} ${term} ${place} : not($other${part}) :: beside category O there is no other`);
    }
  }
  return rows.join('\n');
}

const sides = [
  [
    '02',
    '05',
    '//SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax',
    'BT-152',
  ],
  ['03', '06', '//SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator = false()]/CategoryTradeTax', 'BT-96'],
  ['04', '07', '//SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator = true()]/CategoryTradeTax', 'BT-103'],
] as const;

/** The rules of a line, an allowance and a charge: what must be said of the parties, and the rate. */
function partRows({ code, family, parties, buyer, rate, kind }: Category): string {
  return sides
    .map(([party, rated, elements, term]) => {
      const who = kind === 'outside' ? 'it may not stand beside category O' : 'it is missing';
      return [
        `@ ${elements}[CategoryCode = '${code}' and upper(TypeCode) = 'VAT']`,
        `BR-${family}-${party} BT-31 $seller/SpecifiedTaxRegistration/ID : ${parties} :: ${who}`,
        ...(buyer === undefined
          ? []
          : [`BR-${family}-${party} BT-48 $buyer/SpecifiedTaxRegistration/ID : ${buyer} :: it is missing`]),
        `BR-${family}-${rated} ${term} RateApplicablePercent : ${rate} :: ${phraseOfRate({ kind, rate })}`,
      ].join('\n');
    })
    .join('\n');
}

/** The rules of the categories of VAT in CII. Source: CEN EN 16931, BR-S to BR-AG. */
export const categoriesOfCii = {
  document: categories.map(breakdownRow).join('\n'),
  parts: categories.map((one) => `${taxRows(one)}\n${partRows(one)}`).join('\n'),
};
