import { attributeOf, PartReader } from './workbook-xml.ts';

/** What a format shows a number as, where that is another thing than the number: a day, a share, an amount of another currency than francs. */
export type CellFormat = 'date' | 'percent' | { readonly currency: string };

/**
 * The cell formats of a workbook that show more than a number, by their place in its list: a cell names one. A day or a share that is
 * taken for money would be an amount of 46,000 or 0.20. Undefined where the list is damaged. Source: ECMA-376 part 1, 18.8.30 and 18.8.10.
 */
export function cellFormats(styles: string): ReadonlyMap<number, CellFormat> | undefined {
  const own = new Map<string, CellFormat | undefined>();
  const formats = new Map<number, CellFormat>();
  let inFormats = false;
  let place = 0;
  const part = new PartReader(styles);
  for (let token = part.next(); token !== undefined; token = part.next()) {
    if (token.kind === 'text') continue;
    if (token.name === 'cellXfs') inFormats = token.kind === 'open';
    else if (token.kind === 'close') continue;
    else if (token.name === 'numFmt') {
      own.set(attributeOf(token, 'numFmtId') ?? '', formatOf(attributeOf(token, 'formatCode') ?? ''));
    } else if (token.name === 'xf' && inFormats) {
      const id = attributeOf(token, 'numFmtId') ?? '0';
      const format = own.has(id) ? own.get(id) : builtIn(Number(id));
      if (format !== undefined) formats.set(place, format);
      place += 1;
    }
  }
  return part.fault === undefined ? formats : undefined;
}

/** Formats that a workbook need not define: shares, dates and times, those of East Asia included. */
function builtIn(id: number): CellFormat | undefined {
  if (id === 9 || id === 10) return 'percent';
  const isDate = (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
  return isDate ? 'date' : undefined;
}

/** Of the first part of a format, which is the one of amounts that can be asked for. */
function formatOf(code: string): CellFormat | undefined {
  const format = code.split(';')[0] ?? '';
  if (/€|EUR/.test(format)) return { currency: 'EUR' };
  if (/£|GBP/.test(format)) return { currency: 'GBP' };
  // A dollar sign alone opens the name of any currency: `[$CHF-807]`
  if (/\[\$\$|"[^"]*\$[^"]*"|\\\$|USD/.test(format)) return { currency: 'USD' };
  const other = (/\[\$([^\]-]+)/.exec(format)?.[1] ?? /(?!\$)\p{Sc}/u.exec(format)?.[0] ?? '').trim();
  if (other !== '' && !/^(?:CHF|S?Fr?s?\.?-?)$/i.test(other)) return { currency: other };
  const bare = code.replace(/"[^"]*"|\\.|_.|\*./g, '');
  if (bare.includes('%')) return 'percent';
  const letters = bare.replace(/\[(?!(?:h|m|s)+\])[^\]]*\]/gi, '').replace(/General|Standard/gi, '');
  // Letters of days, months, years or hours outside of texts, colours and conditions
  return /[ymdhs]/i.test(letters) ? 'date' : undefined;
}
