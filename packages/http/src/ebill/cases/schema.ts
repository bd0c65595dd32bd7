import { businessCaseTypes } from '@rappen/core/ebill';
import { z } from 'zod';
import { anomalySchema } from '../descriptions.ts';
import { int32Max } from '../parameters.ts';

/** An amount as answers show it. */
export const amountSchema: z.ZodType = z
  .object({ value: z.number().optional(), currencyCode: z.string() })
  .meta({ id: 'EbillAmount' });

const id = z.int().min(1).max(int32Max);
const netId = z.string().regex(/^BCID[0-9A-F]{32}$/);
const statuses = z.enum(['OPEN', 'APPROVED', 'REJECTED', 'COMPLETED']);
const processingStatuses = z.enum(['STAGED', 'INVALID', 'PROCESSING', 'FAILED', 'DELIVERED']);

const members = {
  id,
  businessCaseNetId: netId.optional().meta({ description: 'Absent until the network has accepted the case' }),
  type: z.enum(businessCaseTypes),
  billerNetId: z.string().regex(/^BIID\d{10}$/),
  referenceNumber: z.string(),
  referencedBill: z.object({ businessCaseNetId: netId.optional(), referenceNumber: z.string() }).optional(),
  businessCaseDate: z.iso.date(),
  status: statuses,
  processingStatus: processingStatuses,
  totalAmount: amountSchema,
  createdAt: z.iso.datetime(),
  pdfa: z.object({ converted: z.boolean(), conformance: z.string() }),
  anomalies: z.array(anomalySchema),
};

/** A business case as a submission is answered with. */
export const caseSchema: z.ZodType = z.object(members).meta({ id: 'BusinessCase' });

/** A business case with its content and what became of it. */
export const wholeCaseSchema: z.ZodType = z
  .looseObject({
    ...members,
    approvedAmount: amountSchema.optional(),
    failure: z.object({ code: z.string(), message: z.string() }).optional(),
    replacedBy: id.optional(),
    remindedBy: z.array(id).optional(),
    statusHistory: z.array(
      z.object({
        at: z.iso.datetime(),
        field: z.enum(['processingStatus', 'status']),
        from: z.string().optional(),
        to: z.string(),
        cause: z.string(),
      }),
    ),
  })
  .meta({ id: 'WholeBusinessCase' });
