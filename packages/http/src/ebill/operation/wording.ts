import { ExactNumber } from '@rappen/core/json';
import { plainWording, type Wording } from '../../answer/answer.ts';
import { limits } from '../../limits.ts';
import { formatPath, type Problem, type ProblemCode, sentenceOf, statusOf } from '../../problems/index.ts';

/** Whether a path belongs to the eBill submission service, even if it has no operation. */
function isEbillPath(pathname: string): boolean {
  return /^\/(?:api|connect)(?:\/|$)/.test(pathname);
}

/** Where the contract of the submission service has one code for several problems. */
const names: Readonly<Partial<Record<ProblemCode, string>>> = {
  BODY_BROKEN_OFF: 'BODY_REQUIRED',
  CONTENT_TYPE_NOT_PLAIN: 'UNSUPPORTED_MEDIA_TYPE',
  DEMO_KEY_NOT_ALLOWED: 'SCOPE_MISSING',
  SKIPPING_NOT_ALLOWED: 'SCOPE_MISSING',
  TOO_MANY_WRONG_KEYS: 'RATE_LIMITED',
  IBAN_LENGTH: 'IBAN_FORMAT',
};

/** Broken rules of a bill (422) that are faults of a request here: whatever can be decided from the request is 400. */
const decidedFromRequest: readonly string[] = [
  'REQUIRED',
  'IBAN_FORMAT',
  'IBAN_COUNTRY',
  'IBAN_CHECKSUM',
  'DATE_FORMAT',
  'AMOUNT_SCALE',
  'AMOUNT_RANGE',
] satisfies readonly ProblemCode[];

/** Codes that say on their own what is wrong with a request that cannot be read (400). */
const wholeRequest: readonly string[] = [
  'BODY_REQUIRED',
  'MALFORMED_TEXT',
  'MALFORMED_JSON',
  'DUPLICATE_JSON_KEY',
  'MALFORMED_XML',
  'XML_DOCTYPE_FORBIDDEN',
  'XML_LIMIT_EXCEEDED',
  'BANK_FILE_KIND',
  'BANK_FILE_OTHER_MESSAGE',
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
export const rejectedValueLengthMax = 200;

/** Headers that every refusal of a status has; an answer may know better. */
const headers: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  401: { 'www-authenticate': 'ApiKey realm="ebill"' },
  503: { 'retry-after': '30' },
};

function codeOf({ code }: Problem): string {
  return names[code as ProblemCode] ?? code;
}

/**
 * The words of the submission service. Everything wrong with the fields of a request is one VALIDATION_FAILED; what is denied
 * for another reason has the code of the first reason.
 */
const ebillWording: Wording = {
  codeOf,
  statusOf: (problems) => (problems.some(({ code }) => decidedFromRequest.includes(code)) ? 400 : statusOf(problems)),
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
const pagesWording: Wording = {
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

/** The words of the service that an address belongs to. */
export function wordingOf(pathname: string): Wording {
  if (!isEbillPath(pathname)) return plainWording;
  return pathname.startsWith('/connect') ? pagesWording : ebillWording;
}
