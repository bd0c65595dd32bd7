import { each, french, idRows, several, sirenOf, termOf } from './french.ts';

const parties = {
  seller: '$A/SellerTradeParty',
  buyer: '$A/BuyerTradeParty',
  payee: '$S/PayeeTradeParty',
  buyerAgent: '$A/BuyerAgentTradeParty',
  payer: '$S/PayerTradeParty',
  salesAgent: '$A/SalesAgentTradeParty',
  invoicee: '$S/InvoiceeTradeParty',
  invoicer: '$S/InvoicerTradeParty',
  shipTo: '$D/ShipToTradeParty',
  lineShipTo: '$L/SpecifiedLineTradeDelivery/ShipToTradeParty',
} as const;
const siret = "GlobalID[@schemeID='0009']";
const siren = "SpecifiedLegalOrganization/ID[@schemeID='0002']";
const endpoint = 'URIUniversalCommunication/URIID';
const preceding = '$S/InvoiceReferencedDocument';
const linePreceding = '$L/SpecifiedLineTradeSettlement/InvoiceReferencedDocument';
const period = (path: string, end: string): string => `${path}/BillingSpecifiedPeriod/${end}DateTime/DateTimeString`;
const totals = '$S/SpecifiedTradeSettlementHeaderMonetarySummation';
const characteristic = '$L/SpecifiedTradeProduct/ApplicableProductCharacteristic';
const rate = 'RateApplicablePercent';

const partiesWithIds = [
  ['BT-29', parties.seller],
  ['BT-46', parties.buyer],
  ['BT-60', parties.payee],
  ['EXT-FR-FE-06', parties.buyerAgent],
  ['EXT-FR-FE-46', parties.payer],
  ['EXT-FR-FE-69', parties.salesAgent],
  ['BT-71', parties.shipTo],
  ['EXT-FR-FE-146', parties.lineShipTo],
] as const;
const places = [...partiesWithIds, ['EXT-FR-FE-92', parties.invoicee], ['EXT-FR-FE-115', parties.invoicer]] as const;
const addresses = [
  ['BT-34', parties.seller],
  ['BT-49', parties.buyer],
  ['EXT-FR-FE-12', parties.buyerAgent],
  ['EXT-FR-FE-29', parties.payee],
  ['EXT-FR-FE-52', parties.payer],
  ['EXT-FR-FE-75', parties.salesAgent],
  ['EXT-FR-FE-98', parties.invoicee],
  ['EXT-FR-FE-121', parties.invoicer],
] as const;
const routes = [
  ['BT-29', `${parties.seller}/GlobalID[@schemeID='0224']`],
  ['BT-46', `${parties.buyer}/GlobalID[@schemeID='0224']`],
] as const;

const days = [
  ['BT-2', '$doc/IssueDateTime/DateTimeString'],
  ['BT-7', '$S/ApplicableTradeTax/TaxPointDate/DateString'],
  ['BT-9', '$S/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString'],
  ['BT-26', `${preceding}/FormattedIssueDateTime/DateTimeString`],
  ['BT-72', '$D/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString'],
  ['BT-73', period('$S', 'Start')],
  ['BT-74', period('$S', 'End')],
  ['EXT-FR-FE-138', `${linePreceding}/FormattedIssueDateTime/DateTimeString`],
  ['EXT-FR-FE-158', '$L/SpecifiedLineTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString'],
  ['EXT-FR-FE-134', period('$L/SpecifiedLineTradeSettlement', 'Start')],
  ['EXT-FR-FE-135', period('$L/SpecifiedLineTradeSettlement', 'End')],
] as const;
const day =
  ": matches(sub(., 1, 8), '^20(?:[0-9]{2}(?:(?:0[13578]|1[02])(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)(?:0[1-9]|[12][0-9]|30)|02(?:0[1-9]|1[0-9]|2[0-8]))|(?:[02468][048]|[13579][26])0229)$') :: it is no day from 2000 to 2099";

