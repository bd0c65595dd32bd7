import { each, french, idRows, several, sirenOf, termOf } from './french.ts';

const seller = 'AccountingSupplierParty/Party';
const buyer = 'AccountingCustomerParty/Party';
const line = '/*/(InvoiceLine|CreditNoteLine)';
const preceding = '/*/BillingReference/InvoiceDocumentReference';
const siret = "PartyIdentification/ID[@schemeID='0009']";
const siren = "PartyLegalEntity/CompanyID[@schemeID='0002']";

const parties = [
  ['BT-29', seller],
  ['BT-46', buyer],
  ['BT-60', 'PayeeParty'],
  ['EXT-FR-FE-06', `${buyer}/AgentParty`],
  ['EXT-FR-FE-46', 'PaymentMeans/PaymentMandate/PayerParty'],
  ['EXT-FR-FE-69', `${seller}/AgentParty`],
  ['EXT-FR-FE-92', `${buyer}/ServiceProviderParty/Party`],
  ['EXT-FR-FE-115', `${seller}/ServiceProviderParty/Party`],
] as const;
/** What their addresses are called, in the same order. */
const addressNames = [
  'BT-34',
  'BT-49',
  'EXT-FR-FE-29',
  'EXT-FR-FE-12',
  'EXT-FR-FE-52',
  'EXT-FR-FE-75',
  'EXT-FR-FE-98',
  'EXT-FR-FE-121',
] as const;
const addresses = parties.map(([, path], index) => [addressNames[index] ?? '', path] as const);
const routes = [
  ['BT-29', `/*/${seller}/PartyIdentification/ID[@schemeID='0224']`],
  ['BT-46', `/*/${buyer}/PartyIdentification/ID[@schemeID='0224']`],
] as const;

const deliverySiret = "DeliveryLocation/ID[@schemeID='0009']";
const deliverySiren = `DeliveryParty/${siren}`;

const days = [
  ['BT-2', '/*/IssueDate'],
  ['BT-7', '/*/TaxPointDate'],
  ['BT-9', '/*/DueDate'],
  ['BT-26', `${preceding}/IssueDate`],
  ['BT-72', '/*/Delivery/ActualDeliveryDate'],
  ['BT-73', '/*/InvoicePeriod/StartDate'],
  ['BT-74', '/*/InvoicePeriod/EndDate'],
  ['EXT-FR-FE-138', `${line}/DocumentReference/IssueDate`],
  ['EXT-FR-FE-158', `${line}/Delivery/ActualDeliveryDate`],
  ['BT-134', `${line}/InvoicePeriod/StartDate`],
  ['BT-135', `${line}/InvoicePeriod/EndDate`],
] as const;
const day =
  ": matches(., '^20(?:[0-9]{2}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[02468][048]|[13579][26])-02-29)$') :: it is no day from 2000 to 2099";

const amounts = [
  ['BT-93_BT-100', 'BT-93', '/*/AllowanceCharge/BaseAmount'],
  ['BT-92_BT-99', 'BT-92', '/*/AllowanceCharge/Amount'],
  ['BT-106', 'BT-106', '//LegalMonetaryTotal/LineExtensionAmount'],
  ['BT-107', 'BT-107', '//LegalMonetaryTotal/AllowanceTotalAmount'],
  ['BT-108', 'BT-108', '//LegalMonetaryTotal/ChargeTotalAmount'],
  ['BT-109', 'BT-109', '//LegalMonetaryTotal/TaxExclusiveAmount'],
  ['BT-110', 'BT-110', '//TaxTotal/TaxAmount'],
  ['BT-112', 'BT-112', '//LegalMonetaryTotal/TaxInclusiveAmount'],
  ['BT-113', 'BT-113', '//LegalMonetaryTotal/PrepaidAmount'],
  ['BT-114', 'BT-114', '//LegalMonetaryTotal/PayableRoundingAmount'],
  ['BT-115', 'BT-115', '//LegalMonetaryTotal/PayableAmount'],
  ['BT-116', 'BT-116', '//TaxTotal/TaxSubtotal/TaxableAmount'],
  ['BT-117', 'BT-117', '//TaxTotal/TaxSubtotal/TaxAmount'],
  ['BT-131', 'BT-131', `${line}/LineExtensionAmount`],
  ['BT-136_BT-141', 'BT-92', `${line}/AllowanceCharge/Amount`],
  ['BT-137_BT-142', 'BT-93', `${line}/AllowanceCharge/BaseAmount`],
] as const;

