import { isAddress } from '../rights/ip-address.ts';

/**
 * The address that a request came from: that of the connection or, behind a proxy that is trusted, the last one of
 * `X-Forwarded-For`, which that proxy has written (the ones before it are the caller's word). IPv4 within IPv6 is IPv4.
 */
export function clientAddressOf(
  headers: Headers,
  connectionAddress: string | undefined,
  trustsProxy: boolean,
): string | undefined {
  const forwarded = trustsProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = (forwarded ?? connectionAddress)?.replace(/^::ffff:(?=\d+\.)/i, '');
  return address !== undefined && isAddress(address) ? address : undefined;
}
