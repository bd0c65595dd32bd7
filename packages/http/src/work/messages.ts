import type { PrintedAnswer } from '../answer/printed.ts';
import type { CodeReader, ReadCode, ReadCodesOptions } from '../ports/code-reader.ts';
import type { PdfTools } from '../ports/ebill/service.ts';
import type { ResourceFile } from '../ports/ports.ts';
import type { SubmissionReading } from '../ports/reading.ts';
import type { RouteCall } from '../ports/work.ts';

/** How far a search for codes has come. */
export interface Progress {
  readonly found: readonly ReadCode[];
  /** Pages that are not yet searched as thoroughly as asked, ascending from 1. */
  readonly pagesLeft: readonly number[];
}

/** Told of the progress before each page; `stop` leaves the pages that are left. */
export type OnProgress = (progress: Progress) => 'stop' | undefined;

/** What a thread works with. */
export interface WorkTools extends PdfTools {
  readCodes(file: Uint8Array, options: ReadCodesOptions, onProgress?: OnProgress): ReturnType<CodeReader['readCodes']>;
  /** The answer to a search that ended early. */
  partOf(progress: Progress): Awaited<ReturnType<CodeReader['readCodes']>>;
}

/** What is done to one file, by name. */
type FileTools = PdfTools & CodeReader & SubmissionReading;

/** Work on one file, for a caller in the thread that serves. */
export type FileWork = {
  readonly [Name in keyof FileTools]: {
    readonly kind: Name;
    readonly file: Uint8Array;
    readonly options: Parameters<FileTools[Name]>[1];
  };
}[keyof FileTools];

/** A piece of long work as plain data: the same piece comes to the same answer in every thread. */
export type Work = (FileWork | ({ readonly kind: 'answer' } & RouteCall)) & {
  /** What another thread had found in the file before its time was up. */
  readonly found?: Progress | undefined;
};

/** What a thread is told. A stream is made as far as it is asked for. */
export type Order =
  | { readonly id: number; readonly start: Work }
  | { readonly id: number; readonly more: true }
  | { readonly id: number; readonly drop: true }
  | { readonly id: number; readonly told: ResourceFile | undefined };

/** What a thread says: in between, then once for each start and each more what came of it. */
export type Reply = { readonly id: number } & (
  | { readonly progress: Progress }
  | { readonly asks: { readonly resource: string } }
  | Ending
);

export type Ending = {
  /** The thread holds so much memory that it should not be kept. */
  readonly isWorn?: boolean;
} & (
  | { readonly answer: unknown; readonly streams: boolean }
  | { readonly piece: Uint8Array; readonly isLast: boolean }
  | { readonly fault: string }
  | { readonly tooLarge: true }
);

/** An answer on its way out of a thread: a body that is made while it is sent follows in pieces. */
export type SentAnswer = Omit<PrintedAnswer, 'body'> & { readonly body: string | Uint8Array | null };

/** Buffers smaller than this are copied sooner than handed over, and may be shared with what stays. */
const handedOverBytesMin = 65_536;

/** The large buffers of a message: they are handed over to who gets it, and not copied. */
export function buffersOf(message: unknown, found: Set<ArrayBuffer> = new Set()): Set<ArrayBuffer> {
  if (message instanceof Uint8Array) {
    const { buffer } = message;
    if (buffer instanceof ArrayBuffer && buffer.byteLength >= handedOverBytesMin) found.add(buffer);
  } else if (typeof message === 'object' && message !== null) {
    for (const member of Object.values(message)) buffersOf(member, found);
  }
  return found;
}
