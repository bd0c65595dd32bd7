/** Names of tags as numbers, a byte each. */
const cellName = 0x63;
const rowName = 0x726f77;
const nameBytesMax = 4;

/**
 * Watches the XML of a sheet while it is unpacked: false once a row has more cells than allowed. Tags are told by their names
 * alone, whatever their prefix, so that comments may count too.
 */
export function rowWatcher(cellsMax: number): (piece: Uint8Array) => boolean {
  let inName = false;
  let name = 0;
  let length = 0;
  let cells = 0;
  return (piece) => {
    let at = 0;
    while (at < piece.length) {
      if (!inName) {
        const open = piece.indexOf(60, at);
        if (open === -1) return true;
        at = open + 1;
        inName = true;
        name = 0;
        length = 0;
      }
      for (; at < piece.length && inName; at++) {
        const byte = piece[at] as number;
        // A blank, `>` or `/` ends a name, and a colon its prefix
        if (byte <= 32 || byte === 62 || byte === 47) inName = false;
        else if (byte === 58) name = length = 0;
        else if (++length <= nameBytesMax) name = (name << 8) | byte;
      }
      if (inName) return true;
      if (length === 1 && name === cellName) cells += 1;
      else if (length === 3 && name === rowName) cells = 0;
      if (cells > cellsMax) return false;
    }
    return true;
  };
}