const lineSum = 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation';
const amounts = [
  ['BT-92_BT-99', 'BT-92', '$S/SpecifiedTradeAllowanceCharge/ActualAmount'],
  ['BT-93_BT-100', 'BT-93', '$S/SpecifiedTradeAllowanceCharge/BasisAmount'],
  ['BT-106', 'BT-106', `${totals}/LineTotalAmount`],
  ['BT-107', 'BT-107', `${totals}/AllowanceTotalAmount`],
  ['BT-108', 'BT-108', `${totals}/ChargeTotalAmount`],
  ['BT-109', 'BT-109', `${totals}/TaxBasisTotalAmount`],
  ['BT-110', 'BT-110', `${totals}/TaxTotalAmount`],
  ['BT-112', 'BT-112', `${totals}/GrandTotalAmount`],
  ['BT-113', 'BT-113', `${totals}/TotalPrepaidAmount`],
  ['BT-114', 'BT-114', `${totals}/RoundingAmount`],
  ['BT-115', 'BT-115', `${totals}/DuePayableAmount`],
  ['BT-116', 'BT-116', '$S/ApplicableTradeTax/BasisAmount'],
  ['BT-117', 'BT-117', '$S/ApplicableTradeTax/CalculatedAmount'],
  ['BT-131', 'BT-131', `$L/${lineSum}/LineTotalAmount`],
  ['BT-136_BT-141', 'BT-92', '$L/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge/ActualAmount'],
  ['BT-137_BT-142', 'BT-93', '$L/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge/BasisAmount'],
] as const;

/** Groups of lines, each of one seller, where an invoice is of several. */
const status = 'AssociatedDocumentLineDocument/LineStatusReasonCode';
const parent = 'AssociatedDocumentLineDocument/ParentLineID';
const legalId = 'SpecifiedLineTradeAgreement/ItemSellerTradeParty/SpecifiedLegalOrganization/ID';
const reference = 'SpecifiedLineTradeSettlement/AdditionalReferencedDocument';
const ownNumber = `${reference}[ReferenceTypeCode='AFL'][TypeCode='130']/IssuerAssignedID`;
const parentLine = `keyed($L, AssociatedDocumentLineDocument/LineID, ${parent})`;
const parts = `keyed($L, ${parent}, n(AssociatedDocumentLineDocument/LineID))`;
const vatOfLine = `${lineSum}/TaxTotalAmount[@currencyID=$S/InvoiceCurrencyCode]`;
const summed = `${parts}[${status} != 'INFORMATION']/${lineSum}/LineTotalAmount`;
const exemption = 'SpecifiedLineTradeSettlement/ApplicableTradeTax/ExemptionReason';

