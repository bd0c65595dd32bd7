const tax = 'SpecifiedLineTradeSettlement/ApplicableTradeTax';
const lineAmount = 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount';
const own = 'AssociatedDocumentLineDocument';
/** A line that is none of those that others add up to, or only say something. */
const detail = (at: string): string => `[not(${at}LineStatusReasonCode) or ${at}LineStatusReasonCode = 'DETAIL']`;

/** Families of rules with the categories of VAT that they are for. */
export const categories = { S: 'S', Z: 'Z', E: 'E', AE: 'AE', IC: 'K', G: 'G', O: 'O', AF: 'L', AG: 'M' } as const;

/** Whether what is taxed stands in the breakdown, and the other way round: lines, allowances and charges, and logistics. */
function breakdownRow([family, code]: readonly [family: string, code: string]): string {
  const is = `[CategoryCode = '${code}']`;
  const head = `$S/ApplicableTradeTax${is}`;
  const parts = `($details/${tax}${is} | //CategoryTradeTax${is} | //AppliedTradeTax${is})`;
  return `BR-FXEXT-${family}-01 BG-23 $S/ApplicableTradeTax : (not(${head}) and not(${parts})) or (${head} and ${parts}) :: what is taxed so and its breakdown do not agree`;
}

/** What belongs to a part of the breakdown: its sum, and how many things are in it. `isExact`: with the same reason for charging no VAT. */
function belongingOf(code: string, isExact: boolean): { readonly sum: string; readonly slack: string } {
  const is = (path: string): string =>
    [
      `${path}/CategoryCode = '${code}'`,
      ...(code === 'O' ? [] : [`${path}/RateApplicablePercent = num(current()/RateApplicablePercent)`]),
      ...(isExact ? ['ExemptionReasonCode', 'ExemptionReason'] : []).map(
        (name) => `n(${path}/${name}) = n(current()/${name})`,
      ),
    ].join(' and ');
  const lines = `$details[${is(tax)}]`;
  const charged = (indicator: string): string =>
    `$S/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator = ${indicator}() and ${is('CategoryTradeTax')}]/ActualAmount`;
  const logistics = `$logistics[${is('AppliedTradeTax')}]`;
  const both = `$S/SpecifiedTradeAllowanceCharge[${is('CategoryTradeTax')}]`;
  return {
    sum: `round2(sum(${lines}/${lineAmount})) - round2(sum(${charged('false')})) + round2(sum(${charged('true')})) + round2(sum(${logistics}/AppliedAmount))`,
    slack: `(count(${lines}) + count(${both}) + count(${logistics})) * 0.01`,
  };
}

/** Whether the amount of a part of the breakdown is what belongs to it, but for so much. */
function nearSum(code: string, { sum, slack }: ReturnType<typeof belongingOf>): string {
  return `${code === 'O' ? '' : 'RateApplicablePercent and '}near(BasisAmount, ${sum}, ${slack})`;
}

/** The sums of a category of VAT: as severe only where they are right neither by reason nor without it. */
function sumRows([family, code]: readonly [family: string, code: string]): string {
  const [exact, all] = [belongingOf(code, true), belongingOf(code, false)];
  const near = (belonging: typeof exact): string => nearSum(code, belonging);
  const head = `$S/ApplicableTradeTax[CategoryCode = '${code}']`;
  const rows = [
    `@ ${head}[upper(TypeCode) = 'VAT']`,
    `BR-FXEXT-${code === 'S' ? 'S08b' : `${family}-08b`} BT-116 BasisAmount : (${near(exact)}) or (${near(all)}) :: = ${all.sum}`,
    `BR-FXEXT-${family}-08ini/w BT-116 BasisAmount : ${near(all)} :: = ${all.sum}`,
    `BR-FXEXT-${family}-08rev/w BT-116 BasisAmount : ${near(exact)} :: = ${exact.sum}`,
  ];
  if (code !== 'S') return rows.join('\n');
  const vat = 'round2(num(BasisAmount) * num(RateApplicablePercent) div 100)';
  const isNear = `near(CalculatedAmount, ${vat}, ${exact.slack}) or near(CalculatedAmount, ${vat}, ${all.slack})`;
  return [...rows, '%', `@ ${head}`, `BR-FXEXT-S-09b BT-117 CalculatedAmount : ${isNear} :: = ${vat}`].join('\n');
}

/** What the rules of sums ask of a document as a whole. */
const parts = `
$T /CrossIndustryInvoice/SupplyChainTradeTransaction
$S $T/ApplicableHeaderTradeSettlement
$L $T/IncludedSupplyChainTradeLineItem
$details $L${detail(`${own}/`)}
$logistics $S/SpecifiedLogisticsServiceCharge
`;

const zeroRated = belongingOf('Z', true);

/** The one of these sums that BASIC has as well. Source: Factur-X 1.09, BASIC. */
export const facturXBasic: string = `${parts}%
@ $S/ApplicableTradeTax[CategoryCode = 'Z'][upper(TypeCode) = 'VAT']
BR-FXEXT-Z-08rev/w BT-116 BasisAmount : ${nearSum('Z', zeroRated)} :: = ${zeroRated.sum}
`;

/**
 * What EXTENDED asks by itself: lines that are parts of others, charges for logistics, and sums that may be a hundredth off for each thing that
 * they sum. Source: Factur-X 1.09.2, EXTENDED.
 */
