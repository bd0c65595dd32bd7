/** A tag of an XML text. Prefixes are dropped: the parts of a workbook use one vocabulary each. */
export interface XmlToken {
  readonly kind: 'open' | 'close' | 'empty';
  readonly name: string;
  /** All between the angle brackets. */
  readonly tag: string;
  /** Where the text behind the tag begins, and where the next tag does. */
  readonly end: number;
  readonly next: number;
}

/** The tags of an XML text from front to back. Comments and instructions are skipped; what is cut off ends it. */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  let at = nextTag(xml, 0);
  while (at < xml.length) {
    const close = xml.indexOf('>', at);
    if (close === -1) return;
    const end = close + 1;
    const next = nextTag(xml, end);
    const isClose = xml.charCodeAt(at + 1) === 47;
    const isEmpty = xml.charCodeAt(close - 1) === 47;
    const tag = xml.slice(isClose ? at + 2 : at + 1, isEmpty ? close - 1 : close);
    yield { kind: isClose ? 'close' : isEmpty ? 'empty' : 'open', name: nameOf(tag), tag, end, next };
    at = next;
  }
}

/** The next tag of an element, behind comments, instructions and literal sections. */
function nextTag(xml: string, from: number): number {
  let at = xml.indexOf('<', from);
  while (at !== -1) {
    const sign = xml.charCodeAt(at + 1);
    if (sign !== 33 && sign !== 63) return at;
    const end = markEnd(xml, at);
    at = end === -1 ? -1 : xml.indexOf('<', end);
  }
  return xml.length;
}

/** Where a comment, an instruction, a literal section or a tag ends that begins at a place; -1: never. */
function markEnd(xml: string, at: number): number {
  const [, mark] = marks.find(([start]) => xml.startsWith(start, at)) ?? ['<', '>'];
  const end = xml.indexOf(mark, at);
  return end === -1 ? -1 : end + mark.length;
}

const literalStart = '<![CDATA[';
const marks = [
  ['<!--', '-->'],
  [literalStart, ']]>'],
  ['<?', '?>'],
] as const;

function nameOf(tag: string): string {
  let end = 0;
  let start = 0;
  for (; end < tag.length; end++) {
    const unit = tag.charCodeAt(end);
    if (unit <= 32) break;
    if (unit === 58) start = end + 1;
  }
  return tag.slice(start, end);
}

/** An attribute of a tag by its name without prefix. */
export function attributeOf(tag: string, name: string): string | undefined {
  for (let at = tag.indexOf(`${name}=`); at !== -1; at = tag.indexOf(`${name}=`, at + 1)) {
    const before = tag.charCodeAt(at - 1);
    if (before > 32 && before !== 58) continue;
    const quote = tag[at + name.length + 1];
    if (quote !== '"' && quote !== "'") return undefined;
    const start = at + name.length + 2;
    const end = tag.indexOf(quote, start);
    return end === -1 ? undefined : unescaped(tag.slice(start, end));
  }
  return undefined;
}

/** The text between two places: literal sections as they are, entities and spreadsheet escapes (`_x000D_`) resolved. */
export function xmlText(xml: string, from: number, to: number): string {
  const source = xml.slice(from, to);
  let text = '';
  let at = 0;
  for (let open = source.indexOf('<'); open !== -1; open = source.indexOf('<', at)) {
    text += unescaped(source.slice(at, open));
    const end = markEnd(source, open);
    if (end === -1) return text;
    if (source.startsWith(literalStart, open)) text += source.slice(open + literalStart.length, end - ']]>'.length);
    at = end;
  }
  return text + unescaped(source.slice(at));
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  const plain = text.includes('&') ? text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{2,4}));/g, entity) : text;
  return plain.includes('_x')
    ? plain.replace(/_x([\da-fA-F]{4})_/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    : plain;
}

function entity(whole: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return named[name] ?? whole;
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
}
