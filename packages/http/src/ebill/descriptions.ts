import {
  anyText,
  choice,
  code,
  extended,
  type Infer,
  list,
  openObject,
  optional,
  required,
  wholeNumber,
} from '@rappen/core/model';
import { type ErrorBody, errorModel } from '../error-body.ts';
import type { RefusalDescription } from '../route.ts';

const fieldError = openObject({
  fieldName: required(anyText(), 'Such as billRecipient.address.structuredAddress.city or items[0]'),
  message: required(anyText()),
  rejectedValue: optional(anyText(), 'Its beginning; never of files and secrets'),
  code: required(anyText()),
});

/** An anomaly as answers show it. */
export const anomalyModel = openObject({
  code: required(anyText()),
  severity: required(choice(['block', 'warn', 'info'])),
  fieldName: optional(anyText()),
  expected: optional(anyText()),
  actual: optional(anyText()),
});

/** An anomaly as answers show it. */
export type CaseAnomaly = Infer<typeof anomalyModel>;

/** The body of a refusal of the submission service. */
export const ebillErrorModel = extended(
  errorModel,
  {
    fieldErrors: required(list(fieldError), 'Everything that is wrong with fields, at once'),
    code: required(code(/^[A-Z0-9_]+$/, 'capital letters, digits and low lines')),
    type: optional(anyText(), 'The code of the first problem; this and the next two for pages'),
    detail: optional(anyText()),
    validationErrorData: optional(
      list(openObject({ parameterName: required(anyText()), message: required(anyText()) })),
    ),
    businessCaseId: optional(wholeNumber(), 'The case that has the reference number already'),
    remainingAttempts: optional(wholeNumber(), 'How often an activation code may still be tried'),
    oldestEventId: optional(wholeNumber(), 'The oldest event that is still kept'),
    anomalies: optional(list(anomalyModel), 'What held the submission back'),
    reasons: optional(
      list(openObject({ code: required(anyText()), message: required(anyText()) })),
      'Why a PDF could not be converted',
    ),
  },
  { name: 'EbillError' },
);

/** Members that a refusal of the submission service may have besides the usual ones. */
export type MoreOfError = Partial<Omit<Infer<typeof ebillErrorModel>, keyof ErrorBody>>;

const header = (description: string) => required(anyText({ minLength: 1 }), description);

/** Where an answer comes with or from a PDF that was made PDF/A-3b. */
export const pdfaConvertedHeader = required(choice(['true', 'false']), 'Whether the PDF had to be converted');

/** How the submission service refuses. */
export const ebillRefusal: RefusalDescription = {
  body: ebillErrorModel,
  headers: {
    401: openObject({ 'WWW-Authenticate': header('ApiKey, and its realm') }),
    415: openObject({ 'Accept-Post': header('The media types that can be sent') }),
    422: openObject({
      'X-Anomaly-Skippable': optional(
        choice(['true']),
        'Only an anomaly is in the way: x-anomaly-detection can overrule it',
      ),
    }),
    503: openObject({ 'Retry-After': header('Seconds until it is worth trying again') }),
  },
};
