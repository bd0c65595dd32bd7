import { anyShapeOf, read, type Shape } from '../../model/index.ts';
import { failed, ok, type Result } from '../../result.ts';
import { parseXml, writeXml, type XmlNode } from '../../xml/index.ts';
import { documentOfXml } from '../document/xml-document.ts';
import { xmlLimits } from '../limits.ts';
import { problem } from '../problems.ts';
import { limits } from './limits.ts';
import { type Yellowbill, yellowbillModel } from './model.ts';

/** Writes an invoice as yellowbill in XML, in UTF-8. The same invoice always gives the same text; `readYellowbill` reads it. */
export function writeYellowbill(invoice: Yellowbill): string {
  const [, content] = nodesOf('Envelope', invoice, yellowbillModel)[0] ?? [];
  return writeXml(['Envelope', content, { type: 'string' }]);
}

/**
 * Reads yellowbill in XML. Reports `MALFORMED_XML`, `XML_DOCTYPE_FORBIDDEN`, `XML_LIMIT_EXCEEDED`, `TYPE_MISMATCH` for another root
 * element, and what is missing, unknown or not of its form.
 */
export function readYellowbill(text: string): Result<Yellowbill> {
  const tree = parseXml(text, { limits: { ...xmlLimits, charactersMax: limits.charactersMax } });
  if (!tree.ok) return tree;
  if (tree.value.name !== 'Envelope')
    return failed(problem('TYPE_MISMATCH', [], { expected: 'Envelope', found: tree.value.name.slice(0, 100) }));
  const document = documentOfXml(tree.value, yellowbillModel, ['']);
  if (!document.ok) return document;
  // Not as a form, where an empty text is none: here it is a text
  const invoice = read(yellowbillModel, document.value, { entriesMax: limits.entriesMax });
  return invoice.ok ? ok(invoice.value) : { ok: false, problems: invoice.problems };
}

/** A value as elements: none where it is absent, one for each entry of a list. */
function nodesOf(name: string, value: unknown, of: Shape<unknown>): readonly XmlNode[] {
  if (value === undefined) return [];
  const shape = anyShapeOf(of);
  if (shape.kind === 'list') return (value as readonly unknown[]).flatMap((entry) => nodesOf(name, entry, shape.entry));
  if (shape.kind !== 'object') return [[name, value === '' ? null : String(value)]];
  const record = value as Readonly<Record<string, unknown>>;
  if (shape.members.some(([member]) => member === 'content')) {
    const { content, ...attributes } = record;
    const given = Object.entries(attributes).filter(([, attribute]) => attribute !== undefined);
    return [[name, String(content), Object.fromEntries(given) as Record<string, string>]];
  }
  return [[name, shape.members.flatMap(([member, { shape: inside }]) => nodesOf(member, record[member], inside))]];
}
