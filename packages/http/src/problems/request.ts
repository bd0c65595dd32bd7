import type { Rows } from '@rappen/core/problem';

/** What can be wrong with a request, whatever it asks for. */
export const requestProblems = {
  PARAMETER_VALUE: { status: 400, source: 'API', sentence: 'The parameter must be {expected}' },
  BODY_REQUIRED: { status: 400, source: 'API', sentence: 'The request has no body' },
  BODY_BROKEN_OFF: { status: 400, source: 'API', sentence: 'The body ended too early' },
  CALLER_GONE: { status: 400, source: 'API', sentence: 'The connection was closed before the answer was ready' },
  PAYLOAD_TOO_LARGE: { status: 413, source: 'API', sentence: 'The body is larger than {max} bytes' },
  SERVICE_BUSY: {
    status: 503,
    source: 'API',
    sentence: 'The service has too much to do at the moment: try again soon',
  },
  WORK_TOO_SLOW: {
    source: 'API',
    sentence: 'This takes more than {seconds} seconds: send less at a time',
  },
  WORK_TOO_LARGE: {
    source: 'API',
    sentence: 'This needs too much memory: send less at a time',
  },
  MALFORMED_TEXT: { status: 400, source: 'API', sentence: 'The body is not UTF-8 text' },
  BODY_FILE_MISSING: {
    status: 400,
    source: 'API',
    sentence: 'The multipart body has no file in this field',
  },
  BODY_ONE_FILE: { status: 400, source: 'API', sentence: 'Send exactly one file in this field' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, source: 'API', sentence: 'The content type must be {expected}' },
  CONTENT_TYPE_NOT_PLAIN: {
    status: 415,
    source: 'API',
    sentence: 'A body of type {type} must be UTF-8 without Content-Encoding',
  },
  NOT_ACCEPTABLE: {
    status: 406,
    source: 'API',
    sentence: 'None of the requested media types is available: choose from {available}',
  },
  NOT_FOUND: { status: 404, source: 'API', sentence: 'There is nothing at this address' },
  METHOD_NOT_ALLOWED: { status: 405, source: 'API', sentence: 'This address allows only {allowed}' },
  ROUTE_GONE: {
    status: 410,
    source: 'API',
    sentence: 'Version 1 has been retired: the operations of version 2 begin with /v2',
  },
  STORAGE_UNAVAILABLE: { status: 503, source: 'API', sentence: 'The storage is not responding: try again in a moment' },
  INVALID_BASE64: {
    status: 400,
    source: 'eBill submission contract, transport',
    sentence: 'The text must be standard base64 with padding',
  },
  PARAMETER_REPEATED: {
    status: 400,
    source: 'eBill submission contract, transport',
    sentence: 'The parameter appears more than once',
  },
  MAINTENANCE: {
    status: 503,
    source: 'eBill submission contract, transport',
    sentence: 'The eBill network is under maintenance until {until}',
  },
} as const satisfies Rows;
