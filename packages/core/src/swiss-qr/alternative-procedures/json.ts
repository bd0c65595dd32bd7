import { z } from 'zod';
import type { JsonValue } from '../../json/write.ts';
import { type Problem, problem } from '../../problem/problem.ts';
import { failed, ok, type Result, resultOf } from '../../result.ts';
import type { AlternativeProcedure } from './alternative-procedure.ts';
import { type EbillProcedure, isReferencedBill, recipientOf, writeEbillProcedure } from './ebill.ts';
import { procedureTextProblems } from './procedure-text.ts';

export const ebillProcedureSchema = z
  .strictObject({
    alternativeSchemeType: z.literal('EBILL'),
    type: z.enum(['BILL', 'REMINDER']),
    emailAddress: z.string().nullish(),
    enterpriseIdentificationNumber: z.string().nullish().meta({ pattern: '^(?:CHE\\d{9})?$' }),
    billRecipientId: z.string().nullish().meta({ pattern: '^\\d{0,17}$' }),
    referencedBill: z.string().nullish(),
  })
  .meta({
    id: 'EbillScheme',
    description: 'eBill parameters: give exactly one of the three ways to name the recipient',
  });

const rawProcedureSchema = z
  .strictObject({
    alternativeSchemeType: z.literal('RAW'),
    alternativeSchemeParameter: z.string(),
    name: z.string().nullish().meta({ readOnly: true }),
    separator: z.string().nullish().meta({ readOnly: true }),
    parameters: z.array(z.string()).nullish().meta({ readOnly: true }),
  })
  .meta({ id: 'RawScheme', description: 'Any other scheme: its text as it stands in the code' });

export const alternativeSchemeObjectSchema = z.discriminatedUnion('alternativeSchemeType', [
  ebillProcedureSchema,
  rawProcedureSchema,
]);

const recipientKinds = ['emailAddress', 'enterpriseIdentificationNumber', 'billRecipientId'] as const;

/** eBill parameters of the wire as a value. Reports `EBILL_PROCEDURE_RECIPIENT_NOT_ONE`, `EBILL_PROCEDURE_RECIPIENT`, `EBILL_PROCEDURE_REFERENCED_BILL`, `TEXT_TOO_LONG`, `TEXT_CHARACTER_NOT_ALLOWED`. */
export function ebillProcedureOf(wire: z.infer<typeof ebillProcedureSchema>): Result<EbillProcedure> {
  const given = recipientKinds.filter((kind) => wire[kind]);
  const [kind] = given;
  if (kind === undefined || given.length > 1) return failed(problem('EBILL_PROCEDURE_RECIPIENT_NOT_ONE', []));
  const problems: Problem[] = [];
  const recipient = recipientOf(wire[kind] as string);
  if (recipient?.kind !== kind) problems.push(problem('EBILL_PROCEDURE_RECIPIENT', [kind]));
  const referencedBill = wire.referencedBill || undefined;
  if (referencedBill !== undefined && !isReferencedBill(referencedBill))
    problems.push(problem('EBILL_PROCEDURE_REFERENCED_BILL', ['referencedBill']));
  if (recipient === undefined || problems.length > 0) return resultOf(undefined as never, problems);
  const value: EbillProcedure = { type: wire.type, recipient, referencedBill };
  return resultOf(value, procedureTextProblems(writeEbillProcedure(value)));
}

/** The text that stands in the code for an object of the wire. Reports what `ebillProcedureOf` does. */
export function procedureTextOf(wire: z.infer<typeof alternativeSchemeObjectSchema>): Result<string> {
  if (wire.alternativeSchemeType === 'RAW') return ok(wire.alternativeSchemeParameter);
  const ebill = ebillProcedureOf(wire);
  return ebill.ok ? ok(writeEbillProcedure(ebill.value)) : ebill;
}

/** The wire object of an alternative procedure. */
export function alternativeSchemeJsonOf(procedure: AlternativeProcedure): JsonValue {
  if (procedure.type === 'RAW') {
    const { text, name, separator, parameters } = procedure.value;
    return { alternativeSchemeType: 'RAW', alternativeSchemeParameter: text, name, separator, parameters };
  }
  const { type, recipient, referencedBill } = procedure.value;
  return { alternativeSchemeType: 'EBILL', type, [recipient.kind]: recipient.value, referencedBill };
}
