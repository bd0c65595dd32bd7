import type { CalendarDate } from '@rappen/core/date';
import type { Problem } from '@rappen/core/problem';
import type { Result } from '@rappen/core/result';
import type { AccountStore } from './accounts/ports.ts';
import type { EbillPorts } from './ebill/service.ts';
import type { ApiKey, Instant, NeededScope, StoredKey } from './keys.ts';
import type { Throttle } from './throttle.ts';

/** Everything the services need from outside. An adapter makes one; tests make another. */
export interface Ports {
  readonly keys: KeyStore;
  /** Without: this deployment keeps no files of customers. */
  readonly resources?: ResourceStore | undefined;
  /** Without: no limit. */
  readonly rates?: RateLimiter | undefined;
  readonly readiness: Readiness;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly codes: CodeReader;
  readonly documentation: DocumentationFiles;
  /** Without: this deployment serves no web application. */
  readonly web?: WebFiles | undefined;
  readonly log: Log;
  /** Without: this deployment submits no eBills. */
  readonly ebill?: EbillPorts | undefined;
  /** Without: nobody signs in. */
  readonly accounts?: AccountPorts | undefined;
  /** Notes which keys are used. */
  readonly keyUse?: KeyUse | undefined;
  /** Slows down who sends wrong keys, by the address; without: nobody. */
  readonly wrongKeys?: Throttle<'client'> | undefined;
}

/** What signing in needs. */
export interface AccountPorts {
  readonly store: AccountStore;
  /** Slows down who guesses passwords. */
  readonly logins: Throttle<'address' | 'client'>;
  /** The host under which people reach the service, where a proxy hides it. */
  readonly ownHosts: readonly string[];
}

/** Remembers the use of keys until somebody writes it down: no request waits for that, or fails with it. */
export interface KeyUse {
  used(key: StoredKey): void;
  /** Keeps what was used; each key once a minute at most. */
  write(): Promise<void>;
}

/** Who may call. A key is only ever looked up, never listed; whether it may be used is judged elsewhere. */
export interface KeyStore {
  find(key: string): Promise<StoredKey | undefined>;
  /** Keeps when keys were last used, by their ids. Without: nobody wants to know. */
  touch?(used: ReadonlyMap<string, Instant>): Promise<void>;
}

/** Files of customers, such as logos: each owner has its own, by name. */
export interface ResourceStore {
  /** Stores a file, or replaces the one of the same name. */
  put(owner: string, name: string, file: ResourceFile): Promise<ResourceEntry>;
  get(owner: string, name: string): Promise<ResourceFile | undefined>;
  /** In the order of names. */
  list(owner: string): Promise<readonly ResourceEntry[]>;
  /** False: there is none of this name. */
  delete(owner: string, name: string): Promise<boolean>;
}

export interface ResourceFile {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

export interface ResourceEntry {
  readonly name: string;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
  readonly createdAt: Instant;
}

/** Counts what each key sends. */
export interface RateLimiter {
  /** Takes one request for an operation of a scope from what the key has left. */
  take(key: ApiKey, scope: NeededScope): Rate | Promise<Rate>;
}

/** The tightest of the limits that a request counts against. */
export interface Rate {
  /** What is counted: every request of a key, or those of one kind. */
  readonly policy: string;
  readonly allowed: boolean;
  readonly requestsPerMinute: number;
  /** Whole requests that may follow at once. */
  readonly remaining: number;
  /** Until another request is allowed, rounded up; 0: now. */
  readonly secondsToNext: number;
  /** Until all requests of a minute are allowed again, rounded up. */
  readonly secondsToFull: number;
}

/** Whether requests can be served. */
export interface Readiness {
  /** Throws when what the service stands on does not answer. */
  check(): Promise<void>;
}

/** The ports that one store serves. */
export interface ServiceStore extends Readiness {
  readonly keys: KeyStore;
  readonly resources?: ResourceStore;
  readonly accounts?: AccountStore;
}

export interface Clock {
  /** The day in Switzerland. */
  today(): CalendarDate;
  /** Milliseconds since the beginning of 1970. */
  now(): number;
}

export interface Ids {
  request(): string;
}

/** Finds codes in a PDF, PNG or JPEG. */
export interface CodeReader {
  /** `warnings` tell of pages that there was no time for. */
  readCodes(
    file: Uint8Array,
    options: ReadCodesOptions,
  ): Promise<Result<readonly ReadCode[]> & { readonly warnings?: readonly Problem[] }>;
}

export interface ReadCodesOptions {
  readonly effort: 'DEFAULT' | 'HARDER';
  /** Find every code, or stop at the first whose text begins in one of these ways. */
  readonly all: boolean;
  readonly beginnings: readonly string[];
}

export interface ReadCode {
  readonly text: string;
  /** Where they are known: they decide when the code does not name its character set. */
  readonly bytes?: Uint8Array;
  /** One-based; an image is page 1. */
  readonly page: number;
  /** The corners of the code as the code itself stands, which may be turned against the page. */
  readonly box: CodeBox;
  /** 1 to 40. */
  readonly version: number;
  readonly errorCorrectionLevel: string;
  /** Whether the code names its character set (ECI). */
  readonly eci: boolean;
}

export interface CodeBox {
  readonly topLeft: PagePoint;
  readonly topRight: PagePoint;
  readonly bottomRight: PagePoint;
  readonly bottomLeft: PagePoint;
}

/** A point as a fraction of the page as it is shown: x from the left edge, y from the top edge, both 0 to 1. */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** The files of the API page, by name. */
export interface DocumentationFiles {
  read(name: string): Promise<Uint8Array | undefined>;
}

/** The files of the web application, by path: `index.html`, `assets/main-1A2B3C4D.js`, and copies with `.br` and `.gz` behind. */
export interface WebFiles {
  read(name: string): Promise<Uint8Array | undefined>;
}

export interface Log {
  /** One line for each request. Never carries keys, bodies or values of fields. */
  request(entry: RequestEntry): void;
  /** Something that is not the caller's doing, with the id that the caller was given. */
  fault(requestId: string, error: unknown): void;
}

export interface RequestEntry {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly codes: readonly Problem['code'][];
}
