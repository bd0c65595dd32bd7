import type { RuleProfile } from '@rappen/core/swiss-qr';
import type { z } from 'zod';
import type { Answer } from './answer.ts';
import type { Ports } from './ports.ts';

/** One operation, described once: the router and the API document are both made from it. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly group: string;
  readonly summary: string;
  readonly description?: string;
  /** Without: open to everybody. */
  readonly needsKey: boolean;
  /** Parameters of the query; unknown ones are ignored. */
  readonly query?: z.ZodObject;
  readonly body?: BodyDescription;
  /** Media type → schema of the answer with status 200. */
  readonly answers: Readonly<Record<string, z.ZodType | 'binary' | 'text'>>;
  /** Statuses besides 200 that this operation can answer with. */
  readonly refusals: readonly number[];
  readonly handle: (call: Call) => Promise<Answer> | Answer;
}

export interface BodyDescription {
  readonly type: 'application/json' | 'text/plain' | 'multipart/form-data';
  readonly schema: z.ZodType;
  readonly example?: unknown;
}

/** A request on its way through a route. */
export interface Call {
  readonly request: Request;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The rules that the caller asked for, or those of the day. */
  readonly profile: RuleProfile;
  readonly ports: Ports;
}
