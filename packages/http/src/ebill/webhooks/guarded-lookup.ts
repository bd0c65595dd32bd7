import type { HookUrlRules } from '../../ports/ebill/webhook-sender.ts';
import { mayConnectTo } from './hook-url.ts';
import { AddressNotAllowed } from './sender.ts';

/** An address as resolvers answer it. */
export interface ResolvedAddress {
  readonly address: string;
  /** 4 or 6. */
  readonly family: number;
}

/** Every address of a host. Throws what the runtime throws when there is none. */
export type Resolve = (host: string) => Promise<readonly ResolvedAddress[]>;

/** What a sender of webhooks that guards its look-ups may be told. */
export interface GuardedSenderOptions extends HookUrlRules {
  /** Every address of a name; without: as the operating system resolves it. */
  readonly resolve?: Resolve | undefined;
  /** Certificate authorities in PEM instead of those of the runtime. */
  readonly certificateAuthorities?: string | undefined;
}

/** The `lookup` of Node's sockets, which Deno's version of them has too. */
export type Lookup = (
  host: string,
  options: { readonly all?: boolean | undefined },
  done: (error: Error | null, address: string | ResolvedAddress[], family?: number) => void,
) => void;

/**
 * A look-up that hands over addresses only after all of them were checked. The socket connects to what it is given and asks no
 * second time, so a name that changes what it stands for in between gains nothing (DNS rebinding).
 */
export function guardedLookup(resolve: Resolve, rules: HookUrlRules): Lookup {
  const checked = async (host: string) => {
    const addresses = await resolve(host);
    const [first] = addresses;
    const texts = addresses.map(({ address }) => address);
    if (first === undefined || !mayConnectTo(host, texts, rules))
      throw new AddressNotAllowed(`${host} does not stand for public addresses only`);
    return { first, addresses };
  };
  return (host, { all }, done) => {
    checked(host).then(
      ({ first, addresses }) => (all ? done(null, [...addresses]) : done(null, first.address, first.family)),
      (error: Error) => done(error, []),
    );
  };
}
