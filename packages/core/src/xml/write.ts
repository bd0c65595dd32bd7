import { xmlText } from '@rappen/pdf/base';

/** An element with a text or with elements inside. Without content it is left out, as are elements that are left with none. */
export type XmlNode = readonly [
  name: string,
  content: string | readonly XmlNode[] | undefined,
  attributes?: Readonly<Record<string, string>> | undefined,
];

/**
 * Writes an element and all in it as an XML 1.0 document in UTF-8, without blanks between elements: nothing empty is written. Same
 * value, same text. Line feeds of a text stay.
 */
export function writeXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}`;
}

function written([name, content, attributes]: XmlNode): string {
  if (content === undefined) return '';
  const inner =
    typeof content === 'string' ? content.split('\n').map(xmlText).join('\n') : content.map(written).join('');
  if (inner === '') return '';
  const declared = Object.entries(attributes ?? {}).map(([attribute, value]) => ` ${attribute}="${xmlText(value)}"`);
  return `<${name}${declared.join('')}>${inner}</${name}>`;
}
