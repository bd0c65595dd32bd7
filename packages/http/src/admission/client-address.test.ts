import { expect, test } from 'vitest';
import { clientAddressOf } from './client-address.ts';

test.each<
  [forwarded: string | undefined, connection: string | undefined, trusts: boolean, address: string | undefined]
>([
  [undefined, '192.0.2.1', false, '192.0.2.1'],
  [undefined, '::ffff:192.0.2.1', false, '192.0.2.1'],
  [undefined, '2001:db8::1', false, '2001:db8::1'],
  [undefined, undefined, false, undefined],
  ['198.51.100.7', '192.0.2.1', false, '192.0.2.1'],
  ['198.51.100.7', '192.0.2.1', true, '198.51.100.7'],
  ['10.0.0.1, 198.51.100.7', '192.0.2.1', true, '198.51.100.7'],
  ['198.51.100.7, <script>', '192.0.2.1', true, undefined],
  ['', '192.0.2.1', true, undefined],
  [undefined, '192.0.2.1', true, '192.0.2.1'],
])('X-Forwarded-For %s from %s, trusted: %s', (forwarded, connection, trusts, address) => {
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded });
  expect(clientAddressOf(headers, connection, trusts)).toBe(address);
});