/** The text after a code in the notes, up to the next sign. */
const noted = (code: string): string => `piece(piece(joined(/*/Note), '#${code}#', 2), '#', 1)`;
const treatments = ['B2B', 'B2BINT', 'B2C', 'OUTOFSCOPE', 'ARCHIVEONLY'];
const totals = '/*/LegalMonetaryTotal';
const sellerAddress = `/*/${seller}/EndpointID`;
const buyerAddress = `/*/${buyer}/EndpointID`;
const rateRow = (rule: string, term: string): string =>
  `${rule}/w ${term} Percent : not(Percent) or listed(Percent, 'frenchRates') :: it is no rate of France`;
const categoryRows = (rule: string, other: string, term: string): string =>
  `${rule}/w ${term} ID in frenchCategories when ID\n${other}/w ${term} ID : not(ID = 'L' or ID = 'M') :: it is not of France`;

/** Groups of lines, each of one seller, where an invoice is of several: a line says in a reference to its own invoice what it is part of. */
const own = 'BillingReference[InvoiceDocumentReference/ID = /*/ID]';
const status = 'InvoiceDocumentReference/DocumentStatusCode';
const parent = `${own}/BillingReferenceLine/ID`;
const legalId = 'Item/ManufacturerParty/PartyLegalEntity/CompanyID';
const numbered = (scheme: string): string => `DocumentReference[DocumentTypeCode = '130']/ID[@schemeID = '${scheme}']`;
const ownNumber = numbered('AFL');
const ownVat = 'TaxTotal/TaxAmount[@currencyID = /*/DocumentCurrencyCode]';
const parts = `keyed(${line}, ${parent}, n(../ID))[BillingReference[InvoiceDocumentReference/ID = /*/ID and ${status} != 'INFORMATION' and BillingReferenceLine/ID = n(current()/../ID)]]/LineExtensionAmount`;
const details = `keyed(${line}, ${parent}, ../ID)/${own}[${status} = 'DETAIL' and BillingReferenceLine/ID = current()/../ID]`;
/** As published, lines of invoices alone are looked for. */
const parentLine = `keyed(/*/InvoiceLine, ID, ${parent})`;
const exemption = 'Item/ClassifiedTaxCategory/TaxExemptionReason';

const ofSeveralSellers = `
%
@ $severalLines
BR-FR-MV-01_EXT-FR-FE-163 - . : ${own} and filled(${own}/${status}) ${several}
%
@ /*[$several]
BR-FR-MV-02_EXT-FR-FE-163 - . : count($groups) >= 1 ${several}
BR-FR-MV-12_BT-128 - . : not(again($groups/../${ownNumber}, //${ownNumber})) ${several}
%
@ $groups
BR-FR-MV-03_EXT-FR-FE-164 - . : filled(../Item/ManufacturerParty/PartyLegalEntity/RegistrationName) ${several}
BR-FR-MV-03_EXT-FR-FE-167 - . : filled(../${legalId}) ${several}
BR-FR-MV-03_EXT-FR-FE-177 - . : filled(../Item/ManufacturerParty/PostalAddress/Country/IdentificationCode) ${several}
BR-FR-MV-03_EXT-FR-FE-181 - . : filled(../${ownVat}) ${several}
BR-FR-MV-03_EXT-FR-FE-182 - . : not(/*/TaxCurrencyCode) or (/*/TaxCurrencyCode != '' and filled(../TaxTotal/TaxAmount[@currencyID = /*/TaxCurrencyCode])) ${several}
BR-FR-MV-03_BT-128_AFL - . : filled(../${ownNumber}) ${several}
BR-FR-MV-03_BT-128_AVV - . : filled(../${numbered('AVV')}) and not(../${numbered('AVV')}${french.ofSeveral}) ${several}
BR-FR-MV-05_EXT-FR-FE-BG-12 - . : near(number(../LineExtensionAmount), sum(${parts}), count(${parts}) * 0.01) ${several}
BR-FR-MV-09_EXT-FR-FE-181 - . : near(number(../${ownVat}), sum(/*/TaxTotal/TaxSubtotal[TaxCategory/TaxScheme/ID = 'VAT' and starts(TaxCategory/TaxExemptionReason, '#') and pieces(TaxCategory/TaxExemptionReason, '#') >= 3 and piece(TaxCategory/TaxExemptionReason, '#', 2) = n(current()/../${ownNumber})]/TaxAmount), 0) ${several}
BR-FR-MV-10_EXT-FR-FE-184 - . : not(../TaxInclusiveLineExtensionAmount) or near(number(../TaxInclusiveLineExtensionAmount) - number(../LineExtensionAmount), number(../${ownVat}), count(${details}) * 0.01) ${several}
%
@ $severalLines
BR-FR-MV-06_EXT-FR-FE-167 - . : filled(${legalId}) and (not(${parent}) or n(${legalId}) = n(${parentLine}/${legalId})) ${several}
BR-FR-MV-07_BT-128 - . : filled(${ownNumber}) and (not(${parent}) or n(${ownNumber}) = n(${parentLine}/${ownNumber})) ${several}
%
@ $severalLines[${own}/${status} = 'DETAIL']
BR-FR-MV-08_BT-128 - . : filled(${exemption}) and filled(${ownNumber}) and starts(${exemption}, '#') and pieces(${exemption}, '#') >= 3 and piece(${exemption}, '#', 2) = n(${ownNumber}) ${several}
%
@ $severalLines[n(${legalId}) = n(/*/${seller}/PartyLegalEntity/CompanyID)]/${own}[${status} = 'GROUP' and not(BillingReferenceLine/ID)]
BR-FR-MV-11_BT-128 - . : n(../${ownNumber}) = /*/ID ${several}
%
@ /*[$several]/(InvoiceTypeCode|CreditNoteTypeCode)
BR-FR-MV-13_BT-3 BT-3 . : filled(.) and not(.${french.selfBilled}) ${several}
`;

