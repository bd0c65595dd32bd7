/** The most codes that a table lists one by one, the most ranges within one last byte, and the most wider ones. */
const entriesMax = 65_536;
const rangesMax = 40_000;
const wideRangesMax = 64;

interface Range<T> {
  readonly first: number;
  readonly last: number;
  readonly valueOf: (offset: number) => T;
}

/** Values by code: a range of any width costs no more than what is looked up in it. */
export class CodeTable<T> {
  readonly #entries = new Map<number, T>();
  /** By what stands in front of the last byte: ranges of character maps seldom go beyond it (Adobe Technical Note 5014, 7). */
  readonly #ranges = new Map<number, Range<T>[]>();
  readonly #wideRanges: Range<T>[] = [];
  /** The range of each code of a page that was looked into and has many, by the last byte. */
  readonly #found = new Map<number, (Range<T> | undefined)[]>();
  #rangesLeft = rangesMax;

  set(code: number, value: T): void {
    if (this.#entries.size < entriesMax) this.#entries.set(code, value);
  }

  /** Gives each code from `first` to `last` the value of its distance from the first. */
  setRange(first: number, last: number, valueOf: (offset: number) => T): void {
    if (first === last) {
      this.set(first, valueOf(0));
      return;
    }
    const range = { first, last, valueOf };
    const page = pageOf(first);
    if (page !== pageOf(last)) {
      if (this.#wideRanges.length < wideRangesMax) this.#wideRanges.push(range);
    } else if (--this.#rangesLeft >= 0) {
      this.#found.delete(page);
      const known = this.#ranges.get(page);
      if (known === undefined) this.#ranges.set(page, [range]);
      else known.push(range);
    }
  }

  get(code: number): T | undefined {
    const listed = this.#entries.get(code);
    if (listed !== undefined) return listed;
    const within = ({ first, last }: Range<T>): boolean => code >= first && code <= last;
    const range = this.#rangeWithin(code, within) ?? this.#wideRanges.find(within);
    return range?.valueOf(code - range.first);
  }

  #rangeWithin(code: number, within: (range: Range<T>) => boolean): Range<T> | undefined {
    const page = pageOf(code);
    const ranges = this.#ranges.get(page);
    if (ranges === undefined || ranges.length <= rangesUsual) return ranges?.find(within);
    let found = this.#found.get(page);
    if (found === undefined) {
      found = rangesByCode(ranges);
      this.#found.set(page, found);
    }
    return found[code % pageSize];
  }
}

/** More ranges than that within one last byte are looked through once, and not for each code that is written with them. */
const rangesUsual = 32;
const pageSize = 256;

/** Of ranges within one last byte: the first one that has each code. */
function rangesByCode<T>(ranges: readonly Range<T>[]): (Range<T> | undefined)[] {
  const found: (Range<T> | undefined)[] = new Array(pageSize).fill(undefined);
  for (const range of ranges) for (let code = range.first; code <= range.last; code++) found[code % pageSize] ??= range;
  return found;
}

function pageOf(code: number): number {
  return Math.floor(code / pageSize);
}
