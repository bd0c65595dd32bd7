import { isBlank } from '@rappen/pdf/internal/xml';
import { anyShapeOf, type ObjectShape, object, required, type Shape, shownName } from '../../model/index.ts';
import { failed, ok, type Result } from '../../result.ts';
import { parseXml, rootNameOf, type XmlElement } from '../../xml/index.ts';
import { type BusinessCaseType, businessCaseTypes } from '../business-case.ts';
import { text as textOf } from '../leaves.ts';
import { limits, xmlLimits } from '../limits.ts';
import { businessCaseModels, businessCaseNamespace, requestNameOf, wireNameOf } from '../model.ts';
import { problem } from '../problems.ts';
import { type BusinessCaseDocument, emptyRecord, requestOf, type SubmissionRequest } from './document.ts';

/**
 * Reads a business case from the XML that a PDF carries: up to 1,000,000 characters, the root element named by the type (`bill`,
 * `instalmentBill` …), in our namespace or in none, siblings in any order.
 * Reports `MALFORMED_XML`, `XML_DOCTYPE_FORBIDDEN`, `XML_LIMIT_EXCEEDED`, and `TYPE_MISMATCH` for another root element.
 */
export function readXmlDocument(
  text: string,
): Result<{ readonly type: BusinessCaseType; readonly document: BusinessCaseDocument }> {
  const tree = parsed(text, limits.xmlAttachmentLengthMax);
  if (!tree.ok) return tree;
  const type = businessCaseTypes.find((candidate) => wireNameOf(candidate) === tree.value.name);
  if (type === undefined) return mismatch(businessCaseTypes.map(wireNameOf).join(', '), tree.value);
  const root = valueOf(tree.value, businessCaseModels[type]);
  return root.ok ? ok({ type, document: { origin: 'text', root: root.value, problems: [] } }) : root;
}

/**
 * Reads an XML request body of an endpoint: up to 14,000,000 characters, a root element such as `billRequest` with the
 * children `pdf` (base64) and `businessCase`. A missing or unknown child is reported by `parseBusinessCase`, with all else.
 * Reports `MALFORMED_XML`, `XML_DOCTYPE_FORBIDDEN`, `XML_LIMIT_EXCEEDED`, and `TYPE_MISMATCH` when the root is another's.
 */
export function readXmlRequest(type: BusinessCaseType, text: string): Result<SubmissionRequest> {
  const tree = parsed(text, limits.requestLengthMax);
  if (!tree.ok) return tree;
  const expected = requestNameOf(type);
  if (tree.value.name !== expected) return mismatch(expected, tree.value);
  const request = valueOf(
    tree.value,
    object({
      pdf: required(textOf(limits.requestLengthMax)),
      businessCase: required<unknown>(businessCaseModels[type]),
    }),
  );
  return request.ok ? ok(requestOf(request.value, 'text')) : request;
}

/** Whether the root element of a text is in our namespace; what follows need not be well formed. */
export function isBusinessCaseXml(text: string): boolean {
  const namespace = rootNameOf(text, { ...xmlLimits, charactersMax: limits.xmlHeadLengthMax })?.namespace;
  // Not readable as far as its root: who names our vocabulary is told what is wrong, instead of being passed over
  if (namespace === undefined) return text.slice(0, limits.xmlHeadLengthMax).includes(businessCaseNamespace);
  return namespace === businessCaseNamespace;
}

function parsed(text: string, charactersMax: number): Result<XmlElement> {
  return parseXml(text, { limits: { ...xmlLimits, charactersMax }, attributes: 'refused' });
}

function mismatch(expected: string, root: XmlElement): Result<never> {
  return failed(problem('TYPE_MISMATCH', [], { expected, found: shownName(root.name) }));
}

/** An element as the vocabulary reads it: an object, or a text. */
function valueOf(element: XmlElement, of: Shape<unknown> | undefined): Result<unknown> {
  const shape = of && anyShapeOf(of);
  if (element.namespace !== '' && element.namespace !== businessCaseNamespace) {
    return malformed(element, 'is in a namespace that is not known');
  }
  const isObject = shape?.kind === 'object';
  if (element.children.length > 0 || (isObject && isBlank(element.text))) {
    return recordOf(element, isObject ? shape.members : []);
  }
  if (shape?.kind === 'leaf' && shape.isFreeText) return ok(isBlank(element.text) ? '' : element.text);
  return element.hasLiteral ? malformed(element, 'has a literal section') : ok(collapsed(element.text));
}

/** The children of an element by name; a list for each name that the vocabulary repeats. */
function recordOf(element: XmlElement, members: ObjectShape<unknown>['members']): Result<unknown> {
  const record = emptyRecord();
  for (const child of element.children) {
    const found = members.find(([name]) => name === child.name)?.[1].shape;
    const shape = found && anyShapeOf(found);
    const isList = shape?.kind === 'list';
    const value = valueOf(child, isList ? shape.entry : shape);
    if (!value.ok) return value;
    const earlier = record[child.name];
    if (Array.isArray(earlier)) earlier.push(value.value);
    else if (earlier !== undefined) return malformed(child, 'stands twice');
    else record[child.name] = isList ? [value.value] : value.value;
  }
  return ok(record);
}

function malformed({ name }: XmlElement, what: string): Result<never> {
  return failed(problem('MALFORMED_XML', [], { detail: `the element ${shownName(name)} ${what}` }));
}

/** As XML Schema does for all but texts: no white space around, one blank for each run inside. */
function collapsed(text: string): string {
  if (text.length > limits.xmlValueLengthMax) return text;
  return text
    .split(/[ \t\n\r]+/)
    .filter((word) => word !== '')
    .join(' ');
}
