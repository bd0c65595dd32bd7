import type { UiLanguage } from '../languages.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes days as a language does in Switzerland. Kept, since a browser takes long to make one. */
export function dayFormat(language: UiLanguage, options: Intl.DateTimeFormatOptions): (day: string) => string {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(`${language}-CH`, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

/** A calendar day, `yyyy-mm-dd`, as the language writes it in Switzerland. */
export function dayIn(language: UiLanguage, date: string): string {
  return dayFormat(language, { dateStyle: 'medium' })(date);
}

/** A moment in ISO 8601 as the language writes it, in the time of this computer. */
export function momentIn(language: UiLanguage, moment: string): string {
  return new Intl.DateTimeFormat(`${language}-CH`, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  );
}