/**
 * What France asks of an invoice in UBL beside EN 16931. Not here, because they never apply as they are published: BR-FR-27, BR-FR-28,
 * BR-FR-09 of EXT-FR-FE-146, BR-FR-16 of BT-103, and BR-FR-DEC-01 of BT-111. Source: FNFE-MPE, BR-FR of flow 2, 1.3.0 (XP Z12-012).
 */
export const frenchUbl: string = `
$type /*/(InvoiceTypeCode|CreditNoteTypeCode)
$frame /*/ProfileID
$treatment ${noted('BAR')}
$bar joined(/*/Note[contains(., '#BAR#')], '#')
$several $frame${french.ofSeveral}
$severalLines ${line}[$several]
$groups $severalLines/${own}[${status} = 'GROUP' and not(BillingReferenceLine/ID)]
$isOneOfMany /*/${seller}/PartyIdentification/ID[@schemeID = '0231']
${[
  ['BR-FR-01_BT-1', 'BT-1', '/*/ID'],
  ['BR-FR-01_BT-25', 'BT-25', `${preceding}/ID`],
]
  .map(
    ([rule, term, path]) =>
      `%\n@ ${path}\n${rule}-1/w ${term} . ${french.number}\n${rule}-2/w ${term} . ${french.id}\n${rule?.replace('01', '02')}/w ${term} . ${french.id}`,
  )
  .join('\n')}
${each([['BR-FR-01_EXT-FR-FE-136-1', '-', `${line}/BillingReference/DocumentReference/ID`]], french.number)}
${each(
  [
    ['BR-FR-01_BT-EXT-FR-FE-136-2', '-', `${line}/BillingReference/DocumentReference/ID`],
    ['BR-FR-02_EXT-FR-FE-136', '-', `${line}/DocumentReference/ID`],
  ],
  french.id,
)}
${each(
  days.map(([name, path]) => [`BR-FR-03_${name}`, termOf(name), path]),
  day,
)}
${each(
  [
    ['BR-FR-04_BT-3', 'BT-3', '$type'],
    ['BR-FR-04_EXT-FR-FE-02', '-', `${preceding}/DocumentTypeCode`],
    ['BR-FR-04_EXT-FR-FE-137', '-', `${line}/BillingReference/InvoiceDocumentReference/DocumentTypeCode`],
  ],
  french.type,
)}
%
@ /*
BR-FR-05_BT-22-1/w BT-22 Note : contains(joined(Note), '#PMT#') :: a note on the costs of collection (PMT) is missing
BR-FR-05_BT-22-2/w BT-22 Note : contains(joined(Note), '#PMD#') :: a note on late payment (PMD) is missing
BR-FR-05_BT-22-3/w BT-22 Note : contains(joined(Note), '#AAB#') :: a note on discount for early payment (AAB) is missing
${['PMT', 'PMD', 'AAB', 'TXD'].map((code, index) => `BR-FR-06_BT-21-${index + 1}/w BT-21 Note : pieces(joined(Note), '#${code}#') <= 2 :: it stands once`).join('\n')}
BR-FR-11_BT-47/w BT-47 ${buyer}/${siren} : $treatment != 'B2B' or matches(n(${buyer}/${siren}), '^[0-9]{9}$') :: ${french.notSiren}
BR-FR-12_BT-49/w BT-49 ${buyer}/EndpointID : filled(${buyer}/EndpointID) :: it is missing
BR-FR-13_BT-34/w BT-34 ${seller}/EndpointID : filled(${seller}/EndpointID) :: it is missing
BR-FR-18_BT-123/w BT-123 AdditionalDocumentReference : count(AdditionalDocumentReference[DocumentDescription = 'LISIBLE']) <= 1 :: it stands once
BR-FR-20_BT-21/w BT-22 Note : $treatment = '' or listed($treatment, 'frenchTreatments') :: it is not in its list of codes
BR-FR-21_BT-49/w BT-49 ${buyer}/EndpointID : $treatment != 'B2B' or $type${french.selfBilled} or ${french.addressed(buyerAddress, `/*/${buyer}/${siren}`)} :: ${french.notAddressed}
BR-FR-22_BT-34/w BT-34 ${seller}/EndpointID : $treatment = '' or not($type${french.selfBilled}) or ${french.addressed(sellerAddress, `/*/${seller}/${siren}`)} :: ${french.notAddressed}
BR-FR-30_BT-21/w BT-21 Note : ${treatments.map((one) => `pieces($bar, 'BAR#${one}#')`).join(' + ')} <= 6 :: it stands once
BR-FR-CO-04_BT-3/w BG-3 BillingReference : not(InvoiceTypeCode${french.corrections}) or count(BillingReference) = 1 :: it must stand just once
BR-FR-CO-07_BT-9/w BT-9 DueDate : not(DueDate) or $type${french.prepayments} or $frame${french.paid} or not(DueDate < IssueDate) :: it is before the day of the invoice
BR-FR-CO-08_BT-23/w BT-23 ProfileID : not($frame${french.final} and $type${french.prepayments}) :: a prepayment has another frame
BR-FR-CO-09_BT-23-1/w BT-113 ${totals}/PrepaidAmount : not($frame${french.paid}) or number(${totals}/PrepaidAmount) = number(${totals}/TaxInclusiveAmount) :: an invoice of this frame is paid in full
BR-FR-CO-09_BT-23-2/w BT-115 ${totals}/PayableAmount : not($frame${french.paid}) or number(${totals}/PayableAmount) = 0 :: an invoice of this frame is paid in full
BR-FR-CO-09_BT-23-3/w BT-9 DueDate : not($frame${french.paid}) or text(DueDate) :: it is missing
BR-FR-CO-12_BT-5/w BT-111 TaxTotal/TaxAmount[@currencyID='EUR'] : not(DocumentCurrencyCode != 'EUR') or (TaxCurrencyCode = 'EUR' and text(TaxTotal/TaxAmount[@currencyID = 'EUR'])) :: the VAT in euros is missing
BR-FR-CO-14_BT-29-1/w BT-22 Note : not($isOneOfMany) or ${noted('TXD')} = 'MEMBRE_ASSUJETTI_UNIQUE' :: the note TXD of a VAT group is missing
BR-FR-CO-15_BT-29-1/w BG-11 TaxRepresentativeParty : not($isOneOfMany) or text(TaxRepresentativeParty/PartyTaxScheme/CompanyID) :: the representative of a VAT group is missing, or its VAT number
%
@ /CreditNote
BR-FR-CO-03_BT-3/w BT-12 ContractDocumentReference : not(CreditNoteTypeCode = '262') or (text(ContractDocumentReference/ID) and text(InvoicePeriod/StartDate) and text(InvoicePeriod/EndDate)) :: contract and period are missing
BR-FR-CO-05_BT-3/w BG-3 BillingReference : not(CreditNoteTypeCode${french.credits}) or BillingReference/InvoiceDocumentReference[ID and IssueDate] or count(CreditNoteLine/BillingReference/InvoiceDocumentReference[ID and IssueDate]) = count(CreditNoteLine) :: the invoice that it corrects is missing, or its date
%
@ $frame
BR-FR-08_BT-23/w BT-23 . in frenchFrames
${parties
  .map(
    ([name, path]) =>
      `%\n@ /*/${path}\nBR-FR-09_${name}/w ${termOf(name)} PartyIdentification ${french.siret(siret, sirenOf(name, siren, `${siret}[1]`))}`,
  )
  .join('\n')}
%
@ /*/Delivery
BR-FR-09_BT-71/w BT-71 DeliveryLocation ${french.siret(deliverySiret, sirenOf('BT-71', deliverySiren, `${deliverySiret}[1]`))}
%
@ //${seller}/PartyLegalEntity
BR-FR-10_BT-30/w BT-30 CompanyID : matches(n(CompanyID[@schemeID = '0002']), '^[0-9]{9}$') :: ${french.notSiren}
%
@ //AllowanceCharge/TaxCategory
${categoryRows('BR-FR-15_BT-95_BT-102-1', 'BR-FR-15_BT-95_BT-102-2', 'BT-95')}
${rateRow('BR-FR-16_BT-96', 'BT-96')}
%
@ //TaxTotal/TaxSubtotal/TaxCategory
${categoryRows('BR-FR-15_BT-118-1', 'BR-FR-15_BT-118-2', 'BT-118')}
${rateRow('BR-FR-16_BT-119', 'BT-119')}
%
@ //Item/ClassifiedTaxCategory
${categoryRows('BR-FR-15_BT-151-1', 'BR-FR-08_BT-151-2', 'BT-151')}
%
@ //InvoiceLine/Item/ClassifiedTaxCategory
${rateRow('BR-FR-16_BT-152', 'BT-152')}
%
@ //AdditionalDocumentReference
BR-FR-17_BT-123/w BT-123 DocumentDescription in frenchAttachments when DocumentDescription
${each(
  addresses.map(([name, path]) => [`BR-FR-23_${name}`, termOf(name), `/*/${path}/EndpointID[@schemeID='0225']`]),
  french.address,
)}
${each(
  addresses.map(([name, path]) => [`BR-FR-25_${name}`, termOf(name), `/*/${path}/EndpointID`]),
  french.longAddress,
)}
${each(
  routes.map(([term, path]) => [`BR-FR-24_${term}`, term, path]),
  french.address,
)}
${each(
  routes.map(([term, path]) => [`BR-FR-26_${term}`, term, path]),
  french.route,
)}
${(['AFL', 'AVV'] as const)
  .map((scheme) =>
    each(
      [
        [`BR-FR-29_${scheme}`, 'BT-18', `/*/AdditionalDocumentReference/ID[@schemeID='${scheme}']`],
        [`BR-FR-30_${scheme}`, 'BT-128', `${line}/DocumentReference/ID[@schemeID='${scheme}']`],
      ],
      french.filled,
    ),
  )
  .join('\n')}
