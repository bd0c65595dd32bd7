// Made by scripts/generate-e-invoice-structure.ts from the published rules: do not edit.

/** Factur-X MINIMUM, BASIC WL, BASIC, EN 16931 and EXTENDED. */
export const facturXStructure: string = `
*0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240
*AE E G K L M O S Z
*0002 0003 0004 0005 0006 0007 0008 0009 0010 0011 0012 0013 0014 0015 0016 0017 0018 0019 0020 0021 0022 0023 0024 0025 0026 0027 0028 0029 0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0043 0044 0045 0046 0047 0048 0049 0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 0060 0061 0062 0063 0064 0065 0066 0067 0068 0069 0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 0090 0091 0093 0094 0095 0096 0097 0098 0099 0100 0101 0102 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120 0121 0122 0123 0124 0125 0126 0127 0128 0129 0130 0131 0132 0133 0134 0135 0136 0137 0138 0139 0140 0141 0142 0143 0144 0145 0146 0147 0148 0149 0150 0151 0152 0153 0154 0155 0156 0157 0158 0159 0160 0161 0162 0163 0164 0165 0166 0167 0168 0169 0170 0171 0172 0173 0174 0175 0176 0177 0178 0179 0180 0183 0184 0185 0186 0187 0188 0189 0190 0191 0192 0193 0194 0195 0196 0197 0198 0199 0200 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0217 0218 0219 0220 0221 0222 0223 0224 0225 0226 0227 0228 0229 0230 0231 0232 0233 0234 0235 0236 0237 0238 0239 0240 0241 0242 0243 0244 0245 0246 0247 0248 BY SE
*AE B E G K L M O S Z
*AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAO AAP ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD VAT
*71 80 81 82 83 84 102 130 202 203 204 211 218 219 261 262 295 296 308 325 326 331 380 381 382 383 384 385 386 387 388 389 390 393 394 395 396 420 456 457 458 527 532 553 575 623 633 751 780 817 870 875 876 877 935
*application/json application/pdf application/vnd.oasis.opendocument.spreadsheet application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/xml image/jpeg image/png text/csv text/xml
*1 2 CFR CIF CIP CPT DAP DDP DPU EXW FAS FCA FOB
E%
@/CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement
:FX-SCH-A-000027#SellerTradeParty
#BuyerTradeParty
%
@3ApplicableHeaderTradeSettlement/InvoiceReferencedDocument
z415#IssuerAssignedID
d29#IssuerAssignedID
D%
@3IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement
h278#ApplicableTradeTax
#SpecifiedTradeSettlementLineMonetarySummation
293<AdditionalReferencedDocument
614<ReceivableSpecifiedTradeAccountingAccount
%
@2ExchangedDocument
E19#ID
p630<Name
E20#TypeCode
p315<LanguageID
@3EffectiveSpecifiedPeriod
#CompleteDateTime
@4CompleteDateTime/DateTimeString
631+@format
~@format =102
@4Description
:FX-SCH!
@4EndDateTime
!
@4StartDateTime
!
@3ID
E!@schemeID
@3IncludedNote
n160#Content
p317<Content
D161<SubjectCode
@4SubjectCode
f~. subjectCodes
h553~. subjectCodes
@4ContentCode
p!@listID
!@listVersionID
@4SubjectCode
633~. subjectCodes
x!@listID
!@listVersionID
@3IssueDateTime/DateTimeString
E21+@format
e~@format =102
@3TypeCode
~. documentTypes
@3IssueDateTime/DateTimeString
b416~@format =102
@3TypeCode
~. documentTypes
@3IssueDateTime/DateTimeString
h554~@format =102
@3TypeCode
~. documentTypes
@3IssueDateTime/DateTimeString
p634~@format =102
@3LanguageID
389~. =aar abk ace ach ada ady afa afh afr ain aka akk alb ale alg alt amh ang anp apa ara arc arg arm arn arp art arw asm ast ath aus ava ave awa aym aze bad bai bak bal bam ban baq bas bat bej bel bem ben ber bho bih bik bin bis bla bnt bod bos bra bre btk bua bug bul bur byn cad cai car cat cau ceb cel ces cha chb che chg chk chm chn cho chp chr chu chv chy cmc cnr cop cor cos cpe cpf cpp cre crh crp csb cus cym cze dak dan dar day del den deu dgr din div doi dra dsb dua dum dut dyu dzo efi egy eka ell elx eng enm epo est eus ewe ewo fan fao fas fat fij fil fin fiu fon fra fre frm fro frr frs fry ful fur gaa gay gba gem geo ger gez gil gla gle glg glv gmh goh gon gor got grb grc gre grn gsw guj gwi hai hat hau haw heb her hil him hin hit hmn hmo hrv hsb hun hup hye iba ibo ice ido iii ijo iku ile ilo ina inc ind ine inh ipk ira iro isl ita jav jbo jpn jpr jrb kaa kab kac kal kam kan kar kas kat kau kaw kaz kbd kha khi khm kho kik kin kir kmb kok kom kon kor kos kpe krc krl kro kru kua kum kur kut lad lah lam lao lat lav lez lim lin lit lol loz ltz lua lub lug lui lun luo lus mac mad mag mah mai mak mal man mao map mar mas may mdf mdr men mga mic min mis mkd mkh mlg mlt mnc mni mno moh mon mos mri msa mul mun mus mwl mwr mya myn myv nah nai nap nau nav nbl nde ndo nds nep new nia nic niu nld nno nob nog non nor nqo nso nub nwc nya nym nyn nyo nzi oci oji ori orm osa oss ota oto paa pag pal pam pan pap pau peo per phi phn pli pol pon por pra pro pus qaa-qtz que raj rap rar roa roh rom ron rum run rup rus sad sag sah sai sal sam san sas sat scn sco sel sem sga sgn shn sid sin sio sit sla slk slo slv sma sme smi smj smn smo sms sna snd snk sog som son sot spa sqi srd srn srp srr ssa ssw suk sun sus sux swa swe syc syr tah tai tam tat tel tem ter tet tgk tgl tha tib tig tir tiv tkl tlh tli tmh tog ton tpi tsi tsn tso tuk tum tup tur tut tvl twi tyv udm uga uig ukr umb und urd uzb vai ven vie vol vot wak wal war was wel wen wln wol xal xho yao yap yid yor ypk zap zbl zen zgh zha zho znd zul zun zxx zza
!@schemeID
@3TypeCode
635~. documentTypes
@2ExchangedDocumentContext
E24<BusinessProcessSpecifiedDocumentContextParameter
#GuidelineSpecifiedDocumentContextParameter
@3BusinessProcessSpecifiedDocumentContextParameter
e19#ID
z406#ID
@4ID
E!@schemeID
@3GuidelineSpecifiedDocumentContextParameter
e19#ID
@4ID
a26~. =urn:factur-x.eu:1p0:minimum urn:zugferd.de:2p0:minimum
@3GuidelineSpecifiedDocumentContextParameter
z407#ID
@4ID
b418~. =urn:factur-x.eu:1p0:basicwl urn:zugferd.de:2p0:basicwl
d26~. =urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic urn:cen.eu:en16931:2017#compliant#urn:zugferd.de:2p0:basic
h556~. =urn:cen.eu:en16931:2017
p636~. =urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended urn:cen.eu:en16931:2017#conformant#urn:zugferd.de:2p0:extended
E!@schemeID
@2SupplyChainTradeTransaction
B265+IncludedSupplyChainTradeLineItem
@3ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[ not(TypeCode='916') and not(TypeCode='50') and not(TypeCode='130')]
x!
@4AdditionalReferencedDocument[TypeCode='130']
557#IssuerAssignedID
#TypeCode
@5AttachmentBinaryObject
!
@5FormattedIssueDateTime
h!
@6DateTimeString
p637+@format
~@format =102 205
@5IssuerAssignedID
x!@schemeID
@5LineID
!
@5Name
!
@5ReferenceTypeCode
h282~. referenceCodes
@5TypeCode
559~. =130
@5ReferenceTypeCode
p639~. referenceCodes
@5TypeCode
~. =130
@5URIID
x!
@4AdditionalReferencedDocument[TypeCode='50']
560#IssuerAssignedID
#TypeCode
@5AttachmentBinaryObject
!
@5FormattedIssueDateTime
h!
@6DateTimeString
p641+@format
~@format =102 205
@5IssuerAssignedID
x!@schemeID
@5LineID
!
@5Name
!
@5ReferenceTypeCode
!
@5TypeCode
h562~. =50
p643~. =50
@5URIID
x!
@4AdditionalReferencedDocument[TypeCode='916']
563#IssuerAssignedID
#TypeCode
283<Name
<AttachmentBinaryObject
@5AttachmentBinaryObject
+@mimeCode
h287~@mimeCode mediaTypes
p644~@mimeCode *6
x286+@filename
@5FormattedIssueDateTime
h!
@6DateTimeString
p645+@format
~@format =102 205
@5IssuerAssignedID
x!@schemeID
@5LineID
!
@5ReferenceTypeCode
!
@5TypeCode
h565~. =916
p647~. =916
@5URIID
x!@schemeID
@4ApplicableTradeDeliveryTerms
p319#DeliveryTypeCode
@5DeliveryTypeCode
~. *7
@5RelevantTradeLocation/CountryID
648~. countries
@4BuyerAgentTradeParty
<ID
#Name
321<RoleCode
651<URIUniversalCommunication
<SpecifiedTaxRegistration
@5DefinedTradeContact/EmailURIUniversalCommunication
#URIID
@7CompleteNumber
!
@7URIID
!@schemeID
@6FaxUniversalCommunication
#CompleteNumber
@7URIID
!
@6TelephoneUniversalCommunication
#CompleteNumber
@7URIID
!
@5Description
!
@5GlobalID
+@schemeID
~@schemeID *2
@5ID
!@schemeID
@5PostalTradeAddress
#CountryID
<CountrySubDivisionName
@6CountryID
~. countries
@6PostcodeCode
!@listID
!@listVersionID
@5SpecifiedLegalOrganization/ID
~@schemeID identifierSchemes
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@5SpecifiedTaxRegistration
#ID
@6ID
+@schemeID
@5URIUniversalCommunication
#URIID
@6CompleteNumber
!
@6URIID
+@schemeID
~@schemeID electronicAddressSchemes
@4BuyerOrderReferencedDocument
E29#IssuerAssignedID
@5AttachmentBinaryObject
x!
@5FormattedIssueDateTime
n!
@6DateTimeString
p670+@format
~@format =102 205
@5IssuerAssignedID
E!@schemeID
@5LineID
x!
@5Name
!
@5ReferenceTypeCode
!
@5TypeCode
!
@5URIID
!
@4BuyerTaxRepresentativeTradeParty
p<ID
#Name
<RoleCode
<URIUniversalCommunication
#SpecifiedTaxRegistration
@5DefinedTradeContact/EmailURIUniversalCommunication
#URIID
@7CompleteNumber
!
@7URIID
!@schemeID
@6FaxUniversalCommunication
#CompleteNumber
@7URIID
!
@6TelephoneUniversalCommunication
#CompleteNumber
@7URIID
!
@5Description
!
@5GlobalID
+@schemeID
~@schemeID *2
@5ID
!@schemeID
@5PostalTradeAddress
#CountryID
<CountrySubDivisionName
@6CountryID
~. countries
@6PostcodeCode
!@listID
!@listVersionID
@5SpecifiedLegalOrganization/ID
~@schemeID identifierSchemes
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@5SpecifiedTaxRegistration
#ID
@6ID
+@schemeID
@5URIUniversalCommunication
#URIID
@6CompleteNumber
!
@6URIID
+@schemeID
~@schemeID electronicAddressSchemes
@4BuyerTradeParty
D163<ID
n<GlobalID
E30#Name
@5PostalTradeAddress
a!
@5SpecifiedLegalOrganization
19#ID
@6ID
31~@schemeID identifierSchemes
@5SpecifiedTaxRegistration
!
@4SellerTradeParty
30#Name
@4BuyerTradeParty
h288<DefinedTradeContact
p694<RoleCode
<Description
z419#PostalTradeAddress
d32#PostalTradeAddress
D165<URIUniversalCommunication
<SpecifiedTaxRegistration
@5DefinedTradeContact/EmailURIUniversalCommunication
x566#URIID
@7CompleteNumber
!
@7URIID
!@schemeID
@6FaxUniversalCommunication
p696#CompleteNumber
@7URIID
!
@6TelephoneUniversalCommunication
x289#CompleteNumber
@7URIID
!
@5Description
h!
@5GlobalID
z420+@schemeID
b~@schemeID *0
d37+@schemeID
31~@schemeID *0
h567~@schemeID *0
p697~@schemeID *2
@5ID
D!@schemeID
@5PostalTradeAddress
z422#CountryID
d35#CountryID
D167<CountrySubDivisionName
@6CountryID
b423~. countries
@5SpecifiedLegalOrganization/ID
~@schemeID identifierSchemes
@5PostalTradeAddress/CountryID
d36~. countries
@5SpecifiedLegalOrganization/ID
31~@schemeID identifierSchemes
@6TradingBusinessName
f!
@5PostalTradeAddress/CountryID
h568~. countries
p698~. countries
@6PostcodeCode
x!@listID
!@listVersionID
@5SpecifiedLegalOrganization/ID
h569~@schemeID identifierSchemes
p699~@schemeID identifierSchemes
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@5SpecifiedTaxRegistration
z425#ID
@6ID
+@schemeID
b~@schemeID =VA
@5SpecifiedTaxRegistration
d19#ID
@6ID
37+@schemeID
31~@schemeID =VA
h570~@schemeID =VA
p703~@schemeID =VA
@5URIUniversalCommunication
D168#URIID
@6CompleteNumber
x!
@6URIID
z428+@schemeID
b~@schemeID electronicAddressSchemes
h571~@schemeID electronicAddressSchemes
p704~@schemeID electronicAddressSchemes
@4ContractReferencedDocument
z430#IssuerAssignedID
@4BuyerTradeParty/URIUniversalCommunication/URIID
d37+@schemeID
31~@schemeID electronicAddressSchemes
@4ContractReferencedDocument
29#IssuerAssignedID
@5AttachmentBinaryObject
x!
@5FormattedIssueDateTime
n!
@6DateTimeString
p705+@format
~@format =102 205
@5IssuerAssignedID
D!@schemeID
@5LineID
x!
@5Name
!
@5ReferenceTypeCode
h!
p~. =AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAN AAO AAP AAQ AAR AAS AAT AAU AAV AAW AAX AAY AAZ ABA ABB ABC ABD ABE ABF ABG ABH ABI ABJ ABK ABL ABM ABN ABO ABP ABQ ABR ABS ABT ABU ABV ABW ABX ABY ABZ AC ACA ACB ACC ACD ACE ACF ACG ACH ACI ACJ ACK ACL ACN ACO ACP ACQ ACR ACT ACU ACV ACW ACX ACY ACZ ADA ADB ADC ADD ADE ADF ADG ADI ADJ ADK ADL ADM ADN ADO ADP ADQ ADT ADU ADV ADW ADX ADY ADZ AE AEA AEB AEC AED AEE AEF AEG AEH AEI AEJ AEK AEL AEM AEN AEO AEP AEQ AER AES AET AEU AEV AEW AEX AEY AEZ AF AFA AFB AFC AFD AFE AFF AFG AFH AFI AFJ AFK AFL AFM AFN AFO AFP AFQ AFR AFS AFT AFU AFV AFW AFX AFY AFZ AGA AGB AGC AGD AGE AGF AGG AGH AGI AGJ AGK AGL AGM AGN AGO AGP AGQ AGR AGS AGT AGU AGV AGW AGX AGY AGZ AHA AHB AHC AHD AHE AHF AHG AHH AHI AHJ AHK AHL AHM AHN AHO AHP AHQ AHR AHS AHT AHU AHV AHX AHY AHZ AIA AIB AIC AID AIE AIF AIG AIH AII AIJ AIK AIL AIM AIN AIO AIP AIQ AIR AIS AIT AIU AIV AIW AIX AIY AIZ AJA AJB AJC AJD AJE AJF AJG AJH AJI AJJ AJK AJL AJM AJN AJO AJP AJQ AJR AJS AJT AJU AJV AJW AJX AJY AJZ AKA AKB AKC AKD AKE AKF AKG AKH AKI AKJ AKK AKL AKM AKN AKO AKP AKQ AKR AKS AKT AKU AKV AKW AKX AKY AKZ ALA ALB ALC ALD ALE ALF ALG ALH ALI ALJ ALK ALL ALM ALN ALO ALP ALQ ALR ALS ALT ALU ALV ALW ALX ALY ALZ AMA AMB AMC AMD AME AMF AMG AMH AMI AMJ AMK AML AMM AMN AMO AMP AMQ AMR AMS AMT AMU AMV AMW AMX AMY AMZ ANA ANB ANC AND ANE ANF ANG ANH ANI ANJ ANK ANL ANM ANN ANO ANP ANQ ANR ANS ANT ANU ANV ANW ANX ANY AOA AOD AOE AOF AOG AOH AOI AOJ AOK AOL AOM AON AOO AOP AOQ AOR AOS AOT AOU AOV AOW AOX AOY AOZ AP APA APB APC APD APE APF APG APH API APJ APK APL APM APN APO APP APQ APR APS APT APU APV APW APX APY APZ AQA AQB AQC AQD AQE AQF AQG AQH AQI AQJ AQK AQL AQM AQN AQO AQP AQQ AQR AQS AQT AQU AQV AQW AQX AQY AQZ ARA ARB ARC ARD ARE ARF ARG ARH ARI ARJ ARK ARL ARM ARN ARO ARP ARQ ARR ARS ART ARU ARV ARW ARX ARY ARZ ASA ASB ASC ASD ASE ASF ASG ASH ASI ASJ ASK ASL ASM ASN ASO ASP ASQ ASR ASS AST ASU ASV ASW ASX ASY ASZ ATA ATB ATC ATD ATE ATF ATG ATH ATI ATJ ATK ATL ATM ATN ATO ATP ATQ ATR ATS ATT ATU ATV ATW ATX ATY ATZ AU AUA AUB AUC AUD AUE AUF AUG AUH AUI AUJ AUK AUL AUM AUN AUO AUP AUQ AUR AUS AUT AUU AUV AUW AUX AUY AUZ AV AVA AVB AVC AVD AVE AVF AVG AVH AVI AVJ AVK AVL AVM AVN AVO AVP AVQ AVR AVS AVT AVU AVV AVW AVX AVY AVZ AWA AWB AWC AWD AWE AWF AWG AWH AWI AWJ AWK AWL AWM AWN AWO AWP AWQ AWR AWS AWT AWU AWV AWW AWX AWY AWZ AXA AXB AXC AXD AXE AXF AXG AXH AXI AXJ AXK AXL AXM AXN AXO AXP AXQ AXR AXS AXU BA BC BD BE BH BM BN BO BR BT BTP BW CAS CAT CAU CAV CAW CAX CAY CAZ CBA CBB CD CEC CED CFE CFF CFO CG CH CK CKN CM CMR CN CNO COF CONTRAT CP CR CRN CS CST CT CU CV CW CZ DA DAN DB DI DL DM DQ DR EA EB ED EE EEP EI EN EQ ER ERN ET EX FC FF FI FLW FN FO FS FT FV FX GA GC GD GDN GN HS HWB IA IB ICA ICE ICO II IL INB INN INO IP IS IT IV JB JE LA LAN LAR LB LC LI LO LRC LS MA MARCHE MB MF MG MH MR MRN MS MSS MWB NA NF OH OI ON OP OR PB PC PD PE PF PI PK PL POR PP PQ PR PS PW PY RA RC RCN RE REN RF RR RT SA SB SD SE SEA SF SH SI SM SN SP SQ SRN SS STA SW SZ TB TCR TE TF TI TIN TL TN TP UAR UC UCN UN UO URI VA VC VGR VM VN VON VOR VP VR VS VT VV WE WM WN WR WS WY XA XC XP ZZZ
@5TypeCode
x!
@5URIID
!
@4ProductEndUserTradeParty
p<ID
#Name
<RoleCode
<URIUniversalCommunication
<SpecifiedTaxRegistration
@5DefinedTradeContact/EmailURIUniversalCommunication
#URIID
@7CompleteNumber
!
@7URIID
!@schemeID
@6FaxUniversalCommunication
#CompleteNumber
@7URIID
!
@6TelephoneUniversalCommunication
#CompleteNumber
@7URIID
!
@5Description
!
@5GlobalID
+@schemeID
~@schemeID *2
@5ID
!@schemeID
@5PostalTradeAddress
#CountryID
<CountrySubDivisionName
@6CountryID
~. countries
@6PostcodeCode
!@listID
!@listVersionID
@5SpecifiedLegalOrganization/ID
~@schemeID identifierSchemes
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@5SpecifiedTaxRegistration
#ID
@6ID
+@schemeID
@5URIUniversalCommunication
#URIID
@6CompleteNumber
!
@6URIID
+@schemeID
~@schemeID electronicAddressSchemes
@4QuotationReferencedDocument
#IssuerAssignedID
@5AttachmentBinaryObject
!
@5FormattedIssueDateTime/DateTimeString
+@format
~@format =102 205
@5IssuerAssignedID
!@schemeID
@5LineID
!
@5Name
!
@5ReferenceTypeCode
!
@5TypeCode
!
@5URIID
!
@4SalesAgentTradeParty
<ID
#Name
<RoleCode
<URIUniversalCommunication
<SpecifiedTaxRegistration
@5DefinedTradeContact/EmailURIUniversalCommunication
#URIID
@7CompleteNumber
!
@7URIID
!@schemeID
@6FaxUniversalCommunication
#CompleteNumber
@7URIID
!
@6TelephoneUniversalCommunication
#CompleteNumber
@7URIID
!
@5Description
!
@5GlobalID
+@schemeID
~@schemeID *2
@5ID
!@schemeID
@5PostalTradeAddress
#CountryID
<CountrySubDivisionName
@6CountryID
~. countries
@6PostcodeCode
!@listID
!@listVersionID
@5SpecifiedLegalOrganization/ID
~@schemeID identifierSchemes
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@5SpecifiedTaxRegistration
#ID
@6ID
+@schemeID
@5URIUniversalCommunication
#URIID
@6CompleteNumber
!
@6URIID
+@schemeID
~@schemeID electronicAddressSchemes
@4SellerOrderReferencedDocument
x572#IssuerAssignedID
@5AttachmentBinaryObject
!
@5FormattedIssueDateTime
h!
@6DateTimeString
p755+@format
~@format =102 205
@5IssuerAssignedID
x!@schemeID
@5LineID
!
@5Name
!
@5ReferenceTypeCode
!
@5TypeCode
!
@5URIID
!
@4SellerTaxRepresentativeTradeParty
p<ID
z431#Name
p758<RoleCode
z432#PostalTradeAddress
d30#Name
32#PostalTradeAddress
p759<URIUniversalCommunication
D169#SpecifiedTaxRegistration
@5DefinedTradeContact
h!
@6EmailURIUniversalCommunication
p760#URIID
@7CompleteNumber
!
@7URIID
!@schemeID
@6FaxUniversalCommunication
#CompleteNumber
@7URIID
!
@6TelephoneUniversalCommunication
#CompleteNumber
@7URIID
!
@5Description
x!
@5GlobalID
n!
@5ID
!
@5GlobalID
p+@schemeID
~@schemeID *2
@5ID
!@schemeID
@5PostalTradeAddress
z433#CountryID
<CountrySubDivisionName
@6CountryID
b~. countries
@5PostalTradeAddress
d35#CountryID
167<CountrySubDivisionName
@6CountryID
36~. countries
h573~. countries
p765~. countries
@6PostcodeCode
x!@listID
!@listVersionID
@5SpecifiedLegalOrganization
n!
@6ID
p~@schemeID identifierSchemes
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@5SpecifiedTaxRegistration
z436#ID
@6ID
+@schemeID
b~@schemeID =VA
@5SpecifiedTaxRegistration
d19#ID
@6ID
37+@schemeID
31~@schemeID =VA
h574~@schemeID =VA
@5URIUniversalCommunication
n!
@5SpecifiedTaxRegistration/ID
p770~@schemeID =VA
@5URIUniversalCommunication
#URIID
@6CompleteNumber
!
@6URIID
+@schemeID
~@schemeID electronicAddressSchemes
@4SellerTradeParty
z409#Name
d30#Name
p774<RoleCode
x575<Description
h<DefinedTradeContact
E32#PostalTradeAddress
z439<URIUniversalCommunication
d165<URIUniversalCommunication
E33<SpecifiedTaxRegistration[ID/@schemeID='VA']
<1@schemeID='FC']
@5DefinedTradeContact/EmailURIUniversalCommunication
x577#URIID
@7CompleteNumber
!
@7URIID
!@schemeID
@6FaxUniversalCommunication
p775#CompleteNumber
@7URIID
!
@6TelephoneUniversalCommunication
x578#CompleteNumber
@7URIID
!
@5GlobalID
z440+@schemeID
b~@schemeID *0
d37+@schemeID
31~@schemeID *0
h579~@schemeID *0
p776~@schemeID *2
@5ID
D!@schemeID
@5PostalTradeAddress
E35#CountryID
d167<CountrySubDivisionName
@6CountryID
e36~. countries
@5SpecifiedLegalOrganization/ID
31~@schemeID identifierSchemes
@5PostalTradeAddress
z442<CountrySubDivisionName
@6CountryID
b~. countries
@5SpecifiedLegalOrganization/ID
~@schemeID identifierSchemes
@5PostalTradeAddress/CountryID
h580~. countries
p777~. countries
@6PostcodeCode
x!@listID
!@listVersionID
@5SpecifiedLegalOrganization/ID
h581~@schemeID identifierSchemes
p778~@schemeID identifierSchemes
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@5SpecifiedTaxRegistration[ not(ID/@schemeID='VA') and not(ID/@schemeID='FC')]
E!
@5SpecifiedTaxRegistration[ID/@schemeID='FC']
e19#ID
z411#ID
@7ID
E37+@schemeID
@6@schemeID='VA']
e19#ID
@7ID
37+@schemeID
@6@schemeID='VA']
z412#ID
@7ID
+@schemeID
@5URIUniversalCommunication
445#URIID
@6CompleteNumber
x!
@6URIID
z+@schemeID
b~@schemeID electronicAddressSchemes
@5URIUniversalCommunication
d168#URIID
@6URIID
37+@schemeID
31~@schemeID electronicAddressSchemes
h582~@schemeID electronicAddressSchemes
p782~@schemeID electronicAddressSchemes
@4SpecifiedProcuringProject/ID
x!@schemeID
@4UltimateCustomerOrderReferencedDocument
p#IssuerAssignedID
@5AttachmentBinaryObject
!
@5FormattedIssueDateTime/DateTimeString
+@format
~@format =102 205
@5IssuerAssignedID
!@schemeID
@5LineID
!
@5Name
!
@5ReferenceTypeCode
!
@5TypeCode
!
@5URIID
!
@3ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent
D171#OccurrenceDateTime
@5OccurrenceDateTime/DateTimeString
z448+@format
b~@format =102
h583~@format =102
p786~@format =102
@4DeliveryNoteReferencedDocument
#IssuerAssignedID
@5AttachmentBinaryObject
!
@5FormattedIssueDateTime/DateTimeString
+@format
~@format =102 205
@5IssuerAssignedID
!@schemeID
@5LineID
!
@5Name
!
@5ReferenceTypeCode
!
@5TypeCode
!
@5URIID
!
@4DespatchAdviceReferencedDocument
z450#IssuerAssignedID
@4ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString
d21+@format
~@format =102
@4DespatchAdviceReferencedDocument
29#IssuerAssignedID
@5AttachmentBinaryObject
x!
@5FormattedIssueDateTime
n!
@6DateTimeString
p790+@format
~@format =102 205
@5IssuerAssignedID
D!@schemeID
@5LineID
x!
@5Name
!
@5ReferenceTypeCode
!
@5TypeCode
!
@5URIID
!
@4ReceivingAdviceReferencedDocument
584#IssuerAssignedID
@5AttachmentBinaryObject
!
@5FormattedIssueDateTime
h!
@6DateTimeString
p792+@format
~@format =102 205
@5IssuerAssignedID
x!@schemeID
@5LineID
!
@5Name
!
@5ReferenceTypeCode
!
@5TypeCode
!
@5URIID
!
@4RelatedSupplyChainConsignment/SpecifiedLogisticsTransportMovement
p322#ModeCode
@6ModeCode
346~. =0 1 2 3 4 5 6 7 8 9
@4ShipFromTradeParty
794<ID
<RoleCode
<URIUniversalCommunication
<SpecifiedTaxRegistration
@5DefinedTradeContact/EmailURIUniversalCommunication
#URIID
@7CompleteNumber
!
@7URIID
!@schemeID
@6FaxUniversalCommunication
#CompleteNumber
@7URIID
!
@6TelephoneUniversalCommunication
#CompleteNumber
@7URIID
!
@5Description
!
@5GlobalID
+@schemeID
~@schemeID *2
@5ID
!@schemeID
@5PostalTradeAddress
#CountryID
<CountrySubDivisionName
@6CountryID
~. countries
@6PostcodeCode
!@listID
!@listVersionID
@5SpecifiedLegalOrganization/ID
~@schemeID identifierSchemes
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@5SpecifiedTaxRegistration
#ID
@6ID
+@schemeID
@5URIUniversalCommunication
#URIID
@6CompleteNumber
!
@6URIID
+@schemeID
~@schemeID electronicAddressSchemes
@4ShipToTradeParty
z451<ID
j<GlobalID
@5DefinedTradeContact
h!
@4ShipToTradeParty
p815<RoleCode
<URIUniversalCommunication
<SpecifiedTaxRegistration
@5DefinedTradeContact/EmailURIUniversalCommunication
#URIID
@7CompleteNumber
!
@7URIID
!@schemeID
@6FaxUniversalCommunication
#CompleteNumber
@7URIID
!
@6TelephoneUniversalCommunication
#CompleteNumber
@7URIID
!
@5Description
x!
@5GlobalID
z453+@schemeID
b~@schemeID *0
@4ShipToTradeParty
d163<ID
<GlobalID
@5GlobalID
37+@schemeID
31~@schemeID *0
h585~@schemeID *0
p821~@schemeID *2
@5ID
D!@schemeID
@5PostalTradeAddress
z455#CountryID
<CountrySubDivisionName
@6CountryID
b~. countries
@5PostalTradeAddress
d35#CountryID
167<CountrySubDivisionName
@6CountryID
36~. countries
h586~. countries
p822~. countries
@6PostcodeCode
x!@listID
!@listVersionID
@5SpecifiedLegalOrganization
n!
@5SpecifiedTaxRegistration
!
@5URIUniversalCommunication
!
@5SpecifiedLegalOrganization/ID
p~@schemeID identifierSchemes
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@5SpecifiedTaxRegistration
#ID
@6ID
+@schemeID
@5URIUniversalCommunication
#URIID
@6CompleteNumber
!
@6URIID
+@schemeID
~@schemeID electronicAddressSchemes
@4UltimateShipToTradeParty
<ID
<RoleCode
<URIUniversalCommunication
<SpecifiedTaxRegistration
@5DefinedTradeContact/EmailURIUniversalCommunication
#URIID
@7CompleteNumber
!
@7URIID
!@schemeID
@6FaxUniversalCommunication
#CompleteNumber
@7URIID
!
@6TelephoneUniversalCommunication
#CompleteNumber
@7URIID
!
@5Description
!
@5GlobalID
+@schemeID
~@schemeID *2
@5ID
!@schemeID
@5PostalTradeAddress
#CountryID
<CountrySubDivisionName
@6CountryID
~. countries
@6PostcodeCode
!@listID
!@listVersionID
@5SpecifiedLegalOrganization/ID
~@schemeID identifierSchemes
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@5SpecifiedTaxRegistration
#ID
@6ID
+@schemeID
@5URIUniversalCommunication
#URIID
@6CompleteNumber
!
@6URIID
+@schemeID
~@schemeID electronicAddressSchemes
@3ApplicableHeaderTradeSettlement
D172<PaymentReference
E38#InvoiceCurrencyCode
D173+ApplicableTradeTax
n<SpecifiedTradePaymentTerms
E39#SpecifiedTradeSettlementHeaderMonetarySummation
@4InvoiceCurrencyCode
a~. currencies
@3ApplicableHeaderTradeSettlement
n175<ReceivableSpecifiedTradeAccountingAccount
@4ApplicableTradeTax
D#CalculatedAmount
z458#TypeCode
d20#TypeCode
D177#BasisAmount
p323<LineTotalBasisAmount
<AllowanceChargeBasisAmount
D178#CategoryCode
@5AllowanceChargeBasisAmount
p!@currencyID
@5BasisAmount
D!@currencyID
@5CalculatedAmount
!@currencyID
@5CategoryCode
f~. *1
@5DueDateTypeCode
~. =5 29 72
@5ExemptionReasonCode
~. exemptionCodes
@5TypeCode
b459~. =VAT
@5CategoryCode
h587~. *1
@5DueDateTypeCode
~. =5 29 72
@5ExemptionReasonCode
~. exemptionCodes
@5CategoryCode
p853~. *3
@5DueDateTypeCode
~. =5 29 72
@5ExemptionReasonCode
~. exemptionCodes
x!@listID
!@listVersionID
@5LineTotalBasisAmount
p!@currencyID
@5TaxPointDate/DateString
x590+@format
h~@format =102
@5TypeCode
~. =VAT
@5TaxPointDate/DateString
p856~@format =102
@5TypeCode
~. *4
@4BillingSpecifiedPeriod
<Description
@5CompleteDateTime
!
@5EndDateTime/DateTimeString
z460+@format
b~@format =102
h593~@format =102
p859~@format =102
@5StartDateTime/DateTimeString
z462+@format
b~@format =102
@4ApplicableTradeTax/TypeCode
d23~. =VAT
@4BillingSpecifiedPeriod/EndDateTime/DateTimeString
21+@format
~@format =102
@5StartDateTime/DateTimeString
21+@format
~@format =102
h594~@format =102
p860~@format =102
@4CreditorReferenceID
D!@schemeID
@4InvoiceCurrencyCode
b464~. currencies
h595~. currencies
p861~. currencies
@4InvoiceReferencedDocument/AttachmentBinaryObject
x!
@5FormattedIssueDateTime/DateTimeString
z465+@format
b~@format =102
@4InvoiceCurrencyCode
d40~. currencies
@4InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString
21+@format
~@format =102
h596~@format =102
p862~@format =102 205
@5IssuerAssignedID
D!@schemeID
@5LineID
x!
@5Name
!
@5ReferenceTypeCode
!
@5TypeCode
h!
p~. *5
@5URIID
x!
@4InvoiceeTradeParty
p<ID
#Name
<RoleCode
<URIUniversalCommunication
<SpecifiedTaxRegistration
@5DefinedTradeContact/EmailURIUniversalCommunication
#URIID
@7CompleteNumber
!
@7URIID
!@schemeID
@6FaxUniversalCommunication
#CompleteNumber
@7URIID
!
@6TelephoneUniversalCommunication
#CompleteNumber
@7URIID
!
@5Description
!
@5GlobalID
+@schemeID
~@schemeID *2
@5ID
!@schemeID
@5PostalTradeAddress
#CountryID
<CountrySubDivisionName
@6CountryID
~. countries
@6PostcodeCode
!@listID
!@listVersionID
@5SpecifiedLegalOrganization/ID
~@schemeID identifierSchemes
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@5SpecifiedTaxRegistration
#ID
@6ID
+@schemeID
@5URIUniversalCommunication
#URIID
@6CompleteNumber
!
@6URIID
+@schemeID
~@schemeID electronicAddressSchemes
@4InvoicerTradeParty
<ID
#Name
<RoleCode
<URIUniversalCommunication
<SpecifiedTaxRegistration
@5DefinedTradeContact/EmailURIUniversalCommunication
#URIID
@7CompleteNumber
!
@7URIID
!@schemeID
@6FaxUniversalCommunication
#CompleteNumber
@7URIID
!
@6TelephoneUniversalCommunication
#CompleteNumber
@7URIID
!
@5Description
!
@5GlobalID
+@schemeID
~@schemeID *2
@5ID
!@schemeID
@5PostalTradeAddress
#CountryID
<CountrySubDivisionName
@6CountryID
~. countries
@6PostcodeCode
!@listID
!@listVersionID
@5SpecifiedLegalOrganization/ID
~@schemeID identifierSchemes
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@5SpecifiedTaxRegistration
#ID
@6ID
+@schemeID
@5URIUniversalCommunication
#URIID
@6CompleteNumber
!
@6URIID
+@schemeID
~@schemeID electronicAddressSchemes
@4PayeeTradeParty
z467<ID
j<GlobalID
z#Name
@5DefinedTradeContact
h!
@4PayeeTradeParty
p908<RoleCode
<URIUniversalCommunication
<SpecifiedTaxRegistration
@5DefinedTradeContact/EmailURIUniversalCommunication
#URIID
@7CompleteNumber
!
@7URIID
!@schemeID
@6FaxUniversalCommunication
#CompleteNumber
@7URIID
!
@6TelephoneUniversalCommunication
#CompleteNumber
@7URIID
!
@5Description
x!
@5GlobalID
z470+@schemeID
b~@schemeID *0
@4PayeeTradeParty
d163<ID
<GlobalID
30#Name
@5GlobalID
37+@schemeID
31~@schemeID *0
h597~@schemeID *0
p914~@schemeID *2
@5ID
D!@schemeID
@5PostalTradeAddress
n!
@5SpecifiedLegalOrganization/ID
b472~@schemeID identifierSchemes
d31~@schemeID identifierSchemes
h598~@schemeID identifierSchemes
@6TradingBusinessName
n!
@5SpecifiedTaxRegistration
!
@5URIUniversalCommunication
!
@5PostalTradeAddress
p915#CountryID
<CountrySubDivisionName
@6CountryID
~. countries
@6PostcodeCode
!@listID
!@listVersionID
@5SpecifiedLegalOrganization/ID
~@schemeID identifierSchemes
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@5SpecifiedTaxRegistration
#ID
@6ID
+@schemeID
@5URIUniversalCommunication
#URIID
@6CompleteNumber
!
@6URIID
+@schemeID
~@schemeID electronicAddressSchemes
@4PayerTradeParty
<ID
#Name
<RoleCode
<URIUniversalCommunication
<SpecifiedTaxRegistration
@5DefinedTradeContact/EmailURIUniversalCommunication
#URIID
@7CompleteNumber
!
@7URIID
!@schemeID
@6FaxUniversalCommunication
#CompleteNumber
@7URIID
!
@6TelephoneUniversalCommunication
#CompleteNumber
@7URIID
!
@5Description
!
@5GlobalID
+@schemeID
~@schemeID *2
@5ID
!@schemeID
@5PostalTradeAddress
#CountryID
<CountrySubDivisionName
@6CountryID
~. countries
@6PostcodeCode
!@listID
!@listVersionID
@5SpecifiedLegalOrganization/ID
~@schemeID identifierSchemes
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@5SpecifiedTaxRegistration
#ID
@6ID
+@schemeID
@5URIUniversalCommunication
#URIID
@6CompleteNumber
!
@6URIID
+@schemeID
~@schemeID electronicAddressSchemes
@4ReceivableSpecifiedTradeAccountingAccount/ID
D!@schemeID
@5TypeCode
p~. =1 2 3 4 5 6 7
@4SpecifiedAdvancePayment
325+IncludedTradeTax
<InvoiceSpecifiedReferencedDocument
@5FormattedReceivedDateTime/DateTimeString
950+@format
~@format =102 205
@5IncludedTradeTax
#CalculatedAmount
#TypeCode
#CategoryCode
@6AllowanceChargeBasisAmount
!
@6BasisAmount
!
@6CalculatedAmount
!@currencyID
@6CategoryCode
~. *3
@6DueDateTypeCode
!
@6ExemptionReasonCode
~. exemptionCodes
!@listID
!@listVersionID
@6LineTotalBasisAmount
!
@6TaxPointDate
!
@6TypeCode
~. *4
@5InvoiceSpecifiedReferencedDocument
#IssuerAssignedID
@6AttachmentBinaryObject
!
@6FormattedIssueDateTime/DateTimeString
+@format
~@format =102 205
@6IssuerAssignedID
!@schemeID
@6LineID
!
@6Name
!
@6ReferenceTypeCode
!
@6TypeCode
~. *5
@6URIID
!
@5PaidAmount
!@currencyID
@4SpecifiedFinancialAdjustment
383#Reason
962#ActualAmount
@5ActualAmount
!@currencyID
@4SpecifiedLogisticsServiceCharge
#Description
327#AppliedAmount
+AppliedTradeTax
@5AppliedAmount
!@currencyID
@5AppliedTradeTax
964#TypeCode
#CategoryCode
329#RateApplicablePercent
@6AllowanceChargeBasisAmount
!
@6BasisAmount
!
@6CalculatedAmount
!
@6CategoryCode
966~. *3
@6DueDateTypeCode
!
@6ExemptionReasonCode
~. exemptionCodes
!@listID
!@listVersionID
@6LineTotalBasisAmount
!
@6TaxPointDate
!
@6TypeCode
~. *4
@4SpecifiedTradeAllowanceCharge[ not(ChargeIndicator/Indicator='false') and not(ChargeIndicator/Indicator='true')]
D!
@4SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']
183#ChargeIndicator
#ActualAmount
#CategoryTradeTax
@6ActualAmount
!@currencyID
@6BasisAmount
!@currencyID
@6BasisQuantity
p969~@unitCode unitCodes
@6CategoryTradeTax
z473#TypeCode
#CategoryCode
d20#TypeCode
178#CategoryCode
@7AllowanceChargeBasisAmount
p!
@7BasisAmount
D!
@7CalculatedAmount
!
@7CategoryCode
b475~. *1
d179~. *1
h599~. *1
p970~. *3
@7DueDateTypeCode
D!
@7ExemptionReason
n!
@7ExemptionReasonCode
!
@7TypeCode
b476~. =VAT
d23~. =VAT
@6ReasonCode
f186~. allowanceReasons
@6CategoryTradeTax/ExemptionReasonCode
p971~. exemptionCodes
!@listID
!@listVersionID
@7LineTotalBasisAmount
!
@7TaxPointDate
x!
@7TypeCode
h600~. =VAT
@6ReasonCode
~. allowanceReasons
@6CategoryTradeTax/TypeCode
p972~. *4
@6ReasonCode
~. allowanceReasons
!@listID
@5Indicator='true']
z477#ChargeIndicator
#ActualAmount
#CategoryTradeTax
d183#ChargeIndicator
#ActualAmount
#CategoryTradeTax
@6ActualAmount
D!@currencyID
@6BasisAmount
!@currencyID
@6BasisQuantity
p974~@unitCode unitCodes
@6CategoryTradeTax
z480#TypeCode
#CategoryCode
d20#TypeCode
178#CategoryCode
@7AllowanceChargeBasisAmount
p!
@7BasisAmount
D!
@7CalculatedAmount
!
@7CategoryCode
b482~. *1
d179~. *1
h602~. *1
p975~. *3
@7DueDateTypeCode
D!
@7ExemptionReason
n!
@7ExemptionReasonCode
!
@7TypeCode
b483~. =VAT
d23~. =VAT
@7ExemptionReasonCode
p976~. exemptionCodes
!@listID
!@listVersionID
@7LineTotalBasisAmount
!
@7TaxPointDate
x!
@7TypeCode
h603~. =VAT
p977~. *4
@6ReasonCode[ not(not (@listID)) and not(@listID='5153')]
D!
@6ReasonCode[not (@listID)]
b391~. chargeReasons
d376~. chargeReasons
h604~. chargeReasons
@6ReasonCode[@listID='5153']
p390~. =AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAO AAP ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD
@6ReasonCode[not (@listID)]
978~. chargeReasons
!@listID
@4SpecifiedTradePaymentTerms
D187<Description
<DirectDebitMandateID
p330<PartialPaymentAmount
<PayeeTradeParty
@5ApplicableTradePaymentDiscountTerms/ActualDiscountAmount
!@currencyID
@6BasisAmount
!@currencyID
@6BasisDateTime/DateTimeString
979+@format
~@format =102
@5ApplicableTradePaymentPenaltyTerms/ActualPenaltyAmount
!@currencyID
@6BasisAmount
!@currencyID
@6BasisDateTime/DateTimeString
+@format
~@format =102
@6BasisPeriodMeasure
277+@unitCode
@5DirectDebitMandateID
D!@schemeID
@5DueDateDateTime/DateTimeString
z484+@format
b~@format =102
d21+@format
~@format =102
h605~@format =102
p983~@format =102
@5PartialPaymentAmount
!@currencyID
@5PayeeTradeParty
<ID
#Name
<RoleCode
<URIUniversalCommunication
<SpecifiedTaxRegistration
@6DefinedTradeContact/EmailURIUniversalCommunication
#URIID
@8CompleteNumber
!
@8URIID
!@schemeID
@7FaxUniversalCommunication
#CompleteNumber
@8URIID
!
@7TelephoneUniversalCommunication
#CompleteNumber
@8URIID
!
@6Description
!
@6GlobalID
+@schemeID
~@schemeID *2
@6ID
!@schemeID
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@6SpecifiedLegalOrganization/ID
~@schemeID identifierSchemes
@7PostalTradeAddress
#CountryID
<CountrySubDivisionName
@8CountryID
~. countries
@8PostcodeCode
!@listID
!@listVersionID
@6SpecifiedTaxRegistration
#ID
@7ID
+@schemeID
@6URIUniversalCommunication
#URIID
@7CompleteNumber
!
@7URIID
+@schemeID
~@schemeID electronicAddressSchemes
@4SpecifiedTradeSettlementHeaderMonetarySummation
D189#LineTotalAmount
<ChargeTotalAmount
<AllowanceTotalAmount
E41#TaxBasisTotalAmount
<TaxTotalAmount[@currencyID=../../InvoiceCurrencyCode]
192<2TaxCurrencyCode]
x290<RoundingAmount
E43#GrandTotalAmount
D193<TotalPrepaidAmount
E44#DuePayableAmount
@5AllowanceTotalAmount
D!@currencyID
@5ChargeTotalAmount
!@currencyID
@5DuePayableAmount
E!@currencyID
@5GrandTotalAmount
!@currencyID
@5LineTotalAmount
D!@currencyID
@5RoundingAmount
x!@currencyID
@5TaxBasisTotalAmount
E!@currencyID
@5TaxTotalAmount[ not(@currencyID=../../InvoiceCurrencyCode) and not(@currencyID=../../TaxCurrencyCode)]
!
@5TaxTotalAmount[@currencyID=../../InvoiceCurrencyCode]
e~@currencyID currencies
@7TaxCurrencyCode]
45~@currencyID currencies
@7InvoiceCurrencyCode]
b486~@currencyID currencies
@7TaxCurrencyCode]
~@currencyID currencies
@7InvoiceCurrencyCode]
h606~@currencyID currencies
@7TaxCurrencyCode]
~@currencyID currencies
@7InvoiceCurrencyCode]
p1006~@currencyID currencies
@7TaxCurrencyCode]
~@currencyID currencies
@5TotalPrepaidAmount
D!@currencyID
@4SpecifiedTradeSettlementPaymentMeans
z488#TypeCode
d20#TypeCode
x291<Information
D194<PayeePartyCreditorFinancialAccount
@5ApplicableTradeSettlementFinancialCard
x608#ID
@6ID
!@schemeID
@5PayeePartyCreditorFinancialAccount/IBANID
D!@schemeID
@6ProprietaryID
!@schemeID
@5PayeeSpecifiedCreditorFinancialInstitution
x292#BICID
@6BICID
!@schemeID
@5PayerPartyDebtorFinancialAccount
D195#IBANID
@6IBANID
!@schemeID
@5TypeCode
b489~. paymentMeans
d23~. paymentMeans
@4TaxCurrencyCode
f196~. currencies
@4SpecifiedTradeSettlementPaymentMeans/TypeCode
h609~. paymentMeans
@4TaxCurrencyCode
~. currencies
@4SpecifiedTradeSettlementPaymentMeans/PayerSpecifiedDebtorFinancialInstitution/BICID
p!@schemeID
@5TypeCode
1008~. paymentMeans
@4TaxApplicableTradeCurrencyExchange/ConversionRateDateTime/DateTimeString
+@format
~@format =102
@5SourceCurrencyCode
332~. currencies
@5TargetCurrencyCode
~. currencies
@4TaxCurrencyCode
1011~. currencies
@3IncludedSupplyChainTradeLineItem
B266#AssociatedDocumentLineDocument
#SpecifiedTradeProduct
l#SpecifiedLineTradeAgreement
#SpecifiedLineTradeDelivery
@4AssociatedDocumentLineDocument
B#LineID
l<IncludedNote
@5IncludedNote
d160#Content
h529#Content
@6SubjectCode
l!
@5IncludedNote
p1012<Content
<SubjectCode
@6ContentCode
!@listID
!@listVersionID
@6SubjectCode
~. subjectCodes
!@listID
!@listVersionID
@5LineID
B!@schemeID
@4SpecifiedLineTradeAgreement
l272#NetPriceProductTradePrice
@4AssociatedDocumentLineDocument/LineStatusCode
p334~. =1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119
@5LineStatusReasonCode
~. =DETAIL GROUP INFORMATION
!@listID
!@listVersionID
@5ParentLineID
!@schemeID
@4SpecifiedLineTradeAgreement/AdditionalReferencedDocument
1015#IssuerAssignedID
#TypeCode
<Name
<AttachmentBinaryObject
@6AttachmentBinaryObject
+@mimeCode
~@mimeCode *6
+@filename
@6FormattedIssueDateTime/DateTimeString
+@format
~@format =102 205
@6IssuerAssignedID
!@schemeID
@6LineID
!@schemeID
@6ReferenceTypeCode
~. referenceCodes
@6TypeCode
~. =50 130 916
@6URIID
!@schemeID
@5ApplicableTradeDeliveryTerms
#DeliveryTypeCode
@6DeliveryTypeCode
~. *7
@6RelevantTradeLocation/CountryID
~. countries
@5BuyerOrderReferencedDocument/AttachmentBinaryObject
x!
@6FormattedIssueDateTime
h!
@6IssuerAssignedID
!
@6FormattedIssueDateTime/DateTimeString
p+@format
~@format =102 205
@6IssuerAssignedID
!@schemeID
@6LineID
x!@schemeID
@6Name
!
@6ReferenceTypeCode
!
@6TypeCode
!
@6URIID
!
@5ContractReferencedDocument/AttachmentBinaryObject
p!
@6FormattedIssueDateTime/DateTimeString
+@format
~@format =102 205
@6IssuerAssignedID
!@schemeID
@6LineID
!@schemeID
@6Name
!
@6ReferenceTypeCode
!
@6TypeCode
!
@6URIID
!
@5GrossPriceProductTradePrice
B273#ChargeAmount
l<AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='false']
@6AppliedTradeAllowanceCharge[ not(ChargeIndicator/Indicator='false') and not(ChargeIndicator/Indicator='true')]
B!
@6AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='false']
d183#ChargeIndicator
#ActualAmount
x530#ChargeIndicator
#ActualAmount
@8ActualAmount
B!@currencyID
@8BasisAmount
l!
@8CalculationPercent
!
@8BasisAmount
p!@currencyID
@8BasisQuantity
!
@8CategoryTradeTax
B!
@8Reason
l!
@8ReasonCode
!
@6BasisQuantity
d275~@unitCode unitCodes
h611~@unitCode unitCodes
@6AppliedTradeAllowanceCharge[ChargeIndicator/Indicator='false']/ReasonCode
p1033~. allowanceReasons
!@listID
@8SequenceNumeric
!
@7Indicator='true']
#ChargeIndicator
#ActualAmount
@8ActualAmount
!@currencyID
@8BasisAmount
!@currencyID
@8BasisQuantity
!
@8CategoryTradeTax
!
@8ReasonCode[ not(@listID='5153') and not(not (@listID))]
!
@8ReasonCode[@listID='5153']
~. *4
@8ReasonCode[not (@listID)]
!@listID
@8SequenceNumeric
!
@6BasisQuantity
~@unitCode unitCodes
@6ChargeAmount
B!@currencyID
@5NetPriceProductTradePrice
d273#ChargeAmount
@5GrossPriceProductTradePrice/IncludedTradeTax
p!
@5ItemSellerTradeParty
1038<RoleCode
<Description
<URIUniversalCommunication
<SpecifiedTaxRegistration[ID/@schemeID='VA']
<1@schemeID='FC']
@6DefinedTradeContact/EmailURIUniversalCommunication
#URIID
@8CompleteNumber
!
@8URIID
!@schemeID
@7FaxUniversalCommunication
#CompleteNumber
@8URIID
!
@7TelephoneUniversalCommunication
#CompleteNumber
@8URIID
!
@6GlobalID
+@schemeID
~@schemeID *2
@6ID
!@schemeID
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@6SpecifiedLegalOrganization/ID
~@schemeID identifierSchemes
@7PostalTradeAddress
!
@6SpecifiedTaxRegistration[ not(ID/@schemeID='VA') and not(ID/@schemeID='FC')]
!
@6SpecifiedTaxRegistration[ID/@schemeID='FC']
#ID
@8ID
+@schemeID
@7@schemeID='VA']
#ID
@8ID
+@schemeID
@6URIUniversalCommunication
#URIID
@7CompleteNumber
!
@7URIID
+@schemeID
~@schemeID electronicAddressSchemes
@5NetPriceProductTradePrice
x532#ChargeAmount
p336<IncludedTradeTax
@6AppliedTradeAllowanceCharge
B!
@6BasisQuantity
d275~@unitCode unitCodes
h612~@unitCode unitCodes
p1059~@unitCode unitCodes
@6ChargeAmount
B!@currencyID
@4SpecifiedLineTradeDelivery
l276#BilledQuantity
@5BilledQuantity
d275~@unitCode unitCodes
@4SpecifiedLineTradeSettlement
278#ApplicableTradeTax
#SpecifiedTradeSettlementLineMonetarySummation
@5ApplicableTradeTax
20#TypeCode
178#CategoryCode
@4SpecifiedLineTradeDelivery/BilledQuantity
h613~@unitCode unitCodes
@4SpecifiedLineTradeAgreement/NetPriceProductTradePrice/IncludedTradeTax
p1060#CalculatedAmount
#TypeCode
#CategoryCode
#RateApplicablePercent
@7AllowanceChargeBasisAmount
!
@7BasisAmount
!
@7CalculatedAmount
!@currencyID
@7CategoryCode
~. *3
@7DueDateTypeCode
!
@7ExemptionReasonCode
~. exemptionCodes
!@listID
!@listVersionID
@7LineTotalBasisAmount
!
@7TaxPointDate
!
@7TypeCode
~. =VAT
@5QuotationReferencedDocument/AttachmentBinaryObject
!
@6FormattedIssueDateTime/DateTimeString
+@format
~@format =102 205
@6IssuerAssignedID
!@schemeID
@6LineID
!@schemeID
@6Name
!
@6ReferenceTypeCode
!
@6TypeCode
!
@6URIID
!
@5SellerOrderReferencedDocument/AttachmentBinaryObject
!
@6FormattedIssueDateTime/DateTimeString
+@format
~@format =102 205
@6IssuerAssignedID
!@schemeID
@6LineID
!@schemeID
@6Name
!
@6ReferenceTypeCode
!
@6TypeCode
!
@6URIID
!
@5UltimateCustomerOrderReferencedDocument/AttachmentBinaryObject
!
@6FormattedIssueDateTime/DateTimeString
+@format
~@format =102 205
@6IssuerAssignedID
!@schemeID
@6LineID
!@schemeID
@6Name
!
@6ReferenceTypeCode
!
@6TypeCode
!
@6URIID
!
@4SpecifiedLineTradeDelivery/ActualDeliverySupplyChainEvent
#OccurrenceDateTime
@6OccurrenceDateTime/DateTimeString
+@format
~@format =102
@5BilledQuantity
~@unitCode unitCodes
@5ChargeFreeQuantity
+@unitCode
~@unitCode unitCodes
@5DeliveryNoteReferencedDocument/AttachmentBinaryObject
!
@6FormattedIssueDateTime/DateTimeString
+@format
~@format =102 205
@6IssuerAssignedID
!@schemeID
@6LineID
!@schemeID
@6Name
!
@6ReferenceTypeCode
!
@6TypeCode
!
@6URIID
!
@5DespatchAdviceReferencedDocument/AttachmentBinaryObject
!
@6FormattedIssueDateTime/DateTimeString
+@format
~@format =102 205
@6IssuerAssignedID
!@schemeID
@6LineID
!@schemeID
@6Name
!
@6ReferenceTypeCode
!
@6TypeCode
!
@6URIID
!
@5PackageQuantity
+@unitCode
~@unitCode unitCodes
@5PerPackageUnitQuantity
+@unitCode
~@unitCode unitCodes
@5ReceivingAdviceReferencedDocument/AttachmentBinaryObject
!
@6FormattedIssueDateTime/DateTimeString
+@format
~@format =102 205
@6IssuerAssignedID
!@schemeID
@6LineID
!@schemeID
@6Name
!
@6ReferenceTypeCode
!
@6TypeCode
!
@6URIID
!
@5ShipToTradeParty
<ID
<RoleCode
<URIUniversalCommunication
<SpecifiedTaxRegistration
@6DefinedTradeContact/EmailURIUniversalCommunication
#URIID
@8CompleteNumber
!
@8URIID
!@schemeID
@7FaxUniversalCommunication
#CompleteNumber
@8URIID
!
@7TelephoneUniversalCommunication
#CompleteNumber
@8URIID
!
@6Description
!
@6GlobalID
+@schemeID
~@schemeID *2
@6ID
!@schemeID
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@6SpecifiedLegalOrganization/ID
+@schemeID
~@schemeID identifierSchemes
@7PostalTradeAddress
!
@6SpecifiedTaxRegistration
#ID
@7ID
+@schemeID
@6URIUniversalCommunication
#URIID
@7CompleteNumber
!
@7URIID
+@schemeID
~@schemeID electronicAddressSchemes
@5UltimateShipToTradeParty
<ID
<RoleCode
<URIUniversalCommunication
<SpecifiedTaxRegistration
@6DefinedTradeContact/EmailURIUniversalCommunication
#URIID
@8CompleteNumber
!
@8URIID
!@schemeID
@7FaxUniversalCommunication
#CompleteNumber
@8URIID
!
@7TelephoneUniversalCommunication
#CompleteNumber
@8URIID
!
@6Description
!
@6GlobalID
+@schemeID
~@schemeID *2
@6ID
!@schemeID
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@6SpecifiedLegalOrganization/ID
~@schemeID identifierSchemes
@7PostalTradeAddress
!
@6SpecifiedTaxRegistration
#ID
@7ID
+@schemeID
@6URIUniversalCommunication
#URIID
@7CompleteNumber
!
@7URIID
+@schemeID
~@schemeID electronicAddressSchemes
@4SpecifiedLineTradeSettlement
337<InvoiceReferencedDocument
@5AdditionalReferencedDocument
x615#IssuerAssignedID
#TypeCode
@6AttachmentBinaryObject
!
@6FormattedIssueDateTime
!
@6IssuerAssignedID
!@schemeID
@6LineID
!
@6Name
!
@6ReferenceTypeCode
h~. referenceCodes
@6TypeCode
~. =50 130 916
@6ReferenceTypeCode
p1126~. referenceCodes
@6TypeCode
~. =50 130 916
@6URIID
x!
@5ApplicableTradeTax
h535#TypeCode
#CategoryCode
p338<CalculatedAmount
@6AllowanceChargeBasisAmount
!
@6BasisAmount
B!
@6CalculatedAmount
l!
@6CategoryCode
d179~. *1
h619~. *1
@6DueDateTypeCode
l!
@6ExemptionReason
!
@6ExemptionReasonCode
!
@6TypeCode
d23~. =VAT
@5BillingSpecifiedPeriod/EndDateTime/DateTimeString
21+@format
~@format =102
@6StartDateTime/DateTimeString
21+@format
~@format =102
@5ApplicableTradeTax/CalculatedAmount
p!@currencyID
@6CategoryCode
1128~. *3
@6DueDateTypeCode
~. =5 29 72
@6ExemptionReasonCode
~. exemptionCodes
!@listID
!@listVersionID
@6LineTotalBasisAmount
!
@6TaxPointDate
x!
@6TypeCode
h620~. =VAT
p1131~. *4
@5BillingSpecifiedPeriod/CompleteDateTime
!
@6Description
!
@6EndDateTime/DateTimeString
x539+@format
h621~@format =102
p1132~@format =102
@6StartDateTime/DateTimeString
x541+@format
h622~@format =102
p1133~@format =102
@5InvoiceReferencedDocument/AttachmentBinaryObject
!
@6FormattedIssueDateTime/DateTimeString
+@format
~@format =102 205
@6IssuerAssignedID
!@schemeID
@6LineID
!@schemeID
@6Name
!
@6ReferenceTypeCode
!
@6TypeCode
~. *5
@6URIID
!
@5ReceivableSpecifiedTradeAccountingAccount/ID
x!@schemeID
@5SpecifiedTradeAllowanceCharge[ not(ChargeIndicator/Indicator='false') and not(ChargeIndicator/Indicator='true')]
B!
@5SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='false']
d183#ChargeIndicator
#ActualAmount
x543#ChargeIndicator
#ActualAmount
@7ActualAmount
B!@currencyID
@7BasisAmount
d!
@7CalculationPercent
!
@7BasisAmount
x!@currencyID
@7BasisQuantity
p!
@7CategoryTradeTax
B!
@7ReasonCode
d186~. allowanceReasons
@6Indicator='true']
183#ChargeIndicator
#ActualAmount
@6Indicator='false']/ReasonCode
h623~. allowanceReasons
p1137~. allowanceReasons
!@listID
@7SequenceNumeric
!
@6Indicator='true']
x546#ChargeIndicator
#ActualAmount
@7ActualAmount
B!@currencyID
@7BasisAmount
d!
@7CalculationPercent
!
@7BasisAmount
x!@currencyID
@7BasisQuantity
p!
@7CategoryTradeTax
B!
@7ReasonCode[ not(not (@listID)) and not(@listID='5153')]
!
@7ReasonCode[not (@listID)]
d376~. chargeReasons
@5SpecifiedTradeSettlementLineMonetarySummation
189#LineTotalAmount
@5SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ReasonCode[not (@listID)]
h624~. chargeReasons
@5SpecifiedTradeSettlementLineMonetarySummation
549#LineTotalAmount
@5SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator='true']/ReasonCode[@listID='5153']
p1138~. =AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAO AAP ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD VAT AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAO AAP ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD
@7ReasonCode[not (@listID)]
~. chargeReasons
!@listID
@7SequenceNumeric
!
@5SpecifiedTradeSettlementLineMonetarySummation
382<LineTotalAmount
1140<ChargeTotalAmount
<AllowanceTotalAmount
387<TaxTotalAmount[@currencyID=/CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceCurrencyCode]
<4TaxCurrencyCode]
340<GrandTotalAmount
<TotalAllowanceChargeAmount
@6AllowanceTotalAmount
!@currencyID
@6ChargeTotalAmount
!@currencyID
@6GrandTotalAmount
!@currencyID
@6LineTotalAmount
B!@currencyID
@4SpecifiedTradeProduct
d30#Name
@5GlobalID
37+@schemeID
31~@schemeID identifierSchemes
@4SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/TaxTotalAmount[ not(@currencyID=/CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceCurrencyCode) and not(@currencyID=/CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/TaxCurrencyCode)]
p!
@6TaxTotalAmount[@currencyID=/CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceCurrencyCode]
1142~@currencyID currencies
@9ApplicableHeaderTradeSettlement/TaxCurrencyCode]
~@currencyID currencies
@6TotalAllowanceChargeAmount
!@currencyID
@4SpecifiedTradeProduct
x550#Name
625<Description
@5ApplicableProductCharacteristic
h294#Description
#Value
p1144<Description
384<Value
@6TypeCode
!@listID
!@listVersionID
@5BatchID
!@schemeID
@5BuyerAssignedID
x!@schemeID
@5DesignatedProductClassification
p342<ClassName
@6ClassCode
x296+@listID
h~@listID classificationSchemes
p1145~@listID classificationSchemes
@5GlobalID
x551+@schemeID
h626~@schemeID identifierSchemes
p1146~@schemeID identifierSchemes
@5ID
!@schemeID
@5IncludedReferencedProduct
<ID
343<IndustryAssignedID
1148#Name
<Description
344<UnitQuantity
@6BuyerAssignedID
!@schemeID
@6GlobalID
1150+@schemeID
~@schemeID identifierSchemes
@6ID
!@schemeID
@6IndustryAssignedID
!@schemeID
@6SellerAssignedID
!@schemeID
@6UnitQuantity
+@unitCode
~@unitCode unitCodes
@5IndividualTradeProductInstance/BatchID
!@schemeID
@6SupplierAssignedSerialID
!@schemeID
@5IndustryAssignedID
!@schemeID
@5ManufacturerTradeParty
<RoleCode
<Description
<URIUniversalCommunication
@6DefinedTradeContact/EmailURIUniversalCommunication
#URIID
@8CompleteNumber
!
@8URIID
!@schemeID
@7FaxUniversalCommunication
#CompleteNumber
@8URIID
!
@7TelephoneUniversalCommunication
#CompleteNumber
@8URIID
!
@6GlobalID
+@schemeID
~@schemeID *2
@6ID
!@schemeID
@6PostalTradeAddress
#CountryID
<CountrySubDivisionName
@7CountryID
~. countries
@7PostcodeCode
!@listID
!@listVersionID
@6SpecifiedLegalOrganization/ID
~@schemeID identifierSchemes
@7PostalTradeAddress
!
@6SpecifiedTaxRegistration[ not(ID/@schemeID='VA') and not(ID/@schemeID='FC')]
!
@6SpecifiedTaxRegistration[ID/@schemeID='FC']
#ID
@8ID
+@schemeID
@7@schemeID='VA']
#ID
@8ID
+@schemeID
@6URIUniversalCommunication
#URIID
@7CompleteNumber
!
@7URIID
+@schemeID
~@schemeID electronicAddressSchemes
@5ModelID
!@schemeID
@5OriginTradeCountry
x627#ID
@6ID
h~. countries
p1173~. countries
@5SellerAssignedID
x!@schemeID
`;

