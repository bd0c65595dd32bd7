import type { XmlLimits } from '../xml/index.ts';

/**
 * Every bound of an eBill business case and of the texts that carry one, once. Lengths are in characters, days in calendar days
 * of Europe/Zurich, both borders included. Source: eBill submission contract, fields, amounts and dates.
 */
export const limits = {
  referenceNumberLengthMax: 120,
  nameLengthMax: 70,
  emailAddressLengthMax: 256,
  netIdLengthMax: 17,
  streetLengthMax: 70,
  buildingNumberLengthMax: 16,
  cityLengthMax: 35,
  postalCodeLengthMax: 9,
  addressLineLengthMax: 70,
  referenceUnstructuredLengthMax: 140,
  descriptionLengthMax: 140,
  caseReferenceLengthMax: 70,
  ibanLength: 21,
  /** Of a recipient at its biller: an account, or a number of it. */
  accountNumberLengthMax: 21,
  /** The longest structured reference: the 27 digits of a QR reference. */
  referenceStructuredLengthMax: 27,

  businessCaseAgeDaysMax: 90,
  dueDateAgeDaysMax: 90,
  dueDateDaysAheadMax: { EBILL: 1095, EBILL_DEBIT: 30 },

  /** Largest amount; advices go as far below zero. */
  amountMax: '99999999.99',
  amountDecimalsMax: 2,
  percentageMax: 100,
  percentageDecimalsMax: 3,
  /** Characters of a number as it is written: far more than any amount has. */
  numberLengthMax: 40,

  instalmentGroupsMax: 99,
  /** One a week for three years. */
  instalmentsPerGroupMax: 160,
  externalIdLengthMax: 36,
  donationAmountsMin: 2,
  donationAmountsMax: 5,
  donationPurposesMax: 10,
  purposeLabelLengthMax: 35,
  vatNumbersMax: 10,
  vatRatesMax: 20,

  /** Mentions of recipients in the text of a document that are looked at. */
  recipientMentionsMax: 100,

  /** Levels of a JSON, XML or form document. */
  depthMax: 32,
  /** Members and entries of a JSON text. */
  jsonMembersMax: 20_000,
  /** Escapes in the strings of a JSON text: there are writers who escape each slash and each plus of a PDF in base64. */
  jsonEscapesMax: 450_000,
  /** Characters of a value other than a text, from which on it is no value. */
  xmlValueLengthMax: 1_000,
  /** Where the root element is looked for in XML of unknown origin. */
  xmlHeadLengthMax: 4_096,
  /** An XML attachment of a PDF. */
  xmlAttachmentLengthMax: 1_000_000,
  /** A request body with the PDF in base64. */
  requestLengthMax: 14_000_000,
  formFieldsMax: 400,
  /** All texts of a form together. */
  formLengthMax: 1_000_000,

  /** Problems that one answer lists. */
  problemsMax: 100,
  /** Characters of an unknown name that a path shows. */
  unknownNameLengthMax: 100,
} as const;

/** For XML of a case and of a request; each text has a bound of its own in characters. */
export const xmlLimits: XmlLimits = {
  charactersMax: limits.requestLengthMax,
  levelsMax: limits.depthMax,
  elementsMax: 20_000,
  commentsMax: 20_000,
  attributesMax: 64,
};
