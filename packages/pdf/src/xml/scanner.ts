import { blanksEnd, forbiddenAt, markAt, nameEnd, resolved, withLineFeeds } from './characters.ts';
import { type Place, Places } from './place.ts';

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

/** What ended a reading early. */
export type XmlFault =
  | { readonly kind: 'malformed'; readonly detail: string }
  | { readonly kind: 'doctype' }
  | { readonly kind: 'limit'; readonly what: string; readonly max: number };

/** What a scanner accepts at most. */
export interface XmlScannerLimits {
  readonly levelsMax: number;
  readonly elementsMax: number;
  /** Comments and processing instructions. */
  readonly commentsMax: number;
  /** Of one element. */
  readonly attributesMax: number;
}

const declaration =
  /<\?xml[ \t\n\r]+version[ \t\n\r]*=[ \t\n\r]*(["'])1\.0\1(?:[ \t\n\r]+encoding[ \t\n\r]*=[ \t\n\r]*(["'])([A-Za-z][A-Za-z0-9._-]*)\2)?(?:[ \t\n\r]+standalone[ \t\n\r]*=[ \t\n\r]*(["'])(?:yes|no)\4)?[ \t\n\r]*\?>/y;
const none: ReadonlyMap<string, string> = new Map();
const tab = 9;
const lineFeed = 10;
const carriageReturn = 13;
const space = 32;
const doubleQuote = 0x22;
const singleQuote = 0x27;
const slash = 0x2f;
const lessThan = 0x3c;
const equals = 0x3d;
const greaterThan = 0x3e;
const exclamation = 0x21;
const question = 0x3f;

/** Characters of a tag, a text or a comment that wait for their end; far more than any that a stream of short ones has. */
const pendingMax = 1_000_000;

/**
 * The tags and texts of a well-formed XML text from front to back, each looked at once: every end tag is that of the element which is open,
 * and there is one root. Comments and processing instructions are passed over (XML 1.0, 2.5 and 2.6). It is the one reader of
 * this syntax. A text comes whole, or in pieces: then `next` gives what is complete, and goes on after the next piece. `fault` is what
 * ended it early.
 */
export class XmlScanner {
  fault: XmlFault | undefined;
  private text = '';
  private readonly limits: XmlScannerLimits;
  private readonly places = new Places();
  private isWhole = false;
  private isBegun = false;
  private at = 0;
  /** Where the token begins that was read last. */
  private tokenAt = 0;
  /** The last place where a token may begin, of what is there. */
  private lastOpen = -1;
  /** Up to where the end of the token at hand was looked for without success, and in which quotes that is. */
  private soughtTo = 0;
  private soughtIn = 0;
  /** Comments and processing instructions that were passed over. */
  private passedOver = 0;
  /** The elements that are open, from the root down, and how many there were. */
  private readonly open: string[] = [];
  private elements = 0;
  /** Whether the element that was opened last ends with its tag. */
  private isEmpty = false;

  /** Of a whole text; without one, of the pieces that `add` gets until `end`. */
  constructor(limits: XmlScannerLimits, text?: string) {
    this.limits = limits;
    if (text === undefined) return;
    this.take(text);
    this.isWhole = true;
  }

  /** Goes on with the next piece, which ends behind a whole character. */
  add(piece: string): void {
    if (this.fault !== undefined) return;
    this.places.pass(this.text, this.at);
    const rest = this.text.slice(this.at);
    this.soughtTo = Math.max(0, this.soughtTo - this.at);
    this.tokenAt -= this.at;
    this.at = 0;
    if (rest.length > pendingMax) this.exceeded('characters without a tag', pendingMax);
    else this.take(piece, rest);
  }

  /** No more comes. */
  end(): void {
    this.isWhole = true;
  }

