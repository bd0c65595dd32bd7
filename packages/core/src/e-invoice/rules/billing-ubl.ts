/** Whose allowances, lines and amounts both Peppol and XRechnung look at. */
const allowances = '/*/AllowanceCharge | /*/(InvoiceLine|CreditNoteLine)/AllowanceCharge';

/** How much a sum may miss, and how severe that is: Peppol and XRechnung differ. */
interface Billing {
  readonly slack: string;
  readonly lineSums: '' | '/w';
}

/** The rules of BIS Billing that XRechnung has too, in their order: the first of elements, then what stands between. */
export const emptyElements = `
%
@ //*[not(*) and not(filled(.))]
PEPPOL-EN16931-R008 ! .
`;

export const documentRows = `
PEPPOL-EN16931-R001 BT-23 ProfileID ?
PEPPOL-EN16931-R053 BG-23 TaxTotal : count(TaxTotal[TaxSubtotal]) = 1 :: it stands once
PEPPOL-EN16931-R054 BT-111 TaxTotal : count(TaxTotal[not(TaxSubtotal)]) = if(TaxCurrencyCode, 1, 0) :: a total in the currency of the VAT stands where there is such a currency, once
PEPPOL-EN16931-R055 BT-111 TaxTotal/TaxAmount : not(TaxCurrencyCode) or (TaxTotal/TaxAmount[@currencyID = n(../../TaxCurrencyCode)] <= 0 and TaxTotal/TaxAmount[@currencyID = n(../../DocumentCurrencyCode)] <= 0) or (TaxTotal/TaxAmount[@currencyID = n(../../TaxCurrencyCode)] >= 0 and TaxTotal/TaxAmount[@currencyID = n(../../DocumentCurrencyCode)] >= 0) :: both totals of VAT have the same sign
`;

export const partyRows = `
@ //TaxCurrencyCode
PEPPOL-EN16931-R005 BT-6 . : n(.) != n(../DocumentCurrencyCode) :: it is the currency of the invoice
@ //AccountingCustomerParty/Party
PEPPOL-EN16931-R010 BT-49 EndpointID ?
@ //AccountingSupplierParty/Party
PEPPOL-EN16931-R020 BT-34 EndpointID ?
`;

export function allowanceRows({ slack }: Billing): string {
  return `
@ (${allowances})[MultiplierFactorNumeric and not(BaseAmount)]
PEPPOL-EN16931-R041 BT-93 BaseAmount ?
@ (${allowances})[not(MultiplierFactorNumeric) and BaseAmount]
PEPPOL-EN16931-R042 BT-94 MultiplierFactorNumeric ?
@ ${allowances}
PEPPOL-EN16931-R040 BT-92 Amount : not(MultiplierFactorNumeric and BaseAmount) or near(zero(Amount), num(BaseAmount) * num(MultiplierFactorNumeric) div 100, ${slack}) :: it is not what base and percentage give
PEPPOL-EN16931-R043 BG-20 ChargeIndicator : n(ChargeIndicator) = 'true' or n(ChargeIndicator) = 'false' :: true or false stands there
@ //PaymentMeans[n(PaymentMeansCode) = '49' or n(PaymentMeansCode) = '59']
PEPPOL-EN16931-R061 BT-89 PaymentMandate/ID ?
`;
}

export function lineRows({ slack, lineSums }: Billing): string {
  const quantity = 'if(/Invoice, if(InvoicedQuantity, InvoicedQuantity, 1), if(CreditedQuantity, CreditedQuantity, 1))';
  const base = 'if(Price/BaseQuantity and num(Price/BaseQuantity) != 0, Price/BaseQuantity, 1)';
  const of = (sign: string): string => `round2(sum(AllowanceCharge[n(ChargeIndicator) = '${sign}']/Amount))`;
  const sum = `${quantity} * (zero(Price/PriceAmount) div ${base}) + ${of('true')} - ${of('false')}`;
  return `
@ /*[InvoicePeriod/StartDate]/(InvoiceLine|CreditNoteLine)/InvoicePeriod/StartDate
PEPPOL-EN16931-R110 BT-134 . : day(.) >= day(../../../InvoicePeriod/StartDate) :: it begins before the invoicing period
@ /*[InvoicePeriod/EndDate]/(InvoiceLine|CreditNoteLine)/InvoicePeriod/EndDate
PEPPOL-EN16931-R111 BT-135 . : day(.) <= day(../../../InvoicePeriod/EndDate) :: it is after the invoicing period
@ //(InvoiceLine|CreditNoteLine)
PEPPOL-EN16931-R120${lineSums} BT-131 LineExtensionAmount : near(zero(LineExtensionAmount), ${sum}, ${slack}) :: it is not quantity times price
PEPPOL-EN16931-R121 BT-149 Price/BaseQuantity : not(Price/BaseQuantity) or num(Price/BaseQuantity) > 0 :: it must be above zero
PEPPOL-EN16931-R101 BT-128 DocumentReference : not(DocumentReference) or DocumentReference/DocumentTypeCode = '130' :: its type is 130
@ //Price/AllowanceCharge
PEPPOL-EN16931-R044 BT-147 ChargeIndicator : n(ChargeIndicator) = 'false' :: only a discount has a place there
PEPPOL-EN16931-R046 BT-146 ../PriceAmount : not(BaseAmount) or num(../PriceAmount) = num(BaseAmount) - num(Amount) :: it is not the price before the discount less the discount
@ //Price/BaseQuantity[@unitCode]
PEPPOL-EN16931-R130 BT-150 @unitCode : not(../../(InvoicedQuantity|CreditedQuantity)) or @unitCode = ../../(InvoicedQuantity|CreditedQuantity)/@unitCode :: it is not the unit of the quantity
`;
}
