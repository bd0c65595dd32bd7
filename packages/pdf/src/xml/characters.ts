/** XML 1.0, 2.3, of characters up to U+007F: what a name begins with is 1, what goes on with it 2; a colon, which parts it, is 3. */
const ascii: Uint8Array = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return character === ':' ? 3 : /[A-Z_a-z]/.test(character) ? 1 : /[-.0-9]/.test(character) ? 2 : 0;
});

const start =
  'A-Z_a-z\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff\\u200c\\u200d\\u2070-\\u218f\\u2c00-\\u2fef\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufffd\\u{10000}-\\u{effff}';
const part = `[${start}][${start}.0-9\\xb7\\u0300-\\u036f\\u203f\\u2040-]*`;
const beyondAscii = new RegExp(`${part}(?::${part})?`, 'uy');

/** Where a name with at most one prefix ends that begins at a place; the place itself where none does. Source: Namespaces in XML 1.0, 4. */
export function nameEnd(text: string, from: number): number {
  let colon = -1;
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at);
    if (code >= 128) return longNameEnd(text, from);
    const kind = ascii[code] ?? 0;
    if (kind === 1) continue;
    if (kind === 2 && at > from && at !== colon + 1) continue;
    if (kind === 3 && colon < 0 && at > from) {
      colon = at;
      continue;
    }
    // A colon with nothing behind it parts nothing
    return at === colon + 1 && colon >= 0 ? colon : at;
  }
}

function longNameEnd(text: string, from: number): number {
  beyondAscii.lastIndex = from;
  return beyondAscii.test(text) ? beyondAscii.lastIndex : from;
}

/** Where white space ends that begins at a place. Source: XML 1.0, 2.3. */
export function blanksEnd(text: string, from: number): number {
  let at = from;
  while (isBlankCode(text.charCodeAt(at))) at++;
  return at;
}

function isBlankCode(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** Whether a text is nothing but white space of XML. */
export function isBlank(text: string): boolean {
  return blanksEnd(text, 0) === text.length;
}

/** The parts of a name: its prefix, empty for none, and the name behind it. */
export function splitName(qualified: string): readonly [prefix: string, name: string] {
  const colon = qualified.indexOf(':');
  return colon < 0 ? ['', qualified] : [qualified.slice(0, colon), qualified.slice(colon + 1)];
}

/** XML 1.0, 2.2: with the `u` flag a lone surrogate is a character of its own, and forbidden. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
/** What of that is in no pair of surrogates, which is found in half the time; and whether there can be anything else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const forbiddenAlone = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
const surrogate = /[\ud800-\udfff]/;

/** Where the first character stands that XML forbids; -1: nowhere. */
export function forbiddenAt(text: string): number {
  return (surrogate.test(text) ? forbidden : forbiddenAlone).exec(text)?.index ?? -1;
}

/** A reference, and what it refers to; and an ampersand that begins none. */
const references = /&(?:(amp|lt|gt|quot|apos)|#([0-9]{1,7})|#x([0-9A-Fa-f]{1,6}));/g;
const loneAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#[0-9]{1,7}|#x[0-9A-Fa-f]{1,6});)/;
const named: Readonly<Record<string, string>> = {
  __proto__: null as never,
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Characters up to U+007F that a text or an attribute cannot just be cut out at: they end it, or stand for others. */
const marks: Uint8Array = Uint8Array.from({ length: 128 }, (_, code) =>
  Number('\t\n\r&<]"\''.includes(String.fromCharCode(code))),
);
/** Longer pieces are found faster in one go than a character at a time. */
const shortMax = 64;

/** Where the first mark stands of those that part a short text; -1: in none of its first characters. */
export function markAt(text: string, from: number): number {
  for (let at = from; at < from + shortMax; at++) {
    const code = text.charCodeAt(at);
    if (code < 128 && marks[code] === 1) return at;
  }
  return -1;
}

/** Line ends as line feeds, references as their characters; undefined when there is another ampersand. */
export function resolved(raw: string): string | undefined {
  const text = withLineFeeds(raw);
  if (!text.includes('&')) return text;
  // The first that is wrong ends it: all the others need not be looked at
  if (loneAmpersand.test(text)) return undefined;
  let isSound = true;
  const plain = text.replace(references, (_, name?: string, decimal?: string, hexadecimal?: string) => {
    if (name !== undefined) return named[name] as string;
    const point = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    const character = point <= 0x10ffff ? String.fromCodePoint(point) : '';
    if (character === '' || forbidden.test(character)) isSound = false;
    return character;
  });
  return isSound ? plain : undefined;
}

/** XML 1.0, 2.11. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
