import { anyJson, anyText, type Infer, list, openObject, optional, required, wholeNumber } from '@rappen/core/model';

/** What is wrong at one place, as the QR service shows it. */
const fieldErrorModel = openObject({
  fieldName: required(anyText()),
  message: required(anyText()),
  rejectedValue: optional(anyJson),
  code: required(anyText()),
});

/** The body of every refusal: of the QR service as it is, of the submission service with more members. */
export const errorModel = openObject(
  {
    status: required(wholeNumber()),
    message: required(anyText()),
    fieldErrors: required(list(fieldErrorModel)),
    code: required(anyText(), 'The code of the single problem, or VALIDATION_FAILED'),
    requestId: required(anyText()),
  },
  { name: 'Error' },
);

export type ErrorBody = Infer<typeof errorModel>;