/** The rules of the standard that they have, each. */
export const facturXStandard: readonly string[] = [
  "BR-01 BR-02 BR-03 BR-04 BR-05 BR-06 BR-07 BR-08 BR-09 BR-13 BR-14 BR-15 BR-CO-09 BR-CO-26 BR-DEC-12 BR-DEC-13 BR-DEC-14 BR-DEC-18 BR-E-02 BR-E-03 BR-E-04 BR-E-05 BR-E-06 BR-E-07 BR-E-10 BR-FXEXT-G-08 BR-FXEXT-G-08b BR-FXEXT-G-08ini BR-FXEXT-G-08rev BR-FXEXT-IC-08b BR-FXEXT-IC-08ini BR-FXEXT-IC-08rev BR-FXEXT-O-08b BR-FXEXT-O-08ini BR-FXEXT-O-08rev BR-FXEXT-Z-08b BR-FXEXT-Z-08ini BR-FXEXT-Z-08rev BR-G-02 BR-G-03 BR-G-04 BR-G-05 BR-G-06 BR-G-07 BR-G-08 BR-G-09 BR-G-10 BR-IC-02 BR-IC-03 BR-IC-04 BR-IC-05 BR-IC-06 BR-IC-07 BR-IC-08 BR-IC-09 BR-IC-10 BR-IC-11 BR-IC-12 BR-O-03 BR-O-04 BR-O-06 BR-O-08 BR-O-09 BR-O-10 BR-O-11 BR-O-12 BR-O-13 BR-O-14 CII-SR-463 CII-SR-465 CII-SR-466",
  "BR-01 BR-02 BR-03 BR-04 BR-05 BR-06 BR-07 BR-08 BR-09 BR-10 BR-11 BR-12 BR-13 BR-14 BR-15 BR-17 BR-18 BR-19 BR-20 BR-29 BR-31 BR-32 BR-33 BR-36 BR-37 BR-38 BR-45 BR-46 BR-47 BR-48 BR-49 BR-50 BR-53 BR-55 BR-56 BR-57 BR-61 BR-62 BR-63 BR-AE-03 BR-AE-04 BR-AE-06 BR-AE-07 BR-AE-09 BR-AE-10 BR-AF-03 BR-AF-04 BR-AF-06 BR-AF-07 BR-AF-09 BR-AF-10 BR-AG-03 BR-AG-04 BR-AG-06 BR-AG-07 BR-AG-09 BR-AG-10 BR-CO-03 BR-CO-05 BR-CO-06 BR-CO-09 BR-CO-11 BR-CO-12 BR-CO-13 BR-CO-14 BR-CO-15 BR-CO-16 BR-CO-17 BR-CO-18 BR-CO-19 BR-CO-21 BR-CO-22 BR-CO-26 BR-DEC-01 BR-DEC-02 BR-DEC-05 BR-DEC-06 BR-DEC-09 BR-DEC-10 BR-DEC-11 BR-DEC-12 BR-DEC-13 BR-DEC-14 BR-DEC-15 BR-DEC-16 BR-DEC-17 BR-DEC-18 BR-DEC-19 BR-DEC-20 BR-E-03 BR-E-04 BR-E-06 BR-E-07 BR-E-09 BR-E-10 BR-G-03 BR-G-04 BR-G-06 BR-G-07 BR-G-09 BR-G-10 BR-IC-03 BR-IC-04 BR-IC-06 BR-IC-07 BR-IC-09 BR-IC-10 BR-IC-11 BR-IC-12 BR-O-03 BR-O-04 BR-O-06 BR-O-07 BR-O-09 BR-O-10 BR-O-11 BR-O-13 BR-O-14 BR-S-03 BR-S-04 BR-S-06 BR-S-07 BR-S-09 BR-S-10 BR-Z-03 BR-Z-04 BR-Z-06 BR-Z-07 BR-Z-09 BR-Z-10 CII-SR-463 CII-SR-464 CII-SR-465 CII-SR-466 CII-SR-467 CII-SR-468 CII-SR-469 CII-SR-470 CII-SR-471 CII-SR-472 CII-SR-473",
  "BR-01 BR-02 BR-03 BR-04 BR-05 BR-06 BR-07 BR-08 BR-09 BR-10 BR-11 BR-12 BR-13 BR-14 BR-15 BR-16 BR-17 BR-18 BR-19 BR-20 BR-21 BR-22 BR-23 BR-24 BR-25 BR-26 BR-27 BR-28 BR-29 BR-30 BR-31 BR-32 BR-33 BR-36 BR-37 BR-38 BR-41 BR-42 BR-43 BR-44 BR-45 BR-46 BR-47 BR-48 BR-49 BR-50 BR-53 BR-54 BR-55 BR-56 BR-57 BR-61 BR-62 BR-63 BR-64 BR-65 BR-AE-01 BR-AE-02 BR-AE-03 BR-AE-04 BR-AE-05 BR-AE-06 BR-AE-07 BR-AE-08 BR-AE-09 BR-AE-10 BR-AF-01 BR-AF-02 BR-AF-03 BR-AF-04 BR-AF-05 BR-AF-06 BR-AF-07 BR-AF-08 BR-AF-09 BR-AF-10 BR-AG-01 BR-AG-02 BR-AG-03 BR-AG-04 BR-AG-05 BR-AG-06 BR-AG-07 BR-AG-08 BR-AG-09 BR-AG-10 BR-B-01 BR-B-02 BR-CO-03 BR-CO-04 BR-CO-05 BR-CO-06 BR-CO-07 BR-CO-08 BR-CO-09 BR-CO-10 BR-CO-11 BR-CO-12 BR-CO-13 BR-CO-14 BR-CO-15 BR-CO-16 BR-CO-17 BR-CO-18 BR-CO-19 BR-CO-20 BR-CO-21 BR-CO-22 BR-CO-23 BR-CO-24 BR-CO-26 BR-CO-27 BR-DEC-01 BR-DEC-02 BR-DEC-05 BR-DEC-06 BR-DEC-09 BR-DEC-10 BR-DEC-11 BR-DEC-12 BR-DEC-13 BR-DEC-14 BR-DEC-15 BR-DEC-16 BR-DEC-17 BR-DEC-18 BR-DEC-19 BR-DEC-20 BR-DEC-23 BR-DEC-24 BR-DEC-25 BR-DEC-27 BR-DEC-28 BR-E-01 BR-E-02 BR-E-03 BR-E-04 BR-E-05 BR-E-06 BR-E-07 BR-E-08 BR-E-09 BR-E-10 BR-FX-EN-04 BR-FXEXT-12 BR-FXEXT-Z-08rev BR-G-01 BR-G-02 BR-G-03 BR-G-04 BR-G-05 BR-G-06 BR-G-07 BR-G-08 BR-G-09 BR-G-10 BR-IC-01 BR-IC-02 BR-IC-03 BR-IC-04 BR-IC-05 BR-IC-06 BR-IC-07 BR-IC-08 BR-IC-09 BR-IC-10 BR-IC-11 BR-IC-12 BR-O-01 BR-O-02 BR-O-03 BR-O-04 BR-O-05 BR-O-06 BR-O-07 BR-O-08 BR-O-09 BR-O-10 BR-O-11 BR-O-12 BR-O-13 BR-O-14 BR-S-01 BR-S-02 BR-S-03 BR-S-04 BR-S-05 BR-S-06 BR-S-07 BR-S-08 BR-S-09 BR-S-10 BR-Z-01 BR-Z-02 BR-Z-03 BR-Z-04 BR-Z-05 BR-Z-06 BR-Z-07 BR-Z-08 BR-Z-09 BR-Z-10 CII-SR-463 CII-SR-464 CII-SR-465 CII-SR-466",
  "BR-01 BR-02 BR-03 BR-04 BR-05 BR-06 BR-07 BR-08 BR-09 BR-10 BR-11 BR-12 BR-13 BR-14 BR-15 BR-16 BR-17 BR-18 BR-19 BR-20 BR-21 BR-22 BR-23 BR-24 BR-25 BR-26 BR-27 BR-28 BR-29 BR-30 BR-31 BR-32 BR-33 BR-36 BR-37 BR-38 BR-41 BR-42 BR-43 BR-44 BR-45 BR-46 BR-47 BR-48 BR-49 BR-50 BR-51 BR-52 BR-53 BR-54 BR-55 BR-56 BR-57 BR-61 BR-62 BR-63 BR-64 BR-65 BR-AE-01 BR-AE-02 BR-AE-03 BR-AE-04 BR-AE-05 BR-AE-06 BR-AE-07 BR-AE-08 BR-AE-09 BR-AE-10 BR-AF-01 BR-AF-02 BR-AF-03 BR-AF-04 BR-AF-05 BR-AF-06 BR-AF-07 BR-AF-08 BR-AF-09 BR-AF-10 BR-AG-01 BR-AG-02 BR-AG-03 BR-AG-04 BR-AG-05 BR-AG-06 BR-AG-07 BR-AG-08 BR-AG-09 BR-AG-10 BR-B-01 BR-B-02 BR-CO-03 BR-CO-04 BR-CO-05 BR-CO-06 BR-CO-07 BR-CO-08 BR-CO-09 BR-CO-10 BR-CO-11 BR-CO-12 BR-CO-13 BR-CO-14 BR-CO-15 BR-CO-16 BR-CO-17 BR-CO-18 BR-CO-19 BR-CO-20 BR-CO-21 BR-CO-22 BR-CO-23 BR-CO-24 BR-CO-26 BR-DEC-01 BR-DEC-02 BR-DEC-05 BR-DEC-06 BR-DEC-09 BR-DEC-10 BR-DEC-11 BR-DEC-12 BR-DEC-13 BR-DEC-14 BR-DEC-15 BR-DEC-16 BR-DEC-17 BR-DEC-18 BR-DEC-19 BR-DEC-20 BR-DEC-23 BR-DEC-24 BR-DEC-25 BR-DEC-27 BR-DEC-28 BR-E-01 BR-E-02 BR-E-03 BR-E-04 BR-E-05 BR-E-06 BR-E-07 BR-E-08 BR-E-09 BR-E-10 BR-G-01 BR-G-02 BR-G-03 BR-G-04 BR-G-05 BR-G-06 BR-G-07 BR-G-08 BR-G-09 BR-G-10 BR-IC-01 BR-IC-02 BR-IC-03 BR-IC-04 BR-IC-05 BR-IC-06 BR-IC-07 BR-IC-08 BR-IC-09 BR-IC-10 BR-IC-11 BR-IC-12 BR-O-01 BR-O-02 BR-O-03 BR-O-04 BR-O-05 BR-O-06 BR-O-07 BR-O-08 BR-O-09 BR-O-10 BR-O-11 BR-O-12 BR-O-13 BR-O-14 BR-S-01 BR-S-02 BR-S-03 BR-S-04 BR-S-05 BR-S-06 BR-S-07 BR-S-08 BR-S-09 BR-S-10 BR-Z-01 BR-Z-02 BR-Z-03 BR-Z-04 BR-Z-05 BR-Z-06 BR-Z-07 BR-Z-08 BR-Z-09 BR-Z-10 CII-SR-463 CII-SR-464 CII-SR-465 CII-SR-466 CII-SR-467 CII-SR-468 CII-SR-469 CII-SR-470 CII-SR-471 CII-SR-472 CII-SR-473 CII-SR-474 CII-SR-475 CII-SR-476",
  "BR-01 BR-02 BR-03 BR-04 BR-05 BR-06 BR-07 BR-08 BR-09 BR-10 BR-11 BR-12 BR-13 BR-14 BR-15 BR-16 BR-17 BR-18 BR-19 BR-20 BR-21 BR-25 BR-29 BR-30 BR-31 BR-32 BR-33 BR-36 BR-37 BR-41 BR-42 BR-43 BR-45 BR-46 BR-47 BR-48 BR-49 BR-50 BR-51 BR-52 BR-53 BR-55 BR-56 BR-57 BR-61 BR-62 BR-63 BR-64 BR-65 BR-AE-02 BR-AE-03 BR-AE-04 BR-AE-05 BR-AE-06 BR-AE-07 BR-AE-09 BR-AE-10 BR-AF-02 BR-AF-03 BR-AF-04 BR-AF-05 BR-AF-06 BR-AF-07 BR-AF-09 BR-AG-02 BR-AG-03 BR-AG-04 BR-AG-05 BR-AG-06 BR-AG-07 BR-AG-09 BR-B-01 BR-B-02 BR-CO-03 BR-CO-05 BR-CO-07 BR-CO-09 BR-CO-14 BR-CO-18 BR-CO-19 BR-CO-20 BR-CO-21 BR-CO-23 BR-CO-25 BR-CO-26 BR-DEC-01 BR-DEC-02 BR-DEC-05 BR-DEC-06 BR-DEC-09 BR-DEC-10 BR-DEC-11 BR-DEC-12 BR-DEC-13 BR-DEC-14 BR-DEC-15 BR-DEC-16 BR-DEC-17 BR-DEC-18 BR-DEC-19 BR-DEC-20 BR-DEC-23 BR-DEC-24 BR-DEC-25 BR-DEC-27 BR-DEC-28 BR-E-02 BR-E-03 BR-E-04 BR-E-05 BR-E-06 BR-E-07 BR-E-09 BR-E-10 BR-FXEXT-01 BR-FXEXT-02 BR-FXEXT-03 BR-FXEXT-04 BR-FXEXT-06 BR-FXEXT-08 BR-FXEXT-11 BR-FXEXT-12 BR-FXEXT-AE-01 BR-FXEXT-AE-08b BR-FXEXT-AE-08ini BR-FXEXT-AE-08rev BR-FXEXT-AF-01 BR-FXEXT-AF-08b BR-FXEXT-AF-08ini BR-FXEXT-AF-08rev BR-FXEXT-AG-01 BR-FXEXT-AG-08b BR-FXEXT-AG-08ini BR-FXEXT-AG-08rev BR-FXEXT-BR-22 BR-FXEXT-BR-23 BR-FXEXT-BR-24 BR-FXEXT-BR-26 BR-FXEXT-BR-38 BR-FXEXT-BR-44 BR-FXEXT-BR-54-1 BR-FXEXT-BR-54-2 BR-FXEXT-CII-DT-097a BR-FXEXT-CO-04 BR-FXEXT-CO-10 BR-FXEXT-CO-11 BR-FXEXT-CO-12 BR-FXEXT-CO-13 BR-FXEXT-CO-15 BR-FXEXT-CO-16 BR-FXEXT-E-01 BR-FXEXT-E-08b BR-FXEXT-E-08ini BR-FXEXT-E-08rev BR-FXEXT-G-01 BR-FXEXT-G-08b BR-FXEXT-G-08ini BR-FXEXT-G-08rev BR-FXEXT-IC-01 BR-FXEXT-IC-08b BR-FXEXT-IC-08ini BR-FXEXT-IC-08rev BR-FXEXT-O-01 BR-FXEXT-O-08b BR-FXEXT-O-08ini BR-FXEXT-O-08rev BR-FXEXT-S-01 BR-FXEXT-S-08ini BR-FXEXT-S-08rev BR-FXEXT-S-09b BR-FXEXT-S08b BR-FXEXT-Z-01 BR-FXEXT-Z-08b BR-FXEXT-Z-08ini BR-FXEXT-Z-08rev BR-G-02 BR-G-03 BR-G-04 BR-G-05 BR-G-06 BR-G-07 BR-G-09 BR-G-10 BR-IC-02 BR-IC-03 BR-IC-04 BR-IC-05 BR-IC-06 BR-IC-07 BR-IC-09 BR-IC-10 BR-IC-11 BR-IC-12 BR-O-05 BR-O-06 BR-O-07 BR-O-09 BR-O-10 BR-S-02 BR-S-03 BR-S-04 BR-S-05 BR-S-06 BR-S-07 BR-Z-02 BR-Z-03 BR-Z-04 BR-Z-05 BR-Z-06 BR-Z-07 BR-Z-09 CII-DT-097 CII-SR-463 CII-SR-464 CII-SR-465 CII-SR-466 CII-SR-467 CII-SR-468 CII-SR-469 CII-SR-471 CII-SR-472 CII-SR-473 CII-SR-475 CII-SR-476"
];
