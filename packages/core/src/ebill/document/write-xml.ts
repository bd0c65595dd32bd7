import { xmlText } from '@rappen/pdf/internal/base';
import { anyShapeOf, type Shape } from '../../model/index.ts';
import { type BusinessCase, businessCaseModels, businessCaseNamespace, requestNameOf, wireNameOf } from '../model.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * A business case as XML 1.0, for the PDF that carries it: the root element is named by the type, elements stand in the order
 * of the wire, amounts have two decimals, what is absent has no element. Same case, same text; `readXmlDocument` reads it.
 */
export function writeXmlDocument(businessCase: BusinessCase): string {
  const { type } = businessCase;
  return (
    head + written(wireNameOf(type), businessCase, businessCaseModels[type], '', ` xmlns="${businessCaseNamespace}"`)
  );
}

/** The same as the body of a request, beside a PDF in base64; `readXmlRequest` reads it. */
export function writeXmlRequest(businessCase: BusinessCase, pdf: string): string {
  const { type } = businessCase;
  const name = requestNameOf(type);
  const inner = written('businessCase', businessCase, businessCaseModels[type], '  ');
  return `${head}<${name} xmlns="${businessCaseNamespace}">\n  <pdf>${xmlText(pdf)}</pdf>\n${inner}</${name}>\n`;
}

function written(name: string, value: unknown, of: Shape<unknown>, indent: string, attributes = ''): string {
  if (value === undefined) return '';
  const shape = anyShapeOf(of);
  if (shape.kind === 'list') {
    return (value as readonly unknown[]).map((entry) => written(name, entry, shape.entry, indent)).join('');
  }
  if (shape.kind !== 'object') return `${indent}<${name}>${xmlText(String(value))}</${name}>\n`;
  const record = value as Readonly<Record<string, unknown>>;
  const inner = shape.members
    .filter(([, { isImplied }]) => !isImplied)
    .map(([member, { shape: inside }]) => written(member, record[member], inside, `${indent}  `))
    .join('');
  return inner === ''
    ? `${indent}<${name}${attributes}/>\n`
    : `${indent}<${name}${attributes}>\n${inner}${indent}</${name}>\n`;
}
