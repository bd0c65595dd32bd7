import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, test } from 'vitest';
import {
  clientNameOf,
  isAddress,
  isAddressBlock,
  isInBlocks,
  isLoopbackAddress,
  isPublicAddress,
  isWithinBlocks,
} from './ip-address.ts';

test.each([
  ['0.0.0.0', '0.255.255.255', '10.0.0.1', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.255.255.255'],
  ['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.255.255'],
  ['198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.9', '224.0.0.1', '239.255.255.255', '240.0.0.1'],
  ['255.255.255.255', '::', '::1', '::7f00:1', '::127.0.0.1', '::8.8.8.8', '::ffff:127.0.0.1', '::ffff:7f00:1'],
  ['::ffff:8.8.8.8', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::1', '100::1', 'fc00::1', 'fd12:3456::1'],
  ['fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '2001::1', '2001:0:7f00:1::', '2001:2::1', '2001:10::1'],
  ['2001:20::1', '2001:1ff::', '2001:db8::1', '2002:7f00:1::', '2002:808:808::1', '2620:4f:8000::1', '3fff::1'],
  ['4000::1', '5f00::1', '1fff::1', '', 'localhost', '1.2.3', '1.2.3.4.', '01.2.3.4', '0x8.8.8.8', '134744072'],
  ['256.1.1.1', '8.8.8.8/32', ' 8.8.8.8', '2606:4700::1::1', '2606:4700', ':2606::1', '2606::1:', '2606::8.8.8.8:1'],
  ['2606:4700:1:2:3:4:5:6:7', '2606:4700:1:2:3:4:5::6:7', '12345::1', '2606::g', '2606::1.2.3', '８.８.８.８'],
])('not public: %s, %s, %s …', (...addresses) => expect(addresses.filter(isPublicAddress)).toEqual([]));

test.each([
  ['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0'],
  ['172.15.255.255', '172.32.0.0', '192.167.255.255', '198.17.255.255', '198.20.0.0', '223.255.255.255'],
  ['2606:4700:4700::1111', '2001:4860:4860::8888', '2001:200::', '2a00:1450::', '2000::1', '2003::1', '3ffe::1'],
  ['2606:4700:0:0:0:0:0:1', '2606:4700::8.8.8.8', '2A00:1450::ABCD'],
])('public: %s, %s, %s …', (...addresses) => expect(addresses.filter((one) => !isPublicAddress(one))).toEqual([]));

test('loopback', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '0:0:0:0:0:0:0:1'].every(isLoopbackAddress)).toBe(true);
  expect(['128.0.0.1', '0.0.0.0', '::', '::ffff:127.0.0.1', '::2', 'localhost'].some(isLoopbackAddress)).toBe(false);
  expect(['[::1]', '::1', '1.2.3.4'].every(isAddress)).toBe(true);
  expect(['[::1', 'a.b', '1.2.3'].some(isAddress)).toBe(false);
});

describe('ipaddr.js', () => {
  const bytes = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 255 }), { minLength: length, maxLength: length });
  const text4 = bytes(4).map((parts) => parts.join('.'));
  const address6 = bytes(16)
    .chain((parts) => fc.constantFrom(parts, parts.fill(0, 2, 12), [0x20, 0x01, ...parts.slice(2)]))
    .map((parts) => new ipaddr.IPv6(parts));

  test('calls unicast what we call public', () =>
    fc.assert(
      fc.property(fc.oneof(text4, address6.map(String)), (text) => {
        if (isPublicAddress(text)) expect(ipaddr.parse(text).range()).toBe('unicast');
      }),
      { numRuns: 2000 },
    ));

  test('and we call public what it calls unicast, but for reserved blocks it does not know', () =>
    fc.assert(
      fc.property(text4, (text) => {
        const isKnownAlike = !/^192\.(?:31\.196|52\.193|175\.48|88\.99)\./.test(text);
        if (isKnownAlike) expect(isPublicAddress(text)).toBe(ipaddr.parse(text).range() === 'unicast');
      }),
      { numRuns: 5000 },
    ));

  test('every spelling of an address gets the same verdict', () =>
    fc.assert(
      fc.property(address6, (address) => {
        const verdict = isPublicAddress(address.toNormalizedString());
        const spellings = [address.toRFC5952String(), address.toString(), address.toNormalizedString().toUpperCase()];
        expect(spellings.map(isPublicAddress)).toEqual([verdict, verdict, verdict]);
      }),
    ));

  test('what it cannot read is no address', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-fx:.%]{1,20}$/), (text) => {
        if (isAddress(text)) expect(ipaddr.isValid(text)).toBe(true);
      }),
      { numRuns: 2000 },
    ));
});

test.each<[address: string, blocks: string[], isIn: boolean]>([
  ['192.0.2.1', ['192.0.2.1'], true],
  ['192.0.2.1', ['192.0.2.2'], false],
  ['192.0.2.1', ['10.0.0.0/8', '192.0.2.0/24'], true],
  ['192.0.3.1', ['192.0.2.0/23'], true],
  ['192.0.4.1', ['192.0.2.0/23'], false],
  ['192.0.2.1', ['0.0.0.0/0'], true],
  ['2001:db8::1', ['0.0.0.0/0'], false],
  ['2001:db8::1', ['2001:db8::/32'], true],
  ['2001:db9::1', ['2001:db8::/32'], false],
  ['2001:db8::1', ['2001:DB8:0:0:0:0:0:1'], true],
  ['', ['0.0.0.0/0', '::/0'], false],
  ['192.0.2.1', [], false],
])('%s in %j: %s', (address, list, isIn) => expect(isInBlocks(address, list)).toBe(isIn));

test.each([
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/08',
  '10.0.0/8',
  '::/129',
  'localhost',
  '',
  '/',
  '10.0.0.0/8/8',
  '::/-1',
])('%j is no block of addresses', (text) => expect(isAddressBlock(text)).toBe(false));

test.each([
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['2001:db8::1', '2001:0db8:0:0:ffff::2', true],
  ['2001:db8::1', '2001:db8:0:1::1', false],
])('%s and %s are counted together: %s', (one, other, together) => {
  expect(clientNameOf(one) === clientNameOf(other)).toBe(together);
});

test.each<[block: string, within: readonly string[], expected: boolean]>([
  ['192.0.2.7', ['192.0.2.7'], true],
  ['192.0.2.7', ['192.0.2.0/24'], true],
  ['192.0.2.0/25', ['192.0.2.0/24'], true],
  ['192.0.2.0/24', ['192.0.2.0/24'], true],
  ['192.0.2.0/23', ['192.0.2.0/24'], false],
  ['0.0.0.0/0', ['192.0.2.0/24'], false],
  ['192.0.3.0/24', ['192.0.2.0/24', '192.0.3.0/24'], true],
  ['192.0.2.0/23', ['192.0.2.0/24', '192.0.3.0/24'], false],
  ['::/0', ['0.0.0.0/0'], false],
  ['0.0.0.0/0', ['::/0'], false],
  ['2001:db8::/33', ['2001:db8::/32'], true],
  ['2001:db9::/33', ['2001:db8::/32'], false],
  ['192.0.2.7', [], false],
  ['nowhere', ['0.0.0.0/0'], false],
])('%s lies within %j: %s', (block, within, expected) => {
  expect(isWithinBlocks(block, within)).toBe(expected);
});
