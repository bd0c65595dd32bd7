import { fontCharacters } from '../../font/index.ts';

/** Signs that the typeface lacks, as it has them. */
const replacements: Readonly<Record<string, string>> = {
  __proto__: null as never,
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': ',',
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u2026': '...',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2022': '·',
  '\u2192': '\u2013',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\u200b': '',
  '\ufeff': '',
  '\t': ' ',
};

/** Texts as the typeface can print them; what it lacks becomes a question mark, and is counted. */
export class Typeface {
  private readonly known = new Set(fontCharacters().map(({ code }) => code));
  /** Characters that became a question mark. */
  foreignCount = 0;

  of(text: string): string {
    let made = '';
    for (const sign of text.normalize('NFC').replace(/\r\n?/g, '\n')) {
      const replaced = this.has(sign) ? sign : replacements[sign];
      if (replaced === undefined) this.foreignCount += 1;
      for (const one of replaced ?? '?') made += this.has(one) ? one : '-';
    }
    return made;
  }

  private has(sign: string): boolean {
    return sign === '\n' || this.known.has(sign.codePointAt(0) as number);
  }
}
