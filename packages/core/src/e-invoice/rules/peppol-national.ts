import { germanDocument, germanParts } from './german.ts';

const german = {
  name: (number: string): string => {
    const [, digits = '', part] = /^(\d+)(?:-([a-z]))?$/.exec(number) ?? [];
    return `DE-R-${digits.padStart(3, '0')}${part === undefined ? '' : `-${part === 'a' ? 1 : 2}`}`;
  },
  where: '[$isGerman]',
};

const vatId = "PartyTaxScheme[n(TaxScheme/ID) = 'VAT']/CompanyID";
const segment = (number: number): string => `piece(., '|', ${number})`;
const swedishMeans = (bank: string): string =>
  `//PaymentMeans[$isSwedish and n(PaymentMeansCode) = '30' and n(PayeeFinancialAccount/FinancialInstitutionBranch/ID) = 'SE:${bank}']/PayeeFinancialAccount/ID`;
const addressed = 'StreetName and CityName and PostalZone';
const dutch = ["'30'", "'48'", "'49'", "'57'", "'58'", "'59'"];
const wrong = ':: it is no number of this list';
const lists = (path: string): string =>
  `(n(${path}/@schemeID) = '0106' or n(${path}/@schemeID) = '0190') and filled(${path})`;
const due = "AdditionalDocumentReference[DocumentDescription = 'EINDAGI']";

const nordic = `
%
@ //AccountingSupplierParty/Party[$sellerCountry = 'NO']
NO-R-002/w BT-32 PartyTaxScheme/CompanyID : n(PartyTaxScheme[n(TaxScheme/ID) = 'TAX']/CompanyID) = 'Foretaksregisteret' :: Foretaksregisteret stands there
NO-R-001 BT-31 ${vatId.replace(/ /g, '')} : not(${vatId}[sub(., 1, 2) = 'NO']) or (matches(sub(${vatId}, 3), '^[0-9]{9}MVA$') and checks(sub(${vatId}, 3, 9), 'mod11')) ${wrong}
%
@ /*[$sellerAt = 'DK']
DK-R-002 BT-30 AccountingSupplierParty/Party/PartyLegalEntity/CompanyID ??
DK-R-014 BT-30 AccountingSupplierParty/Party/PartyLegalEntity/CompanyID/@schemeID : not(AccountingSupplierParty/Party/PartyLegalEntity/CompanyID) or n(AccountingSupplierParty/Party/PartyLegalEntity/CompanyID/@schemeID) = '0184' :: it must be from list 0184
DK-R-016 BT-115 LegalMonetaryTotal/PayableAmount : not(/CreditNote and $buyerAt = 'DK') or not(num(LegalMonetaryTotal/PayableAmount) < 0) :: it is negative
@ /*[$isDanish]/(AccountingSupplierParty|AccountingCustomerParty)/Party/PartyIdentification
DK-R-013 BT-29 ID/@schemeID ?? when ID
@ /Invoice[$isDanish]/PaymentMeans
DK-R-005 BT-81 PaymentMeansCode : contains(' 1 10 31 42 48 49 50 58 59 93 97 ', text(PaymentMeansCode)) :: it is not a way to pay of Denmark
DK-R-006 BT-84 PayeeFinancialAccount/ID : not(PaymentMeansCode = '31' or PaymentMeansCode = '42') or (filled(PayeeFinancialAccount/ID) and filled(PayeeFinancialAccount/FinancialInstitutionBranch/ID)) :: account and bank are missing
DK-R-007 BT-89 PaymentMandate/ID : PaymentMeansCode != '49' or (filled(PaymentMandate/ID) and filled(PaymentMandate/PayerFinancialAccount/ID)) :: mandate and account are missing
DK-R-008 BT-83 PaymentID : PaymentMeansCode != '50' or (matches(PaymentID, '^(?:01|04|15)#') and matches(PayeeFinancialAccount/ID, '^[0-9]{7,8}$')) :: it is not a reference of this way to pay
DK-R-009 BT-83 PaymentID : PaymentMeansCode != '50' or not(matches(PaymentID, '^(?:04|15)#')) or len(PaymentID) = 19 :: it is not a reference of this way to pay
DK-R-010 BT-83 PaymentID : PaymentMeansCode != '93' or (matches(PaymentID, '^(?:71|73|75)#') and len(PayeeFinancialAccount/ID) = 8) :: it is not a reference of this way to pay
DK-R-011 BT-83 PaymentID : PaymentMeansCode != '93' or not(matches(PaymentID, '^(?:71|75)#')) or len(PaymentID) = 18 or len(PaymentID) = 19 :: it is not a reference of this way to pay
@ /*[$isDanish]/AccountingCustomerParty/Party
DK-R-017 BT-47 PartyLegalEntity/CompanyID/@schemeID : not(PartyLegalEntity/CompanyID) or n(PartyLegalEntity/CompanyID/@schemeID) = '0184' :: it must be from list 0184
@ /*[$isDanish]/(InvoiceLine|CreditNoteLine)
DK-R-003 BT-158 Item/CommodityClassification/ItemClassificationCode : not(Item/CommodityClassification/ItemClassificationCode/@listID = 'TST') or Item/CommodityClassification/ItemClassificationCode[@listVersionID = '19.05.01' or @listVersionID = '19.0501' or @listVersionID = '26.08.01' or @listVersionID = '26.0801'] :: it is not from a version in use
@ //AllowanceCharge[$isDanish]
DK-R-004 BT-97 AllowanceChargeReason : not(AllowanceChargeReasonCode = 'ZZZ') or matches(n(AllowanceChargeReason), '^[0-9]{4}$') or matches(AllowanceChargeReason, '^[^#].*#.*[^#]$') :: a number of four digits, or two words with # between them, stand there
`;

