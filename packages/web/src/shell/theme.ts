import { readSetting } from '../kept/settings.ts';
import { type UiLanguage, uiLanguages } from '../language/languages.ts';

export type Theme = 'light' | 'dark' | 'system';

export const themes: readonly Theme[] = ['system', 'light', 'dark'];

export function keptTheme(): Theme {
  return themes.find((theme) => theme === readSetting('theme')) ?? 'system';
}

/** Shows a theme: the style sheets follow the attribute before they follow the system. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export function keptLanguage(): UiLanguage | undefined {
  return uiLanguages.find((language) => language === readSetting('language'));
}