export const facturXExtended = String.raw`${parts}$allowances $S/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator = 'false']
$charges $S/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator = 'true']
$vat //SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount[@currencyID = $S/InvoiceCurrencyCode]
$lineSum round2(sum($details/${lineAmount}))
$allowanceSum round2(sum($allowances/ActualAmount))
$chargeSum round2(sum($charges/ActualAmount)) + round2(sum($logistics/AppliedAmount))
$slack (count($details) + count($allowances) + count($charges) + count($logistics)) * 0.01
$inGroups $L[${own}/LineStatusReasonCode = 'DETAIL' or ${own}/LineStatusReasonCode = 'GROUP']
$withoutSum $L[${own}/LineStatusReasonCode = 'GROUP' and not(${lineAmount})]
%
@ /CrossIndustryInvoice/ExchangedDocument/IncludedNote[SubjectCode]
BR-FXEXT-01 BT-22 ContentCode|Content ?
%
@ //AssociatedDocumentLineDocument/IncludedNote[SubjectCode]
BR-FXEXT-02 BT-127 ContentCode|Content ?
%
@ //SpecifiedTaxRegistration/ID[not(within('SellerTradeParty'))]
BR-FXEXT-03 - @schemeID : @schemeID = 'VA' :: it is not in its list of codes
%
@ $L
BR-FXEXT-06 - ${own}/LineStatusReasonCode : not(filled(${own}/ParentLineID)) or ${own}/LineStatusReasonCode != '' :: it is missing
%
@ $L[${own}/LineStatusReasonCode = 'GROUP' and filled(${lineAmount})]
BR-FXEXT-08 BT-131 ${lineAmount} = round2(group($inGroups, ${own}/ParentLineID, None, ${lineAmount}, n(${own}/LineID)))
%
@ $L[filled(${own}/ParentLineID)]
BR-FXEXT-11 - ${own}/ParentLineID : keyed($L, ${own}/LineID, ${own}/ParentLineID) :: it is missing
%
@ $L[${own}/LineStatusReasonCode = 'GROUP' and ${lineAmount}]
BR-FXEXT-12 BT-131 ${lineAmount} : not($withoutSum/${own}/ParentLineID = ${own}/LineID) :: it is missing
%
@ //IncludedSupplyChainTradeLineItem/${own}${detail('')}
BR-FXEXT-BR-22 BT-129 ../SpecifiedLineTradeDelivery/BilledQuantity ?
BR-FXEXT-BR-23 BT-130 ../SpecifiedLineTradeDelivery/BilledQuantity/@unitCode ?
BR-FXEXT-BR-24 BT-131 ../${lineAmount} ?
BR-FXEXT-BR-26 BT-146 ../SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount ?
BR-FXEXT-CO-04 BT-151 ../${tax} : ../${tax}/TypeCode = 'VAT' and ../${tax}[upper(TypeCode) = 'VAT']/CategoryCode :: it is missing
%
@ //ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge/ChargeIndicator[Indicator = 'true']
BR-FXEXT-BR-38 BT-104 ../Reason|../ReasonCode ?
%
@ //SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge/ChargeIndicator[Indicator = 'true']
BR-FXEXT-BR-44 BT-144 ../Reason|../ReasonCode ?
%
@ //ApplicableProductCharacteristic/TypeCode
BR-FXEXT-04/w - . in characteristics
%
@ //ApplicableProductCharacteristic
BR-FXEXT-BR-54-1 BT-160 Description|TypeCode ?
BR-FXEXT-BR-54-2 BT-161 Value|ValueMeasure : (Value and not(ValueMeasure)) or (not(Value) and ValueMeasure[@unitCode != '']) :: it is missing
%
@ //SpecifiedTradeSettlementHeaderMonetarySummation
BR-FXEXT-CO-10 BT-106 LineTotalAmount : near(LineTotalAmount, $lineSum, count($L) * 0.01) :: = $lineSum
BR-FXEXT-CO-11 BT-107 AllowanceTotalAmount : (not($allowances) and not(AllowanceTotalAmount)) or near(AllowanceTotalAmount, $allowanceSum, count($allowances) * 0.01) :: = $allowanceSum
BR-FXEXT-CO-12 BT-108 ChargeTotalAmount : (not($charges) and not(ChargeTotalAmount)) or near(ChargeTotalAmount, $chargeSum, (count($charges) + count($logistics)) * 0.01) :: = $chargeSum
BR-FXEXT-CO-13 BT-109 TaxBasisTotalAmount : near(TaxBasisTotalAmount, $lineSum - $allowanceSum + $chargeSum, $slack) :: = $lineSum - $allowanceSum + $chargeSum
BR-FXEXT-CO-15 BT-112 GrandTotalAmount : count($vat) = 1 and near(GrandTotalAmount, num(TaxBasisTotalAmount) + sum($vat), $slack) :: = num(TaxBasisTotalAmount) + sum($vat)
BR-FXEXT-CO-16 BT-115 DuePayableAmount = sum(GrandTotalAmount) - sum(TotalPrepaidAmount) + sum(RoundingAmount) + sum(../SpecifiedFinancialAdjustment/ActualAmount)
%
@ //DateTimeString[@format = '205']
BR-FXEXT-CII-DT-097a - . : matches(., '^\s*\d{4}(1[0-2]|0[1-9])(3[01]|[12][0-9]|0[1-9])([01][0-9]|2[0-3])[0-5][0-9]\s*$') :: it is not in its list of codes
%
@ /CrossIndustryInvoice
${Object.entries(categories).map(breakdownRow).join('\n')}
%
${Object.entries(categories).map(sumRows).join('\n%\n')}
`;
