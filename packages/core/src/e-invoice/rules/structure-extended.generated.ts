// Made by scripts/generate-e-invoice-structure.ts from the published rules: do not edit.

/** Factur-X EXTENDED. */
export const extendedStructure: string = `
& BR-01 BR-02 BR-03 BR-04 BR-05 BR-06 BR-07 BR-08 BR-09 BR-10 BR-11 BR-12 BR-13 BR-14 BR-15 BR-16 BR-17 BR-18 BR-19 BR-20 BR-21 BR-25 BR-29 BR-30 BR-31 BR-32 BR-33 BR-36 BR-37 BR-41 BR-42 BR-43 BR-45 BR-46 BR-47 BR-48 BR-49 BR-50 BR-51 BR-52 BR-53 BR-55 BR-56 BR-57 BR-61 BR-62 BR-63 BR-64 BR-65 BR-AE-02 BR-AE-03 BR-AE-04 BR-AE-05 BR-AE-06 BR-AE-07 BR-AE-09 BR-AE-10 BR-AF-02 BR-AF-03 BR-AF-04 BR-AF-05 BR-AF-06 BR-AF-07 BR-AF-09 BR-AG-02 BR-AG-03 BR-AG-04 BR-AG-05 BR-AG-06 BR-AG-07 BR-AG-09 BR-B-01 BR-B-02 BR-CO-03 BR-CO-05 BR-CO-07 BR-CO-09 BR-CO-14 BR-CO-18 BR-CO-19 BR-CO-20 BR-CO-21 BR-CO-23 BR-CO-25 BR-CO-26 BR-DEC-01 BR-DEC-02 BR-DEC-05 BR-DEC-06 BR-DEC-09 BR-DEC-10 BR-DEC-11 BR-DEC-12 BR-DEC-13 BR-DEC-14 BR-DEC-15 BR-DEC-16 BR-DEC-17 BR-DEC-18 BR-DEC-19 BR-DEC-20 BR-DEC-23 BR-DEC-24 BR-DEC-25 BR-DEC-27 BR-DEC-28 BR-E-02 BR-E-03 BR-E-04 BR-E-05 BR-E-06 BR-E-07 BR-E-09 BR-E-10 BR-FXEXT-01 BR-FXEXT-02 BR-FXEXT-03 BR-FXEXT-04 BR-FXEXT-06 BR-FXEXT-08 BR-FXEXT-11 BR-FXEXT-12 BR-FXEXT-AE-01 BR-FXEXT-AE-08b BR-FXEXT-AE-08ini BR-FXEXT-AE-08rev BR-FXEXT-AF-01 BR-FXEXT-AF-08b BR-FXEXT-AF-08ini BR-FXEXT-AF-08rev BR-FXEXT-AG-01 BR-FXEXT-AG-08b BR-FXEXT-AG-08ini BR-FXEXT-AG-08rev BR-FXEXT-BR-22 BR-FXEXT-BR-23 BR-FXEXT-BR-24 BR-FXEXT-BR-26 BR-FXEXT-BR-38 BR-FXEXT-BR-44 BR-FXEXT-BR-54-1 BR-FXEXT-BR-54-2 BR-FXEXT-CII-DT-097a BR-FXEXT-CO-04 BR-FXEXT-CO-10 BR-FXEXT-CO-11 BR-FXEXT-CO-12 BR-FXEXT-CO-13 BR-FXEXT-CO-15 BR-FXEXT-CO-16 BR-FXEXT-E-01 BR-FXEXT-E-08b BR-FXEXT-E-08ini BR-FXEXT-E-08rev BR-FXEXT-G-01 BR-FXEXT-G-08b BR-FXEXT-G-08ini BR-FXEXT-G-08rev BR-FXEXT-IC-01 BR-FXEXT-IC-08b BR-FXEXT-IC-08ini BR-FXEXT-IC-08rev BR-FXEXT-O-01 BR-FXEXT-O-08b BR-FXEXT-O-08ini BR-FXEXT-O-08rev BR-FXEXT-S-01 BR-FXEXT-S-08ini BR-FXEXT-S-08rev BR-FXEXT-S-09b BR-FXEXT-S08b BR-FXEXT-Z-01 BR-FXEXT-Z-08b BR-FXEXT-Z-08ini BR-FXEXT-Z-08rev BR-G-02 BR-G-03 BR-G-04 BR-G-05 BR-G-06 BR-G-07 BR-G-09 BR-G-10 BR-IC-02 BR-IC-03 BR-IC-04 BR-IC-05 BR-IC-06 BR-IC-07 BR-IC-09 BR-IC-10 BR-IC-11 BR-IC-12 BR-O-05 BR-O-06 BR-O-07 BR-O-09 BR-O-10 BR-S-02 BR-S-03 BR-S-04 BR-S-05 BR-S-06 BR-S-07 BR-Z-02 BR-Z-03 BR-Z-04 BR-Z-05 BR-Z-06 BR-Z-07 BR-Z-09 CII-DT-097 CII-SR-463 CII-SR-464 CII-SR-465 CII-SR-466 CII-SR-467 CII-SR-468 CII-SR-469 CII-SR-471 CII-SR-472 CII-SR-473 CII-SR-475 CII-SR-476
%
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement
FX-SCH-A-000027 # SellerTradeParty
FX-SCH-A-000028 # BuyerTradeParty
%
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceReferencedDocument
FX-SCH-A-000415 # IssuerAssignedID
%
@ /CrossIndustryInvoice/ExchangedDocument
FX-SCH-A-000019 # ID
FX-SCH-A-000630 < Name
FX-SCH-A-000020 # TypeCode
FX-SCH-A-000315 < LanguageID
@ /CrossIndustryInvoice/ExchangedDocument/EffectiveSpecifiedPeriod
FX-SCH-A-000316 # CompleteDateTime
@ /CrossIndustryInvoice/ExchangedDocument/EffectiveSpecifiedPeriod/CompleteDateTime/DateTimeString
FX-SCH-A-000631 + @format
FX-SCH-A-000632 ~ @format =102
@ /CrossIndustryInvoice/ExchangedDocument/EffectiveSpecifiedPeriod/Description
FX-SCH ! .
@ /CrossIndustryInvoice/ExchangedDocument/EffectiveSpecifiedPeriod/EndDateTime
FX-SCH ! .
@ /CrossIndustryInvoice/ExchangedDocument/EffectiveSpecifiedPeriod/StartDateTime
FX-SCH ! .
@ /CrossIndustryInvoice/ExchangedDocument/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/ExchangedDocument/IncludedNote
FX-SCH-A-000317 < Content
FX-SCH-A-000161 < SubjectCode
@ /CrossIndustryInvoice/ExchangedDocument/IncludedNote/ContentCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/ExchangedDocument/IncludedNote/SubjectCode
FX-SCH-A-000633 ~ . subjectCodes
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/ExchangedDocument/IssueDateTime/DateTimeString
FX-SCH-A-000021 + @format
FX-SCH-A-000634 ~ @format =102
@ /CrossIndustryInvoice/ExchangedDocument/LanguageID
FX-SCH-A-000389 ~ . =aar abk ace ach ada ady afa afh afr ain aka akk alb ale alg alt amh ang anp apa ara arc arg arm arn arp art arw asm ast ath aus ava ave awa aym aze bad bai bak bal bam ban baq bas bat bej bel bem ben ber bho bih bik bin bis bla bnt bod bos bra bre btk bua bug bul bur byn cad cai car cat cau ceb cel ces cha chb che chg chk chm chn cho chp chr chu chv chy cmc cnr cop cor cos cpe cpf cpp cre crh crp csb cus cym cze dak dan dar day del den deu dgr din div doi dra dsb dua dum dut dyu dzo efi egy eka ell elx eng enm epo est eus ewe ewo fan fao fas fat fij fil fin fiu fon fra fre frm fro frr frs fry ful fur gaa gay gba gem geo ger gez gil gla gle glg glv gmh goh gon gor got grb grc gre grn gsw guj gwi hai hat hau haw heb her hil him hin hit hmn hmo hrv hsb hun hup hye iba ibo ice ido iii ijo iku ile ilo ina inc ind ine inh ipk ira iro isl ita jav jbo jpn jpr jrb kaa kab kac kal kam kan kar kas kat kau kaw kaz kbd kha khi khm kho kik kin kir kmb kok kom kon kor kos kpe krc krl kro kru kua kum kur kut lad lah lam lao lat lav lez lim lin lit lol loz ltz lua lub lug lui lun luo lus mac mad mag mah mai mak mal man mao map mar mas may mdf mdr men mga mic min mis mkd mkh mlg mlt mnc mni mno moh mon mos mri msa mul mun mus mwl mwr mya myn myv nah nai nap nau nav nbl nde ndo nds nep new nia nic niu nld nno nob nog non nor nqo nso nub nwc nya nym nyn nyo nzi oci oji ori orm osa oss ota oto paa pag pal pam pan pap pau peo per phi phn pli pol pon por pra pro pus qaa-qtz que raj rap rar roa roh rom ron rum run rup rus sad sag sah sai sal sam san sas sat scn sco sel sem sga sgn shn sid sin sio sit sla slk slo slv sma sme smi smj smn smo sms sna snd snk sog som son sot spa sqi srd srn srp srr ssa ssw suk sun sus sux swa swe syc syr tah tai tam tat tel tem ter tet tgk tgl tha tib tig tir tiv tkl tlh tli tmh tog ton tpi tsi tsn tso tuk tum tup tur tut tvl twi tyv udm uga uig ukr umb und urd uzb vai ven vie vol vot wak wal war was wel wen wln wol xal xho yao yap yid yor ypk zap zbl zen zgh zha zho znd zul zun zxx zza
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/ExchangedDocument/TypeCode
FX-SCH-A-000635 ~ . documentTypes
@ /CrossIndustryInvoice/ExchangedDocumentContext
FX-SCH-A-000024 < BusinessProcessSpecifiedDocumentContextParameter
FX-SCH-A-000025 # GuidelineSpecifiedDocumentContextParameter
@ /CrossIndustryInvoice/ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter
FX-SCH-A-000406 # ID
@ /CrossIndustryInvoice/ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter
FX-SCH-A-000407 # ID
@ /CrossIndustryInvoice/ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID
FX-SCH-A-000636 ~ . =urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended urn:cen.eu:en16931:2017#conformant#urn:zugferd.de:2p0:extended
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction
FX-SCH-A-000265 + IncludedSupplyChainTradeLineItem
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[ not(TypeCode='916') and not(TypeCode='50') and not(TypeCode='130')]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='130']
FX-SCH-A-000557 # IssuerAssignedID
FX-SCH-A-000558 # TypeCode
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='130']/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='130']/FormattedIssueDateTime/DateTimeString
FX-SCH-A-000637 + @format
FX-SCH-A-000638 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='130']/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='130']/LineID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='130']/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='130']/ReferenceTypeCode
FX-SCH-A-000639 ~ . referenceCodes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='130']/TypeCode
FX-SCH-A-000640 ~ . =130
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='130']/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='50']
FX-SCH-A-000560 # IssuerAssignedID
FX-SCH-A-000561 # TypeCode
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='50']/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='50']/FormattedIssueDateTime/DateTimeString
FX-SCH-A-000641 + @format
FX-SCH-A-000642 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='50']/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='50']/LineID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='50']/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='50']/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='50']/TypeCode
FX-SCH-A-000643 ~ . =50
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='50']/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='916']
FX-SCH-A-000563 # IssuerAssignedID
FX-SCH-A-000564 # TypeCode
FX-SCH-A-000283 < Name
FX-SCH-A-000284 < AttachmentBinaryObject
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='916']/AttachmentBinaryObject
FX-SCH-A-000285 + @mimeCode
FX-SCH-A-000644 ~ @mimeCode =application/json application/pdf application/vnd.oasis.opendocument.spreadsheet application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/xml image/jpeg image/png text/csv text/xml
FX-SCH-A-000286 + @filename
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='916']/FormattedIssueDateTime/DateTimeString
FX-SCH-A-000645 + @format
FX-SCH-A-000646 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='916']/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='916']/LineID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='916']/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='916']/TypeCode
FX-SCH-A-000647 ~ . =916
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode='916']/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ApplicableTradeDeliveryTerms
FX-SCH-A-000319 # DeliveryTypeCode
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ApplicableTradeDeliveryTerms/DeliveryTypeCode
FX-SCH-A-000320 ~ . =1 2 CFR CIF CIP CPT DAP DDP DPU EXW FAS FCA FOB
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ApplicableTradeDeliveryTerms/RelevantTradeLocation/CountryID
FX-SCH-A-000648 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty
FX-SCH-A-000649 < ID
FX-SCH-A-000650 # Name
FX-SCH-A-000321 < RoleCode
FX-SCH-A-000651 < URIUniversalCommunication
FX-SCH-A-000652 < SpecifiedTaxRegistration
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-000653 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-000654 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-000655 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/Description
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/GlobalID
FX-SCH-A-000656 + @schemeID
FX-SCH-A-000657 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/PostalTradeAddress
FX-SCH-A-000658 # CountryID
FX-SCH-A-000659 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000660 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000661 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH-A-000662 # CountryID
FX-SCH-A-000663 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/CountryID
FX-SCH-A-000664 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/SpecifiedTaxRegistration
FX-SCH-A-000665 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/SpecifiedTaxRegistration/ID
FX-SCH-A-000666 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/URIUniversalCommunication
FX-SCH-A-000667 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerAgentTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-000668 + @schemeID
FX-SCH-A-000669 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument
FX-SCH-A-000029 # IssuerAssignedID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-000670 + @format
FX-SCH-A-000671 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument/LineID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument/TypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty
FX-SCH-A-000672 < ID
FX-SCH-A-000673 # Name
FX-SCH-A-000674 < RoleCode
FX-SCH-A-000675 < URIUniversalCommunication
FX-SCH-A-000676 # SpecifiedTaxRegistration
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-000677 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-000678 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-000679 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/Description
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/GlobalID
FX-SCH-A-000680 + @schemeID
FX-SCH-A-000681 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/PostalTradeAddress
FX-SCH-A-000682 # CountryID
FX-SCH-A-000683 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000684 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000685 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH-A-000686 # CountryID
FX-SCH-A-000687 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/CountryID
FX-SCH-A-000688 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/SpecifiedTaxRegistration
FX-SCH-A-000689 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/SpecifiedTaxRegistration/ID
FX-SCH-A-000690 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/URIUniversalCommunication
FX-SCH-A-000691 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTaxRepresentativeTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-000692 + @schemeID
FX-SCH-A-000693 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty
FX-SCH-A-000163 < ID
FX-SCH-A-000030 # Name
FX-SCH-A-000694 < RoleCode
FX-SCH-A-000695 < Description
FX-SCH-A-000419 # PostalTradeAddress
FX-SCH-A-000165 < URIUniversalCommunication
FX-SCH-A-000166 < SpecifiedTaxRegistration
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-000566 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-000696 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-000289 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/GlobalID
FX-SCH-A-000420 + @schemeID
FX-SCH-A-000697 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/PostalTradeAddress
FX-SCH-A-000422 # CountryID
FX-SCH-A-000167 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000698 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000699 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH-A-000700 # CountryID
FX-SCH-A-000701 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/CountryID
FX-SCH-A-000702 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/SpecifiedTaxRegistration
FX-SCH-A-000425 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/SpecifiedTaxRegistration/ID
FX-SCH-A-000426 + @schemeID
FX-SCH-A-000703 ~ @schemeID =VA
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/URIUniversalCommunication
FX-SCH-A-000168 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-000428 + @schemeID
FX-SCH-A-000704 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ContractReferencedDocument
FX-SCH-A-000430 # IssuerAssignedID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ContractReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ContractReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-000705 + @format
FX-SCH-A-000706 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ContractReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ContractReferencedDocument/LineID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ContractReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ContractReferencedDocument/ReferenceTypeCode
FX-SCH-A-000707 ~ . =AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAN AAO AAP AAQ AAR AAS AAT AAU AAV AAW AAX AAY AAZ ABA ABB ABC ABD ABE ABF ABG ABH ABI ABJ ABK ABL ABM ABN ABO ABP ABQ ABR ABS ABT ABU ABV ABW ABX ABY ABZ AC ACA ACB ACC ACD ACE ACF ACG ACH ACI ACJ ACK ACL ACN ACO ACP ACQ ACR ACT ACU ACV ACW ACX ACY ACZ ADA ADB ADC ADD ADE ADF ADG ADI ADJ ADK ADL ADM ADN ADO ADP ADQ ADT ADU ADV ADW ADX ADY ADZ AE AEA AEB AEC AED AEE AEF AEG AEH AEI AEJ AEK AEL AEM AEN AEO AEP AEQ AER AES AET AEU AEV AEW AEX AEY AEZ AF AFA AFB AFC AFD AFE AFF AFG AFH AFI AFJ AFK AFL AFM AFN AFO AFP AFQ AFR AFS AFT AFU AFV AFW AFX AFY AFZ AGA AGB AGC AGD AGE AGF AGG AGH AGI AGJ AGK AGL AGM AGN AGO AGP AGQ AGR AGS AGT AGU AGV AGW AGX AGY AGZ AHA AHB AHC AHD AHE AHF AHG AHH AHI AHJ AHK AHL AHM AHN AHO AHP AHQ AHR AHS AHT AHU AHV AHX AHY AHZ AIA AIB AIC AID AIE AIF AIG AIH AII AIJ AIK AIL AIM AIN AIO AIP AIQ AIR AIS AIT AIU AIV AIW AIX AIY AIZ AJA AJB AJC AJD AJE AJF AJG AJH AJI AJJ AJK AJL AJM AJN AJO AJP AJQ AJR AJS AJT AJU AJV AJW AJX AJY AJZ AKA AKB AKC AKD AKE AKF AKG AKH AKI AKJ AKK AKL AKM AKN AKO AKP AKQ AKR AKS AKT AKU AKV AKW AKX AKY AKZ ALA ALB ALC ALD ALE ALF ALG ALH ALI ALJ ALK ALL ALM ALN ALO ALP ALQ ALR ALS ALT ALU ALV ALW ALX ALY ALZ AMA AMB AMC AMD AME AMF AMG AMH AMI AMJ AMK AML AMM AMN AMO AMP AMQ AMR AMS AMT AMU AMV AMW AMX AMY AMZ ANA ANB ANC AND ANE ANF ANG ANH ANI ANJ ANK ANL ANM ANN ANO ANP ANQ ANR ANS ANT ANU ANV ANW ANX ANY AOA AOD AOE AOF AOG AOH AOI AOJ AOK AOL AOM AON AOO AOP AOQ AOR AOS AOT AOU AOV AOW AOX AOY AOZ AP APA APB APC APD APE APF APG APH API APJ APK APL APM APN APO APP APQ APR APS APT APU APV APW APX APY APZ AQA AQB AQC AQD AQE AQF AQG AQH AQI AQJ AQK AQL AQM AQN AQO AQP AQQ AQR AQS AQT AQU AQV AQW AQX AQY AQZ ARA ARB ARC ARD ARE ARF ARG ARH ARI ARJ ARK ARL ARM ARN ARO ARP ARQ ARR ARS ART ARU ARV ARW ARX ARY ARZ ASA ASB ASC ASD ASE ASF ASG ASH ASI ASJ ASK ASL ASM ASN ASO ASP ASQ ASR ASS AST ASU ASV ASW ASX ASY ASZ ATA ATB ATC ATD ATE ATF ATG ATH ATI ATJ ATK ATL ATM ATN ATO ATP ATQ ATR ATS ATT ATU ATV ATW ATX ATY ATZ AU AUA AUB AUC AUD AUE AUF AUG AUH AUI AUJ AUK AUL AUM AUN AUO AUP AUQ AUR AUS AUT AUU AUV AUW AUX AUY AUZ AV AVA AVB AVC AVD AVE AVF AVG AVH AVI AVJ AVK AVL AVM AVN AVO AVP AVQ AVR AVS AVT AVU AVV AVW AVX AVY AVZ AWA AWB AWC AWD AWE AWF AWG AWH AWI AWJ AWK AWL AWM AWN AWO AWP AWQ AWR AWS AWT AWU AWV AWW AWX AWY AWZ AXA AXB AXC AXD AXE AXF AXG AXH AXI AXJ AXK AXL AXM AXN AXO AXP AXQ AXR AXS AXU BA BC BD BE BH BM BN BO BR BT BTP BW CAS CAT CAU CAV CAW CAX CAY CAZ CBA CBB CD CEC CED CFE CFF CFO CG CH CK CKN CM CMR CN CNO COF CONTRAT CP CR CRN CS CST CT CU CV CW CZ DA DAN DB DI DL DM DQ DR EA EB ED EE EEP EI EN EQ ER ERN ET EX FC FF FI FLW FN FO FS FT FV FX GA GC GD GDN GN HS HWB IA IB ICA ICE ICO II IL INB INN INO IP IS IT IV JB JE LA LAN LAR LB LC LI LO LRC LS MA MARCHE MB MF MG MH MR MRN MS MSS MWB NA NF OH OI ON OP OR PB PC PD PE PF PI PK PL POR PP PQ PR PS PW PY RA RC RCN RE REN RF RR RT SA SB SD SE SEA SF SH SI SM SN SP SQ SRN SS STA SW SZ TB TCR TE TF TI TIN TL TN TP UAR UC UCN UN UO URI VA VC VGR VM VN VON VOR VP VR VS VT VV WE WM WN WR WS WY XA XC XP ZZZ
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ContractReferencedDocument/TypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ContractReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty
FX-SCH-A-000708 < ID
FX-SCH-A-000709 # Name
FX-SCH-A-000710 < RoleCode
FX-SCH-A-000711 < URIUniversalCommunication
FX-SCH-A-000712 < SpecifiedTaxRegistration
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-000713 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-000714 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-000715 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/Description
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/GlobalID
FX-SCH-A-000716 + @schemeID
FX-SCH-A-000717 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/PostalTradeAddress
FX-SCH-A-000718 # CountryID
FX-SCH-A-000719 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000720 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000721 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH-A-000722 # CountryID
FX-SCH-A-000723 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/CountryID
FX-SCH-A-000724 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/SpecifiedTaxRegistration
FX-SCH-A-000725 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/SpecifiedTaxRegistration/ID
FX-SCH-A-000726 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/URIUniversalCommunication
FX-SCH-A-000727 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/ProductEndUserTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-000728 + @schemeID
FX-SCH-A-000729 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/QuotationReferencedDocument
FX-SCH-A-000730 # IssuerAssignedID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/QuotationReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/QuotationReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-000731 + @format
FX-SCH-A-000732 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/QuotationReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/QuotationReferencedDocument/LineID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/QuotationReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/QuotationReferencedDocument/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/QuotationReferencedDocument/TypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/QuotationReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty
FX-SCH-A-000733 < ID
FX-SCH-A-000734 # Name
FX-SCH-A-000735 < RoleCode
FX-SCH-A-000736 < URIUniversalCommunication
FX-SCH-A-000737 < SpecifiedTaxRegistration
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-000738 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-000739 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-000740 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/Description
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/GlobalID
FX-SCH-A-000741 + @schemeID
FX-SCH-A-000742 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/PostalTradeAddress
FX-SCH-A-000743 # CountryID
FX-SCH-A-000744 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000745 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000746 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH-A-000747 # CountryID
FX-SCH-A-000748 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/CountryID
FX-SCH-A-000749 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/SpecifiedTaxRegistration
FX-SCH-A-000750 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/SpecifiedTaxRegistration/ID
FX-SCH-A-000751 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/URIUniversalCommunication
FX-SCH-A-000752 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SalesAgentTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-000753 + @schemeID
FX-SCH-A-000754 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerOrderReferencedDocument
FX-SCH-A-000572 # IssuerAssignedID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerOrderReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerOrderReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-000755 + @format
FX-SCH-A-000756 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerOrderReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerOrderReferencedDocument/LineID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerOrderReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerOrderReferencedDocument/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerOrderReferencedDocument/TypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerOrderReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty
FX-SCH-A-000757 < ID
FX-SCH-A-000431 # Name
FX-SCH-A-000758 < RoleCode
FX-SCH-A-000432 # PostalTradeAddress
FX-SCH-A-000759 < URIUniversalCommunication
FX-SCH-A-000169 # SpecifiedTaxRegistration
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-000760 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-000761 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-000762 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/Description
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/GlobalID
FX-SCH-A-000763 + @schemeID
FX-SCH-A-000764 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/PostalTradeAddress
FX-SCH-A-000433 # CountryID
FX-SCH-A-000434 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000765 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000766 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH-A-000767 # CountryID
FX-SCH-A-000768 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/CountryID
FX-SCH-A-000769 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/SpecifiedTaxRegistration
FX-SCH-A-000436 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/SpecifiedTaxRegistration/ID
FX-SCH-A-000437 + @schemeID
FX-SCH-A-000770 ~ @schemeID =VA
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/URIUniversalCommunication
FX-SCH-A-000771 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-000772 + @schemeID
FX-SCH-A-000773 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty
FX-SCH-A-000409 # Name
FX-SCH-A-000774 < RoleCode
FX-SCH-A-000575 < Description
FX-SCH-A-000032 # PostalTradeAddress
FX-SCH-A-000439 < URIUniversalCommunication
FX-SCH-A-000033 < SpecifiedTaxRegistration[ID/@schemeID='VA']
FX-SCH-A-000034 < SpecifiedTaxRegistration[ID/@schemeID='FC']
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-000577 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-000775 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-000578 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/GlobalID
FX-SCH-A-000440 + @schemeID
FX-SCH-A-000776 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/PostalTradeAddress
FX-SCH-A-000035 # CountryID
FX-SCH-A-000442 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000777 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000778 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH-A-000779 # CountryID
FX-SCH-A-000780 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/CountryID
FX-SCH-A-000781 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/SpecifiedTaxRegistration[ not(ID/@schemeID='VA') and not(ID/@schemeID='FC')]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/SpecifiedTaxRegistration[ID/@schemeID='FC']
FX-SCH-A-000411 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/SpecifiedTaxRegistration[ID/@schemeID='FC']/ID
FX-SCH-A-000037 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/SpecifiedTaxRegistration[ID/@schemeID='VA']
FX-SCH-A-000412 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/SpecifiedTaxRegistration[ID/@schemeID='VA']/ID
FX-SCH-A-000413 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/URIUniversalCommunication
FX-SCH-A-000445 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-000446 + @schemeID
FX-SCH-A-000782 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SpecifiedProcuringProject/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/UltimateCustomerOrderReferencedDocument
FX-SCH-A-000783 # IssuerAssignedID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/UltimateCustomerOrderReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/UltimateCustomerOrderReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-000784 + @format
FX-SCH-A-000785 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/UltimateCustomerOrderReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/UltimateCustomerOrderReferencedDocument/LineID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/UltimateCustomerOrderReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/UltimateCustomerOrderReferencedDocument/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/UltimateCustomerOrderReferencedDocument/TypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/UltimateCustomerOrderReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent
FX-SCH-A-000171 # OccurrenceDateTime
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString
FX-SCH-A-000448 + @format
FX-SCH-A-000786 ~ @format =102
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DeliveryNoteReferencedDocument
FX-SCH-A-000787 # IssuerAssignedID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DeliveryNoteReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DeliveryNoteReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-000788 + @format
FX-SCH-A-000789 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DeliveryNoteReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DeliveryNoteReferencedDocument/LineID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DeliveryNoteReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DeliveryNoteReferencedDocument/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DeliveryNoteReferencedDocument/TypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DeliveryNoteReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DespatchAdviceReferencedDocument
FX-SCH-A-000450 # IssuerAssignedID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DespatchAdviceReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DespatchAdviceReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-000790 + @format
FX-SCH-A-000791 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DespatchAdviceReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DespatchAdviceReferencedDocument/LineID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DespatchAdviceReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DespatchAdviceReferencedDocument/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DespatchAdviceReferencedDocument/TypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/DespatchAdviceReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ReceivingAdviceReferencedDocument
FX-SCH-A-000584 # IssuerAssignedID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ReceivingAdviceReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ReceivingAdviceReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-000792 + @format
FX-SCH-A-000793 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ReceivingAdviceReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ReceivingAdviceReferencedDocument/LineID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ReceivingAdviceReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ReceivingAdviceReferencedDocument/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ReceivingAdviceReferencedDocument/TypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ReceivingAdviceReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/RelatedSupplyChainConsignment/SpecifiedLogisticsTransportMovement
FX-SCH-A-000322 # ModeCode
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/RelatedSupplyChainConsignment/SpecifiedLogisticsTransportMovement/ModeCode
FX-SCH-A-000346 ~ . =0 1 2 3 4 5 6 7 8 9
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty
FX-SCH-A-000794 < ID
FX-SCH-A-000795 < RoleCode
FX-SCH-A-000796 < URIUniversalCommunication
FX-SCH-A-000797 < SpecifiedTaxRegistration
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-000798 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-000799 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-000800 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/Description
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/GlobalID
FX-SCH-A-000801 + @schemeID
FX-SCH-A-000802 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/PostalTradeAddress
FX-SCH-A-000803 # CountryID
FX-SCH-A-000804 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000805 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000806 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH-A-000807 # CountryID
FX-SCH-A-000808 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/CountryID
FX-SCH-A-000809 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/SpecifiedTaxRegistration
FX-SCH-A-000810 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/SpecifiedTaxRegistration/ID
FX-SCH-A-000811 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/URIUniversalCommunication
FX-SCH-A-000812 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipFromTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-000813 + @schemeID
FX-SCH-A-000814 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty
FX-SCH-A-000451 < ID
FX-SCH-A-000815 < RoleCode
FX-SCH-A-000816 < URIUniversalCommunication
FX-SCH-A-000817 < SpecifiedTaxRegistration
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-000818 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-000819 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-000820 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/Description
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/GlobalID
FX-SCH-A-000453 + @schemeID
FX-SCH-A-000821 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/PostalTradeAddress
FX-SCH-A-000455 # CountryID
FX-SCH-A-000456 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000822 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000823 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH-A-000824 # CountryID
FX-SCH-A-000825 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/CountryID
FX-SCH-A-000826 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/SpecifiedTaxRegistration
FX-SCH-A-000827 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/SpecifiedTaxRegistration/ID
FX-SCH-A-000828 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/URIUniversalCommunication
FX-SCH-A-000829 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-000830 + @schemeID
FX-SCH-A-000831 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty
FX-SCH-A-000832 < ID
FX-SCH-A-000833 < RoleCode
FX-SCH-A-000834 < URIUniversalCommunication
FX-SCH-A-000835 < SpecifiedTaxRegistration
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-000836 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-000837 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-000838 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/Description
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/GlobalID
FX-SCH-A-000839 + @schemeID
FX-SCH-A-000840 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/PostalTradeAddress
FX-SCH-A-000841 # CountryID
FX-SCH-A-000842 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000843 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000844 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH-A-000845 # CountryID
FX-SCH-A-000846 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/CountryID
FX-SCH-A-000847 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/SpecifiedTaxRegistration
FX-SCH-A-000848 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/SpecifiedTaxRegistration/ID
FX-SCH-A-000849 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/URIUniversalCommunication
FX-SCH-A-000850 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/UltimateShipToTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-000851 + @schemeID
FX-SCH-A-000852 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement
FX-SCH-A-000172 < PaymentReference
FX-SCH-A-000038 # InvoiceCurrencyCode
FX-SCH-A-000173 + ApplicableTradeTax
FX-SCH-A-000039 # SpecifiedTradeSettlementHeaderMonetarySummation
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax
FX-SCH-A-000176 # CalculatedAmount
FX-SCH-A-000458 # TypeCode
FX-SCH-A-000177 # BasisAmount
FX-SCH-A-000323 < LineTotalBasisAmount
FX-SCH-A-000324 < AllowanceChargeBasisAmount
FX-SCH-A-000178 # CategoryCode
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/AllowanceChargeBasisAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/BasisAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/CalculatedAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/CategoryCode
FX-SCH-A-000853 ~ . =AE B E G K L M O S Z
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/DueDateTypeCode
FX-SCH-A-000854 ~ . =5 29 72
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/ExemptionReasonCode
FX-SCH-A-000855 ~ . exemptionCodes
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/LineTotalBasisAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/TaxPointDate/DateString
FX-SCH-A-000590 + @format
FX-SCH-A-000856 ~ @format =102
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/TypeCode
FX-SCH-A-000857 ~ . =AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAO AAP ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD VAT
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod
FX-SCH-A-000858 < Description
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod/CompleteDateTime
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod/EndDateTime/DateTimeString
FX-SCH-A-000460 + @format
FX-SCH-A-000859 ~ @format =102
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod/StartDateTime/DateTimeString
FX-SCH-A-000462 + @format
FX-SCH-A-000860 ~ @format =102
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/CreditorReferenceID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceCurrencyCode
FX-SCH-A-000861 ~ . currencies
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-000465 + @format
FX-SCH-A-000862 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceReferencedDocument/LineID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceReferencedDocument/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceReferencedDocument/TypeCode
FX-SCH-A-000863 ~ . =71 80 81 82 83 84 102 130 202 203 204 211 218 219 261 262 295 296 308 325 326 331 380 381 382 383 384 385 386 387 388 389 390 393 394 395 396 420 456 457 458 527 532 553 575 623 633 751 780 817 870 875 876 877 935
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty
FX-SCH-A-000864 < ID
FX-SCH-A-000865 # Name
FX-SCH-A-000866 < RoleCode
FX-SCH-A-000867 < URIUniversalCommunication
FX-SCH-A-000868 < SpecifiedTaxRegistration
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-000869 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-000870 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-000871 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/Description
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/GlobalID
FX-SCH-A-000872 + @schemeID
FX-SCH-A-000873 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/PostalTradeAddress
FX-SCH-A-000874 # CountryID
FX-SCH-A-000875 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000876 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000877 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH-A-000878 # CountryID
FX-SCH-A-000879 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/CountryID
FX-SCH-A-000880 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/SpecifiedTaxRegistration
FX-SCH-A-000881 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/SpecifiedTaxRegistration/ID
FX-SCH-A-000882 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/URIUniversalCommunication
FX-SCH-A-000883 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceeTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-000884 + @schemeID
FX-SCH-A-000885 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty
FX-SCH-A-000886 < ID
FX-SCH-A-000887 # Name
FX-SCH-A-000888 < RoleCode
FX-SCH-A-000889 < URIUniversalCommunication
FX-SCH-A-000890 < SpecifiedTaxRegistration
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-000891 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-000892 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-000893 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/Description
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/GlobalID
FX-SCH-A-000894 + @schemeID
FX-SCH-A-000895 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/PostalTradeAddress
FX-SCH-A-000896 # CountryID
FX-SCH-A-000897 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000898 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000899 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH-A-000900 # CountryID
FX-SCH-A-000901 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/CountryID
FX-SCH-A-000902 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/SpecifiedTaxRegistration
FX-SCH-A-000903 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/SpecifiedTaxRegistration/ID
FX-SCH-A-000904 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/URIUniversalCommunication
FX-SCH-A-000905 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoicerTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-000906 + @schemeID
FX-SCH-A-000907 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty
FX-SCH-A-000467 < ID
FX-SCH-A-000469 # Name
FX-SCH-A-000908 < RoleCode
FX-SCH-A-000909 < URIUniversalCommunication
FX-SCH-A-000910 < SpecifiedTaxRegistration
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-000911 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-000912 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-000913 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/Description
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/GlobalID
FX-SCH-A-000470 + @schemeID
FX-SCH-A-000914 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/PostalTradeAddress
FX-SCH-A-000915 # CountryID
FX-SCH-A-000916 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000917 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000918 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH-A-000919 # CountryID
FX-SCH-A-000920 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/CountryID
FX-SCH-A-000921 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/SpecifiedTaxRegistration
FX-SCH-A-000922 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/SpecifiedTaxRegistration/ID
FX-SCH-A-000923 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/URIUniversalCommunication
FX-SCH-A-000924 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayeeTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-000925 + @schemeID
FX-SCH-A-000926 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty
FX-SCH-A-000927 < ID
FX-SCH-A-000928 # Name
FX-SCH-A-000929 < RoleCode
FX-SCH-A-000930 < URIUniversalCommunication
FX-SCH-A-000931 < SpecifiedTaxRegistration
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-000932 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-000933 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-000934 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/Description
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/GlobalID
FX-SCH-A-000935 + @schemeID
FX-SCH-A-000936 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/PostalTradeAddress
FX-SCH-A-000937 # CountryID
FX-SCH-A-000938 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000939 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000940 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH-A-000941 # CountryID
FX-SCH-A-000942 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/CountryID
FX-SCH-A-000943 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/SpecifiedTaxRegistration
FX-SCH-A-000944 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/SpecifiedTaxRegistration/ID
FX-SCH-A-000945 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/URIUniversalCommunication
FX-SCH-A-000946 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/PayerTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-000947 + @schemeID
FX-SCH-A-000948 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ReceivableSpecifiedTradeAccountingAccount/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ReceivableSpecifiedTradeAccountingAccount/TypeCode
FX-SCH-A-000949 ~ . =1 2 3 4 5 6 7
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment
FX-SCH-A-000325 + IncludedTradeTax
FX-SCH-A-000326 < InvoiceSpecifiedReferencedDocument
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/FormattedReceivedDateTime/DateTimeString
FX-SCH-A-000950 + @format
FX-SCH-A-000951 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/IncludedTradeTax
FX-SCH-A-000952 # CalculatedAmount
FX-SCH-A-000953 # TypeCode
FX-SCH-A-000954 # CategoryCode
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/IncludedTradeTax/AllowanceChargeBasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/IncludedTradeTax/BasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/IncludedTradeTax/CalculatedAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/IncludedTradeTax/CategoryCode
FX-SCH-A-000955 ~ . =AE B E G K L M O S Z
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/IncludedTradeTax/DueDateTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/IncludedTradeTax/ExemptionReasonCode
FX-SCH-A-000956 ~ . exemptionCodes
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/IncludedTradeTax/LineTotalBasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/IncludedTradeTax/TaxPointDate
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/IncludedTradeTax/TypeCode
FX-SCH-A-000957 ~ . =AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAO AAP ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD VAT
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/InvoiceSpecifiedReferencedDocument
FX-SCH-A-000958 # IssuerAssignedID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/InvoiceSpecifiedReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/InvoiceSpecifiedReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-000959 + @format
FX-SCH-A-000960 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/InvoiceSpecifiedReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/InvoiceSpecifiedReferencedDocument/LineID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/InvoiceSpecifiedReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/InvoiceSpecifiedReferencedDocument/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/InvoiceSpecifiedReferencedDocument/TypeCode
FX-SCH-A-000961 ~ . =71 80 81 82 83 84 102 130 202 203 204 211 218 219 261 262 295 296 308 325 326 331 380 381 382 383 384 385 386 387 388 389 390 393 394 395 396 420 456 457 458 527 532 553 575 623 633 751 780 817 870 875 876 877 935
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/InvoiceSpecifiedReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedAdvancePayment/PaidAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedFinancialAdjustment
FX-SCH-A-000383 # Reason
FX-SCH-A-000962 # ActualAmount
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedFinancialAdjustment/ActualAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedLogisticsServiceCharge
FX-SCH-A-000963 # Description
FX-SCH-A-000327 # AppliedAmount
FX-SCH-A-000328 + AppliedTradeTax
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedLogisticsServiceCharge/AppliedAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedLogisticsServiceCharge/AppliedTradeTax
FX-SCH-A-000964 # TypeCode
FX-SCH-A-000965 # CategoryCode
FX-SCH-A-000329 # RateApplicablePercent
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedLogisticsServiceCharge/AppliedTradeTax/AllowanceChargeBasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedLogisticsServiceCharge/AppliedTradeTax/BasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedLogisticsServiceCharge/AppliedTradeTax/CalculatedAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedLogisticsServiceCharge/AppliedTradeTax/CategoryCode
FX-SCH-A-000966 ~ . =AE B E G K L M O S Z
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedLogisticsServiceCharge/AppliedTradeTax/DueDateTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedLogisticsServiceCharge/AppliedTradeTax/ExemptionReasonCode
FX-SCH-A-000967 ~ . exemptionCodes
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedLogisticsServiceCharge/AppliedTradeTax/LineTotalBasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedLogisticsServiceCharge/AppliedTradeTax/TaxPointDate
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedLogisticsServiceCharge/AppliedTradeTax/TypeCode
FX-SCH-A-000968 ~ . =AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAO AAP ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD VAT
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
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/BasisQuantity
FX-SCH-A-000969 ~ @unitCode unitCodes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax
FX-SCH-A-000473 # TypeCode
FX-SCH-A-000474 # CategoryCode
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax/AllowanceChargeBasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax/BasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax/CalculatedAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax/CategoryCode
FX-SCH-A-000970 ~ . =AE B E G K L M O S Z
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax/DueDateTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax/ExemptionReasonCode
FX-SCH-A-000971 ~ . exemptionCodes
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax/LineTotalBasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax/TaxPointDate
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax/TypeCode
FX-SCH-A-000972 ~ . =AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAO AAP ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD VAT
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/ReasonCode
FX-SCH-A-000973 ~ . allowanceReasons
FX-SCH ! @listID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']
FX-SCH-A-000477 # ChargeIndicator
FX-SCH-A-000478 # ActualAmount
FX-SCH-A-000479 # CategoryTradeTax
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ActualAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/BasisAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/BasisQuantity
FX-SCH-A-000974 ~ @unitCode unitCodes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax
FX-SCH-A-000480 # TypeCode
FX-SCH-A-000481 # CategoryCode
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax/AllowanceChargeBasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax/BasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax/CalculatedAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax/CategoryCode
FX-SCH-A-000975 ~ . =AE B E G K L M O S Z
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax/DueDateTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax/ExemptionReasonCode
FX-SCH-A-000976 ~ . exemptionCodes
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax/LineTotalBasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax/TaxPointDate
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax/TypeCode
FX-SCH-A-000977 ~ . =AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAO AAP ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD VAT
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ReasonCode[ not(not (@listID)) and not(@listID='5153')]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ReasonCode[@listID='5153']
FX-SCH-A-000390 ~ . =AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAO AAP ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ReasonCode[not (@listID)]
FX-SCH-A-000978 ~ . chargeReasons
FX-SCH ! @listID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms
FX-SCH-A-000187 < Description
FX-SCH-A-000188 < DirectDebitMandateID
FX-SCH-A-000330 < PartialPaymentAmount
FX-SCH-A-000331 < PayeeTradeParty
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/ApplicableTradePaymentDiscountTerms/ActualDiscountAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/ApplicableTradePaymentDiscountTerms/BasisAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/ApplicableTradePaymentDiscountTerms/BasisDateTime/DateTimeString
FX-SCH-A-000979 + @format
FX-SCH-A-000980 ~ @format =102
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/ApplicableTradePaymentPenaltyTerms/ActualPenaltyAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/ApplicableTradePaymentPenaltyTerms/BasisAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/ApplicableTradePaymentPenaltyTerms/BasisDateTime/DateTimeString
FX-SCH-A-000981 + @format
FX-SCH-A-000982 ~ @format =102
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/ApplicableTradePaymentPenaltyTerms/BasisPeriodMeasure
FX-SCH-A-000277 + @unitCode
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/DirectDebitMandateID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString
FX-SCH-A-000484 + @format
FX-SCH-A-000983 ~ @format =102
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PartialPaymentAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty
FX-SCH-A-000984 < ID
FX-SCH-A-000985 # Name
FX-SCH-A-000986 < RoleCode
FX-SCH-A-000987 < URIUniversalCommunication
FX-SCH-A-000988 < SpecifiedTaxRegistration
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-000989 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-000990 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-000991 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/Description
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/GlobalID
FX-SCH-A-000992 + @schemeID
FX-SCH-A-000993 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/PostalTradeAddress
FX-SCH-A-000994 # CountryID
FX-SCH-A-000995 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-000996 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-000997 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH-A-000998 # CountryID
FX-SCH-A-000999 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/CountryID
FX-SCH-A-001000 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/SpecifiedLegalOrganization/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/SpecifiedTaxRegistration
FX-SCH-A-001001 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/SpecifiedTaxRegistration/ID
FX-SCH-A-001002 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/URIUniversalCommunication
FX-SCH-A-001003 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/PayeeTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-001004 + @schemeID
FX-SCH-A-001005 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation
FX-SCH-A-000189 # LineTotalAmount
FX-SCH-A-000190 < ChargeTotalAmount
FX-SCH-A-000191 < AllowanceTotalAmount
FX-SCH-A-000041 # TaxBasisTotalAmount
FX-SCH-A-000042 < TaxTotalAmount[@currencyID=../../InvoiceCurrencyCode]
FX-SCH-A-000192 < TaxTotalAmount[@currencyID=../../TaxCurrencyCode]
FX-SCH-A-000290 < RoundingAmount
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
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/RoundingAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/TaxBasisTotalAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount[ not(@currencyID=../../InvoiceCurrencyCode) and not(@currencyID=../../TaxCurrencyCode)]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount[@currencyID=../../InvoiceCurrencyCode]
FX-SCH-A-001006 ~ @currencyID currencies
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount[@currencyID=../../TaxCurrencyCode]
FX-SCH-A-001007 ~ @currencyID currencies
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/TotalPrepaidAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans
FX-SCH-A-000488 # TypeCode
FX-SCH-A-000291 < Information
FX-SCH-A-000194 < PayeePartyCreditorFinancialAccount
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans/ApplicableTradeSettlementFinancialCard
FX-SCH-A-000608 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans/ApplicableTradeSettlementFinancialCard/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/ProprietaryID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans/PayeeSpecifiedCreditorFinancialInstitution
FX-SCH-A-000292 # BICID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans/PayeeSpecifiedCreditorFinancialInstitution/BICID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans/PayerPartyDebtorFinancialAccount
FX-SCH-A-000195 # IBANID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans/PayerPartyDebtorFinancialAccount/IBANID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans/PayerSpecifiedDebtorFinancialInstitution/BICID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans/TypeCode
FX-SCH-A-001008 ~ . paymentMeans
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/TaxApplicableTradeCurrencyExchange/ConversionRateDateTime/DateTimeString
FX-SCH-A-001009 + @format
FX-SCH-A-001010 ~ @format =102
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/TaxApplicableTradeCurrencyExchange/SourceCurrencyCode
FX-SCH-A-000332 ~ . currencies
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/TaxApplicableTradeCurrencyExchange/TargetCurrencyCode
FX-SCH-A-000333 ~ . currencies
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/TaxCurrencyCode
FX-SCH-A-001011 ~ . currencies
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem
FX-SCH-A-000266 # AssociatedDocumentLineDocument
FX-SCH-A-000267 # SpecifiedTradeProduct
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument
FX-SCH-A-000270 # LineID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument/IncludedNote
FX-SCH-A-001012 < Content
FX-SCH-A-001013 < SubjectCode
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument/IncludedNote/ContentCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument/IncludedNote/SubjectCode
FX-SCH-A-001014 ~ . subjectCodes
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument/LineID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument/LineStatusCode
FX-SCH-A-000334 ~ . =1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument/LineStatusReasonCode
FX-SCH-A-000335 ~ . =DETAIL GROUP INFORMATION
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument/ParentLineID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/AdditionalReferencedDocument
FX-SCH-A-001015 # IssuerAssignedID
FX-SCH-A-001016 # TypeCode
FX-SCH-A-001017 < Name
FX-SCH-A-001018 < AttachmentBinaryObject
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/AdditionalReferencedDocument/AttachmentBinaryObject
FX-SCH-A-001019 + @mimeCode
FX-SCH-A-001020 ~ @mimeCode =application/json application/pdf application/vnd.oasis.opendocument.spreadsheet application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/xml image/jpeg image/png text/csv text/xml
FX-SCH-A-001021 + @filename
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/AdditionalReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-001022 + @format
FX-SCH-A-001023 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/AdditionalReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/AdditionalReferencedDocument/LineID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/AdditionalReferencedDocument/ReferenceTypeCode
FX-SCH-A-001024 ~ . referenceCodes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/AdditionalReferencedDocument/TypeCode
FX-SCH-A-001025 ~ . =50 130 916
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/AdditionalReferencedDocument/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ApplicableTradeDeliveryTerms
FX-SCH-A-001026 # DeliveryTypeCode
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ApplicableTradeDeliveryTerms/DeliveryTypeCode
FX-SCH-A-001027 ~ . =1 2 CFR CIF CIP CPT DAP DDP DPU EXW FAS FCA FOB
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ApplicableTradeDeliveryTerms/RelevantTradeLocation/CountryID
FX-SCH-A-001028 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/BuyerOrderReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/BuyerOrderReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-001029 + @format
FX-SCH-A-001030 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/BuyerOrderReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/BuyerOrderReferencedDocument/LineID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/BuyerOrderReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/BuyerOrderReferencedDocument/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/BuyerOrderReferencedDocument/TypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/BuyerOrderReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ContractReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ContractReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-001031 + @format
FX-SCH-A-001032 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ContractReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ContractReferencedDocument/LineID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ContractReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ContractReferencedDocument/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ContractReferencedDocument/TypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ContractReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice
FX-SCH-A-000273 # ChargeAmount
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ not(ChargeIndicator/Indicator='false') and not(ChargeIndicator/Indicator='true')]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='false']
FX-SCH-A-000530 # ChargeIndicator
FX-SCH-A-000531 # ActualAmount
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/ActualAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/BasisAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/BasisQuantity
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/ReasonCode
FX-SCH-A-001033 ~ . allowanceReasons
FX-SCH ! @listID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/SequenceNumeric
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='true']
FX-SCH-A-001034 # ChargeIndicator
FX-SCH-A-001035 # ActualAmount
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ActualAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/BasisAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/BasisQuantity
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ReasonCode[ not(@listID='5153') and not(not (@listID))]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ReasonCode[@listID='5153']
FX-SCH-A-001036 ~ . =AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAO AAP ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD VAT
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ReasonCode[not (@listID)]
FX-SCH ! @listID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/SequenceNumeric
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/BasisQuantity
FX-SCH-A-001037 ~ @unitCode unitCodes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/IncludedTradeTax
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty
FX-SCH-A-001038 < RoleCode
FX-SCH-A-001039 < Description
FX-SCH-A-001040 < URIUniversalCommunication
FX-SCH-A-001041 < SpecifiedTaxRegistration[ID/@schemeID='VA']
FX-SCH-A-001042 < SpecifiedTaxRegistration[ID/@schemeID='FC']
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-001043 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-001044 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-001045 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/GlobalID
FX-SCH-A-001046 + @schemeID
FX-SCH-A-001047 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/PostalTradeAddress
FX-SCH-A-001048 # CountryID
FX-SCH-A-001049 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-001050 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-001051 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/SpecifiedTaxRegistration[ not(ID/@schemeID='VA') and not(ID/@schemeID='FC')]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/SpecifiedTaxRegistration[ID/@schemeID='FC']
FX-SCH-A-001052 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/SpecifiedTaxRegistration[ID/@schemeID='FC']/ID
FX-SCH-A-001053 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/SpecifiedTaxRegistration[ID/@schemeID='VA']
FX-SCH-A-001054 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/SpecifiedTaxRegistration[ID/@schemeID='VA']/ID
FX-SCH-A-001055 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/URIUniversalCommunication
FX-SCH-A-001056 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/ItemSellerTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-001057 + @schemeID
FX-SCH-A-001058 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/NetPriceProductTradePrice
FX-SCH-A-000532 # ChargeAmount
FX-SCH-A-000336 < IncludedTradeTax
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/AppliedTradeAllowanceCharge
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/BasisQuantity
FX-SCH-A-001059 ~ @unitCode unitCodes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/IncludedTradeTax
FX-SCH-A-001060 # CalculatedAmount
FX-SCH-A-001061 # TypeCode
FX-SCH-A-001062 # CategoryCode
FX-SCH-A-001063 # RateApplicablePercent
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/IncludedTradeTax/AllowanceChargeBasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/IncludedTradeTax/BasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/IncludedTradeTax/CalculatedAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/IncludedTradeTax/CategoryCode
FX-SCH-A-001064 ~ . =AE B E G K L M O S Z
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/IncludedTradeTax/DueDateTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/IncludedTradeTax/ExemptionReasonCode
FX-SCH-A-001065 ~ . exemptionCodes
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/IncludedTradeTax/LineTotalBasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/IncludedTradeTax/TaxPointDate
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/IncludedTradeTax/TypeCode
FX-SCH-A-001066 ~ . =VAT
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/QuotationReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/QuotationReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-001067 + @format
FX-SCH-A-001068 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/QuotationReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/QuotationReferencedDocument/LineID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/QuotationReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/QuotationReferencedDocument/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/QuotationReferencedDocument/TypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/QuotationReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/SellerOrderReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/SellerOrderReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-001069 + @format
FX-SCH-A-001070 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/SellerOrderReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/SellerOrderReferencedDocument/LineID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/SellerOrderReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/SellerOrderReferencedDocument/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/SellerOrderReferencedDocument/TypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/SellerOrderReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/UltimateCustomerOrderReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/UltimateCustomerOrderReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-001071 + @format
FX-SCH-A-001072 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/UltimateCustomerOrderReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/UltimateCustomerOrderReferencedDocument/LineID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/UltimateCustomerOrderReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/UltimateCustomerOrderReferencedDocument/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/UltimateCustomerOrderReferencedDocument/TypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/UltimateCustomerOrderReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ActualDeliverySupplyChainEvent
FX-SCH-A-001073 # OccurrenceDateTime
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString
FX-SCH-A-001074 + @format
FX-SCH-A-001075 ~ @format =102
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/BilledQuantity
FX-SCH-A-001076 ~ @unitCode unitCodes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ChargeFreeQuantity
FX-SCH-A-001077 + @unitCode
FX-SCH-A-001078 ~ @unitCode unitCodes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/DeliveryNoteReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/DeliveryNoteReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-001079 + @format
FX-SCH-A-001080 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/DeliveryNoteReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/DeliveryNoteReferencedDocument/LineID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/DeliveryNoteReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/DeliveryNoteReferencedDocument/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/DeliveryNoteReferencedDocument/TypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/DeliveryNoteReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/DespatchAdviceReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/DespatchAdviceReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-001081 + @format
FX-SCH-A-001082 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/DespatchAdviceReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/DespatchAdviceReferencedDocument/LineID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/DespatchAdviceReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/DespatchAdviceReferencedDocument/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/DespatchAdviceReferencedDocument/TypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/DespatchAdviceReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/PackageQuantity
FX-SCH-A-001083 + @unitCode
FX-SCH-A-001084 ~ @unitCode unitCodes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/PerPackageUnitQuantity
FX-SCH-A-001085 + @unitCode
FX-SCH-A-001086 ~ @unitCode unitCodes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ReceivingAdviceReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ReceivingAdviceReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-001087 + @format
FX-SCH-A-001088 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ReceivingAdviceReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ReceivingAdviceReferencedDocument/LineID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ReceivingAdviceReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ReceivingAdviceReferencedDocument/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ReceivingAdviceReferencedDocument/TypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ReceivingAdviceReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty
FX-SCH-A-001089 < ID
FX-SCH-A-001090 < RoleCode
FX-SCH-A-001091 < URIUniversalCommunication
FX-SCH-A-001092 < SpecifiedTaxRegistration
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-001093 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-001094 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-001095 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/Description
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/GlobalID
FX-SCH-A-001096 + @schemeID
FX-SCH-A-001097 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/PostalTradeAddress
FX-SCH-A-001098 # CountryID
FX-SCH-A-001099 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-001100 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-001101 + @schemeID
FX-SCH-A-001102 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/SpecifiedTaxRegistration
FX-SCH-A-001103 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/SpecifiedTaxRegistration/ID
FX-SCH-A-001104 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/URIUniversalCommunication
FX-SCH-A-001105 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/ShipToTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-001106 + @schemeID
FX-SCH-A-001107 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty
FX-SCH-A-001108 < ID
FX-SCH-A-001109 < RoleCode
FX-SCH-A-001110 < URIUniversalCommunication
FX-SCH-A-001111 < SpecifiedTaxRegistration
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-001112 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-001113 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-001114 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/Description
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/GlobalID
FX-SCH-A-001115 + @schemeID
FX-SCH-A-001116 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/PostalTradeAddress
FX-SCH-A-001117 # CountryID
FX-SCH-A-001118 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-001119 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-001120 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/SpecifiedTaxRegistration
FX-SCH-A-001121 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/SpecifiedTaxRegistration/ID
FX-SCH-A-001122 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/URIUniversalCommunication
FX-SCH-A-001123 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/UltimateShipToTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-001124 + @schemeID
FX-SCH-A-001125 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement
FX-SCH-A-000337 < InvoiceReferencedDocument
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/AdditionalReferencedDocument
FX-SCH-A-000615 # IssuerAssignedID
FX-SCH-A-000616 # TypeCode
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/AdditionalReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/AdditionalReferencedDocument/FormattedIssueDateTime
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/AdditionalReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/AdditionalReferencedDocument/LineID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/AdditionalReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/AdditionalReferencedDocument/ReferenceTypeCode
FX-SCH-A-001126 ~ . referenceCodes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/AdditionalReferencedDocument/TypeCode
FX-SCH-A-001127 ~ . =50 130 916
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/AdditionalReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax
FX-SCH-A-000338 < CalculatedAmount
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax/AllowanceChargeBasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax/BasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax/CalculatedAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode
FX-SCH-A-001128 ~ . =AE B E G K L M O S Z
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax/DueDateTypeCode
FX-SCH-A-001129 ~ . =5 29 72
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax/ExemptionReasonCode
FX-SCH-A-001130 ~ . exemptionCodes
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax/LineTotalBasisAmount
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax/TaxPointDate
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax/TypeCode
FX-SCH-A-001131 ~ . =AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAO AAP ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD VAT
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/BillingSpecifiedPeriod/CompleteDateTime
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/BillingSpecifiedPeriod/Description
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/BillingSpecifiedPeriod/EndDateTime/DateTimeString
FX-SCH-A-000539 + @format
FX-SCH-A-001132 ~ @format =102
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/BillingSpecifiedPeriod/StartDateTime/DateTimeString
FX-SCH-A-000541 + @format
FX-SCH-A-001133 ~ @format =102
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/InvoiceReferencedDocument/AttachmentBinaryObject
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString
FX-SCH-A-001134 + @format
FX-SCH-A-001135 ~ @format =102 205
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/InvoiceReferencedDocument/IssuerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/InvoiceReferencedDocument/LineID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/InvoiceReferencedDocument/Name
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/InvoiceReferencedDocument/ReferenceTypeCode
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/InvoiceReferencedDocument/TypeCode
FX-SCH-A-001136 ~ . =71 80 81 82 83 84 102 130 202 203 204 211 218 219 261 262 295 296 308 325 326 331 380 381 382 383 384 385 386 387 388 389 390 393 394 395 396 420 456 457 458 527 532 553 575 623 633 751 780 817 870 875 876 877 935
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/InvoiceReferencedDocument/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ReceivableSpecifiedTradeAccountingAccount/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ not(ChargeIndicator/Indicator='false') and not(ChargeIndicator/Indicator='true')]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']
FX-SCH-A-000543 # ChargeIndicator
FX-SCH-A-000544 # ActualAmount
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/ActualAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/BasisAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/BasisQuantity
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/CategoryTradeTax
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/ReasonCode
FX-SCH-A-001137 ~ . allowanceReasons
FX-SCH ! @listID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/SequenceNumeric
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']
FX-SCH-A-000546 # ChargeIndicator
FX-SCH-A-000547 # ActualAmount
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ActualAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/BasisAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/BasisQuantity
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/CategoryTradeTax
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ReasonCode[ not(not (@listID)) and not(@listID='5153')]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ReasonCode[@listID='5153']
FX-SCH-A-001138 ~ . =AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAO AAP ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD VAT AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAO AAP ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ReasonCode[not (@listID)]
FX-SCH-A-001139 ~ . chargeReasons
FX-SCH ! @listID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/SequenceNumeric
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation
FX-SCH-A-000382 < LineTotalAmount
FX-SCH-A-001140 < ChargeTotalAmount
FX-SCH-A-001141 < AllowanceTotalAmount
FX-SCH-A-000387 < TaxTotalAmount[@currencyID=/CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceCurrencyCode]
FX-SCH-A-000388 < TaxTotalAmount[@currencyID=/CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/TaxCurrencyCode]
FX-SCH-A-000340 < GrandTotalAmount
FX-SCH-A-000341 < TotalAllowanceChargeAmount
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/AllowanceTotalAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/ChargeTotalAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/GrandTotalAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/TaxTotalAmount[ not(@currencyID=/CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceCurrencyCode) and not(@currencyID=/CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/TaxCurrencyCode)]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/TaxTotalAmount[@currencyID=/CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceCurrencyCode]
FX-SCH-A-001142 ~ @currencyID currencies
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/TaxTotalAmount[@currencyID=/CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/TaxCurrencyCode]
FX-SCH-A-001143 ~ @currencyID currencies
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/TotalAllowanceChargeAmount
FX-SCH ! @currencyID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct
FX-SCH-A-000550 # Name
FX-SCH-A-000625 < Description
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ApplicableProductCharacteristic
FX-SCH-A-001144 < Description
FX-SCH-A-000384 < Value
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ApplicableProductCharacteristic/TypeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/BatchID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/BuyerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/DesignatedProductClassification
FX-SCH-A-000342 < ClassName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/DesignatedProductClassification/ClassCode
FX-SCH-A-000296 + @listID
FX-SCH-A-001145 ~ @listID classificationSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/GlobalID
FX-SCH-A-000551 + @schemeID
FX-SCH-A-001146 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/IncludedReferencedProduct
FX-SCH-A-001147 < ID
FX-SCH-A-000343 < IndustryAssignedID
FX-SCH-A-001148 # Name
FX-SCH-A-001149 < Description
FX-SCH-A-000344 < UnitQuantity
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/IncludedReferencedProduct/BuyerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/IncludedReferencedProduct/GlobalID
FX-SCH-A-001150 + @schemeID
FX-SCH-A-001151 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/IncludedReferencedProduct/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/IncludedReferencedProduct/IndustryAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/IncludedReferencedProduct/SellerAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/IncludedReferencedProduct/UnitQuantity
FX-SCH-A-001152 + @unitCode
FX-SCH-A-001153 ~ @unitCode unitCodes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/IndividualTradeProductInstance/BatchID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/IndividualTradeProductInstance/SupplierAssignedSerialID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/IndustryAssignedID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty
FX-SCH-A-001154 < RoleCode
FX-SCH-A-001155 < Description
FX-SCH-A-001156 < URIUniversalCommunication
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication
FX-SCH-A-001157 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/DefinedTradeContact/FaxUniversalCommunication
FX-SCH-A-001158 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/DefinedTradeContact/FaxUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/DefinedTradeContact/TelephoneUniversalCommunication
FX-SCH-A-001159 # CompleteNumber
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/URIID
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/GlobalID
FX-SCH-A-001160 + @schemeID
FX-SCH-A-001161 ~ @schemeID =0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/ID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/PostalTradeAddress
FX-SCH-A-001162 # CountryID
FX-SCH-A-001163 < CountrySubDivisionName
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/PostalTradeAddress/CountryID
FX-SCH-A-001164 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/PostalTradeAddress/PostcodeCode
FX-SCH ! @listID
FX-SCH ! @listVersionID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/SpecifiedLegalOrganization/ID
FX-SCH-A-001165 ~ @schemeID identifierSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/SpecifiedLegalOrganization/PostalTradeAddress
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/SpecifiedTaxRegistration[ not(ID/@schemeID='VA') and not(ID/@schemeID='FC')]
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/SpecifiedTaxRegistration[ID/@schemeID='FC']
FX-SCH-A-001166 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/SpecifiedTaxRegistration[ID/@schemeID='FC']/ID
FX-SCH-A-001167 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/SpecifiedTaxRegistration[ID/@schemeID='VA']
FX-SCH-A-001168 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/SpecifiedTaxRegistration[ID/@schemeID='VA']/ID
FX-SCH-A-001169 + @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/URIUniversalCommunication
FX-SCH-A-001170 # URIID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/URIUniversalCommunication/CompleteNumber
FX-SCH ! .
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ManufacturerTradeParty/URIUniversalCommunication/URIID
FX-SCH-A-001171 + @schemeID
FX-SCH-A-001172 ~ @schemeID electronicAddressSchemes
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/ModelID
FX-SCH ! @schemeID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/OriginTradeCountry
FX-SCH-A-000627 # ID
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/OriginTradeCountry/ID
FX-SCH-A-001173 ~ . countries
@ /CrossIndustryInvoice/SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/SellerAssignedID
FX-SCH ! @schemeID
`;
