import type { Rows } from '../problem/problem.ts';

/** What can be wrong with the text of a Swiss QR code. */
export const payloadProblems = {
  QR_BILL_NOT_FOUND: { source: 'API', sentence: 'The file contains no Swiss QR code' },
  QR_BILL_OTHER_CODES: {
    source: 'API',
    sentence: 'The file contains no Swiss QR code (codes of other kinds: {count})',
  },
  QR_BILL_SEVERAL: {
    source: 'API',
    sentence: 'The file contains {count} Swiss QR codes: exactly one is expected',
  },
  REFERENCE_TYPE_UNKNOWN: {
    source: 'IG 4.2.2',
    sentence: 'The reference type must be QRR, SCOR or NON',
  },
  REFERENCE_MUST_BE_EMPTY: {
    source: 'IG 4.2.2',
    sentence: 'The reference must be empty for reference type NON',
  },
  ADDRESS_TYPE_UNKNOWN: {
    source: 'IG 4.2.2',
    sentence: 'The address type must be STRUCTURED or COMBINED',
  },
  ULTIMATE_CREDITOR_MUST_BE_EMPTY: {
    source: 'IG 4.2.2',
    sentence: 'The ultimate creditor is reserved for future use and must be empty',
  },
  PAYLOAD_HEADER: {
    source: 'IG 4.2.2',
    sentence: 'The text is not a Swiss Payments Code: its first line is not SPC',
  },
  PAYLOAD_VERSION: {
    source: 'IG 4.2.2',
    sentence: 'Version {version} is not supported: it must be 02 followed by two digits',
  },
  PAYLOAD_CODING: { source: 'IG 4.2.2', sentence: 'The coding type must be 1 (UTF-8)' },
  PAYLOAD_TRAILER: { source: 'IG 4.2.2', sentence: 'Line 31 must be EPD' },
  PAYLOAD_LINE_COUNT: {
    source: 'IG 4.1.4',
    sentence: 'The code has {count} lines: 31 to 34 are allowed',
  },
  TEXT_PADDED: {
    source: 'IG 4.1.3',
    sentence: 'The text is filled up with spaces to {length} characters: at most {max} are allowed, without filling',
  },
  PAYLOAD_BYTE_ORDER_MARK: {
    source: 'IG 4.1.1',
    sentence: 'The code has a byte order mark before SPC: remove it',
  },
} as const satisfies Rows;
