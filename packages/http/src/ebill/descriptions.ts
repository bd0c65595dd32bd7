import { z } from 'zod';
import type { RefusalDescription } from '../route.ts';

const fieldError = z.object({
  fieldName: z.string().meta({ description: 'Such as billRecipient.address.structuredAddress.city or items[0]' }),
  message: z.string(),
  rejectedValue: z.string().optional().meta({ description: 'Its beginning; never of files and secrets' }),
  code: z.string(),
});

/** An anomaly as answers show it. */
export const anomalySchema: z.ZodType = z.object({
  code: z.string(),
  severity: z.enum(['block', 'warn', 'info']),
  fieldName: z.string().optional(),
  expected: z.string().optional(),
  actual: z.string().optional(),
});

const body = z
  .object({
    status: z.int(),
    message: z.string(),
    fieldErrors: z.array(fieldError).meta({ description: 'Everything that is wrong with fields, at once' }),
    code: z.string().regex(/^[A-Z0-9_]+$/),
    requestId: z.string(),
    businessCaseId: z.int().optional().meta({ description: 'The case that has the reference number already' }),
    remainingAttempts: z.int().optional().meta({ description: 'How often an activation code may still be tried' }),
    oldestEventId: z.int().optional().meta({ description: 'The oldest event that is still kept' }),
    anomalies: z.array(anomalySchema).optional().meta({ description: 'What held the submission back' }),
    reasons: z
      .array(z.object({ code: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Why a PDF could not be converted' }),
    type: z.string().optional().meta({ description: 'The code of the first problem; this and the next two for pages' }),
    detail: z.string().optional(),
    validationErrorData: z.array(z.object({ parameterName: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'EbillError' });

const header = (description: string) => z.string().min(1).meta({ description });

/** Where an answer comes with or from a PDF that was made PDF/A-3b. */
export const pdfaConvertedHeader: z.ZodType = z
  .enum(['true', 'false'])
  .meta({ description: 'Whether the PDF had to be converted' });

/** How the submission service refuses. */
export const ebillRefusal: RefusalDescription = {
  body,
  headers: {
    401: z.object({ 'WWW-Authenticate': header('ApiKey, and its realm') }),
    415: z.object({ 'Accept-Post': header('The media types that can be sent') }),
    422: z.object({
      'X-Anomaly-Skippable': z
        .enum(['true'])
        .optional()
        .meta({ description: 'Only an anomaly is in the way: x-anomaly-detection can overrule it' }),
    }),
    503: z.object({ 'Retry-After': header('Seconds until it is worth trying again') }),
  },
};
