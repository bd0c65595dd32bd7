import type { RuleProfile } from '@rappen/core/swiss-qr';
import type { z } from 'zod';
import type { Answer } from './answer.ts';
import type { ApiKey, NeededScope } from './keys.ts';
import type { Ports } from './ports.ts';

/** One operation, described once: the router and the API document are both made from it. */
export interface Route {
  /** A route for HEAD does not answer GET. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  /** Parts such as `:name` are parameters; see `parameters`. */
  readonly path: string;
  readonly group: string;
  readonly summary: string;
  readonly description?: string;
  /** Without: open to everybody. */
  readonly needsKey: boolean;
  /** What the key must be for; `qr` unless said. */
  readonly scope?: NeededScope;
  /** Keys for trials cannot do this. */
  readonly refusesDemo?: boolean;
  /** Parameters of the query; unknown ones are ignored. */
  readonly query?: z.ZodObject;
  /** The handler reads the query itself, and tells what is wrong with it together with what is wrong with the body. */
  readonly readsQuery?: boolean;
  /** Headers that the operation looks at, for the API document. */
  readonly headers?: z.ZodObject;
  /** What each parameter of the path is, with an example that there is. */
  readonly parameters?: Readonly<Record<string, { readonly description: string; readonly example: string }>>;
  readonly body?: BodyDescription | FileDescription;
  /** Other ways to send the same. */
  readonly otherBodies?: readonly (BodyDescription | FileDescription)[];
  /** Whether a request may come without a body. */
  readonly bodyIsOptional?: boolean;
  /** Status of success; 200 unless said. */
  readonly status?: 200 | 201 | 204;
  /** Media type → schema of the answer with the status of success. */
  readonly answers: Readonly<Record<string, z.ZodType | 'binary' | 'text'>>;
  /** Statuses besides success that this operation can answer with. */
  readonly refusals: readonly number[];
  readonly handle: (call: Call) => Promise<Answer> | Answer;
}

export interface BodyDescription {
  readonly type: 'application/json' | 'application/xml' | 'text/plain' | 'multipart/form-data';
  readonly schema: z.ZodType;
  readonly example?: unknown;
}

/** A body that is a file of one of these media types, as it is. */
export interface FileDescription {
  readonly types: readonly string[];
}

/** A request on its way through a route. */
export interface Call {
  readonly request: Request;
  /** What the answer is found again by. */
  readonly requestId: string;
  /** Who calls; `anonymous` where no key is needed. */
  readonly key: ApiKey;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Of the path, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The rules that the caller asked for, or those of the day. */
  readonly profile: RuleProfile;
  readonly ports: Ports;
}
