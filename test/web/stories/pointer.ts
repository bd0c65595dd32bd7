import { eventually } from '../../eventually.ts';
import type { Hand } from './hand.ts';
import { cellOf, stepsTo, typeDay, typeInto } from './parts.ts';
import { type Found, nameOf, type Screen, shown, type Wanted } from './screen.ts';

/** Works with the mouse, and with keys only for text: what cannot be seen and hit cannot be used. */
export function pointer(screen: Screen): Hand {
  /** Turns the wheel until something lies free in view and is still, and clicks on it: on its middle, or further left. */
  const click = async (find: () => Promise<Found>, name: string, { count = 1, part = 0.5 } = {}): Promise<Press> => {
    const press = await eventually(async () => {
      const found = await find();
      const { point, isStill, isFree, over, delta, met } = await screen.ask(wayTo, found, part);
      if (isStill && !isFree) await screen.wheel(over, delta);
      if (!isStill || !isFree) throw new Error(`The mouse does not reach the ${name}: there it meets ${met}`);
      await screen.ask(watchPress, found);
      await screen.click(point, count);
      const pressed = await screen.look(pressOf);
      // It moved before the mouse was there: nothing has happened, and it is looked for again
      if (!pressed.isHit && !pressed.isControl) throw new Error(`The ${name} moves about`);
      return pressed;
    });
    if (!press.isHit) throw new Error(`Instead of the ${name} something else was clicked`);
    return press;
  };
  const clickOn = (wanted: Wanted, options?: { readonly count?: number; readonly part?: number }) =>
    click(() => shown(screen, wanted), nameOf(wanted), options);
  const activate = async (wanted: Wanted) => {
    const { isClicked } = await clickOn(wanted);
    if (!isClicked) throw new Error(`The ${nameOf(wanted)} moves away while the mouse is pressed, and is not clicked`);
  };
  return {
    begin: () => {},
    activate,
    tick: activate,
    async enter(wanted, text) {
      await clickOn(wanted, { count: 3 });
      await typeInto(screen, await shown(screen, wanted), text);
    },
    async enterDay(wanted, day) {
      await clickOn(wanted, { part: 0.05 });
      await typeDay(screen, await shown(screen, wanted), day);
    },
    async choose(wanted, option) {
      const found = await shown(screen, wanted);
      const isOpen = (wished: boolean) =>
        eventually(async () => {
          if ((await screen.ask((list) => list.matches(':open'), found)) !== wished)
            throw new Error(`The menu of the ${nameOf(wanted)} is ${wished ? 'closed' : 'open'}`);
        });
      // The menu is a window of the browser, which has none here that the mouse could point at: it is shown, closed again by
      // another click, and the option is chosen by keys
      await clickOn(wanted);
      await isOpen(true);
      await screen.click((await screen.ask(wayTo, found, 0.5)).point);
      await isOpen(false);
      await screen.press(...(await stepsTo(screen, found, option)));
    },
    take: (_field, option) => activate(option),
    async correct(column, row, text) {
      const name = `cell ${column} in row ${row}`;
      const one = async (selector: string) => {
        const [found] = await screen.findAll(selector);
        if (found === undefined) throw new Error(`The ${name} cannot be edited`);
        return found;
      };
      const field = () => eventually(() => one('[role=gridcell] input'));
      await click(() => cellOf(screen, column, row), name, { count: 2 });
      await click(field, name, { count: 3 });
      await typeInto(screen, await field(), text);
      // A click elsewhere ends it
      await click(() => one('[role=columnheader]'), 'head of the grid');
    },
  };
}

/** What the mouse has met. */
interface Press {
  readonly isHit: boolean;
  /** Whether its button was let go over the same thing. */
  readonly isClicked: boolean;
  /** Whether it has met something that does something. */
  readonly isControl: boolean;
}

/** Where an element is, and how the wheel has to be turned over what to bring it into view. Runs in the page, as do the following. */
async function wayTo(element: Element, part: number) {
  const boxOf = () => element.getClientRects()[0] ?? element.getBoundingClientRect();
  const before = boxOf();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const box = boxOf();
  const point = { x: box.left + box.width * part, y: box.top + box.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  let view = new DOMRect(0, 0, innerWidth, innerHeight);
  // Beside the page, where nothing scrolls on its own
  let over = { x: 2, y: innerHeight / 2 };
  for (let place = element.parentElement; place !== null && place !== document.body; place = place.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(place);
    const own = place.getBoundingClientRect();
    const isInside = point.x > own.left && point.x < own.right && point.y > own.top && point.y < own.bottom;
    if (isInside || !/auto|scroll/.test(overflowX + overflowY)) continue;
    view = own;
    over = { x: own.left + own.width / 2, y: own.top + own.height / 2 };
    break;
  }
  return {
    point,
    isStill: before.x === box.x && before.y === box.y && before.width === box.width,
    isFree: hit !== null && element.contains(hit),
    over,
    delta: { x: point.x - view.x - view.width / 2, y: point.y - view.y - view.height / 2 },
    met: `${hit?.localName}.${hit?.className}`,
  };
}

function watchPress(element: Element): void {
  const press = { isHit: false, isClicked: false, isControl: false };
  Object.assign(globalThis, { press });
  const isIn = ({ target }: Event) => element.contains(target as Node);
  const onDown = (event: Event) => {
    press.isHit = isIn(event);
    press.isControl = (event.target as Element).closest('a, button, input, select, textarea, label, summary') !== null;
  };
  const onClick = (event: Event) => {
    press.isClicked = isIn(event);
  };
  addEventListener('pointerdown', onDown, { capture: true, once: true });
  addEventListener('click', onClick, { capture: true, once: true });
}

function pressOf(): Press {
  return (globalThis as unknown as { press: Press }).press;
}
