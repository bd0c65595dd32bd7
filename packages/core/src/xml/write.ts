import { xmlText } from '@rappen/pdf/internal/base';

/**
 * An element with a text or with elements inside. Without content it is left out, as are elements that are left with none; null stands
 * for an empty element that a schema asks for.
 */
export type XmlNode = readonly [
  name: string,
  content: string | readonly XmlNode[] | null | undefined,
  attributes?: Readonly<Record<string, string>> | undefined,
];

/** What a document in UTF-8 begins with. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * Writes an element and all in it as an XML 1.0 document in UTF-8, without blanks between elements. Same value, same
 * text. Line feeds of a text stay.
 */
export function writeXml(root: XmlNode): string {
  return xmlDeclaration + written(root);
}

function written([name, content, attributes]: XmlNode): string {
  if (content === undefined) return '';
  const declared = Object.entries(attributes ?? {}).map(([attribute, value]) => ` ${attribute}="${xmlText(value)}"`);
  if (content === null) return `<${name}${declared.join('')}/>`;
  let inner = '';
  if (typeof content === 'string') inner = characterData(content);
  else for (const node of content) inner += written(node);
  if (inner === '') return '';
  return `<${name}${declared.join('')}>${inner}</${name}>`;
}

/** A text inside an element, its line feeds kept. */
export function characterData(content: string): string {
  return content.includes('\n') ? content.split('\n').map(xmlText).join('\n') : xmlText(content);
}
