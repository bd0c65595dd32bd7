import type { Page } from 'playwright-core';
import { bankTexts } from '../../packages/web/src/language/bank/words.ts';
import { texts as german } from '../../packages/web/src/language/de.ts';
import { eInvoiceTexts } from '../../packages/web/src/language/e-invoice/words.ts';
import { texts as english } from '../../packages/web/src/language/en.ts';
import { texts as french } from '../../packages/web/src/language/fr.ts';
import { texts as italian } from '../../packages/web/src/language/it.ts';
import type { UiLanguage } from '../../packages/web/src/language/languages.ts';
import { manyTexts } from '../../packages/web/src/language/many/words.ts';

const shell = { de: german, fr: french, it: italian, en: english } as const;

/** All texts that pages of a language can show. */
function textsIn(language: UiLanguage): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  [shell[language], manyTexts[language], bankTexts[language], eInvoiceTexts[language]].forEach(collect);
  return found;
}

/** Texts of the English pages that those of a language never show. */
function foreignTo(language: UiLanguage): readonly string[] {
  const own = textsIn(language);
  return language === 'en' ? [] : [...textsIn('en')].filter((text) => !own.has(text) && /\p{L}{3}/u.test(text));
}

/**
 * What nobody should see on a page, whatever its size and language: a screen that scrolls sideways, words that are cut off,
 * controls that lie on each other, words of another language, names of keys and values that were left empty.
 */
export async function faultsOf(page: Page, language: UiLanguage): Promise<readonly string[]> {
  return page.evaluate(lookAround, foreignTo(language));
}

/** Runs in the page. */
function lookAround(foreign: readonly string[]): string[] {
  const root = document.documentElement;
  const faults: string[] = [];
  if (root.scrollWidth > innerWidth) faults.push(`scrolls sideways: ${root.scrollWidth} of ${innerWidth}`);
  const isSeen = (element: Element) =>
    element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) && !element.closest('.unseen');
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const nameOf = (element: Element) =>
    `${element.localName}#${element.id}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`;

  for (const element of all(
    'button, a.button, label, legend, summary, h1, h2, h3, th, dt, nav a, .state, .hint, option',
  ))
    if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      faults.push(`cut off: ${nameOf(element)} (${element.scrollWidth} of ${element.clientWidth})`);

  const floats = (element: Element): boolean =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
    (element.parentElement !== null && floats(element.parentElement));
  // The cells of the grid lie on each other by design while it scrolls
  const controls = all('button, a.button, input:not([type=file]), select, textarea, summary').filter(
    (element) => !floats(element) && element.closest('.grid') === null,
  );
  const boxes = controls.map((element) => ({ element, box: element.getBoundingClientRect() }));
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      if (one.element.contains(other.element)) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > 1 && height > 1) faults.push(`on each other: ${nameOf(one.element)} and ${nameOf(other.element)}`);
    }

  const said = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    // What stands in a page that is printed, and what somebody typed, is in their language
    if (parent !== null && isSeen(parent) && parent.closest('.paper, pre, code, textarea') === null)
      said.add(node.textContent?.trim() ?? '');
  }
  for (const attribute of ['aria-label', 'title', 'placeholder'])
    for (const element of all(`[${attribute}]`)) said.add(element.getAttribute(attribute)?.trim() ?? '');
  const wanted = new Set(foreign);
  for (const text of said) {
    if (wanted.has(text)) faults.push(`in English: ${text}`);
    const isFile = /\.(?:pdf|xml|xlsx|csv|png)$/.test(text);
    const isKey = text !== 'eBill' && /^[a-z]+[A-Z]\w*$|^[a-z]+(?:\.[a-z]\w+)+$/.test(text);
    if (!isFile && (isKey || /\{[a-z]\w*\}|undefined|NaN|\[object/.test(text))) faults.push(`no word: ${text}`);
  }
  return faults;
}
