/** An address as its bytes, most significant first: 4 of IPv4, 16 of IPv6. */
type AddressBytes = readonly number[];

/** A block of addresses: those whose first `bits` bits are those of `bytes`. */
interface Block {
  readonly bytes: AddressBytes;
  readonly bits: number;
}

/** What of IPv4 is not for everybody (IANA IPv4 Special-Purpose Address Registry, RFC 6890; RFC 5771; RFC 1112). */
const notPublic4 = blocks(
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared, behind the translators of providers
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local; the metadata of cloud providers
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // relays of 6to4
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
);

/** All that IANA gives out of IPv6 as global unicast; mapped, translated, local and multicast addresses lie outside. */
const global6 = blocks('2000::/3');

/** What of it is not for everybody (IANA IPv6 Special-Purpose Address Registry, RFC 6890). */
const notPublic6 = blocks(
  '2001::/23', // protocol assignments, among them Teredo and benchmarks
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which carries an IPv4 address
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
);

const loopback = blocks('127.0.0.0/8', '::1/128');

/**
 * Whether an address, written as resolvers write it, belongs to the public internet. False for everything private, local,
 * reserved, translated (NAT64, 6to4, Teredo, IPv4 within IPv6) and for what is no address.
 */
export function isPublicAddress(address: string): boolean {
  const bytes = addressBytesOf(address);
  if (bytes === undefined) return false;
  if (bytes.length === 4) return !isIn(notPublic4, bytes);
  return isIn(global6, bytes) && !isIn(notPublic6, bytes);
}

/** Whether an address, written as resolvers write it, is this very machine: 127.0.0.0/8 or ::1. */
export function isLoopbackAddress(address: string): boolean {
  const bytes = addressBytesOf(address);
  return bytes !== undefined && isIn(loopback, bytes);
}

/** The name that somebody's requests are counted under: an IPv4 address, or the 64 bits of IPv6 that one subscriber has at least. */
export function clientNameOf(address: string): string {
  const bytes = addressBytesOf(address);
  return bytes?.length === 16 ? `${bytes.slice(0, 8).join('.')}/64` : address;
}

/** Whether a text is an IP address in its ordinary spelling, with or without the brackets of a URL. */
export function isAddress(text: string): boolean {
  return addressBytesOf(text.replace(/^\[(.*)\]$/, '$1')) !== undefined;
}

/** Whether a text is an address, or a block of them in CIDR notation (RFC 4632, 3.1; RFC 4291, 2.3). */
export function isAddressBlock(text: string): boolean {
  return blockOf(text) !== undefined;
}

/** Whether an address is in one of several blocks, or is one of several addresses. */
export function isInBlocks(address: string, texts: readonly string[]): boolean {
  const bytes = addressBytesOf(address);
  return (
    bytes !== undefined &&
    isIn(
      texts.map(blockOf).filter((block) => block !== undefined),
      bytes,
    )
  );
}

/** Whether all addresses of a block, or the one address, are in one of several blocks. */
export function isWithinBlocks(text: string, texts: readonly string[]): boolean {
  const block = blockOf(text);
  return (
    block !== undefined &&
    texts.some((other) => {
      const outer = blockOf(other);
      return outer !== undefined && outer.bits <= block.bits && isIn([outer], block.bytes);
    })
  );
}

function blockOf(text: string): Block | undefined {
  const [address = '', bits, ...rest] = text.split('/');
  const bytes = addressBytesOf(address);
  if (bytes === undefined || rest.length > 0) return undefined;
  const most = bytes.length * 8;
  if (bits === undefined) return { bytes, bits: most };
  return /^(?:0|[1-9]\d{0,2})$/.test(bits) && Number(bits) <= most ? { bytes, bits: Number(bits) } : undefined;
}

function isIn(list: readonly Block[], bytes: AddressBytes): boolean {
  return list.some((block) => block.bytes.length === bytes.length && startsWith(bytes, block));
}

function startsWith(bytes: AddressBytes, block: Block): boolean {
  return bytes.every((byte, index) => {
    const free = Math.max(0, Math.min(8, (index + 1) * 8 - block.bits));
    return byte >> free === (block.bytes[index] as number) >> free;
  });
}

function blocks(...texts: string[]): Block[] {
  return texts.map((text) => {
    const [address = '', bits] = text.split('/');
    return { bytes: addressBytesOf(address) ?? [], bits: Number(bits) };
  });
}

/** Four decimal numbers, or the eight groups of RFC 4291, section 2.2; no zones, no octal, no short forms. */
function addressBytesOf(text: string): AddressBytes | undefined {
  if (!text.includes(':')) return bytesOf4(text);
  const [head = '', tail, ...rest] = text.split('::');
  if (rest.length > 0) return undefined;
  const before = bytesOfGroups(head, tail === undefined);
  if (tail === undefined) return before?.length === 16 ? before : undefined;
  const after = bytesOfGroups(tail, true);
  if (before === undefined || after === undefined || before.length + after.length > 14) return undefined;
  return [...before, ...Array<number>(16 - before.length - after.length).fill(0), ...after];
}

/** Groups of IPv6 between colons; the last may be an IPv4 address where the address ends. */
function bytesOfGroups(text: string, isEnd: boolean): AddressBytes | undefined {
  if (text === '') return [];
  const groups = text.split(':');
  const bytes: number[] = [];
  for (const [index, group] of groups.entries()) {
    const isLast = isEnd && index === groups.length - 1;
    const pair = isLast && group.includes('.') ? bytesOf4(group) : bytesOfGroup(group);
    if (pair === undefined) return undefined;
    bytes.push(...pair);
  }
  return bytes.length <= 16 ? bytes : undefined;
}

function bytesOfGroup(group: string): AddressBytes | undefined {
  if (!/^[0-9a-f]{1,4}$/i.test(group)) return undefined;
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}

function bytesOf4(text: string): AddressBytes | undefined {
  if (!/^(?:(?:0|[1-9]\d{0,2})(?:\.(?!$)|$)){4}$/.test(text)) return undefined;
  const bytes = text.split('.').map(Number);
  return bytes.every((byte) => byte <= 0xff) ? bytes : undefined;
}
