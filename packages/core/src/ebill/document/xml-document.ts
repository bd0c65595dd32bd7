import { isBlank } from '@rappen/pdf/internal/xml';
import { anyShapeOf, type ObjectShape, type Shape, shownName } from '../../model/index.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { XmlElement } from '../../xml/index.ts';
import { limits } from '../limits.ts';
import { problem } from '../problems.ts';
import { emptyRecord } from './document.ts';

/**
 * An element as a vocabulary reads it: an object, or a text, for `read` to take by the same shape. Elements are in one of the namespaces.
 * Where a shape has the member `content`, that is the text of its element, and the others are its attributes. Reports `MALFORMED_XML`.
 */
export function documentOfXml(
  element: XmlElement,
  of: Shape<unknown> | undefined,
  namespaces: readonly string[],
): Result<unknown> {
  const shape = of && anyShapeOf(of);
  if (!namespaces.includes(element.namespace)) {
    return malformed(element, 'is in a namespace that is not known');
  }
  const isObject = shape?.kind === 'object';
  if (isObject && shape.members.some(([name]) => name === 'content'))
    return ok({ ...Object.fromEntries(element.attributes), content: element.text });
  if (element.children.length > 0 || (isObject && isBlank(element.text))) {
    return recordOf(element, isObject ? shape.members : [], namespaces);
  }
  if (shape?.kind === 'leaf' && shape.isFreeText) return ok(isBlank(element.text) ? '' : element.text);
  return element.hasLiteral ? malformed(element, 'has a literal section') : ok(collapsed(element.text));
}

/** The children of an element by name; a list for each name that the vocabulary repeats. */
function recordOf(
  element: XmlElement,
  members: ObjectShape<unknown>['members'],
  namespaces: readonly string[],
): Result<unknown> {
  const record = emptyRecord();
  for (const child of element.children) {
    const found = members.find(([name]) => name === child.name)?.[1].shape;
    const shape = found && anyShapeOf(found);
    const isList = shape?.kind === 'list';
    const value = documentOfXml(child, isList ? shape.entry : shape, namespaces);
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
