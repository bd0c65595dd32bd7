// Made by scripts/generate-e-invoice-schema.ts from the published schemas: do not edit.

/** UBL 2.1, Invoice and CreditNote. */
export const ublSchema: string = `
. decimal10 decimal unitCode! unitCodeListVersionID : Measure
. text5 text listID listAgencyID listAgencyName listName listVersionID name languageID:language listURI listSchemeURI : Code
. text6 text languageID:language languageLocaleID : Note Cost Reference Terms Line Extension Range Name Reason Postbox Floor Room Number Mail Department Attention Care Identification Zone Subentity Region District Offset Risk Location Content Description Type Path Process Tool Version Hash Method Telephone Telefax Channel Value Title Suffix Form Conditions Instructions Information Remarks Marks Material Characteristics Requirements Nationality Text Condition Capability Keyword Qualifier Notation Endorsement Complaint Priority Restrictions Phase
. text1 text schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI : ID UUID URI
. decimal7 decimal format : Numeric Rate Percent
. decimal9 decimal currencyID! currencyCodeListVersionID : Amount
. boolean2 boolean : Indicator
. time4 time : Time
. date3 date : Date
. binary11 binary mimeCode! format encodingCode characterSetCode uri filename : Object
. decimal8 decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName : Quantity
. any0 any : Extensions
= text6 Location
= Party ResponsibleTransportServiceProviderParty
Invoice UBLExtensions? UBLVersionID? CustomizationID? ProfileID? ProfileExecutionID? ID CopyIndicator? UUID? IssueDate IssueTime? DueDate? InvoiceTypeCode? Note* TaxPointDate? DocumentCurrencyCode? TaxCurrencyCode? PricingCurrencyCode? PaymentCurrencyCode? PaymentAlternativeCurrencyCode? AccountingCostCode? AccountingCost? LineCountNumeric? BuyerReference? InvoicePeriod* OrderReference? BillingReference* DespatchDocumentReference* ReceiptDocumentReference* StatementDocumentReference* OriginatorDocumentReference* ContractDocumentReference* AdditionalDocumentReference* ProjectReference* Signature* AccountingSupplierParty AccountingCustomerParty PayeeParty? BuyerCustomerParty? SellerSupplierParty? TaxRepresentativeParty? Delivery* DeliveryTerms? PaymentMeans* PaymentTerms* PrepaidPayment* AllowanceCharge* TaxExchangeRate? PricingExchangeRate? PaymentExchangeRate? PaymentAlternativeExchangeRate? TaxTotal* WithholdingTaxTotal* LegalMonetaryTotal InvoiceLine+
InvoiceLine ID UUID? Note* InvoicedQuantity? LineExtensionAmount TaxPointDate? AccountingCostCode? AccountingCost? PaymentPurposeCode? FreeOfChargeIndicator? InvoicePeriod* OrderLineReference* DespatchLineReference* ReceiptLineReference* BillingReference* DocumentReference* PricingReference? OriginatorParty? Delivery* PaymentTerms* AllowanceCharge* TaxTotal* WithholdingTaxTotal* Item Price? DeliveryTerms? SubInvoiceLine* ItemPriceExtension?
PriceExtension Amount TaxTotal*
TaxTotal TaxAmount RoundingAmount? TaxEvidenceIndicator? TaxIncludedIndicator? TaxSubtotal*
TaxSubtotal TaxableAmount? TaxAmount CalculationSequenceNumeric? TransactionCurrencyTaxAmount? Percent? BaseUnitMeasure? PerUnitAmount? TierRange? TierRatePercent? TaxCategory
TaxCategory ID? Name? Percent? BaseUnitMeasure? PerUnitAmount? TaxExemptionReasonCode? TaxExemptionReason* TierRange? TierRatePercent? TaxScheme
TaxScheme ID? Name? TaxTypeCode? CurrencyCode? JurisdictionRegionAddress*
Address ID? AddressTypeCode? AddressFormatCode? Postbox? Floor? Room? StreetName? AdditionalStreetName? BlockName? BuildingName? BuildingNumber? InhouseMail? Department? MarkAttention? MarkCare? PlotIdentification? CitySubdivisionName? CityName? PostalZone? CountrySubentity? CountrySubentityCode? Region? District? TimezoneOffset? AddressLine* Country? LocationCoordinate*
LocationCoordinate CoordinateSystemCode? LatitudeDegreesMeasure? LatitudeMinutesMeasure? LatitudeDirectionCode? LongitudeDegreesMeasure? LongitudeMinutesMeasure? LongitudeDirectionCode? AltitudeMeasure?
Country IdentificationCode? Name?
AddressLine Line
DeliveryTerms ID? SpecialTerms* LossRiskResponsibilityCode? LossRisk* Amount? DeliveryLocation? AllowanceCharge?
AllowanceCharge ID? ChargeIndicator AllowanceChargeReasonCode? AllowanceChargeReason* MultiplierFactorNumeric? PrepaidIndicator? SequenceNumeric? Amount BaseAmount? AccountingCostCode? AccountingCost? PerUnitAmount? TaxCategory* TaxTotal? PaymentMeans*
PaymentMeans ID? PaymentMeansCode PaymentDueDate? PaymentChannelCode? InstructionID? InstructionNote* PaymentID* CardAccount? PayerFinancialAccount? PayeeFinancialAccount? CreditAccount? PaymentMandate? TradeFinancing?
TradeFinancing ID? FinancingInstrumentCode? ContractDocumentReference? DocumentReference* FinancingParty FinancingFinancialAccount? Clause*
Clause ID? Content*
FinancialAccount ID? Name? AliasName? AccountTypeCode? AccountFormatCode? CurrencyCode? PaymentNote* FinancialInstitutionBranch? Country?
Branch ID? Name? FinancialInstitution? Address?
FinancialInstitution ID? Name? Address?
Party MarkCareIndicator? MarkAttentionIndicator? WebsiteURI? LogoReferenceID? EndpointID? IndustryClassificationCode? PartyIdentification* PartyName* Language? PostalAddress? PhysicalLocation? PartyTaxScheme* PartyLegalEntity* Contact? Person* AgentParty? ServiceProviderParty* PowerOfAttorney* FinancialAccount?
PowerOfAttorney ID? IssueDate? IssueTime? Description* NotaryParty? AgentParty WitnessParty* MandateDocumentReference*
DocumentReference ID CopyIndicator? UUID? IssueDate? IssueTime? DocumentTypeCode? DocumentType? XPath* LanguageID? LocaleCode? VersionID? DocumentStatusCode? DocumentDescription* Attachment? ValidityPeriod? IssuerParty? ResultOfVerification?
ResultOfVerification ValidatorID? ValidationResultCode? ValidationDate? ValidationTime? ValidateProcess? ValidateTool? ValidateToolVersion? SignatoryParty?
Period StartDate? StartTime? EndDate? EndTime? DurationMeasure? DescriptionCode* Description*
Attachment EmbeddedDocumentBinaryObject? ExternalReference?
ExternalReference URI? DocumentHash? HashAlgorithmMethod? ExpiryDate? ExpiryTime? MimeCode? FormatCode? EncodingCode? CharacterSetCode? FileName? Description*
ServiceProviderParty ID? ServiceTypeCode? ServiceType* Party SellerContact?
Contact ID? Name? Telephone? Telefax? ElectronicMail? Note* OtherCommunication*
Communication ChannelCode? Channel? Value?
Person ID? FirstName? FamilyName? Title? MiddleName? OtherName? NameSuffix? JobTitle? NationalityID? GenderCode? BirthDate? BirthplaceName? OrganizationDepartment? Contact? FinancialAccount? IdentityDocumentReference* ResidenceAddress?
PartyLegalEntity RegistrationName? CompanyID? RegistrationDate? RegistrationExpirationDate? CompanyLegalFormCode? CompanyLegalForm? SoleProprietorshipIndicator? CompanyLiquidationStatusCode? CorporateStockAmount? FullyPaidSharesIndicator? RegistrationAddress? CorporateRegistrationScheme? HeadOfficeParty? ShareholderParty*
ShareholderParty PartecipationPercent? Party?
CorporateRegistrationScheme ID? Name? CorporateRegistrationTypeCode? JurisdictionRegionAddress*
PartyTaxScheme RegistrationName? CompanyID? TaxLevelCode? ExemptionReasonCode? ExemptionReason* RegistrationAddress? TaxScheme
Location ID? Description* Conditions* CountrySubentity? CountrySubentityCode? LocationTypeCode? InformationURI? Name? ValidityPeriod* Address? SubsidiaryLocation* LocationCoordinate*
Language ID? Name? LocaleCode?
PartyName Name
PartyIdentification ID
PaymentMandate ID? MandateTypeCode? MaximumPaymentInstructionsNumeric? MaximumPaidAmount? SignatureID? PayerParty? PayerFinancialAccount? ValidityPeriod? PaymentReversalPeriod? Clause*
CreditAccount AccountID
CardAccount PrimaryAccountNumberID NetworkID CardTypeCode? ValidityStartDate? ExpiryDate? IssuerID? IssueNumberID? CV2ID? CardChipCode? ChipApplicationID? HolderName?
Price PriceAmount BaseQuantity? PriceChangeReason* PriceTypeCode? PriceType? OrderableUnitFactorRate? ValidityPeriod* PriceList? AllowanceCharge* PricingExchangeRate?
ExchangeRate SourceCurrencyCode SourceCurrencyBaseRate? TargetCurrencyCode TargetCurrencyBaseRate? ExchangeMarketID? CalculationRate? MathematicOperatorCode? Date? ForeignExchangeContract?
Contract ID? IssueDate? IssueTime? NominationDate? NominationTime? ContractTypeCode? ContractType? Note* VersionID? Description* ValidityPeriod? ContractDocumentReference* NominationPeriod? ContractualDelivery?
Delivery ID? Quantity? MinimumQuantity? MaximumQuantity? ActualDeliveryDate? ActualDeliveryTime? LatestDeliveryDate? LatestDeliveryTime? ReleaseID? TrackingID? DeliveryAddress? DeliveryLocation? AlternativeDeliveryLocation? RequestedDeliveryPeriod? PromisedDeliveryPeriod? EstimatedDeliveryPeriod? CarrierParty? DeliveryParty? NotifyParty* Despatch? DeliveryTerms* MinimumDeliveryUnit? MaximumDeliveryUnit? Shipment?
Shipment ID ShippingPriorityLevelCode? HandlingCode? HandlingInstructions* Information* GrossWeightMeasure? NetWeightMeasure? NetNetWeightMeasure? GrossVolumeMeasure? NetVolumeMeasure? TotalGoodsItemQuantity? TotalTransportHandlingUnitQuantity? InsuranceValueAmount? DeclaredCustomsValueAmount? DeclaredForCarriageValueAmount? DeclaredStatisticsValueAmount? FreeOnBoardValueAmount? SpecialInstructions* DeliveryInstructions* SplitConsignmentIndicator? ConsignmentQuantity? Consignment* GoodsItem* ShipmentStage* Delivery? TransportHandlingUnit* ReturnAddress? OriginAddress? FirstArrivalPortLocation? LastExitPortLocation? ExportCountry? FreightAllowanceCharge*
TransportHandlingUnit ID? TransportHandlingUnitTypeCode? HandlingCode? HandlingInstructions* HazardousRiskIndicator? TotalGoodsItemQuantity? TotalPackageQuantity? DamageRemarks* ShippingMarks* TraceID? HandlingUnitDespatchLine* ActualPackage* ReceivedHandlingUnitReceiptLine* TransportEquipment* TransportMeans* HazardousGoodsTransit* MeasurementDimension* MinimumTemperature? MaximumTemperature? GoodsItem* FloorSpaceMeasurementDimension? PalletSpaceMeasurementDimension? ShipmentDocumentReference* Status* CustomsDeclaration* ReferencedShipment* Package*
Package ID? Quantity? ReturnableMaterialIndicator? PackageLevelCode? PackagingTypeCode? PackingMaterial* TraceID? ContainedPackage* ContainingTransportEquipment? GoodsItem* MeasurementDimension* DeliveryUnit* Delivery? Pickup? Despatch?
Despatch ID? RequestedDespatchDate? RequestedDespatchTime? EstimatedDespatchDate? EstimatedDespatchTime? ActualDespatchDate? ActualDespatchTime? GuaranteedDespatchDate? GuaranteedDespatchTime? ReleaseID? Instructions* DespatchAddress? DespatchLocation? DespatchParty? CarrierParty? NotifyParty* Contact? EstimatedDespatchPeriod? RequestedDespatchPeriod?
Pickup ID? ActualPickupDate? ActualPickupTime? EarliestPickupDate? EarliestPickupTime? LatestPickupDate? LatestPickupTime? PickupLocation? PickupParty?
DeliveryUnit BatchQuantity ConsumerUnitQuantity? HazardousRiskIndicator?
Dimension AttributeID Measure? Description* MinimumMeasure? MaximumMeasure?
GoodsItem ID? SequenceNumberID? Description* HazardousRiskIndicator? DeclaredCustomsValueAmount? DeclaredForCarriageValueAmount? DeclaredStatisticsValueAmount? FreeOnBoardValueAmount? InsuranceValueAmount? ValueAmount? GrossWeightMeasure? NetWeightMeasure? NetNetWeightMeasure? ChargeableWeightMeasure? GrossVolumeMeasure? NetVolumeMeasure? Quantity? PreferenceCriterionCode? RequiredCustomsID? CustomsStatusCode? CustomsTariffQuantity? CustomsImportClassifiedIndicator? ChargeableQuantity? ReturnableQuantity? TraceID? Item* GoodsItemContainer* FreightAllowanceCharge* InvoiceLine* Temperature* ContainedGoodsItem* OriginAddress? Delivery? Pickup? Despatch? MeasurementDimension* ContainingPackage* ShipmentDocumentReference? MinimumTemperature? MaximumTemperature?
Temperature AttributeID Measure Description*
GoodsItemContainer ID Quantity? TransportEquipment*
TransportEquipment ID? ReferencedConsignmentID* TransportEquipmentTypeCode? ProviderTypeCode? OwnerTypeCode? SizeTypeCode? DispositionCode? FullnessIndicationCode? RefrigerationOnIndicator? Information* ReturnabilityIndicator? LegalStatusIndicator? AirFlowPercent? HumidityPercent? AnimalFoodApprovedIndicator? HumanFoodApprovedIndicator? DangerousGoodsApprovedIndicator? RefrigeratedIndicator? Characteristics? DamageRemarks* Description* SpecialTransportRequirements* GrossWeightMeasure? GrossVolumeMeasure? TareWeightMeasure? TrackingDeviceCode? PowerIndicator? TraceID? MeasurementDimension* TransportEquipmentSeal* MinimumTemperature? MaximumTemperature? ProviderParty? LoadingProofParty? SupplierParty? OwnerParty? OperatingParty? LoadingLocation? UnloadingLocation? StorageLocation? PositioningTransportEvent* QuarantineTransportEvent* DeliveryTransportEvent* PickupTransportEvent* HandlingTransportEvent* LoadingTransportEvent* TransportEvent* ApplicableTransportMeans? HaulageTradingTerms* HazardousGoodsTransit* PackagedTransportHandlingUnit* ServiceAllowanceCharge* FreightAllowanceCharge* AttachedTransportEquipment* Delivery? Pickup? Despatch? ShipmentDocumentReference* ContainedInTransportEquipment* Package* GoodsItem*
HazardousGoodsTransit TransportEmergencyCardCode? PackingCriteriaCode? HazardousRegulationCode? InhalationToxicityZoneCode? TransportAuthorizationCode? MaximumTemperature? MinimumTemperature?
TradingTerms Information* Reference? ApplicableAddress?
TransportMeans JourneyID? RegistrationNationalityID? RegistrationNationality* DirectionCode? TransportMeansTypeCode? TradeServiceCode? Stowage? AirTransport? RoadTransport? RailTransport? MaritimeTransport? OwnerParty? MeasurementDimension*
MaritimeTransport VesselID? VesselName? RadioCallSignID? ShipsRequirements* GrossTonnageMeasure? NetTonnageMeasure? RegistryCertificateDocumentReference? RegistryPortLocation?
RailTransport TrainID RailCarID?
RoadTransport LicensePlateID
AirTransport AircraftID
Stowage LocationID? Location* MeasurementDimension*
TransportEvent IdentificationID? OccurrenceDate? OccurrenceTime? TransportEventTypeCode? Description* CompletionIndicator? ReportedShipment? CurrentStatus* Contact* Location:Location? Signature? Period*
Signature ID Note* ValidationDate? ValidationTime? ValidatorID? CanonicalizationMethod? SignatureMethod? SignatoryParty? DigitalSignatureAttachment? OriginalDocumentReference?
Status ConditionCode? ReferenceDate? ReferenceTime? Description* StatusReasonCode? StatusReason* SequenceID? Text* IndicationIndicator? Percent? ReliabilityPercent? Condition*
Condition AttributeID Measure? Description* MinimumMeasure? MaximumMeasure?
SupplierParty CustomerAssignedAccountID? AdditionalAccountID* DataSendingCapability? Party? DespatchContact? AccountingContact? SellerContact?
TransportEquipmentSeal ID SealIssuerTypeCode? Condition:text6? SealStatusCode? SealingPartyType?
Item Description* PackQuantity? PackSizeNumeric? CatalogueIndicator? Name? HazardousRiskIndicator? AdditionalInformation* Keyword* BrandName* ModelName* BuyersItemIdentification? SellersItemIdentification? ManufacturersItemIdentification* StandardItemIdentification? CatalogueItemIdentification? AdditionalItemIdentification* CatalogueDocumentReference? ItemSpecificationDocumentReference* OriginCountry? CommodityClassification* TransactionConditions* HazardousItem* ClassifiedTaxCategory* AdditionalItemProperty* ManufacturerParty* InformationContentProviderParty? OriginAddress* ItemInstance* Certificate* Dimension*
Certificate ID CertificateTypeCode CertificateType Remarks* IssuerParty DocumentReference* Signature*
ItemInstance ProductTraceID? ManufactureDate? ManufactureTime? BestBeforeDate? RegistrationID? SerialID? AdditionalItemProperty* LotIdentification?
LotIdentification LotNumberID? ExpiryDate? AdditionalItemProperty*
ItemProperty ID? Name NameCode? TestMethod? Value? ValueQuantity? ValueQualifier* ImportanceCode? ListValue* UsabilityPeriod? ItemPropertyGroup* RangeDimension? ItemPropertyRange?
ItemPropertyRange MinimumValue? MaximumValue?
ItemPropertyGroup ID Name? ImportanceCode?
HazardousItem ID? PlacardNotation? PlacardEndorsement? AdditionalInformation* UNDGCode? EmergencyProceduresCode? MedicalFirstAidGuideCode? TechnicalName? CategoryName? HazardousCategoryCode? UpperOrangeHazardPlacardID? LowerOrangeHazardPlacardID? MarkingID? HazardClassID? NetWeightMeasure? NetVolumeMeasure? Quantity? ContactParty? SecondaryHazard* HazardousGoodsTransit* EmergencyTemperature? FlashpointTemperature? AdditionalTemperature*
SecondaryHazard ID? PlacardNotation? PlacardEndorsement? EmergencyProceduresCode? Extension*
TransactionConditions ID? ActionCode? Description* DocumentReference*
CommodityClassification NatureCode? CargoTypeCode? CommodityCode? ItemClassificationCode?
ItemIdentification ID ExtendedID? BarcodeSymbologyID? PhysicalAttribute* MeasurementDimension* IssuerParty?
PhysicalAttribute AttributeID PositionCode? DescriptionCode? Description*
CustomsDeclaration ID IssuerParty?
ReceiptLine ID UUID? Note* ReceivedQuantity? ShortQuantity? ShortageActionCode? RejectedQuantity? RejectReasonCode? RejectReason* RejectActionCode? QuantityDiscrepancyCode? OversupplyQuantity? ReceivedDate? TimingComplaintCode? TimingComplaint? OrderLineReference? DespatchLineReference* DocumentReference* Item* Shipment*
LineReference LineID UUID? LineStatusCode? DocumentReference?
OrderLineReference LineID SalesOrderLineID? UUID? LineStatusCode? OrderReference?
OrderReference ID SalesOrderID? CopyIndicator? UUID? IssueDate? IssueTime? CustomerReference? OrderTypeCode? DocumentReference?
DespatchLine ID UUID? Note* LineStatusCode? DeliveredQuantity? BackorderQuantity? BackorderReason* OutstandingQuantity? OutstandingReason* OversupplyQuantity? OrderLineReference+ DocumentReference* Item Shipment*
ShipmentStage ID? TransportModeCode? TransportMeansTypeCode? TransitDirectionCode? PreCarriageIndicator? OnCarriageIndicator? EstimatedDeliveryDate? EstimatedDeliveryTime? RequiredDeliveryDate? RequiredDeliveryTime? LoadingSequenceID? SuccessiveSequenceID? Instructions* DemurrageInstructions* CrewQuantity? PassengerQuantity? TransitPeriod? CarrierParty* TransportMeans? LoadingPortLocation? UnloadingPortLocation? TransshipPortLocation? LoadingTransportEvent? ExaminationTransportEvent? AvailabilityTransportEvent? ExportationTransportEvent? DischargeTransportEvent? WarehousingTransportEvent? TakeoverTransportEvent? OptionalTakeoverTransportEvent? DropoffTransportEvent? ActualPickupTransportEvent? DeliveryTransportEvent? ReceiptTransportEvent? StorageTransportEvent? AcceptanceTransportEvent? TerminalOperatorParty? CustomsAgentParty? EstimatedTransitPeriod? FreightAllowanceCharge* FreightChargeLocation? DetentionTransportEvent* RequestedDepartureTransportEvent? RequestedArrivalTransportEvent? RequestedWaypointTransportEvent* PlannedDepartureTransportEvent? PlannedArrivalTransportEvent? PlannedWaypointTransportEvent* ActualDepartureTransportEvent? ActualWaypointTransportEvent? ActualArrivalTransportEvent? TransportEvent* EstimatedDepartureTransportEvent? EstimatedArrivalTransportEvent? PassengerPerson* DriverPerson* ReportingPerson? CrewMemberPerson* SecurityOfficerPerson? MasterPerson? ShipsSurgeonPerson?
Consignment ID CarrierAssignedID? ConsigneeAssignedID? ConsignorAssignedID? FreightForwarderAssignedID? BrokerAssignedID? ContractedCarrierAssignedID? PerformingCarrierAssignedID? SummaryDescription* TotalInvoiceAmount? DeclaredCustomsValueAmount? TariffDescription* TariffCode? InsurancePremiumAmount? GrossWeightMeasure? NetWeightMeasure? NetNetWeightMeasure? ChargeableWeightMeasure? GrossVolumeMeasure? NetVolumeMeasure? LoadingLengthMeasure? Remarks* HazardousRiskIndicator? AnimalFoodIndicator? HumanFoodIndicator? LivestockIndicator? BulkCargoIndicator? ContainerizedIndicator? GeneralCargoIndicator? SpecialSecurityIndicator? ThirdPartyPayerIndicator? CarrierServiceInstructions* CustomsClearanceServiceInstructions* ForwarderServiceInstructions* SpecialServiceInstructions* SequenceID? ShippingPriorityLevelCode? HandlingCode? HandlingInstructions* Information* TotalGoodsItemQuantity? TotalTransportHandlingUnitQuantity? InsuranceValueAmount? DeclaredForCarriageValueAmount? DeclaredStatisticsValueAmount? FreeOnBoardValueAmount? SpecialInstructions* SplitConsignmentIndicator? DeliveryInstructions* ConsignmentQuantity? ConsolidatableIndicator? HaulageInstructions* LoadingSequenceID? ChildConsignmentQuantity? TotalPackagesQuantity? ConsolidatedShipment* CustomsDeclaration* RequestedPickupTransportEvent? RequestedDeliveryTransportEvent? PlannedPickupTransportEvent? PlannedDeliveryTransportEvent? Status* ChildConsignment* ConsigneeParty? ExporterParty? ConsignorParty? ImporterParty? CarrierParty? FreightForwarderParty? NotifyParty? OriginalDespatchParty? FinalDeliveryParty? PerformingCarrierParty? SubstituteCarrierParty? LogisticsOperatorParty? TransportAdvisorParty? HazardousItemNotificationParty? InsuranceParty? MortgageHolderParty? BillOfLadingHolderParty? OriginalDepartureCountry? FinalDestinationCountry? TransitCountry* TransportContract? TransportEvent* OriginalDespatchTransportationService? FinalDeliveryTransportationService? DeliveryTerms? PaymentTerms? CollectPaymentTerms? DisbursementPaymentTerms? PrepaidPaymentTerms? FreightAllowanceCharge* ExtraAllowanceCharge* MainCarriageShipmentStage* PreCarriageShipmentStage* OnCarriageShipmentStage* TransportHandlingUnit* FirstArrivalPortLocation? LastExitPortLocation?
PaymentTerms ID? PaymentMeansID* PrepaidPaymentReferenceID? Note* ReferenceEventCode? SettlementDiscountPercent? PenaltySurchargePercent? PaymentPercent? Amount? SettlementDiscountAmount? PenaltyAmount? PaymentTermsDetailsURI? PaymentDueDate? InstallmentDueDate? InvoicingPartyReference? SettlementPeriod? PenaltyPeriod? ExchangeRate? ValidityPeriod?
TransportationService TransportServiceCode TariffClassCode? Priority? FreightRateClassCode? TransportationServiceDescription* TransportationServiceDetailsURI? NominationDate? NominationTime? Name? SequenceNumeric? TransportEquipment* SupportedTransportEquipment* UnsupportedTransportEquipment* CommodityClassification* SupportedCommodityClassification* UnsupportedCommodityClassification* TotalCapacityDimension? ShipmentStage* TransportEvent* ResponsibleTransportServiceProviderParty? EnvironmentalEmission* EstimatedDurationPeriod? ScheduledServiceFrequency*
ServiceFrequency WeekDayCode
EnvironmentalEmission EnvironmentalEmissionTypeCode ValueMeasure Description* EmissionCalculationMethod*
EmissionCalculationMethod CalculationMethodCode? FullnessIndicationCode? MeasurementFromLocation? MeasurementToLocation?
PriceList ID? StatusCode? ValidityPeriod* PreviousPriceList?
PricingReference OriginalItemLocationQuantity? AlternativeConditionPrice*
ItemLocationQuantity LeadTimeMeasure? MinimumQuantity? MaximumQuantity? HazardousRiskIndicator? TradingRestrictions* ApplicableTerritoryAddress* Price? DeliveryUnit* ApplicableTaxCategory* Package? AllowanceCharge* DependentPriceReference?
DependentPriceReference Percent? LocationAddress? DependentLineReference?
BillingReference InvoiceDocumentReference? SelfBilledInvoiceDocumentReference? CreditNoteDocumentReference? SelfBilledCreditNoteDocumentReference? DebitNoteDocumentReference? ReminderDocumentReference? AdditionalDocumentReference? BillingReferenceLine*
BillingReferenceLine ID Amount? AllowanceCharge*
MonetaryTotal LineExtensionAmount? TaxExclusiveAmount? TaxInclusiveAmount? AllowanceTotalAmount? ChargeTotalAmount? PrepaidAmount? PayableRoundingAmount? PayableAmount PayableAlternativeAmount?
Payment ID? PaidAmount? ReceivedDate? PaidDate? PaidTime? InstructionID?
CustomerParty CustomerAssignedAccountID? SupplierAssignedAccountID? AdditionalAccountID* Party? DeliveryContact? AccountingContact? BuyerContact?
ProjectReference ID UUID? IssueDate? WorkPhaseReference*
WorkPhaseReference ID? WorkPhaseCode? WorkPhase* ProgressPercent? StartDate? EndDate? WorkOrderDocumentReference*
CreditNote UBLExtensions? UBLVersionID? CustomizationID? ProfileID? ProfileExecutionID? ID CopyIndicator? UUID? IssueDate IssueTime? TaxPointDate? CreditNoteTypeCode? Note* DocumentCurrencyCode? TaxCurrencyCode? PricingCurrencyCode? PaymentCurrencyCode? PaymentAlternativeCurrencyCode? AccountingCostCode? AccountingCost? LineCountNumeric? BuyerReference? InvoicePeriod* DiscrepancyResponse* OrderReference? BillingReference* DespatchDocumentReference* ReceiptDocumentReference* ContractDocumentReference* AdditionalDocumentReference* StatementDocumentReference* OriginatorDocumentReference* Signature* AccountingSupplierParty AccountingCustomerParty PayeeParty? BuyerCustomerParty? SellerSupplierParty? TaxRepresentativeParty? Delivery* DeliveryTerms* PaymentMeans* PaymentTerms* TaxExchangeRate? PricingExchangeRate? PaymentExchangeRate? PaymentAlternativeExchangeRate? AllowanceCharge* TaxTotal* LegalMonetaryTotal CreditNoteLine+
CreditNoteLine ID UUID? Note* CreditedQuantity? LineExtensionAmount? TaxPointDate? AccountingCostCode? AccountingCost? PaymentPurposeCode? FreeOfChargeIndicator? InvoicePeriod* OrderLineReference* DiscrepancyResponse* DespatchLineReference* ReceiptLineReference* BillingReference* DocumentReference* PricingReference? OriginatorParty? Delivery* PaymentTerms* TaxTotal* AllowanceCharge* Item? Price? DeliveryTerms* SubCreditNoteLine* ItemPriceExtension?
Response ReferenceID? ResponseCode? Description* EffectiveDate? EffectiveTime? Status*
`;
