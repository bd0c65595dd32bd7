import { attributeOf, xmlTokens } from './xml-tokens.ts';

/**
 * Which cell formats of a workbook show a number as a date or a time, by their place in its list: a cell names one. A day that is taken
 * for money would be an amount of 46,000. Source: ECMA-376 part 1, 18.8.30 and 18.8.10.
 */
export function dateStyles(styles: string): ReadonlySet<number> {
  const own = new Map<string, boolean>();
  const dates = new Set<number>();
  let inFormats = false;
  let place = 0;
  for (const { kind, name, tag } of xmlTokens(styles)) {
    if (name === 'cellXfs') inFormats = kind === 'open';
    else if (name === 'numFmt' && kind !== 'close') {
      own.set(attributeOf(tag, 'numFmtId') ?? '', showsDate(attributeOf(tag, 'formatCode') ?? ''));
    } else if (name === 'xf' && kind !== 'close' && inFormats) {
      const id = attributeOf(tag, 'numFmtId') ?? '0';
      if (own.get(id) ?? builtIn(Number(id))) dates.add(place);
      place += 1;
    }
  }
  return dates;
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
