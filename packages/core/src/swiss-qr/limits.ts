/** Every bound of a Swiss QR-bill, once. Lengths are in characters. Source: guidelines, table of data elements, unless named. */
export const limits = {
  countryCodeLength: 2,
  /** The 27 digits of a QR reference; a creditor reference has 25 at most. */
  referenceLengthMax: 27,
  nameLengthMax: 70,
  streetLengthMax: 70,
  buildingNumberLengthMax: 16,
  postalCodeLengthMax: 16,
  cityLengthMax: 35,
  addressLineLengthMax: 70,
  additionalInformationLengthMax: 140,
  alternativeProcedureLengthMax: 100,
  alternativeProcedureCountMax: 2,
  /** Lines of a payload without and with everything that may follow the trailer. */
  payloadLinesMin: 31,
  payloadLinesMax: 34,
  /** Counted in characters and, because a symbol holds bytes, in UTF-8 bytes too. */
  payloadLengthMax: 997,
  /** Entries of any list or object of the JSON model: far more than a bill can carry. */
  jsonEntriesMax: 200,
  /** Largest symbol (guidelines, section on the QR code). */
  symbolVersionMax: 25,
} as const;
