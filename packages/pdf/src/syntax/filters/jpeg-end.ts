/** Markers of JPEG (ISO/IEC 10918-1, table B.1). */
const markerBegins = 0xff;
const imageBegins = 0xd8;
const imageEnds = 0xd9;
const scanBegins = 0xda;
const restarts = { first: 0xd0, last: 0xd7 } as const;

/** The place behind the end of the JPEG image that data begins with; undefined where its parts do not lead to one. */
export function jpegEnd(data: Uint8Array): number | undefined {
  if (data[0] !== markerBegins || data[1] !== imageBegins) return undefined;
  for (let at = 2; data[at] === markerBegins; ) {
    const marker = data[at + 1];
    if (marker === markerBegins) at++;
    else if (marker === imageEnds) return at + 2;
    else {
      const length = ((data[at + 2] ?? 0) << 8) | (data[at + 3] ?? 0);
      at += 2 + length;
      if (marker === scanBegins) at = scanEnd(data, at);
    }
  }
  return undefined;
}

/** The marker behind the coded data of a scan: zeros behind `FF`, and restarts, belong to it. */
function scanEnd(data: Uint8Array, from: number): number {
  for (let at = data.indexOf(markerBegins, from); at !== -1; at = data.indexOf(markerBegins, at + 1)) {
    const next = data[at + 1] ?? 0;
    if (next !== 0 && !(next >= restarts.first && next <= restarts.last)) return at;
  }
  return data.length;
}
