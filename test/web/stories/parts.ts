import { eventually } from '../../eventually.ts';
import type { Found, Screen } from './screen.ts';

/** The cell of the grid that stands below the name of a column, in a row of the file. */
export function cellOf(screen: Screen, column: string, row: number): Promise<Found> {
  return eventually(async () => {
    const [grid] = await screen.findAll('[role=grid]');
    const place = grid && (await screen.ask(placeInGrid, grid, { column, row }));
    const selector = `[role=row][aria-rowindex="${place?.row}"] > [role=gridcell][aria-colindex="${place?.column}"]`;
    const [cell] = place ? await screen.findAll(selector) : [];
    if (cell === undefined) throw new Error(`There is no cell ${column} in row ${row}`);
    return cell;
  });
}

/** Runs in the page, as do the following. */
function placeInGrid(grid: Element, { column, row }: { readonly column: string; readonly row: number }) {
  const head = [...grid.querySelectorAll('[role=columnheader]')].find((each) => each.textContent?.trim() === column);
  const rowHead = [...grid.querySelectorAll('[role=rowheader]')].find((each) =>
    new RegExp(`^${row}\\b`).test(each.textContent?.trim() ?? ''),
  );
  return {
    column: head?.getAttribute('aria-colindex'),
    row: rowHead?.closest('[role=row]')?.getAttribute('aria-rowindex'),
  };
}

/** The keys that lead from what is chosen in a list to another of its options. */
export async function stepsTo(screen: Screen, list: Found, option: string): Promise<readonly string[]> {
  const steps = await screen.ask(stepsInList, list, option);
  if (steps === null) throw new Error(`There is no option “${option}”`);
  return Array.from({ length: Math.abs(steps) }, () => (steps > 0 ? 'ArrowDown' : 'ArrowUp'));
}

function stepsInList(list: Element, option: string): number | null {
  const { options, selectedIndex } = list as HTMLSelectElement;
  const at = [...options].findIndex(({ text }) => text === option);
  return at < 0 ? null : at - selectedIndex;
}

/** Types a day into the first part of its field. Which part comes first, the browser shows, but tells no program: it is tried. */
export async function typeDay(screen: Screen, field: Found, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  const isThere = () => screen.ask((element, wanted) => (element as HTMLInputElement).value === wanted, field, day);
  for (const digits of [month + date + year, date + month + year]) {
    // To the first part, wherever Tab or the mouse has led
    await screen.press('ArrowLeft', 'ArrowLeft');
    await screen.type(digits);
    if (await isThere()) return;
  }
  throw new Error(`The day ${day} cannot be typed`);
}

/** Types into a field whose text is marked, and looks whether all of it has arrived. */
export async function typeInto(screen: Screen, field: Found, text: string): Promise<void> {
  await (text === '' ? screen.press('Delete') : screen.type(text));
  const value = await screen.ask((element) => (element as HTMLInputElement).value, field);
  if (value !== text) throw new Error(`Of “${text}” the field has “${value}”`);
}