${each(
  [
    ['BR-FR-29_BT-18', 'BT-18', '/*/AdditionalDocumentReference'],
    ['BR-FR-30_BT-128', 'BT-128', `${line}/DocumentReference`],
  ],
  ": count(ID[@schemeID = 'AFL']) <= 1 and count(ID[@schemeID = 'AVV']) <= 1 :: it stands once",
)}
${[
  ...parties.map(([name, path]) => [name, `//${path}`, 'PartyIdentification/ID'] as const),
  ['BT-71', '/*/Delivery/DeliveryLocation', 'ID'] as const,
  ['EXT-FR-FE-146', `${line}/Delivery/DeliveryLocation`, 'ID'] as const,
]
  .map(([name, path, ids]) => idRows(name, path, ids))
  .join('\n')}
${each(
  amounts.map(([name, term, path]) => [`BR-FR-DEC-01_${name}`, term, path]),
  french.amount(),
)}
${each([['BR-FR-DEC-02_BT-129', 'BT-129', `${line}/(InvoicedQuantity|CreditedQuantity)`]], french.quantity())}
%
@ ${line}[filled(Price/BaseQuantity)]
BR-FR-DEC-02_BT-149/w BT-149 Price/BaseQuantity ${french.quantity('Price/BaseQuantity')}
%
@ ${line}[filled(Price/PriceAmount)]
BR-FR-DEC-03_BT-146/w BT-146 Price/PriceAmount ${french.price('Price/PriceAmount')}
%
@ ${line}/Price/AllowanceCharge[filled(Amount)]
BR-FR-DEC-03_BT-147/w BT-147 Amount ${french.price('Amount')}
${each([['BR-FR-DEC-03_BT-148', 'BT-148', `${line}/Price/AllowanceCharge/BaseAmount[filled(.)]`]], french.price())}
${each(
  [
    ['BR-FR-DEC-04_BT-96_BT-103', 'BT-96', '//AllowanceCharge/TaxCategory/Percent'],
    ['BR-FR-DEC-04_BT-119', 'BT-119', '//TaxTotal/TaxSubtotal/TaxCategory/Percent'],
    ['BR-FR-DEC-04_BT-152', 'BT-152', '//Item/ClassifiedTaxCategory/Percent'],
  ],
  french.rate(),
)}
${ofSeveralSellers}
`;
