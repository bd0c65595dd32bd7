import { attachmentTypes, limits } from '@rappen/core/invoice-document';
import { characterSets, normalizeBillText } from '@rappen/core/swiss-qr';
import { isPermitted } from '@rappen/core/text';
import type { Attachment } from './lines.ts';

/** What files may go with an e-invoice: which kinds, how many, how much together, and under which names. */

type MediaType = (typeof attachmentTypes)[number];

/** Why a file cannot go with an invoice. */
export type AttachmentFault = 'type' | 'empty' | 'large' | 'many' | 'unreadable';

/** The endings of each kind, and how its files begin; a table of text begins anyhow, and has no zeros. */
const kinds: Readonly<Record<MediaType, { readonly endings: readonly string[]; readonly start: readonly number[] }>> = {
  'application/pdf': { endings: ['pdf'], start: [0x25, 0x50, 0x44, 0x46] },
  'image/png': { endings: ['png'], start: [0x89, 0x50, 0x4e, 0x47] },
  'image/jpeg': { endings: ['jpg', 'jpeg'], start: [0xff, 0xd8, 0xff] },
  'text/csv': { endings: ['csv'], start: [] },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { endings: ['xlsx'], start: [0x50, 0x4b, 3, 4] },
  'application/vnd.oasis.opendocument.spreadsheet': { endings: ['ods'], start: [0x50, 0x4b, 3, 4] },
};

/** The endings that are taken, as the attribute `accept` has them. */
export const acceptedEndings = Object.values(kinds)
  .flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
  .join(',');

/** Bytes that all files of an invoice may have together; in Base64 three of them are four characters. */
export const attachedBytesMax = (limits.attachmentsLengthMax / 4) * 3;

/** Bytes that a file takes of that: Base64 fills its last group up. */
const takenBy = (size: number) => Math.ceil(size / 3) * 3;

/** Bytes that attached files take of what they may have together. */
export function attachedBytes(attachments: readonly Attachment[]): number {
  return attachments.reduce((sum, { size }) => sum + takenBy(size), 0);
}

/** Whether one more file of so many bytes has room beside others; undefined: it has. */
export function roomFault(size: number, beside: readonly Attachment[]): 'empty' | 'large' | 'many' | undefined {
  if (size === 0) return 'empty';
  if (beside.length >= limits.attachmentsMax) return 'many';
  return attachedBytes(beside) + takenBy(size) > attachedBytesMax ? 'large' : undefined;
}

/** What kind a file is by its ending, where it begins like one of that kind; undefined for all others. */
export function mediaTypeOf(name: string, bytes: Uint8Array): MediaType | undefined {
  const ending = endingOf(name).toLowerCase();
  const type = attachmentTypes.find((one) => kinds[one].endings.includes(ending));
  if (type === undefined || (type === 'text/csv' && bytes.includes(0))) return undefined;
  return kinds[type].start.every((byte, index) => bytes[index] === byte) ? type : undefined;
}

/**
 * The name that a file has in an invoice: on one line, of characters that documents have, no longer than they allow, and not that of
 * another one. Source: XRechnung, BR-DE-22.
 */
export function attachedName(name: string, beside: readonly Attachment[]): string {
  const plain = normalizeBillText(name.normalize('NFC'), characters).text.replace(/[\p{C}\p{Z}\\/:*?"<>|]+/gu, ' ');
  const typed = [...plain].map((one) => (isPermitted(one, characters) ? one : '_')).join('');
  const ending = `.${endingOf(typed)}`;
  const stem = typed.slice(0, -ending.length).trim();
  const taken = new Set(beside.map((one) => one.name.toLowerCase()));
  for (let count = 1; ; count++) {
    const tail = `${count === 1 ? '' : ` (${count})`}${ending}`;
    const whole = `${stem.slice(0, limits.lineLengthMax - tail.length).trim()}${tail}`;
    if (!taken.has(whole.toLowerCase())) return whole;
  }
}

const characters = characterSets['2.3'];

function endingOf(name: string): string {
  const point = name.lastIndexOf('.');
  return point < 0 ? '' : name.slice(point + 1);
}