  /** The next tag or text; undefined at the end, after an error, and where another piece has to come first. */
  next(): XmlToken | undefined {
    if (this.fault !== undefined) return undefined;
    if (this.isEmpty) return this.emptyEnd();
    if (!this.isBegun && !this.begins()) return undefined;
    while (this.at < this.text.length) {
      if (!this.isWhole && !this.hasToken()) return undefined;
      this.tokenAt = this.at;
      const token = this.token();
      if (token !== undefined || this.fault !== undefined) return token;
    }
    if (this.isWhole && (this.open.length > 0 || this.elements === 0)) this.malformed('it ends too early');
    return undefined;
  }

  /** Where the tag or text begins that was read last. It may be asked of each, or of some. */
  place(): Place {
    return this.places.next(this.text, this.tokenAt);
  }

  /** Ends the reading where it has come to: the first error is fatal. */
  malformed(detail: string, at: number = this.at): undefined {
    this.fault ??= { kind: 'malformed', detail: `${detail}, at ${this.places.of(this.text, at)}` };
  }

  /** Ends the reading so many characters into the token that was read last: it is sound, but has no place there. */
  misplaced(detail: string, characters = 0): undefined {
    this.malformed(detail, this.tokenAt + characters);
  }

  /** Ends the reading at a bound. */
  exceeded(what: string, max: number): undefined {
    this.fault ??= { kind: 'limit', what, max };
  }

  /** The token at hand; undefined where it is one that is passed over. */
  private token(): XmlToken | undefined {
    if (this.text.charCodeAt(this.at) !== lessThan) return this.characters();
    const second = this.text.charCodeAt(this.at + 1);
    if (second === slash) return this.endTag();
    if (second === question) return this.skipInstruction();
    if (second !== exclamation) return this.startTag();
    if (this.startsWith('<![CDATA[')) return this.literal();
    if (this.startsWith('<!--')) return this.skipComment();
    if (!this.startsWith('<!DOCTYPE')) return this.startTag();
    this.fault = { kind: 'doctype' };
    return undefined;
  }

  private take(piece: string, rest = ''): void {
    this.text = rest + piece;
    this.lastOpen = this.text.lastIndexOf('<');
    const illegal = forbiddenAt(piece);
    if (illegal >= 0) this.malformed('a character that XML forbids', rest.length + illegal);
  }

  /** Whether there is enough to tell whether a declaration stands at the beginning; it is passed over. */
  private begins(): boolean {
    if (this.fault !== undefined) return false;
    const start = this.text.startsWith('\ufeff') ? 1 : 0;
    const isDeclared = /^<\?xml[ \t\n\r]/.test(this.text.slice(start, start + 6));
    const isEnough = isDeclared ? this.text.includes('?>') : this.text.length >= start + 6;
    if (!isEnough && !this.isWhole) return false;
    this.isBegun = true;
    this.at = start;
    if (isDeclared) this.readDeclaration();
    return this.fault === undefined;
  }

  private readDeclaration(): undefined {
    declaration.lastIndex = this.at;
    const match = declaration.exec(this.text);
    const encoding = match?.[3];
    if (match === null) return this.malformed('its XML declaration is not that of XML 1.0');
    this.at += match[0].length;
    if (encoding !== undefined && encoding.toUpperCase() !== 'UTF-8') this.malformed('its encoding is not UTF-8');
  }

  /** Whether the token at hand is there to its end: no tag or text goes on behind the next `<`. */
  private hasToken(): boolean {
    const { text, at } = this;
    const next = text.charCodeAt(at + 1);
    const isMark = (next === exclamation || next === question) && text.charCodeAt(at) === lessThan;
    if (!isMark && at < this.lastOpen) return true;
    if (text.charCodeAt(at) !== lessThan) return this.isEndedBy('<', 0);
    const second = text.charCodeAt(at + 1);
    if (second === question) return this.isEndedBy('?>', 2);
    if (second !== exclamation) return this.hasTag();
    if (text.length < at + '<!DOCTYPE'.length) return false;
    if (this.startsWith('<![CDATA[')) return this.isEndedBy(']]>', '<![CDATA['.length);
    // One sign more: two dashes end a comment or make it malformed
    return !this.startsWith('<!--') || (this.isEndedBy('--', '<!--'.length) && text.length > this.soughtTo + 2);
  }

