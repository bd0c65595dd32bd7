/** The address of a server on a host; IPv6 addresses stand in brackets. */
export function serverUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Where this machine reaches a server: an address that means all of its addresses cannot be asked. */
export function ownUrl(host: string, port: number): string {
  return serverUrl(host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host, port);
}

/** A server that an adapter has started. */
export interface RunningServer {
  readonly url: string;
  /** The key that was set, or the one created because there was none: it is not shown again. */
  readonly apiKey: string | undefined;
  /** Where the first user becomes the owner; undefined: there is a user already. */
  readonly welcomeUrl?: string | undefined;
  /** Lets running requests finish, takes no new ones, closes the store. */
  stop(): Promise<void>;
}

/** The message for an operator who starts a server without a configured key, shown once. */
export function keyNotice({ apiKey }: Pick<RunningServer, 'apiKey'>): string {
  return apiKey === undefined
    ? 'The store already has keys: rappen keys list shows them, rappen keys create creates another'
    : `API key, shown only once and not stored: ${apiKey}`;
}

/** The page on which the first user becomes the owner, with the token of `prepareFirstUser`. */
export function welcomeUrlOf(url: string, token: string): string {
  return `${url}/#/welcome/${token}`;
}

/** The message for an operator who starts a server that has no user yet. */
export function welcomeNotice({ welcomeUrl }: Pick<RunningServer, 'welcomeUrl'>): string {
  return `There is no user yet. Open this address within 24 hours to become the owner: ${welcomeUrl}`;
}
