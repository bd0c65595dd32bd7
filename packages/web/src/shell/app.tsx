import type { FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { copiesSetting, deskMailSetting, keepSetting, readSetting } from '../kept/settings.ts';
import { loadCatalogue } from '../language/catalogue.ts';
import type { Texts } from '../language/en.ts';
import { preferredLanguage, type UiLanguage } from '../language/languages.ts';
import { type Words, WordsContext } from '../language/words.ts';
import { Lazy } from '../parts/lazy.tsx';
import { giveFocus } from '../parts/page/keep-focus.ts';
import { isLink, type PageName, type PageProps, type Route, routeOf } from '../parts/page/route.ts';
import { Header } from './header.tsx';
import { useNewVersion } from './offline/new-version.ts';
import { keptLanguage, keptTheme, showTheme, type Theme } from './theme.ts';

const loaders: Readonly<Record<PageName, () => Promise<FunctionComponent<PageProps>>>> = {
  desk: async () => (await import('../desk/desk-page.tsx')).DeskPage,
  make: async () => (await import('../make/make-page.tsx')).MakePage,
  read: async () => (await import('../read/read-page.tsx')).ReadPage,
  many: async () => (await import('../many/many-page.tsx')).ManyPage,
  pay: async () => (await import('../pay/pay-page.tsx')).PayPage,
  statements: async () => (await import('../statements/statements-page.tsx')).StatementsPage,
  biller: async () => (await import('../biller/biller-page.tsx')).BillerPage,
  welcome: async () => (await import('../biller/biller-page.tsx')).BillerPage,
  invitation: async () => (await import('../biller/biller-page.tsx')).BillerPage,
  reset: async () => (await import('../biller/biller-page.tsx')).BillerPage,
};

/** The whole application: header, the page that the address names, footer. */
export function App() {
  const route = useRoute();
  const [theme, setTheme] = useState<Theme>(keptTheme);
  const [words, setLanguage] = useLanguage();
  useLayoutEffect(() => {
    showTheme(theme);
    keepSetting('theme', theme === 'system' ? undefined : theme);
  }, [theme]);
  useLayoutEffect(() => {
    // From here on the page itself stands there
    if (words) document.getElementById('first')?.remove();
  }, [words]);
  useEffect(() => {
    // The pages of a biller have titles of their own
    if (words && route.page !== 'biller') document.title = `${words.texts.titles[titleOf(route.page)]} – Rappen`;
  }, [words, route.page]);
  useEffect(() => {
    if (readSetting(copiesSetting)) void import('../kept/copies/copy.ts').then(({ startCopies }) => startCopies());
  }, []);
  const takeNewVersion = useNewVersion();
  const heading = useRef<HTMLHeadingElement>(null);
  const pageBefore = useRef(route.page);
  useEffect(() => {
    if (pageBefore.current !== route.page) giveFocus(heading.current);
    pageBefore.current = route.page;
  }, [route.page]);
  if (words === undefined) return null;
  const { texts } = words;
  return (
    <WordsContext.Provider value={words}>
      <button type="button" class="skip" onClick={skip}>
        {texts.nav.skip}
      </button>
      <Header page={route.page} theme={theme} onTheme={setTheme} language={words.language} onLanguage={setLanguage} />
      <div class="new-version" role="status">
        {takeNewVersion && (
          <p>
            {texts.shell.newVersion}{' '}
            <button type="button" class="quiet" onClick={takeNewVersion}>
              {texts.shell.reload}
            </button>
          </p>
        )}
      </div>
      <main id="main" tabIndex={-1}>
        <h1 ref={heading}>{texts.titles[titleOf(route.page)]}</h1>
        <Lazy key={route.page} load={loaders[route.page]} properties={{ route }} />
      </main>
      <footer>
        <p>{promiseOf(route.page, texts)}</p>
        <p>{texts.shell.source}</p>
        <p class="on-phone">
          <a href="/docs">{texts.nav.api}</a>
        </p>
      </footer>
    </WordsContext.Provider>
  );
}

/** What a page promises of what is entered; the desk can send documents where the service has offered that. */
function promiseOf(page: PageName, { biller, shell }: Texts): string {
  if (titleOf(page) === 'biller') return biller.promise;
  return page === 'desk' && readSetting(deskMailSetting) !== undefined ? shell.promiseOfDesk : shell.promise;
}

/** Goes to what a page is about, behind ways of its own where it has such. */
function skip(): void {
  (document.getElementById('content') ?? document.getElementById('main'))?.focus();
}

function titleOf(page: PageName) {
  return isLink(page) ? 'biller' : page;
}

function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location.hash));
  // With the first drawing and not after it: the address may be changed in between
  useLayoutEffect(() => {
    const follow = () => {
      setRoute(routeOf(location.hash));
      window.scrollTo(0, 0);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return route;
}

/** The words of the language in use. The last ones stay until the next are there. */
function useLanguage(): readonly [Words | undefined, (language: UiLanguage) => void] {
  const [words, setWords] = useState<Words>();
  const show = async (language: UiLanguage) => {
    const catalogue = await loadCatalogue(language);
    document.documentElement.lang = language;
    setWords({ ...catalogue, language });
  };
  useEffect(() => void show(keptLanguage() ?? preferredLanguage(navigator.languages)), []);
  const choose = (language: UiLanguage) => {
    keepSetting('language', language);
    void show(language);
  };
  return [words, choose];
}
