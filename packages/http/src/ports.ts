import type { CalendarDate } from '@rappen/core/date';
import type { Problem } from '@rappen/core/problem';
import type { Result } from '@rappen/core/result';

/** Everything the services need from outside. An adapter makes one; tests make another. */
export interface Ports {
  readonly keys: KeyStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly codes: CodeReader;
  readonly documentation: DocumentationFiles;
  readonly log: Log;
}

/** Who may call. A key is only ever looked up, never listed. */
export interface KeyStore {
  find(key: string): Promise<ApiKey | undefined>;
}

export interface ApiKey {
  /** Whom the key belongs to, for the log. */
  readonly owner: string;
}

export interface Clock {
  /** The day in Switzerland. */
  today(): CalendarDate;
}

export interface Ids {
  request(): string;
}

/** Finds codes in a PDF, PNG or JPEG. */
export interface CodeReader {
  readCodes(file: Uint8Array, options: ReadCodesOptions): Promise<Result<readonly ReadCode[]>>;
}

export interface ReadCodesOptions {
  readonly effort: 'DEFAULT' | 'HARDER';
  /** Find every code, or stop at the first whose text begins in one of these ways. */
  readonly all: boolean;
  readonly beginnings: readonly string[];
}

export interface ReadCode {
  readonly text: string;
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
