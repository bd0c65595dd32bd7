import type { Problem } from '../problem/problem.ts';
import { placeIn } from './place.ts';
import { problem } from './problems.ts';
import type { XmlLimits } from './xml-limits.ts';

export interface XmlTag {
  readonly kind: 'open';
  /** With its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

export type XmlToken =
  | XmlTag
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string; readonly isLiteral: boolean };

const declaration =
  /<\?xml[ \t\n\r]+version[ \t\n\r]*=[ \t\n\r]*(["'])1\.0\1(?:[ \t\n\r]+encoding[ \t\n\r]*=[ \t\n\r]*(["'])([A-Za-z][A-Za-z0-9._-]*)\2)?(?:[ \t\n\r]+standalone[ \t\n\r]*=[ \t\n\r]*(["'])(?:yes|no)\4)?[ \t\n\r]*\?>/y;
const qualifiedName = /[\p{L}_][\p{L}\p{M}\p{N}_.-]*(?::[\p{L}_][\p{L}\p{M}\p{N}_.-]*)?/uy;
/** What an instruction is for: a name without a colon (Namespaces in XML 1.0, 7), and what it says behind a blank. */
const instructionTarget = /<\?([\p{L}_][\p{L}\p{M}\p{N}_.·-]*)(?=[ \t\n\r]|\?>)/uy;
const blanks = /[ \t\n\r]+/y;
const equals = /[ \t\n\r]*=[ \t\n\r]*["']/y;
/** XML 1.0, 2.2: with the `u` flag a lone surrogate is a character of its own, and forbidden. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
/** What of that is in no pair of surrogates, which is found in half the time; and whether there can be anything else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const forbiddenAlone = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
const surrogate = /[\ud800-\udfff]/;
/** A reference, and what it refers to; and an ampersand that begins none. */
const references = /&(?:(amp|lt|gt|quot|apos)|#([0-9]{1,7})|#x([0-9A-Fa-f]{1,6}));/g;
const loneAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#[0-9]{1,7}|#x[0-9A-Fa-f]{1,6});)/;
const none: ReadonlyMap<string, string> = new Map();
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Whether a text is nothing but white space of XML. */
export function isBlank(text: string): boolean {
  return !/[^ \t\n\r]/.test(text);
}

/** The parts of a name: its prefix, empty for none, and the name behind it. */
export function splitName(qualified: string): readonly [prefix: string, name: string] {
  const colon = qualified.indexOf(':');
  return colon < 0 ? ['', qualified] : [qualified.slice(0, colon), qualified.slice(colon + 1)];
}

/**
 * The tags and texts of an XML text from front to back; comments and processing instructions are passed over (XML 1.0, 2.5 and 2.6).
 * `found` is what ended it early.
 */
export class XmlScanner {
  found: Problem | undefined;
  private readonly text: string;
  private readonly limits: XmlLimits;
  private at = 0;
  /** Where the token begins that was read last. */
  private tokenAt = 0;
  /** Comments and processing instructions that were passed over. */
  private passedOver = 0;
  /** The end tag that `<name/>` stands for as well. */
  private pending: XmlToken | undefined;

  constructor(text: string, limits: XmlLimits) {
    this.text = text;
    this.limits = limits;
    const { costlySignsMax: max } = limits;
    if (['&', '\r', ']'].some((sign) => isFoundMoreThan(max, sign, text))) {
      this.exceeded('references, carriage returns or brackets', max);
      return;
    }
    const illegal = (surrogate.test(text) ? forbidden : forbiddenAlone).exec(text);
    if (illegal !== null) {
      this.at = illegal.index;
      this.malformed('a character that XML forbids');
      return;
    }
    if (text.startsWith('\ufeff')) this.at = 1;
    this.readDeclaration();
  }

  /** The next tag or text; undefined at the end and after an error. */
  next(): XmlToken | undefined {
    const { pending } = this;
    this.pending = undefined;
    if (pending !== undefined && this.found === undefined) return pending;
    while (this.found === undefined && this.at < this.text.length) {
      this.tokenAt = this.at;
      if (this.text[this.at] !== '<') return this.characters();
      if (this.startsWith('<![CDATA[')) return this.literal();
      if (this.startsWith('</')) return this.endTag();
      if (this.startsWith('<!--')) this.skipComment();
      else if (this.startsWith('<!DOCTYPE')) this.found = problem('XML_DOCTYPE_FORBIDDEN', []);
      else if (this.startsWith('<?')) this.skipInstruction();
      else return this.startTag();
    }
    return undefined;
  }

  /** Ends the reading where it has come to: the first error is fatal. */
  malformed(detail: string, at: number = this.at): undefined {
    this.found ??= problem('MALFORMED_XML', [], { detail: `${detail}, at ${placeIn(this.text, at)}` });
  }

  /** Ends the reading so many characters into the token that was read last: it is sound, but has no place there. */
  misplaced(detail: string, characters = 0): undefined {
    this.malformed(detail, this.tokenAt + characters);
  }

  /** Ends the reading at a bound. */
  exceeded(what: string, max: number): undefined {
    this.found ??= problem('XML_LIMIT_EXCEEDED', [], { what, max });
  }

  private readDeclaration(): void {
    if (!/^<\?xml[ \t\n\r]/.test(this.text.slice(this.at, this.at + 6))) return;
    const match = this.match(declaration);
    const encoding = match?.[3];
    if (match === undefined) this.malformed('its XML declaration is not that of XML 1.0');
    else if (encoding !== undefined && encoding.toUpperCase() !== 'UTF-8') this.malformed('its encoding is not UTF-8');
  }

  private characters(): XmlToken | undefined {
    const end = this.text.indexOf('<', this.at);
    const raw = this.text.slice(this.at, end < 0 ? undefined : end);
    const text = raw.includes(']]>') ? undefined : this.resolved(raw);
    if (text === undefined) return this.malformed('an entity that is not known, or the end of a literal section');
    this.at += raw.length;
    return { kind: 'text', text, isLiteral: false };
  }

  private literal(): XmlToken | undefined {
    const end = this.text.indexOf(']]>', this.at);
    if (end < 0) return this.malformed('a literal section that never ends');
    const text = withLineFeeds(this.text.slice(this.at + '<![CDATA['.length, end));
    this.at = end + ']]>'.length;
    return { kind: 'text', text, isLiteral: true };
  }

  private skipComment(): void {
    const end = this.text.indexOf('--', this.at + '<!--'.length);
    if (end < 0 || this.text[end + 2] !== '>') this.malformed('a comment that does not end');
    else this.passOver(end + '-->'.length);
  }

  private skipInstruction(): void {
    const target = this.match(instructionTarget)?.[1];
    const end = this.text.indexOf('?>', this.at);
    if (target === undefined) this.malformed('a processing instruction that is not well formed');
    else if (target.toLowerCase() === 'xml') this.misplaced('an XML declaration that is not at the beginning');
    else if (end < 0) this.misplaced('a processing instruction that does not end');
    else this.passOver(end + '?>'.length);
  }

  private passOver(end: number): void {
    const { commentsMax: max } = this.limits;
    this.passedOver += 1;
    if (this.passedOver > max) this.exceeded('comments and processing instructions', max);
    else this.at = end;
  }

  private endTag(): XmlToken | undefined {
    this.at += 2;
    const name = this.match(qualifiedName)?.[0];
    this.match(blanks);
    if (name === undefined || this.text[this.at] !== '>') return this.malformed('an end tag that is not well formed');
    this.at += 1;
    return { kind: 'close', name };
  }

  private startTag(): XmlToken | undefined {
    this.at += 1;
    const name = this.match(qualifiedName)?.[0];
    if (name === undefined) return this.malformed('a tag that is not well formed');
    let attributes: Map<string, string> | undefined;
    while (this.match(blanks) !== undefined) {
      const attribute = this.match(qualifiedName)?.[0];
      if (attribute === undefined) break;
      attributes ??= new Map();
      if (attributes.has(attribute)) return this.malformed('an attribute that stands twice');
      const value = this.attributeValue();
      if (value === undefined) return this.malformed('an attribute that is not well formed');
      attributes.set(attribute, value);
      const { attributesMax: max } = this.limits;
      if (attributes.size > max) return this.exceeded('attributes', max);
    }
    const isEmpty = this.startsWith('/>');
    if (!isEmpty && this.text[this.at] !== '>') return this.malformed('a tag that is not well formed');
    this.at += isEmpty ? 2 : 1;
    if (isEmpty) this.pending = { kind: 'close', name };
    return { kind: 'open', name, attributes: attributes ?? none };
  }

  private attributeValue(): string | undefined {
    const quote = this.match(equals)?.[0].at(-1);
    if (quote === undefined) return undefined;
    const end = this.text.indexOf(quote, this.at);
    const raw = end < 0 ? '<' : this.text.slice(this.at, end);
    if (raw.includes('<')) return undefined;
    this.at = end + 1;
    return this.resolved(raw);
  }

  /** Line ends as line feeds, references as their characters; undefined when there is another ampersand. */
  private resolved(raw: string): string | undefined {
    const text = withLineFeeds(raw);
    if (!text.includes('&')) return text;
    // The first that is wrong ends it: all the others need not be looked at
    if (loneAmpersand.test(text)) return undefined;
    let sound = true;
    const plain = text.replace(references, (_, name?: string, decimal?: string, hexadecimal?: string) => {
      if (name !== undefined) return named[name] as string;
      const point = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
      const character = point <= 0x10ffff ? String.fromCodePoint(point) : '';
      if (character === '' || forbidden.test(character)) sound = false;
      return character;
    });
    return sound ? plain : undefined;
  }

  private match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match === null) return undefined;
    this.at += match[0].length;
    return match;
  }

  private startsWith(sign: string): boolean {
    return this.text.startsWith(sign, this.at);
  }
}

/** XML 1.0, 2.11. */
function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

function isFoundMoreThan(max: number, sign: string, text: string): boolean {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0 && count <= max; at = text.indexOf(sign, at + 1)) count += 1;
  return count > max;
}
