/** Where each row begins, in pixels, and where the last one ends. */
export function offsetsOf(heights: Iterable<number>, count: number): Float64Array {
  const offsets = new Float64Array(count + 1);
  let at = 0;
  let index = 0;
  for (const height of heights) {
    at += height;
    index += 1;
    offsets[index] = at;
  }
  return offsets;
}

/** The row at a height: the first one above it, the last one below. */
export function rowAt(offsets: Float64Array, height: number): number {
  let low = 0;
  let high = offsets.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] as number) <= height) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** Rows drawn beyond the edges, so that slow scrolling shows no gap. */
const beyond = 6;

/** The rows to draw, from the first to one behind the last. */
export function rowsInView(
  offsets: Float64Array,
  top: number,
  height: number,
): { readonly from: number; readonly to: number } {
  const count = offsets.length - 1;
  const from = Math.max(0, rowAt(offsets, top) - beyond);
  const to = Math.min(count, rowAt(offsets, top + height) + 1 + beyond);
  return { from, to };
}

/** Below this width of the grid a remark has its buttons below its text, and the first column is smaller. */
export const narrowWidth = 640;
const letterWidth = 7.8;
const lineHeight = 20;
const remarkPadding = 24;
/** Beside the text of a remark stand its buttons. */
const textShare = 0.6;
const buttonsHeight = 34;

/** How high a remark of so many letters is, so that all of it is to be read. */
export function remarkHeight(letters: number, width: number): number {
  const isNarrow = width < narrowWidth;
  const room = Math.max(letterWidth, (width - remarkPadding) * (isNarrow ? 1 : textShare));
  const lines = Math.max(1, Math.ceil((letters * letterWidth) / room));
  return lines * lineHeight + 16 + (isNarrow ? buttonsHeight : 0);
}