const ofSeveralSellers = `
%
@ $L[$several]/${status}
BR-FR-MV-01_EXT-FR-FE-163 - . : filled(.) ${several}
%
@ $T[$several]
BR-FR-MV-02_EXT-FR-FE-163 - . : count($groups) >= 1 ${several}
BR-FR-MV-12_BT-128 - . : not(again($groups/${ownNumber}, //IssuerAssignedID)) ${several}
%
@ $groups
BR-FR-MV-03_EXT-FR-FE-164 - . : filled(SpecifiedLineTradeAgreement/ItemSellerTradeParty/Name) ${several}
BR-FR-MV-03_EXT-FR-FE-167 - . : filled(${legalId}) ${several}
BR-FR-MV-03_EXT-FR-FE-177 - . : filled(SpecifiedLineTradeAgreement/ItemSellerTradeParty/PostalTradeAddress/CountryID) ${several}
BR-FR-MV-03_EXT-FR-FE-181 - . : filled(${vatOfLine}) ${several}
BR-FR-MV-03_EXT-FR-FE-182 - . : not($S/TaxCurrencyCode) or ($S/TaxCurrencyCode != '' and filled(${lineSum}/TaxTotalAmount[@currencyID = $S/TaxCurrencyCode])) ${several}
BR-FR-MV-05_EXT-FR-FE-BG-12 - . : near(number(${lineSum}/LineTotalAmount), sum(${summed}), count(${summed}) * 0.01) ${several}
BR-FR-MV-09_EXT-FR-FE-181 - . : near(number(${vatOfLine}), sum($S/ApplicableTradeTax[TypeCode = 'VAT' and starts(ExemptionReason, '#') and pieces(ExemptionReason, '#') >= 3 and piece(ExemptionReason, '#', 2) = n(current()/${ownNumber})]/CalculatedAmount), 0.01) ${several}
BR-FR-MV-10_EXT-FR-FE-184 - . : not(${lineSum}/GrandTotalAmount) or near(number(${lineSum}/GrandTotalAmount) - number(${lineSum}/LineTotalAmount), number(${vatOfLine}), count(keyed($L, ${parent}, AssociatedDocumentLineDocument/LineID)[${status} = 'DETAIL']) * 0.01) ${several}
%
@ $groups/${reference}[ReferenceTypeCode = 'AFL']
BR-FR-MV-03_BT-128_AFL - . : TypeCode = '130' and filled(IssuerAssignedID) ${several}
%
@ $groups/${reference}[ReferenceTypeCode = 'AVV']
BR-FR-MV-03_BT-128_AVV - . : TypeCode = '130' and filled(IssuerAssignedID) and not(IssuerAssignedID${french.ofSeveral}) ${several}
%
@ $L[$several]
BR-FR-MV-06_EXT-FR-FE-167 - . : filled(${legalId}) and (not(${parent}) or n(${legalId}) = n(${parentLine}/${legalId})) ${several}
BR-FR-MV-07_BT-128 - . : filled(${ownNumber}) and (not(${parent}) or n(${ownNumber}) = n(${parentLine}/${ownNumber})) ${several}
%
@ $L[$several and ${status} = 'DETAIL']
BR-FR-MV-08_BT-128 - . : filled(${exemption}) and filled(${ownNumber}) and starts(${exemption}, '#') and pieces(${exemption}, '#') >= 3 and piece(${exemption}, '#', 2) = n(${ownNumber}) ${several}
%
@ $groups[${legalId} = ${parties.seller}/SpecifiedLegalOrganization/ID]
BR-FR-MV-11_BT-128 - . : ${ownNumber} = $doc/ID ${several}
%
@ $doc[$several]/TypeCode
BR-FR-MV-13_BT-3 BT-3 . : filled(.) and not(.${french.selfBilled}) ${several}
`;

/**
 * What France asks of an invoice in CII beside EN 16931. Not here, because they never apply as they are published: BR-FR-30 of BT-128,
 * BR-FR-CO-10 of invoicer and invoicee, and BR-FR-DEC-01 of BT-111. Source: FNFE-MPE, BR-FR of flow 2, 1.3.0 (XP Z12-012).
 */
