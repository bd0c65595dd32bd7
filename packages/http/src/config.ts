/** What an operator can set, read from environment variables. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Key of the first customer; without one, the adapter makes a key and shows it once. */
  readonly apiKey: string | undefined;
}

const portDefault = 8080;
const portMax = 65_535;
const keyLengthMin = 16;

/** Reads the configuration, or says in sentences what is wrong with it. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): Config | { readonly errors: readonly string[] } {
  const errors: string[] = [];
  const portText = environment['PORT'] || String(portDefault);
  const port = /^\d{1,5}$/.test(portText) && Number(portText) <= portMax ? Number(portText) : undefined;
  if (port === undefined) errors.push(`PORT must be a number from 0 to ${portMax}: it is "${portText}"`);
  const apiKey = environment['RAPPEN_API_KEY'] || undefined;
  if (apiKey !== undefined && apiKey.length < keyLengthMin)
    errors.push(`RAPPEN_API_KEY must have at least ${keyLengthMin} characters`);
  if (errors.length > 0 || port === undefined) return { errors };
  return { port, host: environment['HOST'] || '127.0.0.1', apiKey };
}

/** The address of a server on a host; IPv6 addresses stand in brackets. */
export function serverUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** A new API key: 256 random bits. */
export function newApiKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `rappen_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A server that an adapter has started. */
export interface RunningServer {
  readonly url: string;
  readonly apiKey: string;
  /** Lets running requests finish, takes no new ones. */
  stop(): Promise<void>;
}
