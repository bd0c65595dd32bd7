import { attributeOf, PartReader } from './workbook-xml.ts';

/**
 * Which cell formats of a workbook show a number as a date or a time, by their place in its list: a cell names one. A day that is taken
 * for money would be an amount of 46,000. Undefined where the list is damaged. Source: ECMA-376 part 1, 18.8.30 and 18.8.10.
 */
export function dateStyles(styles: string): ReadonlySet<number> | undefined {
  const own = new Map<string, boolean>();
  const dates = new Set<number>();
  let inFormats = false;
  let place = 0;
  const part = new PartReader(styles);
  for (let token = part.next(); token !== undefined; token = part.next()) {
    if (token.kind === 'text') continue;
    if (token.name === 'cellXfs') inFormats = token.kind === 'open';
    else if (token.kind === 'close') continue;
    else if (token.name === 'numFmt') {
      own.set(attributeOf(token, 'numFmtId') ?? '', showsDate(attributeOf(token, 'formatCode') ?? ''));
    } else if (token.name === 'xf' && inFormats) {
      const id = attributeOf(token, 'numFmtId') ?? '0';
      if (own.get(id) ?? builtIn(Number(id))) dates.add(place);
      place += 1;
    }
  }
  return part.fault === undefined ? dates : undefined;
}

/** Formats that a workbook need not define: dates and times, those of East Asia included. */
function builtIn(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** Whether letters of days, months, years or hours stand in a format outside of texts, colours and conditions. */
function showsDate(format: string): boolean {
  const bare = format.replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/\[(?!(?:h|m|s)+\])[^\]]*\]/gi, '');
  return /[ymdhs]/i.test(bare.replace(/General|Standard/gi, ''));
}