export const frenchCii: string = `
$T /CrossIndustryInvoice/SupplyChainTradeTransaction
$A $T/ApplicableHeaderTradeAgreement
$D $T/ApplicableHeaderTradeDelivery
$S $T/ApplicableHeaderTradeSettlement
$L $T/IncludedSupplyChainTradeLineItem
$doc /CrossIndustryInvoice/ExchangedDocument
$frame /CrossIndustryInvoice/ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID
$isToCompany $doc/IncludedNote[SubjectCode = 'BAR']/Content = 'B2B'
$several $frame${french.ofSeveral}
$groups $L[$several and ${status} = 'GROUP' and not(${parent})]
$due $S/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString
$issued $doc/IssueDateTime/DateTimeString
$isOneOfMany ${parties.seller}/GlobalID[@schemeID = '0231']
${each(
  [
    ['BR-FR-01_BT-1', 'BT-1', '$doc/ID'],
    ['BR-FR-01_BT-25', 'BT-25', `${preceding}/IssuerAssignedID`],
    ['BR-FR-01_EXT-FR-FE-136', '-', `${linePreceding}/IssuerAssignedID`],
  ],
  french.number,
)}
${each(
  [
    ['BR-FR-02_BT-1', 'BT-1', '$doc/ID'],
    ['BR-FR-02_BT-25', 'BT-25', `${preceding}/IssuerAssignedID`],
    ['BR-FR-02_EXT-FR-FE-136', '-', `${linePreceding}/IssuerAssignedID`],
  ],
  french.id,
)}
${each(
  days.map(([name, path]) => [`BR-FR-03_${name}`, termOf(name), path]),
  day,
)}
${each(
  [
    ['BR-FR-04_BT-3', 'BT-3', '$doc/TypeCode'],
    ['BR-FR-04_EXT-FR-FE-02', '-', `${preceding}/TypeCode`],
    ['BR-FR-04_EXT-FR-FE-137', '-', `${linePreceding}/TypeCode`],
  ],
  french.type,
)}
%
@ $doc
BR-FR-05_BT-22_PMT/w BT-22 IncludedNote : IncludedNote[SubjectCode = 'PMT'] :: a note on the costs of collection (PMT) is missing
BR-FR-05_BT-22_PMD/w BT-22 IncludedNote : IncludedNote[SubjectCode = 'PMD'] :: a note on late payment (PMD) is missing
BR-FR-05_BT-22_AAB/w BT-22 IncludedNote : IncludedNote[SubjectCode = 'AAB'] :: a note on discount for early payment (AAB) is missing
${['PMT', 'PMD', 'AAB', 'TXD'].map((code) => `BR-FR-06_BT-21_${code}/w BT-21 IncludedNote : count(IncludedNote[SubjectCode = '${code}']) <= 1 :: it stands once`).join('\n')}
BR-FR-30_BT-21/w BT-21 IncludedNote : count(IncludedNote[SubjectCode = 'BAR' and listed(Content, 'frenchTreatments')]) <= 1 :: it stands once
%
@ $frame
BR-FR-08_BT-23/w BT-23 . in frenchFrames
${places.map(([name, path]) => `%\n@ ${path}\nBR-FR-09_${name}/w ${termOf(name)} GlobalID ${french.siret(siret, sirenOf(name, siren, siret))}`).join('\n')}
%
@ /CrossIndustryInvoice
BR-FR-10_BT-30/w BT-30 ${parties.seller}/${siren} : matches(n(${parties.seller}/${siren}), '^[0-9]{9}$') :: ${french.notSiren}
BR-FR-11_BT-47/w BT-47 ${parties.buyer}/${siren} : not($isToCompany) or matches(${parties.buyer}/${siren}, '^[0-9]{9}$') :: ${french.notSiren}
BR-FR-12_BT-49/w BT-49 ${parties.buyer}/${endpoint} : text(${parties.buyer}/${endpoint}) :: it is missing
BR-FR-13_BT-34/w BT-34 ${parties.seller}/${endpoint} : text(${parties.seller}/${endpoint}) :: it is missing
BR-FR-18_BT-123/w BT-123 $A/AdditionalReferencedDocument : count($A/AdditionalReferencedDocument[Name = 'LISIBLE']) <= 1 :: it stands once
BR-FR-21_BT-49/w BT-49 ${parties.buyer}/${endpoint} : not($isToCompany) or $doc/TypeCode${french.selfBilled} or ${french.addressed(`${parties.buyer}/${endpoint}`, `${parties.buyer}/SpecifiedLegalOrganization/ID`)} :: ${french.notAddressed}
BR-FR-22_BT-34/w BT-34 ${parties.seller}/${endpoint} : not($isToCompany and $doc/TypeCode${french.selfBilled}) or ${french.addressed(`${parties.seller}/${endpoint}`, `${parties.seller}/SpecifiedLegalOrganization/ID`)} :: ${french.notAddressed}
BR-FR-CO-03_BT-3/w BT-12 $A/ContractReferencedDocument : not($doc/TypeCode = '262') or (text($A/ContractReferencedDocument/IssuerAssignedID) and text(${period('$S', 'Start')}) and text(${period('$S', 'End')})) :: contract and period are missing
BR-FR-CO-04_BT-4/w BG-3 ${preceding} : not($doc/TypeCode${french.corrections}) or count(${preceding}) = 1 :: it must stand just once
BR-FR-CO-05_BT-3/w BG-3 ${preceding} : not($doc/TypeCode${french.credits}) or ${preceding}[IssuerAssignedID and FormattedIssueDateTime/DateTimeString] or not($L[not(SpecifiedLineTradeSettlement/InvoiceReferencedDocument[IssuerAssignedID and FormattedIssueDateTime/DateTimeString])]) :: the invoice that it corrects is missing, or its date
BR-FR-CO-07_BT-9/w BT-9 $due : not($due) or $doc/TypeCode${french.prepayments} or not(text($due)) or (text($issued) and text($due) >= text($issued)) :: it is before the day of the invoice
BR-FR-CO-08_BT-23/w BT-23 $frame : not($frame${french.final} and $doc/TypeCode${french.prepayments}) :: a prepayment has another frame
BR-FR-CO-09_BT-23-1/w BT-113 ${totals}/TotalPrepaidAmount : not($frame${french.paid}) or number(${totals}/TotalPrepaidAmount) = number(${totals}/GrandTotalAmount) :: an invoice of this frame is paid in full
BR-FR-CO-09_BT-23-2/w BT-115 ${totals}/DuePayableAmount : not($frame${french.paid}) or number(${totals}/DuePayableAmount) = 0 :: an invoice of this frame is paid in full
BR-FR-CO-09_BT-23-3/w BT-9 $due : not($frame${french.paid}) or text($due) :: it is missing
BR-FR-CO-12_BT-5/w BT-111 ${totals}/TaxTotalAmount[@currencyID='EUR'] : not($S/InvoiceCurrencyCode != 'EUR') or ($S/TaxCurrencyCode = 'EUR' and text(${totals}/TaxTotalAmount[@currencyID = 'EUR'])) :: the VAT in euros is missing
BR-FR-CO-14_BT-29-1/w BT-22 $doc/IncludedNote : not($isOneOfMany) or $doc/IncludedNote[SubjectCode = 'TXD' and Content = 'MEMBRE_ASSUJETTI_UNIQUE'] :: the note TXD of a VAT group is missing
BR-FR-CO-15_BT-29-1/w BG-11 $A/SellerTaxRepresentativeTradeParty : not($isOneOfMany) or text($A/SellerTaxRepresentativeTradeParty/SpecifiedTaxRegistration/ID[@schemeID = 'VA']) :: the representative of a VAT group is missing, or its VAT number
%
@ $S/SpecifiedTradeAllowanceCharge/CategoryTradeTax
BR-FR-15_BT-95_BT-102/w BT-95 CategoryCode in frenchCategories
BR-FR-15_BT-95_BT-102_LM/w BT-95 CategoryCode : not(CategoryCode = 'L' or CategoryCode = 'M') :: it is not of France
BR-FR-16_BT-96_BT-103/w BT-96 ${rate} : not(text(${rate})) or listed(${rate}, 'frenchRates') :: it is no rate of France
%
@ $S/ApplicableTradeTax
BR-FR-15_BT-95_BT-118/w BT-118 CategoryCode in frenchCategories
BR-FR-15_BT-95_BT-118_LM/w BT-118 CategoryCode : not(CategoryCode = 'L' or CategoryCode = 'M') :: it is not of France
BR-FR-16_BT-119/w BT-119 ${rate} : not(text(${rate})) or listed(${rate}, 'frenchRates') :: it is no rate of France
%
@ $L/SpecifiedLineTradeSettlement/ApplicableTradeTax
BR-FR-15_BT-95_BT-151/w BT-151 CategoryCode : listed(CategoryCode, 'frenchCategories') or (not(CategoryCode) and ../../${status}[. = 'GROUP' or . = 'INFORMATION']) :: it is not of France
BR-FR-15_BT-95_BT-151_LM/w BT-151 CategoryCode : not(CategoryCode = 'L' or CategoryCode = 'M') :: it is not of France
BR-FR-16_BT-152/w BT-152 ${rate} : not(text(${rate})) or listed(${rate}, 'frenchRates') :: it is no rate of France
%
@ $A/AdditionalReferencedDocument[TypeCode = '916']
BR-FR-17_BT-123/w BT-123 Name in frenchAttachments when filled(Name)
%
@ $doc/IncludedNote[SubjectCode = 'BAR']
BR-FR-20_BT-21/w BT-22 Content in frenchTreatments
${each(
  addresses.map(([name, path]) => [`BR-FR-23_${name}`, termOf(name), `${path}/${endpoint}[@schemeID='0225']`]),
  french.address,
)}
${each(
  addresses.map(([name, path]) => [`BR-FR-25_${name}`, termOf(name), `${path}/${endpoint}`]),
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
%
@ ${characteristic}
BR-FR-27_BG-32/w BG-32 . : Description or TypeCode :: name and code are missing
BR-FR-28_BT-161-1/w BG-32 . : (Value or ValueMeasure/@unitCode) and not(Value and ValueMeasure/@unitCode) :: one value stands there, or an amount with its unit
${each(
  [
    ['BR-FR-27_BT-160', 'BT-160', `${characteristic}/Description`],
    ['BR-FR-27_EXT-FR-FE-159', '-', `${characteristic}/TypeCode`],
    ['BR-FR-28_BT-161-2', 'BT-161', `${characteristic}/Value`],
    ['BR-FR-28_EXT-FR-FE-160', '-', `${characteristic}/ValueMeasure`],
    ['BR-FR-28_EXT-FR-FE-161', '-', `${characteristic}/ValueMeasure/@unitCode`],
    ['BR-FR-29_AFL', 'BT-18', "$A/AdditionalReferencedDocument[ReferenceTypeCode='AFL']/IssuerAssignedID"],
    ['BR-FR-29_AVV', 'BT-18', "$A/AdditionalReferencedDocument[ReferenceTypeCode='AVV']/IssuerAssignedID"],
  ],
  french.filled,
)}
%
@ $A
BR-FR-29_BT-18/w BT-18 AdditionalReferencedDocument : count(AdditionalReferencedDocument[ReferenceTypeCode = 'AFL']) <= 1 and count(AdditionalReferencedDocument[ReferenceTypeCode = 'AVV']) <= 1 :: it stands once
${partiesWithIds.map(([name, path]) => idRows(name, path, 'GlobalID')).join('\n')}
${each(
  amounts.map(([name, term, path]) => [`BR-FR-DEC-01_${name}`, term, path]),
  french.amount(),
)}
${each(
  [
    ['BR-FR-DEC-02_BT-129', 'BT-129', '$L/SpecifiedLineTradeDelivery/BilledQuantity'],
    ['BR-FR-DEC-02_BT-149', 'BT-149', '$L/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/BasisQuantity'],
  ],
  french.quantity(),
)}
${each(
  [
    ['BR-FR-DEC-03_BT-146', 'BT-146', '$L/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'],
    [
      'BR-FR-DEC-03_BT-147',
      'BT-147',
      '$L/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ActualAmount',
    ],
    ['BR-FR-DEC-03_BT-148', 'BT-148', '$L/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmount'],
  ],
  french.price(),
)}
${each(
  [
    ['BR-FR-DEC-04_BT-96_BT-103', 'BT-96', `$S/SpecifiedTradeAllowanceCharge/CategoryTradeTax/${rate}`],
    ['BR-FR-DEC-04_BT-119', 'BT-119', `$S/ApplicableTradeTax/${rate}`],
    ['BR-FR-DEC-04_BT-152', 'BT-152', `$L/SpecifiedLineTradeSettlement/ApplicableTradeTax/${rate}`],
  ],
  french.rate(),
)}
${ofSeveralSellers}
`;
