import { eventually } from '../../eventually.ts';

/** Kinds of things that people look for; a `field` is found by its label, whatever it is. */
export type Role =
  | 'button'
  | 'link'
  | 'field'
  | 'summary'
  | 'group'
  | 'dialog'
  | 'region'
  | 'navigation'
  | 'option'
  | 'table';

/** What somebody looks for on a page: what it is, how it is called, and what it stands in where the name is not enough. */
export interface Wanted {
  readonly role: Role;
  readonly name: string;
  readonly within?: Wanted;
}

/** An element of the page, as the protocol of the browser names it. */
export interface Found {
  readonly element: unknown;
}

/** A file that the browser has saved. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * A page of a browser as somebody at it has it: they see, press keys, and move the mouse. Finding and asking look only; what
 * is done to the page comes in as the input of a keyboard or a mouse.
 */
export interface Screen {
  open(hash: string): Promise<void>;
  /** Those that are called so, as the browser tells programs that read aloud. */
  find(wanted: Wanted): Promise<readonly Found[]>;
  /** Those that a selector finds. */
  findAll(selector: string): Promise<readonly Found[]>;
  /** What a function of the page gives for an element; it changes nothing. */
  ask<T, P = undefined>(
    question: (element: Element, parameter: P) => T | Promise<T>,
    found: Found,
    parameter?: P,
  ): Promise<T>;
  /** What a function gives for the page. */
  look<T>(question: () => T | Promise<T>): Promise<T>;
  /** Presses keys one after another: `Tab`, `Shift+Tab`, `Control+Enter`. */
  press(...strokes: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Moves the mouse there and clicks, so many times. */
  click(point: Point, count?: number): Promise<void>;
  /** Turns the wheel over a point. */
  wheel(point: Point, delta: Point): Promise<void>;
  /** Does something that asks for files, and chooses them. */
  withFiles(paths: readonly string[], act: () => Promise<void>): Promise<void>;
  /** The next file that was saved under a name. */
  saved(name: string | RegExp): Promise<SavedFile>;
  /** Errors and warnings of the console. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What may be one of a kind. */
export const selectors: Readonly<Record<Role, string>> = {
  button: 'button',
  link: 'a[href]',
  field: 'input:not([type=file]), select, textarea',
  summary: 'summary',
  group: 'fieldset, [role=group]',
  dialog: 'dialog',
  region: 'section, [role=region]',
  navigation: 'nav',
  option: '[role=option]',
  table: 'table',
};

/** Waits until something wanted is there and can be used. */
export function shown(screen: Screen, wanted: Wanted): Promise<Found> {
  return eventually(async () => {
    for (const found of await screen.find(wanted)) if (await screen.ask(isUsable, found)) return found;
    throw new Error(`There is no ${nameOf(wanted)} to use`);
  });
}

/** Waits until one of a list is called so, and takes it out. */
export function taken<T>(list: T[], nameOf: (one: T) => string, wanted: string | RegExp): Promise<T> {
  return eventually(() => {
    const at = list.findIndex((one) =>
      typeof wanted === 'string' ? nameOf(one) === wanted : wanted.test(nameOf(one)),
    );
    if (at < 0) throw new Error(`Nothing was saved as ${wanted}, but ${list.map(nameOf).join(', ') || 'nothing else'}`);
    return list.splice(at, 1)[0] as T;
  });
}

export function nameOf({ role, name, within }: Wanted): string {
  return `${role} “${name}”${within ? ` in the ${nameOf(within)}` : ''}`;
}

function isUsable(element: Element): boolean {
  const isOff = element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
  return element.isConnected && !isOff && element.getClientRects().length > 0;
}
