import { addressForm, mailForm, phoneForm, taxed } from './german.ts';

const cius = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const guideline = '/CrossIndustryInvoice/ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID';
const means =
  '/CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans';
const debit =
  '$S/SpecifiedTradePaymentTerms/DirectDebitMandateID or $S/CreditorReferenceID or PayerPartyDebtorFinancialAccount/IBANID';
const price = 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice';
const grossPrice = 'SpecifiedLineTradeAgreement/GrossPriceProductTradePrice';
const lineAmount = 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount';
const base = `if(${price}/BasisQuantity and num(${price}/BasisQuantity) != 0, ${price}/BasisQuantity, if(${grossPrice}/BasisQuantity and num(${grossPrice}/BasisQuantity) != 0, ${grossPrice}/BasisQuantity, 1))`;
const of = (sign: string): string =>
  `round2(sum(SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[n(ChargeIndicator/Indicator) = '${sign}']/ActualAmount))`;
const types = ['326', '380', '384', '389', '381', '875', '876', '877'];
const vehicle = 'ApplicableProductCharacteristic';
const isTrueOrFalse =
  "n(ChargeIndicator/Indicator) = 'true' or n(ChargeIndicator/Indicator) = 'false' :: true or false stands there";
const inOwn = 'TaxTotalAmount[@currencyID = $S/InvoiceCurrencyCode]';
const inVat = 'TaxTotalAmount[@currencyID = $S/TaxCurrencyCode]';
const summation = 'SpecifiedTradeSettlementHeaderMonetarySummation';
const noPlace = ':: it has no place with this way to pay';

