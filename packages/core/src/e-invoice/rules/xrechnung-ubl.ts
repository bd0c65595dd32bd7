import { allowanceRows, documentRows, emptyElements, lineRows, partyRows } from './billing-ubl.ts';
import { germanDocument, germanParts } from './german.ts';

const german = { name: (number: string): string => `BR-DE-${number}`, where: '' };
const billing = { slack: '$slack', lineSums: '/w' } as const;
const is = (id: string): string => `/*/CustomizationID = '${id}'`;
const cius = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';

/** XRechnung 3.0.2 in UBL, with its extension and that for clean vehicles. Source: KoSIT. */
export const xrechnungUbl: string = `
$seller /*/AccountingSupplierParty/Party
$slack if(/*/DocumentCurrencyCode = 'HUF', 0.5, 0.02)
$isExtension ${is(`${cius}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`)}
$isCvd ${is(`${cius}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`)}
${emptyElements}
%
@ /*
${documentRows}
${partyRows}
${allowanceRows(billing)}
${lineRows(billing)}
%
${germanDocument(german)}
BR-DE-21/w BT-24 CustomizationID : CustomizationID = '${cius}' or $isExtension or $isCvd :: it is not that of XRechnung 3.0
BR-DE-TMP-32/i BT-72 Delivery/ActualDeliveryDate : Delivery/ActualDeliveryDate or InvoicePeriod or not((InvoiceLine|CreditNoteLine)[not(InvoicePeriod)]) :: a day or a period of delivery is missing
${germanParts(german, 'BR-TMP-2')}
%
@ //EmbeddedDocumentBinaryObject[$isExtension]
BR-DEX-01 BT-125 @mimeCode : listed(@mimeCode, 'mediaTypes') or @mimeCode = 'application/xml' :: it is not in its list of codes
@ /Invoice[$isExtension]
BR-DEX-02/w BT-131 - : not(//SubInvoiceLine[SubInvoiceLine and not(num(LineExtensionAmount) = sum(SubInvoiceLine/LineExtensionAmount))]) and not(InvoiceLine[SubInvoiceLine and not(num(LineExtensionAmount) = sum(SubInvoiceLine/LineExtensionAmount))]) :: it is not the sum of the lines below it
BR-DEX-03 BT-151 - : not(//SubInvoiceLine/Item[count(ClassifiedTaxCategory) != 1]) :: it stands once
@ //LegalMonetaryTotal[$isExtension]
BR-DEX-09 BT-115 PayableAmount : round2(num(PayableAmount) - zero(PayableRoundingAmount)) = round2(num(TaxInclusiveAmount) - zero(PrepaidAmount) + sum(../PrepaidPayment/PaidAmount[filled(.)])) :: it is not the total with VAT less what is paid
@ //PartyIdentification/ID[@schemeID and $isExtension]
BR-DEX-04 BT-29 @schemeID : listed(@schemeID, 'germanSchemes') or (n(@schemeID) = 'SEPA' and (within('AccountingSupplierParty') or within('PayeeParty'))) :: it is not in its list of codes
@ //PartyLegalEntity/CompanyID[@schemeID and $isExtension]
BR-DEX-05 BT-30 @schemeID in germanSchemes
@ //StandardItemIdentification/ID[@schemeID and $isExtension]
BR-DEX-06 BT-157 @schemeID in germanSchemes
@ //EndpointID[@schemeID and $isExtension]
BR-DEX-07 BT-34 @schemeID in germanAddressSchemes
@ //DeliveryLocation/ID[@schemeID and $isExtension]
BR-DEX-08 BT-71 @schemeID in germanSchemes
@ /Invoice/PrepaidPayment[$isExtension]
BR-DEX-10 - ID[filled(.)] ?
BR-DEX-11 - PaidAmount[filled(.)] ?
BR-DEX-12 - InstructionID[filled(.)] ?
BR-DEX-13 - PaidAmount .2
BR-DEX-14 - PaidAmount/@currencyID : PaidAmount/@currencyID = ../DocumentCurrencyCode :: it is not the currency of the invoice
%
@ /*[$isCvd]
BR-DE-CVD-02 BT-17 OriginatorDocumentReference/ID[filled(.)] ?
BR-DE-CVD-01 BT-12 ContractDocumentReference/ID[filled(.)] ?
BR-DE-CVD-03 BG-32 - : (InvoiceLine|CreditNoteLine)/Item[CommodityClassification/ItemClassificationCode/@listID = 'CVD' and AdditionalItemProperty/Name = 'cva'] :: a vehicle with its class and kind is missing
@ /*[$isCvd]/(InvoiceLine|CreditNoteLine)/Item
BR-DE-CVD-06-a BG-32 AdditionalItemProperty : not(CommodityClassification/ItemClassificationCode[@listID = 'CVD']) or count(AdditionalItemProperty[Name = 'cva']) = 1 :: it stands once
BR-DE-CVD-06-b BT-158 CommodityClassification : not(AdditionalItemProperty[Name = 'cva']) or count(CommodityClassification/ItemClassificationCode[@listID = 'CVD']) = 1 :: it stands once
@ /*[$isCvd]/(InvoiceLine|CreditNoteLine)/Item/CommodityClassification/ItemClassificationCode
BR-TMP-CVD-01 BT-158 @listID : listed(@listID, 'classificationSchemes') or n(@listID) = 'CVD' :: it is not in its list of codes
BR-DE-CVD-04 BT-158 . : n(@listID) != 'CVD' or matches(n(.), '^[MN][123]$') :: it is not a class of vehicles
@ /*[$isCvd]/(InvoiceLine|CreditNoteLine)/Item/AdditionalItemProperty[Name = 'cva']
BR-DE-CVD-05 BT-161 Value : matches(n(Value), '^(?:clean|zero-emission|other)$') :: it is not a kind of vehicles
`;
