import { problem } from '../problems.ts';
import { dateText, textString } from '../syntax/text-string.ts';
import {
  type CosDictionary,
  type CosReference,
  emptyDictionary,
  nameValue,
  numberValue,
  withEntries,
} from '../syntax/values.ts';
import { limits } from './limits.ts';
import type { XmpSchema } from './schema.ts';

/** How a file belongs to the document it is in (ISO 19005-3, annex E). */
export type Relationship = 'Source' | 'Data' | 'Alternative' | 'Supplement' | 'Unspecified';

/** A file to put into a document. */
export interface AttachmentInput {
  /** 1 to 255 of the characters `A-Z a-z 0-9 . _ -`. */
  readonly name: string;
  /** Type and subtype, such as `application/xml`. */
  readonly mediaType: string;
  readonly relationship: Relationship;
  readonly description: string;
  /** At most `bytesMax` bytes. */
  readonly content: Uint8Array;
  /** Default 1 000 000. */
  readonly bytesMax?: number;
  /** ISO 8601 in UTC: `2026-11-21T10:00:00Z`. */
  readonly modifiedAt: string;
  /** Properties that the document's XMP packet gets, with their description. */
  readonly metadata?: XmpSchema;
}

/** What is wrong with a file: attachment.name, attachment.media-type, attachment.date, attachment.too-large. */
export function faultsOf({
  name,
  mediaType,
  content,
  bytesMax,
  modifiedAt,
}: AttachmentInput): ReturnType<typeof problem>[] {
  const max = bytesMax ?? limits.fileBytesMax;
  const path = (key: string): string[] => ['attach', key];
  const isNamed = /^[A-Za-z0-9._-]+$/.test(name) && name.length <= limits.nameCharactersMax;
  return [
    ...(isNamed ? [] : [problem('ATTACHMENT_NAME', path('name'), { max: limits.nameCharactersMax })]),
    ...(/^[-\w+.]+\/[-\w+.]+$/.test(mediaType) ? [] : [problem('ATTACHMENT_MEDIA_TYPE', path('mediaType'))]),
    ...(dateText(modifiedAt)?.endsWith('Z') ? [] : [problem('ATTACHMENT_DATE', path('modifiedAt'))]),
    ...(content.length <= max ? [] : [problem('ATTACHMENT_TOO_LARGE', path('content'), { name, max })]),
  ];
}

/**
 * The dictionary of the stream that holds a file (ISO 32000-1, table 45). Without the optional MD5 sum: the zlib stream has a sum of its
 * own, and no sum inside a file keeps it from being changed.
 */
export function embeddedFile({ mediaType, content, modifiedAt }: AttachmentInput): CosDictionary {
  const parameters = withEntries(emptyDictionary, {
    ModDate: textString(dateText(modifiedAt) ?? ''),
    Size: numberValue(content.length),
  });
  return withEntries(emptyDictionary, {
    Type: nameValue('EmbeddedFile'),
    Subtype: nameValue(mediaType),
    Params: parameters,
  });
}

/** What a document says of a file in a stream (ISO 32000-1, table 44; ISO 19005-3, 6.8). */
export function fileSpecification(
  { name, relationship, description }: AttachmentInput,
  stream: CosReference,
): CosDictionary {
  return withEntries(emptyDictionary, {
    Type: nameValue('Filespec'),
    F: textString(name),
    UF: textString(name),
    Desc: description === '' ? undefined : textString(description),
    AFRelationship: nameValue(relationship),
    EF: withEntries(emptyDictionary, { F: stream, UF: stream }),
  });
}
