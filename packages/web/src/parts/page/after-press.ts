let isDown = false;
let waiting: (() => void)[] = [];

/** Follows whether a button of the mouse, or a finger, is down. */
export function followPresses(): void {
  const begin = () => {
    isDown = true;
  };
  const end = (event: PointerEvent | KeyboardEvent) => {
    if (!isDown || ('buttons' in event && event.buttons !== 0)) return;
    isDown = false;
    // Where no click follows
    setTimeout(goOn);
  };
  addEventListener('pointerdown', begin, true);
  // A menu that opens may swallow the end of a press: then the next move or key tells of it
  for (const name of ['pointerup', 'pointercancel', 'pointermove', 'keydown'] as const)
    addEventListener(name, end, true);
  // What is clicked is known by now
  addEventListener('click', goOn, true);
}

function goOn(): void {
  const works = waiting;
  waiting = [];
  for (const work of works) work();
}

/**
 * Does what changes the page, once nothing is pressed: what was pressed would otherwise move away from below the mouse, and not
 * be clicked.
 */
export function afterPress(work: () => void): void {
  if (isDown) waiting.push(work);
  else work();
}
