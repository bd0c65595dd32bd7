import { dc, pdf, pdfaExtension, pdfaid, xmp } from '../../metadata/namespaces.ts';
import type { XmpProperty } from '../../metadata/packet.ts';
import { inAnyLanguage, property } from '../../metadata/properties.ts';
import { extensionsOf, isKnownProperty } from '../../metadata/schemas.ts';
import { writePacket } from '../../metadata/write-packet.ts';
import { textOfString } from '../../syntax/text-string.ts';
import { emptyDictionary, nameValue, withEntries } from '../../syntax/values.ts';
import { anyPacketOf, mainPacketOf, packetOf, saysPdfA3 } from '../check/metadata.ts';
import type { Draft } from './draft.ts';

/**
 * Writes the XMP packet of the document anew, unless it is as it should be: what it says already in properties that
 * PDF/A knows or the packet describes, what the information dictionary says besides, and that this is PDF/A-3b
 * (ISO 19005-3, 6.6). `now` is the time of the change, ISO 8601.
 */
export function writeMetadata(draft: Draft, now: string): void {
  const reference = draft.catalog?.entries.get('Metadata');
  const sound = mainPacketOf(draft);
  if (sound !== undefined && saysPdfA3(sound)) return;
  const found = anyPacketOf(draft, reference)?.properties ?? [];
  const extensions = extensionsOf(found);
  const described = extensions === undefined ? found.filter(({ namespace }) => namespace !== pdfaExtension[0]) : found;
  const kept = described.filter(
    (property) => property.namespace !== pdfaid[0] && isKnownProperty(property, extensions ?? new Map()),
  );
  const properties = [
    property(pdfaid, 'part', '3'),
    property(pdfaid, 'conformance', 'B'),
    ...kept.filter(({ name, namespace }) => !(namespace === xmp[0] && name === 'MetadataDate')),
    ...fromInformation(draft).filter(
      ({ namespace, name }) => !kept.some((each) => each.namespace === namespace && each.name === name),
    ),
    property(xmp, 'MetadataDate', now),
  ];
  const dictionary = withEntries(emptyDictionary, { Type: nameValue('Metadata'), Subtype: nameValue('XML') });
  draft.editCatalog({ Metadata: draft.add(dictionary, writePacket(properties)) });
  draft.changed('metadata-written');
}

/** Takes off metadata of parts of the document that are not as they should be, wherever they stand (6.6.2). */
export function removePartMetadata(draft: Draft): void {
  const main = draft.catalog;
  draft.rewriteValues((value) => {
    const metadata = value.kind === 'dictionary' ? value.entries.get('Metadata') : undefined;
    if (value.kind !== 'dictionary' || metadata === undefined || value === main) return value;
    if (packetOf(draft, metadata) !== undefined) return value;
    draft.changed('metadata-written');
    return withEntries(value, { Metadata: undefined });
  });
}

/** The entries of the information dictionary as properties (ISO 19005-1, table 1). */
function fromInformation(draft: Draft): XmpProperty[] {
  const { entries } = draft.dictionary(draft.trailer.entries.get('Info')) ?? emptyDictionary;
  const texts = (key: string, made: (text: string) => XmpProperty): XmpProperty[] => {
    const text = textOfString(draft.resolved(entries.get(key)))
      ?.slice(0, textMax)
      .trim();
    return text === undefined || text === '' ? [] : [made(text)];
  };
  const dates = (key: string, name: string): XmpProperty[] => {
    const date = isoDate(textOfString(draft.resolved(entries.get(key))) ?? '');
    return date === undefined ? [] : [property(xmp, name, date)];
  };
  return [
    ...texts('Title', (text) => property(dc, 'title', inAnyLanguage(text))),
    ...texts('Author', (text) =>
      property(dc, 'creator', { kind: 'list', list: 'Seq', items: [{ kind: 'text', text }] }),
    ),
    ...texts('Subject', (text) => property(dc, 'description', inAnyLanguage(text))),
    ...texts('Keywords', (text) => property(pdf, 'Keywords', text)),
    ...texts('Creator', (text) => property(xmp, 'CreatorTool', text)),
    ...texts('Producer', (text) => property(pdf, 'Producer', text)),
    ...dates('CreationDate', 'CreateDate'),
    ...dates('ModDate', 'ModifyDate'),
  ];
}

/** Characters of a text that are taken over. */
const textMax = 4000;

/** A PDF date (ISO 32000-1, 7.9.4) as ISO 8601; undefined when it is none with a time, or is out of range. */
function isoDate(text: string): string | undefined {
  const match = /^(?:D:)?(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:Z|([+-])(\d\d)'?(\d\d)?)?/.exec(text);
  if (match === null) return undefined;
  const [, year, month = '', day = '', hour = '', minute = '', second = '00', sign, hours = '', minutes = '00'] = match;
  const isReal =
    Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31 && Number(hour) < 24;
  if (!isReal || Number(minute) > 59 || Number(second) > 59 || Number(hours) > 23 || Number(minutes) > 59)
    return undefined;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${sign === undefined ? 'Z' : `${sign}${hours}:${minutes}`}`;
}
