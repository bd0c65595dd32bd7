import type { Problem } from '../problems/index.ts';
import type { ApiKey, NeededScope } from '../rights/api-key.ts';
import type { KeyStore, KeyUse } from '../rights/key-store.ts';
import type { AccountStore } from './accounts/accounts.ts';
import type { Clock } from './clock.ts';
import type { CodeReader } from './code-reader.ts';
import type { EbillPorts } from './ebill/service.ts';
import type { WebhookSender } from './ebill/webhook-sender.ts';
import type { ResourceStore } from './resources.ts';
import type { Span, SpanFacts, SpanKind } from './traces.ts';
import type { LongReads, StoreFigures, Watch } from './watch.ts';
import type { LongWork } from './work.ts';

export type { ResourceEntry, ResourceFile, ResourceStore } from './resources.ts';

import type { Guessing } from './accounts/guessing.ts';
import type { Mailer } from './mailer.ts';

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
  /** Refuses requests when more come than can be answered soon. Without: all are taken. */
  readonly load?: Load | undefined;
  /** Without: all work is done where the request is. */
  readonly work?: LongWork | undefined;
  readonly documentation: DocumentationFiles;
  /** Without: this deployment serves no web application. */
  readonly web?: WebFiles | undefined;
  readonly log: Log;
  /** How long things are kept; without: as `retentionLimits` says. */
  readonly retention?: Retention | undefined;
  /** Without: nobody watches this deployment. */
  readonly watch?: Watch | undefined;
  /** Without: nothing is traced. */
  readonly traces?: Traces | undefined;
  /** Without: this deployment submits no eBills. */
  readonly ebill?: EbillPorts | undefined;
  /** Without: users cannot sign in. */
  readonly accounts?: AccountPorts | undefined;
  /** Notes which keys are used. */
  readonly keyUse?: KeyUse | undefined;
  /** What answers did not wait for: a runtime that ends with the last answer waits for it. */
  readonly unfinished?: Set<Promise<void>> | undefined;
  /** Slows down callers who send wrong keys, by address; without: no one is slowed down. */
  readonly wrongKeys?: Guessing | undefined;
}

/** How busy the thread that serves is. */
export interface Load {
  /** Whether another request may begin now, of a customer who is known; it counts as begun. */
  admits(share?: string | undefined): boolean;
}

/** For how many days things are kept. */
export interface Retention {
  /** Cases that are over, behind the day on which they were due, or dated where nothing was due. */
  readonly caseDays: number;
  /** Entries of the audit log; undefined: for ever. */
  readonly auditDays?: number | undefined;
  /** Addresses in the audit log; addresses and browsers that somebody signed in from, as hashes. */
  readonly addressDays: number;
}

/** What signing in needs. */
export interface AccountPorts {
  readonly store: AccountStore;
  /** Slows down who guesses passwords. */
  readonly logins: Guessing;
  /** The host under which people reach the service, where a proxy hides it. */
  readonly ownHosts: readonly string[];
  /** The address that links lead to, without a slash at its end; without: where a request came to. */
  readonly publicUrl?: string | undefined;
  /** Mails links that lead to the public address of the service. Without: whoever asks for a link passes it on. */
  readonly mail?: { readonly mailer: Mailer; readonly publicUrl: string } | undefined;
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
  /** The requests of so many minutes may come at once. */
  readonly minutes: number;
  /** Whole requests that may follow at once. */
  readonly remaining: number;
  /** Until another request is allowed, rounded up; 0: now. */
  readonly secondsToNext: number;
  /** Until as many as ever are allowed at once again, rounded up. */
  readonly secondsToFull: number;
}

/** Whether requests can be served. */
export interface Readiness {
  /** Throws `StoreUnavailable` when what the service stands on does not take writes. */
  check(): Promise<void>;
}

/** The ports that one store serves. */
export interface ServiceStore extends Readiness {
  readonly keys: KeyStore;
  readonly resources?: ResourceStore;
  readonly accounts?: AccountStore;
  /** What waits in it. */
  readonly figures?: (now: number) => Promise<StoreFigures>;
  /** Reads that this process makes beside the thread that serves; undefined: there are none. */
  readonly longReads?: (() => LongReads) | undefined;
}

export interface Ids {
  request(): string;
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
  /** Requests that were refused unread because more came than could be answered; told once a second at most. */
  overload(refused: number): void;
  /** Something that is not the caller's doing, with the id that the caller was given; of a store that cannot serve, the reason. */
  fault(requestId: string, error: unknown): void;
}

export interface RequestEntry {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  /** The customer whose key or session it was, and that key or person. */
  readonly biller?: string | undefined;
  readonly key?: string | undefined;
  /** Where it came from. */
  readonly address?: string | undefined;
  readonly codes: readonly Problem['code'][];
}

/** Shows to a collector of traces what is done, and how long it takes. Never throws, never waits. */
export interface Traces {
  /** Begins a trace, or goes on with that of a caller where `traceparent` is one. */
  begin(name: string, kind: SpanKind, facts?: SpanFacts, traceparent?: string | null): Span;
  /** The same ports, whose commits, calls and long work are pieces of a span. */
  within(ports: Ports, span: Span): Ports;
  /** The same for what sends webhooks. */
  sending(sender: WebhookSender, span: Span): WebhookSender;
  /** How many spans did not reach the collector. */
  dropped(): number;
  /** Sends what waits, once; takes no longer than one request to the collector. */
  flush(): Promise<void>;
  /** Sends what waits for a last time, and nothing after a second. */
  end(): Promise<void>;
}
