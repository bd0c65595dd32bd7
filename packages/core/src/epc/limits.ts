/** Every bound of an EPC QR code, once. Lengths are in characters. Source: EPC069-12, section 2. */
export const limits = {
  nameLengthMax: 70,
  purposeLengthMax: 4,
  referenceLengthMax: 35,
  messageLengthMax: 140,
  informationLengthMax: 70,
  amountMin: '0.01',
  amountMax: '999999999.99',
  /** Elements up to the IBAN, and all of them. */
  payloadLinesMin: 7,
  payloadLinesMax: 12,
  payloadBytesMax: 331,
  /** Largest symbol. It holds exactly the bytes above at level M. */
  symbolVersionMax: 13,
  /** Members of the JSON model: far more than it has. */
  jsonEntriesMax: 200,
} as const;
