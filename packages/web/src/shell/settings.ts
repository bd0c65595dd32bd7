import type { UiLanguage } from '../language/catalogue.ts';
import { uiLanguages } from '../language/catalogue.ts';

export type Theme = 'light' | 'dark' | 'system';

export const themes: readonly Theme[] = ['system', 'light', 'dark'];

const prefix = 'rappen.';

/** Scripts cannot see the cookie of a session: that there is one is remembered under this name, so that nobody else is asked for one. */
export const signedInSetting = 'signedIn';

/** What is kept in this browser; undefined where nothing is, or where the browser keeps nothing. */
export function readSetting(name: string): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text in this browser, or forgets it. A browser that keeps nothing is no reason to stop. */
export function keepSetting(name: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, text);
  } catch {
    // Storage is switched off or full
  }
}

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
