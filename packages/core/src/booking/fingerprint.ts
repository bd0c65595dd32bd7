/**
 * A short text that stands for a longer one: 64 bits, as letters and digits. Equal texts have equal ones, so that what was read before
 * can be told without keeping what it says. It is no secret: who knows a text can tell whether it was meant.
 */
export function fingerprint(text: string): string {
  const print = new Fingerprint();
  print.add(text);
  return print.text();
}

/** The fingerprint of lines, as that of the text that they make, which is never put together. */
export function fingerprintOfLines(lines: Iterable<string>): string {
  const print = new Fingerprint();
  let isFirst = true;
  for (const line of lines) {
    if (!isFirst) print.add('\n');
    print.add(line);
    isFirst = false;
  }
  return print.text();
}

class Fingerprint {
  private one = 0x811c9dc5;
  private other = 0x1b873593;

  add(text: string): void {
    let { one, other } = this;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, 0x01000193);
      other = Math.imul(other ^ code, 0x85ebca6b);
      other ^= other >>> 13;
    }
    this.one = one;
    this.other = other;
  }

  text(): string {
    const codes: number[] = [];
    putDigits(this.other >>> 0, digitsOfHalf, codes);
    putDigits(this.one >>> 0, 1, codes);
    return String.fromCharCode(...codes.reverse());
  }
}

/** Of 32 bits. */
const digitsOfHalf = 7;

/** The digits of a number in base 36, at least so many, the last of them first. */
function putDigits(number: number, least: number, codes: number[]): void {
  const end = codes.length + least;
  for (let rest = number; rest > 0 || codes.length < end; rest = Math.floor(rest / 36)) {
    const digit = rest % 36;
    codes.push(digit < 10 ? 0x30 + digit : 0x57 + digit);
  }
}
