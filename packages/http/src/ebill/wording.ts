import { ExactNumber } from '@rappen/core/json';
import { formatPath, type Problem, type ProblemCode, sentenceOf } from '@rappen/core/problem';
import type { Wording } from '../answer.ts';
import { limits } from '../limits.ts';

/** Whether a path belongs to the eBill submission service. */
export function isEbillPath(pathname: string): boolean {
  return /^\/(?:api\/v1|connect)(?:\/|$)/.test(pathname);
}

/** What the contract of the submission service calls problems that both services have. */
const names: Readonly<Partial<Record<ProblemCode, string>>> = {
  'body.empty': 'BODY_REQUIRED',
  'body.broken-off': 'BODY_REQUIRED',
  'body.too-large': 'PAYLOAD_TOO_LARGE',
  'body.multipart': 'MALFORMED_MULTIPART',
  'body.not-utf8': 'MALFORMED_TEXT',
  'content-type.not-supported': 'UNSUPPORTED_MEDIA_TYPE',
  'content-type.not-plain': 'UNSUPPORTED_MEDIA_TYPE',
  'accept.none-fits': 'NOT_ACCEPTABLE',
  'route.unknown': 'NOT_FOUND',
  'route.method': 'METHOD_NOT_ALLOWED',
  'key.missing': 'API_KEY_MISSING',
  'key.unknown': 'API_KEY_INVALID',
  'key.expired': 'API_KEY_EXPIRED',
  'key.revoked': 'API_KEY_REVOKED',
  'key.scope': 'SCOPE_MISSING',
  'key.demo': 'SCOPE_MISSING',
  'key.skip': 'SCOPE_MISSING',
  'key.address': 'IP_NOT_ALLOWED',
  'key.attempts': 'RATE_LIMITED',
  'rate.limited': 'RATE_LIMITED',
  'store.unavailable': 'STORAGE_UNAVAILABLE',
  'iban.format': 'IBAN_FORMAT',
  'iban.length': 'IBAN_FORMAT',
  'iban.country': 'IBAN_COUNTRY',
  'iban.check-digits': 'IBAN_CHECKSUM',
  'file.reader-busy': 'SERVICE_BUSY',
};

/** Codes that say on their own what is wrong with a request that cannot be read (400). */
const wholeRequest: readonly string[] = [
  'BODY_REQUIRED',
  'MALFORMED_TEXT',
  'MALFORMED_JSON',
  'DUPLICATE_JSON_KEY',
  'MALFORMED_XML',
  'XML_DOCTYPE_FORBIDDEN',
  'XML_LIMIT_EXCEEDED',
  'MALFORMED_MULTIPART',
  'TYPE_MISMATCH',
  'INVALID_BASE64',
  'INVALID_IDEMPOTENCY_KEY',
  'INVALID_ANOMALY_HEADER',
  'CONFLICTING_REFERENCES',
  'CURSOR_UNKNOWN',
];

/** What is never shown, even to who sent it: whole files and secrets. */
const hidden: readonly string[] = ['pdf', 'file', 'activationCode', 'X-API-Key', 'password', 'newPassword', 'token'];

/** Characters of a refused value that an answer shows. */
const rejectedValueLengthMax = 200;

/** Headers that every refusal of a status has; an answer may know better. */
const headers: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  401: { 'www-authenticate': 'ApiKey realm="ebill"' },
  503: { 'retry-after': '30' },
};

function codeOf({ code }: Problem): string {
  return names[code] ?? code;
}

/**
 * The words of the submission service. Everything wrong with the fields of a request is one VALIDATION_FAILED; what is denied
 * for another reason has the code of the first reason.
 */
export const ebillWording: Wording = {
  codeOf,
  codeOfAll(problems, status) {
    const [first, second] = problems.map(codeOf);
    if (first === undefined) return 'VALIDATION_FAILED';
    const speaksForItself = status !== 400 || (second === undefined && wholeRequest.includes(first));
    return speaksForItself ? first : 'VALIDATION_FAILED';
  },
  rejectedValue(value, path) {
    if (path.some((step) => hidden.includes(String(step)))) return undefined;
    if (typeof value === 'string') return value.slice(0, rejectedValueLengthMax);
    if (value instanceof ExactNumber) return value.text.slice(0, rejectedValueLengthMax);
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
  },
  listedMax: limits.ebillProblemsListedMax,
  faultCode: 'INTERNAL_ERROR',
  headersOf: (status) => headers[status] ?? {},
};

/** The same for what pages call, whose own clients read three members more. */
export const pagesWording: Wording = {
  ...ebillWording,
  membersOf(problems) {
    const [first] = problems;
    return {
      type: first && codeOf(first),
      detail: first && sentenceOf(first),
      validationErrorData: problems
        .filter(({ path }) => path.length > 0)
        .slice(0, limits.ebillProblemsListedMax)
        .map((found) => ({ parameterName: formatPath(found.path), message: sentenceOf(found) })),
    };
  },
};

/** The words for an address of the submission service. */
export function ebillWordingOf(pathname: string): Wording {
  return pathname.startsWith('/connect') ? pagesWording : ebillWording;
}
