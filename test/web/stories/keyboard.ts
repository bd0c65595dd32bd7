import { eventually } from '../../eventually.ts';
import type { Hand } from './hand.ts';
import { cellOf, stepsTo, typeDay, typeInto } from './parts.ts';
import { type Found, nameOf, type Screen, shown, type Wanted } from './screen.ts';

/** Presses of Tab after which nobody would go on. */
const tabsMax = 25;

/** Works with keys alone: a control that Tab does not lead to cannot be used. */
export function keyboard(screen: Screen): Hand {
  let last = '';
  const done = (what: string) => {
    last = what;
  };
  /** Goes to a control by Tab, or by Shift+Tab where it stands before. */
  const reach = async (wanted: Wanted, find = () => shown(screen, wanted)): Promise<Found> => {
    let found = await find();
    let [key, turns] = ['', -1];
    for (let presses = 0; ; presses++) {
      // What was found may have been drawn anew
      let at = await screen.ask(standing, found).catch(() => undefined);
      if (at?.isConnected !== true) {
        found = await find();
        at = await screen.ask(standing, found);
      }
      if (at.isHere) return found;
      if (at.isNowhere && last !== '') throw new Error(`The focus was lost after ${last}`);
      const next = at.isBehind ? 'Tab' : 'Shift+Tab';
      if (key !== next) turns += 1;
      // Once, the page itself may have moved the focus meanwhile
      if (turns > 1) throw new Error(`${key} leads past the ${nameOf(wanted)}, to ${at.name}`);
      key = next;
      if (presses === tabsMax)
        throw new Error(`${presses} times ${key} leads to ${at.name}, not to the ${nameOf(wanted)}`);
      // At the start the first stop leads over what is on every page
      if (at.isNowhere && at.isInMain) await screen.press(key, 'Enter');
      // Inside a grid Tab goes from cell to cell: its edge is left by the key that leads there
      if (at.isInOtherGrid) await screen.press(at.isBehind ? 'End' : 'Home');
      await screen.press(key);
    }
  };
  const enter = async (wanted: Wanted, text: string) => {
    const found = await reach(wanted);
    await screen.press('Control+a');
    await typeInto(screen, found, text);
    done(`typing into the ${nameOf(wanted)}`);
  };
  return {
    begin: () => done(''),
    async activate(wanted) {
      const shortcut = await screen.ask(
        (element) => element.getAttribute('aria-keyshortcuts'),
        await shown(screen, wanted),
      );
      // Who works with keys uses those that a control names
      if (shortcut) await screen.press(shortcut);
      else {
        await reach(wanted);
        await screen.press('Enter');
      }
      done(`pressing the ${nameOf(wanted)}`);
    },
    enter,
    async enterDay(wanted, day) {
      const found = await reach(wanted);
      await typeDay(screen, found, day);
      done(`typing into the ${nameOf(wanted)}`);
    },
    async choose(wanted, option) {
      const found = await reach(wanted);
      await screen.press(...(await stepsTo(screen, found, option)));
      done(`choosing in the ${nameOf(wanted)}`);
    },
    async tick(wanted) {
      await reach(wanted);
      await screen.press('Space');
      done(`ticking the ${nameOf(wanted)}`);
    },
    async take(wanted, option) {
      const field = await shown(screen, wanted);
      await eventually(async () => {
        const chosen = await shown(screen, option);
        const id = await screen.ask((element) => element.id, chosen);
        if ((await screen.ask((element) => element.getAttribute('aria-activedescendant'), field)) === id) return;
        await screen.press('ArrowDown');
        throw new Error(`The arrow keys do not lead to the ${nameOf(option)}`);
      });
      await screen.press('Enter');
      done(`taking the ${nameOf(option)}`);
    },
    async correct(column, row, text) {
      const cell = await cellOf(screen, column, row);
      const wanted: Wanted = { role: 'field', name: `${column}, row ${row}` };
      // One cell of the grid takes part in the order of Tab
      await reach(wanted, async () => (await screen.findAll('[role=gridcell][tabindex="0"]'))[0] as Found);
      const { down, right } = await screen.ask(wayInGrid, cell);
      await screen.press(
        ...Array.from({ length: Math.abs(down) }, () => (down > 0 ? 'ArrowDown' : 'ArrowUp')),
        ...Array.from({ length: Math.abs(right) }, () => (right > 0 ? 'ArrowRight' : 'ArrowLeft')),
      );
      // Typing replaces what is in the cell
      await screen.type(`${text}\n`);
      done(`typing into the cell ${column}, row ${row}`);
    },
  };
}

/** Where the focus is, seen from an element. Runs in the page, as do the following. */
function standing(element: Element) {
  const at = document.activeElement ?? document.body;
  const isNowhere = at === document.body;
  const grid = at.closest('[role=grid]');
  const called = at.getAttribute('aria-label') ?? (at as HTMLInputElement).labels?.[0]?.textContent ?? at.textContent;
  return {
    isHere: at === element,
    isConnected: element.isConnected,
    isNowhere,
    isInMain: element.closest('main') !== null,
    isBehind: isNowhere || Boolean(at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
    isInOtherGrid: grid !== null && !grid.contains(element),
    name: `${at.localName} “${called?.trim().slice(0, 40)}”`,
  };
}

function wayInGrid(cell: Element) {
  const at = document.activeElement;
  const place = (element: Element | null | undefined, name: string) => Number(element?.getAttribute(name));
  const rowOf = (element: Element | null) => place(element?.closest('[role=row]'), 'aria-rowindex');
  return { down: rowOf(cell) - rowOf(at), right: place(cell, 'aria-colindex') - place(at, 'aria-colindex') };
}
