const json = 'application/json';
/** A file of any kind: what some generated clients know all files as. */
export const anyFile = 'application/octet-stream';

/**
 * The offered media type that an `Accept` header likes best, the first of equals; undefined when none fits.
 * No header means anything; so does JSON where none is offered, since generated clients name it for the refusals, which are
 * JSON, and forget the rest. `application/octet-stream` means the first file that is offered, which keeps its own type. Source: RFC 9110, 12.5.1, which leaves that to the service.
 */
export function bestType(accept: string | null, offered: readonly string[]): string | undefined {
  if (accept === null || accept.trim() === '') return offered[0];
  const ranges = weighted(accept);
  let best: string | undefined;
  let bestWeight = 0;
  for (const type of offered) {
    const weight = weightOf(type, ranges);
    if (weight > bestWeight) {
      best = type;
      bestWeight = weight;
    }
  }
  if (best === undefined && !offered.includes(json) && weightOf(json, ranges) > 0) return offered[0];
  return best ?? (weightOf(anyFile, ranges) > 0 ? offered.find((type) => isFile(type)) : undefined);
}

function isFile(type: string): boolean {
  return type !== json && !type.startsWith('text/');
}

/** The offered language that `Accept-Language` likes best; undefined when it names none of them. */
export function bestLanguage<L extends string>(header: string | null, offered: readonly L[]): L | undefined {
  if (header === null) return undefined;
  let best: L | undefined;
  let bestWeight = 0;
  for (const [range, weight] of weighted(header)) {
    const found = offered.find((language) => range === language || range.startsWith(`${language}-`));
    if (found !== undefined && weight > bestWeight) {
      best = found;
      bestWeight = weight;
    }
  }
  return best;
}

type Weighted = readonly (readonly [range: string, weight: number])[];

function weighted(header: string): Weighted {
  return header
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      const weight = quality === undefined ? 1 : Number(quality.slice(2));
      return [range, weight >= 0 && weight <= 1 ? weight : 0] as const;
    });
}

/** The most specific range that covers a type decides. */
function weightOf(type: string, ranges: Weighted): number {
  const [group] = type.split('/');
  for (const range of [type, `${group}/*`, '*/*']) {
    const found = ranges.find(([name]) => name === range);
    if (found !== undefined) return found[1];
  }
  return 0;
}
