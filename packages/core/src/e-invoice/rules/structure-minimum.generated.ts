// Made by scripts/generate-e-invoice-structure.ts from the published rules: do not edit.

/** Factur-X MINIMUM. */
export const minimumStructure: string = `
& BR-01 BR-02 BR-03 BR-04 BR-05 BR-06 BR-07 BR-08 BR-09 BR-13 BR-14 BR-15 BR-CO-09 BR-CO-26 BR-DEC-12 BR-DEC-13 BR-DEC-14 BR-DEC-18 BR-E-02 BR-E-03 BR-E-04 BR-E-05 BR-E-06 BR-E-07 BR-E-10 BR-FXEXT-G-08 BR-FXEXT-G-08b BR-FXEXT-G-08ini BR-FXEXT-G-08rev BR-FXEXT-IC-08b BR-FXEXT-IC-08ini BR-FXEXT-IC-08rev BR-FXEXT-O-08b BR-FXEXT-O-08ini BR-FXEXT-O-08rev BR-FXEXT-Z-08b BR-FXEXT-Z-08ini BR-FXEXT-Z-08rev BR-G-02 BR-G-03 BR-G-04 BR-G-05 BR-G-06 BR-G-07 BR-G-08 BR-G-09 BR-G-10 BR-IC-02 BR-IC-03 BR-IC-04 BR-IC-05 BR-IC-06 BR-IC-07 BR-IC-08 BR-IC-09 BR-IC-10 BR-IC-11 BR-IC-12 BR-O-03 BR-O-04 BR-O-06 BR-O-08 BR-O-09 BR-O-10 BR-O-11 BR-O-12 BR-O-13 BR-O-14 CII-SR-463 CII-SR-465 CII-SR-466
%
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement
FX-SCH-A-000027 # SellerTradeParty
FX-SCH-A-000028 # BuyerTradeParty
%
@ /CrossIndustryInvoice/ExchangedDocument
FX-SCH-A-000019 # ID
FX-SCH-A-000020 # TypeCode
@ /CrossIndustryInvoice/ExchangedDocument/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/ExchangedDocument/IssueDateTime/DateTimeString
FX-SCH-A-000021 + @format
FX-SCH-A-000022 ~ @format =102
@ /CrossIndustryInvoice/ExchangedDocument/TypeCode
FX-SCH-A-000023 ~ . documentTypes
@ /CrossIndustryInvoice/ExchangedDocumentContext
FX-SCH-A-000024 < BusinessProcessSpecifiedDocumentContextParameter
FX-SCH-A-000025 # GuidelineSpecifiedDocumentContextParameter
@ /CrossIndustryInvoice/ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter
FX-SCH-A-000019 # ID
@ /CrossIndustryInvoice/ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter
FX-SCH-A-000019 # ID
@ /CrossIndustryInvoice/ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID
FX-SCH-A-000026 ~ . =urn:factur-x.eu:1p0:minimum urn:zugferd.de:2p0:minimum
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument
FX-SCH-A-000029 # IssuerAssignedID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty
FX-SCH-A-000030 # Name
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/PostalTradeAddress
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/SpecifiedLegalOrganization
FX-SCH-A-000019 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000031 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/SpecifiedTaxRegistration
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty
FX-SCH-A-000030 # Name
FX-SCH-A-000032 # PostalTradeAddress
FX-SCH-A-000033 < SpecifiedTaxRegistration[ID/@schemeID='VA']
FX-SCH-A-000034 < SpecifiedTaxRegistration[ID/@schemeID='FC']
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/PostalTradeAddress
FX-SCH-A-000035 # CountryID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000036 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000031 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/SpecifiedTaxRegistration[ not(ID/@schemeID='VA') and not(ID/@schemeID='FC')]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/SpecifiedTaxRegistration[ID/@schemeID='FC']
FX-SCH-A-000019 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/SpecifiedTaxRegistration[ID/@schemeID='FC']/ID
FX-SCH-A-000037 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/SpecifiedTaxRegistration[ID/@schemeID='VA']
FX-SCH-A-000019 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/SpecifiedTaxRegistration[ID/@schemeID='VA']/ID
FX-SCH-A-000037 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement
FX-SCH-A-000038 # InvoiceCurrencyCode
FX-SCH-A-000039 # SpecifiedTradeSettlementHeaderMonetarySummation
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceCurrencyCode
FX-SCH-A-000040 ~ . currencies
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation
FX-SCH-A-000041 # TaxBasisTotalAmount
FX-SCH-A-000042 < TaxTotalAmount[@currencyID=../../InvoiceCurrencyCode]
FX-SCH-A-000192 < TaxTotalAmount[@currencyID=../../TaxCurrencyCode]
FX-SCH-A-000043 # GrandTotalAmount
FX-SCH-A-000044 # DuePayableAmount
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/DuePayableAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/GrandTotalAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/TaxBasisTotalAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount[ not(@currencyID=../../InvoiceCurrencyCode) and not(@currencyID=../../TaxCurrencyCode)]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount[@currencyID=../../InvoiceCurrencyCode]
FX-SCH-A-000045 ~ @currencyID currencies
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount[@currencyID=../../TaxCurrencyCode]
FX-SCH-A-000045 ~ @currencyID currencies
`;
