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
    for (let at = start; at < to; at++) {
      if (!endsLine(text, at)) continue;
      this.lines += 1;
      this.characters = 0;
      lineStart = at + 1;
    }
    this.characters += charactersIn(text, lineStart, to);
  }

  /** The place of a character of a text behind what was let go. */
  of(text: string, at: number): string {
    let [line, before, lineStart] = [this.lines + 1, this.characters, this.startOf(text)];
    for (let from = lineStart; from < at; from++) {
      if (!endsLine(text, from)) continue;
      line += 1;
      before = 0;
      lineStart = from + 1;
    }
    return `line ${line}, column ${before + charactersIn(text, lineStart, at) + 1}`;
  }

  private startOf(text: string): number {
    return !this.isBegun && text.startsWith('\ufeff') ? 1 : 0;
  }
}

const lineFeed = 10;
const carriageReturn = 13;

function endsLine(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit === lineFeed || (unit === carriageReturn && text.charCodeAt(at + 1) !== lineFeed);
}

/** A pair of surrogates is one. */
function charactersIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; count += 1) at += (text.codePointAt(at) as number) > 0xffff ? 2 : 1;
  return count;
}