/** XRechnung 3.0.2 in CII, with its extension and that for clean vehicles. Source: KoSIT. */
export const xrechnungCii: string = `
$T /CrossIndustryInvoice/SupplyChainTradeTransaction
$A $T/ApplicableHeaderTradeAgreement
$S $T/ApplicableHeaderTradeSettlement
$lineTax $T/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax
$mandate $S/SpecifiedTradePaymentTerms/DirectDebitMandateID
$debited $S/SpecifiedTradeSettlementPaymentMeans/PayerPartyDebtorFinancialAccount/IBANID
$slack if($S/InvoiceCurrencyCode = 'HUF', 0.5, 0.02)
$isExtension ${guideline} = '${cius}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0'
$isCvd ${guideline} = '${cius}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9'
%
@ //ExchangedDocumentContext
PEPPOL-EN16931-R001 BT-23 BusinessProcessSpecifiedDocumentContextParameter/ID ?
@ //ApplicableHeaderTradeSettlement
PEPPOL-EN16931-R005 BT-6 TaxCurrencyCode : not(TaxCurrencyCode) or n(TaxCurrencyCode) != n(InvoiceCurrencyCode) :: it is the currency of the invoice
PEPPOL-EN16931-R053 BT-110 ${summation}/TaxTotalAmount : count(${summation}/${inOwn}) <= 1 :: it stands once
PEPPOL-EN16931-R054 BT-111 ${summation}/TaxTotalAmount : count(${summation}/TaxTotalAmount[@currencyID != $S/InvoiceCurrencyCode]) = if(TaxCurrencyCode, 1, 0) :: a total in the currency of the VAT stands where there is such a currency, once
PEPPOL-EN16931-R055 BT-111 ${summation}/TaxTotalAmount : not($S/TaxCurrencyCode and ${summation}/${inOwn}) or (${summation}/${inVat} < 0 and ${summation}/${inOwn} < 0) or (${summation}/${inVat} >= 0 and ${summation}/${inOwn} >= 0) :: both totals of VAT have the same sign
@ //BuyerTradeParty
PEPPOL-EN16931-R010 BT-49 URIUniversalCommunication/URIID ?
@ //SellerTradeParty
PEPPOL-EN16931-R020 BT-34 URIUniversalCommunication/URIID ?
@ //SpecifiedTradeAllowanceCharge[CalculationPercent and not(BasisAmount)]
PEPPOL-EN16931-R041 BT-93 BasisAmount ?
@ //SpecifiedTradeAllowanceCharge[not(CalculationPercent) and BasisAmount]
PEPPOL-EN16931-R042 BT-94 CalculationPercent ?
@ //SpecifiedTradeAllowanceCharge
PEPPOL-EN16931-R040 BT-92 ActualAmount : not(CalculationPercent and BasisAmount) or near(zero(ActualAmount), num(BasisAmount) * num(CalculationPercent) div 100, $slack) :: it is not what base and percentage give
PEPPOL-EN16931-R043-1 BG-20 ChargeIndicator : ${isTrueOrFalse}
@ //AppliedTradeAllowanceCharge
PEPPOL-EN16931-R043-2 BT-147 ChargeIndicator : ${isTrueOrFalse}
@ //SpecifiedTradeSettlementPaymentMeans[n(TypeCode) = '49' or n(TypeCode) = '59']
PEPPOL-EN16931-R061 BT-89 ../SpecifiedTradePaymentTerms/DirectDebitMandateID ?
@ //SupplyChainTradeTransaction[ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod/StartDateTime]/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/BillingSpecifiedPeriod/StartDateTime
PEPPOL-EN16931-R110 BT-134 . : DateTimeString >= ../../../../ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod/StartDateTime/DateTimeString :: it begins before the invoicing period
@ //SupplyChainTradeTransaction[ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod/EndDateTime]/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/BillingSpecifiedPeriod/EndDateTime
PEPPOL-EN16931-R111 BT-135 . : DateTimeString <= ../../../../ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod/EndDateTime/DateTimeString :: it is after the invoicing period
@ //IncludedSupplyChainTradeLineItem
PEPPOL-EN16931-R120/w BT-131 ${lineAmount} : near(zero(${lineAmount}), if(SpecifiedLineTradeDelivery/BilledQuantity, SpecifiedLineTradeDelivery/BilledQuantity, 1) * (zero(${price}/ChargeAmount) div ${base}) + ${of('true')} - ${of('false')}, $slack) :: it is not quantity times price
PEPPOL-EN16931-R101 BT-128 SpecifiedLineTradeSettlement/AdditionalReferencedDocument : not(SpecifiedLineTradeSettlement/AdditionalReferencedDocument) or SpecifiedLineTradeSettlement/AdditionalReferencedDocument/TypeCode = '130' :: its type is 130
@ //(NetPriceProductTradePrice|GrossPriceProductTradePrice)
PEPPOL-EN16931-R121 BT-149 BasisQuantity : not(BasisQuantity) or num(BasisQuantity) > 0 :: it must be above zero
@ //(NetPriceProductTradePrice|GrossPriceProductTradePrice)/BasisQuantity[@unitCode]
PEPPOL-EN16931-R130 BT-150 @unitCode : @unitCode = ../../../SpecifiedLineTradeDelivery/BilledQuantity/@unitCode :: it is not the unit of the quantity
%
@ //*[name() != 'ApplicableHeaderTradeDelivery' and not(*) and not(filled(.))]
PEPPOL-EN16931-R008 ! .
%
@ //SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice
PEPPOL-EN16931-R044 BT-147 AppliedTradeAllowanceCharge/ChargeIndicator : not(AppliedTradeAllowanceCharge/ActualAmount) or AppliedTradeAllowanceCharge/ChargeIndicator/Indicator = 'false' :: only a discount has a place there
PEPPOL-EN16931-R046 BT-146 ../NetPriceProductTradePrice/ChargeAmount : not(ChargeAmount) or num(../NetPriceProductTradePrice/ChargeAmount) = num(ChargeAmount) - zero(AppliedTradeAllowanceCharge/ActualAmount[1]) :: it is not the price before the discount less the discount
%
@ /CrossIndustryInvoice
BR-DE-30 BT-90 $S/CreditorReferenceID : ($S/CreditorReferenceID and ($mandate or $debited)) or not($S/CreditorReferenceID | $mandate | $debited) :: mandate, account and number of the creditor stand together
BR-DE-31 BT-91 $debited : ($debited and ($mandate or $S/CreditorReferenceID)) or not($S/CreditorReferenceID | $mandate | $debited) :: mandate, account and number of the creditor stand together
BR-DE-1 BG-16 $S/SpecifiedTradeSettlementPaymentMeans ?
BR-DE-15 BT-10 $A/BuyerReference[filled(.)] ?
BR-DE-16 BT-31 $A/SellerTradeParty/SpecifiedTaxRegistration/ID : not($lineTax/TypeCode = 'VAT' and $lineTax/CategoryCode[${taxed}]) or $A/SellerTaxRepresentativeTradeParty or $A/SellerTradeParty/SpecifiedTaxRegistration/ID[n(@schemeID) = 'VA' or n(@schemeID) = 'FC'][filled(.)] :: a VAT or tax number of the seller is missing
BR-DE-17/w BT-3 ExchangedDocument/TypeCode : ${types.map((type) => `n(ExchangedDocument/TypeCode) = '${type}'`).join(' or ')} :: it is not one of the types in use in Germany
BR-DE-18 BT-20 $S/SpecifiedTradePaymentTerms/Description : checks($S/SpecifiedTradePaymentTerms/Description[1], 'discountLines') :: a line such as #SKONTO#TAGE=10#PROZENT=2.00# is expected, and a line feed after it
BR-DE-22 BT-125 //AdditionalReferencedDocument/AttachmentBinaryObject/@filename : count(//AdditionalReferencedDocument/AttachmentBinaryObject/@filename) = count(distinct(//AdditionalReferencedDocument/AttachmentBinaryObject/@filename)) :: two files have the same name
BR-DE-26/w BG-3 $S/InvoiceReferencedDocument ? when n(ExchangedDocument/TypeCode) = '384'
@ /CrossIndustryInvoice/ExchangedDocumentContext
BR-DE-21/w BT-24 GuidelineSpecifiedDocumentContextParameter/ID : GuidelineSpecifiedDocumentContextParameter/ID = '${cius}' or $isExtension or $isCvd :: it is not that of XRechnung 3.0
@ $A/SellerTradeParty
BR-DE-2 BG-6 DefinedTradeContact ?
@ $A/SellerTradeParty/PostalTradeAddress
BR-DE-3 BT-37 CityName[filled(.)] ?
BR-DE-4 BT-38 PostcodeCode[filled(.)] ?
@ $A/SellerTradeParty/DefinedTradeContact
BR-DE-5 BT-41 (PersonName|DepartmentName)[filled(.)] ?
BR-DE-6 BT-42 TelephoneUniversalCommunication/CompleteNumber[filled(.)] ?
BR-DE-7 BT-43 EmailURIUniversalCommunication/URIID[filled(.)] ?
BR-DE-27/w BT-42 TelephoneUniversalCommunication/CompleteNumber : matches(TelephoneUniversalCommunication/CompleteNumber, '${phoneForm}') :: it has fewer than three digits
BR-DE-28/w BT-43 EmailURIUniversalCommunication/URIID : matches(n(EmailURIUniversalCommunication/URIID), '${mailForm}') :: it is no e-mail address
@ $A/BuyerTradeParty/PostalTradeAddress
BR-DE-8 BT-52 CityName[filled(.)] ?
BR-DE-9 BT-53 PostcodeCode[filled(.)] ?
@ $A/AdditionalReferencedDocument[TypeCode = '916']
BR-TMP-2/w BT-124 URIID : not(URIID) or matches(URIID, '${addressForm}') :: it is no address on the web
@ $T/ApplicableHeaderTradeDelivery/ShipToTradeParty/PostalTradeAddress
BR-DE-10 BT-77 CityName[filled(.)] ?
BR-DE-11 BT-78 PostcodeCode[filled(.)] ?
@ ${means}[count(TypeCode) = 1][n(TypeCode) = '30' or n(TypeCode) = '58']
BR-DE-19/w BT-84 PayeePartyCreditorFinancialAccount/IBANID : n(TypeCode) != '58' or checks(PayeePartyCreditorFinancialAccount/IBANID, 'iban') :: it is no IBAN
BR-DE-23-a BG-17 PayeePartyCreditorFinancialAccount ?
BR-DE-23-b BG-16 ApplicableTradeSettlementFinancialCard : not(ApplicableTradeSettlementFinancialCard) and not(${debit}) ${noPlace}
@ ${means}[count(TypeCode) = 1][n(TypeCode) = '48' or n(TypeCode) = '54' or n(TypeCode) = '55']
BR-DE-24-a BG-18 ApplicableTradeSettlementFinancialCard ?
BR-DE-24-b BG-16 PayeePartyCreditorFinancialAccount : not(PayeePartyCreditorFinancialAccount) and not(${debit}) ${noPlace}
@ ${means}[count(TypeCode) = 1][n(TypeCode) = '59']
BR-DE-20/w BT-91 PayerPartyDebtorFinancialAccount/IBANID : checks(PayerPartyDebtorFinancialAccount/IBANID, 'iban') :: it is no IBAN
BR-DE-25-a BG-19 PayerPartyDebtorFinancialAccount : ${debit} :: mandate and account are missing
BR-DE-25-b BG-16 PayeePartyCreditorFinancialAccount : not(PayeePartyCreditorFinancialAccount | PayeeSpecifiedCreditorFinancialInstitution | PayerSpecifiedDebtorFinancialInstitution | ApplicableTradeSettlementFinancialCard) ${noPlace}
@ $S/ApplicableTradeTax
BR-DE-14 BT-119 RateApplicablePercent[filled(.)] ?
@ $T
BR-DE-TMP-32/i BT-72 ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString : ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime or ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod or not(IncludedSupplyChainTradeLineItem[not(SpecifiedLineTradeSettlement/BillingSpecifiedPeriod)]) :: a day or a period of delivery is missing
@ $T/IncludedSupplyChainTradeLineItem
BR-TMP-3 BT-149 ${price}/BasisQuantity : not(${grossPrice}/BasisQuantity and ${price}/BasisQuantity) or (${grossPrice}/BasisQuantity = ${price}/BasisQuantity and (not(${price}/BasisQuantity/@unitCode and ${grossPrice}/BasisQuantity/@unitCode) or ${grossPrice}/BasisQuantity/@unitCode = ${price}/BasisQuantity/@unitCode)) :: both prices are for the same quantity
%
@ $T/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument[$isExtension]
BR-DEX-15/w - //ParentLineID : not(//ParentLineID) :: it has no place here
@ //GlobalID[@schemeID and $isExtension and not(within('SpecifiedTradeProduct')) and not(within('ShipToTradeParty'))]
BR-DEX-04 BT-29 @schemeID in germanSchemes
@ //ID[@schemeID and $isExtension and not(within('SpecifiedTaxRegistration'))]
BR-DEX-05 BT-30 @schemeID in germanSchemes
@ //SpecifiedTradeProduct/GlobalID[@schemeID and $isExtension]
BR-DEX-06 BT-157 @schemeID in germanSchemes
@ //URIUniversalCommunication/URIID[@schemeID and $isExtension]
BR-DEX-07 BT-34 @schemeID in germanAddressSchemes
@ //ApplicableHeaderTradeDelivery/ShipToTradeParty/GlobalID[@schemeID and $isExtension]
BR-DEX-08 BT-71 @schemeID in germanSchemes
@ //AttachmentBinaryObject[$isExtension]
BR-DEX-01 BT-125 @mimeCode : listed(@mimeCode, 'mediaTypes') or @mimeCode = 'application/xml' :: it is not in its list of codes
%
@ $T[$isCvd]
BR-DE-CVD-03 BG-32 - : IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct[DesignatedProductClassification/ClassCode/@listID = 'CVD' and ${vehicle}/Description = 'cva'] :: a vehicle with its class and kind is missing
@ $T[$isCvd]/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct
BR-DE-CVD-06-b BT-158 DesignatedProductClassification : not(${vehicle}/Description = 'cva') or count(DesignatedProductClassification/ClassCode[@listID = 'CVD']) = 1 :: it stands once
BR-DE-CVD-06-a BG-32 ${vehicle} : not(DesignatedProductClassification/ClassCode/@listID = 'CVD') or count(${vehicle}[Description = 'cva']) = 1 :: it stands once
@ $T[$isCvd]/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/DesignatedProductClassification/ClassCode
BR-TMP-CVD-01 BT-158 @listID : listed(@listID, 'classificationSchemes') or n(@listID) = 'CVD' :: it is not in its list of codes
BR-DE-CVD-04 BT-158 . : n(@listID) != 'CVD' or matches(n(.), '^[MN][123]$') :: it is not a class of vehicles
@ $T[$isCvd]/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/${vehicle}[Description = 'cva']
BR-DE-CVD-05 BT-161 Value : matches(n(Value), '^(?:clean|zero-emission|other)$') :: it is not a kind of vehicles
@ $A[$isCvd]
BR-DE-CVD-01 BT-12 ContractReferencedDocument/IssuerAssignedID[filled(.)] ?
BR-DE-CVD-02 BT-17 AdditionalReferencedDocument[n(TypeCode)='50'][filled(IssuerAssignedID)] ?
`;
