/** What the address of a mail server says: host, port and who signs in. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Whether the connection uses TLS from the start (RFC 8314). */
  readonly secure: boolean;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
}

/** The longest wait for the connection, for the greeting, and for each answer of a server. */
export const mailTimeouts = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 15_000,
} as const;

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a password may go to a server without TLS: on this machine alone. */
export function needsTls({ host, secure, user }: MailServer): boolean {
  return !secure && user !== undefined && !loopbackHosts.includes(host);
}

/** The host as sockets know it: addresses of IPv6 without brackets. */
export function hostName({ host }: MailServer): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}

/**
 * Reads host, port, user and password of an address. `ports`: schemes, and the port of each that is usual; the one that ends with `s` uses
 * TLS from the start. Answers a sentence about what is wrong, with the name of the setting; it never repeats the address.
 */
export function readServer(
  name: string,
  url: URL | undefined,
  ports: Readonly<Record<string, number>>,
): MailServer | { readonly error: string } {
  const schemes = Object.keys(ports).map((scheme) => `${scheme}//`);
  if (url === undefined || !(url.protocol in ports) || url.hostname === '')
    return { error: `${name} must begin with ${schemes.join(' or ')} and a host` };
  const [user, password] = [url.username, url.password].map(decoded);
  if (user === undefined || password === undefined)
    return { error: `${name} must write % in user and password as %25` };
  return {
    host: url.hostname,
    port: Number(url.port || ports[url.protocol]),
    secure: url.protocol.endsWith('s:'),
    ...(user !== '' && { user, password }),
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
