import { languageNames, type UiLanguage, uiLanguages } from '../language/catalogue.ts';
import { isLink, type PageName } from './route.ts';
import { type Theme, themes } from './settings.ts';
import { useWords } from './words.ts';

const links = ['desk', 'make', 'read', 'many', 'biller'] as const;

/** Name, ways to the pages, language and appearance. */
export function Header(properties: {
  readonly page: PageName;
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
  readonly language: UiLanguage;
  readonly onLanguage: (language: UiLanguage) => void;
}) {
  const { page, theme, onTheme, language, onLanguage } = properties;
  const { nav } = useWords().texts;
  const isHere = (name: PageName) => name === page || (name === 'biller' && isLink(page));
  return (
    <header>
      <a class="brand" href="#/desk">
        Rappen
      </a>
      <nav aria-label={nav.label}>
        {links.map((name) => (
          <a key={name} href={`#/${name}`} aria-current={isHere(name) ? 'page' : undefined}>
            {nav[name]}
          </a>
        ))}
        <a href="/docs">{nav.api}</a>
      </nav>
      <div class="preferences">
        <select
          aria-label={nav.language}
          value={language}
          onChange={({ currentTarget }) => onLanguage(currentTarget.value as UiLanguage)}
        >
          {uiLanguages.map((each) => (
            <option key={each} value={each} lang={each}>
              {languageNames[each]}
            </option>
          ))}
        </select>
        <select
          aria-label={nav.theme}
          value={theme}
          onChange={({ currentTarget }) => onTheme(currentTarget.value as Theme)}
        >
          {themes.map((each) => (
            <option key={each} value={each}>
              {nav[each]}
            </option>
          ))}
        </select>
      </div>
    </header>
  );
}
