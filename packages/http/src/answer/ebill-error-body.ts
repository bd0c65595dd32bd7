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
import { type ErrorBody, errorModel } from './error-body.ts';

const fieldError = openObject({
  fieldName: required(anyText(), 'Such as billRecipient.address.structuredAddress.city or items[0]'),
  message: required(anyText()),
  rejectedValue: optional(anyText(), 'The beginning of the value; never files or secrets'),
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

/** What a page asks the browser for, to sign in with a passkey: the members of `PublicKeyCredentialRequestOptions` (WebAuthn, 5.5). */
export const passkeyRequestModel = openObject({
  challenge: required(anyText(), 'In base64url; works once, within five minutes'),
  rpId: required(anyText()),
  ids: required(list(anyText()), 'Ids of the passkeys of the user, in base64url'),
});

/** The body of a refusal of the submission service. */
export const ebillErrorModel = extended(
  errorModel,
  {
    fieldErrors: required(list(fieldError), 'All problems with fields'),
    code: required(code(/^[A-Z0-9_]+$/, 'capital letters, digits and low lines')),
    type: optional(anyText(), 'The code of the first problem; this and the next two members are for the pages'),
    detail: optional(anyText()),
    validationErrorData: optional(
      list(openObject({ parameterName: required(anyText()), message: required(anyText()) })),
    ),
    businessCaseId: optional(wholeNumber(), 'The case that already has the reference number'),
    remainingAttempts: optional(wholeNumber(), 'Number of attempts left for an activation code'),
    oldestEventId: optional(wholeNumber(), 'Id of the oldest event still kept'),
    anomalies: optional(list(anomalyModel), 'Why the submission was held'),
    reasons: optional(
      list(openObject({ code: required(anyText()), message: required(anyText()) })),
      'Why a PDF could not be converted',
    ),
    passkeyRequest: optional(passkeyRequestModel, 'If a passkey can be used instead of a code'),
  },
  { name: 'EbillError' },
);

/** Further members that a refusal of the submission service may have. */
export type MoreOfError = Partial<Omit<Infer<typeof ebillErrorModel>, keyof ErrorBody>>;
