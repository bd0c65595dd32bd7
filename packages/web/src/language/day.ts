import type { UiLanguage } from './catalogue.ts';

/** A calendar day, `yyyy-mm-dd`, as the language writes it in Switzerland. */
export function dayIn(language: UiLanguage, date: string): string {
  const words = new Intl.DateTimeFormat(`${language}-CH`, { dateStyle: 'medium', timeZone: 'UTC' });
  return words.format(new Date(`${date}T00:00:00Z`));
}