  private isEndedBy(sign: string, offset: number): boolean {
    const from = Math.max(this.at + offset, this.soughtTo);
    const end = this.text.indexOf(sign, from);
    this.soughtTo = end < 0 ? Math.max(from, this.text.length - sign.length + 1) : end;
    return end >= 0;
  }

  /** Whether the tag at hand ends: behind it, or where it cannot go on. A `>` in an attribute does not end it. */
  private hasTag(): boolean {
    let at = Math.max(this.at + 1, this.soughtTo);
    let quote = at === this.soughtTo ? this.soughtIn : 0;
    for (; at < this.text.length; at++) {
      const code = this.text.charCodeAt(at);
      if (code === lessThan || (quote === 0 && code === greaterThan)) return true;
      if (quote === 0 && (code === doubleQuote || code === singleQuote)) quote = code;
      else if (code === quote) quote = 0;
    }
    this.soughtTo = at;
    this.soughtIn = quote;
    return false;
  }

  private characters(): XmlToken | undefined {
    const mark = this.open.length > 0 ? markAt(this.text, this.at) : -1;
    if (mark >= 0 && this.text.charCodeAt(mark) === lessThan) {
      const text = this.text.slice(this.at, mark);
      this.at = mark;
      return { kind: 'text', text, isLiteral: false };
    }
    const end = this.text.indexOf('<', this.at);
    const raw = this.text.slice(this.at, end < 0 ? undefined : end);
    const text = raw.includes(']]>') ? undefined : resolved(raw);
    if (text === undefined) return this.malformed('an entity that is not known, or the end of a literal section');
    // A reference stands for no white space here
    const strange = this.open.length > 0 ? -1 : raw.search(/[^ \t\n\r]/);
    if (strange >= 0) return this.misplaced('text outside of the root element', strange);
    this.at += raw.length;
    return { kind: 'text', text, isLiteral: false };
  }

  private literal(): XmlToken | undefined {
    const end = this.text.indexOf(']]>', this.at);
    if (end < 0) return this.malformed('a literal section that never ends');
    if (this.open.length === 0) return this.misplaced('text outside of the root element');
    const text = withLineFeeds(this.text.slice(this.at + '<![CDATA['.length, end));
    this.at = end + ']]>'.length;
    return { kind: 'text', text, isLiteral: true };
  }

  private skipComment(): undefined {
    const end = this.text.indexOf('--', this.at + '<!--'.length);
    if (end < 0 || this.text[end + 2] !== '>') this.malformed('a comment that does not end');
    else this.passOver(end + '-->'.length);
  }

  /** What it is for is a name without a colon (Namespaces in XML 1.0, 7), and what it says stands behind a blank. */
  private skipInstruction(): undefined {
    const from = this.at + '<?'.length;
    const target = this.text.slice(from, nameEnd(this.text, from));
    const behind = from + target.length;
    const isSound = target !== '' && !target.includes(':') && (this.isBlankAt(behind) || this.startsWith('?>', behind));
    const end = this.text.indexOf('?>', behind);
    if (!isSound) this.malformed('a processing instruction that is not well formed');
    else if (target.toLowerCase() === 'xml') this.misplaced('an XML declaration that is not at the beginning');
    else if (end < 0) this.misplaced('a processing instruction that does not end');
    else this.passOver(end + '?>'.length);
  }

  private passOver(end: number): undefined {
    const { commentsMax: max } = this.limits;
    this.passedOver += 1;
    if (this.passedOver > max) this.exceeded('comments and processing instructions', max);
    else this.at = end;
  }

