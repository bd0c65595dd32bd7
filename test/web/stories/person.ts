import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eventually } from '../../eventually.ts';
import type { Hand } from './hand.ts';
import { keyboard } from './keyboard.ts';
import { pointer } from './pointer.ts';
import type { SavedFile, Screen, Wanted } from './screen.ts';

/** A finger is at a phone, where some things are folded or on another page. */
export type HandName = 'keyboard' | 'pointer' | 'finger';

const hands: Readonly<Record<HandName, (screen: Screen) => Hand>> = { keyboard, pointer, finger: pointer };

/** Somebody at a page, who knows it by what it shows. */
export interface Person {
  readonly hand: HandName;
  /** A start: the page is loaded anew. */
  goTo(hash: string): Promise<void>;
  activate(role: 'button' | 'link' | 'summary', name: string, within?: Wanted): Promise<void>;
  enter(label: string, text: string, within?: Wanted): Promise<void>;
  enterDay(label: string, day: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  tick(label: string): Promise<void>;
  /** Types a part of something, and takes what is suggested. */
  take(label: string, typed: string, suggestion: string, within?: Wanted): Promise<void>;
  correct(column: string, row: number, text: string): Promise<void>;
  /** Presses a button that asks for files, and gives them. */
  giveFiles(button: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void>;
  /** The next file that is saved under a name. */
  saved(name: string | RegExp): Promise<SavedFile>;
  /** Waits until the page shows these texts, each somewhere. */
  sees(...texts: readonly (string | RegExp)[]): Promise<void>;
  /** Waits until the page shows a text no more. */
  seesNo(text: string): Promise<void>;
  /** Waits until a table has so many rows, each with all of its texts. */
  seesRows(table: string, ...rows: readonly (readonly string[])[]): Promise<void>;
  /** Waits until there is this text in a field. */
  seesIn(label: string, text: string | RegExp): Promise<void>;
  /** The same hand at another computer, which knows nothing yet. */
  elsewhere(): Promise<Person>;
}

/** A person with one hand, at the pages that `open` opens, the first of them at once. The files of the person are in a folder. */
export async function personWith(hand: HandName, open: () => Promise<Screen>, folder: string): Promise<Person> {
  const screen = await open();
  const own = hands[hand](screen);
  const field = (name: string, within?: Wanted): Wanted => ({ role: 'field', name, ...(within && { within }) });
  const text = () => screen.look(textOfPage);
  return {
    hand,
    async goTo(hash) {
      // Who leaves in the moment before it is kept would be asked
      await eventually(async () => expect(await screen.findAll('html[data-keeping]')).toEqual([]));
      await screen.open(hash);
      own.begin();
    },
    activate: (role, name, within) => own.activate({ role, name, ...(within && { within }) }),
    enter: (label, typed, within) => own.enter(field(label, within), typed),
    enterDay: (label, day) => own.enterDay(field(label), day),
    choose: (label, option) => own.choose(field(label), option),
    tick: (label) => own.tick(field(label)),
    async take(label, typed, suggestion, within) {
      await own.enter(field(label, within), typed);
      await own.take(field(label, within), { role: 'option', name: suggestion });
    },
    correct: (column, row, typed) => own.correct(column, row, typed),
    giveFiles(button, files) {
      const given = mkdtempSync(join(folder, 'given-'));
      const paths = Object.entries(files).map(([name, content]) => {
        writeFileSync(join(given, name), content);
        return join(given, name);
      });
      // The button is pressed by hand; the dialog that it opens is one of the system, and is answered by the protocol
      return screen.withFiles(paths, () => own.activate({ role: 'button', name: button }));
    },
    saved: (name) => screen.saved(name),
    async sees(...texts) {
      for (const wanted of texts)
        await eventually(async () => {
          const isThere = expect(await text());
          if (typeof wanted === 'string') isThere.toContain(wanted);
          else isThere.toMatch(wanted);
        });
    },
    seesNo: (unwanted) => eventually(async () => expect(await text()).not.toContain(unwanted)),
    seesRows: (table, ...rows) =>
      eventually(async () => {
        const [found] = await screen.find({ role: 'table', name: table });
        const there = found ? await screen.ask(rowsOf, found) : [];
        const isRow = (texts: readonly string[]) => (row: string) => texts.every((one) => row.includes(one));
        expect(there).toEqual(rows.map((texts) => expect.toSatisfy(isRow(texts), texts.join(', '))));
      }),
    seesIn: (label, wanted) =>
      eventually(async () => {
        const [found] = await screen.find(field(label));
        expect(found && (await screen.ask((element) => (element as HTMLInputElement).value, found))).toMatch(wanted);
      }),
    elsewhere: () => personWith(hand, open, folder),
  };
}

/** Runs in the page, as do the following. */
function textOfPage(): string {
  // biome-ignore lint/performance/useDomNodeTextContent: what is shown, and not what is there
  return document.body.innerText.replace(/\s+/g, ' ');
}

function rowsOf(table: Element): string[] {
  const rows = [...table.querySelectorAll<HTMLElement>('tbody tr')];
  // biome-ignore lint/performance/useDomNodeTextContent: as above
  return rows.map((row) => row.innerText.replace(/\s+/g, ' '));
}
