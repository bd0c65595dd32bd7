// Made by scripts/generate-e-invoice-structure.ts from the published rules: do not edit.

/** Factur-X BASIC. */
export const basicStructure: string = `
& BR-01 BR-02 BR-03 BR-04 BR-05 BR-06 BR-07 BR-08 BR-09 BR-10 BR-11 BR-12 BR-13 BR-14 BR-15 BR-16 BR-17 BR-18 BR-19 BR-20 BR-21 BR-22 BR-23 BR-24 BR-25 BR-26 BR-27 BR-28 BR-29 BR-30 BR-31 BR-32 BR-33 BR-36 BR-37 BR-38 BR-41 BR-42 BR-43 BR-44 BR-45 BR-46 BR-47 BR-48 BR-49 BR-50 BR-53 BR-54 BR-55 BR-56 BR-57 BR-61 BR-62 BR-63 BR-64 BR-65 BR-AE-01 BR-AE-02 BR-AE-03 BR-AE-04 BR-AE-05 BR-AE-06 BR-AE-07 BR-AE-08 BR-AE-09 BR-AE-10 BR-AF-01 BR-AF-02 BR-AF-03 BR-AF-04 BR-AF-05 BR-AF-06 BR-AF-07 BR-AF-08 BR-AF-09 BR-AF-10 BR-AG-01 BR-AG-02 BR-AG-03 BR-AG-04 BR-AG-05 BR-AG-06 BR-AG-07 BR-AG-08 BR-AG-09 BR-AG-10 BR-B-01 BR-B-02 BR-CO-03 BR-CO-04 BR-CO-05 BR-CO-06 BR-CO-07 BR-CO-08 BR-CO-09 BR-CO-10 BR-CO-11 BR-CO-12 BR-CO-13 BR-CO-14 BR-CO-15 BR-CO-16 BR-CO-17 BR-CO-18 BR-CO-19 BR-CO-20 BR-CO-21 BR-CO-22 BR-CO-23 BR-CO-24 BR-CO-26 BR-CO-27 BR-DEC-01 BR-DEC-02 BR-DEC-05 BR-DEC-06 BR-DEC-09 BR-DEC-10 BR-DEC-11 BR-DEC-12 BR-DEC-13 BR-DEC-14 BR-DEC-15 BR-DEC-16 BR-DEC-17 BR-DEC-18 BR-DEC-19 BR-DEC-20 BR-DEC-23 BR-DEC-24 BR-DEC-25 BR-DEC-27 BR-DEC-28 BR-E-01 BR-E-02 BR-E-03 BR-E-04 BR-E-05 BR-E-06 BR-E-07 BR-E-08 BR-E-09 BR-E-10 BR-FX-EN-04 BR-FXEXT-12 BR-FXEXT-Z-08rev BR-G-01 BR-G-02 BR-G-03 BR-G-04 BR-G-05 BR-G-06 BR-G-07 BR-G-08 BR-G-09 BR-G-10 BR-IC-01 BR-IC-02 BR-IC-03 BR-IC-04 BR-IC-05 BR-IC-06 BR-IC-07 BR-IC-08 BR-IC-09 BR-IC-10 BR-IC-11 BR-IC-12 BR-O-01 BR-O-02 BR-O-03 BR-O-04 BR-O-05 BR-O-06 BR-O-07 BR-O-08 BR-O-09 BR-O-10 BR-O-11 BR-O-12 BR-O-13 BR-O-14 BR-S-01 BR-S-02 BR-S-03 BR-S-04 BR-S-05 BR-S-06 BR-S-07 BR-S-08 BR-S-09 BR-S-10 BR-Z-01 BR-Z-02 BR-Z-03 BR-Z-04 BR-Z-05 BR-Z-06 BR-Z-07 BR-Z-08 BR-Z-09 BR-Z-10 CII-SR-463 CII-SR-464 CII-SR-465 CII-SR-466
%
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement
FX-SCH-A-000027 # SellerTradeParty
FX-SCH-A-000028 # BuyerTradeParty
%
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceReferencedDocument
FX-SCH-A-000029 # IssuerAssignedID
%
@ /CrossIndustryInvoice/ExchangedDocument
FX-SCH-A-000019 # ID
FX-SCH-A-000020 # TypeCode
@ /CrossIndustryInvoice/ExchangedDocument/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/ExchangedDocument/IncludedNote
FX-SCH-A-000160 # Content
FX-SCH-A-000161 < SubjectCode
@ /CrossIndustryInvoice/ExchangedDocument/IncludedNote/SubjectCode
FX-SCH-A-000162 ~ . subjectCodes
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
FX-SCH-A-000026 ~ . =urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic urn:cen.eu:en16931:2017#compliant#urn:zugferd.de:2p0:basic
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction
FX-SCH-A-000265 + IncludedSupplyChainTradeLineItem
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument
FX-SCH-A-000029 # IssuerAssignedID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument/FormattedIssueDateTime
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty
FX-SCH-A-000163 < ID
FX-SCH-A-000164 < GlobalID
FX-SCH-A-000030 # Name
FX-SCH-A-000032 # PostalTradeAddress
FX-SCH-A-000165 < URIUniversalCommunication
FX-SCH-A-000166 < SpecifiedTaxRegistration
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/GlobalID
FX-SCH-A-000037 + @schemeID
FX-SCH-A-000031 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/PostalTradeAddress
FX-SCH-A-000035 # CountryID
FX-SCH-A-000167 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000036 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000031 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/SpecifiedLegalOrganization/TradingBusinessName
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/SpecifiedTaxRegistration
FX-SCH-A-000019 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/SpecifiedTaxRegistration/ID
FX-SCH-A-000037 + @schemeID
FX-SCH-A-000031 ~ @schemeID =VA
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/URIUniversalCommunication
FX-SCH-A-000168 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-000037 + @schemeID
FX-SCH-A-000031 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ContractReferencedDocument
FX-SCH-A-000029 # IssuerAssignedID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ContractReferencedDocument/FormattedIssueDateTime
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ContractReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty
FX-SCH-A-000030 # Name
FX-SCH-A-000032 # PostalTradeAddress
FX-SCH-A-000169 # SpecifiedTaxRegistration
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/GlobalID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/ID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/PostalTradeAddress
FX-SCH-A-000035 # CountryID
FX-SCH-A-000167 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000036 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/SpecifiedLegalOrganization
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/SpecifiedTaxRegistration
FX-SCH-A-000019 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/SpecifiedTaxRegistration/ID
FX-SCH-A-000037 + @schemeID
FX-SCH-A-000031 ~ @schemeID =VA
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/URIUniversalCommunication
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty
FX-SCH-A-000030 # Name
FX-SCH-A-000032 # PostalTradeAddress
FX-SCH-A-000165 < URIUniversalCommunication
FX-SCH-A-000033 < SpecifiedTaxRegistration[ID/@schemeID='VA']
FX-SCH-A-000034 < SpecifiedTaxRegistration[ID/@schemeID='FC']
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/GlobalID
FX-SCH-A-000037 + @schemeID
FX-SCH-A-000031 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/PostalTradeAddress
FX-SCH-A-000035 # CountryID
FX-SCH-A-000167 < CountrySubDivisionName
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
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/URIUniversalCommunication
FX-SCH-A-000168 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-000037 + @schemeID
FX-SCH-A-000031 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent
FX-SCH-A-000171 # OccurrenceDateTime
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString
FX-SCH-A-000021 + @format
FX-SCH-A-000022 ~ @format =102
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DespatchAdviceReferencedDocument
FX-SCH-A-000029 # IssuerAssignedID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DespatchAdviceReferencedDocument/FormattedIssueDateTime
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DespatchAdviceReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty
FX-SCH-A-000163 < ID
FX-SCH-A-000164 < GlobalID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/GlobalID
FX-SCH-A-000037 + @schemeID
FX-SCH-A-000031 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/PostalTradeAddress
FX-SCH-A-000035 # CountryID
FX-SCH-A-000167 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000036 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/SpecifiedLegalOrganization
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/SpecifiedTaxRegistration
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/URIUniversalCommunication
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement
FX-SCH-A-000172 < PaymentReference
FX-SCH-A-000038 # InvoiceCurrencyCode
FX-SCH-A-000173 + ApplicableTradeTax
FX-SCH-A-000174 < SpecifiedTradePaymentTerms
FX-SCH-A-000039 # SpecifiedTradeSettlementHeaderMonetarySummation
FX-SCH-A-000175 < ReceivableSpecifiedTradeAccountingAccount
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax
FX-SCH-A-000176 # CalculatedAmount
FX-SCH-A-000020 # TypeCode
FX-SCH-A-000177 # BasisAmount
FX-SCH-A-000178 # CategoryCode
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/BasisAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/CalculatedAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/CategoryCode
FX-SCH-A-000179 ~ . =AE E G K L M O S Z
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/DueDateTypeCode
FX-SCH-A-000180 ~ . =5 29 72
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/ExemptionReasonCode
FX-SCH-A-000181 ~ . exemptionCodes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/TypeCode
FX-SCH-A-000023 ~ . =VAT
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod/EndDateTime/DateTimeString
FX-SCH-A-000021 + @format
FX-SCH-A-000022 ~ @format =102
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod/StartDateTime/DateTimeString
FX-SCH-A-000021 + @format
FX-SCH-A-000022 ~ @format =102
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/CreditorReferenceID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceCurrencyCode
FX-SCH-A-000040 ~ . currencies
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-000021 + @format
FX-SCH-A-000022 ~ @format =102
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty
FX-SCH-A-000163 < ID
FX-SCH-A-000164 < GlobalID
FX-SCH-A-000030 # Name
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/GlobalID
FX-SCH-A-000037 + @schemeID
FX-SCH-A-000031 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/PostalTradeAddress
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000031 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/SpecifiedLegalOrganization/TradingBusinessName
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/SpecifiedTaxRegistration
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/URIUniversalCommunication
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ReceivableSpecifiedTradeAccountingAccount/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ not(ChargeIndicator/Indicator='false') and not(ChargeIndicator/Indicator='true')]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']
FX-SCH-A-000183 # ChargeIndicator
FX-SCH-A-000184 # ActualAmount
FX-SCH-A-000185 # CategoryTradeTax
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/ActualAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/BasisAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax
FX-SCH-A-000020 # TypeCode
FX-SCH-A-000178 # CategoryCode
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax/BasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax/CalculatedAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax/CategoryCode
FX-SCH-A-000179 ~ . =AE E G K L M O S Z
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax/DueDateTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax/ExemptionReason
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax/ExemptionReasonCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax/TypeCode
FX-SCH-A-000023 ~ . =VAT
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/ReasonCode
FX-SCH-A-000186 ~ . allowanceReasons
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']
FX-SCH-A-000183 # ChargeIndicator
FX-SCH-A-000184 # ActualAmount
FX-SCH-A-000185 # CategoryTradeTax
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ActualAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/BasisAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax
FX-SCH-A-000020 # TypeCode
FX-SCH-A-000178 # CategoryCode
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax/BasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax/CalculatedAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax/CategoryCode
FX-SCH-A-000179 ~ . =AE E G K L M O S Z
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax/DueDateTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax/ExemptionReason
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax/ExemptionReasonCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax/TypeCode
FX-SCH-A-000023 ~ . =VAT
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ReasonCode[ not(not (@listID)) and not(@listID='5153')]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ReasonCode[not (@listID)]
FX-SCH-A-000376 ~ . chargeReasons
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms
FX-SCH-A-000187 < Description
FX-SCH-A-000188 < DirectDebitMandateID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/DirectDebitMandateID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString
FX-SCH-A-000021 + @format
FX-SCH-A-000022 ~ @format =102
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation
FX-SCH-A-000189 # LineTotalAmount
FX-SCH-A-000190 < ChargeTotalAmount
FX-SCH-A-000191 < AllowanceTotalAmount
FX-SCH-A-000041 # TaxBasisTotalAmount
FX-SCH-A-000042 < TaxTotalAmount[@currencyID=../../InvoiceCurrencyCode]
FX-SCH-A-000192 < TaxTotalAmount[@currencyID=../../TaxCurrencyCode]
FX-SCH-A-000043 # GrandTotalAmount
FX-SCH-A-000193 < TotalPrepaidAmount
FX-SCH-A-000044 # DuePayableAmount
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/AllowanceTotalAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/ChargeTotalAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/DuePayableAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/GrandTotalAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/LineTotalAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/TaxBasisTotalAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount[ not(@currencyID=../../InvoiceCurrencyCode) and not(@currencyID=../../TaxCurrencyCode)]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount[@currencyID=../../InvoiceCurrencyCode]
FX-SCH-A-000045 ~ @currencyID currencies
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount[@currencyID=../../TaxCurrencyCode]
FX-SCH-A-000045 ~ @currencyID currencies
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/TotalPrepaidAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans
FX-SCH-A-000020 # TypeCode
FX-SCH-A-000194 < PayeePartyCreditorFinancialAccount
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/ProprietaryID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans/PayerPartyDebtorFinancialAccount
FX-SCH-A-000195 # IBANID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans/PayerPartyDebtorFinancialAccount/IBANID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans/TypeCode
FX-SCH-A-000023 ~ . paymentMeans
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/TaxCurrencyCode
FX-SCH-A-000196 ~ . currencies
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem
FX-SCH-A-000266 # AssociatedDocumentLineDocument
FX-SCH-A-000267 # SpecifiedTradeProduct
FX-SCH-A-000268 # SpecifiedLineTradeAgreement
FX-SCH-A-000269 # SpecifiedLineTradeDelivery
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument
FX-SCH-A-000270 # LineID
FX-SCH-A-000271 < IncludedNote
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument/IncludedNote
FX-SCH-A-000160 # Content
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument/IncludedNote/SubjectCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument/LineID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement
FX-SCH-A-000272 # NetPriceProductTradePrice
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice
FX-SCH-A-000273 # ChargeAmount
FX-SCH-A-000274 < AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='false']
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ not(ChargeIndicator/Indicator='false') and not(ChargeIndicator/Indicator='true')]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='false']
FX-SCH-A-000183 # ChargeIndicator
FX-SCH-A-000184 # ActualAmount
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/ActualAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/BasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CalculationPercent
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/Reason
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/ReasonCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/BasisQuantity
FX-SCH-A-000275 ~ @unitCode unitCodes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/NetPriceProductTradePrice
FX-SCH-A-000273 # ChargeAmount
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/AppliedTradeAllowanceCharge
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/BasisQuantity
FX-SCH-A-000275 ~ @unitCode unitCodes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery
FX-SCH-A-000276 # BilledQuantity
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/BilledQuantity
FX-SCH-A-000275 ~ @unitCode unitCodes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement
FX-SCH-A-000278 # ApplicableTradeTax
FX-SCH-A-000279 # SpecifiedTradeSettlementLineMonetarySummation
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax
FX-SCH-A-000020 # TypeCode
FX-SCH-A-000178 # CategoryCode
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax/BasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax/CalculatedAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode
FX-SCH-A-000179 ~ . =AE E G K L M O S Z
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax/DueDateTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax/ExemptionReason
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax/ExemptionReasonCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax/TypeCode
FX-SCH-A-000023 ~ . =VAT
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/BillingSpecifiedPeriod/EndDateTime/DateTimeString
FX-SCH-A-000021 + @format
FX-SCH-A-000022 ~ @format =102
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/BillingSpecifiedPeriod/StartDateTime/DateTimeString
FX-SCH-A-000021 + @format
FX-SCH-A-000022 ~ @format =102
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ not(ChargeIndicator/Indicator='false') and not(ChargeIndicator/Indicator='true')]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']
FX-SCH-A-000183 # ChargeIndicator
FX-SCH-A-000184 # ActualAmount
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/ActualAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/BasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CalculationPercent
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/ReasonCode
FX-SCH-A-000186 ~ . allowanceReasons
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']
FX-SCH-A-000183 # ChargeIndicator
FX-SCH-A-000184 # ActualAmount
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ActualAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/BasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CalculationPercent
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ReasonCode[ not(not (@listID)) and not(@listID='5153')]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ReasonCode[not (@listID)]
FX-SCH-A-000376 ~ . chargeReasons
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation
FX-SCH-A-000189 # LineTotalAmount
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct
FX-SCH-A-000030 # Name
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/GlobalID
FX-SCH-A-000037 + @schemeID
FX-SCH-A-000031 ~ @schemeID identifierSchemes
`;
