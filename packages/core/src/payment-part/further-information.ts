import { textWidth } from '../font/metrics.ts';
import { furtherInformation } from './geometry.ts';
import { ellipsis, fittingEnd, shortened } from './line-breaks.ts';
import { problem } from './problems.ts';
import { type Sheet, textAt } from './shapes.ts';

/**
 * Adds the alternative procedures to the sheet: one line each with the procedure's name in bold; a single one may run on
 * to the second line. What does not fit is cut, with the warning `LAYOUT_TRUNCATED`.
 * `width` in millimetres. Source: IG 3.5.
 */
export function drawFurtherInformation(
  procedures: readonly string[],
  width: number,
  { slipTop, shapes, warnings }: Sheet,
): void {
  const { x, baselines, size } = furtherInformation;
  const unitWidthMax = width / size;
  const mayRunOn = procedures.length === 1;
  for (const [index, procedure] of procedures.entries()) {
    const y = slipTop + baselines[index === 0 ? 0 : 1];
    const nameEnd = endOfName(procedure);
    const name = procedure.slice(0, nameEnd);
    const nameWidth = textWidth(name, 1, true);
    const restStart = skipBlanks(procedure, nameEnd);
    const lead = nameWidth + (restStart - nameEnd) * textWidth(' ', 1, false);
    const room = unitWidthMax - lead;
    const hasRest = restStart < procedure.length;

    if (nameWidth > unitWidthMax || (hasRest && room < textWidth(ellipsis, 1, false))) {
      shapes.push(textAt(x, y, shortened(name, 0, unitWidthMax, true).text, size, true));
      warnings.push(problem('LAYOUT_TRUNCATED', ['alternativeProcedures', index]));
      continue;
    }
    shapes.push(textAt(x, y, name, size, true));
    if (!hasRest) continue;

    const rest = procedure.slice(restStart);
    const restX = x + lead * size;
    if (textWidth(rest, 1, false) <= room) {
      shapes.push(textAt(restX, y, rest, size, false));
      continue;
    }
    let start = 0;
    let lineX = restX;
    let lineY = y;
    let lineRoom = room;
    if (mayRunOn) {
      const end = lineEnd(rest, room);
      if (end > 0) shapes.push(textAt(restX, y, rest.slice(0, end), size, false));
      start = skipBlanks(rest, end);
      lineX = x;
      lineY = slipTop + baselines[1];
      lineRoom = unitWidthMax;
    }
    const remaining = rest.slice(start);
    if (textWidth(remaining, 1, false) <= lineRoom) {
      shapes.push(textAt(lineX, lineY, remaining, size, false));
    } else {
      shapes.push(textAt(lineX, lineY, shortened(remaining, 0, lineRoom, false).text, size, false));
      warnings.push(problem('LAYOUT_TRUNCATED', ['alternativeProcedures', index]));
    }
  }
}

/** The last blank before the text leaves the line, or where it leaves it. */
function lineEnd(text: string, room: number): number {
  const end = fittingEnd(text, 0, text.length, room, false);
  const blankAt = text.lastIndexOf(' ', end);
  return blankAt > 0 ? blankAt : end;
}

function skipBlanks(text: string, start: number): number {
  let at = start;
  while (text.charAt(at) === ' ') at++;
  return at;
}

/**
 * A procedure begins with its name up to the first sign, which is the separator it chose (IG 4.2.2);
 * a colon belongs to the name, as the Style Guide prints it.
 */
function endOfName(procedure: string): number {
  const end = procedure.search(/[!-/:-@[-`{-~]/);
  if (end === -1) return procedure.length;
  return procedure.charAt(end) === ':' ? end + 1 : end;
}
