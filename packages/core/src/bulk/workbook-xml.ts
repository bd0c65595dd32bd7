import { splitName, type XmlFault, XmlScanner, type XmlTag, type XmlToken } from '@rappen/pdf/internal/xml';
import { limits } from './limits.ts';

/** How large a part may be is told before it is read. */
const scannerLimits = {
  levelsMax: limits.levelsMax,
  elementsMax: limits.unpackedBytesMax,
  commentsMax: limits.unpackedBytesMax,
  attributesMax: limits.attributesMax,
};

/**
 * The tags and texts of a part of a workbook from front to back. Its parts use one vocabulary each: prefixes do not matter. The name of a
 * tag is in `name`; what ended the part early is in `fault`.
 */
export class PartReader {
  private readonly scanner: XmlScanner;

  constructor(xml: string) {
    this.scanner = new XmlScanner(scannerLimits, xml);
  }

  get fault(): XmlFault | undefined {
    return this.scanner.fault;
  }

  /** The next of them with its name without prefix; undefined at the end. */
  next(): XmlToken | undefined {
    const token = this.scanner.next();
    if (token === undefined || token.kind === 'text') return token;
    const colon = token.name.indexOf(':');
    return colon < 0 ? token : { ...token, name: token.name.slice(colon + 1) };
  }
}

/** An attribute of a tag by its name without prefix. */
export function attributeOf({ attributes }: XmlTag, name: string): string | undefined {
  const value = attributes.get(name);
  if (value !== undefined) return value;
  for (const [qualified, other] of attributes)
    if (qualified.includes(':') && splitName(qualified)[1] === name) return other;
  return undefined;
}

/** A text with the escapes of spreadsheets (`_x000D_`) resolved. Source: ECMA-376 part 1, 22.9.2.19. */
export function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([\da-fA-F]{4})_/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    : text;
}

/** The tags of this name in a part; undefined where the part is damaged. */
export function tagsOf(xml: string, name: string): readonly XmlTag[] | undefined {
  const tags: XmlTag[] = [];
  const part = new PartReader(xml);
  for (let token = part.next(); token !== undefined; token = part.next()) {
    if (token.kind === 'open' && token.name === name) tags.push(token);
  }
  return part.fault === undefined ? tags : undefined;
}