const southern = String.raw`
%
@ //AccountingSupplierParty/Party[$sellerCountry = 'IT']/PartyTaxScheme[n(TaxScheme/ID) != 'VAT']
IT-R-001 BT-32 CompanyID : matches(n(CompanyID), '^[A-Z0-9]{11,16}$') ${wrong}
@ //AccountingSupplierParty/Party[$sellerCountry = 'IT']
IT-R-002 BT-35 PostalAddress/StreetName ?
IT-R-003 BT-37 PostalAddress/CityName ?
IT-R-004 BT-38 PostalAddress/PostalZone ?
%
@ //AccountingSupplierParty/Party[PostalAddress/Country/IdentificationCode = 'SE' and PartyTaxScheme[TaxScheme/ID = 'VAT']/CompanyID[sub(., 1, 2) = 'SE']]
SE-R-001 BT-31 PartyTaxScheme[TaxScheme/ID='VAT']/CompanyID : len(n(PartyTaxScheme[TaxScheme/ID = 'VAT']/CompanyID)) = 14 :: it has fourteen signs
SE-R-002 BT-31 PartyTaxScheme[TaxScheme/ID='VAT']/CompanyID : numeric(sub(PartyTaxScheme[TaxScheme/ID = 'VAT']/CompanyID, 3, 12)) :: a Swedish number has digits alone
@ //AccountingSupplierParty/Party/PartyLegalEntity[../PostalAddress/Country/IdentificationCode = 'SE' and CompanyID]
SE-R-003 BT-30 CompanyID : numeric(CompanyID) :: a Swedish number has digits alone
SE-R-004 BT-30 CompanyID : len(n(CompanyID)) = 10 :: a Swedish number has ten digits
SE-R-013 BT-30 CompanyID : checks(n(CompanyID), 'swedish') :: its check digit is wrong
@ //AccountingSupplierParty/Party[PostalAddress/Country/IdentificationCode = 'SE' and PartyLegalEntity/CompanyID]/PartyTaxScheme[n(upper(TaxScheme/ID)) != 'VAT']/CompanyID
SE-R-005 BT-32 . : n(upper(.)) = 'GODKÄND FÖR F-SKATT' :: the words for F-tax stand there
@ //(TaxCategory|ClassifiedTaxCategory)[$isSwedishVat and ID = 'S']
SE-R-006 BT-152 Percent : number(Percent) = 25 or number(Percent) = 12 or number(Percent) = 6 :: it is not a rate of Sweden
@ ${swedishMeans('PLUSGIRO')}
SE-R-007/w BT-84 . : numeric(.) :: a Swedish number has digits alone
SE-R-010/w BT-84 . : len(n(.)) >= 2 and len(n(.)) <= 8 ${wrong}
@ ${swedishMeans('BANKGIRO')}
SE-R-008/w BT-84 . : numeric(.) :: a Swedish number has digits alone
SE-R-009/w BT-84 . : len(n(.)) = 7 or len(n(.)) = 8 ${wrong}
@ //PaymentMeans[$isSwedish and (PaymentMeansCode = '50' or PaymentMeansCode = '56')]
SE-R-011/w BT-81 PaymentMeansCode : false() :: in Sweden another code is used for it
@ //PaymentMeans[$isSwedish and //AccountingCustomerParty/Party/PostalAddress/Country/IdentificationCode = 'SE' and PaymentMeansCode = '31']
SE-R-012/w BT-81 PaymentMeansCode : false() :: in Sweden another code is used for it
%
@ /*/ID[$isGreek]
GR-R-001-1 BT-1 . : pieces(., '|') = 6 :: a Greek number has six parts
GR-R-001-2 BT-1 . : len(n(${segment(1)})) = 9 and checks(${segment(1)}, 'greek') and (/*/AccountingSupplierParty/Party/PartyTaxScheme[TaxScheme/ID = 'VAT']/CompanyID[sub(., 3, 9) = piece(current(), '|', 1)] or /*/TaxRepresentativeParty/PartyTaxScheme[TaxScheme/ID = 'VAT']/CompanyID[sub(., 3, 9) = piece(current(), '|', 1)]) :: its first part is the tax number of the seller
GR-R-001-3 BT-1 . : matches(${segment(2)}, '^[0-9]{2}/[0-9]{2}/[0-9]{4}$') and piece(${segment(2)}, '/', 1) = piece(/*/IssueDate, '-', 3) and piece(${segment(2)}, '/', 2) = piece(/*/IssueDate, '-', 2) and piece(${segment(2)}, '/', 3) = piece(/*/IssueDate, '-', 1) :: its second part is the day of the invoice
GR-R-001-4 BT-1 . : matches(${segment(3)}, '^\s*[0-9]+\s*$') :: its third part is a number
GR-R-001-5 BT-1 . : matches(${segment(4)}, '^(?:1\.1|1\.6|2\.1|2\.4|5\.1|5\.2)$') :: its fourth part is a type of document of Greece
GR-R-001-6 BT-1 . : len(${segment(5)}) > 0 :: its fifth part is missing
GR-R-001-7 BT-1 . : len(${segment(6)}) > 0 :: its sixth part is missing
@ //AccountingSupplierParty[$isGreek]/Party
GR-R-002 BT-28 PartyName/Name : len(PartyName/Name) > 0 :: it is missing
GR-S-011/w BT-31 ${vatId.replace(/ /g, '')} : count(${vatId}) = 1 and sub(${vatId}, 1, 2) = 'EL' and checks(sub(${vatId}, 3), 'greek') ${wrong}
@ //AccountingSupplierParty[$isGreek]/Party/${vatId}
GR-R-003 BT-31 . : sub(., 1, 2) = 'EL' and checks(sub(., 3), 'greek') ${wrong}
@ /*[$isGreek and $sellerAt = 'GR']
GR-R-004-1 BT-122 AdditionalDocumentReference : count(AdditionalDocumentReference[DocumentDescription = '##M.AR.K##']) = 1 :: the number of the Greek register is missing
GR-S-008-1/w BT-122 AdditionalDocumentReference : count(AdditionalDocumentReference[DocumentDescription = '##INVOICE|URL##']) = 1 :: the address of the Greek register is missing
GR-R-008-2 BT-122 AdditionalDocumentReference : count(AdditionalDocumentReference[DocumentDescription = '##INVOICE|URL##']) <= 1 :: it stands once
@ //AdditionalDocumentReference[$isGreek and $sellerAt = 'GR' and DocumentDescription = '##M.AR.K##']/ID
GR-R-004-2 BT-122 . : matches(., '^[1-9][0-9]*') ${wrong}
@ //AdditionalDocumentReference[$isGreek and DocumentDescription = '##INVOICE|URL##']
GR-R-008-3 BT-124 Attachment/ExternalReference/URI ??
@ //AccountingCustomerParty[$isGreek]/Party
GR-R-005 BT-45 PartyName/Name : len(PartyName/Name) > 0 :: it is missing
@ //AccountingSupplierParty/Party[$ownCountry = 'GR' or $ownCountry = 'EL']/EndpointID
GR-R-009 BT-34 . : @schemeID = '9933' and checks(., 'greek') ${wrong}
%
@ //AccountingCustomerParty[$isGreekBoth]/Party
GR-R-006 BT-48 ${vatId.replace(/ /g, '')} : count(${vatId}) = 1 and sub(${vatId}, 1, 2) = 'EL' and checks(sub(${vatId}, 3), 'greek') ${wrong}
@ //AccountingCustomerParty[$isGreekBoth]/Party/EndpointID
GR-R-010 BT-49 . : @schemeID = '9933' and checks(., 'greek') ${wrong}
`;

