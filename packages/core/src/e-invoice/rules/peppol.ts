import { allowanceRows, documentRows, emptyElements, lineRows, partyRows } from './billing-ubl.ts';
import { peppolNational } from './peppol-national.ts';

const bis = { slack: '0.02', lineSums: '' } as const;

/** Identifiers of these lists, wherever one stands. */
const of = (scheme: string): string =>
  `@ (//EndpointID | //PartyIdentification/ID | //CompanyID)[@schemeID = '${scheme}']`;
const wrong = ':: it is no number of this list';

/** The exemption codes that belong to one category alone. */
const exemptions = [
  ['P0104', 'G', 'G'],
  ['P0105', 'O', 'O'],
  ['P0106', 'IC', 'K'],
  ['P0107', 'AE', 'AE'],
  ['P0108', 'D', 'E'],
  ['P0109', 'F', 'E'],
  ['P0110', 'I', 'E'],
  ['P0111', 'J', 'E'],
] as const;

const country = (path: string): string => `${path}/PostalAddress/Country/IdentificationCode`;
const vatPrefix = "PartyTaxScheme[TaxScheme[ID = 'VAT']]/CompanyID";

/** Peppol BIS Billing 3.0 in UBL, with its national rules. Source: OpenPEPPOL. */
export const peppolUbl: string = `
$seller /*/AccountingSupplierParty/Party
$buyer /*/AccountingCustomerParty/Party
$sellerCountry if(count($seller/${vatPrefix}) > 1, 'XX', if(sub($seller/${vatPrefix}, 1, 2), n(upper(sub($seller/${vatPrefix}, 1, 2))), if(sub(/*/TaxRepresentativeParty/${vatPrefix}, 1, 2), n(upper(sub(/*/TaxRepresentativeParty/${vatPrefix}, 1, 2))), if(${country('$seller')}, n(upper(${country('$seller')})), 'XX'))))
$buyerCountry if(sub($buyer/${vatPrefix}, 1, 2), n(upper(sub($buyer/${vatPrefix}, 1, 2))), if(${country('$buyer')}, n(upper(${country('$buyer')})), 'XX'))
$ownCountry if(sub($seller/${vatPrefix}, 1, 2), n(upper(sub($seller/${vatPrefix}, 1, 2))), if(${country('$seller')}, n(upper(${country('$seller')})), 'XX'))
$sellerAt if(count(${country('$seller')}) = 1, text(${country('$seller')}), '')
$buyerAt if(count(${country('$buyer')}) = 1, text(${country('$buyer')}), '')
$isGerman n(upper($sellerAt)) = 'DE' and n(upper($buyerAt)) = 'DE'
$isDutch n(upper($sellerAt)) = 'NL'
$isDutchBuyer n(upper($buyerAt)) = 'NL'
$isDanish $sellerAt = 'DK' and $buyerAt = 'DK'
$isGreek $sellerCountry = 'GR' or $sellerCountry = 'EL'
$isGreekBoth $isGreek and ($buyerCountry = 'GR' or $buyerCountry = 'EL')
$isSwedish //AccountingSupplierParty/Party/PostalAddress/Country/IdentificationCode = 'SE'
$isSwedishVat //AccountingSupplierParty/Party[PostalAddress/Country/IdentificationCode = 'SE' and PartyTaxScheme[TaxScheme/ID = 'VAT']/CompanyID[sub(., 1, 2) = 'SE']]
$profile if(n(/*/ProfileID) = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0' or n(/*/ProfileID) = 'urn:peppol:france:billing:regulated' or n(/*/ProfileID) = 'urn:peppol:france:billing:non-regulated', '01', if(n(/*/ProfileID) = 'urn:peppol:bis:billing_with_response', '02', 'Unknown'))
${emptyElements}
%
@ /CreditNote
PEPPOL-EN16931-R080 BT-11 AdditionalDocumentReference : count(AdditionalDocumentReference[DocumentTypeCode='50']) <= 1 :: it stands once
%
@ /*
${documentRows}
PEPPOL-EN16931-R007 BT-23 ProfileID : $profile != 'Unknown' :: it is not a process of Peppol
PEPPOL-EN16931-R002 BG-1 Note : count(Note) <= 1 or $isGerman :: there may be one: join them
PEPPOL-EN16931-R003 BT-10 BuyerReference|OrderReference/ID ?
PEPPOL-EN16931-R004 BT-24 CustomizationID : starts(n(CustomizationID), 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0') and not(contains(CustomizationID, '::')) :: it is not that of Peppol BIS Billing 3.0
${partyRows}
${allowanceRows(bis)}
@ //(Amount|BaseAmount|PriceAmount|TaxableAmount|LineExtensionAmount|TaxExclusiveAmount|TaxInclusiveAmount|AllowanceTotalAmount|ChargeTotalAmount|PrepaidAmount|PayableRoundingAmount|PayableAmount) | //TaxTotal[TaxSubtotal]/TaxAmount | //TaxSubtotal/TaxAmount
PEPPOL-EN16931-R051 BT-5 @currencyID : @currencyID = /*/DocumentCurrencyCode :: it is not the currency of the invoice
${lineRows(bis).replace('PEPPOL-EN16931-R101', 'PEPPOL-EN16931-R100 BT-128 DocumentReference : count(DocumentReference) <= 1 :: it stands once\nPEPPOL-EN16931-R101')}
${of('0088')}
PEPPOL-COMMON-R040 BT-29 . : matches(n(.), '^[0-9]+$') and checks(n(.), 'gln') ${wrong}
${of('0192')}
PEPPOL-COMMON-R041 BT-29 . : matches(n(.), '^[0-9]{9}$') and checks(n(.), 'mod11') ${wrong}
${of('0184')}
PEPPOL-COMMON-R042 BT-29 . : matches(., '^(?:DK)?[0-9]{8}$') ${wrong}
${of('0096')}
PEPPOL-COMMON-R052 BT-29 . : matches(., '^[0-9]{10}$') ${wrong}
${of('0198')}
PEPPOL-COMMON-R053 BT-29 . : matches(., '^DK[0-9]{8}$') ${wrong}
${of('0208')}
PEPPOL-COMMON-R043 BT-29 . : matches(n(.), '^[0-9]{10}$') and checks(n(.), 'mod97') ${wrong}
${of('0201')}
PEPPOL-COMMON-R044/w BT-29 . : matches(n(.), '^[A-Za-z0-9]{6}$') ${wrong}
${of('0210')}
PEPPOL-COMMON-R045/w BT-29 . : checks(n(.), 'italianPerson') ${wrong}
@ //EndpointID[@schemeID = '9907']
PEPPOL-COMMON-R046/w BT-34 . : checks(n(.), 'italianPerson') ${wrong}
${of('0211')}
PEPPOL-COMMON-R047/w BT-29 . : not(matches(n(.), '^(?:IT|it)')) or (len(n(.)) = 13 and checks(sub(n(.), 3), 'italian')) ${wrong}
${of('0007')}
PEPPOL-COMMON-R049 BT-29 . : len(n(.)) = 10 and numeric(n(.)) and checks(n(.), 'swedish') ${wrong}
${of('0151')}
PEPPOL-COMMON-R050 BT-29 . : matches(n(.), '^[0-9]{11}$') and checks(n(.), 'australian') ${wrong}
${of('0106')}
PEPPOL-COMMON-R054/w BT-29 . : matches(n(.), '^[0-9]{8}$') ${wrong}
${of('0190')}
PEPPOL-COMMON-R055/w BT-29 . : matches(n(.), '^[0-9]{20}$') ${wrong}
${of('9944')}
PEPPOL-COMMON-R056-1/w BT-29 . : matches(n(.), '^NL[0-9]{9}B[0-9]{2}$') ${wrong}
@ //PartyTaxScheme[n(TaxScheme/ID) = 'VAT']/CompanyID[starts(n(.), 'NL')]
PEPPOL-COMMON-R056-2/w BT-31 . : matches(n(.), '^NL[0-9]{9}B[0-9]{2}$') ${wrong}
${of('0217')}
PEPPOL-COMMON-R057/w BT-29 . : matches(n(.), '^[0-9]{12}$') ${wrong}
${peppolNational}
%
@ //EmbeddedDocumentBinaryObject[@mimeCode]
PEPPOL-EN16931-CL001 BT-125 @mimeCode in mediaTypes
@ //AllowanceCharge[ChargeIndicator = 'false']/AllowanceChargeReasonCode
PEPPOL-EN16931-CL002 BT-98 . in allowanceReasons
@ //AllowanceCharge[ChargeIndicator = 'true']/AllowanceChargeReasonCode
PEPPOL-EN16931-CL003 BT-105 . in chargeReasons
@ //InvoicePeriod/DescriptionCode
PEPPOL-EN16931-CL006 BT-8 . in periodCodes
@ //(Amount|BaseAmount|PriceAmount|TaxAmount|TaxableAmount|LineExtensionAmount|TaxExclusiveAmount|TaxInclusiveAmount|AllowanceTotalAmount|ChargeTotalAmount|PrepaidAmount|PayableRoundingAmount|PayableAmount)
PEPPOL-EN16931-CL007 BT-5 @currencyID in currencies
@ //InvoiceTypeCode
PEPPOL-EN16931-P0100 BT-3 . in peppolInvoiceTypes when $profile != 'Unknown'
PEPPOL-EN16931-P0112 BT-3 . : (n(.) != '326' and n(.) != '384') or $isGerman :: types 326 and 384 are for a seller and a buyer in Germany alone: choose an invoice or a credit note, or another profile
@ //CreditNoteTypeCode
PEPPOL-EN16931-P0101 BT-3 . in peppolCreditNoteTypes when $profile != 'Unknown'
@ //(IssueDate|DueDate|TaxPointDate|StartDate|EndDate|ActualDeliveryDate)
PEPPOL-EN16931-F001 BT-2 . : len(.) = 10 and isDay(.) :: it is no day
@ //EndpointID[@schemeID]
PEPPOL-EN16931-CL008 BT-34 @schemeID in peppolAddressSchemes
${exemptions
  .map(
    ([rule, code, category]) =>
      `@ //TaxCategory[upper(TaxExemptionReasonCode) = 'VATEX-EU-${code}']\nPEPPOL-EN16931-${rule} BT-121 TaxExemptionReasonCode : n(ID) = '${category}' :: the code of the exemption is for another category`,
  )
  .join('\n')}
`;
