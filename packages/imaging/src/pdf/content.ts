import { isRegular, ValueReader } from './value.ts';

/** One thing that a content stream draws by name. */
export interface Call {
  readonly resource: 'XObject' | 'Pattern' | 'Font' | 'ExtGState';
  readonly name: string;
  readonly times: number;
}

const operators: Readonly<Record<string, Call['resource']>> = {
  Do: 'XObject',
  scn: 'Pattern',
  SCN: 'Pattern',
  Tf: 'Font',
  gs: 'ExtGState',
};

/**
 * What the instructions of a content stream draw by name: forms, patterns, fonts and graphics states, each with the
 * number of times (ISO 32000-1, 7.8.2). Undefined when there are more than `callsMax` different ones.
 */
export function callsOf(content: Uint8Array, callsMax: number): readonly Call[] | undefined {
  const counts = new Map<string, { resource: Call['resource']; name: string; times: number }>();
  const reader = new ValueReader(content, 0);
  let lastName: string | undefined;
  for (;;) {
    reader.skip();
    if (reader.at >= reader.end) break;
    const byte = content[reader.at] as number;
    if (byte === 0x2f) lastName = reader.name().name;
    else if (byte === 0x28) reader.string();
    else if (!isRegular(byte)) reader.at++;
    else {
      const start = reader.at;
      while (reader.at < reader.end && isRegular(content[reader.at])) reader.at++;
      // Numbers are the operands in between; anything else is an operator
      if ((byte >= 48 && byte <= 57) || byte === 0x2d || byte === 0x2e || byte === 0x2b) continue;
      const resource = reader.at - start <= 3 ? operators[word(content, start, reader.at)] : undefined;
      if (resource !== undefined && lastName !== undefined) {
        const key = `${resource}/${lastName}`;
        const known = counts.get(key);
        if (known !== undefined) known.times++;
        else counts.set(key, { resource, name: lastName, times: 1 });
        if (counts.size > callsMax) return undefined;
      }
      lastName = undefined;
      if (reader.at - start === 2 && byte === 0x49 && content[start + 1] === 0x44) skipInlineImage(reader);
    }
  }
  return [...counts.values()];
}

function word(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

/** Goes behind the `EI` that ends inline image data. */
export function skipInlineImage(reader: ValueReader): void {
  const { bytes, end } = reader;
  for (let at = bytes.indexOf(0x45, reader.at); at !== -1 && at < end; at = bytes.indexOf(0x45, at + 1)) {
    if (bytes[at + 1] === 0x49 && !isRegular(bytes[at - 1]) && !isRegular(bytes[at + 2])) {
      reader.at = at + 2;
      return;
    }
  }
}
