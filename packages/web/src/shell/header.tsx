import { languageNames, type UiLanguage, uiLanguages } from '../language/languages.ts';
import { useWords } from '../language/words.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { isLink, isOfBank, type PageName } from '../parts/page/route.ts';
import { type Theme, themes } from './theme.ts';

/** The data of the mark, as the build says. */
declare const MARK_PATH: string;

const links = ['desk', 'make', 'read', 'many', 'bank', 'biller'] as const;
const icons: Readonly<Record<(typeof links)[number], IconName>> = {
  desk: 'file',
  make: 'code',
  read: 'scan',
  many: 'table',
  bank: 'bank',
  biller: 'send',
};

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
  const isHere = (name: (typeof links)[number]) =>
    name === page || (name === 'biller' && isLink(page)) || (name === 'bank' && isOfBank(page));
  return (
    <header>
      <a class="brand" href="#/desk">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={MARK_PATH} />
        </svg>
        Rappen
      </a>
      <nav class="main-nav" aria-label={nav.label}>
        {links.map((name) => (
          <a key={name} href={`#/${name === 'bank' ? 'pay' : name}`} aria-current={isHere(name) ? 'page' : undefined}>
            <Icon name={icons[name]} />
            {nav[name]}
          </a>
        ))}
        <a class="on-desktop" href="/docs">
          {nav.api}
        </a>
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
