/** What Germany asks of UBL: XRechnung everywhere, Peppol between German parties, each under its own names. */
interface German {
  /** The name of rule 23-a in the set. */
  name(number: string): string;
  /** Where the rules apply; empty for everywhere. */
  readonly where: string;
}

/** Categories for which a number of the seller is needed. */
export const taxed = ['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M'].map((code) => `. = '${code}'`).join(' or ');
const types = "'326' '380' '384' '389' '381' '875' '876' '877'";
const ofTypes = (path: string): string =>
  types
    .split(' ')
    .map((type) => `n(${path}) = ${type}`)
    .join(' or ');

export const phoneForm = '[0-9].*[0-9].*[0-9]';
export const mailForm = String.raw`^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$`;
export const addressForm = '^[a-zA-Z][a-zA-Z0-9+.-]+:.*';

export function germanDocument({ name, where }: German): string {
  return `
@ /*${where}
${name('1')} BG-16 PaymentMeans ?
${name('15')} BT-10 BuyerReference[filled(.)] ?
${name('16')} BT-31 $seller/PartyTaxScheme/CompanyID : not(AllowanceCharge[ChargeIndicator = 'false']/TaxCategory/ID[${taxed}] | AllowanceCharge[ChargeIndicator = 'true']/TaxCategory/ID[${taxed}] | (InvoiceLine|CreditNoteLine)/Item/ClassifiedTaxCategory/ID[${taxed}]) or TaxRepresentativeParty or $seller/PartyTaxScheme/CompanyID[filled(.)] :: a VAT or tax number of the seller is missing
${name('17')}/w BT-3 InvoiceTypeCode|CreditNoteTypeCode : ${ofTypes('InvoiceTypeCode')} or ${ofTypes('CreditNoteTypeCode')} :: it is not one of the types in use in Germany
${name('18')} BT-20 PaymentTerms/Note : checks(PaymentTerms/Note[1], 'discountLines') :: a line such as #SKONTO#TAGE=10#PROZENT=2.00# is expected, and a line feed after it
${name('22')} BT-125 AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject/@filename : count(AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject/@filename) = count(distinct(AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject/@filename)) :: two files have the same name
${name('26')}/w BG-3 BillingReference/InvoiceDocumentReference ? when n(InvoiceTypeCode) = '384' or n(CreditNoteTypeCode) = '384'
${name('30')} BT-90 $seller/PartyIdentification/ID[@schemeID='SEPA']|PayeeParty/PartyIdentification/ID[@schemeID='SEPA'] ? when PaymentMeans/PaymentMandate
${name('31')} BT-91 PaymentMeans/PaymentMandate/PayerFinancialAccount/ID ? when PaymentMeans/PaymentMandate
`;
}

export function germanParts({ name, where }: German, addressRule: string): string {
  const filled = (number: string, term: string, path: string): string => `${name(number)} ${term} ${path}[filled(.)] ?`;
  return `
@ /*${where}/AdditionalDocumentReference/Attachment/ExternalReference
${addressRule}/w BT-124 URI : matches(URI, '${addressForm}') :: it is no address on the web
@ /*${where}/AccountingSupplierParty
${name('2')} BG-6 Party/Contact ?
@ /*${where}/AccountingSupplierParty/Party/PostalAddress
${filled('3', 'BT-37', 'CityName')}
${filled('4', 'BT-38', 'PostalZone')}
@ /*${where}/AccountingSupplierParty/Party/Contact
${filled('5', 'BT-41', 'Name')}
${filled('6', 'BT-42', 'Telephone')}
${filled('7', 'BT-43', 'ElectronicMail')}
${name('27')}/w BT-42 Telephone : matches(Telephone, '${phoneForm}') :: it has fewer than three digits
${name('28')}/w BT-43 ElectronicMail : matches(n(ElectronicMail), '${mailForm}') :: it is no e-mail address
@ /*${where}/AccountingCustomerParty/Party/PostalAddress
${filled('8', 'BT-52', 'CityName')}
${filled('9', 'BT-53', 'PostalZone')}
@ /*${where}/Delivery/DeliveryLocation/Address
${filled('10', 'BT-77', 'CityName')}
${filled('11', 'BT-78', 'PostalZone')}
@ /*${where}/PaymentMeans[n(PaymentMeansCode) = '30' or n(PaymentMeansCode) = '58']
${name('19')}/w BT-84 PayeeFinancialAccount/ID : n(PaymentMeansCode) != '58' or checks(PayeeFinancialAccount/ID, 'iban') :: it is no IBAN
${name('23-a')} BG-17 PayeeFinancialAccount ?
${name('23-b')} BG-16 CardAccount|PaymentMandate : not(CardAccount) and not(PaymentMandate) :: it has no place with this way to pay
@ /*${where}/PaymentMeans[n(PaymentMeansCode) = '48' or n(PaymentMeansCode) = '54' or n(PaymentMeansCode) = '55']
${name('24-a')} BG-18 CardAccount ?
${name('24-b')} BG-16 PayeeFinancialAccount|PaymentMandate : not(PayeeFinancialAccount) and not(PaymentMandate) :: it has no place with this way to pay
@ /*${where}/PaymentMeans[n(PaymentMeansCode) = '59']
${name('20')}/w BT-91 PaymentMandate/PayerFinancialAccount/ID : checks(PaymentMandate/PayerFinancialAccount/ID, 'iban') :: it is no IBAN
${name('25-a')} BG-19 PaymentMandate ?
${name('25-b')} BG-16 PayeeFinancialAccount|CardAccount : not(PayeeFinancialAccount) and not(CardAccount) :: it has no place with this way to pay
@ /*${where}/TaxTotal/TaxSubtotal
${filled('14', 'BT-119', 'TaxCategory/Percent')}
`;
}
