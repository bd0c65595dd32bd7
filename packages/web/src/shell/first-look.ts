import { preferredLanguage } from '../language/languages.ts';
import { routeOf } from '../parts/page/route.ts';
import { keptLanguage, keptTheme, showTheme } from './theme.ts';

// Runs before anything is drawn: what stands in the HTML is shown in the language and colours of the person, for the page of the address
const { documentElement: root } = document;
root.lang = keptLanguage() ?? preferredLanguage(navigator.languages);
showTheme(keptTheme());
const { page, rest } = routeOf(location.hash);
root.dataset['first'] = page;
// Whoever has been here before has invoices, or has seen how they begin
root.toggleAttribute('data-new', page === 'desk' && rest.length === 0 && isNew());

function isNew(): boolean {
  try {
    return localStorage.length === 0;
  } catch {
    return true;
  }
}