  private endTag(): XmlToken | undefined {
    const from = this.at + '</'.length;
    const end = nameEnd(this.text, from);
    this.at = blanksEnd(this.text, end);
    if (end === from || this.text.charCodeAt(this.at) !== greaterThan) {
      return this.malformed('an end tag that is not well formed');
    }
    const name = this.open.pop();
    const length = end - from;
    if (name?.length !== length || !this.startsWith(name, from)) {
      return this.misplaced('an end tag without its start tag');
    }
    this.at += 1;
    return { kind: 'close', name };
  }

  /** The end tag that `<name/>` stands for as well. */
  private emptyEnd(): XmlToken {
    this.isEmpty = false;
    return { kind: 'close', name: this.open.pop() as string };
  }

  private startTag(): XmlToken | undefined {
    const from = this.at + 1;
    const end = nameEnd(this.text, from);
    this.at = end === from ? from : end;
    if (end === from) return this.malformed('a tag that is not well formed');
    const attributes = this.isBlankAt(end) ? this.attributes() : none;
    if (attributes === undefined) return undefined;
    const isEmpty = this.text.charCodeAt(this.at) === slash;
    if (this.text.charCodeAt(isEmpty ? this.at + 1 : this.at) !== greaterThan) {
      return this.malformed('a tag that is not well formed');
    }
    if (!this.isAllowed()) return undefined;
    this.at += isEmpty ? 2 : 1;
    const name = this.text.slice(from, end);
    this.isEmpty = isEmpty;
    this.open.push(name);
    return { kind: 'open', name, attributes };
  }

  /** Whether another element may stand here. */
  private isAllowed(): boolean {
    const { elementsMax, levelsMax } = this.limits;
    if (this.open.length === 0 && this.elements > 0) this.misplaced('a second root element');
    else if (this.elements >= elementsMax) this.exceeded('elements', elementsMax);
    else if (this.open.length >= levelsMax) this.exceeded('levels', levelsMax);
    this.elements += 1;
    return this.fault === undefined;
  }

  /** The attributes behind a blank; undefined where they end the reading. */
  private attributes(): ReadonlyMap<string, string> | undefined {
    const { text } = this;
    let attributes: Map<string, string> | undefined;
    while (this.isBlankAt(this.at)) {
      this.at = blanksEnd(text, this.at);
      const from = this.at;
      const end = nameEnd(text, from);
      if (end === from) break;
      const attribute = text.slice(from, end);
      this.at = end;
      attributes ??= new Map();
      if (attributes.has(attribute)) return this.malformed('an attribute that stands twice');
      const value = this.attributeValue();
      if (value === undefined) return this.malformed('an attribute that is not well formed');
      attributes.set(attribute, value);
      const { attributesMax: max } = this.limits;
      if (attributes.size > max) return this.exceeded('attributes', max);
    }
    return attributes ?? none;
  }

  private attributeValue(): string | undefined {
    const { text } = this;
    const sign = blanksEnd(text, this.at);
    if (text.charCodeAt(sign) !== equals) return undefined;
    const open = blanksEnd(text, sign + 1);
    const quote = text.charCodeAt(open);
    if (quote !== doubleQuote && quote !== singleQuote) return undefined;
    const mark = markAt(text, open + 1);
    if (mark >= 0 && text.charCodeAt(mark) === quote) {
      this.at = mark + 1;
      return text.slice(open + 1, mark);
    }
    const end = text.indexOf(quote === doubleQuote ? '"' : "'", open + 1);
    const raw = end < 0 ? '<' : text.slice(open + 1, end);
    if (raw.includes('<')) return undefined;
    this.at = end + 1;
    // XML 1.0, 3.3.3
    return resolved(/[\t\n\r]/.test(raw) ? raw.replace(/\r\n|[\t\n\r]/g, ' ') : raw);
  }

  private isBlankAt(at: number): boolean {
    const code = this.text.charCodeAt(at);
    return code === space || code === lineFeed || code === carriageReturn || code === tab;
  }

  private startsWith(sign: string, at = this.at): boolean {
    return this.text.startsWith(sign, at);
  }
}
