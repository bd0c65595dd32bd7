import { object, required, shownName } from '../../model/index.ts';
import { failed, ok, type Result } from '../../result.ts';
import { parseXml, rootNameOf, type XmlElement } from '../../xml/index.ts';
import { type BusinessCaseType, businessCaseTypes } from '../business-case.ts';
import { text as textOf } from '../leaves.ts';
import { limits, xmlLimits } from '../limits.ts';
import { businessCaseModels, businessCaseNamespace, requestNameOf, wireNameOf } from '../model.ts';
import { problem } from '../problems.ts';
import { type BusinessCaseDocument, requestOf, type SubmissionRequest } from './document.ts';
import { documentOfXml } from './xml-document.ts';

const namespaces = ['', businessCaseNamespace];

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
  const root = documentOfXml(tree.value, businessCaseModels[type], namespaces);
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
  const shape = object({
    pdf: required(textOf(limits.requestLengthMax)),
    businessCase: required<unknown>(businessCaseModels[type]),
  });
  const request = documentOfXml(tree.value, shape, namespaces);
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
