const unsaved = new Set<string>();
let underWay = 0;

/** Whether something would be lost with the page: then the browser asks before it leaves or loads anew. */
export function markUnsaved(name: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(name);
  else unsaved.delete(name);
  askWhereNeeded();
}

/** Takes the marks from everything whose name begins so. */
export function forgetUnsaved(beginning: string): void {
  for (const name of unsaved) if (name.startsWith(beginning)) markUnsaved(name, false);
}

/**
 * What work makes, which would be lost with the page until it ends: changes are shown before the browser has kept them. The
 * document bears `data-keeping` meanwhile.
 */
export async function whileKeeping<T>(work: Promise<T>): Promise<T> {
  underWay += 1;
  askWhereNeeded();
  try {
    return await work;
  } finally {
    underWay -= 1;
    askWhereNeeded();
  }
}

function askWhereNeeded(): void {
  if (unsaved.size + underWay > 0) addEventListener('beforeunload', askBefore);
  else removeEventListener('beforeunload', askBefore);
  document.documentElement.toggleAttribute('data-keeping', underWay > 0);
}

function askBefore(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
