/** Counts places in a text as editors do, lines and the characters of a line both from 1, though parts of it are let go. */
export class Places {
  /** Lines that ended in what was let go, and characters of the last one. */
  private lines = 0;
  private characters = 0;
  private isBegun = false;

  /** Lets go of what stands before a place. */
  pass(text: string, to: number): void {
    if (to === 0) return;
    const start = this.startOf(text);
    this.isBegun = true;
    let lineStart = start;
    for (const at of lineEnds(text, start, to)) {
      this.lines += 1;
      this.characters = 0;
      lineStart = at + 1;
    }
    this.characters += charactersIn(text, lineStart, to);
  }

  /** The place of a character of a text behind what was let go. */
  of(text: string, at: number): string {
    let [line, before, lineStart] = [this.lines + 1, this.characters, this.startOf(text)];
    for (const end of lineEnds(text, lineStart, at)) {
      line += 1;
      before = 0;
      lineStart = end + 1;
    }
    return `line ${line}, column ${before + charactersIn(text, lineStart, at) + 1}`;
  }

  private startOf(text: string): number {
    return !this.isBegun && text.startsWith('\ufeff') ? 1 : 0;
  }
}

/** Where lines end, one after another: with a carriage return that stands alone, or a line feed. */
function* lineEnds(text: string, from: number, to: number): Generator<number> {
  const hasReturns = text.includes('\r');
  for (let at = text.indexOf('\n', from), past = from; ; at = text.indexOf('\n', past)) {
    const end = at < 0 || at > to ? to : at;
    if (hasReturns) {
      for (let back = text.indexOf('\r', past); back >= 0 && back < end; back = text.indexOf('\r', back + 1)) {
        if (back + 1 !== at) yield back;
      }
    }
    if (end === to) return;
    yield end;
    past = end + 1;
  }
}

/** A pair of surrogates is one. */
function charactersIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; count += 1) at += (text.codePointAt(at) as number) > 0xffff ? 2 : 1;
  return count;
}
