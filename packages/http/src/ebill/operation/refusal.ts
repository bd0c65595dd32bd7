import { anyText, choice, openObject, optional, required } from '@rappen/core/model';
import { ebillErrorModel } from '../../answer/ebill-error-body.ts';
import type { RefusalDescription } from '../../route/route.ts';

const header = (description: string) => required(anyText({ minLength: 1 }), description);

/** Where an answer comes with or from a PDF that was made PDF/A-3b. */
export const pdfaConvertedHeader = required(choice(['true', 'false']), 'Whether the PDF had to be converted');

/** How the submission service refuses. */
export const ebillRefusal: RefusalDescription = {
  body: ebillErrorModel,
  headers: {
    401: openObject({ 'WWW-Authenticate': header('ApiKey, and its realm') }),
    415: openObject({ 'Accept-Post': header('The media types that are accepted') }),
    422: openObject({
      'X-Anomaly-Skippable': optional(
        choice(['true']),
        'Only an anomaly prevents the submission: x-anomaly-detection can override it',
      ),
    }),
    503: openObject({ 'Retry-After': header('Seconds to wait before trying again') }),
  },
};
