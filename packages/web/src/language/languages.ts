/** The languages of the application. */
export type UiLanguage = 'de' | 'fr' | 'it' | 'en';

export const uiLanguages: readonly UiLanguage[] = ['de', 'fr', 'it', 'en'];

/** Each language in its own words. */
export const languageNames: Readonly<Record<UiLanguage, string>> = {
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  en: 'English',
};

/** The name of a language in the language of the page, as a menu shows it. */
export function languageNameIn(language: UiLanguage, code: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The language that somebody prefers, by what their browser says; German where it names none of ours. */
export function preferredLanguage(wished: readonly string[]): UiLanguage {
  for (const tag of wished) {
    const found = uiLanguages.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'de';
}
