/** Longer than a browser takes from the end of a touch to the click that it is told as. */
const clickMillisecondsMax = 400;

let isDown = false;
let ended = 0;
let waiting: (() => void)[] = [];

/** Follows whether a button of the mouse, or a finger, is down, until what it has clicked is known. */
export function followPresses(): void {
  const begin = () => {
    clearTimeout(ended);
    isDown = true;
  };
  const end = (event: PointerEvent | KeyboardEvent) => {
    if (!isDown || ('buttons' in event && event.buttons !== 0)) return;
    clearTimeout(ended);
    // What is touched gets the focus only when the finger has left, and the click after it
    const isTouch = event.type === 'pointerup' && (event as PointerEvent).pointerType === 'touch';
    // Where no click follows
    ended = window.setTimeout(release, isTouch ? clickMillisecondsMax : 0);
  };
  addEventListener('pointerdown', begin, true);
  // A menu that opens may swallow the end of a press: then the next move or key tells of it
  for (const name of ['pointerup', 'pointercancel', 'pointermove', 'keydown'] as const)
    addEventListener(name, end, true);
  addEventListener('click', release, true);
}

function release(): void {
  clearTimeout(ended);
  isDown = false;
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