const others = `
%
@ /*[$sellerAt = 'IS']
IS-R-001/w BT-3 InvoiceTypeCode|CreditNoteTypeCode : n(InvoiceTypeCode) = '380' or n(InvoiceTypeCode) = '381' or n(CreditNoteTypeCode) = '380' or n(CreditNoteTypeCode) = '381' :: it is not a type of Iceland
IS-R-002 BT-30 AccountingSupplierParty/Party/PartyLegalEntity/CompanyID : AccountingSupplierParty/Party/PartyLegalEntity/CompanyID/@schemeID = '0196' :: it must be from list 0196
IS-R-003 BG-5 AccountingSupplierParty/Party/PostalAddress : AccountingSupplierParty/Party/PostalAddress/StreetName and AccountingSupplierParty/Party/PostalAddress/PostalZone :: street and postal code are missing
IS-R-006 BT-84 PaymentMeans/PayeeFinancialAccount/ID : not(PaymentMeans[PaymentMeansCode = '9']) or len(n(PaymentMeans[PaymentMeansCode = '9']/PayeeFinancialAccount/ID)) = 12 ${wrong}
IS-R-007 BT-84 PaymentMeans/PayeeFinancialAccount/ID : not(PaymentMeans[PaymentMeansCode = '42']) or len(n(PaymentMeans[PaymentMeansCode = '42']/PayeeFinancialAccount/ID)) = 12 ${wrong}
IS-R-008 BT-122 AdditionalDocumentReference/ID : not(${due}) or (len(${due}/ID) = 10 and isDay(${due}/ID)) :: it is no day
IS-R-009 BT-9 DueDate ? when ${due}
IS-R-010 BT-9 DueDate : not(${due}) or DueDate <= ${due}/ID :: it is after the last day to pay
@ /*[$sellerAt = 'IS' and $buyerAt = 'IS']/AccountingCustomerParty
IS-R-004 BT-47 Party/PartyLegalEntity/CompanyID : Party/PartyLegalEntity/CompanyID/@schemeID = '0196' :: it must be from list 0196
IS-R-005 BG-8 Party/PostalAddress : Party/PostalAddress/StreetName and Party/PostalAddress/PostalZone :: street and postal code are missing
%
@ //CreditNoteTypeCode[$isDutch]
NL-R-001 BG-3 /*/BillingReference/InvoiceDocumentReference/ID ?
@ //AccountingSupplierParty/Party/PostalAddress[$isDutch]
NL-R-002 BG-5 . : ${addressed} :: street, place and postal code are missing
@ //AccountingSupplierParty/Party/PartyLegalEntity/CompanyID[$isDutch]
NL-R-003 BT-30 . : ${lists('.')} :: it must be from list 0106 or 0190
@ //AccountingCustomerParty/Party/PostalAddress[$isDutch and $isDutchBuyer]
NL-R-004 BG-8 . : ${addressed} :: street, place and postal code are missing
@ //AccountingCustomerParty/Party/PartyLegalEntity/CompanyID[$isDutch and $isDutchBuyer]
NL-R-005 BT-47 . : ${lists('.')} :: it must be from list 0106 or 0190
@ //TaxRepresentativeParty/PostalAddress[$isDutch and n(upper(/*/TaxRepresentativeParty/PostalAddress/Country/IdentificationCode)) = 'NL']
NL-R-006 BG-12 . : ${addressed} :: street, place and postal code are missing
@ //LegalMonetaryTotal[$isDutch]
NL-R-007 BG-16 //PaymentMeans : (/Invoice and num(PayableAmount) <= 0) or (/CreditNote and num(PayableAmount) >= 0) or //PaymentMeans :: it is missing
@ //PaymentMeans[$isDutch and $isDutchBuyer]
NL-R-008 BT-81 PaymentMeansCode : ${dutch.map((code) => `n(PaymentMeansCode) = ${code}`).join(' or ')} :: it is not a way to pay of the Netherlands
@ //OrderLineReference/LineID[$isDutch]
NL-R-009 BT-13 /*/OrderReference/ID ?
%
${germanDocument(german)}
${germanParts(german, 'DE-R-T02')}
`;

/** The rules of countries, by where the seller is. Source: OpenPEPPOL BIS Billing 3.0, national rules. */
export const peppolNational = [nordic, southern, others].join('\n');
