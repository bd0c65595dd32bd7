/** A field of a message, such as `:61:`, line by line; or the border between two messages, with the type that the next one names. */
export type FinPiece =
  | { readonly tag: string; readonly lines: readonly string[] }
  | { readonly tag: undefined; readonly type: string | undefined };

/** Other colons at the beginning of a line are text: `:12:30`. */
const fieldStart = /^:(20|21|25P?|28C?|13[A-Z]?|34F|6[02][FM]|61|86|64|65|90[CD]|NS):/;
const envelopeStart = /^(?:-\}|-$|\{\d:)/;

/**
 * Cuts the text of a file into the fields of its messages: with the envelope of SWIFT or without, with any ends of lines. What stands
 * before the first field belongs to none. Source: SWIFT, Standards MT, general information.
 */
export function* finPieces(text: string): Generator<FinPiece> {
  let field: { readonly tag: string; readonly lines: string[] } | undefined;
  for (const whole of linesOf(text)) {
    let line = whole;
    if (envelopeStart.test(line)) {
      if (field !== undefined) yield field;
      field = undefined;
      yield { tag: undefined, type: /\{2:[IO](\d{3})/.exec(line)?.[1] };
      const body = line.lastIndexOf('{4:');
      line = body < 0 ? '' : line.slice(body + '{4:'.length);
    }
    const tag = fieldStart.exec(line)?.[1];
    if (tag !== undefined) {
      if (field !== undefined) yield field;
      field = { tag, lines: [line.slice(tag.length + 2)] };
    } else field?.lines.push(line);
  }
  if (field !== undefined) yield field;
}

function* linesOf(text: string): Generator<string> {
  const end = text.includes('\n') ? '\n' : '\r';
  for (let from = 0; from < text.length; ) {
    const at = text.indexOf(end, from);
    const to = at < 0 ? text.length : at;
    const line = text.slice(from, to);
    yield line.endsWith('\r') ? line.slice(0, -1) : line;
    from = to + 1;
  }
}
