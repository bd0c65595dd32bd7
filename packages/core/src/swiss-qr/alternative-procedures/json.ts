import type { JsonValue } from '../../json/write.ts';
import { anyText, choice, constant, type Infer, list, object, optional, required, union } from '../../model/index.ts';
import type { Problem } from '../../problem/problem.ts';
import { failed, ok, type Result, resultOf } from '../../result.ts';
import type { AlternativeProcedure } from './alternative-procedure.ts';
import { type EbillProcedure, isReferencedBill, recipientOf, writeEbillProcedure } from './ebill.ts';
import { problem } from './problems.ts';
import { procedureTextProblems } from './procedure-text.ts';

/** The parameters of eBill as an object of the wire. */
export const ebillProcedureModel = object(
  {
    alternativeSchemeType: required(constant('EBILL')),
    type: required(choice(['BILL', 'REMINDER'])),
    emailAddress: optional(anyText()),
    enterpriseIdentificationNumber: optional(anyText({ pattern: '^(?:CHE\\d{9})?$' })),
    billRecipientId: optional(anyText({ pattern: '^\\d{0,17}$' })),
    referencedBill: optional(anyText()),
  },
  {
    name: 'EbillScheme',
    description: 'eBill parameters: give exactly one of the three ways to name the recipient',
  },
);

const rawProcedureModel = object(
  {
    alternativeSchemeType: required(constant('RAW')),
    alternativeSchemeParameter: required(anyText()),
    name: optional(anyText(), undefined, { readOnly: true }),
    separator: optional(anyText(), undefined, { readOnly: true }),
    parameters: optional(list(anyText()), undefined, { readOnly: true }),
  },
  { name: 'RawScheme', description: 'For any other scheme: its text as in the code' },
);

export const alternativeSchemeObjectModel = union(
  'alternativeSchemeType',
  { EBILL: ebillProcedureModel, RAW: rawProcedureModel },
  'AlternativeSchemeObject',
);

export type EbillProcedureJson = Infer<typeof ebillProcedureModel>;
export type AlternativeSchemeJson = Infer<typeof alternativeSchemeObjectModel>;

const recipientKinds = ['emailAddress', 'enterpriseIdentificationNumber', 'billRecipientId'] as const;

/** eBill parameters of the wire as a value. Reports `EBILL_PROCEDURE_RECIPIENT_NOT_ONE`, `EBILL_PROCEDURE_RECIPIENT`, `EBILL_PROCEDURE_REFERENCED_BILL`, `TEXT_TOO_LONG`, `TEXT_CHARACTER_NOT_ALLOWED`. */
export function ebillProcedureOf(wire: EbillProcedureJson): Result<EbillProcedure> {
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

/** The text in the code for an object of the wire. Reports what `ebillProcedureOf` does. */
export function procedureTextOf(wire: AlternativeSchemeJson): Result<string> {
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
