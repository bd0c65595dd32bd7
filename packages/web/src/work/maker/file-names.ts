/** Characters of a name: what every system takes, with a number and an ending behind it. */
const nameLengthMax = 100;

/** Names of devices of Windows. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Names files by their texts, such as the number of an invoice and the customer: `1042 Muster AG`. Characters that a system
 * refuses become blanks; a name that was given before gets a number. Without texts the other name is taken.
 */
export function fileNamer(): (texts: readonly string[], otherwise: string) => string {
  const given = new Set<string>();
  return (texts, otherwise) => {
    const plain = texts
      .map(safe)
      .filter((text) => text !== '')
      .join(' ')
      .slice(0, nameLengthMax);
    const wanted = safe(plain) || otherwise;
    let name = wanted;
    for (let count = 2; given.has(name.normalize().toLowerCase()); count++) name = `${wanted} (${count})`;
    given.add(name.normalize().toLowerCase());
    return name;
  };
}

function safe(text: string): string {
  const name = text
    .replace(/[\p{C}\p{Z}<>:"/\\|?*]+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .trim();
  return reserved.test(name) ? `${name}_` : name;
}
