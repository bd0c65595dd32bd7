/** A place in a text as editors name it: line and character of the line, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

const lineFeed = 10;
const carriageReturn = 13;

/** Characters that are counted one by one; in longer spans most are plain ones. */
const shortSpan = 64;
const notPlain = /[\n\r\udc00-\udfff]/g;

/** Counts places in a text as editors do, from front to back, each part of it once, though parts are let go. */
export class Places {
  /** As far as was counted in what is left of the text: lines that ended, and characters of the last one. */
  private counted = 0;
  private lines = 0;
  private characters = 0;
  private isBegun = false;

  /** Lets go of what stands before a place. */
  pass(text: string, to: number): void {
    if (to === 0) return;
    this.next(text, to);
    this.counted = 0;
  }

  /** The place of a character, which does not stand before the one that was asked for last. */
  next(text: string, to: number): Place {
    if (!this.isBegun && text.startsWith('\ufeff')) this.counted = 1;
    this.isBegun = true;
    if (to - this.counted < shortSpan) this.count(text, to);
    else this.countFar(text, to);
    const { lines, characters } = this;
    return { line: lines + 1, column: characters + 1 };
  }

  private count(text: string, to: number): void {
    for (; this.counted < to; this.counted += 1) {
      const code = text.charCodeAt(this.counted);
      const isEnd = code === lineFeed || (code === carriageReturn && text.charCodeAt(this.counted + 1) !== lineFeed);
      if (isEnd) {
        this.lines += 1;
        this.characters = 0;
        // Of a pair of surrogates the second counts for nothing
      } else if (code < 0xdc00 || code > 0xdfff) this.characters += 1;
    }
  }

  /** The same from one character that is no plain one to the next. */
  private countFar(text: string, to: number): void {
    const from = this.counted;
    for (const { index } of text.slice(from, to).matchAll(notPlain)) {
      this.characters += from + index - this.counted;
      this.counted = from + index;
      this.count(text, from + index + 1);
    }
    this.characters += to - this.counted;
    this.counted = to;
  }

  /** The same as a phrase. */
  of(text: string, at: number): string {
    const { line, column } = this.next(text, at);
    return `line ${line}, column ${column}`;
  }
}
