import { utf8Encode, writeUtf8 } from '../base/utf8.ts';
import { xmlText } from '../base/xml-text.ts';
import { rdf, type Vocabulary } from './namespaces.ts';
import type { XmpProperty, XmpValue } from './packet.ts';

/** A packet of these properties, as `readPacket` reads it (ISO 16684-1, 7). */
export function writePacket(properties: readonly XmpProperty[]): Uint8Array<ArrayBuffer> {
  const prefixes = new Map<string, string>();
  const body = propertiesText(properties, prefixes);
  return packetOf(packetStart([...prefixes]), body);
}

/** The element of these properties inside `rdf:RDF`, with the prefixes that it uses. */
export function descriptionOf(properties: readonly XmpProperty[]): string {
  const prefixes = new Map<string, string>();
  const body = propertiesText(properties, prefixes);
  return `${descriptionStart([...prefixes])}${body}${descriptionEnd}`;
}

/** How a packet begins whose properties are of these vocabularies; `body`: those that all such packets have, as elements. */
export function packetStart(vocabularies: readonly Vocabulary[], body = ''): Uint8Array<ArrayBuffer> {
  return utf8Encode(
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>\n' +
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${rdf}">\n${descriptionStart(vocabularies)}${body}`,
  );
}

/** A packet that begins so, with properties as elements; `further`: descriptions that are written already. */
export function packetOf(start: Uint8Array, body: string, further = ''): Uint8Array<ArrayBuffer> {
  const text = `${body}${descriptionEnd}${further}</rdf:RDF></x:xmpmeta>\n<?xpacket end="w"?>`;
  const bytes = new Uint8Array(start.length + text.length * 3);
  bytes.set(start);
  return bytes.subarray(0, writeUtf8(text, bytes, start.length));
}

function descriptionStart(vocabularies: readonly Vocabulary[]): string {
  const declared = vocabularies.map(([namespace, prefix]) => ` xmlns:${prefix}="${xmlText(namespace)}"`).join('');
  return `<rdf:Description rdf:about=""${declared}>\n`;
}

const descriptionEnd = '\n</rdf:Description>';

/** An element of text. */
export function textElement(tag: string, text: string, language = ''): string {
  return `<${tag}${language && ` xml:lang="${xmlText(language)}"`}>${xmlText(text)}</${tag}>`;
}

/** An element with a list, of items as elements. */
export function listElement(tag: string, list: 'Bag' | 'Seq' | 'Alt', items: string): string {
  return `<${tag}><rdf:${list}>${items}</rdf:${list}></${tag}>`;
}

/** Properties by the prefixes of their namespaces, of which new ones are taken. */
function propertiesText(properties: readonly XmpProperty[], prefixes: Map<string, string>): string {
  let text = '';
  for (const { namespace, prefix, name, value } of properties) {
    const own = prefixes.get(namespace) ?? free(prefix, [...prefixes.values(), 'rdf', 'x', 'xml', '']);
    prefixes.set(namespace, own);
    text += elementText(`${own}:${name}`, value, prefixes);
  }
  return text;
}

/** The prefix, or one like it that nothing else has. */
function free(prefix: string, taken: readonly string[]): string {
  let name = prefix;
  for (let index = 1; taken.includes(name); index++) name = `ns${index}`;
  return name;
}

function elementText(tag: string, value: XmpValue, prefixes: Map<string, string>): string {
  if (value.kind === 'text') return textElement(tag, value.text, value.language);
  if (value.kind === 'structure')
    return `<${tag} rdf:parseType="Resource">${propertiesText(value.fields, prefixes)}</${tag}>`;
  return listElement(tag, value.list, value.items.map((item) => elementText('rdf:li', item, prefixes)).join(''));
}
