/**
 * Every problem that Rappen reports, once: its HTTP status (400: the input cannot be read; 422: it breaks a rule),
 * where the rule comes from, and its sentence. Words in braces are the parameters.
 * A code is never renamed and never reused.
 *
 * Sources: IG = Swiss Implementation Guidelines QR-bill, S1 = Swico syntax 1.2, API = the service contract.
 */
interface Row {
  readonly status: 400 | 401 | 403 | 404 | 405 | 406 | 409 | 410 | 413 | 415 | 422 | 429 | 503;
  readonly source: string;
  readonly sentence: string;
}

export const catalogue = {
  // Reading the request
  MALFORMED_JSON: { status: 400, source: 'API', sentence: 'This is not valid JSON: {detail}' },
  JSON_NUMBER_NOT_EXACT: {
    status: 400,
    source: 'API',
    sentence: 'The number {literal} cannot be read exactly: write at most 15 digits and no exponent',
  },
  JSON_TOO_DEEP: { status: 400, source: 'API', sentence: 'The JSON is nested deeper than {max} levels' },
  TYPE: { status: 400, source: 'API', sentence: 'Expected {expected} but found {found}' },
  LIST_TOO_LONG: { status: 400, source: 'API', sentence: 'There are {count} entries: at most {max} are read' },
  UNKNOWN_FIELD: { status: 400, source: 'API', sentence: 'There is no field of this name' },
  INVALID_ENUM: { status: 400, source: 'API', sentence: 'The value must be one of {allowed}' },
  REQUIRED: { status: 422, source: 'IG 4.1.2', sentence: 'A value is required here' },

  PARAMETER_VALUE: { status: 400, source: 'API', sentence: 'The parameter must be {expected}' },
  BODY_REQUIRED: { status: 400, source: 'API', sentence: 'The request has no body' },
  BODY_BROKEN_OFF: { status: 400, source: 'API', sentence: 'The body broke off before its end' },
  PAYLOAD_TOO_LARGE: { status: 413, source: 'API', sentence: 'The body is larger than {max} bytes' },
  MALFORMED_MULTIPART: { status: 400, source: 'API', sentence: 'The multipart body cannot be read: {detail}' },
  MALFORMED_TEXT: { status: 400, source: 'API', sentence: 'The body is not UTF-8 text' },
  BODY_FILE_MISSING: {
    status: 400,
    source: 'API',
    sentence: 'The multipart body has no file in a field of this name',
  },
  BODY_ONE_FILE: { status: 400, source: 'API', sentence: 'Send exactly one file in this field' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, source: 'API', sentence: 'The content type must be {expected}' },
  CONTENT_TYPE_NOT_PLAIN: {
    status: 415,
    source: 'API',
    sentence: 'A body of type {type} must come in UTF-8 and without Content-Encoding',
  },
  NOT_ACCEPTABLE: { status: 406, source: 'API', sentence: 'None of the accepted types can be served: {available}' },
  NOT_FOUND: { status: 404, source: 'API', sentence: 'There is nothing at this address' },
  METHOD_NOT_ALLOWED: { status: 405, source: 'API', sentence: 'This address answers to {allowed}' },
  API_KEY_MISSING: {
    status: 401,
    source: 'API',
    sentence: 'An API key is needed: send it {where}',
  },
  API_KEY_INVALID: { status: 401, source: 'API', sentence: 'The API key is not known' },
  API_KEY_EXPIRED: { status: 401, source: 'API', sentence: 'The API key was valid until {expiresAt}' },
  API_KEY_REVOKED: { status: 401, source: 'API', sentence: 'The API key has been revoked' },
  SCOPE_MISSING: { status: 403, source: 'API', sentence: 'The API key does not have the scope {scope}' },
  DEMO_KEY_NOT_ALLOWED: { status: 403, source: 'API', sentence: 'Keys for trials cannot do this' },
  IP_NOT_ALLOWED: { status: 403, source: 'API', sentence: 'The API key may not be used from this address' },
  SKIPPING_NOT_ALLOWED: { status: 403, source: 'API', sentence: 'The API key may not skip the anomaly detection' },
  TOO_MANY_WRONG_KEYS: {
    status: 429,
    source: 'API',
    sentence: 'Too many wrong keys came from this address: try again in {seconds} seconds',
  },
  RATE_LIMITED: {
    status: 429,
    source: 'API',
    sentence: 'This key may send {requests} requests a minute: try again in {seconds} seconds',
  },
  ROUTE_GONE: {
    status: 410,
    source: 'API',
    sentence: 'Version 1 has ended: the operations of version 2 begin with /v2',
  },
  STORAGE_UNAVAILABLE: { status: 503, source: 'API', sentence: 'The store does not answer: try again in a moment' },
  QR_BILL_NOT_FOUND: { status: 422, source: 'API', sentence: 'There is no Swiss QR code in the file' },
  QR_BILL_OTHER_CODES: {
    status: 422,
    source: 'API',
    sentence: 'None of the codes in the file is a Swiss QR code: {count} of another kind were read',
  },
  QR_BILL_SEVERAL: {
    status: 422,
    source: 'API',
    sentence: 'The file holds {count} Swiss QR codes: exactly one is expected',
  },

  // Text
  TEXT_TOO_LONG: {
    status: 422,
    source: 'IG 4.2.2',
    sentence: 'The text has {length} characters: at most {max} are allowed',
  },
  TEXT_CHARACTER_NOT_ALLOWED: {
    status: 422,
    source: 'IG 4.1.1',
    sentence: 'Characters that a QR-bill may not contain: {characters} (first at position {position})',
  },
  TEXT_UNTRIMMED: { status: 422, source: 'IG 4.1.4', sentence: 'The text begins or ends with a blank' },

  // Dates
  DATE_FORMAT: { status: 422, source: 'ISO 8601', sentence: 'A date is a day of the calendar, written yyyy-mm-dd' },
  DATE_UNKNOWN_DAY: { status: 422, source: 'ISO 8601', sentence: 'There is no such day' },

  // Account
  IBAN_FORMAT: {
    status: 422,
    source: 'ISO 13616',
    sentence: 'This is not an IBAN of CH or LI: two letters, seven digits, twelve capitals or digits',
  },
  IBAN_LENGTH: {
    status: 422,
    source: 'IG 4.2.2',
    sentence: 'The IBAN has {length} characters: a Swiss or Liechtenstein IBAN has {expected}',
  },
  IBAN_COUNTRY: {
    status: 422,
    source: 'IG 4.2.2',
    sentence: 'The IBAN is of country {country}: only CH and LI are allowed',
  },
  IBAN_CHECKSUM: {
    status: 422,
    source: 'ISO 13616',
    sentence: 'The check digits of the IBAN do not match: at least one character is wrong',
  },
  IBAN_COUNTRY_WITHOUT: {
    status: 422,
    source: 'ISO 13616',
    sentence: 'No IBAN begins with {country}: the country is not in the IBAN registry',
  },
  IBAN_COUNTRY_LENGTH: {
    status: 422,
    source: 'ISO 13616',
    sentence: 'The IBAN has {length} characters: an IBAN of {country} has {expected}',
  },
  IBAN_COUNTRY_STRUCTURE: {
    status: 422,
    source: 'ISO 13616',
    sentence: 'The IBAN has letters or digits in places where an IBAN of {country} has none',
  },
  IBAN_NOT_QR_IBAN: {
    status: 422,
    source: 'IG 3.4',
    sentence: 'The institution number is {institution}: a QR-IBAN has one from 30000 to 31999',
  },
  IBAN_IS_QR_IBAN: {
    status: 422,
    source: 'IG 3.4',
    sentence: 'The institution number is {institution}, so this is a QR-IBAN: an ordinary IBAN is needed here',
  },
  UID_FORMAT: { status: 422, source: 'UID register', sentence: 'A UID is CHE and nine digits' },
  UID_CHECK_DIGIT: { status: 422, source: 'UID register', sentence: 'The check digit of the UID does not match' },

  // Reference
  REFERENCE_TYPE_UNKNOWN: {
    status: 422,
    source: 'IG 4.2.2',
    sentence: 'The reference type must be QRR, SCOR or NON',
  },
  REFERENCE_TYPE_QR_IBAN_NEEDS_QRR: {
    status: 422,
    source: 'IG 4.2.2',
    sentence:
      'A QR-IBAN needs the reference type QRR, not {referenceType}: give a QR reference, or use the ordinary IBAN',
  },
  REFERENCE_TYPE_QRR_NEEDS_QR_IBAN: {
    status: 422,
    source: 'IG 4.2.2',
    sentence: 'The reference type QRR needs a QR-IBAN, and this is an ordinary IBAN: use the QR-IBAN, or SCOR or NON',
  },
  REFERENCE_TYPE_QRR_ONLY_WITH_CHF: {
    status: 422,
    source: 'IG 2.4',
    sentence: 'A QR reference may only be used with CHF from guidelines 2.4 on: the currency is {currency}',
  },
  REFERENCE_MUST_BE_EMPTY: {
    status: 422,
    source: 'IG 4.2.2',
    sentence: 'With reference type NON there must be no reference',
  },
  REFERENCE_BRACES: {
    status: 422,
    source: 'API',
    sentence: 'A reference to be completed has the form {open}number{close} or, for QRR, {open}customer:number{close}',
  },
  QR_REFERENCE_FORMAT: {
    status: 422,
    source: 'IG 4.2.2',
    sentence: 'A QR reference has 27 digits and nothing else: this text does not',
  },
  QR_REFERENCE_CHECK_DIGIT: {
    status: 422,
    source: 'IG Annex B',
    sentence: 'The check digit of the QR reference is {found}: it should be {expected}',
  },
  QR_REFERENCE_ZEROS: { status: 422, source: 'IG 2.3, 4.2.2', sentence: 'A QR reference must not be all zeros' },
  QR_REFERENCE_TOO_LONG: {
    status: 422,
    source: 'IG Annex B',
    sentence: 'Customer id and number have {length} digits together: at most {max} fit before the check digit',
  },
  QR_REFERENCE_DIGITS_ONLY: {
    status: 422,
    source: 'IG Annex B',
    sentence: 'Only digits can be made into a QR reference',
  },
  CREDITOR_REFERENCE_FORMAT: {
    status: 422,
    source: 'ISO 11649',
    sentence: 'A creditor reference is RF, two check digits and 1 to 21 letters or digits: this text is not',
  },
  CREDITOR_REFERENCE_CHECK_DIGITS: {
    status: 422,
    source: 'ISO 11649',
    sentence: 'The check digits of the creditor reference are {found}: they should be {expected}',
  },
  CREDITOR_REFERENCE_CHARACTERS: {
    status: 422,
    source: 'ISO 11649',
    sentence: 'Only letters A to Z and digits can be made into a creditor reference',
  },
  CREDITOR_REFERENCE_TOO_LONG: {
    status: 422,
    source: 'ISO 11649',
    sentence: 'The text has {length} characters: at most {max} fit behind RF and the check digits',
  },

  // Amount and currency
  AMOUNT_FORMAT: {
    status: 422,
    source: 'IG 4.2.2',
    sentence: 'An amount is written with digits and a point: no sign, leading zeros, grouping or exponent',
  },
  AMOUNT_RANGE: { status: 422, source: 'IG 4.2.2', sentence: 'The amount must be from {min} to {max}' },
  AMOUNT_AMBIGUOUS: {
    status: 422,
    source: 'API',
    sentence: 'In {text} the sign may separate thousands or decimals: write {whole}, or two decimals',
  },
  AMOUNT_OTHER_CURRENCY: {
    status: 422,
    source: 'API',
    sentence: 'The amount is written in {typed}, but the currency of the bill is {currency}',
  },
  AMOUNT_ZERO_NEEDS_NOTIFICATION: {
    status: 422,
    source: 'IG 4.4',
    sentence: 'The amount 0.00 is only allowed with the message {message} (or the same in another national language)',
  },
  AMOUNT_NOTIFICATION_NEEDS_ZERO: {
    status: 422,
    source: 'IG 4.4',
    sentence: 'This message marks a bill that must not be paid, so the amount must be 0.00',
  },
  CURRENCY_NOT_SUPPORTED: { status: 422, source: 'IG 4.2.2', sentence: 'The currency must be CHF or EUR' },

  // Address
  COUNTRY_UNKNOWN: {
    status: 422,
    source: 'ISO 3166-1',
    sentence: 'This is not one of the 249 country codes of ISO 3166-1: two capital letters are needed',
  },
  ADDRESS_TYPE_UNKNOWN: {
    status: 422,
    source: 'IG 4.2.2',
    sentence: 'The address type must be STRUCTURED or COMBINED',
  },
  ADDRESS_COMBINED_DISCONTINUED: {
    status: 422,
    source: 'IG 2.3, 4.2.2',
    sentence: 'Combined addresses ended on 21.11.2025: give street, building number, postal code and city',
  },
  ADDRESS_MIXED: { status: 422, source: 'IG 4.2.2', sentence: 'An address of type {addressType} has no such field' },
  POSTAL_CODE_COUNTRY_PREFIX: {
    status: 422,
    source: 'IG 4.2.2',
    sentence: 'The postal code must not carry a country prefix',
  },
  ULTIMATE_CREDITOR_MUST_BE_EMPTY: {
    status: 422,
    source: 'IG 4.2.2',
    sentence: 'The ultimate creditor is reserved for future use and must be empty',
  },

  // Additional information
  ADDITIONAL_INFORMATION_TOO_LONG: {
    status: 422,
    source: 'IG 4.2.2',
    sentence: 'Message and bill information have {length} characters together: at most {max} are allowed',
  },
  BILLING_INFORMATION_PREFIX: {
    status: 422,
    source: 'IG 4.2.2',
    sentence: 'Bill information begins with // and a two-character code',
  },
  BILLING_INFORMATION_INCONSISTENT: {
    status: 422,
    source: 'API',
    sentence: 'The text and the object of the bill information say different things',
  },
  SWICO_PREFIX: { status: 422, source: 'S1 1.2', sentence: 'Swico bill information begins with //S1/ and a tag' },
  SWICO_TAG_REPEATED: { status: 422, source: 'S1 1.2', sentence: 'Tag {tag} stands more than once' },
  SWICO_TAG_UNKNOWN: {
    status: 422,
    source: 'S1 1.2',
    sentence: 'Tag {tag} is not one of 10, 11, 20, 30, 31, 32, 33, 40',
  },
  SWICO_TAG_ORDER: { status: 422, source: 'S1 1.2', sentence: 'The tags must stand in ascending order' },
  SWICO_TAG_EMPTY: { status: 422, source: 'S1 1.2', sentence: 'Tag {tag} has no value: leave it out' },
  SWICO_VALUE: { status: 422, source: 'S1 1.2', sentence: 'Tag {tag} must be {form}' },
  SWICO_DATE_WITH_TIME: {
    status: 422,
    source: 'S1 1.2',
    sentence: 'Tag {tag} carries a time behind the date: only the six digits of the date belong there',
  },
  SWICO_PERIOD_REVERSED: { status: 422, source: 'S1 1.2', sentence: 'The service period ends before it begins' },
  SWICO_NET_AMOUNT_MISSING: {
    status: 422,
    source: 'S1 1.2',
    sentence: 'With several VAT rates each needs its net amount',
  },
  SWICO_AMOUNT_MISMATCH: {
    status: 422,
    source: 'S1 1.2',
    sentence: 'Net amounts and taxes add up to {sum}, but the bill is over {amount}',
  },
  ALTERNATIVE_PROCEDURE_FORMAT: {
    status: 422,
    source: 'IG 4.2.2',
    sentence: 'An alternative procedure begins with its name, followed by a separator: this text does not',
  },
  EBILL_PROCEDURE_FORMAT: {
    status: 422,
    source: 'eBill',
    sentence: 'eBill information is eBill/B or eBill/R and a recipient, separated by slashes',
  },
  EBILL_PROCEDURE_TYPE: { status: 422, source: 'eBill', sentence: 'The eBill type must be B (bill) or R (reminder)' },
  EBILL_PROCEDURE_RECIPIENT: {
    status: 422,
    source: 'eBill',
    sentence: 'The eBill recipient must be an e-mail address, a UID (CHE and nine digits) or an id of 1 to 17 digits',
  },
  EBILL_PROCEDURE_RECIPIENT_NOT_ONE: {
    status: 422,
    source: 'eBill',
    sentence: 'Give exactly one of e-mail address, UID and recipient id',
  },
  EBILL_PROCEDURE_REFERENCED_BILL: {
    status: 422,
    source: 'eBill',
    sentence: 'The referenced bill must be a number without blanks or slashes',
  },
  ALTERNATIVE_PROCEDURE_TOO_MANY: {
    status: 422,
    source: 'IG 4.2.2',
    sentence: 'There are {count} alternative procedures: at most {max} are allowed',
  },
  ALTERNATIVE_PROCEDURE_INCONSISTENT: {
    status: 422,
    source: 'API',
    sentence: 'The texts and the objects of the alternative procedures say different things',
  },

  // Payload
  PAYLOAD_HEADER: {
    status: 422,
    source: 'IG 4.2.2',
    sentence: 'The text is no Swiss Payments Code: its first line is not SPC',
  },
  PAYLOAD_VERSION: {
    status: 422,
    source: 'IG 4.2.2',
    sentence: 'Version {version} is not supported: 02 and two digits are',
  },
  PAYLOAD_CODING: { status: 422, source: 'IG 4.2.2', sentence: 'The coding type must be 1 (UTF-8)' },
  PAYLOAD_TRAILER: { status: 422, source: 'IG 4.2.2', sentence: 'Line 31 must be EPD' },
  PAYLOAD_LINE_COUNT: {
    status: 422,
    source: 'IG 4.1.4',
    sentence: 'The code has {count} lines: 31 to 34 are allowed',
  },
  PAYLOAD_TOO_LONG: {
    status: 422,
    source: 'IG 4.1.3',
    sentence: 'The code has {length} characters or bytes: at most {max} are allowed',
  },
  PAYLOAD_BYTE_ORDER_MARK: {
    status: 422,
    source: 'IG 4.1.1',
    sentence: 'A byte order mark stands before SPC: the code begins with SPC itself',
  },
  PAYLOAD_LINE_SEPARATORS_MIXED: {
    status: 422,
    source: 'IG 4.1.4',
    sentence: 'All lines must end alike: with LF or with CR LF',
  },
  PAYLOAD_EMPTY_TRAILING_LINE: { status: 422, source: 'IG 4.1.4', sentence: 'Nothing may follow the last used line' },
  PAYLOAD_NOT_CANONICAL: {
    status: 422,
    source: 'IG 4.2.2',
    sentence: 'Written as {written}: the guidelines ask for {canonical}',
  },

  // EPC QR code (EPC069-12) and other payment codes
  OTHER_PAYMENT_CODE: {
    status: 422,
    source: 'API',
    sentence: 'This is {found}: {expected} is expected here',
  },
  EPC_HEADER: {
    status: 422,
    source: 'EPC069-12',
    sentence: 'The text is not an EPC QR code: its first line is not BCD',
  },
  EPC_VERSION: { status: 422, source: 'EPC069-12', sentence: 'The version must be 001 or 002: it is {version}' },
  EPC_CHARACTER_SET: {
    status: 422,
    source: 'EPC069-12',
    sentence: 'The character set must be a number from 1 to 8',
  },
  EPC_ENCODING: {
    status: 422,
    source: 'EPC069-12',
    sentence: 'The code says that its text is {characterSet}, but it is not',
  },
  EPC_TRANSFER: { status: 422, source: 'EPC069-12', sentence: 'The kind of transfer must be SCT or INST' },
  EPC_LINE_COUNT: {
    status: 422,
    source: 'EPC069-12',
    sentence: 'The code has {count} lines: 7 to 12 are allowed',
  },
  EPC_TOO_LONG: {
    status: 422,
    source: 'EPC069-12',
    sentence: 'The code has {length} bytes: at most {max} are allowed',
  },
  EPC_BIC: {
    status: 422,
    source: 'ISO 9362',
    sentence: 'A BIC has 8 or 11 capitals and digits, with the country in fifth and sixth place: this text does not',
  },
  EPC_BIC_IN_VERSION_1: {
    status: 422,
    source: 'EPC069-12',
    sentence: 'Version 001 needs the BIC of the bank: enter it, or use version 002',
  },
  EPC_BIC_OUTSIDE_EEA: {
    status: 422,
    source: 'EPC069-12',
    sentence: 'An account in {country}, outside the European Economic Area, needs the BIC of its bank',
  },
  EPC_IBAN_NOT_SEPA: {
    status: 422,
    source: 'EPC069-12',
    sentence: 'The IBAN is of country {country}, which is not part of the SEPA',
  },
  EPC_CURRENCY: { status: 422, source: 'EPC069-12', sentence: 'The amount must begin with EUR' },
  EPC_PURPOSE: {
    status: 422,
    source: 'EPC069-12',
    sentence: 'A purpose is a code of at most {max} capitals and digits, such as CHAR',
  },
  EPC_REFERENCE_AND_MESSAGE: {
    status: 422,
    source: 'EPC069-12',
    sentence: 'A payment has a reference or a message, not both',
  },
  EPC_CHARACTER: {
    status: 422,
    source: 'EPC069-12',
    sentence: 'The text contains characters that cannot be printed: {characters}',
  },
  EPC_NOT_FOUND: { status: 422, source: 'API', sentence: 'There is no EPC QR code in the file' },

  // Symbol and layout
  SYMBOL_DATA_TOO_LONG: {
    status: 422,
    source: 'ISO/IEC 18004',
    sentence: 'The data has {length} bytes: a symbol of version {versionMax} at level {level} holds {max}',
  },
  SYMBOL_LEVEL: {
    status: 422,
    source: 'IG 5.1',
    sentence: 'The symbol has error correction level {level}: M is required',
  },
  SYMBOL_VERSION: {
    status: 422,
    source: 'IG 5.2',
    sentence: 'The symbol has version {version}: at most {max} is permitted',
  },
  LAYOUT_REDUCED: {
    status: 422,
    source: 'Style Guide',
    sentence: 'The text was set smaller or shortened as the guidelines allow: {detail}',
  },
  LAYOUT_SEPARATION_TEXT_NEEDS_ROOM: {
    status: 422,
    source: 'API',
    sentence: 'Page size {pageSize} has no room for the separation text above the slip: A4 and A5 have',
  },
  LAYOUT_TRUNCATED: {
    status: 422,
    source: 'Style Guide',
    sentence: 'The text does not fit: it ends with three full stops',
  },

  // Files that are searched for codes
  FILE_TOO_SLOW: {
    status: 422,
    source: 'API',
    sentence: 'Reading the file takes longer than {seconds} seconds: send fewer or simpler pages',
  },
  FILE_PAGES_LEFT: {
    status: 422,
    source: 'API',
    sentence:
      'The time was not enough to search the pages {pages} as thoroughly as asked: there may be more bills on them',
  },
  SERVICE_BUSY: {
    status: 503,
    source: 'API',
    sentence: 'Too many files are waiting to be read: try again in a moment',
  },
  FILE_EMPTY: { status: 422, source: 'API', sentence: 'The file is empty' },
  FILE_TOO_LARGE: { status: 413, source: 'API', sentence: 'The file has {bytes} bytes: at most {max} are allowed' },
  FILE_FORMAT_UNKNOWN: {
    status: 422,
    source: 'API',
    sentence: 'The file is neither a PDF nor a PNG or JPEG picture',
  },
  PDF_UNREADABLE: { status: 422, source: 'API', sentence: 'The PDF is damaged and cannot be read' },
  PDF_ENCRYPTED: { status: 422, source: 'API', sentence: 'The PDF is protected by a password: send it without one' },
  PDF_TOO_MANY_PAGES: {
    status: 413,
    source: 'API',
    sentence: 'The PDF has {pages} pages: at most {max} are allowed',
  },
  PDF_TOO_COMPLEX: {
    status: 422,
    source: 'API',
    sentence: 'The PDF is built in a way that takes too much memory to draw: print it to a new PDF and send that',
  },
  PDF_PAGE_UNKNOWN: {
    status: 422,
    source: 'API',
    sentence: 'The PDF has no page {page}: its pages are 1 to {pages}',
  },
  PDF_RASTER_UNAVAILABLE: {
    status: 422,
    source: 'API',
    sentence: 'This service reads pictures only: send the page as PNG or JPEG',
  },
  PAGE_NOT_READ_WHOLLY: {
    status: 422,
    source: 'API',
    sentence: 'Page {page} has images or annotations that were not searched: there may be further codes in them',
  },
  PDF_EXPECTED: { status: 422, source: 'API', sentence: 'The file is no PDF' },
  PDF_ONE_PAGE_EXPECTED: {
    status: 422,
    source: 'API',
    sentence: 'The PDF has {pages} pages: exactly one is expected',
  },
  PDF_PAGE_TOO_SMALL: {
    status: 422,
    source: 'IG 3.3',
    sentence: 'Page {page} is {width} by {height} mm: a payment part with receipt needs 210 by 105 mm',
  },
  PDF_DYNAMIC_FORM: {
    status: 422,
    source: 'API',
    sentence:
      'The PDF is a dynamic form (XFA), whose pages are made when it is opened: print it to a new PDF and send that',
  },

  // PDF/A and files in a PDF
  PDFA_FONT_NOT_EMBEDDED: {
    status: 422,
    source: 'ISO 19005-3, 6.2.11.4.1',
    sentence: 'The PDF does not contain the font {font}: make it again with all fonts embedded',
  },
  PDFA_FONT_CHARACTERS_MISSING: {
    status: 422,
    source: 'ISO 19005-3, 6.2.11.4.1',
    sentence:
      'The PDF does not contain the font {font}, and the font that could stand for it lacks characters: {characters}',
  },
  PDFA_FONT_DAMAGED: {
    status: 422,
    source: 'ISO 19005-3, 6.2.11',
    sentence: 'The font {font} in the PDF is damaged or of a kind that is not read',
  },
  PDFA_FONT_GLYPH_MISSING: {
    status: 422,
    source: 'ISO 19005-3, 6.2.11.4.1',
    sentence: 'The font {font} in the PDF lacks a character that is written with it',
  },
  PDFA_FONT_WIDTH: {
    status: 422,
    source: 'ISO 19005-3, 6.2.11.5',
    sentence: 'The PDF gives other widths than the font {font} in it has',
  },
  PDFA_FONT_ENCODING: {
    status: 422,
    source: 'ISO 19005-3, 6.2.11.3 and 6.2.11.6',
    sentence: 'How text leads to the characters of the font {font} is not said as PDF/A wants it',
  },
  PDFA_COLOUR_WITHOUT_PROFILE: {
    status: 422,
    source: 'ISO 19005-3, 6.2.4.3',
    sentence: 'The PDF has colours of {space} and no profile that says what they look like',
  },
  PDFA_CONTENT_OPERATOR: {
    status: 422,
    source: 'ISO 19005-3, 6.2.2',
    sentence: 'A page has an instruction that PDF does not know: {operator}',
  },
  PDFA_CONTENT_UNREADABLE: {
    status: 422,
    source: 'ISO 19005-3, 6.2.2',
    sentence: 'The instructions of a page cannot be unpacked',
  },
  PDFA_ANNOTATION_APPEARANCE: {
    status: 422,
    source: 'ISO 19005-3, 6.3.3',
    sentence: 'The PDF does not say what a mark on a page looks like: its kind is {kind}',
  },
  PDFA_PAGE_SIZE: {
    status: 422,
    source: 'ISO 19005-3, 6.1.13',
    sentence: 'Page {page} or a part of it is too small or too large: {min} to {max} units are allowed',
  },
  PDFA_RULE_BROKEN: {
    status: 422,
    source: 'ISO 19005-3',
    sentence: 'The PDF breaks clause {clause} of PDF/A-3 in a way that cannot be repaired here',
  },
  PDFA_RASTER_FAILED: {
    status: 422,
    source: 'API',
    sentence: 'Page {page} cannot be kept as it is, and cannot be drawn as a picture either',
  },
  PDFA_RASTER_BLANK: {
    status: 422,
    source: 'API',
    sentence: 'Page {page} has text, but nothing of it is seen when it is drawn as a picture',
  },
  PDFA_PAGES_LOST: {
    status: 422,
    source: 'API',
    sentence: 'The PDF has {before} pages, and what was made of it {after}',
  },
  PDFA_PAGE_BLANK: {
    status: 422,
    source: 'API',
    sentence: 'Page {page} shows something in the PDF, and nothing in what was made of it',
  },
  PDFA_PAGE_DIFFERENT: {
    status: 422,
    source: 'API',
    sentence:
      'Page {page} looks different in what was made of the PDF, by {difference} of 255 on average, and nobody knows why',
  },
  ATTACHMENT_TOO_LARGE: {
    status: 422,
    source: 'API',
    sentence: 'The attached file {name} is too large: at most {max} bytes are allowed',
  },
  ATTACHMENT_TOO_MANY: {
    status: 422,
    source: 'API',
    sentence: 'The PDF holds too many files: at most {files} files with {bytes} bytes are read',
  },
  ATTACHMENT_NAME: {
    status: 422,
    source: 'API',
    sentence: 'The name of an attached file has 1 to {max} letters, digits, points, hyphens or underscores',
  },
  ATTACHMENT_MEDIA_TYPE: {
    status: 422,
    source: 'ISO 19005-3, 6.8',
    sentence: 'The media type is written as type and subtype, such as application/xml',
  },
  ATTACHMENT_DATE: {
    status: 422,
    source: 'ISO 8601',
    sentence: 'The time of the attached file is written in UTC, such as 2026-11-21T10:00:00Z',
  },
  ATTACHMENT_METADATA: {
    status: 422,
    source: 'ISO 19005-3, 6.6',
    sentence: 'The PDF has no XMP metadata that could be added to',
  },
  IMAGE_UNREADABLE: { status: 422, source: 'API', sentence: 'The picture is damaged and cannot be read' },
  IMAGE_TOO_LARGE: {
    status: 413,
    source: 'API',
    sentence: 'The picture has {width} by {height} pixels: at most {max} pixels are allowed',
  },

  // Tables of bills
  TABLE_EMPTY: { status: 422, source: 'API', sentence: 'There is no bill in it' },
  TABLE_TOO_LONG: { status: 422, source: 'API', sentence: 'There are more than {max} bills: send them in parts' },
  TABLE_COLUMN_UNKNOWN: {
    status: 422,
    source: 'API',
    sentence: 'There is no column of this name: use {known}',
  },
  TABLE_COLUMN_TWICE: { status: 422, source: 'API', sentence: 'The column stands in the header too often' },
  TABLE_COLUMN_MISSING: { status: 422, source: 'API', sentence: 'The header must have this column' },
  TABLE_CELL_WITHOUT_COLUMN: { status: 422, source: 'API', sentence: 'The text stands in a column without a header' },
  TABLE_QUOTE_OPEN: { status: 422, source: 'RFC 4180', sentence: 'A quotation mark is opened and not closed' },
  TABLE_NUMBER_TOO_LONG: {
    status: 422,
    source: 'API',
    sentence: 'The cell holds a number, of which a workbook keeps {max} digits only: format the column as text',
  },
  TABLE_CELL_ERROR: { status: 422, source: 'API', sentence: 'The cell holds the error {error}' },
  WORKBOOK_UNREADABLE: { status: 422, source: 'API', sentence: 'The workbook is damaged or not an XLSX file' },
  WORKBOOK_TOO_LARGE: { status: 413, source: 'API', sentence: 'The workbook unpacks to more than {max} bytes' },

  // Invoice documents
  GTIN_FORMAT: {
    status: 422,
    source: 'GS1 General Specifications',
    sentence: 'A GTIN has 8, 12, 13 or 14 digits and nothing else',
  },
  GTIN_CHECK_DIGIT: {
    status: 422,
    source: 'GS1 General Specifications, 7.9',
    sentence: 'The check digit of the GTIN is {found}: it should be {expected}',
  },
  INVOICE_DOCUMENT_NOT_PRINTABLE: {
    status: 422,
    source: 'API',
    sentence: 'Characters that the font of the documents does not have: {characters}',
  },
  INVOICE_DOCUMENT_TOO_MANY: {
    status: 422,
    source: 'API',
    sentence: 'There are {count} entries: at most {max} are allowed',
  },
  INVOICE_DOCUMENT_TOO_MANY_LINES: {
    status: 422,
    source: 'API',
    sentence: 'The text has {count} lines: at most {max} are allowed',
  },
  INVOICE_DOCUMENT_DECIMALS: {
    status: 422,
    source: 'API',
    sentence: 'The number has {decimals} decimals: at most {max} are allowed',
  },
  INVOICE_DOCUMENT_RANGE: { status: 422, source: 'API', sentence: 'The number must be from {min} to {max}' },
  INVOICE_DOCUMENT_PERCENT_OR_AMOUNT: {
    status: 422,
    source: 'API',
    sentence: 'Give either a percentage or an amount',
  },
  INVOICE_DOCUMENT_DUE_DATE_EARLY: {
    status: 422,
    source: 'API',
    sentence: 'The due date lies before the date of the invoice',
  },
  INVOICE_DOCUMENT_DUE_DATE_DIFFERS: {
    status: 422,
    source: 'API',
    sentence: 'By date and days of payment the invoice is due on {expected}: give that day, or leave out one of them',
  },
  INVOICE_DOCUMENT_DUE_DATE_UNKNOWN: {
    status: 422,
    source: 'API',
    sentence: 'The term of payment ends after the year 9999',
  },
  INVOICE_DOCUMENT_BILL_INFORMATION_SHORTENED: {
    status: 422,
    source: 'S1 1.2',
    sentence: 'The bill information was written without {tags}: it would not fit, or not be right',
  },
  RESOURCE_NAME: {
    status: 422,
    source: 'API',
    sentence: 'A resource name has up to {max} letters, digits, dots, hyphens and underscores and begins with no dot',
  },
  RESOURCE_UNKNOWN: { status: 422, source: 'API', sentence: 'There is no resource of this name' },
  RESOURCE_KIND: { status: 422, source: 'API', sentence: 'The resource is {found}: {expected} is needed here' },
  RESOURCE_TOO_MANY: {
    status: 422,
    source: 'API',
    sentence: 'There are {max} resources already: overwrite one of them',
  },
  RESOURCE_NOT_KEPT: { status: 422, source: 'API', sentence: 'This service keeps no files of customers' },
  IMAGE_COLOURS: {
    status: 422,
    source: 'API',
    sentence: 'The picture has {components} colour components: save it as grey or RGB',
  },

  // eBill: life of a business case, recipients, network
  ILLEGAL_STATE: {
    status: 409,
    source: 'API',
    sentence: 'The business case is {state}: {command} is not possible',
  },
  INSTALMENT_NOT_FOUND: { status: 422, source: 'API', sentence: 'The business case has no instalment of this id' },
  APPROVED_AMOUNT_NOT_ALLOWED: {
    status: 422,
    source: 'API',
    sentence: 'What is approved must be more than zero and, unless it may be modified, the amount asked for',
  },
  DONATION_PURPOSE_UNKNOWN: {
    status: 422,
    source: 'API',
    sentence: 'The donation inquiry has no purpose of this id',
  },
  REFERENCED_CASE_NOT_FOUND: { status: 422, source: 'API', sentence: 'There is no such business case to reference' },
  REFERENCED_CASE_AMBIGUOUS: {
    status: 422,
    source: 'API',
    sentence: 'Several business cases bear this reference, and none of them is delivered yet',
  },
  REFERENCED_CASE_CLOSED: {
    status: 422,
    source: 'API',
    sentence: 'The referenced bill has been approved, settled, replaced or cancelled: it can no longer be replaced',
  },
  NOT_REFERENCEABLE: { status: 422, source: 'API', sentence: 'Only bills and instalment bills can be referenced' },
  RECIPIENT_UNKNOWN: { status: 422, source: 'API', sentence: 'There is no bill recipient of this identifier' },
  RECIPIENT_EMAIL_EXPIRED: {
    status: 422,
    source: 'API',
    sentence: 'The bill recipient gave up this e-mail address more than {months} months ago',
  },
  RECIPIENT_NOT_ALLOWED: {
    status: 422,
    source: 'API',
    sentence: 'The bill recipient takes bills of subscribed billers only',
  },
  RECIPIENT_MISMATCH: { status: 422, source: 'API', sentence: 'The identifiers belong to different bill recipients' },
  EBILL_DEBIT_NOT_ALLOWED: {
    status: 422,
    source: 'API',
    sentence: 'The bill recipient has not permitted direct debits',
  },
  ANOMALY_DETECTED: { status: 422, source: 'API', sentence: 'Held back by the anomaly detection: {anomaly}' },
  BUSINESS_CASE_NOT_FOUND: { status: 404, source: 'API', sentence: 'There is no business case of this id' },
  BILL_RECIPIENT_NOT_FOUND: { status: 404, source: 'API', sentence: 'There is no bill recipient of this id' },
  BILL_RECIPIENT_EXISTS: {
    status: 409,
    source: 'API',
    sentence: 'Another bill recipient has this identifier already',
  },
  SUBSCRIPTION_TOKEN_NOT_FOUND: {
    status: 404,
    source: 'API',
    sentence: 'There is no subscription initiation of this token',
  },
  SUBSCRIPTION_TOKEN_EXPIRED: {
    status: 422,
    source: 'API',
    sentence: 'The subscription initiation has expired: begin a new one',
  },
  SUBSCRIPTION_ATTEMPTS_EXCEEDED: {
    status: 422,
    source: 'API',
    sentence: 'The activation code was wrong {attempts} times: begin a new initiation',
  },
  ACTIVATION_CODE_INVALID: {
    status: 422,
    source: 'API',
    sentence: 'The activation code is wrong: {remainingAttempts} attempts are left',
  },
  SIMULATOR_FULL: { status: 503, source: 'API', sentence: 'The simulator holds as much as it can: start a new one' },

  // eBill: documents of business cases
  DUPLICATE_JSON_KEY: {
    status: 400,
    source: 'eBill submission contract, transport',
    sentence: 'The name stands twice in its object',
  },
  MALFORMED_XML: {
    status: 400,
    source: 'eBill submission contract, XML',
    sentence: 'The XML cannot be read: {detail}',
  },
  XML_DOCTYPE_FORBIDDEN: {
    status: 400,
    source: 'eBill submission contract, XML',
    sentence: 'The XML has a document type: send it without',
  },
  XML_LIMIT_EXCEEDED: {
    status: 400,
    source: 'eBill submission contract, XML',
    sentence: 'The XML has more than {max} {what}',
  },
  TYPE_MISMATCH: {
    status: 400,
    source: 'eBill submission contract, XML',
    sentence: 'The root element is {found}: expected {expected}',
  },
  SIZE: {
    status: 400,
    source: 'eBill submission contract, fields',
    sentence: 'The size must be between {min} and {max}',
  },
  PATTERN: { status: 400, source: 'eBill submission contract, fields', sentence: 'The value must be {form}' },
  CHARSET: {
    status: 400,
    source: 'eBill submission contract, fields',
    sentence: 'The text has control characters, or characters beyond the first 65,536 of Unicode',
  },
  RANGE: {
    status: 400,
    source: 'eBill submission contract, fields',
    sentence: 'The number must be from {min} to {max}, with at most {decimals} decimals',
  },
  FIELD_NOT_ALLOWED: {
    status: 400,
    source: 'eBill submission contract, fields',
    sentence: 'This field may not be given here',
  },
  EMAIL_FORMAT: { status: 400, source: 'eBill submission contract, fields', sentence: 'This is not an e-mail address' },
  AMOUNT_SCALE: {
    status: 422,
    source: 'IG 4.2.2; eBill submission contract, amounts',
    sentence: 'An amount is a plain decimal number with at most {max} decimals',
  },
  AMOUNT_NOT_POSITIVE: {
    status: 400,
    source: 'eBill submission contract, amounts',
    sentence: 'The amount must be above zero for this type of business case',
  },
  AMOUNT_NEGATIVE: {
    status: 400,
    source: 'eBill submission contract, amounts',
    sentence: 'The amount of a credit note must not be below zero',
  },
  AMOUNT_REQUIRED: {
    status: 400,
    source: 'eBill submission contract, amounts',
    sentence: 'This type of business case needs an amount',
  },
  AMOUNT_MISMATCH: {
    status: 400,
    source: 'eBill submission contract, amounts',
    sentence: 'The amount of the payment must be the total: the same value and currency',
  },
  MUST_BE_MODIFIABLE: {
    status: 400,
    source: 'eBill submission contract, amounts',
    sentence: 'Without an amount the payable amount must be modifiable: true',
  },
  CURRENCY_UNKNOWN: {
    status: 400,
    source: 'eBill submission contract, amounts',
    sentence: 'ISO 4217 has no such currency',
  },
  CURRENCY_NOT_ALLOWED_FOR_QR_IBAN: {
    status: 400,
    source: 'eBill submission contract, amounts',
    sentence: 'With a QR-IBAN the currency must be CHF or EUR',
  },
  DATE_IN_FUTURE: {
    status: 400,
    source: 'eBill submission contract, dates',
    sentence: 'The date lies after today, {today} in Zurich',
  },
  DATE_TOO_OLD: {
    status: 400,
    source: 'eBill submission contract, dates',
    sentence: 'The date is {days} days old: at most {max} are allowed',
  },
  DATE_ORDER: { status: 400, source: 'eBill submission contract, dates', sentence: 'The start lies after the end' },
  DUE_DATE_TOO_FAR: {
    status: 400,
    source: 'eBill submission contract, due dates',
    sentence: 'The due date is {days} days ahead: at most {max} are allowed',
  },
  DUE_DATE_TOO_FAR_FOR_DEBIT: {
    status: 400,
    source: 'eBill submission contract, due dates',
    sentence: 'The due date is {days} days ahead: at most {max} are allowed with direct debit',
  },
  DUE_DATE_TOO_OLD: {
    status: 400,
    source: 'eBill submission contract, due dates',
    sentence: 'The due date is {days} days old: at most {max} are allowed',
  },
  IBAN_NOT_IN_MASTER_DATA: {
    status: 422,
    source: 'eBill submission contract, IBAN',
    sentence: 'The IBAN is not among the credit accounts of the biller',
  },
  CURRENCY_NOT_OF_ACCOUNT: {
    status: 422,
    source: 'eBill submission contract, credit accounts',
    sentence: 'The credit account takes no payments in this currency, but in {allowed}',
  },
  QR_IBAN_REQUIRES_QRR: {
    status: 400,
    source: 'eBill submission contract, references',
    sentence: 'A QR-IBAN needs the reference type QRR and a QR reference',
  },
  QRR_REQUIRES_QR_IBAN: {
    status: 400,
    source: 'eBill submission contract, references',
    sentence: 'The reference type QRR needs a QR-IBAN',
  },
  QRR_FORMAT: {
    status: 400,
    source: 'eBill submission contract, references',
    sentence: 'A QR reference has 27 digits, not all of them zero',
  },
  QRR_CHECKSUM: {
    status: 400,
    source: 'eBill submission contract, references',
    sentence: 'The check digit of the QR reference does not match: at least one digit is wrong',
  },
  SCOR_REQUIRED: {
    status: 400,
    source: 'eBill submission contract, references',
    sentence: 'The reference type SCOR needs a creditor reference',
  },
  SCOR_FORMAT: {
    status: 400,
    source: 'eBill submission contract, references',
    sentence: 'A creditor reference is RF, two check digits and up to 21 capitals or digits (ISO 11649)',
  },
  SCOR_CHECKSUM: {
    status: 400,
    source: 'eBill submission contract, references',
    sentence: 'The check digits of the creditor reference do not match: at least one character is wrong',
  },
  REFERENCE_NOT_ALLOWED: {
    status: 400,
    source: 'eBill submission contract, references',
    sentence: 'With the reference type NON there is no structured reference',
  },
  RECIPIENT_IDENTIFIER_MISSING: {
    status: 400,
    source: 'eBill submission contract, recipient',
    sentence: 'Give an e-mail address, an enterprise number or an eBill id of the recipient',
  },
  RECIPIENT_AMBIGUOUS: {
    status: 422,
    source: 'eBill submission contract, QR-bills',
    sentence: 'The document names {count} different recipients',
  },
  PDF_DATA_INCOMPLETE: {
    status: 422,
    source: 'eBill submission contract, QR-bills',
    sentence: 'The QR-bill does not say what an eBill needs: {fields}',
  },
  SELF_REFERENCE: {
    status: 400,
    source: 'eBill submission contract, references to bills',
    sentence: 'A business case cannot refer to itself',
  },
  INSTALMENT_GROUPS_SIZE: {
    status: 400,
    source: 'eBill submission contract, instalments',
    sentence: 'There must be {min} to {max} groups of instalments',
  },
  INSTALMENT_EMPTY: {
    status: 400,
    source: 'eBill submission contract, instalments',
    sentence: 'A group must have {min} to {max} instalments',
  },
  DUPLICATE_EXTERNAL_ID: {
    status: 400,
    source: 'eBill submission contract, instalments',
    sentence: 'The id is given twice in this business case',
  },
  TOTAL_OPTION_NOT_UNIQUE: {
    status: 400,
    source: 'eBill submission contract, instalments',
    sentence: 'Only one group can be the payment of everything at once',
  },
  TOTAL_OPTION_AMOUNT: {
    status: 400,
    source: 'eBill submission contract, instalments',
    sentence: 'The payment of everything at once is exactly one instalment of the total amount',
  },
  DONATION_PROPOSALS: {
    status: 400,
    source: 'eBill submission contract, donations',
    sentence: 'Propose {min} to {max} different amounts in the currency of the total, and give no other amount',
  },
  DONATION_PURPOSES: {
    status: 400,
    source: 'eBill submission contract, donations',
    sentence: 'Give {min} to {max} donation purposes, each with an id of its own',
  },

  // eBill: addresses of webhooks
  HOOK_URL_LENGTH: {
    status: 400,
    source: 'eBill submission contract, webhooks',
    sentence: 'The address has more than {max} characters',
  },
  HOOK_URL_FORMAT: {
    status: 400,
    source: 'eBill submission contract, webhooks',
    sentence: 'This is no address that begins with https:// and a host',
  },
  HOOK_URL_SCHEME: {
    status: 400,
    source: 'eBill submission contract, webhooks',
    sentence: 'The address must begin with https://',
  },
  HOOK_URL_CREDENTIALS: {
    status: 400,
    source: 'eBill submission contract, webhooks',
    sentence: 'The address must not hold a user or a password',
  },
  HOOK_URL_FRAGMENT: {
    status: 400,
    source: 'eBill submission contract, webhooks',
    sentence: 'The address must not have a part behind #',
  },
  HOOK_URL_PORT: {
    status: 400,
    source: 'eBill submission contract, webhooks',
    sentence: 'The port must be one of {allowed}',
  },
  HOOK_URL_IP_ADDRESS: {
    status: 400,
    source: 'eBill submission contract, webhooks',
    sentence: 'The host must be a name and not an IP address',
  },
  HOOK_URL_HOST: {
    status: 400,
    source: 'eBill submission contract, webhooks',
    sentence: 'The host must be a full name of the public internet, such as hooks.example.ch',
  },
  HOOK_URL_OWN_HOST: {
    status: 400,
    source: 'eBill submission contract, webhooks',
    sentence: 'The address is one of this service itself',
  },

  // eBill: requests, documents and answers of the submission service
  INVALID_BASE64: {
    status: 400,
    source: 'eBill submission contract, transport',
    sentence: 'The text is not base64 of the standard alphabet with its padding',
  },
  INVALID_IDEMPOTENCY_KEY: {
    status: 400,
    source: 'eBill submission contract, transport',
    sentence: 'An idempotency key has 1 to {max} visible characters of ASCII',
  },
  INVALID_ANOMALY_HEADER: {
    status: 400,
    source: 'eBill submission contract, transport',
    sentence: 'The header x-anomaly-detection can only be SKIP',
  },
  CONFLICTING_REFERENCES: {
    status: 400,
    source: 'eBill submission contract, references to bills',
    sentence: 'The references are of different bills',
  },
  SINCE_WITH_CURSOR: {
    status: 400,
    source: 'eBill submission contract, feeds',
    sentence: 'Give either since or {cursor}: since is for the first page only',
  },
  PARAMETER_REPEATED: {
    status: 400,
    source: 'eBill submission contract, transport',
    sentence: 'The parameter is given more than once',
  },
  CURSOR_UNKNOWN: {
    status: 400,
    source: 'eBill submission contract, events',
    sentence: 'No event of this biller has this id',
  },
  ONE_IDENTIFIER: {
    status: 400,
    source: 'eBill submission contract, recipients',
    sentence: 'Give exactly one identifier of the recipient',
  },
  CURSOR_EXPIRED: {
    status: 410,
    source: 'eBill submission contract, events',
    sentence: 'The events behind this one are no longer kept: begin anew',
  },
  BILLER_UNKNOWN: {
    status: 403,
    source: 'eBill submission contract, transport',
    sentence: 'No biller belongs to this API key',
  },
  BILLER_SUSPENDED: {
    status: 403,
    source: 'eBill submission contract, transport',
    sentence: 'The biller is suspended and may only read',
  },
  NOT_PRIMARY_NETWORK_PARTNER: {
    status: 403,
    source: 'eBill submission contract, subscriptions',
    sentence: 'Only the primary network partner of the biller may do this',
  },
  BUSINESS_CASE_TOO_LARGE: {
    status: 413,
    source: 'eBill submission contract, limits',
    sentence: 'As XML the business case is larger than {max} bytes: the PDF could not carry it',
  },
  BUSINESS_CASE_NOT_REPLACEABLE: {
    status: 422,
    source: 'eBill submission contract, PDF attachments',
    sentence: 'The PDF carries its business case where it cannot be replaced: submit another PDF',
  },
  PDF_TOO_LARGE: {
    status: 413,
    source: 'eBill submission contract, limits',
    sentence: 'The PDF is larger than {max} bytes',
  },
  PDF_INVALID: {
    status: 422,
    source: 'eBill submission contract, PDF',
    sentence: 'The file is not a PDF, or is damaged',
  },
  PDF_HAS_XML_ATTACHMENT: {
    status: 422,
    source: 'eBill submission contract, PDF',
    sentence: 'The PDF carries an XML file: submit it without, or to the endpoint for PDFs alone',
  },
  PDF_MULTIPLE_XML_ATTACHMENTS: {
    status: 422,
    source: 'eBill submission contract, PDF',
    sentence: 'The PDF carries several business cases',
  },
  PDF_NO_BUSINESS_DATA: {
    status: 422,
    source: 'eBill submission contract, PDF',
    sentence: 'The PDF carries no business case and has no Swiss QR code',
  },
  PDF_MULTIPLE_QR_CODES: {
    status: 422,
    source: 'eBill submission contract, PDF',
    sentence: 'The PDF has {count} different Swiss QR codes',
  },
  PDF_CONVERSION_FAILED: {
    status: 422,
    source: 'eBill submission contract, PDF',
    sentence: 'The PDF cannot be converted to PDF/A-3b',
  },
  PDF_TOO_LARGE_AFTER_CONVERSION: {
    status: 422,
    source: 'eBill submission contract, limits',
    sentence: 'As PDF/A-3b the PDF is larger than {max} bytes',
  },
  DUPLICATE_REFERENCE_NUMBER: {
    status: 422,
    source: 'eBill submission contract, reference number',
    sentence: 'Another business case of the biller has this reference number',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    source: 'eBill submission contract, idempotency',
    sentence: 'The idempotency key stands for another request',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    source: 'eBill submission contract, idempotency',
    sentence: 'The request of this idempotency key is being carried out',
  },
  NO_CREDIT_ACCOUNT: {
    status: 422,
    source: 'eBill submission contract, examples',
    sentence: 'The biller has no credit account yet',
  },
  SUBSCRIPTION_THROTTLED: {
    status: 429,
    source: 'eBill submission contract, subscriptions',
    sentence: 'Too many subscriptions were begun: try again in {seconds} seconds',
  },
  CREDIT_ACCOUNT_EXISTS: {
    status: 409,
    source: 'eBill submission contract, accounts',
    sentence: 'The biller has this account already',
  },
  CREDIT_ACCOUNT_NOT_FOUND: {
    status: 404,
    source: 'eBill submission contract, accounts',
    sentence: 'The biller does not have this account',
  },
  WEBHOOK_NOT_FOUND: {
    status: 404,
    source: 'eBill submission contract, webhooks',
    sentence: 'There is no webhook of this id',
  },
  WEBHOOK_EXISTS: {
    status: 409,
    source: 'eBill submission contract, webhooks',
    sentence: 'There is a webhook for these events and this address already',
  },
  WEBHOOK_LIMIT: {
    status: 422,
    source: 'eBill submission contract, webhooks',
    sentence: 'The biller has {max} webhooks: delete one first',
  },
  NETWORK_UNAVAILABLE: {
    status: 503,
    source: 'eBill submission contract, transport',
    sentence: 'The eBill network cannot be reached: try again later',
  },

  // eBill: people, sessions, keys and maintenance
  LOGIN_FAILED: {
    status: 401,
    source: 'eBill submission contract, sessions',
    sentence: 'The e-mail address or the password is wrong',
  },
  SESSION_ENDED: {
    status: 401,
    source: 'eBill submission contract, sessions',
    sentence: 'The session has ended: sign in again',
  },
  SESSION_NEEDED: {
    status: 403,
    source: 'eBill submission contract, sessions',
    sentence: 'Only who is signed in can do this',
  },
  CSRF_TOKEN_WRONG: {
    status: 403,
    source: 'eBill submission contract, sessions',
    sentence: 'The header X-CSRF-Token is not that of the session',
  },
  ORIGIN_NOT_ALLOWED: {
    status: 403,
    source: 'eBill submission contract, sessions',
    sentence: 'The request comes from a page of somebody else',
  },
  ROLE_MISSING: {
    status: 403,
    source: 'eBill submission contract, roles',
    sentence: 'This takes the role {role}',
  },
  LOGIN_THROTTLED: {
    status: 429,
    source: 'eBill submission contract, sessions',
    sentence: 'Too many attempts to sign in: try again in {seconds} seconds',
  },
  WELCOME_TOKEN_INVALID: {
    status: 404,
    source: 'eBill submission contract, sessions',
    sentence: 'This address was used already, or is too old: the next start of the service prints another',
  },
  PASSWORD_LENGTH: {
    status: 422,
    source: 'eBill submission contract, passwords',
    sentence: 'A password has {min} to {max} characters',
  },
  PASSWORD_IS_ADDRESS: {
    status: 422,
    source: 'eBill submission contract, passwords',
    sentence: 'The e-mail address is no password',
  },
  PASSWORD_WRONG: {
    status: 422,
    source: 'eBill submission contract, passwords',
    sentence: 'The password is wrong',
  },
  USER_NOT_FOUND: {
    status: 404,
    source: 'eBill submission contract, people',
    sentence: 'There is nobody of this id',
  },
  USER_EXISTS: {
    status: 409,
    source: 'eBill submission contract, people',
    sentence: 'Somebody has this e-mail address already',
  },
  USER_LIMIT: {
    status: 422,
    source: 'eBill submission contract, people',
    sentence: 'No more than {max} people can sign in for the biller: remove one first',
  },
  LAST_OWNER: {
    status: 409,
    source: 'eBill submission contract, people',
    sentence: 'Somebody has to stay owner',
  },
  BILLER_EXISTS: {
    status: 409,
    source: 'eBill submission contract, billers',
    sentence: 'The owner has a biller already',
  },
  API_KEY_NOT_FOUND: {
    status: 404,
    source: 'eBill submission contract, keys',
    sentence: 'There is no valid key of this id',
  },
  API_KEY_LIMIT: {
    status: 422,
    source: 'eBill submission contract, keys',
    sentence: 'The biller has {max} valid keys: revoke one first',
  },
  API_KEY_END: {
    status: 422,
    source: 'eBill submission contract, keys',
    sentence:
      'The end of a key lies in the future, {max} days ahead at most; only beside a simulated network a key needs none',
  },
  PROCESSING_MODE_NOT_ALLOWED: {
    status: 403,
    source: 'eBill submission contract, keys',
    sentence: 'The API key may stage business cases and not deliver them',
  },
  MAINTENANCE: {
    status: 503,
    source: 'eBill submission contract, transport',
    sentence: 'The eBill network is being maintained until {until}',
  },
} as const satisfies Record<string, Row>;
