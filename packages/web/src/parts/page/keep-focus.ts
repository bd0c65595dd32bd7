/** What is told of in a page by itself: where the focus goes when what had it is gone. */
const regions = 'dialog, form, section, article, .biller-page, main';
const usable = ':is(a[href], button, input, select, textarea):not(:disabled):not([tabindex="-1"])';

/**
 * Keeps the focus where somebody is: browsers let it fall to the beginning of the page when the element that has it goes away
 * or is switched off, and keyboards and screen readers begin anew there.
 */
export function keepFocus(): void {
  let last: HTMLElement | undefined;
  let around: readonly HTMLElement[] = [];
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    around = ancestorsOf(target);
  });
  // Who clicks at nothing wants the focus nowhere
  addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && last?.contains(target))) last = undefined;
  });
  const follow = () => {
    if (last === undefined || (last.isConnected && !last.matches(':disabled'))) return;
    const place = placeNear(last, around);
    last = undefined;
    if (isNowhere(document.activeElement)) giveFocus(place);
  };
  new MutationObserver(follow).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
}

/** Focuses an element that tabbing passes by, such as a heading. */
export function giveFocus(element: HTMLElement | null | undefined): void {
  if (element === null || element === undefined) return;
  if (!element.matches(usable)) element.tabIndex = -1;
  element.focus({ preventScroll: !element.matches(usable) });
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.matches(':disabled');
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent === null ? [] : [parent, ...ancestorsOf(parent)];
}

/** The first thing in an element that can have the focus: what is not shown takes none. */
function shownIn(element: Element | null | undefined): HTMLElement | undefined {
  return [...(element?.querySelectorAll<HTMLElement>(usable) ?? [])].find((each) => each.getClientRects().length > 0);
}

/** The field that was mended, the button beside, or the heading of the part of the page. */
function placeNear(gone: HTMLElement, around: readonly HTMLElement[]): HTMLElement | undefined {
  const nearest = around.find((element) => element.isConnected);
  const beside = shownIn(nearest?.closest('.field, td'));
  const sibling = gone.isConnected ? shownIn(nearest) : undefined;
  const region = nearest?.closest<HTMLElement>(regions);
  return sibling ?? beside ?? region?.querySelector<HTMLElement>('h1, h2, h3') ?? region ?? undefined;
}
