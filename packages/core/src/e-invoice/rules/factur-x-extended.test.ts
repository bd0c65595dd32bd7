import { expect, test } from 'vitest';
import { expectValue } from '../../../../../test/results.ts';
import { checkEInvoice, readEInvoice } from '../index.ts';

const line = (id: string, parent: string, status: string, amount: string) =>
  `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${id}</ram:LineID>${parent && `<ram:ParentLineID>${parent}</ram:ParentLineID>`}<ram:LineStatusReasonCode>${status}</ram:LineStatusReasonCode></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>Part ${id}</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${amount}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="H87">1</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${amount}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`;
const party =
  '<ram:Name>Muster AG</ram:Name><ram:PostalTradeAddress><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress>';

/** A group of two parts, and freight: lines of 100.00 + 50.00, freight of 10.00, VAT of 20 %. */
const xml = `<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"><rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext><rsm:ExchangedDocument><ram:ID>R-1</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">20260930</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument><rsm:SupplyChainTradeTransaction>${line('1', '', 'GROUP', '150.00')}${line('2', '1', 'DETAIL', '100.00')}${line('3', '1', 'DETAIL', '50.00')}<ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty>${party}<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">FR123456789</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty><ram:BuyerTradeParty>${party}</ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement><ram:ApplicableHeaderTradeDelivery/><ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode><ram:ApplicableTradeTax><ram:CalculatedAmount>32.00</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>160.00</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedLogisticsServiceCharge><ram:Description>Freight</ram:Description><ram:AppliedAmount>10.00</ram:AppliedAmount><ram:AppliedTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:AppliedTradeTax></ram:SpecifiedLogisticsServiceCharge><ram:SpecifiedTradePaymentTerms><ram:Description>30 days</ram:Description></ram:SpecifiedTradePaymentTerms><ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>150.00</ram:LineTotalAmount><ram:ChargeTotalAmount>10.00</ram:ChargeTotalAmount><ram:TaxBasisTotalAmount>160.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">32.00</ram:TaxTotalAmount><ram:GrandTotalAmount>192.00</ram:GrandTotalAmount><ram:DuePayableAmount>192.00</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`;

/** The rules of EXTENDED itself that a text breaks, with their severity. */
function broken(text: string): string[] {
  const received = expectValue(readEInvoice(text));
  expect(received.deviations).toEqual([]);
  const told = checkEInvoice(received, { rules: 'facturx' }).map(
    ({ severity, params }) => `${severity} ${params['rule']}`,
  );
  return [...new Set(told.filter((one) => one.includes('BR-FXEXT')))].sort();
}

test('lines in a group and freight are summed as they are meant', () => {
  expect(broken(xml)).toEqual([]);
});

test('sums may be off by a hundredth for each thing in them', () => {
  const total = '<ram:LineTotalAmount>150.00</ram:LineTotalAmount><ram:ChargeTotalAmount>';
  expect(broken(xml.replace(total, total.replace('150.00', '150.03')))).toEqual([]);
  expect(broken(xml.replace(total, total.replace('150.00', '150.04')))).toEqual(['error BR-FXEXT-CO-10']);
});

test.each<[rules: string, from: string, to: string]>([
  ['error BR-FXEXT-CO-16', '<ram:DuePayableAmount>192.00', '<ram:DuePayableAmount>192.01'],
  ['error BR-FXEXT-CO-12', '<ram:ChargeTotalAmount>10.00', '<ram:ChargeTotalAmount>10.02'],
  ['error BR-FXEXT-CO-15', 'currencyID="EUR">32.00', 'currencyID="CHF">32.00'],
  ['error BR-FXEXT-08', '<ram:LineTotalAmount>150.00', '<ram:LineTotalAmount>150.01'],
  ['error BR-FXEXT-11', '<ram:ParentLineID>1<', '<ram:ParentLineID>9<'],
  [
    'error BR-FXEXT-BR-23',
    ' unitCode="H87">1</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>100',
    '>1</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>100',
  ],
  [
    'warning BR-FXEXT-04',
    '<ram:Name>Part 2</ram:Name>',
    '<ram:Name>Part 2</ram:Name><ram:ApplicableProductCharacteristic><ram:TypeCode>COLOUR</ram:TypeCode><ram:Description>Colour</ram:Description><ram:Value>red</ram:Value></ram:ApplicableProductCharacteristic>',
  ],
  ['error BR-FXEXT-S-09b', '<ram:CalculatedAmount>32.00', '<ram:CalculatedAmount>32.04'],
])('one changed field breaks %s', (rule, from, to) => {
  const changed = xml.replace(from, to);
  expect(changed).not.toBe(xml);
  expect(broken(changed)).toContain(rule);
});

test('a base that is right neither by its reason nor without it is an error, and one that is right by one of them a warning', () => {
  const base = xml.replace('<ram:BasisAmount>160.00', '<ram:BasisAmount>160.04');
  expect(broken(base)).toEqual(['error BR-FXEXT-S08b', 'warning BR-FXEXT-S-08ini', 'warning BR-FXEXT-S-08rev']);
  const reason = xml.replace(
    '<ram:BasisAmount>160.00',
    '<ram:ExemptionReason>none</ram:ExemptionReason><ram:BasisAmount>160.00',
  );
  expect(broken(reason)).toEqual(['warning BR-FXEXT-S-08rev']);
});

test('of these sums BASIC has the one of what is zero rated, as a warning', () => {
  const basic = xml
    .replace('conformant#urn:factur-x.eu:1p0:extended', 'compliant#urn:factur-x.eu:1p0:basic')
    .replaceAll('<ram:CategoryCode>S<', '<ram:CategoryCode>Z<')
    .replaceAll('<ram:RateApplicablePercent>20<', '<ram:RateApplicablePercent>0<');
  expect(broken(basic)).toEqual([]);
  expect(broken(basic.replace('<ram:BasisAmount>160.00', '<ram:BasisAmount>160.03'))).toEqual([]);
  const off = basic.replace('<ram:BasisAmount>160.00', '<ram:BasisAmount>160.04');
  expect(broken(off)).toEqual(['warning BR-FXEXT-Z-08rev']);
});
