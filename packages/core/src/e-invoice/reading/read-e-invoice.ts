import type { Problem } from '../../problem/problem.ts';
import { failed, ok, type Result } from '../../result.ts';
import { parseXml, withoutDeclaration } from '../../xml/index.ts';
import { limits, xmlLimits } from '../limits.ts';
import { type FoundEInvoice, findEInvoice } from '../pdf/index.ts';
import { problem } from '../problems.ts';
import { asError, isNewer } from '../rules/index.ts';
import { SchemaCheck, type SchemaProblem } from '../schema/index.ts';
import { profileOf } from '../semantic/index.ts';
import { readTree, xmlTextOf } from '../syntax/index.ts';
import type { ReceivedEInvoice } from './received.ts';
import { remarksOf } from './remarks.ts';

/**
 * Reads an e-invoice: a PDF with one (Factur-X, ZUGFeRD 1 and 2, XRechnung), or its XML, CII or UBL. The sums of the sender stay as they
 * are, what is not understood is listed, and what breaks the schema is found; `checkEInvoice` says whether the rules are kept. Takes linear time and bounded memory.
 *
 * Fails with `MALFORMED_XML`, `XML_DOCTYPE_FORBIDDEN`, `XML_LIMIT_EXCEEDED`, `E_INVOICE_ENCODING`, `E_INVOICE_TOO_LARGE`,
 * `E_INVOICE_SYNTAX_UNKNOWN`, `E_INVOICE_ORDER`, and for a PDF with what `findEInvoice` reports.
 * Source: CEN/TS 16931-3-2 and 3-3; Factur-X 1.09; ZUGFeRD 1.0.
 */
export function readEInvoice(input: Uint8Array | string): Result<ReceivedEInvoice> {
  if (typeof input === 'string') return readXml(withoutDeclaration(input, 'all'), input, undefined);
  if (input.length > limits.bytesMax) return failed(problem('E_INVOICE_TOO_LARGE', [], { max: limits.bytesMax }));
  if (!isPdf(input)) return readBytes(input, undefined);
  const found = findEInvoice(input);
  return found.ok ? readBytes(found.value.xml, found.value) : found;
}

/** Whether `%PDF-` is where readers look for it (ISO 32000-1, annex H). */
function isPdf(bytes: Uint8Array): boolean {
  let head = '';
  for (const byte of bytes.subarray(0, 1024)) head += String.fromCharCode(byte);
  return head.includes('%PDF-') && !/^[\s\xef\xbb\xbf]*</.test(head);
}

function readBytes(bytes: Uint8Array, found: FoundEInvoice | undefined): Result<ReceivedEInvoice> {
  const text = xmlTextOf(bytes);
  return text.ok ? readXml(text.value, bytes, found) : text;
}

/** What is read by name alone, by its root element. */
const orders: Readonly<Record<string, string>> = {
  __proto__: null as never,
  SCRDMCCBDACIOMessageStructure: 'Order-X',
  Order: 'UBL Order',
};

function readXml(text: string, xml: Uint8Array | string, found: FoundEInvoice | undefined): Result<ReceivedEInvoice> {
  const schema = new SchemaCheck();
  const tree = parseXml(text, { limits: xmlLimits, watch: schema });
  if (!tree.ok) return tree;
  const reading = readTree(tree.value);
  const order = orders[tree.value.name];
  if (reading === undefined && order !== undefined) return failed(problem('E_INVOICE_ORDER', [], { found: order }));
  if (reading === undefined) {
    return failed(problem('E_INVOICE_SYNTAX_UNKNOWN', [], { found: tree.value.name.slice(0, limits.foundShownMax) }));
  }
  const profile = profileOf(reading.invoice.specification);
  const file = found && { name: found.name, relationship: found.relationship, level: found.level };
  const ofSchema = schema.foundIn(tree.value, isNewer(profile));
  const deviations = [...reading.deviations, ...besideTerms(ofSchema, reading.deviations)].map(asError);
  const remarks = remarksOf(reading.invoice, profile);
  return ok({ ...reading, root: tree.value, xml, deviations, profile, file, remarks });
}

/** A value that is no number or day is told once: by its term, where it is one. */
function besideTerms(schema: readonly SchemaProblem[], deviations: readonly Problem[]): readonly SchemaProblem[] {
  const told = new Set(deviations.map(({ params }) => params['found']));
  return schema.filter(({ code, params }) => code !== 'E_INVOICE_SCHEMA_VALUE' || !told.has(params['found']));
}
