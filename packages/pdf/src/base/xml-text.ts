/**
 * A text as XML character data or attribute value in double quotes. Tabs and line ends become spaces;
 * other control characters, lone surrogates and non-characters become U+FFFD. Source: XML 1.0, 2.2 and 2.4.
 */
export function xmlText(text: string): string {
  for (let i = 0; i < text.length; i++) {
    if (!isPlain(text.charCodeAt(i))) return escapeXml(readableText(text));
  }
  return text;
}

/** Neither markup nor, perhaps, a character XML forbids. */
function isPlain(code: number): boolean {
  if (code < 0x7f) return code >= 0x20 && code !== 0x26 && code !== 0x3c && code !== 0x3e && code !== 0x22;
  return code >= 0xa0 && code < 0xd800;
}

const entities: Readonly<Record<string, string>> = {
  __proto__: null as never,
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** The text with references for what is markup in XML; every character that XML has stays. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] as string);
}

/** The text with a space for each tab and line end, and U+FFFD for every other character that XML 1.0 forbids. */
export function readableText(text: string): string {
  let result = '';
  for (const character of text) {
    if (character === '\t' || character === '\n' || character === '\r') result += ' ';
    else result += isLegal(character) ? character : '\ufffd';
  }
  return result;
}

function isLegal(character: string): boolean {
  const point = character.codePointAt(0) as number;
  const isControl = point < 0x20 || (point >= 0x7f && point < 0xa0);
  const isSurrogate = point >= 0xd800 && point < 0xe000;
  return !isControl && !isSurrogate && (point & 0xfffe) !== 0xfffe;
}
