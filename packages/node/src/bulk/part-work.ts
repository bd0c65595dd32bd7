import {
  type ArchivedFile,
  type BulkFindings,
  type BulkHeader,
  type CsvPart,
  readBulkPart,
  slipFiles,
} from '@rappen/core/bulk';
import type { Drawing } from '@rappen/core/drawing';
import type { Problem } from '@rappen/core/problem';
import { type MadePages, PageMaker } from '@rappen/core/render/pdf';
import { profiles } from '@rappen/core/swiss-qr';
import { type BulkSettings, slipsOf } from './draw.ts';

/** What is to be done with a part of a table: plain data. */
export interface PartTask {
  readonly kind: 'validate' | 'draw';
  readonly part: CsvPart;
  readonly header: BulkHeader;
  readonly settings: BulkSettings;
  /** What the pages before share: the names of it stand in the pages of this part. */
  readonly known: readonly string[];
}

/** What the bills of a part are, or became. */
export interface PartResult extends Pick<BulkFindings, 'billCount' | 'refusedCount' | 'problems' | 'problemCount'> {
  readonly pages: MadePages | undefined;
  readonly files: readonly ArchivedFile[];
  readonly warnings: readonly Problem[];
}

/** Works on a part: the same task comes to the same result in every thread. */
export function workOnPart({ kind, part, header, settings, known }: PartTask): PartResult {
  const options = {
    profile: profiles[settings.profile],
    normalize: settings.normalize,
    openAmounts: settings.openAmounts,
    entriesMax: Number.MAX_SAFE_INTEGER,
  };
  const read = readBulkPart(part, header, options);
  if (!read.ok) throw new Error(read.problems.map(({ code }) => code).join(', '));
  const { found, bills } = read.value;
  const warnings: Problem[] = [];
  let pages: MadePages | undefined;
  let files: readonly ArchivedFile[] = [];
  if (kind === 'validate') {
    for (const _ of bills()) {
      // Every bill is parsed when it is taken
    }
  } else {
    const slips = slipsOf(bills(), settings, warnings);
    if (settings.format === 'zip') files = inOneRoom([...slipFiles(slips)]);
    else pages = new PageMaker('mask', known).make(drawingsOf(slips));
  }
  const { billCount, refusedCount, problems, problemCount } = found;
  return { billCount, refusedCount, problems, problemCount, pages, files, warnings };
}

/** What is handed over to another thread rather than copied. */
export function bytesOf({ pages, files }: PartResult): ArrayBuffer[] {
  return [pages?.data ?? files[0]?.bytes].flatMap((bytes) =>
    bytes === undefined ? [] : [bytes.buffer as ArrayBuffer],
  );
}

function* drawingsOf(slips: Iterable<{ readonly drawing: Drawing }>): Generator<Drawing> {
  for (const { drawing } of slips) yield drawing;
}

/** The same with the bytes of all in one room: thousands of small buffers would be slow to hand over. */
function inOneRoom(files: readonly ArchivedFile[]): readonly ArchivedFile[] {
  const room = new Uint8Array(files.reduce((length, { bytes }) => length + bytes.length, 0));
  let at = 0;
  return files.map(({ name, bytes }) => {
    room.set(bytes, at);
    at += bytes.length;
    return { name, bytes: room.subarray(at - bytes.length, at) };
  });
}
